/** Plays plans one after another by a clock that it is given. Needs no screen. */
import type { Plan } from './clip.ts'
import { type Frame, pose } from './pose.ts'

/** `none` shows what is there now; `fades` shows the same happenings without movement. */
export type Style = 'full' | 'fades' | 'none'

export interface Player {
  /** Shows a plan after those that are still running; if many wait, the oldest is left out unless `all` are wanted. */
  add(plan: Plan, now: number, all?: boolean): void
  /** Milliseconds of the running plan that have been shown, at speed 1. */
  time(now: number): number
  /** What is to be seen now, null if nothing moves. */
  frame(now: number): Frame | null
  /** The plan that is running. */
  running(now: number): Plan | null
  /** Milliseconds until everything is still. */
  left(now: number): number
  /** Shows the end of everything at once. */
  finish(): void
  set(style: Style, speed: number, now: number): void
}

/** Plans in the queue; with more than that, the oldest is shown no longer. */
const mostWaiting = 4

export function makePlayer(): Player {
  let queue: Plan[] = []
  /** When the first of the queue began, and how far it had come then, in its own milliseconds. */
  let since = 0
  let done = 0
  let style: Style = 'full'
  let speed = 1

  const time = (now: number): number => done + Math.max(0, now - since) * speed

  /** Drops what has run out. */
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
