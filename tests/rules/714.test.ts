import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, item, withCards } from './own.ts'

const lib = withCards(
  ally('Silas', 0, 0, {
    powers: [
      {
        always: [
          { mod: 'stat', what: 'self', stat: 'atk', n: { sum: 'atk', of: { is: 'ally', of: 'you', other: true } } },
          {
            mod: 'stat',
            what: 'self',
            stat: 'health',
            n: { sum: 'health', of: { is: 'ally', of: 'you', other: true } },
          },
        ],
      },
    ],
  }),
  ally('Reaver', 10, 10),
  ability('Deafening', {
    powers: [
      {
        always: [
          { mod: 'stat', what: { is: 'ally', of: 'opponents' }, stat: 'atk', n: -3 },
          { mod: 'stat', what: { is: 'ally', of: 'opponents' }, stat: 'health', n: -3 },
        ],
      },
    ],
  }),
  item('Dragonling', {
    atk: 0,
    health: 2,
    powers: [
      {
        pay: [{ do: 'pay', n: 1 }],
        then: [
          {
            do: 'modify',
            mods: [
              { mod: 'is', what: 'self', type: 'ally' },
              { mod: 'stat', what: 'self', stat: 'atk', n: 2 },
              { mod: 'keyword', what: 'self', keyword: 'Protector' },
            ],
            until: 'turn',
          },
        ],
      },
    ],
  }),
  instant('Reversal', {
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'stat', what: { target: 1, is: 'ally' }, stat: 'atk', n: 4, while: 'defending' }],
        until: 'turn',
      },
    ],
  }),
  instant('Unsummon', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }] }),
  ability('Leeroy', {
    text: [
      { do: 'exhaust', what: { is: 'ally', of: 'you', as: 'they' } },
      {
        do: 'modify',
        mods: [{ mod: 'cannot', on: 'ready', what: '$they' }],
        until: { during: 'ready', of: 'you', next: true },
      },
    ],
  }),
  ability('Freeze Some', {
    text: [
      { do: 'deal', n: 1, by: 'yourHero', to: { is: 'character', of: 'opponents' }, as: 'hit' },
      { do: 'modify', mods: [{ mod: 'cannot', on: 'attack', by: '$hit' }], until: 'turn' },
    ],
  }),
  ability('Barkskin', {
    powers: [{ always: [{ mod: 'prevent', would: { on: 'deal', to: { is: 'ally', of: 'you' } }, n: 1 }] }],
  }),
  ability('Possession', {
    attach: { target: 1, is: 'ally' },
    powers: [{ always: [{ mod: 'control', what: 'host', by: 'you' }] }],
  }),
  ability('Cleanse', { text: [{ do: 'destroy', what: { target: 1, is: 'ability' } }] }),
  ability('Watch Hurt', {
    text: [
      {
        do: 'modify',
        mods: [
          {
            mod: 'when',
            event: { on: 'deal', to: { is: 'hero', of: 'opponents' } },
            then: [{ do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'ally' } }],
            next: true,
          },
        ],
        until: 'turn',
      },
    ],
  }),
  instant('Poke', { text: [{ do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'character' } }] }),
)

describe('714 continuous modifiers, 715 triggered modifiers, 718, 719', () => {
  test('714.2 an indefinite modifier always uses the present table (CR-EX-714.2-1)', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Tracker Gallen', 'Kor Cindervein'], hand: ['Unsummon', 'Warden Tonarin'], resources: 1 }],
      turn: 'R1',
    })
    t.expect('Tracker Gallen', { atk: 2 }).play('Warden Tonarin').resolve().expect('Tracker Gallen', { atk: 3 })
    t.play('Unsummon', 'Kor Cindervein').resolve().expect('Tracker Gallen', { atk: 2 })
  })

  test('714.2 a condition on the table: at the limit and below it', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Kailis Truearc', 'Kor Cindervein', 'Parvink', 'Crazy Igvand'], hand: ['Unsummon'] }],
      turn: 'R1',
    })
    t.expect('Kailis Truearc', { atk: 3, health: 3 })
      .play('Unsummon', 'Parvink')
      .resolve()
      .expect('Kailis Truearc', { atk: 1, health: 1 })
  })

  test('714.3a "while" inside a duration (CR-EX-714.3a-1)', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Onyxian Whelp'] },
      raiders: [{ cards: ['Crazy Igvand'], hand: ['Reversal'] }],
      turn: 'Boss',
    })
    t.as('R1').play('Reversal', 'Crazy Igvand').resolve().expect('Crazy Igvand', { atk: 0 })
    t.propose('Onyxia', 'Crazy Igvand').say('pass').say('pass').expect('Crazy Igvand', { atk: 0 })
    t.say('pass').say('pass').expect('Crazy Igvand', { atk: 4 }).fight()
    t.expect('Crazy Igvand', { atk: 0 }).expect('Onyxia', { damage: 4 })
    t.attack('Onyxian Whelp', 'Crazy Igvand')
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(0)
  })

  test('714.3d it outlives its source', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Rayder', 'Kor Cindervein'], hand: ['Unsummon'] }],
      turn: 'R1',
    })
    t.use('Rayder').resolve().play('Unsummon', 'Rayder').resolve()
    t.attack('Kor Cindervein', 'Onyxia').expect('Onyxia', { damage: 5 })
  })

  test('714.3e a set asks anew: allies that come later have it too (CR-EX-714.3e-1)', () => {
    const t = table({
      raiders: [{ cards: ['Crazy Igvand'], hand: ['Rally the Troops', 'Kor Cindervein'], resources: 6 }],
      turn: 'R1',
    })
    t.play('Rally the Troops').resolve().play('Kor Cindervein').resolve()
    t.expect('Crazy Igvand', { atk: 1 }).expect('Kor Cindervein', { atk: 4 })
  })

  test('714.3f a name flags: those that were spoken of, also if they were exhausted before (CR-EX-714.3f-1)', () => {
    const t = table({
      library: lib,
      boss: { deck: filler, hand: ['Wing Storm'] },
      raiders: [
        {
          cards: ['Kor Cindervein', { name: 'Crazy Igvand', exhausted: true }],
          hand: ['Leeroy', 'Latro Abiectus'],
          resources: 2,
          deck: [...filler, ...filler],
        },
      ],
      turn: 'R1',
    })
    t.play('Leeroy').resolve().play('Latro Abiectus').resolve()
    t.until('Boss', 'action').until('R1', 'action')
    t.expect('Kor Cindervein', { exhausted: true })
      .expect('Crazy Igvand', { exhausted: true })
      .expect('Latro Abiectus', { exhausted: false })
    t.until('Boss', 'action').until('R1', 'action')
    t.expect('Kor Cindervein', { exhausted: false }).expect('Crazy Igvand', { exhausted: false })
  })

  test('714.3f "a character dealt damage this way": not one whose damage was prevented', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Freeze Some'] },
      raiders: [{ cards: ['Kor Cindervein', 'Barkskin'] }],
      turn: 'Boss',
    })
    t.play('Freeze Some').resolve()
    t.expect('Kor Cindervein', { damage: 0 }).expect('Warrax', { damage: 1 })
  })

  test('714.3f … and it can attack, the other can’t', () => {
    const t = table({
      boss: { cards: ['Onyxian Whelp', 'Kor Cindervein', { name: 'Blessing of Protection', on: 'Kor Cindervein' }] },
      raiders: [{ hero: 'Litori Frostburn', hand: ['Frost Nova'], resources: 4 }],
      turn: 'Boss',
    })
    t.as('R1').play('Frost Nova').resolve()
    expect(t.legal()).toEqual(['pass', 'attack Kor Cindervein'])
  })

  test('401.3, 714 control of a card changes and reverts', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Onyxian Whelp'] },
      raiders: [{ hand: ['Possession', 'Cleanse'] }],
      turn: 'R1',
    })
    t.play('Possession').resolve().expect('Onyxian Whelp', { controller: 1 })
    t.play('Cleanse').resolve().expect('Onyxian Whelp', { controller: 0 })
  })

  test('715.1 a triggered modifier: its targets are chosen as its effect is added, "next" works once (CR-EX-715.1-1)', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Watch Hurt', 'Poke', 'Poke'] },
      raiders: [{ cards: ['Crazy Igvand', 'Kor Cindervein'] }],
      turn: 'Boss',
    })
    t.say('play Watch Hurt')
    expect(t.asked()).toBe('Boss: priority')
    t.resolve().play('Poke', 'Warrax').resolve()
    expect(t.asked()).toBe('Boss: target')
    t.say('pick Crazy Igvand').resolve().expect('Crazy Igvand', { damage: 1 })
    t.play('Poke', 'Warrax').resolve()
    expect(t.asked()).toBe('Boss: priority')
    expect(t.game.s.chain[0]!.links).toEqual([])
  })

  test('715.1 without its event it ends with its duration', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Watch Hurt', 'Poke'], deck: filler },
      raiders: [{ cards: ['Crazy Igvand', 'Kor Cindervein'], deck: filler }],
      turn: 'Boss',
    })
    t.play('Watch Hurt').resolve().until('R1', 'ready').as('Boss').play('Poke', 'Warrax').resolve()
    expect(t.game.s.chain[0]!.links).toEqual([])
  })

  test('719.1 what can be changed depends on what it is, whatever came first (CR-EX-719.1-1)', () => {
    const cards = ['Dragonling']
    for (const late of [false, true]) {
      const t = table({
        library: lib,
        boss: { cards: late ? [] : ['Demoralizing Shout'], hand: late ? ['Demoralizing Shout'] : [], resources: 3 },
        raiders: [{ cards, resources: 2 }],
        turn: 'R1',
      })
      t.use('Dragonling').resolve()
      if (late) t.as('Boss').play('Demoralizing Shout').resolve()
      t.expect('Dragonling', { atk: 1, types: ['item', 'ally'], keywords: ['Protector'] })
      t.as('R1').use('Dragonling').resolve().expect('Dragonling', { atk: 3 })
    }
  })

  test('719.2 a chain of dependency: sums are taken after what changes their parts (CR-EX-719.2-1)', () => {
    for (const order of [
      ['Silas', 'Reaver'],
      ['Reaver', 'Silas'],
    ]) {
      const t = table({ library: lib, boss: { cards: ['Deafening'] }, raiders: [{ cards: order }] })
      t.expect('Reaver', { atk: 7, health: 7 }).expect('Silas', { atk: 4, health: 4 })
    }
  })

  test('719.2 and when a part leaves, the sum falls and may be fatal', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Deafening'], hand: ['Crush'], resources: 1 },
      raiders: [{ cards: ['Silas', 'Reaver'] }],
      turn: 'Boss',
    })
    t.play('Crush', 'Reaver').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Reaver', 'Silas'])
  })

  test('104.2 a negative ATK counts as 0 in combat, and as itself in sums', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Deafening'] },
      raiders: [{ cards: ['Parvink', 'Nerra Lifeboon', 'Kor Cindervein', 'Reaver'] }],
      turn: 'R1',
    })
    t.attack('Kor Cindervein', 'Onyxia').expect('Onyxia', { damage: 0 })
  })
})
