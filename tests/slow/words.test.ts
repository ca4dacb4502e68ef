import { expect, test } from 'vitest'
import { exhaust } from '../soak/exhaust.ts'

test('every word of the card language takes effect in some random game', () => {
  const { games, words, unheard } = exhaust(30, 60, { every: 101, leaks: 211 })
  expect(unheard).toEqual([])
  expect(words).toBeGreaterThan(180)
  expect(games).toBeGreaterThan(60)
})
