/** The definition of a real card that nobody has named. */
import type { CardDef } from './types.ts'

/** Its name among the cards of a game; no card is called so. */
export const unknownName = 'Unknown card'

/** It has neither type, cost nor text: nothing about it is known. */
export const unknownCard: CardDef = { name: unknownName, type: [], set: 'token', number: 0 }
