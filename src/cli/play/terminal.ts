/** A session at the terminal: its viewing seat, and the lines already shown. */
import { choices, describeAnswer, eventCount, events, view } from '../../engine/index.ts'
import type { Decision, GameEvent, Seat, View } from '../../engine/types.ts'
import { type GameLog, newGameLog, readLog, resetLog } from '../../session/game-log.ts'
import { botMove, isWorthTelling, playMove } from '../../session/moves.ts'
import { onlooker, personSeats, type Session } from '../../session/session.ts'
import { inWords } from '../../session/thoughts.ts'

export interface Terminal {
  readonly session: Session
  readonly log: GameLog
  /** Whether every step is shown, not only results. */
  readonly verbose: boolean
  /** Whether saved games carry their raid. */
  readonly embed: boolean
  /** Events shown so far, and lines of results. */
  shown: number
  lines: number
  /** The last of these lines as it was shown: it may grow. */
  last: string
  /** The lines about the table shown with the last question. */
  told: readonly string[]
}

export const newTerminal = (
  session: Session,
  shown: number,
  { verbose = false, embed = false }: Partial<Pick<Terminal, 'verbose' | 'embed'>> = {},
): Terminal => ({
  session,
  log: newGameLog(session),
  verbose,
  embed,
  shown,
  lines: -1,
  last: '',
  told: [],
})

/** A bot's move as the terminal shows it: player, action, and reason; null while the reason must stay secret. */
export interface Move {
  seat: Seat
  who: string
  did: string
  why: string | null
  /** Whether the next events show the action. */
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
  const own = mine === open.seat
  const did =
    open.about.secret && !own ? 'a secret choice' : move.act || describeAnswer(session.game, open, move.answer, mine)
  const who = seatName(session, open.seat)
  playMove(session, open, move)
  if (!tells) return undefined
  const aloud = inWords(move.thoughts, own)
  const why = move.secret && !own ? null : [move.why, aloud].filter(Boolean).join(' ')
  return { seat: open.seat, who, did, why, shows: told.includes(open.kind) }
}

/** The plan of the raiders' bots, if one of them has just said it. */
export function planSaid({ session }: Terminal): string | null {
  const last = session.reasons.findLast(({ plan }) => plan !== undefined)
  return last && last.choice === choices(session.game) - 1 ? `${seatName(session, last.seat)}: ${last.text}` : null
}

/** The events and the reasons, as far as the viewer may see them. */
export const logLines = (terminal: Terminal): readonly string[] =>
  readLog(terminal.log, terminal.session, seenBy(terminal)).log.map(({ text }) => text)

const seenBy = (terminal: Terminal): View => view(terminal.session.game, viewerSeat(terminal))

/** New events and their lines, as far as the viewer may see them. */
export interface News {
  events: readonly GameEvent[]
  lines: readonly string[]
}

/** `all`: also the last line of results, which may still grow. */
export function news(terminal: Terminal, all: boolean): News {
  const { game } = terminal.session
  const since = terminal.shown
  const fresh = events(game, since, viewerSeat(terminal))
  terminal.shown = eventCount(game)
  if (terminal.verbose) return { events: fresh, lines: fresh.flatMap(({ text }) => (text ? [text] : [])) }
  readLog(terminal.log, terminal.session, seenBy(terminal))
  const results = terminal.log.results.lines
  // A game that goes on begins with the lines of its last events.
  if (terminal.lines < 0) terminal.lines = results.findIndex(({ events: [first = 0] }) => first >= since)
  if (terminal.lines < 0) terminal.lines = results.length
  return { events: fresh, lines: linesUpTo(terminal, all ? results.length : results.length - 1) }
}

/** The lines that were held back because they might grow. */
export const heldBack = (terminal: Terminal): News => ({
  events: [],
  lines: terminal.verbose ? [] : linesUpTo(terminal, terminal.log.results.lines.length),
})

/** The lines from the last shown one to this one; that one again if it has grown. */
function linesUpTo(terminal: Terminal, end: number): string[] {
  const all = terminal.log.results.lines
  const from = terminal.lines
  if (end < from) return []
  const again = from > 0 && terminal.last !== '' && all[from - 1]?.text !== terminal.last
  const out = all.slice(again ? from - 1 : from, end).map(({ text }) => text)
  terminal.lines = end
  terminal.last = all[end - 1]?.text ?? ''
  return out
}

/** Marks all events as shown, in the lines of the present viewer. */
export function catchUp(terminal: Terminal): void {
  resetLog(terminal.log)
  terminal.shown = eventCount(terminal.session.game)
  readLog(terminal.log, terminal.session, seenBy(terminal))
  const { lines } = terminal.log.results
  terminal.lines = lines.length
  terminal.last = lines.at(-1)?.text ?? ''
}

/** After undo or redo: past events are not shown again, but the table is. */
export function forgetTold(terminal: Terminal): void {
  catchUp(terminal)
  terminal.told = []
}
