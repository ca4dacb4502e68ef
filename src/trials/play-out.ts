/** Plays one game among bots to its end. */
import { seatPlayer } from '../ahead/index.ts'
import {
  choices,
  choose,
  decision,
  type Game,
  glance,
  hash,
  libraryFor,
  outcome,
  progress,
  start,
  type view,
} from '../engine/index.ts'
import type { Library, Seat, Setup } from '../engine/types.ts'
import type { BotPlayer, Choice } from '../players/index.ts'
import { bounds } from '../state/bounds.ts'
import { must } from '../state/must.ts'

/** A game with more decisions than this counts as stalled; its record is still saved. */
const DECISIONS = bounds.choices

export interface Ending {
  game: Game | null
  end: 'over' | 'stalled' | 'crashed'
  error?: string
}

/** A bot in its seat. */
export interface Seated {
  name: string
  player: BotPlayer
  /** The way in which it sees its game. */
  look: typeof view
}

/** Seats the bots of a game in its library. */
export type Seating = (own: Library, setup: Setup) => readonly Seated[]

/** Seats built-in bots. */
export const builtInBots =
  (names: readonly string[]): Seating =>
  (own, { seed }) =>
    names.map((name, seat: Seat) => ({ name, player: seatPlayer(name, seat, seed, own), look: glance }))

/** The manner of playing a game, besides its setup and its bots. */
interface Manner {
  /** Called at each decision. */
  watch?: ((game: Game) => void) | undefined
  /** Called at each choice of a bot, before it is made. */
  heard?: ((seat: number, choice: Choice, game: Game) => void) | undefined
  /** The game's events are kept. */
  events?: boolean
}

/** The number of decisions between pauses in which Ctrl-C can arrive. */
const SLICE = 500

/** Plays one game to its end, with a bot in each seat, in slices. Never throws: errors of bots or engine count as a crash. */
export function* playOut(
  library: Library,
  setup: Setup,
  seating: Seating,
  { watch, heard, events = false }: Manner,
): Generator<undefined, Ending> {
  let game: Game | null = null
  try {
    const own = libraryFor(library, { setup })
    game = start(own, setup, { events, undo: false })
    const seats = seating(own, setup)
    for (let open = decision(game); open; open = decision(game)) {
      if (choices(game) >= DECISIONS) return { game, end: 'stalled' }
      if (choices(game) % SLICE === 0) yield
      watch?.(game)
      const { name, player, look } = must(seats[open.seat])
      for (const _ of player.ponder?.(game, open) ?? []) yield
      const chosen = open.answers.length > 1 ? player.choose(look(game, open.seat), open) : undefined
      if (chosen) heard?.(open.seat, chosen, game)
      const answer = chosen?.answer ?? 0
      const refusal = choose(game, answer)
      if (refusal) return { game, end: 'crashed', error: `${name} chose ${answer}: ${refusal.why}` }
    }
    return { game, end: 'over' }
  } catch (error) {
    return { game, end: 'crashed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** The results of a game: plain data, which a worker can send. */
export interface PlayedRow {
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
}

export function rowOf(i: number, seed: number, { game, end, error }: Ending): PlayedRow {
  const row = { i, seed, end, error, hash: 0, decisions: 0, rounds: 0, far: 0 }
  if (!game) return row
  row.hash = Number.parseInt(hash(game), 16)
  row.decisions = choices(game)
  row.rounds = glance(game, -1).seats[0]?.turns ?? 0
  row.far = progress(game).far
  const result = end === 'over' ? outcome(game)?.result : undefined
  return result ? { ...row, won: result === 'raiders' || result === 'boss' ? result : 'nobody' } : row
}
