import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, instant, withCards } from './own.ts'

const lib = withCards(
  instant('Unsummon', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }] }),
  instant('Stir', { text: [{ do: 'ready', what: { target: 1, is: 'ally' } }] }),
  instant('Stir and Tire', {
    text: [
      { do: 'ready', what: { target: 1, is: 'ally', as: 'it1' } },
      { do: 'exhaust', what: '$it1' },
    ],
  }),
  instant('Silence', {
    text: [{ do: 'modify', mods: [{ mod: 'noPowers', what: { target: 1, is: 'ally' } }], until: 'turn' }],
  }),
  instant('Tire', { text: [{ do: 'exhaust', what: { target: 1, is: 'ally' } }] }),
  instant('Two Spells', {
    text: [
      { do: 'modify', mods: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: 1 }], until: 'turn' },
      { do: 'modify', mods: [{ mod: 'stat', what: 'yourHero', stat: 'health', n: 1 }] },
    ],
  }),
  ability('Grasp', {
    attach: { target: 1, is: 'ally' },
    powers: [{ always: [{ mod: 'control', what: 'host', by: 'you' }] }],
  }),
)

describe('714 the official examples', () => {
  test('CR-EX-714.2-1 an indefinite modifier counts live', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Tracker Gallen', 'Dummy 1/1', 'Dummy 1/2'], hand: ['Unsummon', 'Silence', 'Unsummon'] }, {}],
    })
    t.expect('Tracker Gallen', { atk: 3 }).play('Unsummon', 'Dummy 1/1').resolve().expect('Tracker Gallen', { atk: 2 })
    t.play('Unsummon', 'Dummy 1/2').resolve().expect('Tracker Gallen', { atk: 1 })
    t.play('Silence').resolve().expect('Tracker Gallen', { atk: 0 })
  })

  test('CR-EX-714.3a-1 "while" is a condition within the duration', () => {
    const t = table({
      players: [
        { cards: ['Dummy 1/5', 'Dummy 1/6'] },
        { cards: ['Dummy 2/6'], hand: ['Sudden Reversal'], resources: 1 },
      ],
    })
    t.as('B').play('Sudden Reversal', 'Dummy 2/6').resolve().expect('Dummy 2/6', { atk: 2 })
    for (const attacker of ['Dummy 1/5', 'Dummy 1/6']) {
      t.as('A').propose(attacker, 'Dummy 2/6').say('pass').say('pass')
      t.expect('Dummy 2/6', { atk: 2 }).say('pass').say('pass').expect('Dummy 2/6', { atk: 6 }).fight()
      t.expect('Dummy 2/6', { atk: 2 })
    }
    expect(t.zone('A', 'graveyard')).toEqual(['Dummy 1/5', 'Dummy 1/6'])
    t.until('B', 'action').as('A').until('A', 'action')
    expect(Object.keys(t.game.s.mods)).toEqual([])
  })

  test('CR-EX-714.3b-1 "while … remains exhausted": readied in between, it makes no modifier; (b) hibernated, it ends', () => {
    const t = table({
      library: lib,
      players: [
        { cards: ['Helwen'], hand: ['Stir'] },
        { cards: ['Dummy 1/1', 'Dummy 1/2'], hand: ['Hibernate'], resources: 2 },
      ],
    })
    t.use('Helwen', 'Dummy 1/1').play('Stir', 'Helwen').resolve().use('Helwen', 'Dummy 1/2')
    t.resolve().expect('Dummy 1/2', { controller: 0 })
    t.resolve().expect('Dummy 1/1', { controller: 1 }).expect('Dummy 1/2', { controller: 0 })
    expect(Object.keys(t.game.s.mods)).toHaveLength(1)
    t.as('B').play('Hibernate', 'Helwen').resolve()
    t.expect('Dummy 1/2', { controller: 1 })
    expect(t.resources('A')).toEqual({ ready: 0, all: 1 })
    expect(Object.keys(t.game.s.mods)).toEqual([])
  })

  test('501.1a Helwen need not ready in her controller’s ready step; while she does not, what she took stays', () => {
    const t = table({ players: [{ cards: ['Helwen'] }, { cards: ['Dummy 1/1'] }] })
    t.use('Helwen', 'Dummy 1/1').resolve().until('B', 'end').until('A', 'ready')
    expect(t.asked()).toBe('A: yes-no')
    expect(t.legal()).toEqual(['yes', 'no'])
    t.say('yes').until('A', 'action')
    t.expect('Helwen', { exhausted: true }).expect('Dummy 1/1', { controller: 0, exhausted: false })
    t.until('B', 'end').until('A', 'ready').say('no')
    t.expect('Helwen', { exhausted: false }).expect('Dummy 1/1', { controller: 1 })
  })

  test('714.3b … also when she is readied only for a moment, in the midst of a text', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Helwen'], hand: ['Stir and Tire'] }, { cards: ['Dummy 1/1'] }],
    })
    t.use('Helwen', 'Dummy 1/1').resolve().expect('Dummy 1/1', { controller: 0 })
    t.play('Stir and Tire', 'Helwen').resolve()
    t.expect('Helwen', { exhausted: true }).expect('Dummy 1/1', { controller: 1 })
  })

  test('714.3c, 714.3 parts with durations of their own make modifiers of their own; without one, for the rest of the game', () => {
    const t = table({ library: lib, players: [{ hand: ['Two Spells'] }, {}] })
    t.play('Two Spells').resolve().expect('Hero A', { atk: 1, health: 31 })
    t.until('B', 'action').expect('Hero A', { atk: 0, health: 31 })
    t.until('A', 'action').expect('Hero A', { atk: 0, health: 31 })
  })

  test('714.1, 704.1a one card, both kinds: what it always does ends with it, what it did for the turn does not', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Tracker Gallen'], hand: ['Rally the Troops', 'Unsummon'], resources: 3 }, {}],
    })
    t.play('Rally the Troops').resolve().expect('Tracker Gallen', { atk: 2 })
    expect(Object.keys(t.game.s.mods)).toHaveLength(1)
  })

  test('714.3d a definite modifier goes on without its source', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Arcanite Dragonling'], resources: 1, hand: ['Silence'] }, {}],
    })
    t.use('Arcanite Dragonling').resolve().play('Silence').resolve()
    t.expect('Arcanite Dragonling', { types: ['item', 'ally'], atk: 2 })
  })

  test('CR-EX-714.3e-1 a modifier over a set asks anew: who comes has it, who goes has it not', () => {
    const t = table({
      library: lib,
      players: [
        { cards: ['Dummy 2/2'], hand: ['Rally the Troops', 'Dummy 2/3'], resources: 5 },
        { hand: ['Grasp'], resources: 1 },
      ],
    })
    t.play('Rally the Troops').resolve().play('Dummy 2/3').resolve()
    t.expect('Dummy 2/2', { atk: 3 }).expect('Dummy 2/3', { atk: 3 })
    const u = table({
      library: lib,
      players: [{ cards: ['Dummy 2/2'], hand: ['Rally the Troops'], resources: 3 }, { cards: ['Helwen'] }],
    })
    u.play('Rally the Troops').resolve().expect('Dummy 2/2', { atk: 3 })
    u.as('B').use('Helwen', 'Dummy 2/2').resolve().expect('Dummy 2/2', { atk: 2, controller: 1 })
  })

  test('CR-EX-714.3f-1 Leeroy flags the allies that he spoke of, also one that was exhausted before', () => {
    const t = table({
      library: lib,
      players: [
        {
          cards: ['Dummy 1/1', { name: 'Dummy 1/2', exhausted: true }],
          hand: ['Leeroy Jenkins', 'Dummy 1/3', 'Tire'],
          resources: 6,
        },
        {},
      ],
    })
    t.play('Leeroy Jenkins').resolve().resolve().play('Dummy 1/3').resolve().play('Tire', 'Dummy 1/3').resolve()
    const state = (a: boolean, b: boolean, c: boolean) =>
      t
        .expect('Dummy 1/1', { exhausted: a })
        .expect('Dummy 1/2', { exhausted: b })
        .expect('Dummy 1/3', { exhausted: c })
    state(true, true, true)
    t.until('A', 'end').until('B', 'action').until('A', 'action')
    state(true, true, false)
    t.until('B', 'action').until('A', 'action')
    state(false, false, false)
  })
})
