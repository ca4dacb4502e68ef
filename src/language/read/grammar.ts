/** The whole grammar, its parts connected. */
import { conditions, remains } from './conditions.ts'
import { rests, sentences } from './effects.ts'
import { countedSets, phrases, possessors } from './nouns.ts'
import type { Grammar } from './parser.ts'
import { pastDeeds, pastEvents } from './past.ts'
import { powers } from './powers.ts'

export const grammar: Grammar = {
  phrase: phrases,
  whose: possessors,
  countedSet: countedSets,
  eventPast: pastEvents,
  didPast: pastDeeds,
  condition: conditions,
  remaining: remains,
  effectList: sentences,
  restOfSentence: rests,
  power: powers,
}
