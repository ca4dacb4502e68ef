/** The content as the start screen offers it: every raid and deck, without cards, which are many and are loaded when a game needs them. */
import { offers } from '../raids/about.ts'
import { decksAbout } from './cards/decks/about.ts'
import type { DeckAbout } from './language/types.ts'
import type { Offer } from './raid/format.ts'

export type { Offer } from './raid/format.ts'

export interface Catalogue {
  raids: readonly Offer[]
  decks: readonly DeckAbout[]
}

/** The raids and decks of `library` (content.ts), in the same order. */
export const catalogue: Catalogue = { raids: offers, decks: decksAbout }
