/** The raid's two modes: by the rules, and the house rule for few raiders (docs/deviations.md). */
import { describe, expect, test } from 'vitest'
import { magtheridonsLair } from '../../../raids/magtheridons-lair/raid.ts'
import { suggestedMode } from '../../../src/raid/format.ts'
import { type SideSpec, type Table, table } from '../../table/index.ts'

/** He breaks free as his turn starts, with so many raiders against him. */
const freed = (raiders: number, mode?: string) =>
  table({
    raid: 'magtheridons-lair',
    ...(mode ? { mode } : {}),
    boss: {
      hero: 'Magtheridon (Chained)',
      cards: ['Shadow Channeler'],
      resources: 4,
      deck: Array.from({ length: 9 }, () => 'Blast Nova'),
    },
    raiders: Array.from({ length: raiders }, (): SideSpec => ({ deck: ['In Dreams', 'In Dreams'] })),
    turn: 'Boss',
    at: 'start',
  }).resolveAll()

const cubes = (t: Table): number => t.zone('Boss', 'row').filter((name) => name === 'Manticron Cube').length

describe('R402.1a how many Cubes come into play', () => {
  test.each([1, 2, 3, 4, 5])('by the rules all five, also for %i', (raiders) => {
    expect(cubes(freed(raiders))).toBe(5)
    expect(cubes(freed(raiders, 'standard'))).toBe(5)
  })

  test.each([1, 2, 3, 4, 5])('Small party: %i', (raiders) => {
    const t = freed(raiders, 'small-party')
    expect(cubes(t)).toBe(raiders)
    expect(t.zone('Boss', 'removed').filter((name) => name === 'Manticron Cube')).toHaveLength(5 - raiders)
    expect(t.zone('Boss', 'row').filter((name) => name !== 'Manticron Cube')).toEqual([
      "Magtheridon's Blood",
      "Magtheridon's Lair",
    ])
  })

  test('R402.4c Small party: a raider alone mans the one Cube, and the Nova is stopped; R402.3a with all else as ever', () => {
    const nova = (manned: boolean) => {
      const t = table({
        raid: 'magtheridons-lair',
        mode: 'small-party',
        boss: {
          hero: 'Magtheridon (Unleashed)',
          row: [{ name: "Magtheridon's Lair", faceDown: true }, 'Manticron Cube'],
          deck: Array.from({ length: 9 }, () => 'Blast Nova'),
        },
        turn: 'R1',
      })
      if (manned) t.use('Manticron Cube').resolveAll()
      return t.reach('Boss', 'ready').resolveAll().card('Warrax').damage
    }
    expect([nova(true), nova(false)]).toEqual([0, 10])
  })
})

test('it is off for three and more, and suggested for one or two; nothing turns it on by itself', () => {
  expect(magtheridonsLair.modes?.map(({ id }) => id)).toEqual([
    'standard',
    'extra-cards',
    'hard-mode',
    'nightmare',
    'small-party',
  ])
  expect([1, 2, 3, 4, 5].map((n) => suggestedMode(magtheridonsLair, n)?.id)).toEqual([
    'small-party',
    'small-party',
    undefined,
    undefined,
    undefined,
  ])
  expect(freed(1).game.s.raid[0]!.mode).toBe('standard')
})
