/** Plays and counts games among bots. The same seed gives the same games, and so the same checksum, everywhere. */
import { type Game, record, start } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import { endGame, newQuestions, noteQuestion, type Questions } from '../../session/questions.ts'
import { mix } from '../../state/dice.ts'
import type { Counts } from '../../trials/counts.ts'
import { type PlayedRow, playOut, rowOf } from '../../trials/play-out.ts'
import { type Sitting, seatPlayers, seatsWith } from '../named/sitting.ts'
import { countUses, type Habits, listener, noHabits } from './habits.ts'

/** The seed of the i-th game of a series. */
const gameSeed = (seed: number, i: number): number => mix(seed, 0x67616d65, i)

/** A row of a series or a report, with what they ask for. */
export interface GameRow extends PlayedRow {
  /** If a series requests them: the record as a file has it, or why there is none; the questions for a person. */
  record?: { text: string } | { error: string }
  questions?: Questions
  /** In a report. */
  counts?: Counts
  habits?: Habits
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
  const seating = seatsWith(sitting.players, { hold: hold === true, mistakes: sitting.mistakes })
  const ending = yield* playOut(library, setup, seating, {
    watch,
    heard: habits && listener(habits),
    events: habits !== undefined,
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
