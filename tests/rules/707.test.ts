import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, item, withCards } from './own.ts'

const lib = withCards(
  ability('Volley', { x: true, cost: 0, text: [{ do: 'exhaust', what: { target: 'X', is: 'ally' } }] }),
  ability('Precise', {
    x: true,
    cost: 1,
    text: [{ do: 'destroy', what: { target: 1, is: 'ally', where: ['cost', '=', 'X'] } }],
  }),
  instant('Either Or', {
    text: [
      {
        do: 'modes',
        n: 1,
        of: [
          [{ do: 'destroy', what: { target: 1, is: 'ally' } }],
          [{ do: 'draw', n: 1 }],
          [{ do: 'destroy', what: { target: 1, is: 'weapon' } }],
        ],
      },
    ],
  }),
  ability('Two Of Three', {
    text: [
      {
        do: 'modes',
        n: 2,
        of: [
          [{ do: 'draw', n: 1 }],
          [{ do: 'heal', n: 2, by: 'yourHero', from: 'yourHero' }],
          [{ do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'character' } }],
        ],
      },
    ],
  }),
  ally('Bookkeeper', 1, 9, {
    powers: [
      { when: { on: 'play', by: 'you' }, then: [{ do: 'put', n: 1, what: 'play', to: 'self' }] },
      { when: { on: 'target', by: 'you' }, then: [{ do: 'put', n: 1, what: 'target', to: 'self' }] },
    ],
  }),
  ability('Gambit', { x: true, powers: [{ play: { add: [{ do: 'pay', n: 1 }] } }], text: [{ do: 'draw', n: 'X' }] }),
  ally('Mist', 1, 1, { powers: [{ keyword: 'Untargetable' }] }),
)

describe('707 adding links', () => {
  test('707.1 announce, X, targets, costs, added: the card is on the chain from the first step on', () => {
    const t = table({ raiders: [{ hero: 'Elendril', hand: ['Aimed Shot'], resources: 3 }], turn: 'R1' })
    t.say('play Aimed Shot')
    t.expect('Aimed Shot', { zone: 'chain' })
    expect(t.asked()).toBe('R1: x')
    expect(t.legal()).toEqual(['number 0', 'number 1', 'number 2'])
    t.say('number 2')
    expect(t.asked()).toBe('R1: target')
    expect(t.resources('R1').ready).toBe(3)
    t.say('pick Onyxia')
    expect(t.resources('R1').ready).toBe(0)
    t.expect('Aimed Shot', { cost: 3 }).resolve().expect('Onyxia', { damage: 2 })
    t.expect('Aimed Shot', { cost: 1 }) // 201.3: X counts on the chain only
  })

  test('707.1b X of 0 is a legal choice; without a spare resource the only one', () => {
    const t = table({ raiders: [{ hero: 'Elendril', hand: ['Aimed Shot'], resources: 1 }], turn: 'R1' })
    t.play('Aimed Shot', 'Onyxia').resolve().expect('Onyxia', { damage: 0 })
  })

  test('707.1b X leaves room for additional costs', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Gambit'], resources: 3, deck: filler }], turn: 'R1' })
    t.say('play Gambit')
    expect(t.legal()).toEqual(['number 0', 'number 1', 'number 2'])
  })

  test('707.1d only such an X as leaves legal targets', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Volley'], resources: 5 },
      raiders: [{ cards: ['Kor Cindervein', 'Crazy Igvand', 'Mist'] }],
      turn: 'Boss',
    })
    t.say('play Volley')
    expect(t.legal()).toEqual(['number 0', 'number 1', 'number 2'])
    const u = table({
      library: lib,
      boss: { hand: ['Precise'], resources: 6 },
      raiders: [{ cards: ['Kor Cindervein', 'Anika Berlyn', 'Warden Tonarin'] }],
      turn: 'Boss',
    })
    u.say('play Precise')
    expect(u.legal()).toEqual(['number 1', 'number 3'])
    u.say('number 3').resolve()
    expect(u.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
  })

  test('707.1c modes are chosen as it is added, only those with targets; the others’ targets are not asked for', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Either Or'], deck: filler }], turn: 'R1' })
    t.play('Either Or').resolve() // no ally, no weapon: there is one mode
    expect(t.zone('R1', 'hand')).toHaveLength(1)
    const u = table({
      library: lib,
      raiders: [{ hand: ['Either Or'], cards: ['Krol Blade'], deck: filler }],
      turn: 'R1',
    })
    u.say('play Either Or')
    expect(u.asked()).toBe('R1: mode')
    expect(u.legal()).toEqual(['mode 1', 'mode 2'])
    u.say('mode 2').resolve()
    expect(u.zone('R1', 'graveyard')).toEqual(['Either Or', 'Krol Blade'])
    expect(u.zone('R1', 'hand')).toEqual([])
  })

  test('707.1c two different modes, processed in the order in which they stand', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Two Of Three'], damage: 5, deck: filler }], turn: 'R1' })
    t.say('play Two Of Three').say('mode 2')
    expect(t.legal()).toEqual(['mode 0', 'mode 1'])
    t.say('mode 0').say('pick Onyxia').resolve()
    t.expect('Onyxia', { damage: 1 }).expect('Warrax', { damage: 5 })
    expect(t.zone('R1', 'hand')).toHaveLength(1)
  })

  test('707.1c “an opponent chooses one”: the modes speak of the opponent who was chosen, and only such can be chosen as leave a mode', () => {
    const own = withCards(
      ability('Not Against Us', {
        text: [
          {
            do: 'modes',
            n: 1,
            by: { choose: 1, is: 'opponent', as: 'he' },
            of: [
              [{ do: 'destroy', what: { target: 1, is: 'ally', of: '$he' } }],
              [{ do: 'destroy', what: { target: 1, is: 'weapon', of: '$he' } }],
            ],
          },
          { do: 'deal', n: 3, type: 'shadow', by: 'yourHero', to: { is: 'hero', of: '$he' } },
        ],
      }),
    )
    const players = [
      { hand: ['Not Against Us'] },
      { cards: ['Dummy 1/1'] },
      { cards: ['Krol Blade', 'Dummy 2/2'] },
      {},
    ] as const
    const t = table({ library: own, players })
    t.say('play Not Against Us')
    expect(t.legal()).toEqual(['pick B', 'pick C'])
    t.say('pick C')
    expect(t.asked()).toBe('C: mode')
    t.say('mode 0').resolve()
    t.expect('Dummy 2/2', { zone: 'graveyard' }).expect('Dummy 1/1', { zone: 'party' }).expect('Hero C', { damage: 3 })

    const u = table({ library: own, players: [players[0], {}, { cards: ['Krol Blade'] }] })
    u.play('Not Against Us').resolve().expect('Krol Blade', { zone: 'graveyard' }).expect('Hero C', { damage: 3 })
    expect(table({ library: own, players: [players[0], {}] }).legal()).not.toContain('play Not Against Us')
  })

  test('707.1c a power or a quest none of whose modes can be chosen is not offered', () => {
    const modes = [
      {
        do: 'modes',
        n: 1,
        of: [
          [{ do: 'destroy', what: { target: 1, is: 'weapon' } }],
          [{ do: 'destroy', what: { target: 1, is: 'ability' } }],
        ],
      },
    ] as const
    const own = withCards(item('Wand', { powers: [{ pay: [], then: modes }] }))
    const t = table({ library: own, raiders: [{ cards: ['Wand'] }], turn: 'R1' })
    expect(t.legal()).toEqual(['pass', 'attack Warrax'])
    const u = table({ library: own, raiders: [{ cards: ['Wand', 'Krol Blade'] }], turn: 'R1' })
    u.use('Wand').resolve()
    expect(u.zone('R1', 'graveyard')).toEqual(['Krol Blade'])
  })

  test('707.1f what watches triggers once it is added, before anybody else has priority', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Bookkeeper'], hand: ['Quick Strike'], resources: 3 }],
      turn: 'R1',
    })
    t.play('Quick Strike', 'Onyxia')
    expect(t.asked()).toBe('R1: order')
    t.answer(0)
    expect(t.game.s.chain[0]!.links).toHaveLength(3)
    expect(t.asked()).toBe('R1: priority')
    t.resolve()
      .resolve()
      .expect('Bookkeeper', { counters: { play: 1, target: 1 } })
      .expect('Onyxia', { damage: 0 })
  })

  test('707.1f putting into play is not playing', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Bookkeeper'], hand: ['Resurrection'], graveyard: ['Kor Cindervein'], resources: 4 }],
      turn: 'R1',
    })
    t.play('Resurrection').answer(0).resolveAll()
    t.expect('Bookkeeper', { counters: { play: 1, target: 1 } })
    expect(t.zone('R1', 'party')).toContain('Kor Cindervein')
  })

  test('707.1d a restriction on playing is about playing only (704.1a)', () => {
    const t = table({
      raiders: [{ cards: [{ name: 'Kor Cindervein', exhausted: true }], hand: ['On Your Feet'], resources: 3 }],
      turn: 'R1',
    })
    expect(t.legal()).not.toContain('play On Your Feet')
    const u = table({
      raiders: [{ cards: [{ name: 'Kor Cindervein', exhausted: true }], hand: ['On Your Feet'], resources: 3 }],
      turn: 'Boss',
    })
    u.as('R1')
      .play('On Your Feet')
      .resolve()
      .expect('Kor Cindervein', { exhausted: false, keywords: ['Protector'] })
  })
})

describe('707.1b X in the cost of a power', () => {
  const wand = withCards(
    item('Sparkler', {
      powers: [
        {
          pay: [{ do: 'pay', n: 'X' }, { do: 'activate' }],
          then: [{ do: 'deal', n: 'X', type: 'fire', by: 'yourHero', to: { target: 1, is: 'hero' } }],
        },
      ],
    }),
    item('Toll', { powers: [{ always: [{ mod: 'cost', on: 'use', by: 'opponents', n: 1 }] }] }),
    item('Rebate', { powers: [{ always: [{ mod: 'cost', on: 'use', by: 'you', n: -2, min: 1 }] }] }),
  )
  const spec = (cards: string[], theirs: string[]) => ({
    library: wand,
    players: [{ cards: ['Sparkler', ...cards], resources: 2 }, { cards: theirs }],
  })

  test('707.1b, 707.1e as much as can be paid after all that changes the cost', () => {
    expect(table(spec([], [])).say('use Sparkler').legal()).toEqual(['number 0', 'number 1', 'number 2'])
    const t = table(spec([], ['Toll'])).say('use Sparkler')
    expect(t.legal()).toEqual(['number 0', 'number 1'])
    t.say('number 1').say('pick Hero B')
    expect(t.resources('A').ready).toBe(0)
    t.resolve().expect('Hero B', { damage: 1 })
    const u = table(spec(['Rebate'], [])).say('use Sparkler')
    expect(u.legal()).toEqual([0, 1, 2, 3, 4].map((n) => `number ${n}`))
    u.say('number 3').say('pick Hero B')
    expect(u.resources('A').ready).toBe(1)
  })
})
