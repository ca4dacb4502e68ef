/** The cards of src/cards/sets. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { heroesOfAzeroth } from '../../src/cards/heroes-of-azeroth/index.ts'
import { cardIndex, cardSets, cardsNamed, cardsOfSet } from '../../src/cards/sets/index.ts'
import { library } from '../../src/content.ts'
import { compile } from '../../src/language/compile.ts'
import { printCard } from '../../src/language/print/index.ts'
import { plainWorld } from '../../src/language/read/index.ts'
import { checkCards } from '../../src/language/schema.ts'
import type { CardDef } from '../../src/language/types.ts'
import { indexText, setText } from './sets-text.ts'

const folder = new URL('../../src/cards/sets/data/', import.meta.url)
const there = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'index.json')
const sets = cardSets.filter(([code]) => there.includes(`${code.toLowerCase()}.json`))
const all = await Promise.all(sets.map(async ([code, name]) => ({ code, name, cards: await cardsOfSet(code) })))
const cards = all.flatMap((set) => set.cards)

/** Words in the data that are no name of the card itself. */
function* words(node: unknown): Generator<string> {
  if (typeof node === 'string') yield node
  else if (typeof node === 'object' && node !== null) for (const value of Object.values(node)) yield* words(value)
}

test('every file is of a set, and is written as `npm run sets` writes it', async () => {
  expect(there).toHaveLength(sets.length)
  for (const { code, name, cards } of all) {
    const text = readFileSync(new URL(`${code.toLowerCase()}.json`, folder), 'utf8')
    expect(text, code).toBe(setText(name, cards))
    expect([...cards].sort((a, b) => a.number - b.number).map((c) => c.number)).toEqual(cards.map((c) => c.number))
  }
  expect(readFileSync(new URL('index.json', folder), 'utf8')).toBe(indexText(all))
})

test('the language accepts each card, prints a tenth of them (all: `npm run soak -- --prints`), and the engine takes them with all others', () => {
  expect(checkCards(cards)).toEqual([])
  for (const card of cards.filter((_, i) => i % 10 === 0))
    expect(printCard(card, plainWorld(card).words).type, card.name).not.toBe('')
  const raids = library.raids.flatMap((raid) => raid.cards.filter(({ name }) => raid.regular?.includes(name)))
  expect(compile([...heroesOfAzeroth, ...raids, ...cards]).cards.size).toBeGreaterThan(cards.length)
})

test('a name is one card (200.2), but a raid may have one of that name for its Boss alone', () => {
  const names = [...heroesOfAzeroth, ...cards].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => library.raids.some(({ regular }) => regular?.includes(name)))).toEqual([])
})

test('no card has a sentence: what is not a word of the language is a name, a type or a tag of a few words', () => {
  const names = new Set([...cards, ...heroesOfAzeroth].map(({ name }) => name))
  const said = (card: CardDef): string[] =>
    [...words({ ...card, name: '', set: '' })].filter(
      (w) => !names.has(w) && (w.split(' ').length > 5 || /[.!?]$/.test(w)),
    )
  expect(cards.flatMap((card) => said(card).map((w) => `${card.name}: ${w}`))).toEqual([])
})

test('cards are found by name, in the order of sets and numbers', async () => {
  const names = (await cardIndex()).map(({ name }) => name)
  const some = [names[40], names[3], names[1000]] as string[]
  const found = await cardsNamed(new Set([...some, 'No Such Card']))
  expect(found.map(({ name }) => name).sort()).toEqual([...some].sort())
  const again = await cardsNamed(new Set(some.reverse()))
  expect(again).toEqual(found)
})
