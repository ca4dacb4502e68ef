/** Changing a deck card by card, hands to try it with, files of several decks. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import {
  cardNames,
  copiesIn,
  corrected,
  decksJson,
  drawNext,
  mulligan,
  readDecks,
  refusalToAdd,
  renamed,
  sizeOf,
  testHand,
  withCopies,
} from '../../src/decks/index.ts'
import type { CardDef, DeckDef } from '../../src/language/types.ts'

const [warrax] = library.decks
const empty: DeckDef = { id: 'own-1', name: 'Mine', hero: 'Warrax', about: '', cards: [] }
const card = (name: string): CardDef => library.cards.find((one) => one.name === name) as CardDef
const parvink = card('Parvink')

test('copies are set in either pile; with none left a card is gone, and so is an empty side deck', () => {
  const some = withCopies(withCopies(empty, 'Parvink', 3), 'Fury', 2, 'side')
  expect(some).toEqual({ ...empty, cards: [[3, 'Parvink']], side: [[2, 'Fury']] })
  expect(copiesIn(withCopies(some, 'Parvink', 1, 'side'), 'Parvink')).toBe(4)
  expect(copiesIn(some, 'Parvink', ['side'])).toBe(0)
  expect(withCopies(withCopies(some, 'Fury', 0, 'side'), 'Parvink', 0)).toEqual(empty)
  const twice = {
    ...empty,
    cards: [
      [2, 'Parvink'],
      [1, 'Fury'],
      [2, 'Parvink'],
    ] as DeckDef['cards'],
  }
  expect(withCopies(twice, 'Parvink', 3).cards).toEqual([
    [3, 'Parvink'],
    [1, 'Fury'],
  ])
  expect(sizeOf(twice)).toBe(5)
})

test('100.4: a fifth copy is refused, side deck included, but for unlimited cards and in limited decks', () => {
  const four = withCopies(withCopies(empty, 'Parvink', 3), 'Parvink', 1, 'side')
  expect(refusalToAdd(withCopies(empty, 'Parvink', 3), parvink, 'cards')).toBe('')
  expect(refusalToAdd(four, parvink, 'cards')).toMatch(/^Parvink: at most four .*100\.4/)
  expect(refusalToAdd(four, { ...parvink, tags: ['Unlimited'] }, 'cards')).toBe('')
  expect(refusalToAdd({ ...four, format: 'limited' }, parvink, 'cards')).toBe('')
})

test('100.2, 100.3: what the hero forbids and an eleventh card of the side deck are refused; open decks take all', () => {
  const why = ['its class icons do not fit the hero (100.2a).']
  expect(refusalToAdd(empty, card('Fireball'), 'cards', why)).toBe(`Fireball: ${why[0]}`)
  expect(refusalToAdd({ ...empty, format: 'open' }, card('Fireball'), 'cards', why)).toBe('')
  const ten = withCopies(empty, 'Fury', 10, 'side')
  expect(refusalToAdd(ten, parvink, 'side')).toMatch(/100\.3/)
  expect(refusalToAdd(withCopies(empty, 'Fury', 9, 'side'), parvink, 'side')).toBe('')
  expect(refusalToAdd(withCopies(empty, 'Fury', 500), parvink, 'cards')).toMatch(/at most 500/)
})

test('101.1-2: a test hand has seven cards of the deck, always the same; one mulligan; then card by card', () => {
  const all = warrax.cards.flatMap(([n, name]) => Array.from({ length: n }, () => name)).sort()
  const first = testHand(warrax, 1)
  expect(first.hand).toHaveLength(7)
  expect(testHand(warrax, 1)).toEqual(first)
  const again = mulligan(first)
  expect(again).toMatchObject({ again: true })
  for (const test of [first, again, testHand(warrax, 2)]) {
    expect([...test.hand, ...test.rest].sort()).toEqual(all)
  }
  expect(new Set([first, again, testHand(warrax, 2)].map(({ hand }) => hand.join())).size).toBe(3)
  const next = drawNext(first)
  expect(next.hand).toEqual([...first.hand, first.rest[0]])
  let last = next
  for (let i = 0; i < 100; i++) last = drawNext(last)
  expect(last.hand).toHaveLength(all.length)
})

test('a file of several decks comes back; a broken one is refused with the place', async () => {
  const names = cardNames(library.cards)
  const decks = [empty, { ...warrax, id: 'own-2' }]
  const read = await readDecks(decksJson(decks), names)
  expect('wrong' in read ? read : read.map(({ deck }) => deck)).toEqual(decks)
  for (const [bad, wrong] of [
    [decksJson(decks).slice(0, 300), 'not valid JSON'],
    [decksJson([{ ...empty, cards: [[0, 'Parvink']] }]), 'decks.0: each card must have a count'],
    ['{"format":"raidkeeper-decks","version":1,"decks":[{}]}', 'decks.0.id'],
    ['{"format":"raidkeeper-decks","version":2,"decks":[]}', 'version'],
    [`{"format":"raidkeeper-decks","version":1,"decks":${JSON.stringify(Array(600).fill(0))}}`, 'decks'],
  ])
    expect(await readDecks(bad as string, names)).toEqual({ wrong: expect.stringContaining(wrong as string) })
  expect(await readDecks('4 Parvink', names)).toHaveLength(1)
  expect(await readDecks(JSON.stringify(empty), names)).toMatchObject([{ deck: empty }])
})

test('counts survive a correction: in both piles, beside copies that were there, and for a hero', async () => {
  const read = await readDecks('Warraxx\n3 Parvinkk\n2 Parvink\nSide deck:\n1 Parvinkk', cardNames(library.cards))
  const [one] = 'wrong' in read ? [] : read
  const names = cardNames(library.cards)
  const right = corrected(corrected(one!, 'Parvinkk', 'Parvink', names), 'Warraxx', 'Warrax', names)
  expect(right).toMatchObject({
    problems: [],
    unknown: [],
    deck: { hero: 'Warrax', cards: [[5, 'Parvink']], side: [[1, 'Parvink']] },
  })
  expect(renamed({ ...empty, hero: 'Warraxx', cards: [[7, 'A']] }, 'Warraxx', 'Warrax')).toMatchObject({
    hero: 'Warrax',
    cards: [[7, 'A']],
  })
})
