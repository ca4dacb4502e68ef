/** Decks with cards of further sets: these are loaded on demand, and are in a game only if one of its players brings them. */
import { expect, test, vi } from 'vitest'
import { library, loadCards } from '../../src/content.ts'
import { running } from '../../src/engine/game.ts'
import { decision, libraryFor, load, misfit, record, SetupError, start, take } from '../../src/engine/index.ts'
import type { Library, RaidSetup } from '../../src/engine/types.ts'
import type { DeckDef } from '../../src/language/types.ts'
import { atOnce } from '../../src/session/bot-move.ts'
import { makeReplica } from '../../src/session/bot-replica.ts'

const warrax = library.decks.find(({ id }) => id === 'warrax') as DeckDef
/** The library's deck with other cards in its side deck's place: cards of three sets. */
const withOthers = (...names: string[]): DeckDef => ({
  ...warrax,
  id: 'own',
  cards: [...warrax.cards, ...names.map((name) => [1, name] as const)],
})
const setupOf = (deck: DeckDef): RaidSetup => ({ raid: 'onyxias-lair', raiders: [{ name: 'One', deck }], seed: 5 })
const setup = setupOf(withOthers('Apprentice Merry', "Corki's Ransom", 'A Final Blow'))
const other = setupOf(withOthers('Avanthera'))

test('a game with such a deck begins once its cards are loaded, and not before', async () => {
  const before: Library = { ...library, more: [] }
  expect(() => start(libraryFor(before, { setup: other }), other)).toThrow(SetupError)
  vi.resetModules()
  const fresh = await import('../../src/content.ts')
  expect(fresh.hasCards(other)).toBe(false)
  await fresh.loadCards(other)
  expect(fresh.hasCards(other)).toBe(true)
  await loadCards(other)
  const own = libraryFor(library, { setup: other })
  expect(own.cards.length).toBe(library.cards.length + 1)
  expect(libraryFor(library, { setup: other })).toBe(own)
  expect(decision(start(own, other))).not.toBeNull()
})

test('a game without such a card is played with the library itself', () => {
  expect(libraryFor(library, { setup: setupOf(warrax) })).toBe(library)
})

test('its record plays again bit for bit, whatever else is loaded and in whatever order', async () => {
  const own = async (): Promise<Library> => {
    await loadCards(setup)
    return libraryFor(library, { setup })
  }
  const game = start(await own(), setup)
  for (let n = 0; n < 60; n++) take(game, n % (decision(game)?.answers.length ?? 1))
  const saved = record(game)
  const shuffled: Library = { ...library, more: [...(library.more ?? [])].reverse() }
  expect(misfit(shuffled, saved)).toBeNull()
  const again = load(shuffled, JSON.parse(JSON.stringify(saved)))
  expect(record(again)).toEqual(saved)
  expect(running(again).content).toBe(running(game).content)
  expect(misfit({ ...library, more: [] }, saved)?.what).toContain('is not known')
})

test('a worker’s copy is given the cards that are in the game', async () => {
  await loadCards(setup)
  const own = libraryFor(library, { setup })
  const cards = own.cards.filter((card) => !library.cards.includes(card))
  expect(cards).toHaveLength(3)
  const bare: Library = { ...library, more: [] }
  const ask = { id: 1, setup, keep: 0, more: [], bot: 'tactics' }
  expect(atOnce(makeReplica(bare)({ ...ask, cards }))).toHaveProperty('move')
  // The next room's copy needs nothing compiled again.
  expect(libraryFor(bare, { setup }, cards)).toBe(libraryFor(bare, { setup }, [...cards]))
  expect(atOnce(makeReplica(bare)(ask))).toHaveProperty('trouble')
})
