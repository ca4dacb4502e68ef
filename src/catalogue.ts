/** The content as the start screen offers it: every raid and deck, without cards, which are many and are loaded when a game needs them. */
import { about as blackTemple, face as blackTempleFace } from '../raids/black-temple/about.ts'
import { about as magtheridonsLair, face as magtheridonsLairFace } from '../raids/magtheridons-lair/about.ts'
import { about as moltenCore, face as moltenCoreFace } from '../raids/molten-core/about.ts'
import { about as onyxiasLair, face as onyxiasLairFace } from '../raids/onyxias-lair/about.ts'
import { decksAbout } from './cards/decks/about.ts'
import type { DeckAbout } from './language/types.ts'
import type { RaidAbout, RaidFace } from './raid/format.ts'

export interface Catalogue {
  raids: readonly Offer[]
  decks: readonly DeckAbout[]
}

/** A raid, and the Boss that it is shown with. */
export type Offer = RaidAbout & { face: RaidFace }

/** The raids and decks of `library` (content.ts), in the same order. */
export const catalogue: Catalogue = {
  raids: [
    { ...onyxiasLair, face: onyxiasLairFace },
    { ...moltenCore, face: moltenCoreFace },
    { ...magtheridonsLair, face: magtheridonsLairFace },
    { ...blackTemple, face: blackTempleFace },
  ],
  decks: decksAbout,
}
