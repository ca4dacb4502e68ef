/**
 * The mistakes of a Boss of a lower level, all of them plausible: greed now instead of saving, a card held too long, the second-best target. Never an act that
 * brings nothing.
 */
import type { Decision } from '../engine/types.ts'
import { best } from './general.ts'
import { plainReason, silence } from './reason.ts'
import type { Stream } from './stream.ts'
import { attackStrength } from './strength.ts'
import { cardOf, mainTime, type Table } from './table.ts'
import type { Choice, Weighed } from './types.ts'

/** The random numbers of one who errs; `now`: whether it does in the act that it has begun. */
export interface Erring {
  numbers: Stream
  now: boolean
}

export const newErring = (numbers: Stream): Erring => ({ numbers, now: false })
export const copyErring = ({ numbers, now }: Erring): Erring => ({ numbers: numbers.copy(), now })

/** What it begins. All other decisions are parts of the last act, or of something that happens to it. */
const acts: readonly Decision['kind'][] = ['priority', 'protect', 'strike', 'armor']
/** Whoever errs in an act errs in all of it. */
const parts: readonly Decision['kind'][] = ['attacker-target', 'target', 'choose', 'mode', 'x', 'number']

/** Whether it errs at this decision, with a mistake in this share of all acts. */
export function errs(erring: Erring, { kind }: Decision, mistakes: number): boolean {
  if (acts.includes(kind)) erring.now = erring.numbers.next(1000) < Math.round(1000 * mistakes)
  return erring.now && (acts.includes(kind) || parts.includes(kind))
}

/** An answer that looks better by so much is taken about three times as often, in damage to an opposing hero. */
const temperature = 3

/** What an answer must bring by itself, so that somebody could think it a good one; of those that bring nothing, some look better than others by less. */
const least = { act: 0.3, part: 0.65 }

/**
 * One of the answers that bring something, the more often the better it looks by itself: later uses of cards and resources and the raid's tactics are
 * forgotten. To hold everything back looks as good as the best.
 */
export function mistaken(t: Table, d: Decision, weighed: readonly Weighed[], { numbers }: Erring): Choice {
  const looks = ({ value, score }: Weighed): number => value ?? score
  const holds = ({ answer }: Weighed): boolean => d.answers[answer]?.do === 'pass'
  const enough = d.kind === 'priority' ? least.act : least.part
  const plausible = weighed.filter((one) => (holds(one) ? !needsStrike(t, d) : looks(one) > enough))
  const most = Math.max(...plausible.map(looks))
  const below = (one: Weighed): number => (holds(one) ? 0 : most - looks(one))
  // Whole numbers: a rounding error of the exponential function then makes no difference to the game.
  const weights = plausible.map((one) => Math.max(1, Math.round(1000 * Math.exp(-below(one) / temperature))))
  const taken = plausible[drawn(weights, numbers)]
  if (!taken) return best(t, weighed, d)
  return { answer: taken.answer, ...(t.silent ? silence : holds(taken) ? holding(t, d) : taken.say()) }
}

/** Whether its own attack deals nothing without a weapon. */
function needsStrike(t: Table, { kind }: Decision): boolean {
  const attacker = cardOf(t, t.view.combat?.attacker ?? 0)
  return kind === 'strike' && attacker?.controller === t.me && attackStrength(t, attacker) === 0
}

/** What it says as it holds everything back. */
const holding = (t: Table, { kind }: Decision) =>
  plainReason(kind === 'priority' && mainTime(t) ? 'Enough for this turn.' : 'Lets it pass.')

/** The index of one of these weights, the more often the larger it is; none of none. */
function drawn(weights: readonly number[], numbers: Stream): number {
  const all = weights.reduce((a, b) => a + b, 0)
  let left = numbers.next(Math.max(1, all))
  for (const [i, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return i
  }
  return -1
}
