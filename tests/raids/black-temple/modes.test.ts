/** The raid's two modes: by the rules, and the house rule for few raiders (docs/deviations.md). */
import { describe, expect, test } from 'vitest'
import { blackTemple } from '../../../raids/black-temple/raid.ts'
import { suggestedMode } from '../../../src/raid/format.ts'
import { table } from '../../table/index.ts'

/** How many Constructs there are after Teron's first turn, with so many raiders against him. */
function constructs(raiders: number, mode: string): number {
  const t = table({
    raid: 'black-temple',
    mode,
    boss: { hero: 'Teron Gorefiend', deck: ['Eye Blast'] },
    raiders: Array.from({ length: raiders }, () => ({ deck: ['In Dreams'] })),
  })
  t.reach('Boss', 'end')
  if (raiders > 1) t.resolve('R1')
  return t.resolveAll().count('Boss', 'Shadowy Construct')
}

describe('R503.1 how many Constructs Teron brings', () => {
  test.each([1, 2, 3, 4, 5])('by the rules four, also for %i', (raiders) => {
    expect(constructs(raiders, 'standard')).toBe(4)
  })

  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 4],
  ])('Small party: for %i raiders %i', (raiders, n) => {
    expect(constructs(raiders, 'small-party')).toBe(n)
  })

  test('it is suggested for one or two, and never for more', () => {
    const suggested = [1, 2, 3, 4, 5].map((n) => suggestedMode(blackTemple, n)?.id)
    expect(suggested).toEqual(['small-party', 'small-party', undefined, undefined, undefined])
  })
})
