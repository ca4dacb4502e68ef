/** What the texts of all cards ask for is there: tags, names and reputations that some card bears, zones of all that stands in a list. */
import { expect, test } from 'vitest'
import { allCards } from '../../src/cards/sets/index.ts'
import { library } from '../../src/content.ts'
import { borne, isBorne } from '../../src/language/borne.ts'
import { isRecord } from '../../src/language/schema/shape.ts'
import { tagsOfSeveralWords } from '../../src/language/tags.ts'
import type { CardDef } from '../../src/language/types.ts'
import { nodesIn } from '../../src/raid/lint/nodes.ts'

const raids = library.raids.flatMap((raid) => raid.cards)
const cards: readonly CardDef[] = [...library.cards, ...(await allCards()), ...raids]

/** The texts of a card, without its line. */
const textsOf = ({ attach, text, powers, front, back }: CardDef) => ({ attach, text, powers, front, back })

/** What a question finds in the records of the texts of all cards: 'Card: what'. */
const found = (look: (node: Readonly<Record<string, unknown>>) => readonly unknown[]): string[] =>
  cards.flatMap((card) =>
    [...nodesIn(textsOf(card))].flatMap((node) => look(node).map((what) => `${card.name}: ${what}`)),
  )
const words = (v: unknown): string[] =>
  [v ?? []].flat().filter((word): word is string => typeof word === 'string' && !word.startsWith('$'))

test('202, 206.1a every tag that a text asks for is on some card of the types that it asks for', () => {
  const known = borne(cards)
  const making = new Set([...nodesIn(cards)].flatMap(({ token }) => [token].flat()))
  expect(
    found((node) =>
      making.has(node) || node.mod !== undefined ? [] : words(node.tag).filter((tag) => !isBorne(known, tag, node)),
    ),
  ).toEqual([])
})

test('100.2d every reputation that a text asks for is on some card', () => {
  const { reputations } = borne(cards)
  expect(found(({ reputation }) => words(reputation).filter((one) => !reputations.has(one)))).toEqual([])
})

test('100.2c every Talent asks for the hero of its spec', () => {
  const talents = cards.filter(({ tags }) => tags?.includes('Talent'))
  expect(talents.length).toBeGreaterThan(100)
  expect(talents.filter(({ requires }) => !requires).map(({ name }) => name)).toEqual([])
})

test('200.2 every name that a text asks for is that of a card, a token or a side', () => {
  const made = [...nodesIn(cards)].flatMap(({ token }) => [token].flat()).filter(isRecord)
  const names = new Set<unknown>([
    ...cards.flatMap(({ name, sides = [] }) => [name, ...sides]),
    ...made.map(({ name }) => name),
  ])
  expect(found(({ name }) => words(name).filter((one) => !names.has(one)))).toEqual([])
})

test('200.2 no two names differ only in capital letters and marks, but for the two Winters of one set', () => {
  const names = [...new Set(cards.map(({ name }) => name))]
  const plain = names.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''))
  expect(names.flatMap((name, i) => (plain.indexOf(plain[i]!) === i ? [] : [name]))).toEqual(['Great-father Winter'])
})

test('712.4 a list of sets of which the last is of a zone or a pile is of that zone or pile as a whole', () => {
  const isPart = (v: unknown): boolean => isRecord(v) && v.in === undefined && v.among === undefined
  expect(
    found((node) =>
      Object.entries(node).flatMap(([key, list]) =>
        !['powers', 'front', 'back'].includes(key) &&
        Array.isArray(list) &&
        list.length > 1 &&
        isRecord(list.at(-1)) &&
        !isPart(list.at(-1)) &&
        list.some(isPart)
          ? [key]
          : [],
      ),
    ),
  ).toEqual([])
})

test('202.1a a tag of several words is one tag, on cards and on tokens', () => {
  const split = ({ tags }: Readonly<Record<string, unknown>>): string[] => {
    const list = words(tags)
    return list.flatMap((tag, i) => [`${tag} ${list[i + 1]}`]).filter((two) => tagsOfSeveralWords.has(two))
  }
  expect([...nodesIn(cards)].flatMap(split)).toEqual([])
})
