import { expect, test } from 'vitest'
import { wordUsage } from '../../src/cli/cards/word-usage.ts'
import { library } from '../../src/content.ts'
import type { CardDef } from '../../src/language/types.ts'

const cards: readonly CardDef[] = [...library.cards, ...library.raids.flatMap((raid) => raid.cards)]

/** The words of the language that a piece of card data uses: verbs in any mood, and modifiers. */
function wordsIn(data: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(data)) for (const part of data) wordsIn(part, found)
  else if (typeof data === 'object' && data !== null) {
    for (const [key, value] of Object.entries(data)) {
      if (key === 'do' || key === 'on') for (const word of [value].flat()) if (typeof word === 'string') found.add(word)
      if (key === 'mod' && typeof value === 'string') found.add(`mod ${value}`)
      wordsIn(value, found)
    }
  }
  return found
}

const users = new Map<string, string[]>()
for (const card of cards) for (const word of wordsIn(card)) users.set(word, [...(users.get(word) ?? []), card.name])

/** Words that one card alone uses. The list may get shorter; a word that must join it is the wrong word. */
const single: readonly string[] = [...['bring', 'complete', 'drop', 'repeat', 'search', 'uncombat', 'win']]

test('a word of the language serves more than one card', () => {
  const alone = [...users].filter(([word, names]) => names.length === 1 && !single.includes(word))
  expect(alone.map(([word, [name]]) => `${word}: ${name}`)).toEqual([])
})

test('of all words, keywords and kinds of things, few serve one card alone: the share may only fall', async () => {
  const { share, single, by, words, unused } = await wordUsage()
  expect(share).toBeLessThanOrEqual(0.094)
  expect(Object.keys(by)).toHaveLength(single)
  expect(single + unused.length).toBeLessThan(words)
})

test('cards and raids are plain data', () => {
  for (const raid of library.raids) expect(JSON.parse(JSON.stringify(raid))).toEqual(raid)
  for (const card of library.cards) expect(JSON.parse(JSON.stringify(card))).toEqual(card)
  for (const deck of library.decks) expect(JSON.parse(JSON.stringify(deck))).toEqual(deck)
})

test('no two cards share a name', () => {
  const names = cards.map(({ name }) => name)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})
