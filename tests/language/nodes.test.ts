/** Questions about the data of a text. */
import { expect, test } from 'vitest'
import { hasField, mentions, wordsIn } from '../../src/language/nodes.ts'

const text = [
  { do: 'exhaust', what: { target: 1, is: ['ally', 'hero'], of: 'opponents' } },
  { do: 'deal', n: { count: '$them' }, to: 'self' },
] as const

test('a word is found wherever it stands, as a whole, and not as the name of a field', () => {
  expect(mentions(text, 'hero')).toBe(true)
  expect(mentions(text, '$them')).toBe(true)
  expect(mentions('self', 'self')).toBe(true)
  expect(mentions(text, 'her')).toBe(false)
  expect(mentions(text, 'target')).toBe(false)
  expect(mentions(undefined, 'self')).toBe(false)
})

test('a part is found by a test: a record, a list, a word or a number', () => {
  const takes =
    (...parts: readonly unknown[]) =>
    (part: unknown): boolean =>
      parts.includes(part)
  expect(mentions(text, takes(text[0].what))).toBe(true)
  expect(mentions(text, takes(text[0].what.is))).toBe(true)
  expect(mentions(text, takes(2, 1))).toBe(true)
  expect(mentions(text, takes(2, null))).toBe(false)
})

test('a field is found in any part', () => {
  expect(hasField(text, 'target')).toBe(true)
  expect(hasField(text, 'choose', 'count')).toBe(true)
  expect(hasField(text, 'choose', 'hero')).toBe(false)
})

test('the words of a text, in their order', () => {
  expect(wordsIn(text)).toEqual(['exhaust', 'ally', 'hero', 'opponents', 'deal', '$them', 'self'])
  expect(wordsIn(7)).toEqual([])
})
