/** Runs a session at a human pace: bots wait until people can follow, every choice is saved, errors are reported. */
import { eventCount, events, glance } from '../../engine/index.ts'
import type { Answer, Decision, Refusal, Seat } from '../../engine/types.ts'
import type { Pondered, Wish } from '../../players/index.ts'
import type { BotMove } from '../../session/bot-move.ts'
import { cancel } from '../../session/cancel.ts'
import { type GameLog, resetLog } from '../../session/game-log.ts'
import type { Agreement } from '../../session/group-decision.ts'
import { type Intent, intentOf, shownReason, slice } from '../../session/intent.ts'
import { goOnAsBefore, type KeptLine, type KeptWay, keepLine, lineOf } from '../../session/kept-line.ts'
import {
  answer,
  answerAutomatically,
  answerTogether,
  changeSeat,
  concedeSeat,
  hush,
  playMove,
  settle,
  startPassing,
} from '../../session/moves.ts'
import { letsGoOn } from '../../session/passing.ts'
import { sayCard } from '../../session/real-cards.ts'
import { savedGame } from '../../session/save.ts'
import { personNumber, type SeatPlan, type SessionSave } from '../../session/saved-game.ts'
import {
  hasRealCards,
  isPerson,
  liesOnTable,
  onlooker,
  personSeats,
  question,
  type Session,
} from '../../session/session.ts'
import { tableWork } from '../../session/table-work.ts'
import { eventsBeforeLastAct, undoToPerson } from '../../session/undo.ts'
import type { ShownReason } from '../../session/who-is-asked.ts'
import { ask, askedOf } from '../../session/wishing.ts'
import type { SessionScreen } from '../table/table-session.ts'
import type { BotClient } from './bot-client.ts'
import { coveredSeat, type HotSeat, noteAsked, noteSeen, viewerOf } from './hot-seat.ts'

/** The ways to keep a game. */
export interface Keep {
  /** Whether it is saved with its raid in it. */
  embed(): boolean
  /** A choice was made: save it. */
  save(saved: SessionSave): void
}

export interface DriverState {
  readonly session: Session
  readonly id: string
  readonly screen: SessionScreen
  readonly keep: Keep
  readonly log: GameLog
  /** The log as everybody may read it. */
  readonly openLog: GameLog
  readonly hotSeat: HotSeat
  readonly client: BotClient
  timer: number
  /** When the table was last refreshed. */
  drawn: number
  unsaved: boolean
  trouble: string
  /** The last reason shown, and a bot's next act. */
  lastReason: ShownReason | null
  intent: Intent | null
  /** The bot's act after its wait. */
  waiting: (() => void) | null
  /** Bots don't wait until a person must decide. */
  hurried: boolean
  paused: boolean
  /** The time since which a bot has been thinking, 0 if none is. */
  asked: number
  /** The number of events before a person's last act, other than passing while others act. */
  acted: number
  /** The acts that followed a choice that was taken back; null if there is nothing. */
  kept: KeptLine | null
  /** The work with real cards that undo has taken back. */
  takenBack: readonly string[]
  /** The rounds in which persons were warned last, by their seats. */
  warned: Map<Seat, number>
  closed: boolean
}

/** Milliseconds between two refreshes while bots act without waiting. */
const between = 200
/** Milliseconds between the end of motion and the next act. */
const pause = 350
/** Milliseconds after which the table shows the last events, and between two checks whether they have been read. */
const settling = 30
const blink = 80

/** Milliseconds after which the page shows that a bot is thinking. */
const slow = 400

/** Whether a bot has been thinking for a while, and how far it is, if it looks ahead. */
export const thinks = ({ asked, client }: DriverState): boolean | Pondered =>
  asked > 0 && client.busy() && performance.now() - asked >= slow && (client.pondered() ?? true)

function save(s: DriverState): void {
  s.unsaved = false
  s.keep.save(saved(s))
}

export const saved = (s: DriverState): SessionSave => savedGame(s.session, s.id, Date.now(), s.keep.embed())

export function covered(s: DriverState): Seat | null {
  const { cover, openHands } = s.screen.settings()
  return cover ? coveredSeat(s.hotSeat, s.session, openHands) : null
}

/** Works through bots' moves and automatic answers, a slice at a time, until a person must choose. */
export function go(s: DriverState): void {
  clearTimeout(s.timer)
  if (s.closed) return
  const settings = s.screen.settings()
  Object.assign(s.session, { stops: settings, aloud: settings.aloud, plans: settings.plans })
  const start = performance.now()
  let waits = false
  const sound = guarded(s, () => {
    while (!waits && performance.now() - start < slice) waits = advance(s)
  })
  if (!sound) return
  if (!waits) s.timer = window.setTimeout(() => go(s), 0)
  if ((!waits || s.client.busy()) && start - s.drawn < between) return
  s.drawn = start
  if (s.unsaved) save(s)
  s.screen.changed()
}

/** Does the work and returns true. After an internal error the game stops; everything played is kept, and undo and saving to a file still work. */
function guarded(s: DriverState, work: () => void): boolean {
  try {
    work()
    return true
  } catch (error) {
    console.error(error)
    const what = error instanceof Error ? error.message : String(error)
    s.trouble = `Something went wrong in the program (${what}). Undo and choose differently, or save the game to a file and report it.`
    s.client.forget()
    s.screen.changed()
    return false
  }
}

/** Handles one decision. Returns whether to wait: for a person, for a reason to be read, or because the game is over. */
function advance(s: DriverState): boolean {
  const now = settle(s.session)
  switch (now.kind) {
    case 'over':
      s.lastReason = null
      return true
    case 'bot':
      return s.paused || s.screen.held() || actOrWait(s, now.open)
    case 'automatic':
      s.unsaved = true
      answerAutomatically(s.session, now)
      return false
    case 'person':
      s.hurried = false
      noteAsked(s.hotSeat, s.session, now.open)
      if (covered(s) === null) noteSeen(s.hotSeat, s.session)
      return true
  }
}

/** A bot's choice: at once, or after its reason has been shown for a while. Returns whether it waits. */
function actOrWait(s: DriverState, open: Decision): boolean {
  const move = s.client.of(open, s.session.seats[open.seat]?.bot ?? '', askedOf(s.session))
  if (!move) {
    s.asked ||= performance.now()
    showThought(s)
    return true
  }
  s.asked = 0
  s.lastReason = shownReason(s.lastReason, open, move)
  const intent = intentOf(s.session, open, move, s.hurried ? 0 : s.screen.settings().speed)
  if (!intent) {
    act(s, open, move)
    return false
  }
  s.waiting = () => {
    s.waiting = null
    clearTimeout(s.timer)
    if (guarded(s, () => act(s, open, move))) go(s)
  }
  s.timer = window.setTimeout(() => announce(s, intent), settling)
  return true
}

/** Shows that a bot is thinking, again and again as long as it does. */
function showThought(s: DriverState): void {
  window.setTimeout(() => {
    if (!s.client.busy()) return
    s.screen.changed()
    if (s.client.pondered()) showThought(s)
  }, slow)
}

function act(s: DriverState, open: Decision, move: BotMove): void {
  s.intent = null
  s.unsaved = true
  playMove(s.session, open, move)
}

/** Announces a bot's next act once everything revealed has been read, and makes it after a while. */
function announce(s: DriverState, intent: Intent): void {
  if (s.screen.reading() > 0) {
    s.timer = window.setTimeout(() => announce(s, intent), blink)
    return
  }
  s.intent = intent
  s.screen.changed()
  s.timer = window.setTimeout(() => onceStill(s), intent.wait)
}

/** A bot's act waits until the table is still. */
function onceStill(s: DriverState): void {
  if (s.screen.held()) return // closing the dialog goes on
  const left = s.screen.rest()
  if (s.screen.reading() > 0) s.timer = window.setTimeout(() => onceStill(s), blink)
  else if (left > 0) s.timer = window.setTimeout(() => onceStill(s), left + pause / (s.screen.settings().speed || 1))
  else s.waiting?.()
}

/** Discards bots' thoughts and announced acts. */
function forgetBots(s: DriverState): void {
  clearTimeout(s.timer)
  s.waiting = null
  s.client.forget()
  s.lastReason = null
  s.intent = null
}

/** The person at the screen makes or withdraws a wish to the bots on their side; a bot about to act thinks again. */
export function askHere(s: DriverState, by: Seat, { what, card }: Wish): void {
  ask(s.session, by, what, card)
  forgetBots(s)
  keepGoing(s)
}

/** A change that must be saved: the game continues from there. */
export function keepGoing(s: DriverState): void {
  save(s)
  go(s)
}

/** A person's choice. Returns the engine's refusal, if any. `passes`: it only lets others go on. */
function choose(s: DriverState, make: () => Refusal | null, passes = false): Refusal | null {
  const before = eventCount(s.session.game)
  let refusal: Refusal | null = null
  const sound = guarded(s, () => {
    refusal = make()
  })
  if (!sound || refusal) return refusal
  if (!passes) s.acted = before
  s.takenBack = []
  s.lastReason = null
  s.intent = null
  keepGoing(s)
  return null
}

export function answerHere(s: DriverState, index: number): Refusal | null {
  const open = question(s.session)
  if (!open || !isPerson(s.session, open.seat) || covered(s) !== null) return null
  const passes = letsGoOn(glance(s.session.game, open.seat), open, index)
  return choose(s, () => answer(s.session, index), passes)
}

/** Names a real card, and does something with it. */
export const sayHere = (s: DriverState, name: string, act: Answer | undefined): Refusal | null =>
  choose(s, () => {
    const open = question(s.session)
    const done = open !== null && covered(s) === null && sayCard(s.session, open, name, act)
    return done ? null : { rule: '', why: `${name} can’t be named now.` }
  })

export function agreeHere(s: DriverState, agreed: Agreement): Refusal | null {
  return covered(s) === null ? choose(s, () => answerTogether(s.session, agreed)) : null
}

export function cancelHere(s: DriverState): void {
  if (covered(s) === null) travel(s, cancel)
}

export function concedeHere(s: DriverState, seat: Seat): Refusal | null {
  return choose(s, () => {
    const refusal = concedeSeat(s.session, seat)
    if (!refusal) forgetBots(s)
    return refusal
  })
}

/** Undoes or redoes to a person's next decision in that direction; if no person plays, the bots then pause. */
export function travel(s: DriverState, way: (session: Session) => boolean): void {
  forgetBots(s)
  s.trouble = ''
  s.hotSeat.looked = null
  if (way(s.session) && personSeats(s.session).length === 0) s.paused = true
  s.acted = actedBefore(s.session)
  resetLog(s.log)
  resetLog(s.openLog)
  keepGoing(s)
}

/** The number of events before a person's last act, where instructions are given: finding it takes the game back and forth. */
export const actedBefore = (session: Session): number => (hasRealCards(session.game) ? eventsBeforeLastAct(session) : 0)

/** Undoes, and keeps what followed. */
export function goBack(s: DriverState): void {
  const { session } = s
  const before = lineOf(session)
  const isReal = hasRealCards(session.game)
  const [done, seen] = isReal ? [events(session.game, 0, -1), onlooker(session)] : []
  travel(s, undoToPerson)
  s.kept = keepLine(session, s.kept, before)
  if (!done || !seen) return
  const gone = done.slice(eventCount(session.game))
  s.takenBack = [...s.takenBack, ...tableWork(gone, seen, (seat) => liesOnTable(session.game, seat))]
}

/** Plays on as before something was taken back, or leaves the next of it out, or forgets it. */
export function asBeforeHere(s: DriverState, way: KeptWay): Refusal | null {
  const { session, kept } = s
  if (!kept) return null
  let why = ''
  const goOn = (): true => {
    const done = goOnAsBefore(session, kept, way, viewerOf(s.hotSeat, session))
    s.kept = done.kept
    why = done.why
    return true
  }
  if (way === 'play') travel(s, goOn)
  else goOn()
  s.screen.changed()
  return why === '' ? null : { rule: '', why }
}

export function changePlan(s: DriverState, seat: Seat, plan: SeatPlan): Refusal | null {
  const { session, hotSeat } = s
  hotSeat.there ??= personNumber(session.seats[viewerOf(hotSeat, session)])
  const no = changeSeat(session, seat, plan)
  forgetBots(s)
  hotSeat.looked = null
  keepGoing(s)
  return no
}

export function hushHere(s: DriverState): void {
  if (covered(s) === null && hush(s.session)) keepGoing(s)
}

export function togglePassing(s: DriverState): void {
  if (s.session.passing) s.session.passing = null
  else startPassing(s.session)
  go(s)
}
