/** Every drill can be solved as it says, and is none that is solved by doing nothing. */
import { expect, test } from 'vitest'
import { library, loadCards } from '../../src/content.ts'
import { choose, decision, start } from '../../src/engine/index.ts'
import { drillsOf, drillText, goalState } from '../../src/practice/index.ts'

test.each(library.raids.map(({ id }) => id))(
  '%s: each goal is open at first, and reached at the end of its best way',
  async (raid) => {
    const drills = await drillsOf(raid)
    const forBoss = drills.filter(({ seat }) => seat === 0).length
    expect(forBoss).toBeGreaterThanOrEqual(2)
    expect(drills.length - forBoss).toBeGreaterThanOrEqual(8)
    expect(new Set(drills.map(({ id }) => id)).size).toBe(drills.length)
    for (const drill of drills) {
      expect(drill.setup.raid).toBe(raid)
      await loadCards(drill.setup)
      const game = start(library, drill.setup, { events: false })
      expect(decision(game)).toMatchObject({ seat: drill.seat, kind: 'priority' })
      for (const choice of drill.best) {
        expect(goalState(game, drill)).toBe('open')
        expect(choose(game, choice)).toBeNull()
      }
      expect(goalState(game, drill), drill.id).toBe('met')
      expect(drillText(drill)).toMatch(/easy|tricky|hard/)
    }
  },
)
