import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { gentleRaid } from '../players/gentle-raid.ts'

/** Each raid with the Boss of a first raid, and with one level, in turns. */
const levels = ['story', 'heroic'] as const

test.each(
  library.raids.flatMap(({ id }, i) => ['gentle', levels[i % 2] ?? 'story'].map((boss) => [id, boss] as const)),
)(
  '%s: over a raid, the %s Boss never harms its own',
  (raid, boss) => {
    const raiders = library.decks.slice(2, 5).map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id }))
    const { result, wrong } = gentleRaid({ raid, seed: 2, raiders }, boss)
    expect(wrong).toEqual([])
    expect(result).toBeDefined()
  },
  240_000,
)
