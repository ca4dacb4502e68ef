import { describe, expect, test } from 'vitest'
import { library } from '../set/index.ts'
import { reload } from '../soak/checks.ts'
import { playTable, tableSetup } from '../soak/tables.ts'

describe('random games without a raid, every card that the project has', () => {
  test.each([2, 3, 4, 5, 6])('%i seats: hash, JSON, rewind and zones at every decision, views often', (seats) => {
    const seed = 10_000 + ((seats + 3) % 5)
    expect(tableSetup(seed).players).toHaveLength(seats)
    const g = playTable(seed, { every: 1, leaks: 7, events: true })
    expect(g.s.misc[0]!.outcome?.result).toMatch(/team|draw|boss|raiders/) // 800.3: a card may begin a raid
    reload(library, g)
  })

  test('five more', () => {
    for (let seed = 11_000; seed < 11_005; seed++) {
      const g = playTable(seed, { every: 13, leaks: 101 })
      expect(g.s.misc[0]!.outcome).not.toBeNull()
    }
  })
})
