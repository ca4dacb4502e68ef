/** Shows another thread the work of this one, to detect an endless step: three numbers in shared memory. */
import { readFileSync, readlinkSync } from 'node:fs'

/** Its places: the work (0: none), the number of its changes, and the system's number for the thread (0: unknown). */
const [at, changed, system] = [0, 1, 2]
const places = 3

export const newSign = (): SharedArrayBuffer => new SharedArrayBuffer(places * Int32Array.BYTES_PER_ELEMENT)

/** The system's number for this thread; 0 if unavailable. */
export function ownThread(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  } catch {
    return 0
  }
}

/** The side of the thread: called whenever it begins something, or with 0 as it waits. */
export function makeSign(memory: SharedArrayBuffer): (works: number) => void {
  const cell = new Int32Array(memory)
  Atomics.store(cell, system, ownThread())
  return (works) => {
    Atomics.add(cell, changed, 1)
    Atomics.store(cell, at, works)
  }
}

/** A shared machine gives a thread little time: so processor time counts, if the system measures it, and otherwise this multiple of the limit. */
const patient = 15
/** The most milliseconds between two checks. */
const looking = 250

/**
 * The watching side: checks repeatedly, and calls `late` once with the work that has used that many milliseconds.
 * @returns The function that ends it.
 */
export function watch(memory: SharedArrayBuffer, most: number, late: (works: number) => void): () => void {
  const cell = new Int32Array(memory)
  let [works, count, since, used] = [0, -1, 0, 0]
  const pause = Math.min(looking, most / 2)
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
  }, pause).unref()
  return () => clearInterval(timer)
}

/** Milliseconds of processor time that a thread has used; null if the system does not measure it. */
function usedBy(thread: number): number | null {
  try {
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const ticks = Number(fields[11]) + Number(fields[12])
    return Number.isFinite(ticks) ? ticks * 10 : null
  } catch {
    return null
  }
}
