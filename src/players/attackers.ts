/** Who can still attack in this round of a side's turns. */
import type { CardView } from '../engine/types.ts'
import { onceFor } from './once.ts'
import { isIdle } from './prohibitions.ts'
import { attackStrength } from './strength.ts'
import { characters, seatView, type Table, teamOf } from './table.ts'

export interface Attacker {
  card: CardView
  n: number
}
/** Characters of the side whose turn it is that can still attack before the other side readies, the weakest first. */
export const attackersLeft = onceFor((t: Table): readonly Attacker[] => {
  const { order, seat: now } = t.view.turn
  const at = order.indexOf(now)
  const found: Attacker[] = []
  for (let i = 0; i < order.length; i++) {
    const seat = seatView(t, order[(at + i) % order.length]!)
    if (!seat || seat.team !== teamOf(t, now)) break
    if (seat.lost) continue
    for (const card of characters(t, [seat])) {
      const n = isIdle(t, card.id) || (i === 0 && (card.exhausted || card.fresh)) ? 0 : attackStrength(t, card, i > 0)
      if (n > 0) found.push({ card, n })
    }
  }
  found.sort((a, b) => a.n - b.n || a.card.id - b.card.id)
  return found
})
