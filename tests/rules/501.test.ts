import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const lib = withCards(
  ally('Guest', 2, 2),
  instant('Shade', {
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: 4 }],
        until: { until: { on: 'start', turn: 'you' } },
      },
    ],
  }),
  ally('Gardener', 1, 3, {
    powers: [
      { when: { on: 'ready', what: { is: 'ally', of: 'you' } }, then: [{ do: 'put', n: 1, what: 'leaf', to: 'self' }] },
    ],
  }),
  ally('Draw Watcher', 1, 3, {
    powers: [{ when: { on: 'draw', by: 'you' }, then: [{ do: 'put', n: 1, what: 'page', to: 'self' }] }],
  }),
  ability('Dark Charm', {
    text: [
      {
        do: 'modify',
        mods: [
          {
            mod: 'when',
            event: { on: 'ready', what: { is: 'hero' } },
            then: [{ do: 'put', n: 1, what: 'woke', to: 'yourHero' }],
          },
        ],
      },
    ],
  }),
)

describe('501 start phase', () => {
  test('501.1a the turn player readies all he controls: hero, allies, equipment, resources; nobody else does', () => {
    const side = {
      exhausted: true,
      cards: [
        { name: 'Kor Cindervein', exhausted: true },
        { name: 'Krol Blade', exhausted: true },
      ],
      quests: [{ name: 'In Dreams', exhausted: true }],
      deck: filler,
    }
    const t = table({ raiders: [side, side], turn: 'R1', at: 'start' })
    for (const n of ['Warrax', 'Kor Cindervein', 'Krol Blade', 'In Dreams']) {
      t.expect(n, { exhausted: false }).expect(`${n}#2`, { exhausted: true })
    }
  })

  test('501.1a in order: what lasts until the start of this turn ends, then cards ready, then the start triggers', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Shade'], deck: filler }, { deck: filler }],
      boss: { deck: filler },
      turn: 'R1',
    })
    t.play('Shade').resolve().expect('Warrax', { atk: 4 })
    t.until('R2', 'end').expect('Warrax', { atk: 4 })
    t.until('Boss', 'end').expect('Warrax', { atk: 4 })
    t.until('R1', 'ready').expect('Warrax', { atk: 0 })
  })

  test('501.1a readying is one event for each card, all at once, and triggers', () => {
    const t = table({
      library: lib,
      raiders: [
        { cards: [{ name: 'Gardener', exhausted: true }, { name: 'Guest', exhausted: true }, 'Guest'], deck: filler },
      ],
      turn: 'R1',
      at: 'start',
    })
    t.resolveAll().expect('Gardener', { counters: { leaf: 2 } })
  })

  test('501.1a what can’t ready during its controller’s next ready step stays; the one after that it readies (714.3f)', () => {
    const t = table({
      boss: { hand: ['Wing Buffet'], resources: 2, deck: filler },
      raiders: [
        { cards: [{ name: 'Kor Cindervein', exhausted: true }, 'Crazy Igvand'], deck: [...filler, ...filler] },
        { hero: 'Graccus', cards: ['Latro Abiectus'], deck: [...filler, ...filler] },
      ],
      turn: 'Boss',
    })
    t.play('Wing Buffet').resolve()
    t.until('R1', 'action')
    t.expect('Kor Cindervein', { exhausted: true }).expect('Crazy Igvand', { exhausted: true })
    t.until('R2', 'action').expect('Latro Abiectus', { exhausted: true })
    t.until('Boss', 'action').until('R1', 'action')
    t.expect('Kor Cindervein', { exhausted: false }).expect('Crazy Igvand', { exhausted: false })
    t.until('R2', 'action').expect('Latro Abiectus', { exhausted: false })
  })

  test('714.3f such a hold does not stop readying by other means, nor cards that come later', () => {
    const t = table({
      boss: { hand: ['Wing Buffet'], resources: 2, deck: filler },
      raiders: [
        {
          cards: ['Kor Cindervein', 'Crazy Igvand'],
          hand: ['On Your Feet', 'Latro Abiectus'],
          resources: 5,
          deck: filler,
        },
      ],
      turn: 'Boss',
    })
    t.play('Wing Buffet').resolve()
    t.as('R1').play('On Your Feet', 'Crazy Igvand').resolve()
    t.expect('Crazy Igvand', { exhausted: false }).expect('Kor Cindervein', { exhausted: true })
  })

  test('501.2a the turn player draws one card as the draw step starts, before the window; the Boss as many as her stage (R201.1)', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Draw Watcher'], deck: filler }], turn: 'R1', at: 'start' })
    expect(t.zone('R1', 'hand')).toEqual([])
    t.passAll()
    expect(t.game.s.turn[0]!.step).toBe('draw')
    expect(t.zone('R1', 'hand')).toHaveLength(1)
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    for (const stage of [1, 2, 3] as const) {
      const u = table({ stage, boss: { deck: filler }, raiders: [{}], turn: 'Boss', at: 'start' })
      u.passAll()
      expect(u.zone('Boss', 'hand')).toHaveLength(stage)
    }
  })

  test('501.2a, 410.6b a raider with an empty deck is decked at his draw step, before he could act', () => {
    const t = table({ raiders: [{ deck: [] }, { deck: filler }], turn: 'R1', at: 'start' })
    t.passAll()
    expect(t.game.s.turn[0]!.seat).toBe(2)
    expect(t.result()).toBeNull()
  })

  test('501.1a a triggered modifier that sees heroes ready', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Dark Charm'], deck: filler },
      raiders: [{ exhausted: true, deck: filler }],
      turn: 'Boss',
    })
    t.play('Dark Charm')
      .resolve()
      .until('R1', 'action')
      .expect('Onyxia', { counters: { woke: 1 } })
  })
})
