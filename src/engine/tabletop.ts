/** R304: what falls on the table, for whoever shows it or arranges for it: the whole fall of a throw, and what is wrong with a place. */
import { type Fall, fall } from '../rules/R304-dropping/falling.ts'
import { nearest, noSpot, type Tabletop, tabletop } from '../rules/R304-dropping/table.ts'
import type { CardId, Seat, Spot } from '../state/types.ts'
import type { Refusal, TabletopView, Throw } from './types.ts'

export { CARD, choicesOf, covers, MAT, touches } from '../rules/R304-dropping/table.ts'

/** The table on which it fell, and its fall: the same for the same throw, on every machine. */
export function fallOf({ seats, deep, over, seed }: Throw): { table: Tabletop; fall: Fall } {
  const table = tabletop(seats, deep)
  return { table, fall: fall(table, over, seed) }
}

/** A throw's end alone, for a table of this kind: where it lies. */
export const landing = (table: Tabletop, over: readonly Seat[], seed: number): Fall['rest'] =>
  fall(table, over, seed).rest

/** The free place nearest to where a character is meant to lie; null if there is none. */
export function placeNear(view: TabletopView, card: CardId, x: number, y: number): Spot | null {
  const spot = view.spots.find((s) => s.card === card)
  return spot ? nearest(view.spots, { ...spot, x, y }, view.table.deep) : null
}

/** R304: why a character can't lie there, and where near it could; null if it can. Places are answered in steps of a centimetre. */
export function whyNotThere(
  view: TabletopView,
  card: CardId,
  x: number,
  y: number,
  name: (card: CardId) => string,
): Refusal | null {
  const spot = view.spots.find((s) => s.card === card)
  if (!spot || spot.seat !== view.seat)
    return { rule: 'R304', why: `${name(card)} is not yours to move now. Move your own heroes and allies.` }
  const no = noSpot(view.spots, { ...spot, x, y }, view.table.deep)
  if (no === null) return null
  const free = placeNear(view, card, x, y)
  const what = no === 'edge' ? 'would not lie wholly in your play area' : `would lie on ${name(no)}`
  const fix = free
    ? ` Free is ${free.x} mm from the left and ${free.y} mm from the far edge.`
    : ' Nothing else is free.'
  return { rule: 'R304', why: `${name(card)} ${what}.${fix}` }
}
