/** The log of a game as one seat may read it: the events, each after the reason of the bot that caused it. */
import { eventCount, events } from '../engine/index.ts'
import type { CardId, EventKind, GameEvent, Library, Seat, View } from '../engine/types.ts'
import { plainName } from '../language/print/index.ts'
import { addResults, newResultLog, type ResultLog } from './log-results.ts'
import type { Reason } from './saved-game.ts'
import { raidOf, type Session, standingReasons } from './session.ts'
import { inWords } from './thoughts.ts'

/** The subjects that lines of the log can have. */
export const logAbouts = ['turns', 'chain', 'combat', 'damage', 'cards', 'reasons'] as const
export type LogAbout = (typeof logAbouts)[number]

/** One line of the log. Reasons are those that a bot or the Boss gave before its choice. */
export interface LogLine {
  key: string
  kind: 'event' | 'reason' | 'turn'
  text: string
  /** The seat that caused it, its subject, and the names of the cards in it. */
  seat?: Seat | null
  about?: LogAbout
  cards?: readonly (readonly [card: CardId, name: string])[]
  /** Whether it belongs to what an earlier line began: an attack, or a card that has been played. */
  within?: true
  /** The number of times in a row, if more than once. */
  times?: number
  /** The events that it covers, by their positions in the stream. */
  events?: readonly number[]
}

/** The log as one seat reads it, kept between readings. */
export interface GameLog {
  /** The seat that read last; null before the first reading and after undo. */
  seat: Seat | null
  /** All events so far, as that seat may know them. The list grows; after undo or for another seat it is a new list. */
  events: GameEvent[]
  /** The same as lines of results. */
  results: ResultLog
  /** Names of the cards of the event deck. */
  readonly eventCards: ReadonlySet<string>
}

export interface LogReading {
  /** One line for each act, with its results. */
  log: readonly LogLine[]
  events: readonly GameEvent[]
  /** The last card of the event deck that came up to be played, also if it had no legal target; '' before the first. */
  lastEvent: string
}

/** The log's source: the events that the reading seat may know, and the bots' reasons. */
interface LogSource {
  /** The number of events. */
  readonly count: number
  /** The events from this one on. */
  from(start: number): readonly GameEvent[]
  readonly reasons: readonly Reason[]
}

/** A session as the source of a seat's log. */
const sourceOf = (session: Session, { seat }: View): LogSource => ({
  count: eventCount(session.game),
  from: (start) => events(session.game, start, seat),
  reasons: standingReasons(session),
})

export const newGameLog = (session: Session): GameLog => newLogOf(raidOf(session))

/** An empty log of a game of this raid. */
export function newLogOf(raid: Library['raids'][number] | undefined): GameLog {
  const names = raid?.cards.flatMap(({ name, type }) => ([type].flat().includes('event') ? [name] : []))
  return { seat: null, events: [], results: newResultLog(), eventCards: new Set(names) }
}

/** After undo or redo everything is read again. */
export function resetLog(log: GameLog): void {
  log.seat = null
}

/** The log so far, for the seat of this view. */
export const readLog = (log: GameLog, session: Session, view: View): LogReading =>
  readLogFrom(log, sourceOf(session, view), view)

/** The log so far from any source. */
export function readLogFrom(log: GameLog, source: LogSource, view: View): LogReading {
  if (log.seat !== view.seat || source.count < log.events.length)
    Object.assign(log, { events: [], results: newResultLog() })
  log.seat = view.seat
  const fresh = source.from(log.events.length)
  log.events.push(...fresh)
  addResults(log.results, fresh, view)
  const last = log.events.findLast((event) => isRevealedToPlay(event) && log.eventCards.has(nameOf(event)))
  return {
    log: resultLines(log.results, source.reasons, view),
    events: log.events,
    lastEvent: last ? nameOf(last) : '',
  }
}

const nameOf = ({ what = 0, names }: GameEvent): string => names[what] ?? ''

/** A card that a text reveals lies in a zone; an event that is played is revealed by the rules (R201.2). */
const isRevealedToPlay = ({ on, zone }: GameEvent): boolean => on === 'reveal' && !zone

/** The subject of a line by its event; other events are about cards. */
const abouts: Partial<Record<EventKind, LogAbout>> = {
  start: 'turns',
  end: 'turns',
  extraTurn: 'turns',
  loop: 'turns',
  skip: 'turns',
  link: 'chain',
  resolve: 'chain',
  cease: 'chain',
  interrupt: 'chain',
  trigger: 'chain',
  play: 'chain',
  use: 'chain',
  complete: 'chain',
  copy: 'chain',
  target: 'chain',
  propose: 'combat',
  attack: 'combat',
  defend: 'combat',
  fight: 'combat',
  protect: 'combat',
  strike: 'combat',
  sabotage: 'combat',
  uncombat: 'combat',
  'combat-over': 'combat',
  deal: 'damage',
  heal: 'damage',
  prevent: 'damage',
  destroy: 'damage',
}

/** The cards of an event, each once. */
function cardsOf({ by, what, to, with: tool, names }: GameEvent): [CardId, string][] {
  const ids = new Set([by, what, to, tool, ...Object.keys(names).map(Number)])
  return [...ids].flatMap((id): [CardId, string][] =>
    id !== undefined && id > 0 && names[id] ? [[id, plainName(names[id])]] : [],
  )
}

/** The reasons that a seat may read: its own and those that are not secret; all of them once the game is over. */
export const readableReasons = (
  reasons: readonly Reason[],
  { seat, outcome }: Pick<View, 'seat' | 'outcome'>,
): Reason[] => reasons.filter((reason) => !reason.secret || reason.seat === seat || outcome !== null)

function reasonLine({ choice, seat, text, cards, thoughts }: Reason, view: View): LogLine {
  const named = cards.flatMap((id): [CardId, string][] => {
    const name = view.cards[id]?.def
    return name ? [[id, plainName(name)]] : []
  })
  const aloud = inWords(thoughts, seat === view.seat || view.outcome !== null)
  const told = `${view.seats[seat]?.name ?? ''}: ${text}${aloud && ` ${aloud}`}`
  return { key: `r${choice} ${text}`, kind: 'reason', text: told, seat, about: 'reasons', cards: named }
}

const eventLine = (event: GameEvent): LogLine => ({
  key: `e${event.i}`,
  kind: event.on === 'start' ? 'turn' : 'event',
  text: event.text,
  seat: event.whose < 0 ? null : event.whose,
  about: abouts[event.on] ?? 'cards',
  cards: cardsOf(event),
})

/** The whole log, a line for every step; within a line of results, all but its first step. */
export const stepLines = (log: GameLog, session: Session, view: View): readonly LogLine[] =>
  stepLinesFrom(log, standingReasons(session), view)

/** The whole log with these reasons. */
export function stepLinesFrom(log: GameLog, reasons: readonly Reason[], view: View): readonly LogLine[] {
  const inner = new Set(log.results.lines.flatMap(({ events, within }) => (within ? events : events.slice(1))))
  const lines = linesOf(log.events, reasons, view)
  return nested(
    lines.map((line) =>
      line.kind === 'event' && inner.has(Number(line.key.slice(1))) ? { ...line, within: true } : line,
    ),
  )
}

/** A reason is indented like the line that follows it. */
function nested(lines: readonly LogLine[]): LogLine[] {
  let within = false
  return lines
    .toReversed()
    .map((line): LogLine => {
      if (line.kind === 'reason') return within ? { ...line, within } : line
      within = line.within ?? false
      return line
    })
    .toReversed()
}

/**
 * Each reason before the line that begins with its results, or after the one that goes on with them; the same reason for repeated results only once.
 */
function resultLines({ lines, choices }: ResultLog, reasons: readonly Reason[], view: View): LogLine[] {
  const told = readableReasons(reasons, view).map((reason) => ({ ...reason, line: reasonLine(reason, view) }))
  const out: LogLine[] = []
  let heard: string[] = []
  let last: LogLine | undefined
  let next = 0
  const tellUpTo = (choice: number): string[] => {
    const fresh: string[] = []
    for (; next < told.length && told[next]!.choice < choice; next++) {
      const { line } = told[next]!
      if (last?.times && heard.includes(line.text)) continue
      out.push(line)
      heard.push(line.text)
      fresh.push(line.text)
    }
    return fresh
  }
  lines.forEach((line, i) => {
    heard = tellUpTo(choices[i] ?? 0)
    out.push(line)
    last = line
  })
  tellUpTo(Number.POSITIVE_INFINITY)
  return nested(out)
}

/** Puts each reason before its results. */
function linesOf(known: readonly GameEvent[], reasons: readonly Reason[], view: View): LogLine[] {
  const told = readableReasons(reasons, view)
  const lines: LogLine[] = []
  let next = 0
  for (const event of known) {
    for (; (told[next]?.choice ?? Number.POSITIVE_INFINITY) < event.choice; next++)
      lines.push(reasonLine(told[next]!, view))
    if (event.text) lines.push(eventLine(event))
  }
  return [...lines, ...told.slice(next).map((reason) => reasonLine(reason, view))]
}
