/** Decks with cards of further sets: these are loaded on demand, and are in a game only if one of its players brings them. */
import { expect, test, vi } from 'vitest'
import { printedCards } from '../../src/app/table/printed-cards.ts'
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

test('200.2 a raider’s card and one of the raid with the same name are in one game, each with its own text', async () => {
  const bombs: RaidSetup = {
    raid: 'molten-core',
    raiders: [1, 2, 3].map((n) => ({ name: `R${n}`, deck: withOthers('Living Bomb', 'Rune of Zeth') })),
    seed: 3,
  }
  await loadCards(bombs)
  expect(() => start(libraryFor(library, { setup: bombs }), bombs)).toThrow(
    'its class icons do not fit the hero (100.2a)',
  )
  const open: RaidSetup = {
    ...bombs,
    raiders: bombs.raiders.map((one) => ({ ...one, deck: { ...(one.deck as DeckDef), format: 'open' } })),
    position: {
      turn: 1,
      sides: [{ hand: ['Living Bomb'] }, { hand: ['Living Bomb (2)', 'Rune of Zeth (2)'], resources: 6 }, {}, {}],
    },
  }
  const own = libraryFor(library, { setup: open })
  const game = start(own, open)
  const known = Object.values(running(game).s.cards)
  const printed = printedCards(own, 'molten-core')
  const textOf = (name: string): readonly string[] => printed(name)?.text ?? []
  expect(known.filter(({ def }) => def === 'Living Bomb (2)').every(({ owner }) => owner > 0)).toBe(true)
  expect(printed('Living Bomb (2)')?.name).toBe('Living Bomb')
  expect(textOf('Living Bomb (2)').join()).toContain('ten or more fuse counters')
  expect(textOf('Living Bomb').join()).toContain('destroy attached ally')
  expect(printedCards(own, '')('Living Bomb')?.text).toEqual(textOf('Living Bomb (2)'))
  // 800.1d: equipment kept from a game before is the raider's own, whatever it was called there.
  for (const card of ['Rune of Zeth', 'Rune of Zeth (2)']) {
    const { position: _, ...again } = {
      ...open,
      raiders: open.raiders.map((one, i) => ({ ...one, kept: i === 0 ? [{ card }] : [] })),
    }
    const there = Object.values(running(start(libraryFor(library, { setup: again }), again)).s.cards)
    expect(
      there.filter(({ def, owner }) => def === 'Rune of Zeth (2)' && owner === 1),
      card,
    ).toHaveLength(1)
  }
  // Without a position the cards are those of the decks.
  const { position: _, ...opening } = open
  const dealt = Object.values(running(start(own, opening)).s.cards)
  expect(dealt.filter(({ def }) => def === 'Living Bomb (2)')).toHaveLength(3)
  expect(dealt.filter(({ def }) => def === 'Living Bomb').every(({ owner }) => owner === 0)).toBe(true)
})
