/** Decks to play with: five heroes of the Alliance that make one raid. */
import type { DeckDef } from '../../language/types.ts'
import { borisDeck } from './boris-brightbeard.ts'
import { elendrilDeck } from './elendril.ts'
import { graccusDeck } from './graccus.ts'
import { litoriDeck } from './litori-frostburn.ts'
import { warraxDeck } from './warrax.ts'

export const decks: readonly DeckDef[] = [warraxDeck, borisDeck, litoriDeck, elendrilDeck, graccusDeck]
