/** The inside of a game, its open decision and its outcome. */
import type { RaidDef } from '../raid/format.ts'
import type { Game as RulesGame } from '../rules/core/game.ts'
import type { Hasher } from '../state/hash.ts'
import type { Decision, Outcome, Player } from '../state/types.ts'
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
  /** The number of choices made before this copy was: those can't be taken back. */
  first: number
  /** Whether writes are kept, so that choices can be taken back. */
  keeps: boolean
  /** Present names of the players by seat; '' or nothing: as in the setup. */
  called: readonly string[]
}

/** The inside of an opaque `Game`. Only the engine, and tests that set up positions, may use it. */
export const running = (game: Game): RunningGame => game as RunningGame

/**
 * The open decision.
 * @param game - The game.
 * @returns The seat, the `kind` of question and every legal answer in order; null once the game is over. The same object until the next choice.
 */
export const decision = (game: Game): Decision | null => running(game).s.decision[0].open
/**
 * The outcome of a game (102).
 * @param game - The game.
 * @returns The winning seats, the result ('raiders', 'boss', 'team' or 'draw') and the deciding rule; null while it goes on.
 */
export const outcome = (game: Game): Outcome | null => running(game).s.misc[0].outcome

/**
 * Calls players by other names from now on, in views and texts. The record keeps those of the setup.
 * @param game - The game.
 * @param names - A name for each seat; '' for the name of the setup.
 */
export function callPlayers(game: Game, names: readonly string[]): void {
  running(game).called = names
}

/** The present name of a player. */
export const calledNow = ({ called }: RunningGame, { seat, name }: Player): string => called[seat] || name
