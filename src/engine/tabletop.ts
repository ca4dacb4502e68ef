/**
 * R304: what falls on the table, for whoever shows it or arranges for it: the whole fall of a throw, and what is wrong with a place.
 * @module raidkeeper/tabletop
 */
import { type Fall, fall } from '../rules/R304-dropping/falling.ts'
import { nearest, obstacleAt, type Tabletop, tabletop } from '../rules/R304-dropping/table.ts'
import type { CardId, Seat, Spot } from '../state/types.ts'
import type { Refusal, TabletopView, Throw } from './types.ts'

export type { Fall, Pose } from '../rules/R304-dropping/falling.ts'
export type { Mat, Quad, Tabletop } from '../rules/R304-dropping/table.ts'
export { CARD, choicesOf, covers, MAT, touches } from '../rules/R304-dropping/table.ts'
export type { Spot } from '../state/types.ts'
export type { TabletopView, Throw } from './types.ts'

/**
 * The fall of a card that was dropped (R304): the same for the same throw, on every machine.
 * @param thrown - A throw, as the `drop` event has it.
 * @returns The table on which it fell, and its fall: 60 poses a second, in millimetres.
 */
export function fallOf(thrown: Throw): { table: Tabletop; fall: Fall } {
  const table = tabletop(thrown.seats, thrown.deep)
  return { table, fall: fall(table, thrown.over, thrown.seed) }
}

/**
 * Where a dropped card comes to rest (R304), for a table of this kind.
 * @param table - The table.
 * @param over - The seats above whose play areas it begins to fall.
 * @param seed - The chance of the throw.
 * @returns The four corners of where it lies.
 */
export const landing = (table: Tabletop, over: readonly Seat[], seed: number): Fall['rest'] =>
  fall(table, over, seed).rest

/**
 * The free place nearest to where a character is meant to lie (R304).
 * @param view - The table as a seat sees it.
 * @param card - The character.
 * @param x - Millimetres from the left edge of its play area.
 * @param y - Millimetres from the far edge of its play area.
 * @returns The place, in steps of a centimetre; null if nothing is free or the character is not on the table.
 */
export function placeNear(view: TabletopView, card: CardId, x: number, y: number): Spot | null {
  const spot = view.spots.find((s) => s.card === card)
  return spot ? nearest(view.spots, { ...spot, x, y }, view.table.deep) : null
}

/**
 * Why a character can't lie at a place (R304). Places are answered in steps of a centimetre.
 * @param view - The table as a seat sees it.
 * @param card - The character.
 * @param x - Millimetres from the left edge of its play area.
 * @param y - Millimetres from the far edge of its play area.
 * @param name - What a card is called in the reason.
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
    return { rule: 'R304', why: `${name(card)} is not yours to move now. Move your own heroes and allies.` }
  const no = obstacleAt(view.spots, { ...spot, x, y }, view.table.deep)
  if (no === null) return null
  const free = placeNear(view, card, x, y)
  const what = no === 'edge' ? 'would not lie wholly in your play area' : `would lie on ${name(no)}`
  const fix = free
    ? ` Free is ${free.x} mm from the left and ${free.y} mm from the far edge.`
    : ' Nothing else is free.'
  return { rule: 'R304', why: `${name(card)} ${what}.${fix}` }
}
