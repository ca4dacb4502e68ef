import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
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
  item('Pyre', {
    powers: [
      {
        pay: [
          { do: 'destroy', what: { choose: 1, is: 'ally', of: 'you' } },
          { do: 'destroy', what: { choose: 1, is: 'ally', of: 'you', state: 'exhausted' } },
        ],
        then: [{ do: 'draw', n: 1 }],
      },
    ],
  }),
  item('Common Chest', { powers: [{ pay: [{ do: 'pay', by: 'players', n: 1 }], then: [{ do: 'draw', n: 1 }] }] }),
  item('Altar', {
    powers: [
      { pay: [{ do: 'destroy', what: { choose: 1, is: 'ally', of: 'friends' } }], then: [{ do: 'draw', n: 1 }] },
    ],
  }),
  item('Way Out', {
    powers: [
      {
        always: [
          {
            mod: 'instead',
            would: { on: 'destroy', what: { is: 'ally' } },
            then: [{ do: 'move', what: '$what', to: 'removed' }],
          },
        ],
      },
    ],
  }),
  item('Patron', { powers: [{ always: [{ mod: 'cost', on: 'play', by: 'you', rather: [] }] }] }),
  ability('Torrent', { x: true, text: [{ do: 'draw', n: 'X' }] }),
  item('Discount', {
    powers: [{ always: [{ mod: 'cost', on: 'play', by: 'you', what: { is: 'ally' }, n: -3 }] }],
  }),
  item('Hoard', {
    powers: [
      {
        pay: [{ do: 'remove', n: 'all', what: 'coin', from: 'self', as: 'coins' }],
        then: [{ do: 'draw', n: '$coins.n' }],
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

  test('403.6b, CR-EX-403.6b-1, CR-EX-GL.Cost-Resource-1 a number in brackets is as many resources', () => {
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

  test('403.1 in whatever order all can be paid: what is exhausted may be destroyed after', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Grinder', 'Kor Cindervein', { name: 'Slight', exhausted: true }], deck: filler }],
      turn: 'R1',
    })
    t.say('use Grinder').expect('Kor Cindervein', { exhausted: true })
    expect(t.legal()).toEqual(['pick Kor Cindervein', 'pick Slight'])
    t.say('pick Kor Cindervein').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
    expect(t.zone('R1', 'hand')).toHaveLength(1)
  })

  const pyre = {
    library: lib,
    raiders: [
      { cards: ['Pyre', 'Kor Cindervein', { name: 'Slight', exhausted: true }], deck: filler, hand: ['Bless'] },
    ],
    turn: 'R1',
  }

  test('403.1, 707.2 the payer orders what gets in its own way; a dead end is rewound, and he chooses again', () => {
    const t = table(pyre)
    t.say('use Pyre')
    expect(t.asked()).toBe('R1: cost')
    expect(t.legal()).toEqual(['number 0', 'number 1'])
    t.say('number 0').say('pick Slight') // and now there is no exhausted ally for the other part
    expect(t.asked()).toBe('R1: priority')
    t.expect('Kor Cindervein', { zone: 'party' }).expect('Slight', { zone: 'party' })
    expect(t.zone('R1', 'graveyard')).toEqual([])
    expect(t.game.s.chain[0]!.links).toEqual([])
    // The same way is not offered again, others are.
    t.say('use Pyre').say('number 0')
    expect(t.legal()).toEqual(['pick Kor Cindervein'])
    t.say('pick Kor Cindervein').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein', 'Slight'])
    const u = table(pyre)
    u.use('Pyre', 'number 1').resolve()
    expect(u.zone('R1', 'graveyard')).toEqual(['Kor Cindervein', 'Slight'])
  })

  test('707.2 the state after a rewind is the state before, but for what was tried; after anything else it may be tried again', () => {
    const t = table(pyre)
    const cards = JSON.stringify(t.game.s.cards)
    const log = JSON.stringify(t.game.s.log)
    t.say('use Pyre').say('number 0').say('pick Slight')
    expect(JSON.stringify(t.game.s.cards)).toBe(cards)
    expect(JSON.stringify(t.game.s.log)).toBe(log)
    expect(t.game.s.misc[0]!.link).toBe(0)
    t.play('Bless').resolve()
    t.say('use Pyre').say('number 0')
    expect(t.legal()).toEqual(['pick Kor Cindervein', 'pick Slight'])
  })

  test('403.1 if several players pay, all must be able to, and agree; a refusal rewinds it (707.2)', () => {
    const spec = (b: number) => ({
      library: lib,
      players: [{ cards: ['Common Chest'], resources: 1 }, { resources: b }, { resources: 1 }],
    })
    expect(table(spec(0)).legal()).not.toContain('use Common Chest')
    const t = table(spec(1))
    t.say('use Common Chest')
    expect(t.asked()).toBe('B: yes-no')
    t.say('yes')
    expect(t.asked()).toBe('C: yes-no')
    t.say('no')
    expect(t.asked()).toBe('A: priority')
    expect([t.resources('A').ready, t.resources('B').ready]).toEqual([1, 1])
    expect(t.legal()).not.toContain('use Common Chest')
    const u = table(spec(1)).use('Common Chest', 'yes', 'yes')
    expect(['A', 'B', 'C'].map((s) => u.resources(s).ready)).toEqual([0, 0, 0])
  })

  test('403.5 a friend’s character is destroyed as a cost without asking him', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Altar'], team: 1 }, { team: 2 }, { cards: ['Slight'], team: 1 }],
    })
    t.use('Altar').resolve()
    expect(t.zone('C', 'graveyard')).toEqual(['Slight'])
    expect(t.zone('A', 'hand')).toEqual(['Filler'])
  })

  test('403.1 a part of a cost that would be replaced can’t be paid', () => {
    const t = table({ library: lib, players: [{ cards: ['Altar', 'Slight'] }, {}] })
    expect(t.legal()).toContain('use Altar')
    const u = table({ library: lib, players: [{ cards: ['Altar', 'Slight', 'Way Out'] }, {}] })
    expect(u.legal()).not.toContain('use Altar')
  })

  test('403.3 "without paying" is an alternate cost of nothing: X is 0 (707.1b), additions still count (403.6a)', () => {
    const t = table({ library: lib, players: [{ cards: ['Patron'], hand: ['Kor Cindervein'] }, {}] })
    t.play('Kor Cindervein').resolve()
    expect(t.zone('A', 'party')).toContain('Kor Cindervein')
    const u = table({
      library: lib,
      players: [{ cards: ['Patron'], hand: ['Kor Cindervein'], resources: 1 }, { cards: ['Tax'] }],
    })
    u.play('Kor Cindervein')
    expect(u.resources('A').ready).toBe(0)
    const v = table({ library: lib, players: [{ cards: ['Patron'], hand: ['Kor Cindervein'] }, { cards: ['Tax'] }] })
    expect(v.legal()).not.toContain('play Kor Cindervein')
    const w = table({ library: lib, players: [{ cards: ['Patron'], hand: ['Torrent'], resources: 2 }, {}] })
    w.say('play Torrent')
    expect(w.legal()).toEqual(['number 0', 'number 1', 'number 2'])
    expect(w.say('number 0').legal()).toEqual(['number 0', 'number 1']) // pay (0), or nothing for it: both are ways
    const x = table({ library: lib, players: [{ cards: ['Patron'], hand: ['Torrent'], resources: 2 }, {}] })
    x.say('play Torrent').say('number 2')
    expect(x.asked()).toBe('A: priority')
    expect(x.resources('A').ready).toBe(0)
  })

  test('403.3 no more than one alternate cost is used', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Patron', 'Golem Skull Helm'], hand: ['Rites'], resources: 3 }, {}],
    })
    t.say('play Rites')
    expect(t.legal()).toEqual(['number 0', 'number 1', 'number 2'])
    t.say('number 2').expect('Golem Skull Helm', { exhausted: false })
    expect(t.resources('A').ready).toBe(3)
  })

  test('403.2, 707.1e reductions end at 0, and one that must leave (1) takes nothing from less', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Bargain', 'Discount'], hand: ['Kor Cindervein', 'Slight'], resources: 3 }, {}],
    })
    t.play('Kor Cindervein') // 3, less 2 but at least 1, less 3
    expect(t.resources('A').ready).toBe(3)
    t.resolve().play('Slight') // 1: what must leave (1) does not make it dearer
    expect(t.resources('A').ready).toBe(3)
  })

  test('403.2 a power that costs (0) is not used by itself', () => {
    const t = table({ players: [{ hero: 'Boris Brightbeard', damage: 3 }, {}] })
    expect(t.game.s.chain[0]!.links).toEqual([])
    expect(t.legal()).toContain('use Boris Brightbeard')
  })

  test('403.4 "all counters" can be none', () => {
    const t = table({ library: lib, players: [{ cards: ['Hoard'] }, {}] })
    t.use('Hoard').resolve()
    expect(t.zone('A', 'hand')).toEqual([])
    const u = table({ library: lib, players: [{ cards: [{ name: 'Hoard', counters: { coin: 2 } }] }, {}] })
    u.use('Hoard')
      .expect('Hoard', { counters: { coin: 0 } })
      .resolve()
    expect(u.zone('A', 'hand')).toHaveLength(2)
  })

  test('403.6a whoever looks for a cost sees the printed one, whatever was paid', () => {
    const t = table({ library: lib, players: [{ cards: ['Discount'], hand: ['Kor Cindervein'] }, {}] })
    t.play('Kor Cindervein').resolve().expect('Kor Cindervein', { cost: 3 })
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
