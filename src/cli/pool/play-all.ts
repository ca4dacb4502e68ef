/** Plays many games: in this process, on several cores, or by workers at a queue, with the same results. */
import { availableParallelism } from 'node:os'
import { library as builtIn } from '../../content.ts'
import type { Library } from '../../engine/types.ts'
import type { RaidDef } from '../../raid/format.ts'
import { type Crew, inThreads } from '../../threads/index.ts'
import { looksLikePath } from '../named/module.ts'
import { listen } from '../shell/interrupt.ts'
import { wholeNumber, wordOption } from '../shell/options.ts'
import { progress } from '../shell/output.ts'
import { CliError } from '../shell/problem.ts'
import type { GameRow } from '../simulate/simulation.ts'
import { botsIn, type Job, play, type Work } from './jobs.ts'
import { inPool } from './pool.ts'
import { atQueue, type Service } from './queue.ts'

/** The workers: threads of this machine, or those at the queue of this Redis. */
export type Workers = { threads: number } | { queue: string }

export interface Games {
  library: Library
  raid: RaidDef
  work: Work
  games: number
  workers: Workers
  /** The results so far, for the progress bar; by default the raids won. */
  so?: (() => string) | undefined
}

/** The course of a run: 'interrupted' by Ctrl-C (a second one ends the program at once), 'lost': a worker died, and its games with it. */
export type Course = 'played' | 'interrupted' | 'lost'

/** A worker takes about as long to start as it does to play a few games. */
const WORTH = 8
const MOST_WORKERS = 256

export interface WorkerOptions {
  workers?: unknown
  queue?: unknown
}

/** The workers for `--workers` and `--queue`. By default all cores, but no more threads than jobs. */
export function workersFor({ workers, queue }: WorkerOptions, games: number): Workers {
  const address = wordOption(queue, '--queue')
  if (address !== undefined && workers !== undefined)
    throw new CliError(
      '--workers and --queue exclude each other',
      '--workers',
      'Give --workers to `npm run worker`: whoever works at the queue says how many games at a time.',
    )
  if (address !== undefined) return { queue: address }
  const asked = threadsFor(workers)
  const threads =
    workers === undefined ? Math.max(1, Math.min(asked, Math.floor(games / WORTH))) : Math.min(asked, games)
  return { threads }
}

/** The number of threads for `--workers`; by default all cores. */
export const threadsFor = (workers: unknown): number =>
  wholeNumber(workers, '--workers', availableParallelism(), 1, MOST_WORKERS)

// In the package all is in one file, beside that of the workers.
const file = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js'

/** Games among bots, as work for a queue. */
export const gamesService: Service = { name: 'games', file: new URL(file, import.meta.url) }

/** Opens the crew of these workers. */
export const crewOf = async <Job, Result>(workers: Workers, service: Service): Promise<Crew<Job, Result>> =>
  'queue' in workers
    ? atQueue(workers.queue, service, (text) => process.stderr.write(`${text}\n`))
    : inThreads(service.file, workers.threads)

/**
 * Plays games, and calls `each` with every game's row, in the order of the games.
 * A stopped run gives the games played by then; if a worker dies, its games are missing.
 * stderr reports those, and each game that stalled or crashed.
 */
export async function playAll(games: Games, each: (row: GameRow) => void): Promise<Course> {
  const bar = progress(games.games, 'games')
  const ears = listen()
  const counts = { ended: 0, won: 0 }
  const { so = () => (counts.ended > 0 ? `raiders won ${counts.won} of ${counts.ended}` : '') } = games
  const at = (done: number): void => bar.at(done, so)
  const told = (row: GameRow): void => {
    each(row)
    if (row.won) counts.ended++
    if (row.won === 'raiders') counts.won++
    if (row.end !== 'over') complain(row)
  }
  let lost = false
  try {
    if ('threads' in games.workers && games.workers.threads === 1) await playHere(games, at, told, ears.stopped)
    else lost = await playThere(games, at, told, ears.signal)
    return ears.signal.aborted ? 'interrupted' : lost ? 'lost' : 'played'
  } finally {
    bar.stop()
    ears.close()
  }
}

type Each = (row: GameRow) => void

/** Workers elsewhere don't have bots from outside. */
function refuseFromOutside(bots: readonly string[]): void {
  const name = bots.find(looksLikePath)
  if (name !== undefined)
    throw new CliError(
      `${name} is a bot from outside, which workers elsewhere don't have`,
      '--queue',
      'Play with it on this machine, without --queue.',
    )
}

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
  if ('queue' in workers) refuseFromOutside(botsIn(work))
  await inPool<Job, GameRow[]>({
    crew: await crewOf(workers, gamesService),
    jobs: jobsOf(games, 'queue' in workers ? 1 : workers.threads, {
      work,
      raid: builtIn.raids.includes(raid) ? undefined : raid,
    }),
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
    if (error instanceof CliError) throw error
    throw new CliError(`a worker can't be started: ${error.message}`, '--workers', 'Add --workers 1.')
  })
  return lost
}

/** The most games in a job: few, so that little is lost with one. */
const BATCH = 4

function* jobsOf(games: number, threads: number, job: Pick<Job, 'work' | 'raid'>): Generator<Job> {
  const batch = Math.max(1, Math.min(BATCH, Math.floor(games / threads / WORTH)))
  for (let first = 0; first < games; first += batch) yield { ...job, first, games: Math.min(batch, games - first) }
}

const named = ({ first, games }: Job): string =>
  games === 1 ? `game ${first} is` : `games ${first} to ${first + games - 1} are`

function complain({ i, seed, end, error }: GameRow): void {
  process.stderr.write(`game ${i} (its seed: ${seed}) ${end}${error ? `: ${error}` : ''}\n`)
}
