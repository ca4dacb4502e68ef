/** A game from inside, and what may be asked of it at once. */
import type { RaidDef } from '../raid/format.ts'
import type { Game as RulesGame } from '../rules/core/game.ts'
import type { Hasher } from '../state/hash.ts'
import type { Decision, Outcome } from '../state/types.ts'
import type { Game, Library, Setup } from './types.ts'

/** A game from inside: what the rules need, and what undo, records and events do. */
export interface RunningGame extends Game, RulesGame {
  library: Library
  setup: Setup
  /** The raid that is played; null at a table without one. */
  def: RaidDef | null
  content: string
  hasher: Hasher
  /** The hash before each choice, as far as somebody has asked. */
  hashes: number[]
  /** Event positions before each choice. */
  eventMarks: number[]
  undone: number[]
}

/** The inside of what the door hands out. Only the engine, and tests that set up positions, may look there. */
export const running = (game: Game): RunningGame => game as RunningGame

/**
 * The one decision that is open.
 * @param game - The game that is asked.
 * @returns Who must answer (`seat`), what is asked (`kind`) and every legal answer in order; null once the game is over. It is the same
 * object until the next choice.
 */
export const decision = (game: Game): Decision | null => running(game).s.decision[0].open
/**
 * How the game ended (102).
 * @param game - The game that is asked.
 * @returns The winning seats, the result ('raiders', 'boss', 'team' or 'draw') and the rule that ended the game; null while it goes on.
 */
export const outcome = (game: Game): Outcome | null => running(game).s.misc[0].outcome
