/** The table's motion: told of each new moment, it shows how the last one became it, and what just happened once more. */
import type { GameEvent } from '../../engine/types.ts'
import type { Moment, Plan, PlanKit } from './clip.ts'
import { beats, plan } from './plan.ts'
import { makePlayer, type Style } from './player.ts'
import type { Frame } from './pose.ts'

export interface MotionOptions {
  /** `system` moves unless the system asks for less. */
  style: Style | 'system'
  /** 1 is normal, 0 shows nothing. */
  speed: number
}

export interface Motion {
  /** The table lies otherwise now. `still` shows no motion of it. Returns in how many milliseconds each event is felt. */
  told(before: Moment | null, after: Moment, now: number, still: boolean): ReadonlyMap<number, number>
  frame(now: number): Frame | null
  /** Milliseconds until everything is still. */
  left(now: number): number
  /** Everything is where it belongs at once. Returns whether something was moving. */
  finish(now: number): boolean
  /** Shows the last steps again; returns them in sentences, none if there are none. */
  replay(now: number): readonly string[]
  replaying(now: number): boolean
  set(options: MotionOptions, now: number): void
}

/** One step that can be shown again. */
interface Step {
  before: Moment
  after: Moment
  news: readonly GameEvent[]
}

const nothing: ReadonlyMap<number, number> = new Map()
const most = { steps: 12, events: 80 }

/** `reduced` says whether the system asks for less motion. */
export function makeMotion(kit: () => PlanKit, reduced: () => boolean): Motion {
  const player = makePlayer()
  let options: MotionOptions = { style: 'none', speed: 0 }
  let list: readonly GameEvent[] | null = null
  let count = 0
  let kept: Step[] = []
  let again = false

  const styleNow = (): Style => (options.style === 'system' ? (reduced() ? 'fades' : 'full') : options.style)
  const apply = (now: number): void => player.set(styleNow(), options.speed, now)

  /** What is new since the last time, as long as it is the same game seen by the same seat. */
  function newsOf(events: readonly GameEvent[]): readonly GameEvent[] {
    const same = list === events
    const news = same ? events.slice(count) : []
    if (!same) kept = []
    list = events
    count = events.length
    return news
  }

  function keep(step: Step): void {
    kept.push(step)
    let events = kept.reduce((sum, { news }) => sum + news.length, 0)
    while (kept.length > most.steps || (events > most.events && kept.length > 1))
      events -= kept.shift()?.news.length ?? 0
  }

  function stop(now: number): boolean {
    const moved = player.left(now) > 0
    player.finish()
    if (again) apply(now)
    again = false
    return moved
  }

  return {
    told(before, after, now, still) {
      const same = list === after.scene.events
      const news = newsOf(after.scene.events)
      if (!same || still || again) stop(now)
      if (!before || news.length === 0) return nothing
      const step = { before, after, news }
      keep(step)
      apply(now)
      if (still || options.speed <= 0 || styleNow() === 'none') return nothing
      const shown = plan(before, after, news, kit())
      const waits = player.left(now)
      player.add(shown, now)
      return new Map([...beats(shown)].map(([event, at]) => [event, waits + at / options.speed]))
    },
    frame(now) {
      const frame = player.frame(now)
      if (!frame) {
        if (again) stop(now)
        return null
      }
      const running = player.running(now)
      return again && running ? { ...frame, effects: [...frame.effects, ...caption(running, player.time(now))] } : frame
    },
    left: (now) => player.left(now),
    finish: stop,
    replay(now) {
      stop(now)
      const plans = kept
        .map(({ before, after, news }) => plan(before, after, news, kit()))
        .filter(({ time }) => time > 0)
      if (plans.length === 0) return []
      const style = styleNow()
      player.set(style === 'none' ? 'fades' : style, Math.min(1, options.speed || 1), now)
      again = true
      for (const one of plans) player.add(one, now, true)
      return kept.flatMap(({ news }) => news.flatMap(({ text }) => (text ? [text] : [])))
    },
    replaying: (now) => again && player.left(now) > 0,
    set(next, now) {
      options = next
      if (!again) apply(now)
    },
  }
}

/** What is being shown again, in words. */
function caption({ clips, after }: Plan, t: number): Frame['effects'] {
  const clip = clips.findLast(({ at, words }) => at <= t && words !== '')
  const { main, u } = after.at
  const text = clip ? clip.words : 'What just happened'
  const short = text.length > 96 ? `${text.slice(0, 95).trimEnd()}…` : text
  const size = Math.min(17 * u, (main.w * 0.92) / (short.length * 0.62 + 1))
  return [
    { do: 'words', x: main.x + main.w / 2, y: main.y + main.h - 30 * u, text: short, color: 0xffcf5c, alpha: 1, size },
  ]
}
