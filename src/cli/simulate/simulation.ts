/** Plays and counts games among bots. The same seed gives the same games, and so the same checksum, everywhere. */
import { choices, type Game, glance, hash, outcome, progress, record, start } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import { endGame, newQuestions, noteQuestion, type Questions } from '../../session/questions.ts'
import { mix } from '../../state/dice.ts'
import { type Sitting, seatPlayers } from '../named/sitting.ts'
import type { Counts } from '../report/counts.ts'
import { countUses, type Habits, listener, noHabits } from '../report/habits.ts'
import { type Ending, playOut } from './play-out.ts'

/** The seed of the i-th game of a series. */
const gameSeed = (seed: number, i: number): number => mix(seed, 0x67616d65, i)

/** The results of a game: plain data, which a worker can send. */
export interface GameRow {
  /** Its number in the series, from 0. */
  i: number
  seed: number
  end: Ending['end']
  error?: string | undefined
  /** The last position; 0 if there was none. */
  hash: number
  decisions: number
  /** The Boss's turns. */
  rounds: number
  /** The share of the way that the raiders came. */
  far: number
  /** The winner of a finished game. */
  won?: 'raiders' | 'boss' | 'nobody'
  /** If a series requests them: the record as a file has it, or why there is none; the questions for a person. */
  record?: { text: string } | { error: string }
  questions?: Questions
  /** In a report. */
  counts?: Counts
  habits?: Habits
}

export function rowOf(i: number, seed: number, { game, end, error }: Ending): GameRow {
  const row = { i, seed, end, error, hash: 0, decisions: 0, rounds: 0, far: 0 }
  if (!game) return row
  row.hash = Number.parseInt(hash(game), 16)
  row.decisions = choices(game)
  row.rounds = glance(game, -1).seats[0]?.turns ?? 0
  row.far = progress(game).far
  const result = end === 'over' ? outcome(game)?.result : undefined
  return result ? { ...row, won: result === 'raiders' || result === 'boss' ? result : 'nobody' } : row
}

export interface Tally {
  /** The number of games played: all, unless somebody stopped the run. */
  games: number
  raidersWon: number
  bossWon: number
  draws: number
  stalled: number
  crashed: number
  /** The Boss's turns in all games together. */
  rounds: number
  decisions: number
  /** A checksum of the last positions of all games, 8 hex digits; null if not all were played. */
  checksum: string | null
}

/** Games at one table, as plain data. */
export interface Series {
  sitting: Sitting
  games: number
  seed: number
  /** The raiders keep everything that they could also use later. */
  hold?: boolean
  /** Count the questions that a person would get. */
  questions?: boolean
  /** Count the tactics followed and the cards played. */
  habits?: boolean
  /** Make records; `embed`: with the raid in them. */
  records?: { embed: boolean } | undefined
}

/** Refuses a series that breaks the rules, as `start` does. */
export function checkSeries(library: Library, { sitting, seed }: Series): void {
  start(library, { ...sitting.setup, seed }, { events: false })
  seatPlayers(library, sitting.players, seed)
}

/** The i-th game of a series, in slices. */
export function* playOne(library: Library, series: Series, i: number): Generator<undefined, GameRow> {
  const { sitting, hold, records } = series
  const setup = { ...sitting.setup, seed: gameSeed(series.seed, i) }
  const questions = series.questions ? newQuestions() : undefined
  const watch = questions && ((game: Game): void => noteQuestion(questions, game))
  const habits = series.habits ? noHabits() : undefined
  const ending = yield* playOut(library, setup, sitting.players, {
    watch,
    heard: habits && listener(habits),
    events: habits !== undefined,
    hold: hold === true,
    mistakes: sitting.mistakes,
  })
  const row = rowOf(i, setup.seed, ending)
  if (!ending.game) return row
  if (questions) endGame(questions, ending.game)
  if (habits) countUses(habits, library, setup.raid, ending.game)
  return {
    ...row,
    ...(habits ? { habits } : {}),
    ...(questions ? { questions } : {}),
    ...(records ? { record: recordOf(ending.game, records.embed) } : {}),
  }
}

function recordOf(game: Game, embed: boolean): GameRow['record'] & object {
  try {
    return { text: `${JSON.stringify(record(game, { embed }))}\n` }
  } catch (error) {
    return { error: (error as Error).message }
  }
}

/** Counts the games of a series. They must come in their order: only then is the checksum that of the series. */
export function newTally({ games, seed }: Series): { add(row: GameRow): void; tally(): Tally } {
  const counts = { games: 0, raidersWon: 0, bossWon: 0, draws: 0, stalled: 0, crashed: 0, rounds: 0, decisions: 0 }
  let sum = mix(games, seed, 0)
  return {
    add(row) {
      counts.games++
      counts.decisions += row.decisions
      counts.rounds += row.rounds
      if (row.end !== 'over') counts[row.end]++
      if (row.won) counts[({ raiders: 'raidersWon', boss: 'bossWon', nobody: 'draws' } as const)[row.won]]++
      sum = mix(sum, row.hash, row.decisions)
    },
    tally: () => ({ ...counts, checksum: counts.games === games ? sum.toString(16).padStart(8, '0') : null }),
  }
}
