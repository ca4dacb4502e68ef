import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ally, instant, withCards } from './own.ts'

const lib = withCards(
  instant('Vigilance', {
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'must', on: 'attack', by: { target: 1, is: 'ally', of: 'opponents' }, what: 'yourHero' }],
        until: 'turn',
      },
    ],
  }),
  instant('Fury Within', {
    text: [{ do: 'modify', mods: [{ mod: 'must', on: 'attack', by: { target: 1, is: 'character' } }], until: 'turn' }],
  }),
  ally('Magnet', 1, 5, {
    powers: [
      {
        always: [
          { mod: 'cannot', on: 'attack', by: { is: 'character', of: 'opponents' }, except: 'self', ifAble: true },
        ],
      },
    ],
  }),
  ally('Hero Hater', 2, 3, {
    powers: [{ always: [{ mod: 'cannot', on: 'attack', by: 'self', except: { is: 'hero' } }] }],
  }),
  ally('Toll Keeper', 1, 3, {
    powers: [{ always: [{ mod: 'cost', on: 'attack', by: { is: 'character', of: 'opponents' }, n: 2 }] }],
  }),
  ally('Bill Keeper', 1, 3, {
    powers: [
      { always: [{ mod: 'cost', on: 'attack', by: { is: 'character', of: 'opponents' }, add: [{ do: 'pay', n: 1 }] }] },
    ],
  }),
  instant('Borrow', { text: [{ do: 'exhaust', what: { target: 1, is: 'character' } }] }),
)

const whelp = 'Onyxian Whelp'

describe('600 overview of combat', () => {
  test('600.1 several combats a turn, one at a time', () => {
    const t = table({ raiders: [{ cards: ['Kor Cindervein', 'Latro Abiectus'] }], turn: 'R1' })
    t.attack('Kor Cindervein', 'Onyxia')
    expect(t.legal()).toEqual(['pass', 'attack Warrax', 'attack Latro Abiectus'])
    t.attack('Latro Abiectus', 'Onyxia').expect('Onyxia', { damage: 6 })
  })

  test('600.2 who must attack if able: the player can’t pass with an empty chain in his action phase', () => {
    const t = table({ library: lib, boss: { cards: [whelp] }, raiders: [{ hand: ['Fury Within'] }, {}], turn: 'Boss' })
    t.as('R1').play('Fury Within', whelp).resolve()
    expect(t.asked()).toBe('Boss: priority')
    expect(t.legal()).toEqual(['attack Onyxia', `attack ${whelp}`])
    t.propose(whelp, 'Warrax')
    // Now the chain is not empty: he may pass.
    expect(t.legal()).toEqual(['pass'])
    t.fight()
    expect(t.legal()).toContain('pass')
  })

  test('600.2 only where a proposal would be legal: an exhausted character does not hold anybody', () => {
    const t = table({
      library: lib,
      boss: { cards: [{ name: whelp, exhausted: true }] },
      raiders: [{ hand: ['Fury Within'] }],
      turn: 'Boss',
    })
    t.as('R1').play('Fury Within', whelp).resolve()
    expect(t.legal()).toEqual(['pass', 'attack Onyxia'])
  })

  test('600.2a who must attack a character can be proposed against it only', () => {
    const t = table({
      library: lib,
      boss: { cards: [whelp] },
      raiders: [{ hand: ['Vigilance'], cards: ['Kor Cindervein'] }, { hero: 'Graccus' }],
      turn: 'Boss',
    })
    t.as('R1').play('Vigilance').resolve()
    expect(t.legal()).toEqual(['attack Onyxia', `attack ${whelp}`])
    t.say(`attack ${whelp}`)
    expect(t.legal()).toEqual(['pick Warrax'])
    t.say('pick Warrax').fight()
    expect(t.legal()).toEqual(['pass', 'attack Onyxia'])
  })

  test('600.2b must attack one, can attack only another: the "only" decides, and nobody is forced (CR-EX-600.2b-1)', () => {
    const t = table({
      library: lib,
      boss: { cards: [whelp] },
      raiders: [{ hand: ['Vigilance'], cards: ['Magnet'] }],
      turn: 'Boss',
    })
    t.as('R1').play('Vigilance').resolve()
    expect(t.legal()).toEqual(['pass', 'attack Onyxia', `attack ${whelp}`])
    t.say(`attack ${whelp}`)
    expect(t.legal()).toEqual(['pick Magnet'])
  })

  test('600.2b if the "only" can’t be met, the "must" binds (CR-EX-600.2b-1)', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Hero Hater'] },
      raiders: [{ hand: ['Vigilance'], cards: ['Magnet'] }, { hero: 'Graccus' }],
      turn: 'Boss',
    })
    t.as('R1').play('Vigilance').resolve()
    expect(t.legal()).toEqual(['attack Onyxia', 'attack Hero Hater'])
    t.say('attack Hero Hater')
    expect(t.legal()).toEqual(['pick Warrax'])
  })

  test('600.3 what it costs to attack is paid as the proposal is added', () => {
    const t = table({
      library: lib,
      boss: { cards: [whelp], resources: 3 },
      raiders: [{ cards: ['Toll Keeper'] }],
      turn: 'Boss',
    })
    t.propose(whelp, 'Warrax')
    expect(t.resources('Boss')).toEqual({ ready: 1, all: 3 })
    t.fight().expect('Warrax', { damage: 1 })
    expect(t.legal()).toEqual(['pass'])
  })

  test('600.3, 707.2 whatever it tries to attack can’t be paid for: the attack is not offered again', () => {
    const t = table({
      library: lib,
      boss: { cards: [whelp] },
      raiders: [{ cards: ['Bill Keeper'] }],
      turn: 'Boss',
    })
    for (const legal of [['pick Warrax', 'pick Bill Keeper'], ['pick Bill Keeper']]) {
      expect(t.legal()).toEqual(['pass', 'attack Onyxia', `attack ${whelp}`])
      t.say(`attack ${whelp}`)
      if (t.asked() === 'Boss: attacker-target') expect(t.legal()).toEqual(legal)
      t.say(t.legal()[0] as string)
    }
    expect(t.legal()).toEqual(['pass', 'attack Onyxia'])
  })

  test('600.3 must attack, but not at a price', () => {
    const t = table({
      library: lib,
      boss: { cards: [whelp], resources: 2 },
      raiders: [{ cards: ['Toll Keeper'], hand: ['Fury Within'] }],
      turn: 'Boss',
    })
    t.as('R1').play('Fury Within', whelp).resolve()
    expect(t.legal()).toEqual(['pass', 'attack Onyxia', `attack ${whelp}`])
  })
})
