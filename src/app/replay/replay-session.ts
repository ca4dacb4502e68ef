/** A replayed game as a session for the table: nobody is asked anything, and its controls go from moment to moment. */
import { type Signal, signal } from '@preact/signals'
import type { Scene } from '../../board/index.ts'
import { choices, explain, outcome } from '../../engine/index.ts'
import type { Game, Library } from '../../engine/types.ts'
import { stepLinesFrom } from '../../session/game-log.ts'
import { type Eyes, goToMoment, type Replay, seenIn, toldAt } from '../../session/replay.ts'
import { onlooker, standingReasons } from '../../session/session.ts'
import { sceneOf } from '../table/table-scene.ts'
import type { SessionScreen, TableSession } from '../table/table-session.ts'
import { slice } from '../ui/slices.ts'

/** The state of a replay for its controls. */
export interface Moment {
  readonly at: number
  readonly eyes: Eyes
  readonly playing: boolean
  /** The reasons and results since the previous moment. */
  readonly told: readonly string[]
  /** The number of moments known so far. */
  readonly known: number
}

export interface ReplaySession extends TableSession {
  readonly replay: Replay
  readonly moment: Signal<Moment>
  /** The speed of playing, as a multiple of reading. */
  readonly pace: Signal<number>
  /** Goes to another moment, and stops playing. */
  jump(at: number): void
  see(eyes: Eyes): void
  /** Plays from moment to moment, or stops. */
  run(on: boolean): void
  /** Its game at its end, once all moments are known. */
  readonly end: Promise<Game>
}

interface State {
  readonly library: Library
  readonly replay: Replay
  readonly screen: SessionScreen
  readonly moment: Signal<Moment>
  readonly pace: Signal<number>
  shown: { at: number; eyes: Eyes; scene: Scene } | null
  timer: number
  stopped: boolean
  readonly reading: Generator<undefined, Game>
  readonly found: (end: Game) => void
  readonly failed: (error: unknown) => void
}

/** `reading` finds the moments of the replay while its first one is seen. */
export function makeReplaySession(
  library: Library,
  replay: Replay,
  screen: SessionScreen,
  reading: Generator<undefined, Game>,
): ReplaySession {
  const [eyes = -1] = replay.eyes
  let found: State['found'] = () => undefined
  let failed: State['failed'] = () => undefined
  const end = new Promise<Game>((done, fails) => {
    found = done
    failed = fails
  })
  const s: State = {
    ...{ library, replay, screen, shown: null, timer: 0, stopped: false, pace: signal(1) },
    ...{ reading, found, failed },
    moment: signal({ at: replay.at, eyes, playing: false, told: [], known: 1 }),
  }
  return {
    ...nobodyPlays(s),
    ...shows(s),
    ...goes(s),
    ...{ replay, moment: s.moment, pace: s.pace, end },
  }
}

function sceneNow(s: State): Scene {
  const { at, eyes } = s.moment.value
  if (s.shown?.at === at && s.shown.eyes === eyes) return s.shown.scene
  const { seen, reading } = seenIn(s.replay, eyes)
  const bots = { seats: [], lastReason: null, intent: null, paused: false, thinks: false }
  const scene = sceneOf(s.library, { ...seen, mine: null, words: null, cancels: false }, reading, bots)
  s.shown = { at, eyes, scene: { ...scene, waiting: waiting(s, seen.asked?.seat) } }
  s.moment.value = { ...s.moment.value, told: toldAt(s.replay, eyes) }
  return s.shown.scene
}

function waiting({ replay }: State, seat = -1): string {
  const name = onlooker(replay.session).seats[seat]?.name
  return name ? `Replay: ${name} decides` : 'Replay: the raid is over'
}

const shows = (s: State) =>
  ({
    seats: s.replay.session.seats,
    scene: () => sceneNow(s),
    onlooker: () => onlooker(s.replay.session),
    choices: () => choices(s.replay.session.game),
    explain: (card, stat) => explain(s.replay.session.game, card, stat),
    steps: () => stepLinesFrom(s.replay.log, standingReasons(s.replay.session), sceneNow(s).view),
    viewer: () => sceneNow(s).view.seat,
    // A replay has no end of its own: it stays at its last moment.
    outcome: () => null,
  }) satisfies Partial<TableSession>

/** Its movement on and back. */
const goes = (s: State) =>
  ({
    canBack: () => s.moment.value.at > 0,
    canForward: () => s.moment.value.at < s.replay.moments.length - 1,
    back: () => jump(s, s.replay.at - 1),
    forward: () => jump(s, s.replay.at + 1),
    jump: (at: number) => jump(s, at),
    see(eyes: Eyes) {
      s.moment.value = { ...s.moment.value, eyes }
      s.screen.changed()
    },
    run: (on: boolean) => run(s, on),
    paced: false,
    pause: (on: boolean) => (on ? run(s, false) : undefined),
    paused: () => !s.moment.value.playing,
    passOn: () => run(s, !s.moment.value.playing),
    go() {
      s.screen.changed()
      findOn(s)
    },
    stop() {
      s.stopped = true
      clearTimeout(s.timer)
    },
  }) satisfies Partial<ReplaySession>

function findOn(s: State): void {
  const { replay, reading, moment } = s
  if (s.stopped) return
  try {
    for (const since = performance.now(); performance.now() - since < slice; ) {
      const step = reading.next()
      if (!step.done) continue
      // Of a raid that is over everything may be seen, unless another view has been chosen meanwhile.
      const [eyes = -1] = moment.value.eyes === -1 ? replay.eyes : [moment.value.eyes]
      moment.value = { ...moment.value, eyes, known: replay.moments.length }
      s.screen.changed()
      s.found(step.value)
      return
    }
  } catch (error) {
    s.failed(error)
    return
  }
  if (moment.value.known !== replay.moments.length) moment.value = { ...moment.value, known: replay.moments.length }
  setTimeout(() => findOn(s))
}

function jump(s: State, at: number): void {
  clearTimeout(s.timer)
  show(s, at, false)
}

function show(s: State, at: number, playing: boolean): void {
  goToMoment(s.replay, at)
  const { at: now } = s.replay
  s.moment.value = { ...s.moment.value, at: now, playing: playing && !isLast(s) }
  s.screen.changed()
}

const isLast = ({ replay: { at, moments, whole } }: State): boolean => whole && at >= moments.length - 1

function run(s: State, on: boolean): void {
  clearTimeout(s.timer)
  const { at, moments } = s.replay
  if (!on) {
    s.moment.value = { ...s.moment.value, playing: false }
    return
  }
  // At the end it begins again.
  show(s, isLast(s) ? 0 : Math.min(at + 1, moments.length - 1), true)
  goOnLater(s)
}

/** Milliseconds between checks whether everything has been shown and read. */
const glance = 80
/** Milliseconds for reading these lines. */
const reading = (told: readonly string[]): number => 700 + Math.min(6000, 28 * told.join(' ').length)

/** Shows the next moment when the table is still and the lines have been read. */
function goOnLater(s: State): void {
  s.timer = window.setTimeout(() => {
    const ms = s.screen.held() ? 500 : Math.max(s.screen.rest(), s.screen.reading())
    if (ms > 0) goOnLater(s)
    else s.timer = window.setTimeout(() => goOn(s), reading(s.moment.value.told) / s.pace.value)
  }, glance)
}

function goOn(s: State): void {
  if (s.stopped || !s.moment.value.playing) return
  show(s, s.replay.at + 1, true)
  if (s.moment.value.playing) goOnLater(s)
}

/** The parts of a session in which nobody plays. */
const nobodyPlays = (s: State) =>
  ({
    question: () => null,
    whyNot: () => (outcome(s.replay.session.game) ? '' : 'This is a replay: play on from here to act.'),
    own: () => [],
    look: () => undefined,
    intent: () => null,
    trouble: () => '',
    asks: () => false,
    awaitsBot: () => false,
    covered: () => null,
    calls: () => ({ why: '', since: [] }),
    several: () => false,
    uncover: () => undefined,
    answer: () => null,
    agree: () => null,
    proposal: () => null,
    cancel: () => undefined,
    concede: () => null,
    players: () => [],
    seat: () => undefined,
    silence: () => undefined,
    wishes: () => [],
    ask: () => undefined,
    hush: () => undefined,
    passing: () => false,
    hurry: () => undefined,
    nudge: () => undefined,
  }) satisfies Partial<TableSession>
