import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose } from '../../src/engine/choices.ts'
import { decision, running } from '../../src/engine/game.ts'
import { start } from '../../src/engine/new-game.ts'
import { table } from '../table/index.ts'
import { ability, ally, instant, withCards } from './own.ts'

const lib = withCards(
  ally('Dundee', 4, 4, {
    powers: [
      {
        as: { on: 'start', turn: 'players' },
        then: [
          {
            do: 'modify',
            mods: [{ mod: 'prevent', would: { on: 'deal', to: 'self' }, n: { next: 1 } }],
            until: 'turn',
          },
        ],
      },
    ],
  }),
  ally('Early Bird', 1, 3, {
    powers: [{ as: { on: 'start', turn: 'you' }, then: [{ do: 'put', n: 1, what: 'worm', to: 'self' }] }],
  }),
  ally('Lender', 1, 3, {
    powers: [
      {
        as: { on: 'start', turn: 'you' },
        then: [
          {
            do: 'modify',
            mods: [
              {
                mod: 'power',
                what: { is: 'ally', of: 'you', other: true },
                power: { as: { on: 'start', turn: 'you' }, then: [{ do: 'put', n: 1, what: 'late', to: 'self' }] },
              },
              {
                mod: 'power',
                what: { is: 'ally', of: 'you', other: true },
                power: { when: { on: 'start', turn: 'you' }, then: [{ do: 'put', n: 1, what: 'dawn', to: 'self' }] },
              },
            ],
            until: 'turn',
          },
        ],
      },
    ],
  }),
  ally('Silencer', 1, 3, {
    powers: [
      {
        as: { on: 'start', turn: 'opponents' },
        then: [{ do: 'modify', mods: [{ mod: 'noPowers', what: { is: 'ally', of: 'opponents' } }], until: 'turn' }],
      },
    ],
  }),
  ally('Morning Cook', 1, 3, {
    powers: [{ when: { on: 'start', turn: 'you' }, then: [{ do: 'put', n: 1, what: 'soup', to: 'self' }] }],
  }),
  instant('Pinch', { text: [{ do: 'deal', n: 3, by: 'yourHero', to: { target: 1, is: 'ally' } }] }),
  ability('Shroud', {
    instant: true,
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'cannot', on: 'ready', what: { is: 'ally' } }],
        until: { until: { on: 'start', turn: 'you' } },
      },
    ],
  }),
)

describe('501 start phase', () => {
  test('501.1a "until the start of your turn" is over before cards ready', () => {
    const cards = [{ name: 'Dummy 1/3', exhausted: true }]
    const t = table({ players: [{ hand: ['Shroud'], cards }, { cards }, {}], library: lib })
    t.play('Shroud').resolve().until('B', 'action').expect('Dummy 1/3#2', { exhausted: true })
    t.until('A', 'ready').expect('Dummy 1/3', { exhausted: false })
  })

  test('501.1a what is made as a turn starts does not use the chain, on anybody’s turn', () => {
    const t = table({ players: [{ cards: ['Dundee'] }, { hand: ['Pinch'] }], turn: 'B', at: 'start', library: lib })
    expect(t.asked()).toBe('B: priority')
    expect(t.game.s.chain[0]!.links).toEqual([])
    t.play('Pinch').resolve().expect('Dundee', { damage: 2 })
  })

  test('501.1a a power gained as the turn starts comes too late for that, not for the start triggers', () => {
    const t = table({ players: [{ cards: ['Lender', 'Early Bird'] }, {}], at: 'start', library: lib })
    t.resolveAll()
    t.expect('Early Bird', { counters: { worm: 1, dawn: 1 } })
  })

  test('501.1a a power lost as the turn starts is lost too late for that, in time for the start triggers', () => {
    const t = table({
      players: [{ cards: ['Silencer'] }, { cards: ['Early Bird', 'Morning Cook'] }],
      turn: 'B',
      at: 'start',
      library: lib,
    })
    t.resolveAll()
      .expect('Early Bird', { counters: { worm: 1 } })
      .expect('Morning Cook', { counters: {} })
    const u = table({ players: [{}, { cards: ['Morning Cook'] }], turn: 'B', at: 'start', library: lib })
    u.resolveAll().expect('Morning Cook', { counters: { soup: 1 } })
  })

  test('501.1a "as your next turn starts", once and without the chain', () => {
    const own = withCards(
      instant('Slow Gift', {
        text: [
          {
            do: 'modify',
            mods: [
              { mod: 'when', event: { on: 'start', turn: 'you' }, next: true, as: true, then: [{ do: 'draw', n: 1 }] },
            ],
          },
        ],
      }),
    )
    const t = table({ players: [{ hand: ['Slow Gift'] }, {}, {}], library: own })
    t.play('Slow Gift').resolve().until('B', 'ready').until('C', 'end').passAll()
    expect(t.game.s.turn[0]).toMatchObject({ seat: 0, step: 'ready' })
    expect(t.game.s.chain[0]!.links).toEqual([])
    expect(t.zone('A', 'hand')).toEqual(['Filler'])
    t.until('A', 'end').until('B', 'ready').until('A', 'ready')
    expect(t.zone('A', 'hand')).toEqual(['Filler', 'Filler'])
  })

  test('501.1 the ready step’s window, then the draw step (501.2), its card drawn before its window', () => {
    const t = table({ players: [{ hand: ['Low Hum'] }, {}, {}], at: 'start' })
    expect(t.game.s.turn[0]).toMatchObject({ phase: 'start', step: 'ready' })
    expect(t.legal()).toEqual(['pass', 'play Low Hum'])
    expect(t.zone('A', 'hand')).toEqual(['Low Hum'])
    t.passAll()
    expect(t.game.s.turn[0]).toMatchObject({ phase: 'start', step: 'draw' })
    expect(t.zone('A', 'hand')).toEqual(['Filler', 'Low Hum'])
    t.passAll()
    expect(t.game.s.turn[0]).toMatchObject({ phase: 'action', step: 'action' })
  })

  test('501.2b, 101.1 the first player alone skips the draw step of the first turn, at every table', () => {
    for (const n of [2, 3, 6]) {
      const deck = library.decks[0]!
      const g = start(library, { players: Array.from({ length: n }, (_, i) => ({ name: `P${i}`, deck })), seed: n })
      while (decision(g)!.kind === 'mulligan') choose(g, 0)
      const first = running(g).s.turn[0]!.seat
      const drew = new Map<number, number>()
      for (let i = 0; i < 400 && running(g).s.turn[0]!.n <= n; i++) {
        const { seat, step } = running(g).s.turn[0]!
        if (step === 'action' && !drew.has(seat)) drew.set(seat, running(g).s.zones[seat * 32]!.cards.length)
        choose(g, 0)
      }
      expect(drew.get(first)).toBe(7)
      for (const [seat, cards] of drew) if (seat !== first) expect(cards).toBe(8)
      expect(drew.size).toBe(n)
    }
  })
})

describe('502, 503 action phase and end phase', () => {
  test('502.2 all pass: the end phase; 503.1 its window; 503.2 none in the wrap-up', () => {
    const t = table({ players: [{ hand: ['Low Hum'] }, {}, {}] })
    t.passAll()
    expect(t.game.s.turn[0]).toMatchObject({ phase: 'end', step: 'end' })
    expect(t.legal()).toEqual(['pass', 'play Low Hum'])
    t.passAll()
    expect(t.game.s.turn[0]).toMatchObject({ seat: 1, step: 'ready' })
  })

  test('503.2a only the turn player discards, down to his maximum, himself choosing', () => {
    const many = Array.from({ length: 9 }, () => 'Low Hum')
    const t = table({ players: [{ hand: many }, { hand: many }, {}], at: 'end' })
    t.passAll()
    expect(t.asked()).toBe('A: discard')
    expect(t.legal()).toHaveLength(9)
    t.answer(0).answer(0)
    expect(t.zone('A', 'hand')).toHaveLength(7)
    expect(t.zone('B', 'hand')).toHaveLength(9)
    expect(t.asked()).toBe('B: priority')
  })

  test('410.6g of several locations all but one are turned face down', () => {
    const own = withCards(
      ...['Cave', 'Keep'].map(
        (name) => ({ set: 'test', number: 0, name, type: 'location', front: [], back: [] }) as const,
      ),
    )
    const t = table({ players: [{ quests: ['Cave', 'Keep'] }, {}], library: own })
    expect(t.asked()).toBe('A: unique')
    t.answer(0)
    const row = t.game.s.zones[2]!.cards.map((id) => t.game.s.cards[id]!)
    expect(row.filter((c) => c.faceDown)).toHaveLength(1)
  })

  test('601.2e whatever forbids the attack forbids the proposal', () => {
    const own = withCards(
      ally('Peacemaker', 1, 3, {
        powers: [
          { always: [{ mod: 'cannot', on: 'attack', by: { is: 'ally' }, to: { is: 'hero' } }] },
          { always: [{ mod: 'cannot', on: 'attack', by: { is: 'hero', of: 'opponents' } }] },
        ],
      }),
    )
    const t = table({ players: [{ cards: ['Dummy 2/2'] }, { cards: ['Peacemaker'] }], library: own })
    expect(t.legal()).toEqual(['pass', 'attack Dummy 2/2'])
    t.say('attack Dummy 2/2')
    expect(t.legal()).toEqual(['pick Peacemaker'])
  })
})
