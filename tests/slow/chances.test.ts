/** The chance to win, as it is told after raids, on raids that nothing was fitted on. */
import { expect, test } from 'vitest'
import { chanceToWin } from '../../src/ahead/index.ts'
import { library } from '../../src/content.ts'
import { start } from '../../src/engine/index.ts'
import { kept, most, positionsAt } from '../fit/chances.ts'

const raiders = library.decks.slice(0, 4).map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id }))

// Eight raids of each, one at each level with three and four raiders, to notice a change; `npm run fit -- RAID --chances 20 --seed 4242` measures (docs/strength.md).
test.each(['onyxias-lair', 'magtheridons-lair'])(
  'a position of %s tells more of the end than the usual chance does',
  (raid) => {
    const { positions, brier, usual } = kept(
      [...positionsAt(library, { raid, raiders: [3, 4], games: 1, seed: 4242 })],
      raid,
    )
    expect(positions).toBeGreaterThan(40)
    expect(brier).toBeLessThanOrEqual(most * usual)
  },
)

test('in early rounds it is the usual chance of the level; where nothing was found it is not told', () => {
  for (const raid of ['magtheridons-lair', 'onyxias-lair']) {
    const pit = start(library, { raid, raiders, seed: 1 }, { events: false })
    const levels = (['story', 'normal', 'heroic'] as const).map((level) => chanceToWin(library, pit, level) ?? 0)
    expect(levels).toEqual([...levels].sort((a, b) => b - a))
    expect(levels[0]).toBeGreaterThan(0.7)
    expect(levels[2]).toBeLessThan(0.4)
  }
  const temple = start(library, { raid: 'black-temple', raiders, seed: 1 }, { events: false })
  expect(chanceToWin(library, temple, 'story')).toBeNull()
})
