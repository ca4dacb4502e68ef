/** The decks with their cards. */
import type { DeckDef } from '../../language/types.ts'
import { decksAbout } from './about.ts'
import { boris } from './boris-brightbeard.ts'
import { elendril } from './elendril.ts'
import { graccus } from './graccus.ts'
import { litori } from './litori-frostburn.ts'
import { warrax } from './warrax.ts'

const cards = {
  warrax,
  'boris-brightbeard': boris,
  'litori-frostburn': litori,
  elendril,
  graccus,
}

export const decks: readonly DeckDef[] = decksAbout.map((about) => ({ ...about, cards: cards[about.id] }))
