/** Plays one turn near the usual play. */
import type { Decision, Seat, View } from '../engine/types.ts'
import { type Choice, keyOf, type Thinker } from '../players/index.ts'

/** The difference in a turn, with acts named by `actOf`. */
export interface Change {
  /** Does `instead` where the usual play would first do `usual`. */
  swap?: { usual: string; instead: string }
  /** This act is left out. */
  without?: string
  /** The turn is played in this role. */
  role?: string
  /** The turn is played by these acts, as far as they can be done. */
  follow?: readonly string[]
}

/** A turn that is played with a change. */
export interface Turn {
  n: number
  seat: Seat
  change: Change
  /** The bot that plays it, as far as the change does not. */
  bot: Thinker
  /** Whether the swap was made. */
  swapped: boolean
  /** The acts that have been followed. */
  followed: number
}

/** Names an answer together with its question, in a way that holds in all imagined games. */
export function actOf(view: View, { kind, about, answers }: Decision, i: number): string {
  const answer = answers[i]
  const asks = about.card ? (view.cards[about.card]?.def ?? '') : ''
  return `${kind} ${asks}: ${answer ? keyOf(view, answer) : ''}`
}

/** Answers a decision of this turn. The reason is empty if the change chose. */
export function played(turn: Turn, view: View, decision: Decision): Choice {
  const left = leftOf(turn, view, decision)
  const choice = turn.bot.choose(view, left ? few(decision, left) : decision)
  const answer = left ? (left[choice.answer] ?? 0) : choice.answer
  const other = swapped(turn, view, decision, answer)
  return other === null ? { ...choice, answer } : { answer: other, why: '' }
}

/** Gives the same answer without its reason. */
export function playedSilently(turn: Turn, view: View, decision: Decision): number {
  const left = leftOf(turn, view, decision)
  const chosen = turn.bot.answer(view, left ? few(decision, left) : decision)
  const answer = left ? (left[chosen] ?? 0) : chosen
  return swapped(turn, view, decision, answer) ?? answer
}

const few = (decision: Decision, left: readonly number[]): Decision => ({
  ...decision,
  answers: left.flatMap((i) => decision.answers[i] ?? []),
})

/** The answer that replaces the usual one; null if none does here. */
function swapped(turn: Turn, view: View, decision: Decision, usual: number): number | null {
  const { swap, follow } = turn.change
  if (follow) return followed(turn, view, decision, follow)
  if (!swap || turn.swapped || actOf(view, decision, usual) !== swap.usual) return null
  turn.swapped = true
  const answer = decision.answers.findIndex((_, i) => actOf(view, decision, i) === swap.instead)
  if (answer < 0) return null
  turn.bot.note(view, decision, answer)
  return answer
}

/** The next answer of those that are followed; null if none of them can be given here. */
function followed(turn: Turn, view: View, decision: Decision, acts: readonly string[]): number | null {
  const able = decision.answers.map((_, i) => actOf(view, decision, i))
  const next = acts.findIndex((act, i) => i >= turn.followed && able.includes(act))
  if (next < 0) return null
  turn.followed = next + 1
  const answer = able.indexOf(acts[next] ?? '')
  turn.bot.note(view, decision, answer)
  return answer
}

/** The answers that are left when one act is left out; null if that is all or none. */
function leftOf({ change }: Turn, view: View, decision: Decision): number[] | null {
  if (change.without === undefined || decision.kind !== 'priority') return null
  const left = decision.answers.flatMap((_, i) => (actOf(view, decision, i) === change.without ? [] : [i]))
  return left.length === 0 || left.length === decision.answers.length ? null : left
}
