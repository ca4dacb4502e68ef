import { describe, expect, test } from 'vitest'
import { hash } from '../../src/engine/game.ts'
import { table } from '../table.ts'
import { ability, ally, filler, instant, item, withCards } from './own.ts'

const lib = withCards(
  item('Reliquary', {
    powers: [
      {
        pay: [
          { do: 'pay', n: 1 },
          { do: 'exhaust', what: { choose: 2, is: 'ally', of: 'you' } },
        ],
        then: [{ do: 'draw', n: 1 }],
      },
    ],
  }),
  item('Grinder', {
    powers: [
      {
        pay: [
          { do: 'destroy', what: { choose: 1, is: 'ally', of: 'you' } },
          { do: 'exhaust', what: { choose: 1, is: 'ally', of: 'you' } },
        ],
        then: [{ do: 'draw', n: 1 }],
      },
    ],
  }),
  item('Counter Box', {
    powers: [
      { pay: [{ do: 'remove', n: 1, what: 'coin', from: 'self' }], then: [{ do: 'draw', n: 1 }] },
      { pay: [{ do: 'activate' }], then: [{ do: 'put', n: 1, what: 'coin', to: 'self' }] },
    ],
  }),
  ability('Rites', {
    cost: 3,
    instant: true,
    powers: [{ play: { rather: [{ do: 'exhaust', what: { choose: 1, is: 'armor', of: 'you' } }] } }],
    text: [{ do: 'draw', n: 1 }],
  }),
  ability('Tribute', {
    cost: 1,
    powers: [{ play: { add: [{ do: 'discard', n: 1 }] } }],
    text: [{ do: 'draw', n: 2 }],
  }),
  ability('Bargain', {
    powers: [{ always: [{ mod: 'cost', on: 'play', by: 'you', what: { is: 'ally' }, n: -2, min: 1 }] }],
  }),
  ability('Tax', { powers: [{ always: [{ mod: 'cost', on: 'play', by: 'opponents', n: 1 }] }] }),
  ability('Coupon', {
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'cost', on: 'play', by: 'you', what: { is: 'ally' }, n: -1, next: true }],
        until: 'turn',
      },
    ],
  }),
  ability('Blight', {
    powers: [{ play: { add: [{ do: 'put', n: 2, what: 'damage', to: 'yourHero' }] } }],
    text: [{ do: 'draw', n: 1 }],
  }),
  instant('Bless', { text: [{ do: 'draw', n: 1 }] }),
  ally('Slight', 1, 1, { cost: 1 }),
)

describe('403 costs', () => {
  test('403.1, 403.6a a card is played only if all of its cost can be paid; then so many resources are exhausted', () => {
    const t = table({ raiders: [{ hand: ['Kor Cindervein'], resources: 2 }], turn: 'R1' })
    expect(t.legal()).not.toContain('play Kor Cindervein')
    const u = table({ raiders: [{ hand: ['Kor Cindervein'], resources: 4 }], turn: 'R1' })
    u.play('Kor Cindervein')
    expect(u.resources('R1')).toEqual({ ready: 1, all: 4 })
  })

  test('403.6b a number in brackets is as many resources (CR-EX-403.6b-1, CR-EX-GL.Cost-Resource-1)', () => {
    const t = table({ raiders: [{ cards: ['Dwarven Hand Cannon'], resources: 1 }], turn: 'R1' })
    expect(t.legal()).not.toContain('use Dwarven Hand Cannon')
    const u = table({ raiders: [{ cards: ['Dwarven Hand Cannon'], resources: 2 }], turn: 'R1' })
    u.use('Dwarven Hand Cannon').resolve().expect('Dwarven Hand Cannon', { atk: 2 })
    expect(u.resources('R1').ready).toBe(0)
  })

  test('403.2 a cost of 0 is paid too: it can be used as often as one likes', () => {
    const t = table({ raiders: [{ hero: 'Boris Brightbeard', damage: 3 }], turn: 'R1' })
    t.use('Boris Brightbeard', 'Boris Brightbeard').resolve()
    t.expect('Boris Brightbeard', { faceDown: true, damage: 3 })
  })

  test('403.1 several actions: each is asked for, all are paid', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Reliquary', 'Kor Cindervein', 'Crazy Igvand', 'Slight'], resources: 1, deck: filler }],
      turn: 'R1',
    })
    t.say('use Reliquary')
    expect(t.asked()).toBe('R1: cost')
    expect(t.legal()).toEqual(['pick Kor Cindervein', 'pick Crazy Igvand', 'pick Slight'])
    t.say('pick Slight').say('pick Kor Cindervein')
    t.expect('Slight', { exhausted: true })
      .expect('Kor Cindervein', { exhausted: true })
      .expect('Crazy Igvand', { exhausted: false })
    expect(t.resources('R1').ready).toBe(0)
    t.resolve()
    expect(t.zone('R1', 'hand')).toHaveLength(1)
  })

  test('403.1 not even one action too many', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Reliquary', 'Kor Cindervein', { name: 'Slight', exhausted: true }], resources: 1 }],
      turn: 'R1',
    })
    expect(t.legal()).not.toContain('use Reliquary')
  })

  test('707.2 a choice that leaves the rest unpayable is rewound: nothing is lost, the player has priority', () => {
    const t = table({
      library: lib,
      raiders: [
        { cards: ['Grinder', 'Kor Cindervein', { name: 'Slight', exhausted: true }], deck: filler, hand: ['Bless'] },
      ],
      turn: 'R1',
    })
    t.say('use Grinder').say('pick Kor Cindervein')
    expect(t.asked()).toBe('R1: priority')
    t.expect('Kor Cindervein', { zone: 'party', exhausted: false }).expect('Slight', { zone: 'party' })
    expect(t.zone('R1', 'graveyard')).toEqual([])
    expect(t.game.s.chain[0]!.links).toEqual([])
    // After anything else it may be tried again.
    t.play('Bless').resolve()
    t.say('use Grinder').say('pick Slight').expect('Kor Cindervein', { exhausted: true }).resolve()
    expect(t.zone('R1', 'hand')).toHaveLength(2)
  })

  test('707.2 the state after a rewind is the state before, but for what was tried', () => {
    const spec = {
      library: lib,
      raiders: [{ cards: ['Grinder', 'Kor Cindervein', { name: 'Slight', exhausted: true }] }],
      turn: 'R1',
    }
    const t = table(spec)
    const cards = JSON.stringify(t.game.s.cards)
    const log = JSON.stringify(t.game.s.log)
    const before = hash(t.game)
    t.say('use Grinder').say('pick Kor Cindervein')
    expect(JSON.stringify(t.game.s.cards)).toBe(cards)
    expect(JSON.stringify(t.game.s.log)).toBe(log)
    expect(t.game.s.misc[0]!.link).toBe(0)
    expect(before).not.toBe('')
  })

  test('403.3 an alternate cost rather than the play cost, by choice; never a mixture', () => {
    const spec = {
      library: lib,
      raiders: [{ cards: ['Golem Skull Helm'], hand: ['Rites'], resources: 3, deck: filler }],
      turn: 'R1',
    }
    const t = table(spec)
    t.say('play Rites')
    expect(t.asked()).toBe('R1: cost')
    expect(t.legal()).toEqual(['number 0', 'number 1'])
    t.say('number 0').expect('Golem Skull Helm', { exhausted: false })
    expect(t.resources('R1').ready).toBe(0)
    const u = table(spec)
    u.play('Rites', 1).expect('Golem Skull Helm', { exhausted: true })
    expect(u.resources('R1').ready).toBe(3)
  })

  test('403.3 only the alternate is left, or only the cost', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Golem Skull Helm'], hand: ['Rites'], resources: 2, deck: filler }],
      turn: 'R1',
    })
    t.play('Rites').expect('Golem Skull Helm', { exhausted: true })
    expect(t.resources('R1').ready).toBe(2)
    const u = table({
      library: lib,
      raiders: [
        { cards: [{ name: 'Golem Skull Helm', exhausted: true }], hand: ['Rites'], resources: 3, deck: filler },
      ],
      turn: 'R1',
    })
    u.play('Rites')
    expect(u.resources('R1').ready).toBe(0)
    const v = table({ library: lib, raiders: [{ hand: ['Rites'], resources: 2 }], turn: 'R1' })
    expect(v.legal()).not.toContain('play Rites')
  })

  test('707.1e additional costs come on top: the card itself can’t be discarded for it', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Tribute'], resources: 1, deck: filler }], turn: 'R1' })
    expect(t.legal()).not.toContain('play Tribute')
    const u = table({ library: lib, raiders: [{ hand: ['Tribute', 'Bless'], resources: 1, deck: filler }], turn: 'R1' })
    u.play('Tribute')
    expect(u.zone('R1', 'graveyard')).toEqual(['Bless'])
    u.resolve()
    expect(u.zone('R1', 'hand')).toHaveLength(2)
  })

  test('707.1e additions first, then reductions; a restriction binds that reduction only', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Bargain', 'Bargain'], hand: ['Kor Cindervein', 'Slight'], resources: 1 }],
      turn: 'R1',
    })
    t.play('Kor Cindervein')
    expect(t.resources('R1').ready).toBe(0) // 3 - 2 to a minimum of 1, twice
    t.resolve()
    expect(t.legal()).not.toContain('play Slight')
    const u = table({
      library: lib,
      boss: { cards: ['Tax'] },
      raiders: [{ cards: ['Bargain'], hand: ['Kor Cindervein'], resources: 2 }],
      turn: 'R1',
    })
    u.play('Kor Cindervein')
    expect(u.resources('R1').ready).toBe(0) // 3 + 1 - 2
  })

  test('707.1e "the next" is used up by the link that it helped', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Coupon', 'Slight', 'Slight'], resources: 1 }], turn: 'R1' })
    t.play('Coupon').resolve().play('Slight').resolve()
    expect(t.resources('R1').ready).toBe(1)
    t.play('Slight').resolve()
    expect(t.resources('R1').ready).toBe(0)
  })

  test('403.4 counters as a cost', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Counter Box'], deck: filler }], turn: 'R1' })
    expect(t.legal()).toEqual(['pass', 'use Counter Box', 'attack Warrax'])
    t.use('Counter Box')
      .resolve()
      .expect('Counter Box', { counters: { coin: 1 }, exhausted: true })
    t.use('Counter Box')
      .expect('Counter Box', { counters: { coin: 0 } })
      .resolve()
    expect(t.zone('R1', 'hand')).toHaveLength(1)
    expect(t.legal()).not.toContain('use Counter Box')
  })

  test('405.3 damage put as a cost is all put or the cost is not paid', () => {
    const t = table({ library: lib, raiders: [{ damage: 29, hand: ['Blight'], deck: filler }], turn: 'R1' })
    expect(t.legal()).not.toContain('play Blight')
    const u = table({ library: lib, raiders: [{ damage: 27, hand: ['Blight'], deck: filler }], turn: 'R1' })
    u.play('Blight').expect('Warrax', { damage: 29 })
  })

  test('701.3 an exhausted card can’t be exhausted for its cost', () => {
    const t = table({
      raiders: [
        {
          cards: [{ name: 'Freya Lightsworn', exhausted: true }, { name: 'Mooncloth Robe' }],
          exhausted: true,
          flipped: true,
          resources: 2,
        },
      ],
      turn: 'R1',
    })
    expect(t.legal()).toEqual(['pass'])
  })

  test('711.2, 707.3 costs of an interrupted link are not refunded', () => {
    const t = table({
      boss: { hand: ['Meaningless Exertion'], resources: 1 },
      raiders: [{ hero: 'Litori Frostburn', hand: ['Frostbolt'], resources: 3 }],
      turn: 'R1',
    })
    t.play('Frostbolt', 'Onyxia').as('Boss').play('Meaningless Exertion').resolve()
    expect(t.resources('R1')).toEqual({ ready: 0, all: 3 })
    expect(t.zone('R1', 'graveyard')).toEqual(['Frostbolt'])
  })
})
