/** Plays and counts games among bots. The same seed gives the same games, and so the same checksum, everywhere. */
import { choices, choose, decision, type Game, glance, hash, outcome, start, view } from '../engine/index.ts'
import type { Library, Setup } from '../engine/types.ts'
import { bounds } from '../state/bounds.ts'
import { mix } from '../state/dice.ts'
import { holding, type Sitting, seatPlayers } from './sitting.ts'

/** A game with more decisions than this counts as stalled; its record is still saved. */
const DECISIONS = bounds.choices

export interface Ending {
  game: Game | null
  end: 'over' | 'stalled' | 'crashed'
  /** The error of a crash. */
  error?: string
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
  { watch, hold = false, events = false }: Pick<Series, 'watch' | 'hold'> & { events?: boolean } = {},
  limit = DECISIONS,
): Generator<void, Ending> {
  let game: Game | null = null
  try {
    game = start(library, setup, { events })
    const players = seatPlayers(library, names, setup.seed).map((player, seat) =>
      hold && seat > 0 ? holding(library, player) : player,
    )
    for (let open = decision(game); open; open = decision(game)) {
      if (choices(game) >= limit) return { game, end: 'stalled' }
      if (choices(game) % SLICE === 0) yield
      watch?.(game)
      const player = players[open.seat]
      const answer = open.answers.length === 1 || !player ? 0 : player.choose(glance(game, open.seat), open).answer
      const refusal = choose(game, answer)
      if (refusal) return { game, end: 'crashed', error: `${names[open.seat]} chose ${answer}: ${refusal.why}` }
    }
    return { game, end: 'over' }
  } catch (error) {
    return { game, end: 'crashed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
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

export interface Series {
  sitting: Sitting
  games: number
  seed: number
  /** Called at each decision. */
  watch?: (game: Game) => void
  /** The raiders keep whatever they could also use later. */
  hold?: boolean
  /** Called after each game, with its number from 0. */
  after?: (i: number, ending: Ending, setup: Setup) => void
}

/**
 * Plays a series of games and counts the results. Refuses a setup that breaks the rules, as `start` does. `stopped` is
 * called again and again: once it returns true, the current game is abandoned and the earlier ones are counted.
 */
export async function simulate(
  library: Library,
  { sitting, games, seed, watch, hold, after }: Series,
  stopped: () => Promise<boolean> = async () => false,
): Promise<Tally> {
  const tally = { games: 0, raidersWon: 0, bossWon: 0, draws: 0, stalled: 0, crashed: 0, rounds: 0, decisions: 0 }
  start(library, { ...sitting.setup, seed }, { events: false })
  seatPlayers(library, sitting.players, seed)
  let sum = mix(games, seed, 0)
  for (let i = 0; i < games; i++) {
    const setup = { ...sitting.setup, seed: gameSeed(seed, i) }
    const course = playOut(library, setup, sitting.players, { watch, hold })
    let now = course.next()
    while (!now.done && !(await stopped())) now = course.next()
    if (!now.done) return { ...tally, checksum: null }
    const ending = now.value
    count(tally, ending)
    sum = mix(sum, ending.game ? Number.parseInt(hash(ending.game), 16) : 0, ending.game ? choices(ending.game) : 0)
    after?.(i, ending, setup)
  }
  return { ...tally, checksum: sum.toString(16).padStart(8, '0') }
}

function count(tally: Omit<Tally, 'checksum'>, { game, end }: Ending): void {
  tally.games++
  if (end === 'stalled') tally.stalled++
  if (end === 'crashed') tally.crashed++
  if (!game) return
  tally.decisions += choices(game)
  tally.rounds += view(game, -1).seats[0]?.turns ?? 0
  const result = end === 'over' ? outcome(game)?.result : undefined
  if (result === 'raiders') tally.raidersWon++
  else if (result === 'boss') tally.bossWon++
  else if (result) tally.draws++
}
