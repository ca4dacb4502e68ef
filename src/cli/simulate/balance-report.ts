/** `simulate --report`: plays parties of every size and deck, and reports how balanced the raid is. */
import { dirname, resolve } from 'node:path'
import type { Library } from '../../engine/types.ts'
import type { RaidDef } from '../../raid/format.ts'
import { comparedRows } from '../../trials/comparison.ts'
import { add, noCounts } from '../../trials/counts.ts'
import { reportPage } from '../../trials/page.ts'
import { type Plan, usualDecks } from '../../trials/plan.ts'
import type { PlayedRow } from '../../trials/play-out.ts'
import { checkPlan, contentOf } from '../../trials/run.ts'
import { type Report, summary } from '../../trials/summary.ts'
import { reportLines, tableLines } from '../../trials/text.ts'
import { versusTables } from '../../trials/versus.ts'
import { deckNamed, modeNamed } from '../named/lookup.ts'
import { deckFromFile } from '../named/own-decks.ts'
import { type RaidAtHand, raidAtHand } from '../named/raid-file.ts'
import { botsNamed } from '../named/sitting.ts'
import { playAll, workersFor } from '../pool/play-all.ts'
import { howToWrite, isFolder, writeWhole } from '../shell/files.ts'
import { listOption, pathOption, seed, wholeNumber, wordOption } from '../shell/options.ts'
import { say, sayJson } from '../shell/output.ts'
import { CliError } from '../shell/problem.ts'
import type { SimulateOptions } from './simulate-options.ts'

const GAMES = 200

/**
 * Returns false if games stalled, crashed or were lost with their worker, 'interrupted' after Ctrl-C, with the games so far.
 * Refuses options that don't go with a report, before the first game.
 */
export async function report(
  library: Library,
  raid: RaidDef,
  options: SimulateOptions,
): Promise<boolean | 'interrupted'> {
  const plan = planOf(library, raid, options)
  const writePage = pageWriter(options.html)
  const other = await otherVersion(options)
  checkPlan(library, plan)
  const { made, course, rows } = await reported({ library, raid, plan, options })
  writePage?.(made)
  const { games, broken } = made.all
  const both = other && (await against(other, { plan, options }, { made, rows }))
  if (games < plan.games) process.stderr.write(`Stopped: the report is about ${games} of ${plan.games} games.\n`)
  if (options.json === true) sayJson(both ? { before: both.before, now: made, compared: both.compared } : made)
  else for (const line of both ? both.tables.flatMap(tableLines) : reportLines(made)) say(line)
  return games < plan.games ? course === 'interrupted' && course : broken === 0
}

interface Run {
  library: Library
  raid: RaidDef
  plan: Plan
  options: SimulateOptions
}

/** Plays the games of a report. */
async function reported({ library, raid, plan, options }: Run) {
  const workers = workersFor(options, plan.games)
  const counts = noCounts()
  const rows: PlayedRow[] = []
  const course = await playAll(
    { library, raid, work: { plan }, games: plan.games, workers },
    ({ counts: more, ...row }) => {
      if (more) add(counts, more)
      rows.push(row)
    },
  )
  return { made: summary(counts, contentOf(library, raid, plan), plan), course, rows }
}

/** The other version of the raid, with its library. */
async function otherVersion({ against }: SimulateOptions): Promise<RaidAtHand | null> {
  const other = pathOption(against, '--against')
  return other === undefined ? null : raidAtHand(other)
}

/** Plays the same games with the other version. */
async function against(
  { library, raid }: RaidAtHand,
  run: Pick<Run, 'plan' | 'options'>,
  now: { made: Report; rows: readonly PlayedRow[] },
) {
  const plan = { ...run.plan, raid: raid.id }
  checkPlan(library, plan)
  const then = await reported({ library, raid, plan, options: run.options })
  const compared = comparedRows(then.rows, now.rows)
  const names = [then.made, now.made].map(({ raid: { id, version } }) => `${id} ${version}`)
  if (names[0] === names[1]) names.splice(0, 2, 'before', 'now')
  return { before: then.made, compared, tables: versusTables([then.made, now.made], compared, names) }
}

function planOf(library: Library, raid: RaidDef, options: SimulateOptions): Plan {
  refuseBeside('report', options)
  const decks = listOption(options.decks, '--decks', 'first-deck,second-deck')?.map(
    (name) => deckNamed(library, name, '--decks').id,
  )
  const twice = decks?.find((id, i) => decks.indexOf(id) < i)
  if (twice !== undefined)
    throw new CliError(`the deck ${twice} is named twice`, '--decks', 'Name each deck of the report once.')
  const mode = modeNamed(raid, wordOption(options.mode, '--mode'))
  const own = decks?.flatMap((id) => deckFromFile(id) ?? [])
  return {
    raid: raid.id,
    mode,
    sizes: sizesOf(raid, options.raiders),
    decks: decks ?? usualDecks(library).map(({ id }) => id),
    ...(own?.length ? { own } : {}),
    bosses: botsNamed(options.boss, 'boss', '--boss'),
    bots: botsNamed(options.bots, 'raider', '--bots'),
    games: wholeNumber(options.games, '--games', GAMES, 1, Number.MAX_SAFE_INTEGER),
    seed: seed(options.seed, 1),
  }
}

/** Refuses options that are about a single table. */
export function refuseBeside(report: string, { records, questions, hold, embedRaid }: SimulateOptions): void {
  for (const [flag, given] of Object.entries({ records, questions, hold, 'embed-raid': embedRaid }))
    if (given !== undefined)
      throw new CliError(`--${flag} doesn't go with --${report}`, `--${flag}`, 'Leave one of the two out.')
}

/** Party sizes: '3', '1,3,5' or '2-4'; all that the raid allows if left out. */
export function sizesOf({ raiders: { min, max } }: RaidDef, value: unknown): number[] {
  const bad = (what: string): CliError =>
    new CliError(
      what,
      '--raiders',
      `Give sizes from ${min} to ${max}, such as --raiders ${min}-${max} or --raiders ${max}.`,
    )
  const parts = listOption(value, '--raiders', '1,3,5') ?? [`${min}-${max}`]
  const sizes = parts.flatMap((part) => {
    const [, from = '', to = from] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(part) ?? []
    const [a, b] = [Number(from), Number(to)]
    if (from === '' || a > b) throw bad(`--raiders has "${part}"`)
    if (a < min || b > max) throw bad(`the raid is not for ${a < min ? a : b} raiders`)
    return Array.from({ length: b - a + 1 }, (_, i) => a + i)
  })
  return [...new Set(sizes)].sort((a, b) => a - b)
}

/** Writes the page, if one is asked for. Refused before the games are played if it plainly can't be written there. */
function pageWriter(value: unknown): ((made: Report) => void) | undefined {
  const file = pathOption(value, '--html')
  if (file === undefined) return undefined
  const folder = dirname(resolve(file))
  if (!isFolder(folder)) throw new CliError('no such folder', folder, 'Make the folder, or name another file.')
  if (isFolder(file)) throw new CliError('is a folder', file, 'Name a file, such as --html report.html.')
  return (made) => {
    try {
      writeWhole(file, reportPage(made))
    } catch (error) {
      throw new CliError(`can't be written: ${(error as Error).message}`, file, howToWrite(error))
    }
    process.stderr.write(`The page is in ${file}.\n`)
  }
}
