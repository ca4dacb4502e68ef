import { type PlayTerms, type Power, type PowerZone, powerZones, tagWords } from '../types.ts'
import { anyEffect, costs, effect, freeOrCosts, isConceding, lastCosts } from './effects.ts'
import { beside } from './keyword.ts'
import { asPattern, keywordFields, standing } from './mods.ts'
import { pattern } from './patterns.ts'
import {
  also,
  type Check,
  called,
  either,
  type Field,
  type Fields,
  isRecord,
  keyed,
  listOf,
  may,
  must,
  namedFields,
  only,
  positive,
  printed,
  record,
  sayable,
  within,
  word,
  yes,
} from './shape.ts'
import { frameText, grown, ownText, someEffects, still } from './texts.ts'
import { amountCheck, condition, players } from './words.ts'
import { checkPlay, checkZones } from './works.ts'

type PowerKey = Power extends infer P ? (P extends object ? keyof P : never) : never
word(powerZones, 'zone that a power works in')
/** Zones other than play in which a shape of power can work, or a list of zones (700.2). */
const worksIn = (...zones: readonly PowerZone[]): Readonly<Record<string, Field>> =>
  namedFields('power', {
    in: may(
      either(
        [Array.isArray, listOf(word(['play', ...zones], 'zone that a power works in'), 2)],
        word(zones, 'zone that a power works in'),
      ),
    ),
  })
const about: Readonly<Record<string, Field>> = namedFields('power', {
  if: may(condition),
  tagWord: may(word(tagWords, 'tag word')),
})
const limit = record({ n: must(positive), per: must(only('turn')) })
const play = also(
  record(
    {
      only: may(condition),
      add: may(costs),
      rather: may(freeOrCosts),
      n: may(amountCheck),
      min: may(printed),
      x: may(positive),
      choose: may(only('race')),
    } satisfies Fields<PlayTerms>,
    'play',
  ),
  checkPlay,
)

/** The effects of a power whose cost ends the game (800.1c). */
const keeping: Check = either([(v) => isConceding(v, 'keep'), anyEffect], effect)

/** One of the nine shapes; a reward also has a cost, so it is checked first. */
const shapes = (pay: Check, then: Check): Check =>
  keyed('power', {
    reward: {
      ...about,
      reward: must(ownText(someEffects)),
      pay: must(costs),
      only: may(condition),
      basic: may(yes),
    },
    pay: {
      ...about,
      ...worksIn('graveyard', 'hand'),
      pay: must(pay),
      then: must(ownText(listOf(then, 1))),
      only: may(condition),
      limit: may(limit),
      by: may(players),
      basic: may(yes),
    },
    when: {
      ...about,
      ...worksIn('chain', 'hand', 'deck', 'graveyard', 'removed'),
      when: must(pattern),
      then: must(ownText(someEffects)),
      sealed: may(yes),
    },
    as: {
      ...about,
      ...worksIn('hand'),
      as: must(asPattern),
      then: must(within({ atOnce: true }, frameText(someEffects))),
    },
    always: { ...about, ...worksIn('chain', 'graveyard'), always: must(still(standing)), while: may(condition) },
    play: { ...about, play: must(play) },
    keyword: { ...about, ...keywordFields },
  } satisfies { [K in PowerKey]?: Readonly<Record<string, Field>> })
const powerOfShape = shapes(costs, effect)
const lastPower = shapes(lastCosts, keeping)

const ends = (v: unknown): boolean =>
  isRecord(v) && Array.isArray(v.pay) && v.pay.some((e) => isConceding(e, 'concede'))
export const power: Check = grown(
  'power',
  called('power', also(also(either([ends, lastPower], powerOfShape), beside), checkZones)),
)

export const powers: Check = sayable(power, 0)
export const texts: Check = ownText(someEffects)
