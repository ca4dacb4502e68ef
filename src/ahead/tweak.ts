/** Plays one turn near the usual play. */
import type { Decision, Seat, View } from '../engine/types.ts'
import { type Choice, keyOf, type Thinker } from '../players/index.ts'

/** The difference in a turn: it begins with one act, or an act is left out (both by `keyOf`), or it is played in another role. */
export interface Change {
  first?: string
  without?: string
  role?: string
}

/** A turn that is played with a change. */
export interface Turn {
  n: number
  seat: Seat
  change: Change
  /** The bot that plays it, as far as the change does not. */
  bot: Thinker
  /** Whether the first act has been done, or could not be. */
  begun: boolean
}

/** Answers a decision of this turn. The reason is empty if the change chose. */
export function played(turn: Turn, view: View, decision: Decision): Choice {
  const first = begun(turn, view, decision)
  if (first !== null) return { answer: first, why: '' }
  const left = leftOf(turn, view, decision)
  const choice = turn.bot.choose(view, left ? few(decision, left) : decision)
  return left ? { ...choice, answer: left[choice.answer] ?? 0 } : choice
}

/** Gives the same answer without its reason. */
export function playedSilently(turn: Turn, view: View, decision: Decision): number {
  const first = begun(turn, view, decision)
  if (first !== null) return first
  const left = leftOf(turn, view, decision)
  if (!left) return turn.bot.answer(view, decision)
  return left[turn.bot.answer(view, few(decision, left))] ?? 0
}

const few = (decision: Decision, left: readonly number[]): Decision => ({
  ...decision,
  answers: left.flatMap((i) => decision.answers[i] ?? []),
})

/** The answer with which the turn begins, if it does so here. */
function begun(turn: Turn, view: View, decision: Decision): number | null {
  const { bot, change } = turn
  if (change.first === undefined || turn.begun || decision.kind !== 'priority') return null
  turn.begun = true
  const answer = decision.answers.findIndex((one) => keyOf(view, one) === change.first)
  if (answer < 0) return null
  bot.note(view, decision, answer)
  return answer
}

/** The answers that are left when one act is left out; null if that is all or none. */
function leftOf({ change }: Turn, view: View, { kind, answers }: Decision): number[] | null {
  if (change.without === undefined || kind !== 'priority') return null
  const left = answers.flatMap((one, i) => (keyOf(view, one) === change.without ? [] : [i]))
  return left.length === 0 || left.length === answers.length ? null : left
}
