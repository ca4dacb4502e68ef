import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Game, record } from '../../engine/index.ts'
import type { Setup } from '../../engine/types.ts'
import { endGame, newQuestions, noteQuestion, type QuestionReport, questionReport } from '../../session/questions.ts'
import { howToWrite, writeWhole } from '../files.ts'
import { type Common, seed, wholeNumber, wordOption } from '../options.ts'
import { columns, progress, say, sayJson } from '../output.ts'
import { CliError, printed } from '../problem.ts'
import { raidAtHand } from '../raid-file.ts'
import { type Ending, simulate as run, type Tally } from '../simulation.ts'
import { type SittingOptions, sitting } from '../sitting.ts'
import { listen } from './interrupt.ts'
import { report as balance } from './report.ts'

export interface SimulateOptions extends Common, SittingOptions {
  games?: unknown
  seed?: unknown
  records?: unknown
  questions?: unknown
  hold?: unknown
  embedRaid?: unknown
  report?: unknown
  html?: unknown
}

/**
 * Plays games among bots and reports how they ended. Returns false if any stalled or crashed, or a record could not be saved; 'interrupted'
 * if Ctrl-C ended it early (a second Ctrl-C ends the program at once).
 */
export async function simulate(raid: string, options: SimulateOptions): Promise<boolean | 'interrupted'> {
  if (options.html !== undefined && options.report !== true)
    throw new CliError('only a report has a page', '--html', 'Add --report.')
  const { library, raid: def } = await raidAtHand(raid)
  if (options.report === true) return balance(library, def, options)
  const table = sitting(library, def.id, options)
  const games = wholeNumber(options.games, '--games', 100, 1, Number.MAX_SAFE_INTEGER)
  const from = seed(options.seed, 1)
  const keep = keeper(recordsFolder(wordOption(options.records, '--records')), options.embedRaid === true)
  const questions = options.questions === true ? newQuestions() : null
  const bar = progress(games, 'games')
  const began = process.cpuUsage()
  let tally: Tally
  const ears = listen()
  try {
    const after = (i: number, ending: Ending, setup: Setup): void => {
      bar.at(i + 1)
      if (questions && ending.game) endGame(questions, ending.game)
      keep.record(`seed-${from}-game-${numbered(i, games)}`, ending)
      if (ending.end !== 'over') complain(i, ending, setup.seed)
    }
    const watch = questions ? (game: Game): void => noteQuestion(questions, game) : undefined
    tally = await run(
      library,
      { sitting: table, games, seed: from, watch, hold: options.hold === true, after },
      ears.stopped,
    )
  } finally {
    bar.stop()
    ears.close()
  }
  const { user, system } = process.cpuUsage(began)
  if (tally.games < games) process.stderr.write(`Stopped: ${tally.games} of ${games} games were played.\n`)
  report(tally, (user + system) / 1e6, questions && questionReport(questions), options.json === true)
  return tally.games < games ? 'interrupted' : tally.stalled + tally.crashed === 0 && keep.kept()
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

/** Pads numbers to one width, so that the files sort in the order of the games. */
const numbered = (i: number, games: number): string => String(i).padStart(String(games - 1).length, '0')

/** Saves records in a folder, if one was named. If one can't be written, no more are written, but the games go on. */
function keeper(
  folder: string | undefined,
  embed: boolean,
): { record(name: string, ending: Ending): void; kept(): boolean } {
  let broken = false
  return {
    record(name, { game }) {
      if (folder === undefined || broken || !game) return
      const file = join(folder, `${name}.json`)
      try {
        writeWhole(file, `${JSON.stringify(record(game, { embed }))}\n`)
      } catch (error) {
        broken = true
        const said = `no records are saved from here on: ${(error as Error).message}`
        process.stderr.write(`raid: ${printed({ what: said, where: file, fix: howToWrite(error) })}\n`)
      }
    },
    kept: () => !broken,
  }
}

function complain(i: number, { end, error }: Ending, gameSeed: number): void {
  process.stderr.write(`game ${i} (its seed: ${gameSeed}) ${end}${error ? `: ${error}` : ''}\n`)
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

/** How often a person in a raider's seat would be asked, for each round. */
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
