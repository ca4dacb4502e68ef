/** Speaking of one card in place of another that it has replaced (301.4, R101.4). */
import type { Names, Notes, Obj } from '../../state/types.ts'
import { renamed } from './notes.ts'

type Lists = Readonly<Record<string, readonly Obj[]>>

export interface Renaming {
  one(o: Obj): Obj
  list(list: readonly Obj[]): readonly Obj[]
  /** Targets and picks by site. */
  lists(lists: Lists): Lists
  names(names: Names): Names
  notes(notes: Notes): Notes
}

/** How everything that speaks of the old card comes to speak of the new one. What does not speak of it stays the same object. */
export function renaming(old: Obj, id: Obj): Renaming {
  const one = (o: Obj): Obj => (o === old ? id : o)
  const list = (l: readonly Obj[]): readonly Obj[] => (l.includes(old) ? l.map(one) : l)
  return {
    one,
    list,
    // Picks at "….n" and "….may" are numbers and answers.
    lists: (r) =>
      Object.values(r).some((l) => l.includes(old))
        ? Object.fromEntries(Object.entries(r).map(([k, l]) => [k, /\.(n|may)$/.test(k) ? l : list(l)]))
        : r,
    names: (n) =>
      Object.values(n).some((v) => v.o?.includes(old))
        ? Object.fromEntries(Object.entries(n).map(([k, v]) => [k, v.o?.includes(old) ? { ...v, o: list(v.o) } : v]))
        : n,
    notes: (n) => renamed(n, one),
  }
}
