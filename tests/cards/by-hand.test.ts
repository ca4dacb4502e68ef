/** Cards whose text a real table carries out: the printed cards that are not here, with what is printed outside their text box. */
import { expect, test } from 'vitest'
import { raids } from '../../raids/index.ts'
import { heroesOfAzeroth } from '../../src/cards/heroes-of-azeroth/index.ts'
import { cardsByHand } from '../../src/cards/printed/by-hand.ts'
import { printedIndex } from '../../src/cards/printed/index.ts'
import { cardIndex } from '../../src/cards/sets/index.ts'
import { library } from '../../src/content.ts'
import { type CardView, hash, load, type RaidSetup, record, start, view } from '../../src/engine/index.ts'
import { checkCards } from '../../src/language/schema.ts'
import type { DeckDef } from '../../src/language/types.ts'

test('each is a printed card that is not kept, once, and its line is whole', async () => {
  const ofRaids = raids.flatMap(({ cards }) => cards)
  const kept = new Set([...heroesOfAzeroth, ...ofRaids, ...(await cardIndex())].map(({ name }) => name))
  const printed = new Map((await printedIndex()).map((card) => [card.name, card]))
  const cards = await cardsByHand()
  const names = cards.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => kept.has(name) || printed.get(name)?.owner !== 'raiders')).toEqual([])
  // Decks tell the health of heroes that our lists don't.
  const isHero = ({ type }: (typeof cards)[number]): boolean => type === 'hero'
  expect(
    checkCards(
      cards.map((card) => (isHero(card) ? { health: 30, ...card } : card)),
      [],
    ),
  ).toEqual([])
  expect(cards.filter((card) => isHero(card) && (card.powers ?? card.text ?? card.front) !== undefined)).toEqual([])
  const isFighter = ({ type }: (typeof cards)[number]): boolean => [type].flat().includes('ally')
  expect(cards.filter((card) => isFighter(card) && (card.health === undefined || card.atk === undefined))).toEqual([])
  const costs = cards.filter(
    ({ name, cost }) => /^\d+$/.test(printed.get(name)?.cost ?? '') && `${cost}` !== printed.get(name)?.cost,
  )
  expect(costs).toEqual([])
})

test('a hero among them leads a deck that is real, with the health that our lists or the deck say', async () => {
  const byHand = await cardsByHand()
  const cards = { ...library, byHand }
  const deck = { ...library.decks[0]!, format: 'open' as const }
  const raid = (own: Partial<DeckDef>, real?: true): RaidSetup => ({
    raid: 'onyxias-lair',
    raiders: [{ name: 'Ann', deck: { ...deck, ...own }, ...(real ? { real } : {}) }],
    seed: 3,
  })
  const heroIn = (own: Partial<DeckDef>): CardView | undefined => {
    const game = start(cards, raid(own, true))
    expect(hash(load(cards, record(game)))).toBe(hash(game))
    const { cards: all, seats } = view(game, -1)
    return all[seats[1]?.hero ?? 0]
  }
  const hero = 'Vad of the Four Winds'
  expect(heroIn({ hero: 'Augh' })).toMatchObject({ def: 'Augh', health: 25 })
  for (const health of [29, 31]) expect(heroIn({ hero, health })).toMatchObject({ def: hero, health })
  expect(() => heroIn({ hero })).toThrow('the health of its hero Vad of the Four Winds is not in our lists.')
  for (const own of [{ hero: 'Augh' }, { hero }, { hero, health: 29 }])
    expect(() => start(cards, raid(own))).toThrow('Choose another hero, or play at a real table.')
})
