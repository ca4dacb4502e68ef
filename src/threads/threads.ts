/** Workers in threads of this process. */
import type { Crew } from './crew.ts'

/** A thread that has nothing to do for so long is ended, in milliseconds. */
const IDLE = 60_000

/**
 * Threads, started as they are needed; those that stay are started at once, and never ended for want of work.
 * @param worker - The file that every thread loads; it exports `doJob`.
 * @param threads - How many at most.
 * @param stays - Whether they stay.
 */
export async function inThreads<Job, Result>(worker: URL, threads: number, stays = false): Promise<Crew<Job, Result>> {
  const { Tinypool } = await import('tinypool')
  const isSource = worker.pathname.endsWith('.ts')
  const pool = new Tinypool({
    filename: isSource ? new URL('./from-source.js', import.meta.url).href : worker.href,
    workerData: worker.href,
    name: 'doJob',
    minThreads: stays ? threads : 0,
    maxThreads: threads,
    idleTimeout: IDLE,
  })
  return {
    lanes: threads,
    run: (job, hands = []) => pool.run(job, { transferList: hands }) as Promise<Result>,
    // A worker that fails without a job has not even been able to start.
    broken: (tell) => void pool.on('error', tell),
    close: () => pool.destroy(),
  }
}
