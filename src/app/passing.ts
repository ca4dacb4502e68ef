/** When passing on for a person comes to an end, and which of a bot's passes is worth a reason. */
import type { CardId, Decision, Seat, View } from '../engine/types.ts'

/** What stood on the table as a person said to pass on: that is not news any more. */
export interface Since {
  turn: number
  /** The newest link on the chain. */
  link: number
  attacker: CardId
}

export const sinceNow = ({ turn, chain, combat }: View): Since => ({
  turn: turn.n,
  link: Math.max(0, ...chain.map(({ id }) => id)),
  attacker: combat?.attacker ?? 0,
})

/** The same after a decision was passed: a combat that is over is forgotten, so that the next one is news. */
export const passed = (since: Since, { combat }: View): Since => (combat ? since : { ...since, attacker: 0 })

/**
 * Whether something has happened that ends passing on: a new link or attack of the other side, or an action step of one's own
 * in a later turn. `view` is that of the seat which is asked.
 */
export function happens(view: View, since: Since): boolean {
  const team = view.seats[view.seat].team
  const other = (seat: Seat | undefined): boolean => seat !== undefined && view.seats[seat]?.team !== team
  if (view.chain.some(({ id, controller }) => id > since.link && other(controller))) return true
  const attacker = view.combat?.attacker ?? 0
  if (attacker !== since.attacker && other(view.cards[attacker]?.controller)) return true
  return view.turn.seat === view.seat && view.turn.phase === 'action' && view.turn.n !== since.turn
}

/** Whether this decision is a priority that can simply be passed. */
export const canPass = ({ kind, answers }: Decision): boolean => kind === 'priority' && answers[0]?.do === 'pass'

/** Passing tells something where the Boss could go on with its turn, and says why it does not. */
export const endsTurn = ({ seat, turn, seats, chain, combat }: View): boolean =>
  seats[seat].boss && turn.seat === seat && turn.step === 'action' && chain.length === 0 && !combat?.window
