/** What a thread works on, so that another one sees if it never comes to an end: three numbers in memory that both have. */
import { readFileSync, readlinkSync } from 'node:fs'

/** Its places: what it works on (0: nothing), how often that has changed, and the number that the system gives the thread (0: unknown). */
const [at, changed, system] = [0, 1, 2]
const places = 3

export const newSign = (): SharedArrayBuffer => new SharedArrayBuffer(places * Int32Array.BYTES_PER_ELEMENT)

/** The number of this thread for the system; 0 where it tells none. */
export function ownThread(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  } catch {
    return 0
  }
}

/** The side of the thread: what it calls whenever it begins something, or (0) waits. */
export function makeSign(memory: SharedArrayBuffer): (works: number) => void {
  const cell = new Int32Array(memory)
  Atomics.store(cell, system, ownThread())
  return (works) => {
    Atomics.add(cell, changed, 1)
    Atomics.store(cell, at, works)
  }
}

/** A machine that others use as well gives a thread little: so it is processor time that counts, if the system tells it, and this many times as long otherwise. */
const patient = 15
/** Milliseconds between two looks. */
const looking = 250

/**
 * The other side: looks again and again, and calls `late` once with what the thread works on when it has used so many milliseconds for it.
 * @returns What ends it.
 */
export function watch(memory: SharedArrayBuffer, most: number, late: (works: number) => void): () => void {
  const cell = new Int32Array(memory)
  let [works, count, since, used] = [0, -1, 0, 0]
  const timer = setInterval(() => {
    const [now, n, ms] = [Atomics.load(cell, at), Atomics.load(cell, changed), performance.now()]
    const time = usedBy(Atomics.load(cell, system))
    if (now === 0 || now !== works || n !== count) {
      ;[works, count, since, used] = [now, n, ms, time ?? 0]
      return
    }
    if (ms - since <= most * patient && (time === null || time - used <= most)) return
    clearInterval(timer)
    late(works)
  }, looking).unref()
  return () => clearInterval(timer)
}

/** Milliseconds of processor time that a thread has used; null where the system does not tell. */
function usedBy(thread: number): number | null {
  try {
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const ticks = Number(fields[11]) + Number(fields[12])
    return Number.isFinite(ticks) ? ticks * 10 : null
  } catch {
    return null
  }
}
