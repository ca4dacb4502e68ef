/** The table's motion: for each new moment it shows how the last one became it, and it can replay what just happened. */
import type { GameEvent } from '../../engine/types.ts'
import type { ClipMoment, PlanOptions } from './clip.ts'
import { impacts, plan } from './plan.ts'
import { makePlayer, type Style } from './player.ts'
import { type PoseFrame, pose } from './pose.ts'
import { presentedWords } from './presented.ts'
import { lengthOf, makeReplayLog, momentIn, type ReplayStep } from './replay.ts'

export interface MotionOptions {
  /** `system` moves unless the system asks for reduced motion. */
  style: Style | 'system'
  /** 1 is normal, 0 shows nothing. */
  speed: number
}

export interface Motion {
  /** The table has changed. `still` shows no motion for it. Returns the milliseconds until the impact of each event. */
  update(before: ClipMoment | null, after: ClipMoment, now: number, still: boolean): ReadonlyMap<number, number>
  frame(now: number): PoseFrame | null
  /** Milliseconds until everything is still. */
  left(now: number): number
  /** Milliseconds until every card has been presented. */
  reading(now: number): number
  /** The card that is being presented goes on its way. Returns whether there is one. */
  skip(now: number): boolean
  /** The last presentation, in words. */
  told(): string
  /** Ends all motion at once. Returns whether something was moving. */
  finish(now: number): boolean
  /** The steps that can be replayed, in sentences: the Boss's last turn and what has happened since. */
  steps(): readonly string[]
  /** Replays one step; its end stays until another step is shown or the replay is finished. */
  replay(step: number, now: number): void
  replaying(): boolean
  set(options: MotionOptions, now: number): void
}

const nothing: ReadonlyMap<number, number> = new Map()

/** `reduced` returns whether the system asks for reduced motion. */
export function makeMotion(planOptions: () => PlanOptions, reduced: () => boolean): Motion {
  const player = makePlayer()
  let options: MotionOptions = { style: 'none', speed: 0 }
  let list: readonly GameEvent[] | null = null
  let count = 0
  const log = makeReplayLog()
  let steps: readonly ReplayStep[] | null = null
  let told = ''
  let shown: { step: ReplayStep; since: number } | null = null

  const styleNow = (): Style => (options.style === 'system' ? (reduced() ? 'fades' : 'full') : options.style)
  const apply = (now: number): void => player.set(styleNow(), options.speed, now)

  /** The new events, if it is still the same game seen by the same seat. */
  function newsOf(events: readonly GameEvent[]): readonly GameEvent[] {
    const same = list === events
    const news = same ? events.slice(count) : []
    if (!same) log.forget()
    if (!same || news.length > 0) steps = null
    list = events
    count = events.length
    return news
  }

  function stop(now: number): boolean {
    const moved = player.left(now) > 0 || shown !== null
    player.finish()
    shown = null
    return moved
  }

  /** A replay is never shown fast. */
  const pace = (): number => Math.min(1, options.speed || 1)
  const passed = ({ step, since }: { step: ReplayStep; since: number }, now: number): number =>
    Math.min(lengthOf(step), Math.max(0, now - since) * pace())

  return {
    update(before, after, now, still) {
      const same = list === after.scene.events
      const news = newsOf(after.scene.events)
      if (!same || still || (shown && news.length > 0)) stop(now)
      told = presentedWords(before ? news : [], after.scene, planOptions().printed)
      if (!before || news.length === 0) return nothing
      log.keep({ before, after, news })
      apply(now)
      if (still || options.speed <= 0 || styleNow() === 'none') return nothing
      const next = plan(before, after, news, planOptions())
      const waits = player.left(now)
      player.add(next, now)
      return new Map([...impacts(next)].map(([event, at]) => [event, waits + at / options.speed]))
    },
    frame(now) {
      if (!shown) return player.frame(now)
      const at = passed(shown, now)
      const { plan, time } = momentIn(shown.step, at)
      return { ...pose(plan, time, styleNow() !== 'full'), held: at >= lengthOf(shown.step) }
    },
    left: (now) => (shown ? Math.ceil((lengthOf(shown.step) - passed(shown, now)) / pace()) : player.left(now)),
    reading: (now) => (shown ? 0 : player.reading(now)),
    skip: (now) => shown === null && player.skip(now),
    told: () => told,
    finish: stop,
    steps() {
      steps ??= log.steps(planOptions())
      return steps.map(({ words }) => words)
    },
    replay(index, now) {
      stop(now)
      const step = steps?.[index]
      if (step) shown = { step, since: now }
    },
    replaying: () => shown !== null,
    set(next, now) {
      options = next
      apply(now)
    },
  }
}
