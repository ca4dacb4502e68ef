import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const lib = withCards(
  ally('Scavenger', 1, 9, {
    powers: [{ when: { on: 'discard', by: 'you' }, then: [{ do: 'put', n: 1, what: 'scrap', to: 'self' }] }],
  }),
  ally('Fuse', 4, 1, {
    powers: [
      {
        always: [
          {
            mod: 'instead',
            would: { on: 'enter', what: { is: 'card', of: 'opponents' }, zone: 'graveyard' },
            then: [{ do: 'destroy', what: 'self' }],
          },
        ],
      },
      {
        when: { on: 'destroy', what: 'self' },
        then: [{ do: 'deal', n: { stat: 'atk', of: 'self' }, by: 'self', to: { is: 'hero', of: 'opponents' } }],
      },
    ],
  }),
  instant('Pep', {
    text: [{ do: 'modify', mods: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: 3 }], until: 'turn' }],
  }),
  ability('Long Pep', {
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: 3 }],
        until: { until: { on: 'end', turn: 'you' }, next: true },
      },
    ],
  }),
  ally('Sprout', 1, 9, {
    powers: [
      {
        when: { on: 'end', turn: 'players' },
        if: { match: 'yourHero', where: ['atk', '>=', 3] },
        then: [{ do: 'put', n: 1, what: 'leaf', to: 'self' }],
      },
    ],
  }),
)
const hand = (n: number): string[] => Array.from({ length: n }, () => 'Charge')

describe('503 end phase', () => {
  test('503.2a the turn player discards down to seven, one after another, without a window', () => {
    const t = table({
      library: lib,
      raiders: [
        { hand: hand(9), cards: ['Scavenger'], deck: filler },
        { hand: hand(9), deck: filler },
      ],
      turn: 'R1',
      at: 'end',
    })
    t.passAll()
    expect(t.asked()).toBe('R1: discard')
    t.answer(0)
    expect(t.asked()).toBe('R1: discard')
    t.answer(0)
    expect(t.zone('R1', 'hand')).toHaveLength(7)
    // What triggered waits for the next turn's ready step.
    expect(t.game.s.turn[0]).toMatchObject({ seat: 2, step: 'ready' })
    expect(t.game.s.chain[0]!.links).toHaveLength(2)
    expect(t.zone('R2', 'hand')).toHaveLength(9)
    t.resolveAll().expect('Scavenger', { counters: { scrap: 2 } })
  })

  test('503.2, 709.2d what triggers in the wrap-up step waits, and still knows what its card was', () => {
    const t = table({
      library: lib,
      players: [{ hand: hand(8) }, { cards: ['Fuse'] }],
      at: 'end',
    })
    t.passAll().answer(0) // what would be discarded stays, and the Fuse goes
    t.expect('Fuse', { zone: 'graveyard' })
    t.answer(0)
    expect(t.game.s.turn[0]).toMatchObject({ seat: 1, step: 'ready' })
    t.expect('Hero A', { damage: 0 }).resolve().expect('Hero A', { damage: 4 })
  })

  test('503.2a exactly seven: nothing is discarded; R100.4 the Boss has ten', () => {
    const t = table({ raiders: [{ hand: hand(7), deck: filler }], turn: 'R1', at: 'end' })
    t.passAll()
    expect(t.asked()).toBe('Boss: priority')
    const u = table({ boss: { hand: hand(11) }, raiders: [{ deck: filler }], turn: 'Boss', at: 'end' })
    u.passAll()
    expect(u.asked()).toBe('Boss: discard')
    u.answer(0)
    expect(u.zone('Boss', 'hand')).toHaveLength(10)
  })

  test('415.4b a larger maximum hand size', () => {
    const t = table({
      raiders: [{ hand: hand(11), cards: [{ name: 'Arcane Intellect', on: 'Warrax' }], deck: filler }],
      turn: 'R1',
      at: 'end',
    })
    t.passAll()
    expect(t.asked()).toBe('R1: discard')
    t.answer(0)
    expect(t.asked()).not.toBe('R1: discard')
  })

  test('503.2a "this turn" ends in the wrap-up, after the end phase’s window', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Pep'], deck: filler }], turn: 'R1' })
    t.play('Pep').resolve().until('R1', 'end').expect('Warrax', { atk: 3 })
    t.passAll().expect('Warrax', { atk: 0 })
  })

  test('503.2a "until the end of your next turn" outlives this one and ends with the next', () => {
    const t = table({
      library: lib,
      boss: { deck: filler },
      raiders: [{ hand: ['Long Pep'], deck: filler }],
      turn: 'R1',
    })
    t.play('Long Pep').resolve().until('Boss', 'end').expect('Warrax', { atk: 3 })
    t.until('R1', 'end').expect('Warrax', { atk: 3 })
    t.until('Boss', 'ready').expect('Warrax', { atk: 0 })
  })

  test('500.2, 503.1 effects at the end of turn see "this turn" modifiers still at work', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Pep'], cards: ['Sprout'], deck: filler }], turn: 'R1' })
    t.play('Pep').resolve().passAll()
    expect(t.game.s.turn[0]!.step).toBe('end')
    t.resolveAll().expect('Sprout', { counters: { leaf: 1 } })
  })

  test('503.2a combats of the turn and what happened in it are forgotten with it', () => {
    const t = table({ raiders: [{ cards: ['Kor Cindervein'], deck: filler }], turn: 'R1' })
    t.attack('Kor Cindervein', 'Onyxia')
    t.until('Boss', 'ready')
    expect(Object.values(t.game.s.log).some((h) => h.on === 'attack' || h.on === 'deal')).toBe(false)
  })
})
