import { type PlayTerms, type Power, powerZones, tagWords } from '../types.ts'
import { anyEffect, effect, isConceding } from './effects.ts'
import { beside } from './keyword.ts'
import { asPattern, keywordFields, standing } from './mods.ts'
import {
  also,
  type Check,
  either,
  type Field,
  type Fields,
  isRecord,
  keyed,
  list,
  may,
  must,
  named,
  number,
  oneOrMore,
  only,
  record,
  word,
  yes,
} from './shape.ts'
import { effects, frameText, grown, ownText, someEffects, still } from './texts.ts'
import { amount, condition, pattern, player } from './words.ts'

type PowerKey = Power extends infer P ? (P extends object ? keyof P : never) : never
const about: Readonly<Record<string, Field>> = named('power', {
  if: may(condition),
  in: may(oneOrMore(word(powerZones, 'zone that a power works in'))),
  tagWord: may(word(tagWords, 'tag word')),
})
const limit = record({ n: must(number), per: must(only('turn')) })
const play = record(
  {
    only: may(condition),
    add: may(frameText(someEffects)),
    rather: may(frameText(effects)),
    n: may(amount),
    min: may(number),
    x: may(number),
    choose: may(only('race')),
  } satisfies Fields<PlayTerms>,
  'play',
)

/** What a power does whose cost ends the game (800.1c). */
const keeping: Check = either([(v) => isConceding(v, 'keep'), anyEffect], effect)

const costs = list(either([(v) => isConceding(v, 'concede'), anyEffect], effect), 1)
/** One of the nine shapes; a reward has a cost too, so it is asked for first. */
const shapes = (then: Check): Check =>
  keyed('power', {
    reward: {
      ...about,
      reward: must(ownText(someEffects)),
      pay: must(frameText(someEffects)),
      only: may(condition),
      basic: may(yes),
    },
    pay: {
      ...about,
      pay: must(frameText(costs)),
      then: must(ownText(list(then, 1))),
      only: may(condition),
      limit: may(limit),
      by: may(player),
      basic: may(yes),
    },
    when: { ...about, when: must(pattern), then: must(ownText(someEffects)), sealed: may(yes) },
    as: { ...about, as: must(asPattern), then: must(frameText(someEffects)) },
    always: { ...about, always: must(still(standing)), while: may(condition) },
    play: { ...about, play: must(play) },
    keyword: { ...about, ...keywordFields },
  } satisfies { [K in PowerKey]?: Readonly<Record<string, Field>> })
const powerOfShape = shapes(effect)
const lastPower = shapes(keeping)

const ends = (v: unknown): boolean =>
  isRecord(v) && Array.isArray(v.pay) && v.pay.some((e) => isConceding(e, 'concede'))
export const power: Check = grown('power', also(either([ends, lastPower], powerOfShape), beside))

export const powers: Check = list(power, 0)
export const texts: Check = ownText(effects)
