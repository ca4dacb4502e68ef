/**
 * The built-in content: raids, raiders' cards and decks.
 * @module raidkeeper/content
 */
import { blackTemple } from '../raids/black-temple/raid.ts'
import { magtheridonsLair } from '../raids/magtheridons-lair/raid.ts'
import { moltenCore } from '../raids/molten-core/raid.ts'
import { onyxiasLair } from '../raids/onyxias-lair/raid.ts'
import { decks } from './cards/decks/index.ts'
import { heroesOfAzeroth } from './cards/heroes-of-azeroth/index.ts'
import type { Library } from './engine/types.ts'

/** Every raid, raiders' card and deck. Pass it to `start`, or a copy with cards of your own. */
export const library: Library = {
  raids: [onyxiasLair, moltenCore, magtheridonsLair, blackTemple],
  cards: heroesOfAzeroth,
  decks,
}
