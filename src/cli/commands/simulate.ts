import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { addQuestions, newQuestions, type QuestionReport, questionReport } from '../../session/questions.ts'
import { raidAtHand } from '../named/raid-file.ts'
import { openNamed, sitting } from '../named/sitting.ts'
import { playAll, workersFor } from '../pool/play-all.ts'
import { howToWrite, writeWhole } from '../shell/files.ts'
import { pathOption, seed, wholeNumber } from '../shell/options.ts'
import { columns, say, sayJson } from '../shell/output.ts'
import { CliError, printed } from '../shell/problem.ts'
import { report as balance } from '../simulate/balance-report.ts'
import type { SimulateOptions } from '../simulate/simulate-options.ts'
import { checkSeries, type GameRow, newTally, type Series, type Tally } from '../simulate/simulation.ts'
import { tacticsReport } from '../simulate/tactics-report.ts'

/**
 * Plays games among bots and reports how they ended. Returns 'interrupted' if Ctrl-C ended it early.
 * Returns false if any stalled, crashed or was lost with its worker, or a record could not be saved.
 */
export async function simulate(raid: string, options: SimulateOptions): Promise<boolean | 'interrupted'> {
  if (options.html !== undefined && options.report !== true)
    throw new CliError('only a report has a page', '--html', 'Add --report.')
  if (options.against !== undefined && options.report !== true)
    throw new CliError('only reports are compared', '--against', 'Add --report.')
  const { library, raid: def } = await raidAtHand(raid)
  await openNamed(options)
  if (options.report === true) return balance(library, def, options)
  if (options.tacticsReport === true) return tacticsReport(library, def, options)
  const games = wholeNumber(options.games, '--games', 100, 1, Number.MAX_SAFE_INTEGER)
  const series: Series = {
    sitting: sitting(library, def.id, options),
    games,
    seed: seed(options.seed, 1),
    hold: options.hold === true,
    questions: options.questions === true,
  }
  const workers = workersFor(options, games)
  const folder = recordsFolder(pathOption(options.records, '--records'))
  if (folder !== undefined) series.records = { embed: options.embedRaid === true }
  checkSeries(library, series)
  const keep = keeper(folder, series)
  const questions = newQuestions()
  const { add, tally } = newTally(series)
  const began = process.cpuUsage()
  const course = await playAll({ library, raid: def, work: { series: [series] }, games, workers }, (row) => {
    add(row)
    keep.record(row)
    if (row.questions) addQuestions(questions, row.questions)
  })
  const { user, system } = process.cpuUsage(began)
  const counted = tally()
  if (counted.games < games) process.stderr.write(`Stopped: ${counted.games} of ${games} games were played.\n`)
  report(counted, (user + system) / 1e6, series.questions ? questionReport(questions) : null, options.json === true)
  if (counted.games < games) return course === 'interrupted' && course
  return counted.stalled + counted.crashed === 0 && keep.kept()
}

function recordsFolder(folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new CliError(
      `can't create the folder: ${(error as Error).message}`,
      `--records ${folder}`,
      'Name a folder that you can write to.',
    )
  }
  return folder
}

/** Saves records in a folder, if one was named. If one can't be written, no more are written, but the games go on. */
function keeper(folder: string | undefined, { games, seed }: Series): { record(row: GameRow): void; kept(): boolean } {
  let broken = false
  // Padded to one width, so that the files sort in the order of the games.
  const numbered = (i: number): string => String(i).padStart(String(games - 1).length, '0')
  return {
    record({ i, record }) {
      if (folder === undefined || broken || !record) return
      const file = join(folder, `seed-${seed}-game-${numbered(i)}.json`)
      try {
        if ('error' in record) throw new Error(record.error)
        writeWhole(file, record.text)
      } catch (error) {
        broken = true
        const said = `no records are saved from here on: ${(error as Error).message}`
        process.stderr.write(`raid: ${printed({ what: said, where: file, fix: howToWrite(error) })}\n`)
      }
    },
    kept: () => !broken,
  }
}

function report(tally: Tally, seconds: number, asked: QuestionReport | null, json: boolean): void {
  const perSecond = (n: number) => Math.round((n / Math.max(seconds, 1e-6)) * 10) / 10
  const { checksum, ...counts } = tally
  const speed = { decisionsPerSecond: perSecond(tally.decisions), gamesPerSecond: perSecond(tally.games) }
  if (json) {
    sayJson({ ...counts, ...speed, checksum, ...(asked ? { questions: asked } : {}) })
    return
  }
  const each = Math.max(1, tally.games)
  const share = (n: number) => `${n} (${Math.round((100 * n) / each)} %)`
  const rows = [
    ['games', String(tally.games)],
    ['raiders won', share(tally.raidersWon)],
    ['Boss won', share(tally.bossWon)],
    ['draws', share(tally.draws)],
    ['stalled', String(tally.stalled)],
    ['crashed', String(tally.crashed)],
    ["Boss's turns", `${tally.rounds} (${(tally.rounds / each).toFixed(1)} a game)`],
    ['decisions', `${tally.decisions} (${Math.round(tally.decisions / each)} a game)`],
    ['speed', `${speed.decisionsPerSecond} decisions, ${speed.gamesPerSecond} games a CPU second`],
    ['checksum', checksum ?? 'none, because not all games were played'],
  ]
  for (const line of columns([...rows, ...(asked ? questionRows(asked) : [])])) say(line)
}

/** The questions that a person in a raider's seat would get, for each round. */
function questionRows({ byHero, byTitle, byCard, ...all }: QuestionReport): string[][] {
  const said = ({ median, p90, mean }: Pick<QuestionReport, 'median' | 'p90' | 'mean'>) =>
    `median ${median}, in 9 of 10 rounds at most ${p90}, mean ${mean}`
  return [
    ['asked a round', `${said(all)} (outside the own turn)`],
    ...Object.entries(byHero).map(([hero, own]) => [`  ${hero}`, said(own)]),
    ...Object.entries(byTitle).map(([title, n]) => [`  ${title}`, String(n)]),
    ...Object.entries(byCard)
      .slice(0, 20)
      .map(([title, n]) => [`  because of ${title}`, String(n)]),
  ]
}
