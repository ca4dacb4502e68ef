/** Many random games, on all cores. */

import { crewOf, type Workers } from '../../src/cli/pool/play-all.ts'
import { inPool } from '../../src/cli/pool/pool.ts'
import type { Service } from '../../src/cli/pool/queue.ts'
import { listen } from '../../src/cli/shell/interrupt.ts'
import { progress } from '../../src/cli/shell/output.ts'
import type { Met } from './checks.ts'
import { doJob, type Soaked, type SoakJob } from './worker.ts'

/** The soak, as work for a queue. */
export const soakService: Service = { name: 'soak', file: new URL('./worker.ts', import.meta.url) }

export interface Soak {
  games: number
  /** The first seed. */
  from: number
  every: number
  hall?: SoakJob['hall']
  bots?: SoakJob['bots']
  acts?: SoakJob['acts']
  looksAt?: SoakJob['looksAt']
  meddling?: SoakJob['meddling']
  workers: Workers
}

export interface Counted {
  /** How many games were played: all, unless Ctrl-C ended it. */
  games: number
  failed: number
  choices: number
  /** How many games ended how. */
  results: Readonly<Record<string, number>>
  /** How often somebody meddled at which kinds of moments, or what was judged of the Boss. */
  met: Readonly<Met>
}

/** Plays games, one for each seed. Tells on stderr what fails, in the order of the seeds, and how far it is. */
export async function soak({
  games,
  from,
  every,
  hall,
  bots,
  acts,
  looksAt,
  meddling,
  workers,
}: Soak): Promise<Counted> {
  const results: Record<string, number> = {}
  const met: Met = {}
  const all = { games: 0, failed: 0, choices: 0, results, met }
  let came = 0
  const bar = progress(games, 'games')
  const ears = listen()
  const done = (one: Soaked): void => {
    all.games++
    if ('wrong' in one) {
      all.failed++
      console.error(one.wrong)
    } else {
      all.choices += one.choices
      results[one.result] = (results[one.result] ?? 0) + 1
      for (const [what, n] of Object.entries(one.met ?? {})) met[what] = (met[what] ?? 0) + n
    }
    if (!process.stderr.isTTY && all.games % 100 === 0)
      console.error(`${all.games} of ${games}, ${all.failed} failed, ${all.choices} choices`)
  }
  const jobs = (function* (): Generator<SoakJob> {
    for (let seed = from; seed < from + games; seed++) yield { seed, every, hall, bots, acts, looksAt, meddling }
  })()
  try {
    if ('queue' in workers || workers.threads > 1)
      await inPool<SoakJob, Soaked>({
        ...{ crew: await crewOf<SoakJob, Soaked>(workers, soakService), jobs, done },
        signal: ears.signal,
        came: () => bar.at(++came),
        lost: ({ seed }, { message }) => done({ wrong: `seed ${seed}: its worker died: ${message}` }),
      })
    else
      for (const job of jobs) {
        if (await ears.stopped()) break
        done(doJob(job))
        bar.at(++came)
      }
  } finally {
    bar.stop()
    ears.close()
  }
  return all
}
