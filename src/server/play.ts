/**
 * The game in a room: a headless session, and people's actions in it.
 * Nothing here waits: the runner (runner.ts) takes one step after another, and shows a bot's next act for as long as `advance` requires.
 */
import { choices, decision, eventCount, libraryFor, start } from '../engine/index.ts'
import type { Decision, Library, RaidSetup, Seat } from '../engine/types.ts'
import type { Pondered } from '../players/index.ts'
import type { BotMove } from '../session/bot-move.ts'
import { type Intent, intentOf, shownReason } from '../session/intent.ts'
import { goOnAsBefore, type KeptLine, type KeptWay, keepLine, lineOf } from '../session/kept-line.ts'
import { type Known, knownTo, learned } from '../session/known.ts'
import { answerAs, answerAutomatically, botMove, changeSeat, playMove, settle } from '../session/moves.ts'
import type { Reason, SeatPlan } from '../session/saved-game.ts'
import { isPerson, newSession, question, type Session } from '../session/session.ts'
import type { StopSettings } from '../session/stops.ts'
import { redoToPerson, undoToPerson } from '../session/undo.ts'
import type { ShownReason } from '../session/who-is-asked.ts'

/** The number of choices and events at which something was taken back: everything later is invalid. */
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
  /** The next move of the asked bot, and its display. */
  move: { open: Decision; move: BotMove } | null
  intent: Intent | null
  /** The progress of a bot that looks ahead; the question about which it has been told to think no longer. */
  pondered: Pondered | null
  enough: Decision | null
  lastReason: ShownReason | null
  vote: Vote | null
  /** The acts that followed a choice that was taken back; null if there is nothing. */
  kept: KeptLine | null
  /** The information of people on each side after the last choice, and the earliest choice that may be undone; null if undo may reveal things. */
  guard: Guard | null
}

export interface Guard {
  readonly openHands: boolean
  sides: readonly Known[]
  least: number
}

/** A vote to undo or redo. */
export interface Vote {
  readonly by: number
  readonly way: 'back' | 'forward'
  /** The choice that it is about, in words. */
  readonly what: string
  readonly yes: readonly number[]
  /** The people who have to agree, besides those who do. */
  readonly needs: readonly number[]
}

/** The stops of a person who has set none. */
export const usualStops: StopSettings = { stop: 'useful', marks: [] }

export interface PlayOptions {
  aloud: boolean
  /** Reasons of bots, and silenced cards, in a game that is continued. */
  reasons?: readonly Reason[]
}

/** A new game. Throws a SetupError for a setup that the rules refuse. */
export function newPlay(library: Library, setup: RaidSetup, seats: readonly SeatPlan[], options: PlayOptions): Play {
  const own = libraryFor(library, { setup })
  return playOf(newSession(own, start(own, setup), seats, { stops: usualStops, plans: true, ...options }))
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
    pondered: null,
    enough: null,
    lastReason: null,
    vote: null,
    kept: null,
    guard: null,
  }
}

/**
 * The move of the bot at the open question; while it thinks elsewhere (thinking.ts), how far it is, or null.
 * `enough`: it shall think no longer.
 */
export type Think = (session: Session, open: Decision, enough: boolean) => BotMove | Pondered | null

/** The next step: none, since the game is over; the answer of a person, or of a thinking bot; at once, or after some milliseconds. */
export type Next = { kind: 'over' | 'person' | 'thinks' | 'on' } | { kind: 'wait'; ms: number }

/** Takes one step that needs no person. `speed`: how many times faster than reading; 0 is at once. `think`: by default bots think synchronously. */
export function advance(play: Play, speed: number, think: Think = botMove): Next {
  const { session } = play
  play.pondered = null
  const now = settle(session)
  if (now.kind === 'over' || now.kind === 'person') return { kind: now.kind }
  if (now.kind === 'automatic') {
    changed(play, () => answerAutomatically(session, now))
    return { kind: 'on' }
  }
  if (play.move?.open !== now.open) {
    const move = think(session, now.open, play.enough === now.open)
    if (!move || 'done' in move) {
      play.pondered = move
      return { kind: 'thinks' }
    }
    play.lastReason = shownReason(play.lastReason, now.open, move)
    play.move = { open: now.open, move }
    play.intent = intentOf(session, now.open, move, speed)
    if (play.intent) return { kind: 'wait', ms: play.intent.wait }
  }
  act(play)
  return { kind: 'on' }
}

/** Makes the bot's move after it has been shown long enough. */
export function act(play: Play): void {
  const { move, session } = play
  if (!move || question(session) !== move.open) return
  changed(play, () => playMove(session, move.open, move.move))
}

/** Forbids undo from now on where it would reveal hidden information. `openHands`: raiders see each other's hands. */
export function guardHidden(play: Play, openHands: boolean): void {
  play.guard = { openHands, sides: [], least: 0 }
  noteShown(play)
}

/** Notes people's information now: a choice that revealed something can't be undone. `back`: something was undone, which reveals nothing. */
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

/** Runs a function that may make a choice, or undo some. */
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

/** A bot's next act may have changed. */
export function forgetMove(play: Play): void {
  play.move = null
  play.intent = null
}

/** Undoes the last choice of a person, or redoes it. Returns false if there is none. */
export function travel(play: Play, way: Vote['way']): boolean {
  play.vote = null
  play.lastReason = null
  const { session, guard } = play
  const before = lineOf(session)
  const done = changed(play, () => (way === 'back' ? undoToPerson(session, guard?.least) : redoToPerson(session)))
  if (done && way === 'back') play.kept = keepLine(session, play.kept, before)
  return done
}

/**
 * Plays on as before something was taken back, leaves the next of that out, or forgets it.
 * Returns why it stopped short, as this seat may read it; '' if it didn't.
 */
export function asBefore(play: Play, way: KeptWay, seat: Seat): string {
  const { session, kept } = play
  if (!kept) return ''
  const done = changed(play, () => goOnAsBefore(session, kept, way, seat))
  play.kept = done.kept
  return done.why
}

/** A bot answers once for an asked person who doesn't answer. Returns false while it thinks. */
export function answerFor(play: Play, think: Think = botMove): boolean {
  const { session } = play
  const open = question(session)
  if (!open || !isPerson(session, open.seat)) return true
  const move = think(session, open, false)
  if (!move || 'done' in move) return false
  changed(play, () => answerAs(session, open.seat, move.answer))
  return true
}

/** Hands a seat to its person, or to its bot. */
export function setSeat(play: Play, seat: Seat, plan: SeatPlan): void {
  changed(play, () => changeSeat(play.session, seat, plan))
  noteShown(play)
  forgetMove(play)
}
