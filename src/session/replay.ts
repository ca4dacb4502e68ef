/**
 * Stepping through a finished game: from moment to moment, an act each, from any seat's point of view.
 * Plain data and the game itself; nothing here waits.
 */
import { choices, eventCount, events, outcome, redo, take, undo, view } from '../engine/index.ts'
import type { Game, Seat, View } from '../engine/types.ts'
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
  /** All choices of the game. */
  readonly made: readonly number[]
  /** The number of choices before each moment that is known; an act lies between two moments. */
  moments: readonly number[]
  turns: readonly TurnMark[]
  /** The points of view allowed for this game. */
  eyes: readonly Eyes[]
  /** Whether all moments are known. */
  whole: boolean
  /** The moment that is shown. */
  at: number
}

/**
 * The replay of a session's game, at its beginning, of which no other moment is known yet. From then on only the replay moves in the game.
 * @param session - The session of the game before its first choice.
 * @param made - Its choices.
 */
export const newReplay = (session: Session, made: readonly number[]): Replay => ({
  ...{ session, made, log: newGameLog(session), moments: [0], turns: [], eyes: [-1], whole: false, at: 0 },
})

/** Choices after which further moments are known. */
const stride = 100

/**
 * Finds the moments of a replay, a choice at a time, for callers that do other work in between.
 * @param steps - The same game, as it is loaded beside the one that is shown.
 * @param own - The seats whose cards may be seen while the game is not over; afterwards all may.
 * @returns The loaded game, at its end.
 * @throws RecordError as loading does.
 */
export function* findMoments(
  replay: Replay,
  steps: Generator<Game, Game>,
  own: readonly Seat[],
): Generator<undefined, Game> {
  const log = newResultLog()
  const began: { text: string; choice: number }[] = []
  let count = 0
  const learn = (game: Game, all?: number): void => {
    const told = events(game, count, -1)
    count += told.length
    addResults(log, told, view(game, -1))
    for (const { round, choice, seat } of told)
      if (round !== undefined) began.push({ text: turnText(game, round, seat), choice })
    const moments = momentsOf(log.choices, all)
    const turns = began.map(({ text, choice }) => ({ text, moment: moments.findIndex((at) => at >= choice) }))
    Object.assign(replay, { moments, turns: turns.filter(({ moment }) => moment >= 0) })
  }
  for (let n = 1; ; n++) {
    const step = steps.next()
    if (step.done) {
      const game = step.value
      learn(game, choices(game))
      const seats: Seat[] = replay.session.seats.map((_, seat) => seat)
      replay.eyes = outcome(game) !== null ? ['open', -1, ...seats] : [-1, ...own]
      replay.whole = true
      return game
    }
    if (n % stride === 0) learn(step.value)
    yield
  }
}

const turnText = (game: Game, round: number, seat: Seat | undefined): string =>
  `Round ${round} · ${view(game, -1).seats[seat ?? -1]?.name ?? ''}`

/** Each moment is just before the choice that begins the next act, so that all results of an act are seen. `all`: the last, once it is known. */
function momentsOf(begins: readonly number[], all: number | undefined): number[] {
  const found = new Set([0, ...begins.filter((choice) => choice > 0).map((choice) => choice - 1)])
  if (all !== undefined) found.add(all)
  return [...found].sort((a, b) => a - b)
}

/** Goes to a moment; beyond the ends, to the first or the last. Returns whether the moment changed. */
export function goToMoment(replay: Replay, moment: number): boolean {
  const { moments, session, log, made } = replay
  const at = Math.min(Math.max(0, moment), moments.length - 1)
  const wanted = moments[at] ?? 0
  const { game } = session
  if (wanted < choices(game)) resetLog(log)
  while (choices(game) > wanted && undo(game));
  while (choices(game) < wanted && (redo(game) || take(game, made[choices(game)] ?? -1) === null));
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
