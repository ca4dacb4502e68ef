/** Why a way is better, in words. */
import { expect, test } from 'vitest'
import { nothing } from '../../src/ahead/features.ts'
import { whyBetter } from '../../src/ahead/why.ts'

const weights = { done: 20, minions: -0.5, hands: 0.1 }

test('what differs most by its worth is said, for the side that gains', () => {
  const gained = { ...nothing, done: 0.05, minions: -3, hands: 4 }
  expect(whyBetter(gained, weights, false)).toBe('This way the Boss has fewer allies a round later.')
  expect(whyBetter({ ...gained, minions: 2, done: -0.2 }, weights, true)).toBe(
    'This way the raid is less far on its way a round later.',
  )
  expect(whyBetter(nothing, weights, false)).toBe('')
})
