/** A game at the terminal: who sits where, what has been shown, and what each order does to it. */
import {
  canRedo,
  canUndo,
  choose,
  decision,
  describe,
  eventCount,
  events,
  type Game,
  redo,
  undo,
  view,
} from '../../engine/index.ts'
import type { Decision, GameEvent, Library, Seat } from '../../engine/types.ts'
import { makePlayer, type Player } from '../../players/index.ts'

export interface Session {
  library: Library
  game: Game
  seed: number
  /** Name and mind of the bot of each seat; it waits while a person has the seat. */
  names: string[]
  players: Player[]
  /** Seats that a person answers for. */
  people: Set<Seat>
  /** Ask also where only one answer is legal. */
  every: boolean
  /** Pass priority for the person for as long as this is the turn's number; 0 for not. */
  skipping: number
  /** Events shown so far. */
  shown: number
}

/** What a move looked like from the terminal: who, what, and for a bot why. */
export interface Move {
  seat: Seat
  who: string
  did: string
  why: string
}

/** The seat whose eyes the terminal has: the one person's; an onlooker's (-1) if there are none or several. */
export function eyes({ people }: Session): Seat {
  const [only] = people
  return people.size === 1 ? only : -1
}

export const seatCount = ({ players }: Session): number => players.length

export const nameOf = (session: Session, seat: Seat): string =>
  view(session.game, -1).seats.find((row) => row.seat === seat)?.name ?? `seat ${seat}`

/** Must a person answer it? Not where only one answer is legal, nor a priority that is being skipped. */
export function asksPerson(session: Session, open: Decision): boolean {
  if (!session.people.has(open.seat)) return false
  if (session.every) return true
  if (!open.matters || open.answers.length === 1) return false
  return !(open.kind === 'priority' && session.skipping === view(session.game, -1).turn.n)
}

/** Answers a decision that no person must answer; the move, if it is worth telling. */
export function answerAlone(session: Session, open: Decision): Move | undefined {
  if (session.people.has(open.seat) || open.answers.length === 1) {
    take(session, 0)
    return undefined
  }
  const { answer, why } = session.players[open.seat].choose(view(session.game, open.seat), open)
  const quiet = !open.matters || open.answers[answer]?.do === 'pass'
  const seen = quiet ? undefined : describe(session.game, open, eyes(session))
  take(session, answer)
  if (!seen) return undefined
  return { seat: open.seat, who: nameOf(session, open.seat), did: seen.answers[answer], why }
}

/** Takes an answer by its index. Throws if it is refused, which no listed answer is. */
export function take({ game }: Session, answer: number): void {
  const refusal = choose(game, answer)
  if (refusal) throw new Error(`a listed answer was refused: ${refusal.why} (${refusal.rule})`)
}

/** Events that have not been shown yet, as the terminal's eyes may know them. */
export function news(session: Session): readonly GameEvent[] {
  const fresh = events(session.game, session.shown, eyes(session))
  session.shown = eventCount(session.game)
  return fresh
}

/** Back to the last question that a person answered, or to the start. False if there is nothing to take back. */
export const stepBack = (session: Session): boolean => walk(session, canUndo, undo)

/** Forward again to the next question for a person, or as far as choices were taken back. */
export const stepForward = (session: Session): boolean => walk(session, canRedo, redo)

function walk(session: Session, can: (game: Game) => boolean, step: (game: Game) => boolean): boolean {
  const { game } = session
  if (!can(game)) return false
  session.skipping = 0
  let open: Decision | null
  do {
    step(game)
    open = decision(game)
  } while (can(game) && !(open && asksPerson(session, open)))
  session.shown = eventCount(game)
  return true
}

/** Gives a seat to a bot of this name; the game goes on from where it is. Throws on an unknown or unfit name. */
export function seatBot(session: Session, seat: Seat, name: string): void {
  session.players[seat] = makePlayer(name, seat, session.seed, session.library)
  session.names[seat] = name
  session.people.delete(seat)
}
