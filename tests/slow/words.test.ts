import { expect, test } from 'vitest'
import { exhaust } from '../soak/exhaust.ts'

/** Words of a few dear cards that these games do not come to: each has its own test. The list may get shorter. */
const rare = ['do startRaid', 'on become', 'minus', 'state faceDown', 'do keyword']

test('every word of the card language takes effect in some random game', () => {
  const { games, words, unheard } = exhaust(30, 60, { every: 101, leaks: 211 })
  expect(unheard.filter((word) => !rare.some((known) => word.startsWith(`${known} (`)))).toEqual([])
  expect(words).toBeGreaterThan(180)
  expect(games).toBeGreaterThan(60)
})
