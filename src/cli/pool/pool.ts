/** Has jobs done by a crew, many at a time, and reports them in their order. */
import type { Crew } from '../../threads/index.ts'

export interface Pooled<Job, Result> {
  crew: Crew<Job, Result>
  jobs: Iterable<Job>
  /** Ends the run: jobs that are not done by then are abandoned. */
  signal?: AbortSignal | undefined
  /** Called as soon as a job is done. */
  came?: (job: Job) => void
  /** Called in the order of the jobs, whichever is done first; at the end of a stopped run, with the results until then. */
  done: (result: Result, job: Job) => void
  /** Called in the same order for a job during which its worker died, for example for lack of memory. The others go on. */
  lost: (job: Job, error: Error) => void
}

/** The number of jobs lost in a row after which the run is given up. */
const HOPELESS = 5

/** Has all jobs done, and closes the crew. Throws if no worker is available. */
export async function inPool<Job, Result>(run: Pooled<Job, Result>): Promise<void> {
  const { crew, jobs, signal, came, done, lost } = run
  const left = numbered(jobs)
  const line = inOrder()
  let closing: Promise<void> | undefined
  let failed = 0
  const stop = (): void => {
    closing ??= crew.close()
  }
  const broken: Error[] = []
  crew.broken((error) => {
    broken.push(error)
    stop()
  })
  const lane = async (): Promise<void> => {
    for (let next = left.next(); !closing && !next.done; next = left.next()) {
      const [i, job] = next.value
      const ended = await crew.run(job).then(
        (result) => () => done(result, job),
        (error: unknown) => (closing ? null : error instanceof Error ? error : new Error(String(error))),
      )
      if (ended === null) return
      const isLost = ended instanceof Error
      failed = isLost ? failed + 1 : 0
      if (!isLost) came?.(job)
      line.put(i, isLost ? () => lost(job, ended) : ended)
      if (failed >= HOPELESS) stop()
    }
  }
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  try {
    await Promise.all(Array.from({ length: crew.lanes }, lane))
  } finally {
    signal?.removeEventListener('abort', stop)
    stop()
    await closing
  }
  line.flush()
  if (broken[0]) throw broken[0]
}

function* numbered<T>(list: Iterable<T>): Generator<[number, T]> {
  let i = 0
  for (const one of list) yield [i++, one]
}

/** Calls the functions given to it in the order of their numbers, from 0. */
function inOrder(): { put(i: number, call: () => void): void; flush(): void } {
  const waiting = new Map<number, () => void>()
  let next = 0
  return {
    put(i, call) {
      waiting.set(i, call)
      for (let ready = waiting.get(next); ready; ready = waiting.get(next)) {
        waiting.delete(next++)
        ready()
      }
    },
    flush() {
      for (const [, call] of [...waiting].sort(([a], [b]) => a - b)) call()
      waiting.clear()
    },
  }
}
