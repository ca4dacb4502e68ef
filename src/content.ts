/**
 * The built-in content: raids, raiders' cards and decks.
 * @module raidkeeper/content
 */
import { raids } from '../raids/index.ts'
import { decks } from './cards/decks/index.ts'
import { heroesOfAzeroth } from './cards/heroes-of-azeroth/index.ts'
import { cardsByHand } from './cards/printed/by-hand.ts'
import hoa from './cards/sets/data/hoa.json' with { type: 'json' }
import { allCards, cardsNamed, type SetFile, setOf } from './cards/sets/index.ts'
import { bringsAny, cardsBrought, hasRealSeat } from './engine/index.ts'
import type { Library, Setup } from './engine/types.ts'
import type { CardDef, DeckDef } from './language/types.ts'

const more: CardDef[] = [...setOf(hoa as unknown as SetFile)]
const byHand: CardDef[] = []

/**
 * Every raid and deck, and the raiders' cards written by hand. Pass it to `start`, or a copy with cards of your own.
 * `more` has the cards read from their English: those of Heroes of Azeroth, and those of other sets once they have been loaded.
 */
export const library: Library = {
  raids,
  cards: heroesOfAzeroth,
  decks,
  more,
  byHand,
}

const own = new Set(library.cards.map(({ name }) => name))
/** Whether the cards of all sets have been loaded. */
let isWhole = false
const loaded = new Set(more.map(({ name }) => name))

/**
 * Loads the cards of further sets that the players of a game bring. Await it before `libraryFor`, if decks may be any of theirs.
 * @param setup - The setup of a game that begins or is loaded.
 * @returns When they are in `library.more`. A name that no set has is left for the rules to refuse. Rejects if a set can't be loaded.
 */
export async function loadCards(setup: Setup): Promise<void> {
  if (bringsAny(setup)) return loadAllCards()
  const names = missing(setup)
  if (names.size > 0) add(await cardsNamed(names))
  if (hasRealSeat(setup)) await loadByHand()
}

/** Loads the cards whose text a real table carries out. */
async function loadByHand(): Promise<void> {
  const cards = await cardsByHand()
  if (byHand.length === 0) byHand.push(...cards)
}

/**
 * Loads the cards of decks, for those who play with decks by name.
 * @param decks - The ids of decks of the library, or decks of somebody's own; unknown ids are ignored.
 * @returns When they are in `library.more`. Rejects if a set can't be loaded.
 */
export const loadDecks = (decks: readonly (string | DeckDef)[]): Promise<void> =>
  loadCards({ raid: '', raiders: decks.map((deck) => ({ name: '', deck })), seed: 0 })

const missing = (setup: Setup): Set<string> =>
  new Set([...cardsBrought(library, setup)].filter((name) => !own.has(name) && !loaded.has(name)))

function add(cards: readonly CardDef[]): void {
  more.push(...cards.filter(({ name }) => !loaded.has(name)))
  for (const { name } of cards) loaded.add(name)
}

/**
 * Whether all existing cards that the players of a game bring have been loaded.
 * @param setup - The setup of a game.
 * @returns False if `loadCards` has something to load.
 */
export const hasCards = (setup: Setup): boolean => (isWhole || !bringsAny(setup)) && missing(setup).size === 0

/**
 * Loads the cards of all sets, for a server or a list of everything.
 * @returns When they are in `library.more`. Rejects if a set can't be loaded.
 */
export async function loadAllCards(): Promise<void> {
  add(await allCards())
  isWhole = true
  await loadByHand()
}
