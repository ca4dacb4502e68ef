/** What a screen reader hears of a line of the log that goes on: each word once. */
import { expect, test } from 'vitest'
import { type SpokenPart, spokenParts } from '../../src/board/words/spoken.ts'

/** What is announced at each stage of a line: the parts that are new. */
function heard(...stages: string[]): string[] {
  let parts: readonly SpokenPart[] = []
  return stages.map((text) => {
    const before = new Set(parts.map(({ n }) => n))
    parts = spokenParts(text, parts)
    expect(parts.map((part) => part.text).join('')).toBe(text)
    return parts.flatMap(({ n, text: part }) => (before.has(n) ? [] : [part])).join('|')
  })
}

test('only what is new is announced', () => {
  expect(heard('Teep attacks Kor.', 'Teep attacks Kor: 2 frost.', 'Teep attacks Kor: 2 frost; Kor dies.')).toEqual([
    'Teep attacks Kor.',
    ': 2 frost.',
    '; Kor dies.',
  ])
  expect(heard('Teep attacks Kor: 2 frost.', 'Teep attacks Kor: 2 frost. (×2)')).toEqual([
    'Teep attacks Kor: 2 frost.',
    ' (×2)',
  ])
})

test('what changes within a line is announced in whole words, and what is the same not at all', () => {
  expect(heard('Reign: 1 fire to A.', 'Reign: 1 fire to an ally.')).toEqual(['Reign: 1 fire to A.', 'an ally.'])
  expect(heard('Reign: 1 fire to A.', 'Reign: 1 fire to A.', 'Reign: 1 fire to A')).toEqual([
    'Reign: 1 fire to A.',
    '',
    '',
  ])
  expect(heard('Onyxia reveals Reign.', 'Reign: 1 fire to A.')).toEqual([
    'Onyxia reveals Reign.',
    'Reign: 1 fire to A.',
  ])
})
