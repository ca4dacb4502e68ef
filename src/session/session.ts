/**
 * A game being played, without a screen and without a clock: players of seats, stops for persons, reasons of bots.
 * A driver takes one step after another (moves.ts), all at once or at a pace that people can follow.
 */
import { choices, decision, type Game, glance, played, timing, view } from '../engine/index.ts'
import type { Decision, Library, Seat, View } from '../engine/types.ts'
import { type Bots, makeBots } from './bot-move.ts'
import type { Declaration } from './cancel.ts'
import { type Foresight, foresee } from './foresight.ts'
import { askPersonFirst } from './group-decision.ts'
import { type Hushed, silencesNow } from './hush.ts'
import { automaticAnswer, type Passing } from './passing.ts'
import { agrees, askingOrder, type Proposal, personsOf } from './proposal.ts'
import type { Reason, SeatPlan } from './saved-game.ts'
import type { Silences, StopSettings } from './stops.ts'
import type { Asking } from './wishing.ts'

/** The settings of a person with a screen of their own: stops for them, and where their passing began; null if they are asked. */
export interface Screen {
  stops: StopSettings
  passing: Passing | null
}

export interface Session extends Screen {
  readonly library: Library
  readonly game: Game
  /** The player of each seat. */
  readonly seats: SeatPlan[]
  readonly bots: Bots
  /** The raiders with their heroes, as they were at the start of the game. */
  readonly party: readonly string[]
  /** The seats whose persons have a screen of their own; all others share the settings of the session. */
  readonly screens: Map<Seat, Screen>
  /** Whether bots think aloud. */
  aloud: boolean
  /** Whether raiders' bots say what they plan. */
  plans: boolean
  /** People's wishes to the bots on their side. */
  wishes: readonly Asking[]
  /** The reasons of bots, including those for choices that were taken back. */
  reasons: Reason[]
  /** By the number of choices made: a person's open declaration at that time. */
  declared: (Declaration | null)[]
  /** The cards that don't ask again in a turn. */
  hushed: readonly Hushed[]
  /** The seat for which a person answered last; -1 before the first. */
  near: Seat
  /** A person's proposal in a decision of several persons. */
  proposal: Proposal | null
  /** Answers that persons gave before being asked (`answersEarly`), by their seats. */
  readonly early: Map<Seat, number>
  /** Values computed for the open question, kept as long as it is open. */
  readonly cache: Cache
}

interface Cache {
  question?: Kept<Decision | null>
  onlooker?: Kept<View>
  automatic?: Kept<number | null>
  foresight?: Kept<Foresight>
}

/** A computed value, and its source. */
interface Kept<T> {
  from: readonly unknown[]
  out: T
}

const isSame = <T>(kept: Kept<T> | undefined, from: readonly unknown[]): kept is Kept<T> =>
  kept?.from.every((one, i) => one === from[i]) === true

export interface SessionOptions {
  stops: StopSettings
  /** Whether bots think aloud, so that reasons have their thoughts. */
  aloud?: boolean
  /** Whether raiders' bots say what they plan, once a turn. */
  plans?: boolean
  /** Earlier reasons of bots, in a game that is continued. */
  reasons?: readonly Reason[]
}

/** A session of a game at any position. From then on only the session makes choices in the game. */
export const newSession = (
  library: Library,
  game: Game,
  seats: readonly SeatPlan[],
  { stops, aloud = false, plans = false, reasons = [] }: SessionOptions,
): Session => ({
  library,
  game,
  seats: seats.map((plan) => ({ ...plan })),
  bots: makeBots(library, played(game).setup.seed),
  party: partyOf(view(game, -1)),
  stops,
  screens: new Map(),
  aloud,
  plans,
  wishes: [],
  passing: null,
  reasons: [...reasons],
  declared: [],
  hushed: [],
  near: -1,
  proposal: null,
  early: new Map(),
  cache: {},
})

/** Raiders with their heroes. */
const partyOf = ({ seats, cards }: View): string[] =>
  seats.flatMap(({ boss, name, hero }) => (boss ? [] : [`${name} (${cards[hero]?.def ?? 'no hero'})`]))

/** The settings for the person of this seat. */
export const screenOf = (session: Session, seat: Seat): Screen => session.screens.get(seat) ?? session

/** Nobody passes any longer. */
export function stopPassing(session: Session): void {
  for (const screen of [session, ...session.screens.values()]) screen.passing = null
}

interface OnTable {
  /** The seats whose own cards are real. */
  real: ReadonlySet<Seat>
  /** The seats of which cards lie there: those, and the Boss's if the raid's decks do. */
  lying: ReadonlySet<Seat>
}

const onTables = new WeakMap<Game, OnTable>()

/** Finds what lies on a real table, once a game: its setup never changes, and each event asks. */
function onTable(game: Game): OnTable {
  const before = onTables.get(game)
  if (before) return before
  const { setup } = played(game)
  const isRaid = 'raid' in setup
  const real = (isRaid ? setup.raiders : setup.players).flatMap((one, i) => (one.real ? [isRaid ? i + 1 : i] : []))
  const raidDecks = isRaid && setup.raidDecks !== undefined ? [0] : []
  const made = { real: new Set(real), lying: new Set([...raidDecks, ...real]) }
  onTables.set(game, made)
  return made
}

/** Whether a seat's cards are real, so that only whoever holds them can say which they are; without a seat, whether anybody's are. */
export function hasRealCards(game: Game, seat?: Seat): boolean {
  const { real } = onTable(game)
  return seat === undefined ? real.size > 0 : real.has(seat)
}

/** Whether cards of this seat lie on a real table: a raider's own, or for the Boss the raid's. */
export const liesOnTable = (game: Game, seat: Seat): boolean => onTable(game).lying.has(seat)

export const isPerson = ({ seats }: Session, seat: Seat): boolean => seats[seat]?.kind === 'person'

export const personSeats = ({ seats }: Session): Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))

/** The table as everyone may see it. */
export function onlooker(session: Session): View {
  const { game, cache } = session
  const from = [decision(game), choices(game)]
  if (!isSame(cache.onlooker, from)) cache.onlooker = { from, out: view(game, -1) }
  return cache.onlooker.out
}

/** The raid that is played; undefined at a table without a raid. */
export const raidOf = (session: Session): Library['raids'][number] | undefined =>
  session.library.raids.find(({ id }) => id === onlooker(session).raid.id)

/** The seats of persons who are still in the game. */
export function seatsInGame(session: Session): Seat[] {
  const { seats } = onlooker(session)
  return personSeats(session).filter((seat) => !seats[seat]?.lost)
}

/** The proposal for the open question; null if there is none. */
export const proposalNow = ({ game, proposal }: Session): Proposal | null =>
  proposal?.choice === choices(game) ? proposal : null

/** The open question, the same object as long as the same person is asked. A joint decision is asked of the persons among its seats. */
export function question(session: Session): Decision | null {
  const { game, seats, near, cache } = session
  const open = decision(game)
  const proposal = open?.joint ? proposalNow(session) : null
  const from = [open, proposal, open?.joint ? near : -1, ...seats.flatMap(({ kind, person }) => [kind, person])]
  if (!isSame(cache.question, from)) {
    const order = askingOrder(proposal, near, seats)
    cache.question = { from, out: askPersonFirst(open, (seat) => isPerson(session, seat), order) }
  }
  return cache.question.out
}

/**
 * Whether the person of this seat may answer a question that is still another's.
 * Players are asked to mulligan one after another, but do so at once (101.2), so other answers don't matter. The answer stays secret until it is this
 * seat's turn.
 */
export function answersEarly(session: Session, open: Decision, seat: Seat): boolean {
  if (open.kind !== 'mulligan' || !session.screens.has(seat) || session.early.has(seat)) return false
  const { turn, seats } = onlooker(session)
  const first = turn.order.indexOf(turn.seat)
  const order = [...turn.order.slice(first), ...turn.order.slice(0, first)]
  const one = seats[seat]
  return one?.boss === false && !one.lost && order.indexOf(seat) > order.indexOf(open.seat)
}

/**
 * The open question as it is put to this seat; null if it isn't.
 * A decision of several persons is put to each of them who has not agreed to the proposal; whether to mulligan, to each who has not answered.
 */
export function questionTo(session: Session, seat: Seat): Decision | null {
  const open = question(session)
  if (!open || !isPerson(session, seat)) return null
  if (open.seat === seat) return open
  if (answersEarly(session, open, seat)) return { ...open, seat }
  if (!personsOf(open, session.seats).includes(seat)) return null
  const proposal = proposalNow(session)
  return proposal && agrees(proposal, seat, session.seats) ? null : { ...open, seat }
}

/** The next step of the game. An answer is automatic if there is nothing to decide, or the person passes. */
export type NextUp =
  | { kind: 'over' }
  | { kind: 'person'; open: Decision }
  | { kind: 'bot'; open: Decision }
  | { kind: 'automatic'; open: Decision; answer: number }

export function pending(session: Session): NextUp {
  const open = question(session)
  if (!open) return { kind: 'over' }
  if (!isPerson(session, open.seat)) return { kind: 'bot', open }
  const answer = earlyFor(session, open) ?? automaticFor(session, open)
  return answer === null ? { kind: 'person', open } : { kind: 'automatic', open, answer }
}

/** Whether a person is asked now. */
export const asksPerson = (session: Session): boolean => pending(session).kind === 'person'

/** The early answer of the asked person; null if there is none. */
const earlyFor = ({ early }: Session, { kind, seat }: Decision): number | null =>
  kind === 'mulligan' ? (early.get(seat) ?? null) : null

const none: Silences = {}

/** The automatic answer for a person; null if the person must be asked. */
function automaticFor(session: Session, open: Decision): number | null {
  const { game, seats, cache } = session
  const { stops, passing } = screenOf(session, open.seat)
  const silent = seats[open.seat]?.silent ?? none
  const from = [open, stops, passing, silent, session.hushed]
  if (isSame(cache.automatic, from)) return cache.automatic.out
  const own = glance(game, open.seat)
  const quiet = silencesNow(session, open.seat, own.turn.n, silent)
  const out = automaticAnswer(open, own, { ...stops, silent: quiet }, passing, timing(game, open))
  cache.automatic = { from, out }
  return out
}

/** The reasons of bots for choices that were not taken back. */
export const standingReasons = ({ game, reasons }: Session): Reason[] =>
  reasons.filter(({ choice }) => choice < choices(game))

/** The results of the open question's answers, computed once. `view` is that of the seat that is asked. */
export function foresightNow({ cache, game, library }: Session, open: Decision, view: View): Foresight {
  const from = [decision(game), choices(game), open.seat]
  if (!isSame(cache.foresight, from)) cache.foresight = { from, out: foresee(library, game, view, open) }
  return cache.foresight.out
}
