/** "Don't ask again this turn": the cards that caused a question don't cause another until the turn ends. */
import { glance, timing } from '../engine/index.ts'
import type { Decision, Seat, View } from '../engine/types.ts'
import { canPass, endsOwnTurn } from './passing.ts'
import type { Session } from './session.ts'
import type { Silences } from './stops.ts'

/** The cards that don't ask a seat in one turn, by name. */
export interface Hushed {
  readonly turn: number
  readonly seat: Seat
  readonly cards: readonly string[]
}

/** Whether the open question can be silenced for this turn: it asks for a response, and could be passed. */
export const canHush = (open: Decision | null, own: View): boolean =>
  open !== null && canPass(open) && open.answers.length > 1 && !endsOwnTurn(own, open)

/** The names of the cards that caused this question; all usable ones, if none is more urgent than the others. */
export function askersOf({ game }: Session, open: Decision): string[] {
  const own = glance(game, open.seat)
  const when = timing(game, open)
  const named = (only: boolean): string[] =>
    open.answers.flatMap(({ do: what, card = 0 }, i) =>
      what !== 'pass' && (!only || when[i] === 'now') ? [own.cards[card]?.def ?? ''] : [],
    )
  const urgent = named(true)
  return [...new Set(urgent.length > 0 ? urgent : named(false))]
}

/** The silenced cards of a seat, with those silent for this turn. */
export function silencesNow({ hushed }: Session, seat: Seat, turn: number, silent: Silences): Silences {
  const cards = hushed.flatMap((one) => (one.seat === seat && one.turn === turn ? one.cards : []))
  return cards.length === 0 ? silent : { ...Object.fromEntries(cards.map((card) => [card, 'quiet'])), ...silent }
}
