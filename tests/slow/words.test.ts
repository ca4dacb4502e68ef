import { expect, test } from 'vitest'
import { vocabulary } from '../../src/language/schema.ts'
import { exhaust } from '../soak/exhaust.ts'

// `npm run soak -- --tables` goes on until none is left; tests/raid/reference.test.ts plays an example of each.
test('of all words of the card language 98 in a hundred take effect in one of ninety random games', () => {
  const { games, unheard } = exhaust(0, 90, { every: 1021, leaks: 4001 })
  expect(games).toBeLessThanOrEqual(91)
  expect(unheard.length).toBeLessThan(vocabulary.size / 50)
})
