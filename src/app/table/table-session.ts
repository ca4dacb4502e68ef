/**
 * What one screen may know of a game and do in it: all that the table and its dialogs have. Whether the game is on this page
 * (src/app/local) or in a room of a host (src/app/room) they can't tell.
 */
import type { Ask, Scene, Table } from '../../board/index.ts'
import type { CardId, Decision, Obj, Outcome, Refusal, Seat, View } from '../../engine/types.ts'
import type { Wish } from '../../players/index.ts'
import type { LogLine } from '../../session/game-log.ts'
import type { Agreement } from '../../session/group-decision.ts'
import type { Intent } from '../../session/intent.ts'
import type { Proposal } from '../../session/proposal.ts'
import type { SeatPlan } from '../../session/saved-game.ts'
import type { Silence } from '../../session/stops.ts'
import type { Settings } from '../storage/settings.ts'

/** The screen that shows a session. */
export interface SessionScreen {
  settings: () => Settings
  /** Something has changed: show it. */
  changed(): void
  /** Milliseconds until the table is still; bots wait for that. */
  rest(): number
  /** Milliseconds until what is revealed has been there to be read; what comes next is told after that. */
  reading(): number
  /** Whether a dialog is open: bots wait until it is closed. */
  held(): boolean
}

/** The refusal of what somebody wants to do, or null; from a host it comes later. */
export type Reply = Refusal | null | Promise<Refusal | null>

/** Something that can be asked of bots, and whether it is asked now. */
export interface Askable {
  wish: Wish
  on: boolean
}

export interface TableSession {
  readonly seats: readonly SeatPlan[]
  scene(): Scene
  /** What everyone may know of the table. */
  onlooker(): View
  /** How many choices have been made. */
  choices(): number
  /** The open question, if somebody at this screen must answer it, also while the table is covered. */
  question(): Decision | null
  /** Where a number of a card comes from; null if it is not known, or not yet. */
  explain: Ask['explain']
  /** Why the viewer can't act with a card, or answer with it; `to`: what it should attack or target. */
  whyNot(what: Obj, to?: Obj): string | Promise<string>
  /** The log with a line for every step. */
  steps(): readonly LogLine[]
  /** The seat whose hand is shown, -1 for none. */
  viewer(): Seat
  /** The seats in the game that the person at the screen plays. */
  own(): readonly Seat[]
  /** Shows the hand of another of the person's seats until the next decision; without a seat, the next one. */
  look(seat?: Seat): void
  /** What a bot is about to do, while it waits. */
  intent(): Intent | null
  /** An internal error, '' if there was none. */
  trouble(): string
  /** Whether somebody at this screen must decide now. */
  asks(): boolean
  /** Whether a bot must decide now. */
  awaitsBot(): boolean
  /** The seat whose person must come to the screen first, null if they are there. */
  covered(): Seat | null
  /** Why that person must come, and what happened since they were last asked, as everyone may know it. */
  calls(): { why: string; since: readonly string[] }
  /** Whether several persons share this screen. */
  several(): boolean
  uncover(): void
  /** Answers the open decision for the person at the screen. Returns the refusal, if any. */
  answer(index: number): Reply
  /** Answers a decision that raiders make together as they agreed, or proposes that to the other persons. */
  agree(agreed: Agreement): Reply
  /** What another person proposes for the open question, for the person at the screen. */
  proposal(): Proposal | null
  /** Takes back what the person at the screen has begun to declare, if that is possible. */
  cancel(): void
  /** A person leaves the game (102.1b), whoever must decide. Returns a refusal if that is not possible. */
  concede(seat: Seat): Reply
  /** The seats still in the game that persons at this screen play. */
  players(): readonly Seat[]
  /** Undoes to the last decision of a person, or one choice if no person plays. */
  back(): void
  forward(): void
  canBack(): boolean
  canForward(): boolean
  /** Gives a seat to a person or a bot, at any time. */
  seat(seat: Seat, plan: SeatPlan): void
  /** Tells a card to stop asking a seat for the rest of this game; null lets it ask again. */
  silence(seat: Seat, card: string, to: Silence | null): void
  /** What can be asked of the bots beside a seat about a card (0: about how they play), and whether it is asked now. */
  wishes(by: Seat, card: CardId): readonly Askable[]
  /** Asks it, or no longer. */
  ask(by: Seat, wish: Wish): void
  /** Passes the open question, and the cards that made it come don't ask again this turn. */
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
