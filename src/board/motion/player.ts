/** Plays plans one after another, by a clock passed in. Needs no screen. */
import type { Clip, Plan } from './clip.ts'
import { type PoseFrame, pose } from './pose.ts'

/** `none` shows only the current table; `fades` shows the same events without movement. */
export type Style = 'full' | 'fades' | 'none'

export interface ClipPlayer {
  /** Adds a plan after those that are still running; if too many wait, the oldest is dropped unless `all` is set. */
  add(plan: Plan, now: number, all?: boolean): void
  /** The milliseconds of the running plan shown so far, at speed 1. */
  time(now: number): number
  /** The current frame, null if nothing moves. */
  frame(now: number): PoseFrame | null
  running(now: number): Plan | null
  /** Milliseconds until everything is still. */
  left(now: number): number
  /** Milliseconds until every card has been presented. */
  reading(now: number): number
  /** Jumps to the end of the card that is being presented. Returns whether there is one. */
  skip(now: number): boolean
  /** Jumps to the end of everything. */
  finish(): void
  set(style: Style, speed: number, now: number): void
}

/** The most plans in the queue; with more, the oldest is dropped. */
const mostWaiting = 4

/** When the last card in these plans has been presented, from the start of the first. */
function lastRead(plans: readonly Plan[]): number {
  let [end, before] = [0, 0]
  for (const { clips, time } of plans) {
    for (const clip of clips) if (clip.kind === 'present') end = before + clip.at + clip.time
    before += time
  }
  return end
}

/** The clip of a plan that presents a card at this time. */
const presentIn = (plan: Plan | undefined, t: number): Clip | undefined =>
  plan?.clips.find(({ kind, at, time }) => kind === 'present' && t >= at && t < at + time)

export function makePlayer(): ClipPlayer {
  let queue: Plan[] = []
  /** When the first plan in the queue began, and how much of it had been shown then, in its own milliseconds. */
  let since = 0
  let done = 0
  let style: Style = 'full'
  let speed = 1

  const time = (now: number): number => done + Math.max(0, now - since) * speed

  /** Drops plans that have ended. */
  function settle(now: number): void {
    for (let [first] = queue; first && time(now) >= first.time; [first] = queue) {
      const over = time(now) - first.time
      queue.shift()
      since = now
      done = queue.length > 0 ? over : 0
    }
  }

  return {
    time,
    add(plan, now, all = false) {
      settle(now)
      if (style === 'none' || plan.time <= 0) return
      if (queue.length === 0) {
        since = now
        done = 0
      }
      queue.push(plan)
      if (queue.length > mostWaiting && !all) {
        queue.shift()
        since = now
        done = 0
      }
    },
    frame(now) {
      settle(now)
      const [first] = queue
      return first ? pose(first, time(now), style === 'fades') : null
    },
    running(now) {
      settle(now)
      return queue[0] ?? null
    },
    left(now) {
      settle(now)
      const all = queue.reduce((sum, plan) => sum + plan.time, 0)
      return queue.length > 0 ? Math.max(1, Math.ceil((all - time(now)) / speed)) : 0
    },
    reading(now) {
      settle(now)
      return queue.length > 0 ? Math.max(0, Math.ceil((lastRead(queue) - time(now)) / speed)) : 0
    },
    skip(now) {
      settle(now)
      const shown = presentIn(queue[0], time(now))
      if (!shown) return false
      done = shown.at + shown.time
      since = now
      return true
    },
    finish() {
      queue = []
    },
    set(next, fast, now) {
      done = time(now)
      since = now
      style = fast > 0 ? next : 'none'
      speed = fast > 0 ? fast : 1
      if (style === 'none') queue = []
    },
  }
}
