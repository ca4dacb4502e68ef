import { expect, test } from 'vitest'
import { vocabulary } from '../../src/language/schema.ts'
import { library } from '../set/index.ts'
import { wordsOfRaid, wordsOn } from '../soak/words.ts'

test('every word of the language stands on some card, or in what a raid does', () => {
  const { cards, raids } = library
  const used = new Set([
    ...[...cards, ...raids.flatMap((raid) => raid.cards)].flatMap((card) => [...wordsOn(card)]),
    ...raids.flatMap((raid) => [...wordsOfRaid(raid)]),
  ])
  expect([...vocabulary].filter((word) => !used.has(word))).toEqual([])
  expect([...used].filter((word) => !vocabulary.has(word))).toEqual([])
})
