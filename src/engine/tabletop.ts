/**
 * R304: cards dropped on the table, for clients that show the fall or arrange characters: the fall of a throw, and reasons against a place.
 *
 * @module raidkeeper/tabletop
 */
import { type Fall, fall } from '../rules/R304-dropping/falling.ts'
import { nearestSpot, obstacleAt, type Tabletop, tabletop } from '../rules/R304-dropping/table.ts'
import type { CardId, Seat, Spot } from '../state/types.ts'
import type { Refusal, TabletopView, Throw } from './types.ts'

export type { Fall, Pose } from '../rules/R304-dropping/falling.ts'
export type { Mat, Quad, Tabletop } from '../rules/R304-dropping/table.ts'
export { CARD, choicesOf, covers, MAT, touches } from '../rules/R304-dropping/table.ts'
export type { Spot } from '../state/types.ts'
export type { TabletopView, Throw } from './types.ts'

/**
 * The fall of a dropped card (R304). The same throw gives the same fall on every machine.
 * @param thrown - A throw, from the `drop` event.
 * @returns The table on which it fell, and its fall: 60 poses a second, in millimetres.
 */
export function fallOf(thrown: Throw): { table: Tabletop; fall: Fall } {
  const table = tabletop(thrown.seats, thrown.deep)
  return { table, fall: fall(table, thrown.over, thrown.seed) }
}

/**
 * The resting place of a dropped card (R304), for a table of this kind.
 * @param table - The table.
 * @param over - The seats above whose play areas it begins to fall.
 * @param seed - The random seed of the throw.
 * @returns The four corners of the card at rest.
 */
export const landing = (table: Tabletop, over: readonly Seat[], seed: number): Fall['rest'] =>
  fall(table, over, seed).rest

/**
 * The free place nearest to the given one for a character (R304).
 * @param view - The table as a seat sees it.
 * @param card - The character.
 * @param x - Millimetres from the left edge of its play area.
 * @param y - Millimetres from the far edge of its play area.
 * @returns The place, in steps of a centimetre; null if nothing is free or the character is not on the table.
 */
export function placeNear(view: TabletopView, card: CardId, x: number, y: number): Spot | null {
  const spot = view.spots.find((s) => s.card === card)
  return spot ? nearestSpot(view.spots, { ...spot, x, y }, view.table.deep) : null
}

/**
 * Why a character can't lie at a place (R304). Places have steps of a centimetre.
 * @param view - The table as a seat sees it.
 * @param card - The character.
 * @param x - Millimetres from the left edge of its play area.
 * @param y - Millimetres from the far edge of its play area.
 * @param name - The name of a card in the reason.
 * @returns The reason, with the nearest free place; null if it can lie there.
 */
export function whyNotThere(
  view: TabletopView,
  card: CardId,
  x: number,
  y: number,
  name: (card: CardId) => string,
): Refusal | null {
  const spot = view.spots.find((s) => s.card === card)
  if (!spot || spot.seat !== view.seat)
    return { rule: 'R304', why: `You can’t move ${name(card)} now. Move your own heroes and allies.` }
  const no = obstacleAt(view.spots, { ...spot, x, y }, view.table.deep)
  if (no === null) return null
  const free = placeNear(view, card, x, y)
  const what = no === 'edge' ? 'would not lie entirely in your play area' : `would lie on ${name(no)}`
  const fix = free
    ? ` A free place is ${free.x} mm from the left and ${free.y} mm from the far edge.`
    : ' No other place is free.'
  return { rule: 'R304', why: `${name(card)} ${what}.${fix}` }
}
