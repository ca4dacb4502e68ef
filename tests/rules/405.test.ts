import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, item, withCards } from './own.ts'

const lib = withCards(
  ability('Double Pain', {
    text: [
      {
        do: 'forEach',
        of: { is: 'ally' },
        as: 'one',
        then: [{ do: 'put', n: { stat: 'damage', of: '$one' }, what: 'damage', to: '$one' }],
      },
    ],
  }),
  ability('Bleed', {
    text: [
      { do: 'put', n: 9, what: 'damage', to: { target: 1, is: 'character' }, as: 'put' },
      { do: 'draw', n: '$put.n' },
    ],
  }),
  ability('Head Count', {
    text: [
      {
        do: 'deal',
        n: { count: { is: 'card', in: 'hand', of: { controller: '$it' } } },
        by: 'yourHero',
        to: { target: 1, is: 'hero', as: 'it' },
      },
    ],
  }),
  ability('Pain for Pain', {
    text: [
      {
        do: 'try',
        may: 'you',
        these: [{ do: 'switch', what: 'damage', of: 'yourHero', with: { target: 1, is: 'ally' } }],
      },
    ],
  }),
  ability('Barkskin', {
    powers: [{ always: [{ mod: 'prevent', would: { on: 'deal', to: { is: 'character', of: 'you' } }, n: 1 }] }],
  }),
  ability('Fireproof', { powers: [{ always: [{ mod: 'cannot', on: 'deal', to: 'yourHero', type: 'fire' }] }] }),
  ally('Crybaby', 0, 9, { powers: [{ when: { on: 'deal', to: 'self' }, then: [{ do: 'draw', n: 1 }] }] }),
  ally('Echo', 0, 9, {
    powers: [{ when: { on: 'deal', by: 'yourHero', to: { is: 'character' } }, then: [{ do: 'draw', n: 1 }] }],
  }),
  instant('Nudge', { text: [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' } }] }),
  item('Golem', {
    powers: [
      {
        pay: [{ do: 'pay', n: 1 }],
        then: [
          {
            do: 'modify',
            mods: [
              { mod: 'is', what: 'self', type: 'ally' },
              { mod: 'stat', what: 'self', stat: 'atk', n: 2 },
            ],
            until: 'turn',
          },
        ],
      },
    ],
    atk: 0,
    health: 5,
  }),
)

describe('405 damage', () => {
  test('405.1 damage stays until it is healed', () => {
    const t = table({
      raiders: [{ cards: [{ name: 'Crazy Igvand', damage: 2 }], deck: filler }],
      boss: { deck: filler },
      turn: 'R1',
    })
    t.until('Boss', 'action').until('R1', 'action').expect('Crazy Igvand', { damage: 2 })
  })

  test('405.1, 410.6e damage on what is no longer a character is removed', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Golem'], hand: ['Nudge'], resources: 1, deck: filler }],
      turn: 'R1',
      boss: { deck: filler },
    })
    t.use('Golem')
      .resolve()
      .play('Nudge', 'Golem')
      .resolve()
      .expect('Golem', { damage: 1, types: ['item', 'ally'] })
    t.until('Boss', 'ready').expect('Golem', { damage: 0, types: ['item'] })
  })

  test('405.2 damage equal to health is fatal, one less is not', () => {
    const t = table({
      raiders: [{ cards: ['Crazy Igvand'], hand: ['Quick Strike', 'Quick Strike'], resources: 6 }],
      turn: 'R1',
    })
    t.play('Quick Strike', 'Crazy Igvand').resolve().play('Quick Strike', 'Crazy Igvand').resolve()
    t.expect('Crazy Igvand', { damage: 4, zone: 'party' })
    const u = table({
      raiders: [{ cards: [{ name: 'Crazy Igvand', damage: 4 }], hand: ['Quick Strike'], resources: 3 }],
      turn: 'R1',
    })
    u.play('Quick Strike', 'Crazy Igvand').resolve()
    expect(u.zone('R1', 'graveyard')).toEqual(['Crazy Igvand', 'Quick Strike'])
  })

  test('405.3 damage that is put is not dealt: not prevented, nothing triggers, never above health (CR-EX-405.3-1)', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Barkskin'] },
      raiders: [
        {
          cards: [
            'Barkskin',
            { name: 'Kor Cindervein', damage: 2 },
            { name: 'Crazy Igvand', damage: 2 },
            { name: 'Crybaby', damage: 1 },
            'Latro Abiectus',
          ],
          hand: ['Double Pain'],
          deck: filler,
        },
      ],
      turn: 'R1',
    })
    t.play('Double Pain').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Double Pain', 'Kor Cindervein'])
    t.expect('Crazy Igvand', { damage: 4 }).expect('Crybaby', { damage: 2 }).expect('Latro Abiectus', { damage: 0 })
    expect(t.zone('R1', 'hand')).toEqual([])
  })

  test('405.7, 712.7 damage may be switched: whoever may is asked', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: [{ name: 'Crazy Igvand', damage: 3 }], hand: ['Pain for Pain'], deck: filler }],
      turn: 'R1',
    })
    t.play('Pain for Pain').resolve()
    expect(t.legal()).toEqual(['yes', 'no'])
    t.say('yes').expect('Crazy Igvand', { damage: 0 })
  })

  test('405.3 put: exactly fatal, and that is how much was put', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: [{ name: 'Crazy Igvand', damage: 4 }], hand: ['Bleed'], deck: filler }],
      turn: 'R1',
    })
    t.play('Bleed', 'Crazy Igvand').resolve()
    expect(t.zone('R1', 'hand')).toHaveLength(2)
    expect(t.zone('R1', 'graveyard')).toContain('Crazy Igvand')
  })

  test('405.4 one packet for each character (CR-EX-405.4-1)', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Crybaby', 'Onyxian Whelp'] },
      raiders: [{ hero: 'Litori Frostburn', cards: ['Echo'], hand: ['Frost Nova'], resources: 4, deck: filler }],
      turn: 'R1',
    })
    t.play('Frost Nova').resolve()
    t.expect('Onyxia', { damage: 1 }).expect('Crybaby', { damage: 1 })
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(0)
    // Three packets: three triggers for the hero who dealt them (408.2c-1, 408.3d-3), one for the Boss’s ally.
    expect(t.game.s.chain[0]!.links).toHaveLength(4)
    t.resolveAll()
    expect(t.zone('R1', 'hand')).toHaveLength(3)
  })

  test('405.4 "for each" makes one packet, counted as it resolves (CR-EX-405.4-2)', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Head Count'] },
      raiders: [{ hand: ['Nudge', 'Kor Cindervein', 'Kor Cindervein'], cards: ['Barkskin'] }, { hero: 'Graccus' }],
      turn: 'Boss',
    })
    t.play('Head Count', 'Warrax').as('R1').play('Nudge', 'Graccus').resolve().resolve()
    t.expect('Warrax', { damage: 1 }) // two cards are left in hand, and 1 of the one packet is prevented
  })

  test('405.5 damage that can’t be dealt: the link can be added, but no packet is made', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Nudge', 'Crush'], resources: 1 },
      raiders: [{ cards: ['Fireproof', 'Golem Skull Helm'] }],
      turn: 'Boss',
    })
    t.play('Nudge', 'Warrax').resolve()
    expect(t.asked()).toBe('Boss: priority') // no armor was asked for
    t.expect('Warrax', { damage: 0 }).expect('Golem Skull Helm', { exhausted: false })
  })

  test('205.1, 408.3a damage without a type said is no fire', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Onyxian Whelp'] },
      raiders: [{ cards: ['Fireproof'] }],
      turn: 'Boss',
    })
    t.attack('Onyxian Whelp', 'Warrax').expect('Warrax', { damage: 0 }) // its combat damage is fire
    t.attack('Onyxia', 'Warrax').expect('Warrax', { damage: 1 })
  })
})
