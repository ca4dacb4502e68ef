import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { gentleRaid } from '../players/gentle-raid.ts'

test.each(library.raids.flatMap(({ id }) => ['gentle', 'story', 'heroic'].map((boss) => [id, boss] as const)))(
  '%s: over two raids, the %s Boss never harms its own',
  (raid, boss) => {
    for (let seed = 1; seed <= 2; seed++) {
      const decks = library.decks.slice(seed % 3, (seed % 3) + 3)
      const raiders = decks.map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id }))
      const { result, wrong } = gentleRaid({ raid, seed, raiders }, boss)
      expect(wrong, `seed ${seed}`).toEqual([])
      expect(result).toBeDefined()
    }
  },
  240_000,
)
