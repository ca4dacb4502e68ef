/** A game on this page, as the table and its dialogs use it. */
import { canRedo, canUndo, choices, describe, explain, type Game, outcome, played, view } from '../../engine/index.ts'
import type { CardId, Library, Seat, Setup } from '../../engine/types.ts'
import { newGameLog, readLog, stepLines } from '../../session/game-log.ts'
import { canWarn, hintOf, warningText } from '../../session/hint.ts'
import { nextAgain } from '../../session/kept-line.ts'
import { silence } from '../../session/moves.ts'
import { cardsMeant, maySay } from '../../session/real-cards.ts'
import { reasonAgainst } from '../../session/reason-against.ts'
import { type Followed, type SameMoment, sameMoment } from '../../session/same-moment.ts'
import type { Saved, SeatPlan, SessionSave } from '../../session/saved-game.ts'
import { seenBy, withProposal } from '../../session/seen.ts'
import {
  hasRealCards,
  liesOnTable,
  newSession,
  onlooker,
  pending,
  proposalNow,
  question,
  type Session,
  seatsInGame,
} from '../../session/session.ts'
import { instructions } from '../../session/table-work.ts'
import { redoToPerson } from '../../session/undo.ts'
import { isWished, wishesFor } from '../../session/wishing.ts'
import { sceneOf } from '../table/table-scene.ts'
import type { Askable, SessionScreen, TableSession } from '../table/table-session.ts'
import { makeBotClient } from './bot-client.ts'
import { lookAt, newHotSeat, ownSeats, several, sinceThen, uncover, viewerOf } from './hot-seat.ts'
import {
  actedBefore,
  agreeHere,
  answerHere,
  asBeforeHere,
  askHere,
  cancelHere,
  changePlan,
  concedeHere,
  covered,
  type DriverState,
  go,
  goBack,
  hushHere,
  type Keep,
  keepGoing,
  saved,
  sayHere,
  thinks,
  togglePassing,
  travel,
} from './session-driver.ts'

/** The saved fields of a game. */
export type From = Pick<Saved, 'id' | 'name' | 'picture' | 'reasons'>

/** A game, its players, and its saved data. `followed`: if its raid has changed meanwhile. */
export interface Laid {
  followed?: Followed
  library: Library
  game: Game
  seats: readonly SeatPlan[]
  from: From
}

const askable = (session: Session, by: Seat, card: CardId): Askable[] =>
  wishesFor(session, by, card).map((what) => ({ wish: { what, card }, on: isWished(session, what, card) }))

/** A game that can be saved. */
export interface LocalSession extends TableSession {
  saved(): SessionSave
  game(): Game
  /** The game at the same moment in the library that its raid has now, to be laid in place of this one, and what became of it; null if that is this one. */
  again(now: (setup: Setup) => Library): ({ laid: Laid } & Pick<SameMoment, 'text' | 'stopped'>) | null
}

/** At most one warning is given in so many rounds. */
const quietRounds = 3

/** Looks ahead at a free choice of a person's turn, or at a target, if they were not warned lately. */
function warningHere({ session, client, warned }: DriverState, index: number): Promise<string | null> | undefined {
  const { game } = session
  const open = question(session)
  if (!open || !canWarn(game)) return undefined
  const { round } = onlooker(session).turn
  if (round - (warned.get(open.seat) ?? -quietRounds) < quietRounds) return undefined
  return client.advice(index).then((move) => {
    if (!move?.warning || question(session) !== open) return null
    warned.set(open.seat, round)
    return warningText(game, open, move.warning)
  })
}

/** A session of a game on this page. `from` is its saved data; `screen` is told of every change, and `keep` of what is to be saved. */
export function makeLocalSession(
  { library, game, seats, from, followed }: Laid,
  screen: SessionScreen,
  keep: Keep,
): LocalSession {
  const session = newSession(library, game, seats, { stops: screen.settings(), reasons: from.reasons })
  const hotSeat = newHotSeat()
  const s: DriverState = {
    session,
    id: from.id,
    screen,
    keep,
    log: newGameLog(session),
    openLog: newGameLog(session),
    hotSeat,
    client: makeBotClient(game, library, () => go(s)),
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
    acted: actedBefore(session),
    kept: null,
    takenBack: [],
    warned: new Map(),
    closed: false,
  }
  return {
    seats: session.seats,
    ...shows(s),
    ...does(s),
    ...ofPace(s),
    ...(hasRealCards(game) ? ofRealCards(s) : {}),
    saved: () => saved(s),
    game: () => session.game,
    again: (now) => again(s, from, followed, now),
  }
}

function again(
  s: DriverState,
  from: From,
  last: Followed | undefined,
  now: (setup: Setup) => Library,
): ReturnType<LocalSession['again']> {
  const { session } = s
  const library = now(played(session.game).setup)
  if (library === session.library) return null
  const reader = Math.max(0, viewerOf(s.hotSeat, session))
  const { game, reasons, followed, text, stopped } = sameMoment(session, last ?? null, library, reader)
  return { laid: { library, game, seats: session.seats, from: { ...from, reasons }, followed }, text, stopped }
}

function shows(s: DriverState) {
  const { session, hotSeat } = s
  const { game } = session
  const viewer = (): Seat => viewerOf(hotSeat, session)
  return {
    scene: () => sceneNow(s),
    onlooker: () => onlooker(session),
    choices: () => choices(game),
    question: () => (pending(session).kind === 'person' ? question(session) : null),
    explain: (card, stat) => explain(game, card, stat),
    whyNot: (what, to) => reasonAgainst(session, viewer(), what, to),
    steps: () => stepLines(s.log, session, view(game, viewer())),
    viewer,
    own: () => ownSeats(hotSeat, session),
    intent: () => s.intent,
    trouble: () => s.trouble,
    asks: () => pending(session).kind === 'person',
    awaitsBot: () => pending(session).kind === 'bot',
    covered: () => covered(s),
    calls: () => callsFor(s),
    several: () => several(session),
    proposal: () => proposalNow(session),
    players: () => seatsInGame(session),
    canBack: () => canUndo(game),
    canForward: () => canRedo(game),
    asBefore: () => nextAgain(session, s.kept),
    wishes: (by, card) => askable(session, by, card),
    passing: () => session.passing !== null,
    paused: () => s.paused,
    outcome: () => outcome(game),
  } satisfies Partial<TableSession>
}

function does(s: DriverState) {
  const { session, hotSeat, screen } = s
  return {
    look(seat) {
      lookAt(hotSeat, session, seat)
      screen.changed()
    },
    uncover() {
      uncover(hotSeat, session)
      screen.changed()
    },
    async hint() {
      const open = question(session)
      const move = open && (await s.client.advice())
      return open && move && question(session) === open ? hintOf(session.game, open, move) : null
    },
    warning: (index) => (screen.settings().advise ? warningHere(s, index) : undefined),
    answer: (index) => answerHere(s, index),
    agree: (agreed) => agreeHere(s, agreed),
    cancel: () => cancelHere(s),
    concede: (seat) => concedeHere(s, seat),
    back: () => goBack(s),
    goOnAsBefore: (way) => asBeforeHere(s, way),
    forward: () => travel(s, redoToPerson),
    seat: (seat, plan) => changePlan(s, seat, plan),
    silence(seat, card, to) {
      silence(session, seat, card, to)
      keepGoing(s)
    },
    ask: (by, wish) => askHere(s, by, wish),
    hush: () => hushHere(s),
    passOn: () => togglePassing(s),
  } satisfies Partial<TableSession>
}

function ofRealCards(s: DriverState) {
  const { session } = s
  return {
    mayName() {
      const open = question(session)
      return pending(session).kind === 'person' && covered(s) === null && open !== null && maySay(open)
    },
    meant(letters) {
      const open = question(session)
      return open ? cardsMeant(session, open, letters) : []
    },
    say: (name, act) => sayHere(s, name, act),
    instructions(done) {
      const seen = onlooker(session)
      const read = readLog(s.openLog, session, seen)
      const all = instructions(read, done, seen, (seat) => liesOnTable(session.game, seat))
      return pending(session).kind === 'bot' ? all.slice(0, -1) : all
    },
    acted: () => s.acted,
    takenBack: () => s.takenBack,
  } satisfies Partial<TableSession>
}

const ofPace = (s: DriverState) =>
  ({
    paced: true,
    hurry() {
      s.hurried = true
      s.client.enough()
      go(s)
    },
    nudge: () => (s.waiting ? s.waiting() : s.client.enough()),
    pause(on) {
      s.paused = on
      go(s)
    },
    go: () => go(s),
    stop() {
      s.closed = true
      s.client.stop()
      clearTimeout(s.timer)
    },
  }) satisfies Partial<TableSession>

function sceneNow(s: DriverState): ReturnType<TableSession['scene']> {
  const { session, hotSeat, log } = s
  const seen = seenBy(session, viewerOf(hotSeat, session))
  return sceneOf(session.library, seen, readLog(log, session, seen.view), {
    ...s,
    seats: session.seats,
    thinks: thinks(s),
  })
}

function callsFor({ session, hotSeat }: DriverState): ReturnType<TableSession['calls']> {
  const open = question(session)
  if (!open) return { why: '', since: [] }
  const { prompt } = withProposal(onlooker(session), proposalNow(session), describe(session.game, open, -1))
  return { why: prompt, since: sinceThen(hotSeat, session, open.seat) }
}
