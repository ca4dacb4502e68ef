/**
 * Runs rooms with raids of people's own in a thread of their own, since even a valid raid can take seconds for a choice.
 * A room that exceeds its time is closed in words. The thread then restarts with the others, which are restored when their people return.
 */
import type { Fault, Terms } from '../wire/index.ts'
import { budgets } from './budgets.ts'
import type { Hosted } from './hosted.ts'
import type { KeptRoom } from './kept.ts'
import {
  type Ask,
  type AwayUse,
  ask,
  beginThread,
  endThread,
  gone,
  hostedIn,
  nextNumber,
  type Room,
  roomWorker,
  type Thread,
} from './room-thread.ts'

export interface OwnRooms {
  open(code: string, terms: Terms, own: string, use: AwayUse): Promise<Hosted | Fault>
  wake(code: string, kept: KeptRoom, use: AwayUse): Promise<Hosted | Fault>
  close(): Promise<void>
}

export const tooHeavy: Fault = {
  why: 'This raid asks for more than this server computes for one choice.',
  fix: 'Play it on your own page, or make it smaller.',
}
const full: Fault = { why: 'This server has no room left for raids of people’s own.', fix: 'Try again later.' }

/** The most rooms remembered as too heavy. */
const remembered = 1000

/** Opens the thread with the first such room. `now`: the server's time. `patience`: the milliseconds for one step. `worker`: the thread's program. */
export function openOwnRooms(
  now: () => number,
  patience: number = budgets.own.milliseconds,
  worker = roomWorker,
): OwnRooms {
  let thread: Thread | null = null
  /** Codes of rooms that took too long: they stay closed until the server restarts. */
  const heavy = new Set<string>()

  /** A thread is gone, or to be ended. `guilty`: the room that took too long; 0 if none did. */
  async function lose(lost: Thread, guilty: number): Promise<void> {
    if (lost.over) return
    if (thread === lost) thread = null
    const rooms = [...lost.rooms]
    lost.rooms.clear()
    const ended = endThread(lost, guilty > 0 ? new Error(`${tooHeavy.why} ${tooHeavy.fix}`) : gone())
    for (const [n, room] of rooms) {
      if (n === guilty) heavy.add(room.code)
      room.lost(n === guilty ? tooHeavy : null)
    }
    for (const [first] of heavy.entries()) if (heavy.size > remembered) heavy.delete(first)
    await ended
  }

  async function host(code: string, use: AwayUse, first: Ask): Promise<Hosted | Fault> {
    if (heavy.has(code)) return tooHeavy
    const at = thread ?? beginThread(now() - performance.timeOrigin - performance.now(), patience, lose, worker)
    thread = at
    if (at.rooms.size >= budgets.own.rooms) return full
    const n = nextNumber()
    const room: Room = { code, lines: new Map(), ...use }
    at.rooms.set(n, room)
    const fault = await ask<Fault | null>(at, n, first).catch(
      (error: Error): Fault => ({ why: error.message, fix: '' }),
    )
    if (!fault) return hostedIn(at, n, room)
    at.rooms.delete(n)
    return fault
  }

  return {
    open: (code, terms, own, use) => host(code, use, { do: 'open', code, terms, own }),
    wake: (code, kept, use) => host(code, use, { do: 'wake', kept }),
    async close() {
      if (thread) await lose(thread, 0)
    },
  }
}
