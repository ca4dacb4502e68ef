/**
 * The test set: the cards that the official examples name, and a few of our own, written in the card language for tests only.
 * One file for each part of the rules; a card that several parts need is in one.
 */
import { library as real } from '../../src/content.ts'
import type { Library } from '../../src/engine/types.ts'
import type { CardDef } from '../../src/language/types.ts'
import { building } from './100.ts'
import { faces } from './200.ts'
import { cardTypeCards } from './300.ts'
import { faqCards } from './304.ts'
import { zoneCards } from './400.ts'
import { others } from './403.ts'
import { damageCards } from './405.ts'
import { inOrder } from './407.ts'
import { resources } from './412.ts'
import { turns } from './500.ts'
import { inspiring } from './501.ts'
import { combats } from './600.ts'
import { protecting } from './602.ts'
import { powers } from './703.ts'
import { firsts } from './703-nth.ts'
import { links } from './706.ts'
import { variableCosts } from './707.ts'
import { asked } from './712.ts'
import { modifierCards } from './714.ts'
import { ownRuleCards } from './800.ts'
import { basics } from './basics.ts'
import { dropping } from './R304.ts'
import { lairFaqCards } from './R403.ts'
import { templeFaqCards } from './R505.ts'
import { siege } from './siege.ts'
import { plainWords } from './words.ts'

// biome-ignore format: a line each, so that several can be added at once
const sets: readonly (readonly CardDef[])[] = [
  basics,
  inspiring,
  combats,
  protecting,
  asked,
  modifierCards,
  ownRuleCards,
  building,
  faces,
  resources,
  cardTypeCards,
  turns,
  others,
  damageCards,
  inOrder,
  zoneCards,
  powers,
  firsts,
  links,
  variableCosts,
  faqCards,
  plainWords,
  dropping,
  lairFaqCards,
  templeFaqCards,
]

/** The cards of the test set. No card has the name of another, or of one in the library. */
export const cards: readonly CardDef[] = sets.flat()

/** The library with the test set, and a raid of another kind (siege.ts). */
export const library: Library = { ...real, raids: [...real.raids, siege], cards: [...real.cards, ...cards] }

/** A deck for tables that do not care: ten cards without text. */
export const fillers: readonly string[] = Array.from({ length: 10 }, () => 'Filler')
