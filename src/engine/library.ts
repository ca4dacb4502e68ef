/** The library as games use it: its raids as frozen copies whose form has been checked. */
import type { Problem } from '../language/problem.ts'
import { checkCards } from '../language/schema.ts'
import type { CardDef, DeckDef } from '../language/types.ts'
import type { RaidDef } from '../raid/format.ts'
import { formOf } from '../raid/read.ts'
import { growth } from '../state/bounds.ts'
import { namesIn } from './position/name.ts'
import { SetupError } from './setup-error.ts'
import type { Library, SeatSetup, Setup } from './types.ts'

const known = new WeakMap<Library, Library>()

/** The library with checked copies of its raids; the same each time. Throws a SetupError with everything that is wrong with their form. */
export function checkedLibrary(library: Library): Library {
  const before = known.get(library)
  if (before) return before
  const problems: Problem[] = []
  const raids = library.raids.flatMap((value): RaidDef[] => {
    const read = formOf(value)
    if ('raid' in read) return [read.raid]
    problems.push(...read.problems)
    return []
  })
  if (problems.length > 0) throw new SetupError(problems)
  const checked = { ...library, raids }
  known.set(library, checked)
  known.set(checked, checked)
  return checked
}

/** The library with each of its cards checked, too. */
export function playable(from: Library): Library {
  for (const steps = preparing(from); ; ) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * Checks a library's raids and cards one by one, for callers that do other work in between. Each is checked once: the first game then begins sooner.
 * @param from - The library of games to come.
 * @returns Yields after each raid and card, and returns the library with checked copies of its raids.
 * @throws SetupError with everything that is wrong with its raids or cards.
 */
export function* preparing(from: Library): Generator<undefined, Library> {
  for (const raid of from.raids) {
    formOf(raid)
    yield
  }
  const library = checkedLibrary(from)
  const problems: Problem[] = []
  for (const { cards, types } of [{ cards: library.cards, types: {} }, ...library.raids]) {
    for (const card of cards) {
      problems.push(...checkCards([card], Object.keys(types ?? {})))
      yield
    }
  }
  if (problems.length > 0) throw new SetupError(problems)
  return library
}

const wider = new WeakMap<Library, WeakMap<RaidDef, Library>>()

/**
 * A library with one more raid, such as one from a file.
 * @param library - The library; it is not changed.
 * @param raid - The raid, as `readRaid` returns it.
 * @param looks - How many modifiers and cards a choice may look at. A game in which one asks for more is a draw (803.5).
 * @returns A library in which the raid stands beside the others; one of the same id gives way to it. The same library each time.
 */
export function withRaid(library: Library, raid: RaidDef, looks: number = growth.looks): Library {
  const known = wider.get(library) ?? new WeakMap<RaidDef, Library>()
  wider.set(library, known)
  const before = known.get(raid)
  if (before?.looks === looks) return before
  const made = { ...library, raids: [...library.raids.filter(({ id }) => id !== raid.id), raid], looks }
  known.set(raid, made)
  return made
}

/** The seats of a raid's raiders, or of all players at a table without a raid. */
export const seatsOf = (setup: Setup): readonly SeatSetup[] => ('raid' in setup ? setup.raiders : setup.players) ?? []

/** The name of a card in its key: a raider's card is "Living Bomb (2)" if the raid has one of the name. */
export const nameInKey = (key: string): string => key.replace(/ \(2\)$/, '')

/**
 * The names of all cards that the players of a setup bring: heroes, decks, side decks, collections, equipment kept, those of its position.
 */
export function cardsBrought({ decks, raids }: Pick<Library, 'decks' | 'raids'>, setup: Setup): ReadonlySet<string> {
  const raid = 'raid' in setup ? raids.find(({ id }) => id === setup.raid) : undefined
  const own = new Set(raid?.cards.map(({ name }) => name))
  return new Set([
    ...(setup.position ? namesIn(setup.position) : []).flatMap((key) => {
      const name = nameInKey(key)
      return key === name ? (own.has(key) ? [] : [key]) : [key, name]
    }),
    ...seatsOf(setup).flatMap(({ deck, collection = [], kept = [] }) => {
      const own = typeof deck === 'string' ? decks.find(({ id }) => id === deck) : deck
      const rows = [...(own?.cards ?? []), ...(own?.side ?? []), ...collection]
      return [...(own ? [own.hero] : []), ...rows.map(([, name]) => name), ...kept.map(({ card }) => card)]
    }),
  ])
}

/** Whether somebody may bring any card: a deck on a real table whose list nobody has told. */
export const bringsAny = (setup: Setup): boolean => seatsOf(setup).some(({ real }) => typeof real === 'object')

/** A library with all further cards in `cards`, to list and to show them; games are played with the result of `libraryFor`. */
export const withAll = (library: Library): Library => ({
  ...library,
  cards: [...library.cards, ...(library.more ?? [])],
})

/** Whether somebody's cards are real. */
export const hasRealSeat = (setup: Setup): boolean => seatsOf(setup).some(({ real }) => real !== undefined)

/** The health of heroes that decks tell, since our lists don't: as it is printed on the real card. */
const healthSaid = (setup: Setup): ReadonlyMap<string, number> =>
  new Map(
    seatsOf(setup).flatMap(({ deck }) =>
      typeof deck === 'object' && deck.health !== undefined ? [[deck.hero, deck.health] as const] : [],
    ),
  )

/** The card of this name whose text only a real table can carry out; undefined if the library has one that is played. */
export const cardByHand = (
  { cards, byHand = [] }: Pick<Library, 'cards' | 'byHand'>,
  name: string,
): CardDef | undefined => {
  const card = byHand.find((one) => one.name === name)
  return card && cards.some((one) => one.name === name && one.set !== card.set) ? undefined : card
}

/**
 * The fault of a deck's hero whose text only a real table can carry out.
 * @param library - The library; the cards of real tables must have been loaded.
 * @param deck - The deck.
 * @param isReal - Whether its cards lie on a real table.
 * @returns Null if the hero can lead it there.
 */
export function heroFault(library: Library, deck: DeckDef, isReal: boolean): Problem | null {
  const { id, name, hero, health } = deck
  const card = cardByHand(library, hero)
  if (!card || (isReal && (card.health ?? health) !== undefined)) return null
  const where = `deck "${name || id}"`
  if (!isReal)
    return { where, what: `${hero} is not playable here yet.`, fix: 'Choose another hero, or play at a real table.' }
  const fix = 'Say it with the deck, as it is printed on the card: “Health: 28”.'
  return { where, what: `the health of its hero ${hero} is not in our lists.`, fix }
}

const fuller = new WeakMap<Library, Map<string, Library>>()

/** The number of libraries with further cards cached for each library: the tables likely to be open at once. */
const remembered = 32

/**
 * A library with those of its further cards that a game's players bring; itself if they bring none.
 * Its cards, and so the hash of a record's content, depend only on the setup.
 * @param more - The further cards; the library's own if left out.
 */
export function withBrought(library: Library, setup: Setup, more = library.more ?? []): Library {
  const brought = cardsBrought(library, setup)
  const any = bringsAny(setup)
  const have = new Set([
    ...library.cards.map(({ name }) => name),
    ...library.raids.flatMap(({ regular = [] }) => regular),
  ])
  const said = healthSaid(setup)
  const led = (card: CardDef): CardDef[] => {
    const health = card.health ?? said.get(card.name)
    return card.type !== 'hero' ? [card] : health === undefined ? [] : [{ ...card, health }]
  }
  const all = hasRealSeat(setup) ? [...more, ...(library.byHand ?? []).flatMap(led)] : more
  const cards = all.filter(({ name }) => (any || brought.has(name)) && !have.has(name))
  if (cards.length === 0) return library
  cards.sort((a, b) => (a.name < b.name ? -1 : 1))
  const known = fuller.get(library) ?? new Map<string, Library>()
  fuller.set(library, known)
  const names = any ? `any of ${cards.length}` : cards.map(({ name }) => name).join('\n')
  const key = said.size > 0 ? JSON.stringify([names, ...said]) : names
  const made = known.get(key) ?? { ...library, cards: [...library.cards, ...cards] }
  known.delete(key)
  known.set(key, made)
  for (const [oldest] of known) if (known.size > remembered) known.delete(oldest)
  return made
}
