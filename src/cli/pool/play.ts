/** Plays many games: in this process, or on several cores. Whichever it is, what comes back is the same. */
import { availableParallelism } from 'node:os'
import { library as builtIn } from '../../content.ts'
import type { Library } from '../../engine/types.ts'
import type { RaidDef } from '../../raid/format.ts'
import { listen } from '../interrupt.ts'
import { wholeNumber } from '../options.ts'
import { progress } from '../output.ts'
import { CliError } from '../problem.ts'
import type { GameRow } from '../simulation.ts'
import { type Job, play, type Work } from './jobs.ts'
import { inPool } from './pool.ts'

export interface Games {
  library: Library
  raid: RaidDef
  work: Work
  games: number
  workers: number
}

/** How it went on: 'interrupted' by Ctrl-C (a second one ends the program at once), 'lost': a worker died, and its games with it. */
export type Course = 'played' | 'interrupted' | 'lost'

/** A worker takes about as long to start as it does to play a few games. */
const WORTH = 8
const MOST_WORKERS = 256

/** The option `--workers`. By default all cores, but no more workers than have something to do. */
export function workersFor(value: unknown, games: number): number {
  const cores = availableParallelism()
  const asked = wholeNumber(value, '--workers', cores, 1, MOST_WORKERS)
  return value === undefined ? Math.max(1, Math.min(asked, Math.floor(games / WORTH))) : Math.min(asked, games)
}

/**
 * Plays games, and calls `each` with every game's row, in the order of the games. Those of a run that is stopped are the games that were
 * played by then; where a worker dies, its games are missing. stderr tells of those, and of each game that did not end as games do.
 */
export async function playAll(games: Games, each: (row: GameRow) => void): Promise<Course> {
  const bar = progress(games.games, 'games')
  const ears = listen()
  const told = (row: GameRow): void => {
    each(row)
    if (row.end !== 'over') complain(row)
  }
  let lost = false
  try {
    if (games.workers === 1) await playHere(games, bar.at, told, ears.stopped)
    else lost = await playThere(games, bar.at, told, ears.signal)
    return ears.signal.aborted ? 'interrupted' : lost ? 'lost' : 'played'
  } finally {
    bar.stop()
    ears.close()
  }
}

type Each = (row: GameRow) => void

async function playHere(
  { library, work, games }: Games,
  at: (done: number) => void,
  each: Each,
  stopped: () => Promise<boolean>,
): Promise<void> {
  for (const row of play(library, { work, first: 0, games })) {
    if (row) {
      at(row.i + 1)
      each(row)
    } else if (await stopped()) return
  }
}

async function playThere(
  { raid, work, games, workers }: Games,
  at: (done: number) => void,
  each: Each,
  signal: AbortSignal,
): Promise<boolean> {
  let [played, lost] = [0, false]
  // In the package all is in one file, beside that of the workers.
  const file = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js'
  await inPool<Job, GameRow[]>({
    worker: new URL(file, import.meta.url),
    workers,
    jobs: jobsOf(games, workers, { work, raid: builtIn.raids.includes(raid) ? undefined : raid }),
    signal,
    came: (job) => {
      played += job.games
      at(played)
    },
    done: (rows) => rows.forEach(each),
    lost: (job, error) => {
      lost = true
      process.stderr.write(`raid: ${named(job)} lost, because a worker died: ${error.message}\n`)
    },
  }).catch((error: Error) => {
    throw new CliError(`a worker can't be started: ${error.message}`, '--workers', 'Add --workers 1.')
  })
  return lost
}

/** Games in a job at most: few, so that little is lost with one. */
const BATCH = 4

function* jobsOf(games: number, workers: number, job: Pick<Job, 'work' | 'raid'>): Generator<Job> {
  const batch = Math.max(1, Math.min(BATCH, Math.floor(games / workers / WORTH)))
  for (let first = 0; first < games; first += batch) yield { ...job, first, games: Math.min(batch, games - first) }
}

const named = ({ first, games }: Job): string =>
  games === 1 ? `game ${first} is` : `games ${first} to ${first + games - 1} are`

function complain({ i, seed, end, error }: GameRow): void {
  process.stderr.write(`game ${i} (its seed: ${seed}) ${end}${error ? `: ${error}` : ''}\n`)
}
