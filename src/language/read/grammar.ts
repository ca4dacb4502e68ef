/** The whole grammar, its parts connected. */
import { conditions, remains } from './conditions.ts'
import { rests, sentences } from './effects.ts'
import { pastDeeds, pastEvents } from './events.ts'
import { countedSets, phrases, possessors } from './nouns.ts'
import { attachment, paragraph, powers } from './powers.ts'
import * as slots from './recursive.ts'

const whole = { attachment, paragraph, sentences }
let connected = false

/** What a text can be, with all parts of the grammar in their places. */
export function grammar(): typeof whole {
  if (!connected) connect()
  connected = true
  return whole
}

function connect(): void {
  slots.phrase.is(phrases)
  slots.whose.is(possessors)
  slots.countedSet.is(countedSets)
  slots.eventPast.is(pastEvents)
  slots.didPast.is(pastDeeds)
  slots.condition.is(conditions)
  slots.remaining.is(remains)
  slots.effectList.is(sentences)
  slots.restOfSentence.is(rests)
  slots.power.is(powers)
}
