/** A session as the table and its dialogs use it. */
import type { Scene } from '../../board/index.ts'
import { canRedo, canUndo, type Game, outcome } from '../../engine/index.ts'
import type { Outcome, Refusal, Seat } from '../../engine/types.ts'
import { newGameLog } from '../../session/game-log.ts'
import { silence } from '../../session/moves.ts'
import type { SeatPlan, SessionSave } from '../../session/saved-game.ts'
import { newSession, pending, seatsInGame } from '../../session/session.ts'
import type { Silence } from '../../session/stops.ts'
import { redoToPerson, undoToPerson } from '../../session/undo.ts'
import { makeBotClient } from './bot-client.ts'
import type { Intent } from './bot-pace.ts'
import { lookAt, newHotSeat, ownSeats, several, uncover, viewerOf } from './hot-seat.ts'
import {
  answerHere,
  changePlan,
  concedeHere,
  covered,
  type DriverState,
  go,
  goOn,
  type SessionUse,
  saved,
  togglePassing,
  travel,
} from './session-driver.ts'
import { sceneFor } from './table-scene.ts'

export interface TableSession {
  readonly game: Game
  readonly seats: readonly SeatPlan[]
  scene(): Scene
  /** The seat whose cards are shown, -1 for nobody's. */
  viewer(): Seat
  /** The seats in the game whose hands the person at the screen has. */
  own(): readonly Seat[]
  /** Shows the hand of another of one's own seats, until one of them is asked anew; without a seat, of the next one. */
  look(seat?: Seat): void
  /** What a bot is about to do, while it waits. */
  intent(): Intent | null
  /** What went wrong in the program itself, '' if nothing did. */
  trouble(): string
  /** Whether a person is asked now. */
  asks(): boolean
  /** The seat whose person must come to the screen first, null if that one is there. */
  covered(): Seat | null
  /** Whether several persons share this screen. */
  several(): boolean
  uncover(): void
  /** Answers the open decision for the person in turn. Returns why not, if the engine refuses. */
  answer(index: number): Refusal | null
  /** A person leaves the game (102.1b), whoever is asked. Returns why not, if that can't be. */
  concede(seat: Seat): Refusal | null
  /** The seats that persons at this screen have, of those still in the game. */
  players(): readonly Seat[]
  /** Back to the last decision of a person, or one choice where no person plays. */
  back(): void
  forward(): void
  canBack(): boolean
  canForward(): boolean
  /** Hands a seat to a person or a bot, at any time. */
  seat(seat: Seat, plan: SeatPlan): void
  /** Tells a card to stop asking a seat, as long as this game lasts; null lets it ask again. */
  silence(seat: Seat, card: string, to: Silence | null): void
  /** Passes for the persons until something happens; again, it stops that. */
  passOn(): void
  passing(): boolean
  /** Bots act without waiting until a person is asked. */
  hurry(): void
  /** The bot that waits acts now. */
  nudge(): void
  pause(on: boolean): void
  paused(): boolean
  outcome(): Outcome | null
  saved(): SessionSave
  /** Goes on after the settings changed. */
  go(): void
  stop(): void
}

/** A session at this page. `from` is where the game was kept; `use` is told of every change. */
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
    closed: false,
  }
  const then = (change: () => void, next: () => void) => (): void => {
    change()
    next()
  }
  return {
    game,
    seats: session.seats,
    scene: () => sceneFor(session, s.log, viewerOf(hotSeat, session), s),
    viewer: () => viewerOf(hotSeat, session),
    own: () => ownSeats(hotSeat, session),
    look: (seat) => then(() => lookAt(hotSeat, session, seat), use.changed)(),
    intent: () => s.intent,
    trouble: () => s.trouble,
    asks: () => pending(session).kind === 'person',
    covered: () => covered(s),
    several: () => several(session),
    uncover: then(() => uncover(hotSeat, session), use.changed),
    answer: (index) => answerHere(s, index),
    concede: (seat) => concedeHere(s, seat),
    players: () => seatsInGame(session),
    back: () => travel(s, undoToPerson),
    forward: () => travel(s, redoToPerson),
    canBack: () => canUndo(game),
    canForward: () => canRedo(game),
    seat: (seat, plan) => changePlan(s, seat, plan),
    silence: (seat, card, to) =>
      then(
        () => silence(session, seat, card, to),
        () => goOn(s),
      )(),
    passOn: () => togglePassing(s),
    passing: () => session.passing !== null,
    hurry: then(
      () => (s.hurried = true),
      () => go(s),
    ),
    nudge: () => s.waiting?.(),
    pause: (on) =>
      then(
        () => (s.paused = on),
        () => go(s),
      )(),
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
