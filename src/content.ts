/**
 * The built-in content: raids, raiders' cards and decks.
 * @module raidkeeper/content
 */
import { raids } from '../raids/index.ts'
import { decks } from './cards/decks/index.ts'
import { heroesOfAzeroth } from './cards/heroes-of-azeroth/index.ts'
import type { Library } from './engine/types.ts'

/** Every raid, raiders' card and deck. Pass it to `start`, or a copy with cards of your own. */
export const library: Library = {
  raids,
  cards: heroesOfAzeroth,
  decks,
}
