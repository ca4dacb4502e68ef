/**
 * A session for one screen: the view of a game and the acts in it, for the table and its dialogs.
 * It is the same for a game on this page (src/app/local) and for one in a room of a host (src/app/room).
 */
import type { Ask, Scene, Table } from '../../board/index.ts'
import type { Answer, CardId, Decision, Obj, Outcome, Refusal, Seat, View } from '../../engine/types.ts'
import type { Wish } from '../../players/index.ts'
import type { LogLine } from '../../session/game-log.ts'
import type { Agreement } from '../../session/group-decision.ts'
import type { Hint } from '../../session/hint.ts'
import type { Intent } from '../../session/intent.ts'
import type { KeptWay } from '../../session/kept-line.ts'
import type { Proposal } from '../../session/proposal.ts'
import type { Meant } from '../../session/real-cards.ts'
import type { SeatPlan } from '../../session/saved-game.ts'
import type { Silence } from '../../session/stops.ts'
import type { Instruction } from '../../session/table-work.ts'
import type { Settings } from '../storage/settings.ts'

/** The screen that shows a session. */
export interface SessionScreen {
  settings: () => Settings
  /** Something has changed: show it. */
  changed(): void
  /** Milliseconds until the table is still; bots wait for that. */
  rest(): number
  /** Milliseconds until the revealed cards have been shown long enough to be read, before further announcements. */
  reading(): number
  /** Whether a dialog is open: bots wait until it is closed. */
  held(): boolean
}

/** The refusal of an act, or null; from a host it comes later. */
export type Reply = Refusal | null | Promise<Refusal | null>

/** A wish that can be made to bots, and whether it is made now. */
export interface Askable {
  wish: Wish
  on: boolean
}

export interface TableSession {
  readonly seats: readonly SeatPlan[]
  scene(): Scene
  /** The table as everyone may see it. */
  onlooker(): View
  /** The number of choices made. */
  choices(): number
  /** The open question, if somebody at this screen must answer it, also while the table is covered. */
  question(): Decision | null
  /** The sum behind a number of a card; null if it is unknown, or not loaded yet. */
  explain: Ask['explain']
  /** Why the viewer can't act with a card, or answer with it; `to`: the object to attack or target. */
  whyNot(what: Obj, to?: Obj): string | Promise<string>
  /** The log with a line for every step. */
  steps(): readonly LogLine[]
  /** The seat whose hand is shown, -1 for none. */
  viewer(): Seat
  /** The seats in the game whose hands the person at the screen may see. */
  own(): readonly Seat[]
  /** Shows the hand of another of these seats until the next decision; without a seat, the next one. */
  look(seat?: Seat): void
  /** A bot's next act, while it waits. */
  intent(): Intent | null
  /** An internal error, '' if there was none. */
  trouble(): string
  /** Whether somebody at this screen must decide now. */
  asks(): boolean
  /** Whether a bot must decide now. */
  awaitsBot(): boolean
  /** The seat whose person must come to the screen first, null if they are there. */
  covered(): Seat | null
  /** Why that person must come, and the events since they were last asked, as everyone may know them. */
  calls(): { why: string; since: readonly string[] }
  /** Whether several persons share this screen. */
  several(): boolean
  uncover(): void
  /** Advises the person at the screen on the open question; null if the bot that thinks about it has stopped. Only where a bot can think beside the game. */
  hint?(): Promise<Hint | null>
  /** Looks ahead, and warns of an answer that costs much, in words; null if there is nothing to warn of. Undefined where it does not look ahead. */
  warning?(index: number): Promise<string | null> | undefined
  /** Whether the open question, or a hand, has a real card that can be named now; null if this screen has no real cards. Only where somebody's are real. */
  mayName?(): boolean | null
  /** The cards that a few letters mean, with what can be done with each now; null while the host is asked. */
  meant?(letters: string): readonly Meant[] | null
  /** Things to hear, and to do with real cards, one after another, after so many events. */
  instructions?(told: number): readonly Instruction[]
  /** The number of events before somebody at the table last acted. */
  acted?(): number
  /** The part of it that undo has taken back, as long as nobody has acted since: a line for each player. */
  takenBack?(): readonly string[]
  /** Names a real card, and does that with it. */
  say?(name: string, act?: Answer): Reply
  /** Answers the open decision for the person at the screen. Returns the refusal, if any. */
  answer(index: number): Reply
  /** Answers a decision that raiders make together as they agreed, or proposes that to the other persons. */
  agree(agreed: Agreement): Reply
  /** Another person's proposal for the open question, for the person at the screen. */
  proposal(): Proposal | null
  /** Takes back the open declaration of the person at the screen, if that is possible. */
  cancel(): void
  /** A person leaves the game (102.1b), whoever must decide. Returns a refusal if that is not possible. */
  concede(seat: Seat): Reply
  /** The seats still in the game that persons at this screen play. */
  players(): readonly Seat[]
  /** Undoes to the last decision of a person, or one choice if no person plays. */
  back(): void
  forward(): void
  /** The next choice of what followed before something was taken back, in words; null if there is none, or if others must agree to undo. */
  asBefore?(): string | null
  /** Plays all that on as far as it fits, leaves its next choice out, or forgets it. */
  goOnAsBefore?(way: KeptWay): Reply
  canBack(): boolean
  canForward(): boolean
  /** Gives a seat to a person or a bot, at any time. Returns a refusal if that is not possible. */
  seat(seat: Seat, plan: SeatPlan): Refusal | null | undefined
  /** Silences a card for a seat for the rest of this game; null lets it ask again. */
  silence(seat: Seat, card: string, to: Silence | null): void
  /** The possible wishes to the bots beside a seat about a card (0: about their play), and whether each is made. */
  wishes(by: Seat, card: CardId): readonly Askable[]
  /** Makes a wish, or withdraws it. */
  ask(by: Seat, wish: Wish): void
  /** Passes the open question, and silences the cards that caused it for this turn. */
  hush(): void
  /** Starts passing for the persons until something happens, or stops that. */
  passOn(): void
  passing(): boolean
  /** Whether this screen sets the pace of the bots. */
  readonly paced: boolean
  /** Bots act without waiting until a person must decide. */
  hurry(): void
  /** The waiting bot acts now. */
  nudge(): void
  pause(on: boolean): void
  paused(): boolean
  outcome(): Outcome | null
  /** Continues after the settings changed. */
  go(): void
  stop(): void
}

/** A table on the screen. */
export interface Play {
  readonly session: TableSession
  readonly table: Table
  /** Changes settings, as the dialogs do. */
  set(part: Partial<Settings>): void
  refresh(): void
  /** Whether a person is asked, and an answer is taken. */
  waits(): boolean
  close(): void
}
