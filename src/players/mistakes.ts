/** The mistakes of a Boss of a lower level: at some of its acts it takes what looks good at a glance. It never harms its own side by that. */
import type { Decision } from '../engine/types.ts'
import { best } from './general.ts'
import { because, plainReason, type Reason } from './reason.ts'
import type { Stream } from './stream.ts'
import { mainTime, sideOfObj, type Table } from './table.ts'
import type { Choice, Weighed } from './types.ts'

/** The random numbers of one who errs; `now`: whether it does in the act that it has begun. */
export interface Erring {
  numbers: Stream
  now: boolean
}

export const newErring = (numbers: Stream): Erring => ({ numbers, now: false })
export const copyErring = ({ numbers, now }: Erring): Erring => ({ numbers: numbers.copy(), now })

/** What it begins. All other decisions are parts of the last act, or of something that happens to it. */
const acts: readonly Decision['kind'][] = ['priority', 'protect', 'strike', 'armor', 'yes-no']
/** Whoever errs in an act errs in all of it. */
const parts: readonly Decision['kind'][] = ['attacker-target', 'target', 'choose', 'mode', 'x', 'number']

/** Whether it errs at this decision, with a mistake in this share of all acts. */
export function errs(erring: Erring, { kind }: Decision, mistakes: number): boolean {
  if (acts.includes(kind)) erring.now = erring.numbers.next(1000) < Math.round(1000 * mistakes)
  return erring.now && (acts.includes(kind) || parts.includes(kind))
}

/** An answer that looks better by so much is taken about three times as often, in damage to an opposing hero. */
const temperature = 3

/**
 * One of the answers that do its side no harm, the more often the better it looks by itself: the later use of cards and resources and the tactics of the raid
 * are forgotten, and to leave it at that looks as good as the best. If every answer does harm, the least harmful. The reason does not tell whether
 * there was anything better: that is not for everyone to know.
 */
export function mistaken(t: Table, d: Decision, weighed: readonly Weighed[], { numbers }: Erring): Choice {
  const looks = ({ value, score }: Weighed): number => value ?? score
  const harmless = weighed.filter((one) => looks(one) >= (isOwn(t, d, one.answer) ? least : 0))
  const most = Math.max(...harmless.map(looks))
  const below = (one: Weighed): number => (d.answers[one.answer]?.do === 'pass' ? 0 : most - looks(one))
  // Whole numbers: a rounding error of the exponential function then makes no difference to the game.
  const weights = harmless.map((one) => Math.max(1, Math.round(1000 * Math.exp(-below(one) / temperature))))
  const taken = harmless[drawn(weights, numbers)]
  const answer = taken?.answer ?? best(weighed, d).answer
  const attacks = d.answers[answer]?.do === 'attack' || d.kind === 'attacker-target'
  return { answer, ...(attacks && taken ? said(taken) : offhand(t, d, answer)) }
}

/** What must come of picking one of its own cards: what seems to do nothing may still do harm. */
const least = 0.1

/** Whether an answer picks one of its own cards; answers that are none are nobody's. */
const isOwn = (t: Table, { kind, answers }: Decision, answer: number): boolean =>
  kind !== 'priority' && answers[answer]?.do === 'pick' && sideOfObj(t, answers[answer]?.card ?? 0) > 0

/** The index of one of these weights, the more often the larger it is. */
function drawn(weights: readonly number[], numbers: Stream): number {
  let left = numbers.next(weights.reduce((a, b) => a + b, 0))
  for (const [i, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return i
  }
  return -1
}

const said = ({ why, cards, own }: Weighed): Reason => ({ why, cards, ...(own ? { own } : {}) })

/** A reason that is true of somebody who doesn't look long. */
function offhand(t: Table, d: Decision, answer: number): Reason {
  const { do: what, card, n, word } = d.answers[answer]!
  if (what === 'pass')
    return plainReason(d.kind === 'priority' && mainTime(t) ? 'Enough for this turn.' : 'Lets it pass.')
  if (what === 'yes' || what === 'no') return plainReason(what === 'yes' ? 'Yes, why not.' : 'Rather not.')
  if (what === 'done') return plainReason('That will do.')
  if (card !== undefined && card !== 0) return because(t)`${{ of: card }} will do.`
  return plainReason(
    word ? `“${word}” will do.` : n === undefined || d.kind === 'mode' ? 'This will do.' : `${n} will do.`,
  )
}
