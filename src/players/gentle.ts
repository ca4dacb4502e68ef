/** Goes easy on a first raid, by rules that watchers can see at work: sensible answers only, but never the hardest. */
import type { CardView, Decision, Seat } from '../engine/types.ts'
import { exchange } from './combat.ts'
import { hasActed, type Mind } from './mind.ts'
import { plainReason } from './reason.ts'
import { cardOf, isType, myTurn, type Table } from './table.ts'
import type { Choice, Weighed } from './types.ts'

/** An action that is worth more, in damage to an opposing hero, is too hard. */
const hardest = 7

/**
 * The indices of the answers that are easy enough: on its own turn one card or power that is not too hard, and attacks on parties
 * that it has not attacked yet, without destroying a hero; on other turns nothing. All answers if none would be left.
 */
export function easyOnes(t: Table, d: Decision, mind: Mind, weighed: readonly Weighed[]): number[] {
  const all = d.answers.map((_, i) => i)
  const easy = all.filter((i) => {
    const { do: what, card } = d.answers[i]!
    if (d.kind === 'attacker-target') return isEasyTarget(t, d, cardOf(t, card ?? 0), mind)
    if (d.kind !== 'priority' || what === 'pass') return true
    return (
      myTurn(t) &&
      (what === 'attack' || (!hasActed(mind) && (weighed.find(({ answer }) => answer === i)?.value ?? 0) <= hardest))
    )
  })
  return easy.length > 0 ? easy : all
}

function isEasyTarget(t: Table, d: Decision, target: CardView | undefined, { attacked }: Mind): boolean {
  const attacker = cardOf(t, d.about.card || t.view.combat?.attacker || 0)
  if (!target || !attacker) return true
  const fatal = isType(target, 'hero') && exchange(t, attacker, target).kills
  return !fatal && !attacked.has(target.controller)
}

/** The reason of a gentle Boss who leaves it at that. */
export function easyReason(t: Table, d: Decision, { answer, ...choice }: Choice): Choice {
  if (d.kind !== 'priority' || d.answers[answer]?.do !== 'pass') return { answer, ...choice }
  return { answer, ...plainReason(myTurn(t) ? 'Enough for this turn.' : 'Waits for its own turn.') }
}

/** Notes whose character it attacks. */
export function noteAttack(t: Table, d: Decision, choice: Choice, attacked: Set<Seat>): void {
  const target = d.kind === 'attacker-target' ? cardOf(t, d.answers[choice.answer]?.card ?? 0) : undefined
  if (target) attacked.add(target.controller)
}
