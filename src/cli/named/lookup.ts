/** Finds what a word on the command line means in the library. */

import { parties } from '../../cards/decks/parties.ts'
import { cardSets } from '../../cards/sets/index.ts'
import { loadAllCards } from '../../content.ts'
import { cardsFor, withAll } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import { withTokens } from '../../language/index.ts'
import type { CardDef, DeckDef } from '../../language/types.ts'
import type { RaidDef } from '../../raid/format.ts'
import { CliError, unknown } from '../shell/problem.ts'
import { deckFromFile } from './own-decks.ts'

/** A name as people type it: 'Heroes of Azeroth' is heroes-of-azeroth, "Onyxia's Lair" is onyxias-lair. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const called = (word: string, ...names: string[]) => names.some((name) => name === word || slug(name) === slug(word))

/** The raid of this id or name. Refuses an unknown one, with the nearest. */
export function raidNamed(library: Library, word: string): RaidDef {
  const raid = library.raids.find(({ id, name }) => called(word, id, name))
  if (raid) return raid
  throw unknown(
    'raid',
    word,
    'the argument <raid>',
    library.raids.map(({ id }) => id),
  )
}

/** The raid's mode of this id or name, its first if none is named; undefined if the raid has no modes. Refuses an unknown one. */
export function modeNamed(raid: RaidDef, word: string | undefined): string | undefined {
  if (word === undefined) return raid.modes?.[0]?.id
  const mode = raid.modes?.find(({ id, name }) => called(word, id, name))
  if (mode) return mode.id
  if (!raid.modes) throw new CliError(`${raid.name} has no modes`, '--mode', 'Leave --mode out.')
  throw unknown(
    'mode',
    word,
    '--mode',
    raid.modes.map(({ id }) => id),
  )
}

/** The deck of this id or name, or of a file that was opened. Refuses an unknown one, with the nearest. */
export function deckNamed(library: Library, word: string, where: string): DeckDef {
  const deck = deckFromFile(word) ?? library.decks.find(({ id, name }) => called(word, id, name))
  if (deck) return deck
  throw unknown(
    'deck',
    word,
    where,
    library.decks.map(({ id }) => id),
  )
}

/** The ids of the decks that these words of a command line may mean, alone, in lists, or as a ready-made party. */
export function decksNamed({ decks }: Library, words: readonly string[]): string[] {
  const said = words.flatMap((word) => word.split(/[=,]/))
  const named = [...said, ...parties.flatMap((party) => (said.includes(party.id) ? party.decks : []))]
  return decks.flatMap(({ id, name }) => (named.some((word) => called(word, id, name)) ? [id] : []))
}

export interface CardSet {
  /** Such as "HoA". */
  code: string
  name: string
  cards: readonly CardDef[]
}

/** The raiders' sets that have cards, in the order in which they were printed. Loads all of their cards. */
export async function setsOf(library: Library): Promise<CardSet[]> {
  await loadAllCards()
  const { cards } = withAll(library)
  return cardSets
    .map(([code, name]) => ({ code, name, cards: cards.filter(({ set }) => set === name) }))
    .filter((set) => set.cards.length > 0)
}

/** The set of this code or name, if there is one; it may have nothing but reprints. */
export function setNamed(sets: readonly CardSet[], word: string): CardSet | undefined {
  const [code, name] = cardSets.find((names) => called(word, ...names)) ?? []
  return code === undefined || name === undefined
    ? undefined
    : (sets.find((set) => set.code === code) ?? { code, name, cards: [] })
}

/** The card of this name among these; if there is none, all with these words in their names. */
export function cardsCalled(cards: readonly CardDef[], word: string): CardDef[] {
  const one = cards.filter(({ name }) => called(word, name))
  const words = `-${slug(word)}-`
  return one.length > 0 || words === '--' ? one : cards.filter(({ name }) => `-${slug(name)}-`.includes(words))
}

/** Every card of the library by name, and every token that a card describes: those of one raid ('': of none) or of all raids, and the raiders'. */
export function cardsByName(library: Library, raid?: string): ReadonlyMap<string, CardDef> {
  const raids = library.raids.filter(({ id }) => raid === undefined || id === raid)
  return withTokens(cardsFor(library, raids))
}
