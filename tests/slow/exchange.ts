/** Other hidden cards, for tests of what a seat may know. */
import type { RunningGame } from '../../src/engine/game.ts'
import type { Seat } from '../../src/engine/types.ts'
import { knows } from '../../src/engine/view/look.ts'
import { put } from '../../src/state/journal.ts'

/** Lets the cards that a seat may not know change places within each deck's own; returns how many became others. */
export function exchange(g: RunningGame, seat: Seat): number {
  const hidden = Object.values(g.s.cards).filter((c) => c.became === 0 && !c.token && !knows(g, c, seat))
  const pileOf = ({ owner, home }: (typeof hidden)[number]): string => `${owner}.${home}`
  let changed = 0
  for (const pile of new Set(hidden.map(pileOf))) {
    const cards = hidden.filter((c) => pileOf(c) === pile)
    const defs = cards.map(({ def }) => def)
    cards.forEach(({ id, def }, i) => {
      const other = defs[(i + 3) % defs.length]!
      if (other !== def) changed++
      put(g, 'cards', id, 'def', other)
    })
  }
  return changed
}
