import { expect, test } from 'vitest'
import { exhaust } from '../soak/exhaust.ts'

test('every word of the card language takes effect in some random game', () => {
  const { games, unheard } = exhaust(4, 200, { every: 1021, leaks: 4001 })
  expect(unheard).toEqual([])
  expect(games).toBeGreaterThan(20)
})
