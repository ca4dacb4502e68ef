import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ally, filler, withCards } from './own.ts'

const lib = withCards(
  ally('Ring A', 1, 9, {
    powers: [{ when: { on: 'start', turn: 'players' }, then: [{ do: 'put', n: 1, what: 'a', to: 'self' }] }],
  }),
  ally('Ring B', 1, 9, {
    powers: [{ when: { on: 'start', turn: 'players' }, then: [{ do: 'put', n: 1, what: 'b', to: 'self' }] }],
  }),
  ally('Breaker', 2, 2, {
    cost: 0,
    powers: [
      {
        when: { on: 'enter', what: 'self', zone: 'play' },
        then: [{ do: 'try', may: 'you', these: [{ do: 'destroy', what: { target: 1, is: 'armor' } }] }],
      },
    ],
  }),
  ally('Chooser', 2, 2, {
    cost: 0,
    powers: [
      {
        when: { on: 'enter', what: 'self', zone: 'play' },
        then: [
          { do: 'modes', n: 1, of: [[{ do: 'draw', n: 1 }], [{ do: 'heal', n: 1, by: 'self', from: 'yourHero' }]] },
        ],
      },
    ],
  }),
  ally('Many Times', 0, 9, {
    powers: [
      {
        when: { on: 'deal', to: { is: 'character', of: 'you' } },
        then: [{ do: 'put', n: 1, what: 'ouch', to: 'self' }],
      },
    ],
  }),
)

describe('708 triggered effects', () => {
  test('708.1a each player orders his own, first the turn player, then clockwise on top', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Ring A', 'Ring B'], deck: filler },
      raiders: [
        { name: 'P', cards: ['Ring A', 'Ring B'], deck: filler },
        { name: 'Q', cards: ['Ring A', 'Ring B'], deck: filler },
      ],
      turn: 'P',
      at: 'start',
    })
    const asked: string[] = []
    while (t.asked().endsWith('order')) {
      asked.push(t.asked())
      expect(t.legal()).toEqual(['trigger Ring A', 'trigger Ring B'])
      t.answer(1)
    }
    expect(asked).toEqual(['P: order', 'Q: order', 'Boss: order'])
    const chain = t.game.s.chain[0]!.links.map((id) => {
      const l = t.game.s.links[id]!
      return `${l.controller} ${t.game.s.cards[l.card]!.def}`
    })
    expect(chain).toEqual(['1 Ring B', '1 Ring A', '2 Ring B', '2 Ring A', '0 Ring B', '0 Ring A'])
    expect(t.asked()).toBe('P: priority')
  })

  test('708.1 like effects of one card need no order', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Flame Breath'], resources: 2 },
      raiders: [{ cards: ['Many Times', 'Kor Cindervein'] }],
      turn: 'Boss',
    })
    t.play('Flame Breath').resolve()
    expect(t.asked()).toBe('Boss: priority')
    expect(t.game.s.chain[0]!.links).toHaveLength(3)
    t.resolveAll().expect('Many Times', { counters: { ouch: 3 } })
  })

  test('708.2 without legal targets it ceases to exist (CR-EX-708.3-1)', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Breaker'] }], turn: 'R1' })
    t.play('Breaker').resolve()
    expect(t.game.s.chain[0]!.links).toEqual([])
    expect(t.asked()).toBe('R1: priority')
  })

  test('708.3 an optional effect is added anyway, with its target; the option comes as it resolves (CR-EX-708.3-1)', () => {
    for (const may of ['yes', 'no']) {
      const t = table({
        library: lib,
        boss: { cards: ['Golem Skull Helm'] },
        raiders: [{ hand: ['Breaker'] }],
        turn: 'R1',
      })
      t.play('Breaker').resolve()
      expect(t.game.s.chain[0]!.links).toHaveLength(1)
      t.resolve(may)
      expect(t.zone('Boss', 'graveyard')).toEqual(may === 'yes' ? ['Golem Skull Helm'] : [])
    }
  })

  test('708.2, 707.1c modes of a triggered effect are chosen as it is added', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Chooser'], damage: 3, deck: filler }], turn: 'R1' })
    t.play('Chooser').resolve()
    expect(t.asked()).toBe('R1: mode')
    t.say('mode 1').resolve().expect('Warrax', { damage: 2 })
  })

  test('708.1 triggers of one resolution wait for it to end', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Lava Cracks'], resources: 3 },
      stage: 3,
      raiders: [{ cards: ['Many Times'] }],
      turn: 'Boss',
      dice: [2, 3],
    })
    t.play('Lava Cracks').resolve()
    t.answer(0)
    t.done()
    expect(t.game.s.chain[0]!.links).toHaveLength(2)
  })
})
