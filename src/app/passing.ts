/** When passing on for a person comes to an end, and which of a bot's passes is worth a reason. */
import type { Decision, Seat, View } from '../engine/types.ts'

/**
 * Whether something has happened that ends passing on from turn `since`: a link or an attack of the other side, or an action
 * step of one's own in a later turn. `view` is that of the seat which is asked.
 */
export function happens(view: View, since: number): boolean {
  const team = view.seats[view.seat].team
  const other = (seat: Seat | undefined): boolean => seat !== undefined && view.seats[seat]?.team !== team
  if (view.chain.some(({ controller }) => other(controller))) return true
  const attacker = view.combat ? view.cards[view.combat.attacker] : undefined
  if (attacker && other(attacker.controller)) return true
  return view.turn.seat === view.seat && view.turn.phase === 'action' && view.turn.n !== since
}

/** Whether this decision is a priority that can simply be passed. */
export const canPass = ({ kind, answers }: Decision): boolean => kind === 'priority' && answers[0]?.do === 'pass'

/** Passing tells something where the Boss could go on with its turn, and says why it does not. */
export const endsTurn = ({ seat, turn, seats, chain, combat }: View): boolean =>
  seats[seat].boss && turn.seat === seat && turn.step === 'action' && chain.length === 0 && !combat?.window
