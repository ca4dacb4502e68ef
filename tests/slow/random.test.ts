import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { reload } from '../soak/checks.ts'
import { playRandom } from '../soak/random.ts'

/** Seeds that once failed stay here, with what was wrong. */
const kept: readonly (readonly [seed: number, what: string])[] = [
  [26, 'a window knew from a cache, not from the state, that its checks were done'],
  [50, 'a position in the journal was part of the state'],
]

describe('random raids, one to five raiders, every check', () => {
  test.each(kept)('seed %i: %s', (seed) => {
    const g = playRandom(seed, { every: 13, leaks: 101 })
    reload(library, g)
    expect(g.s.misc[0]!.outcome).not.toBeNull()
  })

  test.each([1, 2, 3, 4, 5])('%i raiders: hash, JSON, rewind and views at short intervals', (raiders) => {
    const g = playRandom(1000 + raiders - 1, { every: 5, leaks: 61, events: true })
    expect(g.s.players[raiders]).toBeDefined()
    expect(g.s.players[raiders + 1]).toBeUndefined()
    reload(library, g)
  })

  test('five more', () => {
    for (let seed = 2000; seed < 2005; seed++) {
      const g = playRandom(seed, { every: 211, leaks: 307 })
      expect(g.s.misc[0]!.outcome?.result).toMatch(/raiders|boss|draw/)
    }
  })

  test.each([
    ['molten-core', 'standard'],
    ['molten-core', 'full-clear'],
    ['magtheridons-lair', 'standard'],
    ['magtheridons-lair', 'small-party'],
    ['black-temple', 'standard'],
    ['black-temple', 'small-party'],
  ])('%s, %s: one to five raiders', (raid, mode) => {
    for (let seed = 1; seed <= 5; seed++) {
      const g = playRandom(seed, { every: 83, leaks: 307, events: true }, { raid, mode })
      expect(g.s.misc[0]!.outcome?.result).toMatch(/raiders|boss|draw/)
      if (seed === 5) reload(library, g)
    }
  })
})
