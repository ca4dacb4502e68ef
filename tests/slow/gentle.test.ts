import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { gentleRaid } from '../players/gentle-raid.ts'

/** The Boss of a first raid, and of two levels, in turns; `npm run soak -- --bots` plays them all. */
const bosses = ['gentle', 'story', 'heroic'] as const

test.each(library.raids.map(({ id }, i) => [id, bosses[i % bosses.length] ?? 'gentle'] as const))(
  '%s: over a raid, the %s Boss never harms its own',
  (raid, boss) => {
    const raiders = library.decks.slice(2, 3).map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id }))
    const { result, wrong } = gentleRaid({ raid, seed: 2, raiders }, boss)
    expect(wrong).toEqual([])
    expect(result).toBeDefined()
  },
  240_000,
)
