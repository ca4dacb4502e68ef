/**
 * Stepping through a finished game: from moment to moment, an act each, from any seat's point of view.
 * Plain data and the game itself; nothing here waits.
 */
import { choices, eventCount, events, outcome, redo, undo, view } from '../engine/index.ts'
import type { Seat, View } from '../engine/types.ts'
import { type GameLog, type LogReading, newGameLog, readableReasons, readLogFrom, resetLog } from './game-log.ts'
import { addResults, newResultLog } from './log-results.ts'
import type { Reason } from './saved-game.ts'
import { type Seen, seenBy } from './seen.ts'
import { type Session, standingReasons } from './session.ts'

/** The point of view: a seat's, an onlooker's (-1), or with all cards open and the hand of the player whose turn it is. */
export type Eyes = Seat | 'open'

/** A turn, and the moment at which it begins. */
export interface TurnMark {
  readonly text: string
  readonly moment: number
}

export interface Replay {
  readonly session: Session
  readonly log: GameLog
  /** The number of choices before each moment; an act lies between two moments. */
  readonly moments: readonly number[]
  readonly turns: readonly TurnMark[]
  /** The points of view allowed for this game. */
  readonly eyes: readonly Eyes[]
  /** The moment that is shown. */
  at: number
}

/**
 * The replay of a session's game, at its beginning. From then on only the replay moves in the game.
 * @param session - The session of the game, at its end.
 * @param own - The seats whose cards may be seen while the game is not over; afterwards all may.
 */
export function newReplay(session: Session, own: readonly Seat[]): Replay {
  const { game } = session
  const isOver = outcome(game) !== null
  const told = events(game, 0, -1)
  const log = newResultLog()
  addResults(log, told, view(game, -1))
  const moments = momentsOf(log.choices, choices(game))
  const turns = told.flatMap(({ round, choice, seat }) =>
    round === undefined
      ? []
      : [{ text: turnText(session, round, seat), moment: moments.findIndex((at) => at >= choice) }],
  )
  const seats: Seat[] = session.seats.map((_, seat) => seat)
  const eyes: Eyes[] = isOver ? ['open', -1, ...seats] : [-1, ...own]
  const replay: Replay = { session, log: newGameLog(session), moments, turns, eyes, at: moments.length - 1 }
  goToMoment(replay, 0)
  return replay
}

function turnText({ game }: Session, round: number, seat: Seat | undefined): string {
  return `Round ${round} · ${view(game, -1).seats[seat ?? -1]?.name ?? ''}`
}

/** Each moment is just before the choice that begins the next act, so that all results of an act are seen. */
function momentsOf(begins: readonly number[], all: number): number[] {
  const found = new Set([0, ...begins.filter((choice) => choice > 0).map((choice) => choice - 1), all])
  return [...found].sort((a, b) => a - b)
}

/** Goes to a moment; beyond the ends, to the first or the last. Returns whether the moment changed. */
export function goToMoment(replay: Replay, moment: number): boolean {
  const { moments, session, log } = replay
  const at = Math.min(Math.max(0, moment), moments.length - 1)
  const wanted = moments[at] ?? 0
  const { game } = session
  if (wanted < choices(game)) resetLog(log)
  while (choices(game) > wanted && undo(game));
  while (choices(game) < wanted && redo(game));
  const moved = at !== replay.at
  replay.at = at
  return moved
}

/** The turn in which a moment is; -1 before the first. */
export const turnAt = ({ turns }: Replay, moment: number): number =>
  turns.findLastIndex((turn) => turn.moment <= moment)

/** The moment as seen from this point of view, and the log until then. Nobody is asked anything. */
export function seenIn(replay: Replay, eyes: Eyes): { seen: Seen; reading: LogReading } {
  const { session, log } = replay
  const { game } = session
  const open = eyes === 'open'
  const seat = open ? whoseTurn(session) : eyes
  const seen = seenBy(session, seat)
  const now = open ? openView(session, seen.view) : seen.view
  const source = {
    count: eventCount(game),
    from: (start: number) => events(game, start, seat),
    reasons: reasonsIn(session, open),
  }
  return { seen: { ...seen, view: now }, reading: readLogFrom(log, source, now) }
}

/** The reasons of bots until now; with open cards none of them is secret. */
const reasonsIn = (session: Session, open: boolean): readonly Reason[] => {
  const said = standingReasons(session)
  return open ? said.map((one) => ({ ...one, secret: false })) : said
}

function whoseTurn({ game }: Session): Seat {
  const { turn, seats } = view(game, -1)
  return turn.n > 0 ? turn.seat : (seats.find(({ boss }) => !boss)?.seat ?? -1)
}

/** The cards that any seat may see. */
function openView({ game, seats }: Session, own: View): View {
  const all = seats.map((_, seat) => view(game, seat))
  const cards = { ...own.cards }
  for (const known of all)
    for (const [id, card] of Object.entries(known.cards))
      if (card.def && !cards[Number(id)]?.def) cards[Number(id)] = card
  const open = own.seats.map((one) => ({ ...one, hand: all[one.seat]?.seats[one.seat]?.hand ?? one.hand }))
  return { ...own, seats: open, cards }
}

/** The reasons and results since the previous moment, without the headings of turns, in the words of the last log. */
export function toldAt(replay: Replay, eyes: Eyes): string[] {
  const { session, log, moments, at } = replay
  if (at === 0) return []
  const since = moments[at - 1] ?? 0
  const now = view(session.game, eyes === 'open' ? -1 : eyes)
  const said = readableReasons(reasonsIn(session, eyes === 'open'), now).flatMap(({ choice, seat, text }) =>
    choice >= since ? [`${now.seats[seat]?.name ?? ''}: ${text}`] : [],
  )
  const { lines, choices: begins } = log.results
  return [
    ...new Set(said),
    ...lines.flatMap(({ text, kind }, i) => ((begins[i] ?? 0) > since && kind !== 'turn' ? [text] : [])),
  ]
}
