import { library as builtIn } from '../../content.ts'
import { mix } from '../../state/dice.ts'
import { must } from '../../state/must.ts'
import { type Estimate, wilson } from '../../trials/statistics.ts'
import { rateText } from '../../trials/words.ts'
import { raidNamed } from '../named/lookup.ts'
import { looksLikePath } from '../named/module.ts'
import { raidAtHand } from '../named/raid-file.ts'
import { botsNamed, openNamed, type SittingOptions, sitting } from '../named/sitting.ts'
import type { WorkerOptions } from '../pool/play-all.ts'
import { playSeries } from '../pool/series.ts'
import { type Common, seed, wholeNumber, wordOption } from '../shell/options.ts'
import { say, sayJson } from '../shell/output.ts'
import { sizesOf } from '../simulate/balance-report.ts'
import type { Series, Tally } from '../simulate/simulation.ts'

export interface MatrixOptions extends Common, SittingOptions, WorkerOptions {
  games?: unknown
  seed?: unknown
}

interface Cell extends Tally {
  raid: string
  raiders: number
  boss: string
  bots: string
  /** The share that the raiders won. */
  winRate: Estimate | null
}

/**
 * Plays every Boss player against every bot of the raiders, in parties of every size, in one raid, several, or all.
 * Returns false if any game stalled, crashed or was lost with its worker.
 * Returns 'interrupted' after Ctrl-C: all cells then have as many games, or one less.
 */
export async function matrix(raids: readonly string[], options: MatrixOptions): Promise<boolean | 'interrupted'> {
  const [only] = raids
  const one = raids.length === 1 && only !== undefined && looksLikePath(only) ? await raidAtHand(only) : undefined
  const library = one?.library ?? builtIn
  const defs = one ? [one.raid] : raids.length ? raids.map((name) => raidNamed(builtIn, name)) : builtIn.raids
  await openNamed(options)
  const games = wholeNumber(options.games, '--games', 20, 1, Number.MAX_SAFE_INTEGER)
  const bosses = botsNamed(options.boss, 'boss', '--boss')
  const bots = botsNamed(options.bots, 'raider', '--bots')
  const mode = wordOption(options.mode, '--mode')
  const cells = defs.flatMap((raid) =>
    sizesOf(raid, options.raiders).flatMap((raiders) =>
      bosses.flatMap((boss) => bots.map((bot) => ({ raid: raid.id, raiders, boss, bots: bot }))),
    ),
  )
  const series = cells.map(
    (cell): Series => ({
      sitting: sitting(library, cell.raid, { mode, decks: options.decks, ...cell }),
      games,
      seed: seed(options.seed, 1),
    }),
  )
  const raid = defs[0] ?? raidNamed(builtIn, '')
  const run = { library, raid, series, options }
  const { course, tallies, games: total } = await playSeries(run)
  const told = cells.map((cell, i): Cell => {
    const tally = must(tallies[i])
    return { ...cell, ...tally, winRate: wilson(tally.raidersWon, tally.games - tally.stalled - tally.crashed) }
  })
  if (options.json === true) sayJson({ games, seed: seed(options.seed, 1), cells: told })
  else
    for (const line of defs.flatMap(({ id, name }) =>
      lines(
        name,
        told.filter((cell) => cell.raid === id),
      ),
    ))
      say(line)
  const played = told.reduce((sum, cell) => sum + cell.games, 0)
  if (played < total) process.stderr.write(`Stopped: ${played} of ${total} games were played.\n`)
  if (played < total) return course === 'interrupted' && course
  return told.every(({ stalled, crashed }) => stalled + crashed === 0)
}

/** A table in Markdown: the raiders' wins, by Boss player and bots in rows and by size in columns. */
function lines(name: string, cells: readonly Cell[]): string[] {
  const sizes = [...new Set(cells.map(({ raiders }) => raiders))]
  const rows = [...new Set(cells.map(({ boss, bots }) => `${boss} | ${bots}`))]
  const at = (row: string, size: number): string => {
    const cell = cells.find(({ boss, bots, raiders }) => `${boss} | ${bots}` === row && raiders === size)
    return cell?.winRate ? share(cell.winRate, cell) : ''
  }
  return [
    `## ${name}`,
    '',
    `| Boss | raiders | ${sizes.map((size) => `${size}`).join(' | ')} | checksum |`,
    `|---|---|${sizes.map(() => '---|').join('')}---|`,
    ...rows.map((row) => `| ${row} | ${sizes.map((size) => at(row, size)).join(' | ')} | ${sumOf(row)} |`),
    '',
  ]

  function sumOf(row: string): string {
    const sums = cells.filter(({ boss, bots }) => `${boss} | ${bots}` === row).map(({ checksum }) => checksum)
    return sums.every((sum) => sum !== null) ? combined(sums) : ''
  }
}

const share = (rate: Estimate, { raidersWon, games }: Tally): string => `${raidersWon} of ${games} = ${rateText(rate)}`

/** One checksum of several. */
const combined = (sums: readonly string[]): string =>
  sums
    .reduce((sum, one) => mix(sum, Number.parseInt(one, 16), 0), 0)
    .toString(16)
    .padStart(8, '0')
