/** Other hidden cards, for tests of what a seat may know. */
import type { RunningGame } from '../../src/engine/game.ts'
import { advance } from '../../src/engine/loop.ts'
import type { Seat } from '../../src/engine/types.ts'
import { knows } from '../../src/engine/view/look.ts'
import { unknownName } from '../../src/language/unknown-card.ts'
import { put, rewind } from '../../src/state/journal.ts'

/** Lets the cards that a seat may not know, all but `kept`, change places within each deck's own, and named real ones be others of their list; returns how many became others. */
export function exchange(g: RunningGame, seat: Seat, by = 3, kept = 0): number {
  const hidden = Object.values(g.s.cards).filter(
    (c) => c.id !== kept && c.became === 0 && !c.token && c.def !== unknownName && !knows(g, c, seat),
  )
  const pileOf = ({ owner, home }: (typeof hidden)[number]): string => `${owner}.${home}`
  let changed = 0
  for (const pile of new Set(hidden.map(pileOf))) {
    const cards = hidden.filter((c) => pileOf(c) === pile)
    const defs = cards.map(({ def, owner }) =>
      owner === seat ? def : another(g.s.players[owner]?.real ?? [], def, by),
    )
    cards.forEach(({ id, def }, i) => {
      const other = defs[(i + by) % defs.length]!
      if (other !== def) changed++
      put(g, 'cards', id, 'def', other)
    })
  }
  return changed
}

/** Of a real card that its owner has named: another name of the list. */
function another(list: readonly (readonly [number, string])[], def: string, by: number): string {
  const at = list.findIndex(([, name]) => name === def)
  return at < 0 ? def : list[(at + by) % list.length]![1]
}

/** Looks at a game after such an exchange, and takes that back. */
export function exchanged<T>(g: RunningGame, seat: Seat, how: { by: number; kept?: number }, look: () => T): T {
  const before = g.journal.writes.length
  exchange(g, seat, how.by, how.kept)
  try {
    advance(g)
    return look()
  } finally {
    rewind(g, before)
  }
}
