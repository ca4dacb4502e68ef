/** Workers in threads of this process. */
import type { Crew } from './crew.ts'

/** The milliseconds after which an idle thread ends. */
const IDLE = 60_000

/**
 * Threads, started as they are needed; permanent ones are started at once, and never ended for being idle.
 * @param worker - The file that every thread loads; it exports `doJob`.
 * @param threads - The most threads.
 * @param stays - Whether they are permanent.
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
