/** The inside of a game, its open decision and its outcome. */
import type { RaidDef } from '../raid/format.ts'
import type { Game as RulesGame } from '../rules/core/game.ts'
import type { Hasher } from '../state/hash.ts'
import type { Decision, Outcome } from '../state/types.ts'
import type { Game, Library, Setup } from './types.ts'

/** A game from inside: what the rules need, and what undo, records and events need. */
export interface RunningGame extends Game, RulesGame {
  library: Library
  setup: Setup
  /** The raid that is played; null at a table without one. */
  def: RaidDef | null
  content: string
  hasher: Hasher
  /** The hash before each choice, as far as it has been computed. */
  hashes: number[]
  /** Event positions before each choice. */
  eventMarks: number[]
  undone: number[]
  /** How many choices had been made before this game became one of its own: those can't be taken back. */
  first: number
  /** Whether what choices wrote is kept, so that they can be taken back. */
  keeps: boolean
  /** Whether what some seat doesn't know was made up. */
  imagined: boolean
}

/** The inside of an opaque `Game`. Only the engine, and tests that set up positions, may use it. */
export const running = (game: Game): RunningGame => game as RunningGame

/**
 * The open decision.
 * @param game - The game.
 * @returns Who must answer (`seat`), what is asked (`kind`) and every legal answer in order; null once the game is over. The same
 * object is returned until the next choice.
 */
export const decision = (game: Game): Decision | null => running(game).s.decision[0].open
/**
 * How the game ended (102).
 * @param game - The game.
 * @returns The winning seats, the result ('raiders', 'boss', 'team' or 'draw') and the rule that ended the game; null while it goes on.
 */
export const outcome = (game: Game): Outcome | null => running(game).s.misc[0].outcome
