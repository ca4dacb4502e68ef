/** Plays several series of games, which take turns: a run that is stopped has as many games of each, or one less. */
import type { Library } from '../../engine/types.ts'
import type { RaidDef } from '../../raid/format.ts'
import { checkSeries, type GameRow, newTally, type Series, type Tally } from '../simulate/simulation.ts'
import { type Course, playAll, type WorkerOptions, workersFor } from './play-all.ts'

interface Run {
  library: Library
  raid: RaidDef
  series: readonly Series[]
  /** The options `--workers` and `--queue`. */
  options: WorkerOptions
  /** The results so far, for the progress bar. */
  so?: () => string
}

/** The result: a tally of each series. */
interface Played {
  course: Course
  tallies: readonly Tally[]
  /** The number of games requested. */
  games: number
}

/** Plays them all; `each` is called with every game as it is counted. Refuses a series whose first game can't be set up. */
export async function playSeries(
  { library, raid, series, options, so }: Run,
  each?: (row: GameRow) => void,
): Promise<Played> {
  for (const one of series) checkSeries(library, one)
  const tallies = series.map(newTally)
  const games = series.reduce((sum, one) => sum + one.games, 0)
  const course = await playAll(
    { library, raid, work: { series }, games, workers: workersFor(options, games), so },
    (row) => {
      tallies[row.i % series.length]?.add(row)
      each?.(row)
    },
  )
  return { course, tallies: tallies.map((one) => one.tally()), games }
}
