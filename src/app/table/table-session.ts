/** A session as the table and its dialogs use it. */
import type { Scene } from '../../board/index.ts'
import { canRedo, canUndo, describe, type Game, outcome, view } from '../../engine/index.ts'
import type { CardId, Outcome, Refusal, Seat } from '../../engine/types.ts'
import type { Wish } from '../../players/index.ts'
import { type LogLine, newGameLog, stepLines } from '../../session/game-log.ts'
import type { Agreement } from '../../session/group-decision.ts'
import type { Intent } from '../../session/intent.ts'
import { silence } from '../../session/moves.ts'
import type { Proposal } from '../../session/proposal.ts'
import type { SeatPlan, SessionSave } from '../../session/saved-game.ts'
import { newSession, pending, proposalNow, question, type Session, seatsInGame } from '../../session/session.ts'
import type { Silence } from '../../session/stops.ts'
import { redoToPerson, undoToPerson } from '../../session/undo.ts'
import { isWished, wishesFor } from '../../session/wishing.ts'
import { makeBotClient } from './bot-client.ts'
import { lookAt, newHotSeat, ownSeats, several, sinceThen, uncover, viewerOf } from './hot-seat.ts'
import {
  agreeHere,
  answerHere,
  askHere,
  cancelHere,
  changePlan,
  concedeHere,
  covered,
  type DriverState,
  go,
  hushHere,
  keepGoing,
  type SessionUse,
  saved,
  thinks,
  togglePassing,
  travel,
} from './session-driver.ts'
import { sceneFor, withProposal } from './table-scene.ts'

/** Something that can be asked of bots, and whether it is asked now. */
export interface Askable {
  wish: Wish
  on: boolean
}

const askable = (session: Session, by: Seat, card: CardId): Askable[] =>
  wishesFor(session, by, card).map((what) => ({ wish: { what, card }, on: isWished(session, what, card) }))

export interface TableSession {
  readonly game: Game
  readonly seats: readonly SeatPlan[]
  scene(): Scene
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
  /** Whether a person must decide now. */
  asks(): boolean
  /** The seat whose person must come to the screen first, null if they are there. */
  covered(): Seat | null
  /** Why that person must come, and what happened since they were last asked, as everyone may know it. */
  calls(): { why: string; since: readonly string[] }
  /** Whether several persons share this screen. */
  several(): boolean
  uncover(): void
  /** Answers the open decision for the person at the screen. Returns the engine's refusal, if any. */
  answer(index: number): Refusal | null
  /** Answers a decision that raiders make together as they agreed, or proposes that to the other persons. */
  agree(agreed: Agreement): Refusal | null
  /** What another person proposes for the open question, for the person at the screen. */
  proposal(): Proposal | null
  /** Takes back what the person at the screen has begun to declare, if that is possible. */
  cancel(): void
  /** A person leaves the game (102.1b), whoever must decide. Returns a refusal if that is not possible. */
  concede(seat: Seat): Refusal | null
  /** The seats still in the game that persons play. */
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
  /** Bots act without waiting until a person must decide. */
  hurry(): void
  /** The waiting bot acts now. */
  nudge(): void
  pause(on: boolean): void
  paused(): boolean
  outcome(): Outcome | null
  saved(): SessionSave
  /** Continues after the settings changed. */
  go(): void
  stop(): void
}

/** A session on this page. `from` is its saved data; `use` is told of every change. */
export function makeTableSession(
  game: Game,
  seats: readonly SeatPlan[],
  from: Pick<SessionSave, 'id' | 'reasons'>,
  use: SessionUse,
): TableSession {
  const session = newSession(use.library, game, seats, { stops: use.settings(), reasons: from.reasons })
  const hotSeat = newHotSeat()
  const s: DriverState = {
    session,
    id: from.id,
    use,
    log: newGameLog(session),
    hotSeat,
    client: makeBotClient(game, use.library, () => go(s)),
    timer: 0,
    drawn: 0,
    unsaved: false,
    trouble: '',
    lastReason: null,
    intent: null,
    waiting: null,
    hurried: false,
    paused: false,
    asked: 0,
    closed: false,
  }
  const on = (): void => keepGoing(s)
  const then = (change: () => void, next: () => void) => (): void => {
    change()
    next()
  }
  return {
    game,
    seats: session.seats,
    scene: () => sceneFor(session, s.log, viewerOf(hotSeat, session), { ...s, thinks: thinks(s) }),
    steps: () => stepLines(s.log, session, view(game, viewerOf(hotSeat, session))),
    viewer: () => viewerOf(hotSeat, session),
    own: () => ownSeats(hotSeat, session),
    look: (seat) => then(() => lookAt(hotSeat, session, seat), use.changed)(),
    intent: () => s.intent,
    trouble: () => s.trouble,
    asks: () => pending(session).kind === 'person',
    covered: () => covered(s),
    calls: () => callsFor(s),
    several: () => several(session),
    uncover: then(() => uncover(hotSeat, session), use.changed),
    answer: (index) => answerHere(s, index),
    agree: (agreed) => agreeHere(s, agreed),
    proposal: () => proposalNow(session),
    cancel: () => cancelHere(s),
    concede: (seat) => concedeHere(s, seat),
    players: () => seatsInGame(session),
    back: () => travel(s, undoToPerson),
    forward: () => travel(s, redoToPerson),
    canBack: () => canUndo(game),
    canForward: () => canRedo(game),
    seat: (seat, plan) => changePlan(s, seat, plan),
    silence: (seat, card, to) => then(() => silence(session, seat, card, to), on)(),
    wishes: (by, card) => askable(session, by, card),
    ask: (by, wish) => askHere(s, by, wish),
    hush: () => hushHere(s),
    passOn: () => togglePassing(s),
    passing: () => session.passing !== null,
    hurry: then(
      () => (s.hurried = true),
      () => go(s),
    ),
    nudge: () => s.waiting?.(),
    pause(on) {
      s.paused = on
      go(s)
    },
    paused: () => s.paused,
    outcome: () => outcome(game),
    saved: () => saved(s),
    go: () => go(s),
    stop() {
      s.closed = true
      s.client.stop()
      clearTimeout(s.timer)
    },
  }
}

function callsFor({ session, hotSeat }: DriverState): ReturnType<TableSession['calls']> {
  const open = question(session)
  if (!open) return { why: '', since: [] }
  const { prompt } = withProposal(session, describe(session.game, open, -1))
  return { why: prompt, since: sinceThen(hotSeat, session, open.seat) }
}
