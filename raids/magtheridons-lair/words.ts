/** Shared pieces of this raid's texts. */
import type { Amount, Condition, Power, Who } from '../../src/language/types.ts'
import { count } from '../../src/raid/build-cards.ts'

export const set = "Magtheridon's Lair"

/** R402.2: Blood cards in play; those in the resource row are Blood no longer (R402.2a). */
const blood: Who = { is: 'Blood' }
export const bloods: Amount = count(blood)

/** Magtheridon on his second card. */
export const unleashed: Condition = { match: 'boss', tag: 'Unleashed' }

/** "Play only if seven or more Bloods are in play." */
export const onlyWith = (n: number): Power => ({ play: { only: { compare: [bloods, '>=', n] } } })

/** "Play only if Magtheridon is Unleashed." */
export const onlyUnleashed: Power = { play: { only: unleashed } }
