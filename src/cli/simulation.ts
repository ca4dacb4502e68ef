/** Plays and counts games among bots. The same seed gives the same games, and so the same checksum, everywhere. */
import {
  choices,
  choose,
  decision,
  type Game,
  glance,
  hash,
  libraryFor,
  outcome,
  record,
  start,
  view,
} from '../engine/index.ts'
import type { Library, Setup } from '../engine/types.ts'
import type { Choice } from '../players/index.ts'
import { endGame, newQuestions, noteQuestion, type Questions } from '../session/questions.ts'
import { bounds } from '../state/bounds.ts'
import { mix } from '../state/dice.ts'
import { readsByNeed } from './bots.ts'
import type { Counts } from './report/counts.ts'
import { countUses, type Habits, listener, noHabits } from './report/habits.ts'
import { holding, type Sitting, seatPlayers } from './sitting.ts'

/** A game with more decisions than this counts as stalled; its record is still saved. */
const DECISIONS = bounds.choices

export interface Ending {
  game: Game | null
  end: 'over' | 'stalled' | 'crashed'
  /** The error of a crash. */
  error?: string
}

/** How a game is played, besides its setup and its bots. */
interface Manner {
  /** Called at each decision. */
  watch?: ((game: Game) => void) | undefined
  /** Called at each choice of a bot, before it is made. */
  heard?: ((seat: number, choice: Choice, game: Game) => void) | undefined
  /** The raiders keep whatever they could also use later. */
  hold?: boolean
  /** The game's events are kept. */
  events?: boolean
  /** At which share of its acts the Boss errs, if not as its level says. */
  mistakes?: number | undefined
}

/** The seed of the i-th game of a series. */
const gameSeed = (seed: number, i: number): number => mix(seed, 0x67616d65, i)

/** The number of decisions between pauses in which Ctrl-C can arrive. */
const SLICE = 500

/** Plays one game to its end, with a bot in each seat, in slices. Never throws: errors of bots or engine count as a crash. */
export function* playOut(
  library: Library,
  setup: Setup,
  names: readonly string[],
  { watch, heard, hold = false, events = false, mistakes }: Manner = {},
  limit = DECISIONS,
): Generator<undefined, Ending> {
  let game: Game | null = null
  try {
    const own = libraryFor(library, { setup })
    game = start(own, setup, { events, undo: false })
    const players = seatPlayers(own, names, setup.seed, mistakes).map((player, seat) =>
      hold && seat > 0 ? holding(own, player) : player,
    )
    const looks = names.map((name) => (readsByNeed(name) ? glance : view))
    for (let open = decision(game); open; open = decision(game)) {
      if (choices(game) >= limit) return { game, end: 'stalled' }
      if (choices(game) % SLICE === 0) yield
      watch?.(game)
      const [player, look = view] = [players[open.seat], looks[open.seat]]
      const chosen = open.answers.length > 1 ? player?.choose(look(game, open.seat), open) : undefined
      if (chosen) heard?.(open.seat, chosen, game)
      const answer = chosen?.answer ?? 0
      const refusal = choose(game, answer)
      if (refusal) return { game, end: 'crashed', error: `${names[open.seat]} chose ${answer}: ${refusal.why}` }
    }
    return { game, end: 'over' }
  } catch (error) {
    return { game, end: 'crashed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** What is told of a game: plain data, which a worker can send. */
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
  /** Who won a game that is over. */
  won?: 'raiders' | 'boss' | 'nobody'
  /** If a series asks for them: the record as a file has it, or why there is none; what a person would be asked. */
  record?: { text: string } | { error: string }
  questions?: Questions
  /** In a report. */
  counts?: Counts
  habits?: Habits
}

export function rowOf(i: number, seed: number, { game, end, error }: Ending): GameRow {
  const row = { i, seed, end, error, hash: 0, decisions: 0, rounds: 0 }
  if (!game) return row
  row.hash = Number.parseInt(hash(game), 16)
  row.decisions = choices(game)
  row.rounds = glance(game, -1).seats[0]?.turns ?? 0
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
  /** The raiders keep whatever they could also use later. */
  hold?: boolean
  /** Count what a person would be asked. */
  questions?: boolean
  /** Count which tactics are followed and which cards are played. */
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
