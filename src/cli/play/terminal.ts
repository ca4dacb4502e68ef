/** A session at the terminal: the seat for which it shows the game, and what it has shown already. */
import { describeAnswer, eventCount, events, view } from '../../engine/index.ts'
import type { Decision, GameEvent, Seat, View } from '../../engine/types.ts'
import { type GameLog, newGameLog, readLog, resetLog } from '../../session/game-log.ts'
import { botMove, isWorthTelling, playMove } from '../../session/moves.ts'
import { onlooker, personSeats, type Session } from '../../session/session.ts'

export interface Terminal {
  readonly session: Session
  readonly log: GameLog
  /** Events shown so far. */
  shown: number
  /** The lines about the table shown with the last question. */
  told: readonly string[]
}

export const newTerminal = (session: Session, shown: number): Terminal => ({
  session,
  log: newGameLog(session),
  shown,
  told: [],
})

/** A bot's move as the terminal shows it: who, what, and why; null while the reason must stay secret. */
export interface Move {
  seat: Seat
  who: string
  did: string
  why: string | null
  /** Whether the next events show what was done. */
  shows: boolean
}

/** The seat for which the terminal shows the game: the person's; -1 (an onlooker) if there is no person or more than one. */
export function viewerSeat({ session }: Terminal): Seat {
  const [only = -1, ...others] = personSeats(session)
  return others.length === 0 ? only : -1
}

export const seatName = (session: Session, seat: Seat): string =>
  onlooker(session).seats.find((row) => row.seat === seat)?.name ?? `seat ${seat}`

/** Decisions whose answers show in the events that follow. */
const told: readonly Decision['kind'][] = ['priority', 'attacker-target', 'target', 'protect', 'strike', 'discard']

/** Makes a bot's move; returns what to show of it, if it is worth showing. */
export function moveBot(terminal: Terminal, open: Decision): Move | undefined {
  const { session } = terminal
  const mine = viewerSeat(terminal)
  const move = botMove(session, open)
  const tells = !move.quiet || isWorthTelling(session, open, move)
  const did = move.act || describeAnswer(session.game, open, move.answer, mine)
  const who = seatName(session, open.seat)
  playMove(session, open, move)
  if (!tells) return undefined
  const why = move.secret && mine !== open.seat ? null : move.why
  return { seat: open.seat, who, did, why, shows: told.includes(open.kind) }
}

/** What happened and why, as far as the viewer may know it. */
export const logLines = (terminal: Terminal): readonly string[] =>
  readLog(terminal.log, terminal.session, seenBy(terminal)).log.map(({ text }) => text)

const seenBy = (terminal: Terminal): View => view(terminal.session.game, viewerSeat(terminal))

/** Events that have not been shown yet, as far as the viewer may know them. */
export function news(terminal: Terminal): readonly GameEvent[] {
  const { game } = terminal.session
  const fresh = events(game, terminal.shown, viewerSeat(terminal))
  terminal.shown = eventCount(game)
  return fresh
}

/** After undo or redo: past events are not shown again, but the table is. */
export function forgetTold(terminal: Terminal): void {
  resetLog(terminal.log)
  terminal.shown = eventCount(terminal.session.game)
  terminal.told = []
}
