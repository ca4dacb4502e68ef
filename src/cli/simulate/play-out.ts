/** Plays one game among bots to its end. */
import { choices, choose, decision, type Game, glance, libraryFor, start, view } from '../../engine/index.ts'
import type { Library, Setup } from '../../engine/types.ts'
import type { Choice } from '../../players/index.ts'
import { bounds } from '../../state/bounds.ts'
import { readsByNeed } from '../named/bots.ts'
import { holding, seatPlayers } from '../named/sitting.ts'

/** A game with more decisions than this counts as stalled; its record is still saved. */
const DECISIONS = bounds.choices

export interface Ending {
  game: Game | null
  end: 'over' | 'stalled' | 'crashed'
  error?: string
}

/** The manner of playing a game, besides its setup and its bots. */
interface Manner {
  /** Called at each decision. */
  watch?: ((game: Game) => void) | undefined
  /** Called at each choice of a bot, before it is made. */
  heard?: ((seat: number, choice: Choice, game: Game) => void) | undefined
  /** The raiders keep everything that they could also use later. */
  hold?: boolean
  /** The game's events are kept. */
  events?: boolean
  /** The rate of the Boss's errors, if not that of its level. */
  mistakes?: number | undefined
}

/** The number of decisions between pauses in which Ctrl-C can arrive. */
const SLICE = 500

/** Plays one game to its end, with a bot in each seat, in slices. Never throws: errors of bots or engine count as a crash. */
export function* playOut(
  library: Library,
  setup: Setup,
  names: readonly string[],
  { watch, heard, hold = false, events = false, mistakes }: Manner,
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
      if (choices(game) >= DECISIONS) return { game, end: 'stalled' }
      if (choices(game) % SLICE === 0) yield
      watch?.(game)
      const [player, look = view] = [players[open.seat], looks[open.seat]]
      for (const _ of player?.ponder?.(game, open) ?? []) yield
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
