/** House rules that modes of several raids share. */
import type { Condition, Mod, SetWho } from '../src/language/types.ts'

const raiders = (n: number): Condition => ({ compare: [{ raid: 'raiders' }, '=', n] })

const rest: Mod = { mod: 'instead', would: { on: 'start', turn: 'you' }, then: [], next: true }
const resting = (turns: number, when: Condition): Mod => ({
  mod: 'when',
  as: true,
  event: { on: 'start', turn: 'you' },
  if: when,
  then: [{ do: 'modify', mods: Array.from({ length: turns }, () => rest) }],
})

/** After each of its turns the Boss player skips so many against two raiders, and so many against one. */
export const rests = (againstTwo: number, againstOne: number): Mod[] => [
  resting(againstTwo, raiders(2)),
  resting(againstOne, raiders(1)),
]

/** The raiders' heroes have more health; a single hero so much. */
export const hardier = (n: number, alone = n): Mod => ({
  mod: 'stat',
  what: { is: 'hero', of: 'opponents' },
  stat: 'health',
  n: alone === n ? n : { case: [{ if: raiders(1), use: alone }], else: n },
})

/** The Boss player's heroes have more health. */
export const tougher = (n: number): Mod & { mod: 'stat' } => ({
  mod: 'stat',
  what: { is: 'hero', of: 'you' },
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
/** The Boss player does. */
export const bossDraws = drawsMore('you')

/** What raiders deal to these counts twice. */
export const doubled = (to: SetWho): Mod & { mod: 'instead' } => ({
  mod: 'instead',
  would: { on: 'deal', by: { of: 'opponents' }, to },
  n: { times: [2, '$n'] },
})
