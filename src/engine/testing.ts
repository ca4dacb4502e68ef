/**
 * Checks for tests of bots and tools: invariants of every game at every decision.
 *
 * @module raidkeeper/testing
 */
import { choiceCount, hash, redo, slowHash, undo } from './choices.ts'
import { decision } from './game.ts'
import { load, parseRecord, record } from './record.ts'
import type { Game, Library } from './types.ts'

export { slowHash } from './choices.ts'

/**
 * Checks that a game is consistent: its hash is right, its record loads to the same position and question, its last choice can be undone and redone.
 * @param library - The content of the game.
 * @param game - The game, at any decision. It is at the same decision afterwards.
 * @throws Error that names the failed check; RecordError if the game's own record can't be loaded.
 */
export function checkGame(library: Library, game: Game): void {
  const [now, question] = [hash(game), JSON.stringify(decision(game))]
  const must = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(`After ${choiceCount(game)} choices ${what}.`)
  }
  must(slowHash(game) === now, 'the hash does not match the position')
  const read = parseRecord(JSON.stringify(record(game)))
  if ('error' in read) throw read.error
  const again = load(library, read.record, { events: false })
  must(hash(again) === now && JSON.stringify(decision(again)) === question, 'the record loads to another position')
  if (undo(game)) redo(game)
  must(hash(game) === now && JSON.stringify(decision(game)) === question, 'undo and redo lead to another position')
}
