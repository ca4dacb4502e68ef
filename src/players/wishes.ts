/** What people ask of the bots on their side. A wish weighs more than what a bot thinks itself, but never makes it harm a friend. */
import type { CardId, CardView } from '../engine/types.ts'
import type { Table } from './table.ts'

/** What can be asked, and how it is called. */
export const wishNames = {
  attack: 'Attack this',
  spare: 'Leave this alone',
  guard: 'Protect and heal this',
  hold: 'Hold your attacks',
  go: 'Attack with everything',
} as const

/** A wish: about a card, or (0) about how to play. */
export interface Wish {
  what: keyof typeof wishNames
  card: CardId
}

export const isAsked = ({ wishes }: Pick<Table, 'wishes'>, what: Wish['what'], card: CardId = 0): boolean =>
  wishes.length > 0 && wishes.some((wish) => wish.what === what && wish.card === card)

/** How much more than usual it is worth to heal or protect a card. */
export const careFor = (t: Table, { id }: CardView): number => (isAsked(t, 'guard', id) ? 2 : 1)

/** How much more than usual it is worth to hurt a card, or less. */
export const zealAgainst = (t: Table, { id }: CardView): number =>
  isAsked(t, 'attack', id) ? 2 : isAsked(t, 'spare', id) ? 0.1 : 1
