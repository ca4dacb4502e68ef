import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { library } from '../../content.ts'
import { record } from '../../engine/index.ts'
import { type Common, seed, whole, word } from '../options.ts'
import { columns, progress, say, sayJson } from '../output.ts'
import { CliError } from '../problem.ts'
import { type Ending, simulate as run, type Tally } from '../simulation.ts'
import { type SittingOptions, sitting } from '../sitting.ts'

export interface SimulateOptions extends Common, SittingOptions {
  games?: unknown
  seed?: unknown
  records?: unknown
}

/** Plays games among bots and says how they ended. False if any stalled or crashed. */
export function simulate(raid: string, options: SimulateOptions): boolean {
  const table = sitting(library, raid, options)
  const games = whole(options.games, '--games', 100, 1, Number.MAX_SAFE_INTEGER)
  const from = seed(options.seed, 1)
  const folder = recordsFolder(word(options.records, '--records'))
  const bar = progress(games, 'games')
  const began = process.cpuUsage()
  let tally: Tally
  try {
    tally = run(library, {
      sitting: table,
      games,
      seed: from,
      after: (i, ending, setup) => {
        bar.at(i + 1)
        if (folder) keep(folder, `seed-${from}-game-${numbered(i, games)}`, ending)
        if (ending.end !== 'over') complain(i, ending, setup.seed)
      },
    })
  } finally {
    bar.stop()
  }
  const { user, system } = process.cpuUsage(began)
  report(tally, (user + system) / 1e6, options.json === true)
  return tally.stalled + tally.crashed === 0
}

function recordsFolder(folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new CliError(
      `cannot make the folder: ${String(error)}`,
      `--records ${folder}`,
      'Name a folder that you may write.',
    )
  }
  return folder
}

/** Numbers of one width, so that the files stand in the order of the games. */
const numbered = (i: number, games: number): string => String(i).padStart(String(games - 1).length, '0')

function keep(folder: string, name: string, { game }: Ending): void {
  if (game) writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(record(game))}\n`)
}

function complain(i: number, { end, error }: Ending, gameSeed: number): void {
  process.stderr.write(`game ${i} (its seed: ${gameSeed}) ${end}${error ? `: ${error}` : ''}\n`)
}

function report(tally: Tally, seconds: number, json: boolean): void {
  const perSecond = (n: number) => Math.round((n / Math.max(seconds, 1e-6)) * 10) / 10
  const { checksum, ...counts } = tally
  const speed = { decisionsPerSecond: perSecond(tally.decisions), gamesPerSecond: perSecond(tally.games) }
  if (json) {
    sayJson({ ...counts, ...speed, checksum })
    return
  }
  const share = (n: number) => `${n} (${Math.round((100 * n) / tally.games)} %)`
  const rows = [
    ['games', String(tally.games)],
    ['raiders won', share(tally.raidersWon)],
    ['Boss won', share(tally.bossWon)],
    ['draws', share(tally.draws)],
    ['stalled', String(tally.stalled)],
    ['crashed', String(tally.crashed)],
    ["Boss's turns", `${tally.rounds} (${(tally.rounds / tally.games).toFixed(1)} a game)`],
    ['decisions', `${tally.decisions} (${Math.round(tally.decisions / tally.games)} a game)`],
    ['speed', `${speed.decisionsPerSecond} decisions, ${speed.gamesPerSecond} games a CPU second`],
    ['checksum', checksum],
  ]
  for (const line of columns(rows)) say(line)
}
