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
    const g = playRandom(1000 + raiders - 1, { every: 11, leaks: 127, events: true })
    expect(g.s.players[raiders]).toBeDefined()
    expect(g.s.players[raiders + 1]).toBeUndefined()
    reload(library, g)
  })

  // A sample, in which each number of raiders comes up; `npm run soak -- --raid ID --mode MODE` plays more.
  test.each([
    ['molten-core', 'standard', [1]],
    ['molten-core', 'full-clear', [2]],
    ['magtheridons-lair', 'standard', [3]],
    ['magtheridons-lair', 'small-party', [2]],
    ['black-temple', 'standard', [5, 4]],
    ['black-temple', 'small-party', [1]],
  ])('%s, %s: seeds %j', (raid, mode, seeds) => {
    for (const seed of seeds) {
      const g = playRandom(seed, { every: 83, leaks: 307, events: true }, { raid, mode })
      expect(Object.keys(g.s.players)).toHaveLength(2 + (seed % 5))
      expect(g.s.misc[0]!.outcome?.result).toMatch(/raiders|boss|draw/)
      if (seed === seeds.at(-1)) reload(library, g)
    }
  })
})
