import { engineVersion } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import { type LevelName, levelNames, levelOf, promised } from '../../players/index.ts'
import type { RaidDef, RaidLevel } from '../../raid/format.ts'
import { wilson } from '../../trials/statistics.ts'
import { rateText } from '../../trials/words.ts'
import { type Measure, type Setting, settingsOf, waysOf } from '../calibrate/calibration.ts'
import { levelsFile, writeLevels } from '../calibrate/write.ts'
import { raidAtHand } from '../named/raid-file.ts'
import { openNamed, type SittingOptions, sitting } from '../named/sitting.ts'
import type { Course, WorkerOptions } from '../pool/play-all.ts'
import { playSeries } from '../pool/series.ts'
import { type Common, listOption, SEEDS, seed, wholeNumber } from '../shell/options.ts'
import { columns, say, sayJson } from '../shell/output.ts'
import { CliError, unknown } from '../shell/problem.ts'
import { sizesOf } from '../simulate/balance-report.ts'
import type { GameRow, Series, Tally } from '../simulate/simulation.ts'

export interface CalibrateOptions extends Common, Pick<SittingOptions, 'raiders' | 'decks' | 'bots'>, WorkerOptions {
  games?: unknown
  confirm?: unknown
  level?: unknown
  seed?: unknown
  kept?: unknown
  write?: unknown
}

/** The request, and its parameters. */
interface Job {
  library: Library
  raid: RaidDef
  options: CalibrateOptions
  levels: readonly LevelName[]
  games: number
  confirm: number
  seed: number
  /** The end of the last series of games. */
  course: Course
}

/** The number of games of a confirmed level that are counted separately, for a test that plays only these. */
const FIRST = 10

/**
 * Finds the levels of a raid for each number of raiders, confirms them on other games, and prints them.
 * `--write` keeps each as soon as it is confirmed. Returns 'interrupted' after Ctrl-C, with the levels so far; false if games were lost.
 */
export async function calibrate(named: string, options: CalibrateOptions): Promise<boolean | 'interrupted'> {
  const { library, raid, from } = await raidAtHand(named)
  await openNamed(options)
  const most = Number.MAX_SAFE_INTEGER
  const job: Job = {
    ...{ library, raid, options, levels: levelsNamed(options.level), course: 'played' },
    games: wholeNumber(options.games, '--games', 200, 1, most),
    confirm: wholeNumber(options.confirm, '--confirm', 1600, 1, most),
    seed: wholeNumber(options.seed, '--seed', 1, 0, SEEDS - 1),
  }
  const [least, largest] = raid.raiders.meant
  const sizes = sizesOf(raid, options.raiders ?? `${least}-${largest}`)
  const file = options.write === true ? levelsFile(named, from) : undefined
  const rows: RaidLevel[] = []
  let whole = true
  for (const size of sizes) {
    const settings =
      options.kept === true
        ? settingsKept(job, size)
        : await settingsOf(job.levels, waysOf(raid.modes ?? [], size), measuring(job, size))
    for (const setting of settings) {
      const row = job.course === 'played' ? await confirmed(job, size, setting) : null
      if (!row) break
      rows.push(row)
      if (file !== undefined) writeLevels(file, [row])
    }
    whole = job.course === 'played'
    if (!whole) break
  }
  if (options.json === true) sayJson({ raid: raid.id, engine: engineVersion, levels: rows })
  else tell(raid, rows)
  if (file !== undefined && rows.length > 0)
    process.stderr.write(`The levels are in ${file}. For a raid that ships with the game, \`npm run raids\` follows.\n`)
  return whole || (job.course === 'interrupted' ? 'interrupted' : false)
}

/** The raid's present levels, to be measured on more games. Refuses a raid without a requested level. */
const settingsKept = ({ raid, levels }: Job, raiders: number): Setting[] =>
  levels.map((name) => {
    const kept = levelOf(raid, name, raiders)
    if (!kept)
      throw new CliError(
        `${raid.name} has no level “${name}” for ${raiders} raiders yet`,
        '--kept',
        'Leave out --kept, and it is looked for.',
      )
    const { level, mode, mistakes } = kept
    return { level, mistakes, within: true, ...(mode ? { mode } : {}) }
  })

function levelsNamed(value: unknown): readonly LevelName[] {
  const words = listOption(value, '--level', 'normal,heroic')
  return (
    words?.map((word) => {
      const level = levelNames.find((name) => name === word.toLowerCase())
      if (!level) throw unknown('level', word, '--level', levelNames)
      return level
    }) ?? levelNames
  )
}

/** Games with this number of raiders in this mode, with this rate of mistakes by the Boss. */
function seriesOf(
  { library, raid, options }: Job,
  raiders: number,
  mode: string,
  mistakes: number,
): Omit<Series, 'games' | 'seed'> {
  const { decks, bots } = options
  return {
    sitting: sitting(library, raid.id, { decks, bots, raiders, mistakes, ...(mode ? { mode } : {}) }),
  }
}

/** Plays series for the job, and notes how they ended. */
async function played(job: Job, series: readonly Series[], each?: (row: GameRow) => void): Promise<readonly Tally[]> {
  const { library, raid, options } = job
  const { course, tallies } = await playSeries({ library, raid, series, options }, each)
  job.course = course
  return tallies
}

const measuring =
  (job: Job, raiders: number): Measure =>
  async (mode, mistakes, curve) => {
    const { games, seed } = job
    const tallies = await played(
      job,
      mistakes.map((one) => ({ ...seriesOf(job, raiders, mode, one), games, seed })),
    )
    for (const [i, { raidersWon: won, games: n }] of tallies.entries()) {
      const at = mistakes[i] ?? 0
      curve.set(at, { mistakes: at, won, games: n })
      const how = [`${raiders} raiders`, mode, `mistakes ${at}`].filter(Boolean).join(', ')
      process.stderr.write(`${how}: the raiders won ${rateText(wilson(won, n))} of ${n}\n`)
    }
    return job.course === 'played'
  }

/** The setting as it proves on games that were not used to find it; null if somebody stopped it. */
async function confirmed(job: Job, raiders: number, { within, ...setting }: Setting): Promise<RaidLevel | null> {
  const { raid, confirm: games, options } = job
  const usual = raid.modes?.[0]?.id
  const { usual: here } = waysOf(raid.modes ?? [], raiders)
  const mode = setting.mode ?? here
  // The next seed: `simulate --boss LEVEL --seed` with it plays the same games.
  const series = { ...seriesOf(job, raiders, mode, setting.mistakes), games, seed: seed(options.seed, 1) + 1 }
  const first = { won: 0, games: Math.min(FIRST, games) }
  const [tally] = await played(job, [series], (row) => {
    if (row.i < FIRST && row.won === 'raiders') first.won++
  })
  const { raidersWon: won, checksum = null } = tally ?? { raidersWon: 0 }
  if (job.course !== 'played' || checksum === null) return null
  const { level, mistakes } = setting
  const how = [`${raiders} raiders`, mode, `mistakes ${mistakes}`].filter(Boolean).join(', ')
  const promised = within ? '' : '; nothing comes nearer'
  process.stderr.write(`${level}, ${how}: the raiders won ${rateText(wilson(won, games))} of ${games}${promised}\n`)
  return {
    ...{ level, raiders },
    ...(mode !== '' && mode !== usual ? { mode } : {}),
    mistakes,
    measured: { won, games, first, seed: series.seed, checksum, engine: engineVersion },
  }
}

function tell({ name }: RaidDef, rows: readonly RaidLevel[]): void {
  say(`${name}, engine ${engineVersion}`)
  const head = ['raiders', 'level', 'meant', 'won', 'games', 'mode', 'mistakes', 'seed', 'checksum']
  const lines = rows.map(({ raiders, level, mode = '', mistakes, measured }) => {
    const { won = 0, games = 0, seed: from = 0, checksum = '' } = measured ?? {}
    const cells = [
      raiders,
      level,
      `${Math.round(100 * promised[level])} %`,
      rateText(wilson(won, games)),
      games,
      mode,
      mistakes,
      from,
      checksum,
    ]
    return cells.map(String)
  })
  for (const line of columns([head, ...lines])) say(line)
}
