/**
 * The game in a room: a headless session, and what people do in it. Nothing here waits: whoever runs it (runner.ts) takes one step after another, and shows what a
 * bot is about to do for as long as `advance` says.
 */
import { choices, decision, eventCount, libraryFor, start } from '../engine/index.ts'
import type { Decision, Library, RaidSetup, Seat } from '../engine/types.ts'
import type { BotMove } from '../session/bot-move.ts'
import { type Intent, intentOf, shownReason } from '../session/intent.ts'
import { type Known, knownTo, learned } from '../session/known.ts'
import { answerAs, answerAutomatically, botMove, changeSeat, playMove, settle } from '../session/moves.ts'
import type { Reason, SeatPlan } from '../session/saved-game.ts'
import { isPerson, newSession, question, type Session } from '../session/session.ts'
import type { StopSettings } from '../session/stops.ts'
import { redoToPerson, undoToPerson } from '../session/undo.ts'
import type { ShownReason } from '../session/who-is-asked.ts'

/** How far the game was when something was taken back: whatever is known beyond that is no longer true. */
export interface Cut {
  readonly choices: number
  readonly events: number
}

export interface Play {
  readonly session: Session
  /** Counts choices and cuts. */
  moves: number
  /** The number of the open question: unique, except for questions put to several people at once (`answersEarly`). */
  question: number
  readonly cuts: Cut[]
  /** What the bot that is asked will do, and how it is shown. */
  move: { open: Decision; move: BotMove } | null
  intent: Intent | null
  lastReason: ShownReason | null
  vote: Vote | null
  /** What people on each side knew after the last choice, and before which choice nothing is taken back, so that nobody has seen what comes; null where they may. */
  guard: Guard | null
}

export interface Guard {
  readonly openHands: boolean
  sides: readonly Known[]
  least: number
}

/** Somebody wants to take back or to do again what others have a say in. */
export interface Vote {
  readonly by: number
  readonly way: 'back' | 'forward'
  readonly yes: readonly number[]
  /** Who has to agree, besides those who do. */
  readonly needs: readonly number[]
}

/** Where the game stops for a person who has not said. */
export const usualStops: StopSettings = { stop: 'useful', marks: [] }

export interface PlayOptions {
  aloud: boolean
  /** What bots said, and which cards are silent, in a game that is continued. */
  reasons?: readonly Reason[]
}

/** A game that begins. Throws a SetupError for a setup that the rules refuse. */
export function newPlay(library: Library, setup: RaidSetup, seats: readonly SeatPlan[], options: PlayOptions): Play {
  const own = libraryFor(library, { setup })
  return playOf(newSession(own, start(own, setup), seats, { stops: usualStops, ...options }))
}

/** A session as the game of a room. */
export function playOf(session: Session): Play {
  session.seats.forEach((_, seat) => {
    session.screens.set(seat, { stops: usualStops, passing: null })
  })
  return {
    session,
    moves: 0,
    question: 0,
    cuts: [],
    move: null,
    intent: null,
    lastReason: null,
    vote: null,
    guard: null,
  }
}

/** What the bot of the open question will do; null while it thinks elsewhere (thinking.ts). */
export type Think = (session: Session, open: Decision) => BotMove | null

/** What comes next: nothing, since the game is over; the answer of a person, or of a bot that thinks; the next step at once, or in so many milliseconds. */
export type Next = { kind: 'over' | 'person' | 'thinks' | 'on' } | { kind: 'wait'; ms: number }

/** Takes one step that needs no person. `speed`: how many times faster than reading takes; 0 is at once. `think`: by default bots think here and now. */
export function advance(play: Play, speed: number, think: Think = botMove): Next {
  const { session } = play
  const now = settle(session)
  if (now.kind === 'over' || now.kind === 'person') return { kind: now.kind }
  if (now.kind === 'automatic') {
    changed(play, () => answerAutomatically(session, now))
    return { kind: 'on' }
  }
  if (play.move?.open !== now.open) {
    const move = think(session, now.open)
    if (!move) return { kind: 'thinks' }
    play.lastReason = shownReason(play.lastReason, now.open, move)
    play.move = { open: now.open, move }
    play.intent = intentOf(session, now.open, move, speed)
    if (play.intent) return { kind: 'wait', ms: play.intent.wait }
  }
  act(play)
  return { kind: 'on' }
}

/** The bot that has been shown long enough does what it is about to do. */
export function act(play: Play): void {
  const { move, session } = play
  if (!move || question(session) !== move.open) return
  changed(play, () => playMove(session, move.open, move.move))
}

/** From now on nothing is taken back past what was hidden. `openHands`: raiders see each other's hands. */
export function guardHidden(play: Play, openHands: boolean): void {
  play.guard = { openHands, sides: [], least: 0 }
  noteShown(play)
}

/** Notes what people know now: whatever has shown somebody something stays done. `back`: something was taken back, which shows nothing. */
function noteShown({ session, guard }: Play, back = false): void {
  if (!guard) return
  const { game } = session
  const persons = session.seats.flatMap((_, seat) => (isPerson(session, seat) ? [seat] : []))
  const raiders = session.seats.map((_, seat) => seat).slice(1)
  const ofRaiders = persons.filter((seat) => seat > 0)
  const groups = [persons.filter((seat) => seat === 0), guard.openHands && ofRaiders.length > 0 ? raiders : ofRaiders]
  const sides = groups.map((seats) => knownTo(game, seats))
  const isNew = (now: Known, i: number): boolean => {
    const before = guard.sides[i]
    return before?.seats.join() !== now.seats.join() || learned(game, before, now)
  }
  if (!back && sides.some(isNew)) guard.least = choices(game)
  guard.sides = sides
}

/** Does something that may make a choice, or take choices back. */
export function changed<T>(play: Play, make: () => T): T {
  const { game } = play.session
  const before = choices(game)
  const kind = decision(game)?.kind
  const out = make()
  const after = choices(game)
  if (after === before) return out
  if (after < before) play.cuts.push({ choices: after, events: eventCount(game) })
  noteShown(play, after < before)
  play.moves++
  if (kind !== 'mulligan' || decision(game)?.kind !== kind || after < before) play.question = play.moves
  play.vote = null
  forgetMove(play)
  return out
}

/** What a bot was about to do may have changed. */
export function forgetMove(play: Play): void {
  play.move = null
  play.intent = null
}

/** Takes the last choice of a person back, or makes it again. Returns false if there is none. */
export function travel(play: Play, way: Vote['way']): boolean {
  play.vote = null
  play.lastReason = null
  const { session, guard } = play
  return changed(play, () => (way === 'back' ? undoToPerson(session, guard?.least) : redoToPerson(session)))
}

/** A bot answers once for the person who is asked and doesn't answer. Returns false while it thinks. */
export function answerFor(play: Play, think: Think = botMove): boolean {
  const { session } = play
  const open = question(session)
  if (!open || !isPerson(session, open.seat)) return true
  const move = think(session, open)
  if (move) changed(play, () => answerAs(session, open.seat, move.answer))
  return move !== null
}

/** A seat is played by its person, or by its bot. */
export function setSeat(play: Play, seat: Seat, plan: SeatPlan): void {
  changed(play, () => changeSeat(play.session, seat, plan))
  noteShown(play)
  forgetMove(play)
}
