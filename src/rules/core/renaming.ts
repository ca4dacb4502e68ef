/** Replaces every reference to a card by one to the card that replaced it (301.4, R101.4). */
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

/** The renaming of an old card's references to the new one. Values without the old card stay the same object. */
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
