import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('719 dependency and doubling', () => {
  test('CR-EX-GL.Doubled-1 damage is doubled once for each', () => {
    for (const [copies, n] of [
      [0, 2],
      [1, 4],
      [2, 8],
      [3, 16],
    ] as const) {
      const t = table({
        players: [
          {
            resources: 1,
            hand: ['Concussive Barrage'],
            graveyard: Array.from({ length: copies }, () => 'Concussive Barrage'),
          },
          { graveyard: ['Concussive Barrage'], removed: ['Concussive Barrage'] },
        ],
      })
      t.play('Concussive Barrage#1', 'Hero B').resolve().expect('Hero B', { damage: n })
      expect(t.zone('A', 'graveyard')).toHaveLength(copies + 1)
    }
  })
})
