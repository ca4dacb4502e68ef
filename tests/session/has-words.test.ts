import { expect, test } from 'vitest'
import { hasWords } from '../../src/session/has-words.ts'

test('an answer is found by the beginnings of its words, in any case and order', () => {
  expect(hasWords('Choose Sister of Pain', 'sis')).toBe(true)
  expect(hasWords('Choose Sister of Pain', 'pain sister')).toBe(true)
  expect(hasWords('Naj’entus', 'ENTUS')).toBe(true)
  expect(hasWords('Choose Sister of Pain', 'ister')).toBe(false)
  expect(hasWords('Choose Sister of Pain', 'sister pleasure')).toBe(false)
  expect(hasWords('Choose Sister of Pain', '')).toBe(true)
})
