/**
 * Names of texts that are processed several times (709.2b): a pass does not know the names given in another.
 * After the last one, the names of "for each" stand for everything that they stood for in any pass (802).
 */

import { once } from '../../language/once.ts'
import type { Effect } from '../../language/types.ts'
import { put } from '../../state/journal.ts'
import { must } from '../../state/must.ts'
import type { Names, Val } from '../../state/types.ts'
import { type Game, link } from '../core/game.ts'

/** The names that a text gives while it is processed; names that stay with a card ('this.…') are not part of a pass. */
const namesOf = once((list: readonly Effect[]): readonly string[] => {
  const found = new Set<string>()
  collect(list, found)
  return [...found]
})

function collect(node: unknown, found: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, v] of Object.entries(node)) {
    if (key === 'as' && typeof v === 'string' && !v.startsWith('this.')) found.add(v)
    else collect(v, found)
  }
}

/** The values, before the first pass, of the names that a text gives. */
export function outside(g: Game, linkId: number, list: readonly Effect[]): Names {
  const { names } = link(g, linkId)
  return Object.fromEntries(namesOf(list).flatMap((n) => (names[n] ? [[n, names[n]]] : [])))
}

/** Resets the names to their outer values before another pass. */
export function unname(g: Game, linkId: number, list: readonly Effect[], outer: Names): void {
  const { names } = link(g, linkId)
  const mine = namesOf(list)
  if (mine.length === 0) return
  const kept = Object.entries(names).filter(([n]) => !mine.includes(n))
  put(g, 'links', linkId, 'names', { ...Object.fromEntries(kept), ...outer })
}

/** The names that a pass has given. */
export function given(g: Game, linkId: number, list: readonly Effect[], outer: Names): Names {
  const { names } = link(g, linkId)
  const mine = namesOf(list).filter((n) => names[n] && JSON.stringify(names[n]) !== JSON.stringify(outer[n]))
  return Object.fromEntries(mine.map((n) => [n, must(names[n])]))
}

/** Two passes taken together: all cards and players, the sum of numbers, all dice. */
export function united(a: Names, b: Names): Names {
  const out: Record<string, Val> = { ...a }
  for (const [n, y] of Object.entries(b)) {
    const x = a[n] ?? {}
    out[n] = {
      ...x,
      ...y,
      ...(x.o && y.o ? { o: [...new Set([...x.o, ...y.o])] } : {}),
      ...(x.n !== undefined && y.n !== undefined ? { n: x.n + y.n } : {}),
      ...(x.d && y.d ? { d: [...x.d, ...y.d] } : {}),
    }
  }
  return out
}
