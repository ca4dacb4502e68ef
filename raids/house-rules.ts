/** House rules that modes of several raids share. */
import type { Condition, Mod, SetWho } from '../src/language/types.ts'
import type { RaidAbout } from '../src/raid/format.ts'

/** There are so many raiders. */
export const raiders = (n: number): Condition => ({ compare: [{ raid: 'raiders' }, '=', n] })

/** There is one raider; there are more. */
export const alone: Condition = raiders(1)
export const several: Condition = { compare: [{ raid: 'raiders' }, '>', 1] }

const rest: Mod = { mod: 'instead', would: { on: 'start', turn: 'you' }, then: [], next: true }
const resting = (turns: number, when: Condition): Mod => ({
  mod: 'when',
  as: true,
  event: { on: 'start', turn: 'you' },
  if: when,
  then: [{ do: 'modify', mods: Array.from({ length: turns }, () => rest) }],
})

/** After each of its turns the Boss player skips the next, against three or four raiders. */
export const restsOnce: Mod = resting(1, { any: [raiders(3), raiders(4)] })

/** After each of its turns the Boss player skips this many against two raiders, and this many against one. */
export const rests = (againstTwo: number, againstOne: number): Mod[] => [
  resting(againstTwo, raiders(2)),
  resting(againstOne, alone),
]

/** The raiders' heroes have more health; a single hero this much. */
export const hardier = (n: number, single = n): Mod & { mod: 'stat' } => ({
  mod: 'stat',
  what: { is: 'hero', of: 'opponents' },
  stat: 'health',
  n: single === n ? n : { case: [{ if: alone, use: single }], else: n },
})

/** Bosses have more health. */
export const tougher = (n: number): Mod & { mod: 'stat' } => ({
  mod: 'stat',
  what: { is: 'hero', tag: 'Boss', of: 'you' },
  stat: 'health',
  n,
})

const drawsMore = (turn: 'you' | 'opponents'): Mod & { mod: 'when' } => ({
  mod: 'when',
  as: true,
  event: { on: 'start', turn },
  then: [{ do: 'draw', n: 1, by: '$turn' }],
})

/** Each raider draws one more card as their turn starts. */
export const raidersDraw = drawsMore('opponents')
/** The Boss player draws one more card. */
export const bossDraws = drawsMore('you')

/** Damage that raiders deal to these counts twice. */
export const doubled = (to: SetWho): Mod & { mod: 'instead' } => ({
  mod: 'instead',
  would: { on: 'deal', by: { of: 'opponents' }, to },
  n: { times: [2, '$n'] },
})

type Mode = NonNullable<RaidAbout['modes']>[number]

/** The house rule for a level where the Boss's play alone is too hard: raiders lack cards first (docs/strength.md). */
export const extraCards = {
  id: 'extra-cards',
  name: 'Extra cards',
  about: 'House rule for parties who need help: each raider draws one more card each turn.',
  handicap: 'boss',
  always: [raidersDraw],
} satisfies Mode

/** The house rule for a level where the Boss's play alone is too easy (docs/deviations.md). */
export const hardMode = {
  id: 'hard-mode',
  name: 'Hard mode',
  about: 'House rule for strong parties: each hero has 10 less health, and the Boss draws one more card each turn.',
  handicap: 'raiders',
  always: [hardier(-10), bossDraws],
} satisfies Mode

/** The house rule for a level where even that is too easy: five raiders are too many for Onyxia and Magtheridon. */
export const nightmare = {
  id: 'nightmare',
  name: 'Nightmare',
  about:
    'House rule for very strong parties: each hero has 15 less health, the Boss draws one more card each turn, and Bosses have 20 more health.',
  handicap: 'raiders',
  always: [hardier(-15), bossDraws, tougher(20)],
} satisfies Mode
