import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ally, instant, withCards } from './own.ts'

const lib = withCards(
  instant('Vanish', {
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'keyword', what: { target: 1, is: 'character' }, keyword: 'Elusive' }],
        until: 'turn',
      },
    ],
  }),
  instant('Fall Asleep', { text: [{ do: 'exhaust', what: { target: 1, is: 'character' } }] }),
  instant('Return', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }] }),
  instant('Peace', {
    text: [
      { do: 'modify', mods: [{ mod: 'cannot', on: 'attack', by: { target: 1, is: 'character' } }], until: 'turn' },
    ],
  }),
  ally('Ally Hunter', 2, 2, {
    powers: [{ always: [{ mod: 'cannot', on: 'attack', by: 'self', except: { is: 'ally' } }] }],
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
  ally('Shy Magnet', 1, 5, {
    powers: [
      { keyword: 'Elusive' },
      {
        always: [
          { mod: 'cannot', on: 'attack', by: { is: 'character', of: 'opponents' }, except: 'self', ifAble: true },
        ],
      },
    ],
  }),
  ally('Beacon', 1, 5, {
    powers: [{ always: [{ mod: 'cannot', on: 'attack', except: 'self', ifAble: true }] }],
  }),
  ally('Hero Lure', 1, 5, {
    powers: [
      { always: [{ mod: 'cannot', on: 'attack', by: { is: 'hero', of: 'opponents' }, except: 'self', ifAble: true }] },
    ],
  }),
  ally('Ghost', 2, 2, { powers: [{ keyword: 'Untargetable' }] }),
)
const whelp = 'Onyxian Whelp'

describe('601 combat proposal', () => {
  test('601.1 only in one’s own action phase with an empty chain', () => {
    const t = table({
      raiders: [{ cards: ['Kor Cindervein'], hand: ['Battle Shout'], resources: 3 }, { cards: ['Kor Cindervein'] }],
      turn: 'R1',
    })
    expect(t.legal()).toContain('attack Kor Cindervein')
    t.play('Battle Shout')
    expect(t.legal()).toEqual(['pass'])
    const u = table({ raiders: [{ cards: ['Kor Cindervein'] }], turn: 'R1', at: 'draw' })
    expect(u.legal()).toEqual(['pass'])
    const v = table({ raiders: [{ cards: ['Kor Cindervein'] }], turn: 'R1', at: 'end' })
    expect(v.legal()).toEqual(['pass'])
  })

  test('601.1 never in a friend’s turn', () => {
    const t = table({ raiders: [{}, { cards: ['Kor Cindervein'] }], turn: 'R1' })
    t.as('R2')
    expect(t.legal()).toEqual(['pass'])
  })

  test('601.2a exhausted characters can’t be proposed', () => {
    const t = table({
      raiders: [{ exhausted: true, cards: [{ name: 'Kor Cindervein', exhausted: true }] }],
      turn: 'R1',
    })
    expect(t.legal()).toEqual(['pass'])
  })

  test('601.2b every non-elusive opposing character of every opponent; never a friend', () => {
    const t = table({
      library: lib,
      boss: { cards: [whelp] },
      raiders: [
        { cards: ['Kor Cindervein', 'Latro Abiectus', 'Krol Blade'] },
        { hero: 'Graccus', cards: ['Ghost'] },
        { hero: 'Elendril', cards: ['Sentry Gwynn'] },
      ],
      turn: 'Boss',
    })
    t.say('attack Onyxia')
    // Untargetable is no protection from combat; Sentry Gwynn makes her hero elusive.
    expect(t.legal()).toEqual(['pick Warrax', 'pick Kor Cindervein', 'pick Graccus', 'pick Ghost', 'pick Sentry Gwynn'])
    const u = table({
      boss: { cards: [whelp] },
      raiders: [{ cards: ['Kor Cindervein'] }, { hero: 'Graccus' }],
      turn: 'R1',
    })
    u.say('attack Kor Cindervein')
    expect(u.legal()).toEqual(['pick Onyxia', `pick ${whelp}`])
  })

  test('601.2a who can’t attack anything there is can’t be proposed', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Ally Hunter'] }], turn: 'R1' })
    expect(t.legal()).toEqual(['pass', 'attack Warrax'])
    const u = table({ library: lib, boss: { cards: [whelp] }, raiders: [{ cards: ['Ally Hunter'] }], turn: 'R1' })
    u.say('attack Ally Hunter')
    expect(u.legal()).toEqual([`pick ${whelp}`])
  })

  test('601.2c "can attack only … if able"', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Magnet'] }, { hero: 'Graccus' }], turn: 'Boss' })
    t.say('attack Onyxia')
    expect(t.legal()).toEqual(['pick Magnet'])
  })

  test('601.2c it binds those whom it speaks of, and everybody if it speaks of nobody', () => {
    const aims = (lure: string, attacker: string): string[] => {
      const players = [{ cards: ['Ally Hunter', 'Ghost'] }, { cards: [lure] }]
      return table({ library: lib, players }).say(`attack ${attacker}`).legal()
    }
    expect(aims('Beacon', 'Hero A')).toEqual(['pick Beacon'])
    expect(aims('Beacon', 'Ghost')).toEqual(['pick Beacon'])
    expect(aims('Hero Lure', 'Hero A')).toEqual(['pick Hero Lure'])
    expect(aims('Hero Lure', 'Ghost')).toEqual(['pick Hero B', 'pick Hero Lure'])
  })

  test('601.2c if no such proposal can be made, any other defender', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Shy Magnet'] }, { hero: 'Graccus' }], turn: 'Boss' })
    t.say('attack Onyxia')
    expect(t.legal()).toEqual(['pick Warrax', 'pick Graccus'])
  })

  test('601.2d two "only": either of them (CR-EX-601.2d-1)', () => {
    const t = table({
      library: lib,
      raiders: [
        { name: 'A', hero: 'Graccus', cards: ['Magnet'] },
        { name: 'C', hand: ['Mocking Blow'], resources: 1 },
      ],
      turn: 'Boss',
    })
    t.as('C').play('Mocking Blow', 'Onyxia').resolve()
    t.expect('Onyxia', { damage: 1 })
    expect(t.legal()).toEqual(['attack Onyxia'])
    t.say('attack Onyxia')
    expect(t.legal()).toEqual(['pick Magnet', 'pick Warrax'])
  })

  test('601.3 a proposal that has become illegal is interrupted; the attacker stays ready', () => {
    for (const [card, on] of [
      ['Vanish', 'Warrax'],
      ['Peace', 'Onyxia'],
    ] as const) {
      const t = table({ library: lib, raiders: [{ hand: [card] }, { hero: 'Graccus' }], turn: 'Boss' })
      t.propose('Onyxia', 'Warrax').as('R1').play(card, on).resolve().resolve()
      expect(t.game.s.combat[0]!.window, card).toBe('')
      expect(t.asked()).toBe('Boss: priority')
      t.expect('Onyxia', { exhausted: false, role: '' }).expect('Warrax', { damage: 0 })
    }
  })

  test('601.3 an attacker exhausted in response does not attack', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Fall Asleep'] }], turn: 'Boss' })
    t.propose('Onyxia', 'Warrax').as('R1').play('Fall Asleep', 'Onyxia').resolve().resolve()
    expect(t.legal()).toEqual(['pass'])
    t.expect('Warrax', { damage: 0 })
  })

  test('601.3 a defender that has left, even if it came back, is no defender', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Kor Cindervein'], hand: ['Return'] }], turn: 'Boss' })
    t.propose('Onyxia', 'Kor Cindervein').as('R1').play('Return').resolve().resolve()
    expect(t.zone('R1', 'hand')).toEqual(['Kor Cindervein'])
    t.expect('Onyxia', { exhausted: false })
    expect(t.legal()).toEqual(['pass', 'attack Onyxia'])
  })

  test('601.3, 601.2c "can attack only …" that comes in response makes the proposal illegal', () => {
    const t = table({
      raiders: [
        { name: 'A', hero: 'Graccus' },
        { name: 'C', hand: ['Mocking Blow'], resources: 1 },
      ],
      turn: 'Boss',
    })
    t.propose('Onyxia', 'Graccus').as('C').play('Mocking Blow', 'Onyxia').resolve().resolve()
    t.expect('Onyxia', { exhausted: false, damage: 1 }).expect('Graccus', { damage: 0 })
    expect(t.legal()).toEqual(['attack Onyxia'])
    t.say('attack Onyxia')
    expect(t.legal()).toEqual(['pick Warrax'])
  })

  test('601.3 costs of attacking are not asked for a second time', () => {
    const toll = withCards(
      ally('Toll Keeper', 1, 3, {
        powers: [{ always: [{ mod: 'cost', on: 'attack', by: { is: 'character', of: 'opponents' }, n: 2 }] }],
      }),
    )
    const t = table({ library: toll, boss: { resources: 2 }, raiders: [{ cards: ['Toll Keeper'] }], turn: 'Boss' })
    t.propose('Onyxia', 'Warrax').fight().expect('Warrax', { damage: 1 })
  })

  test('410.1 everyone has priority while the proposal is on the chain, proposer first', () => {
    const t = table({ raiders: [{}, {}, {}, {}, {}], turn: 'R3' })
    t.propose('Warrax#3', 'Onyxia')
    const asked: string[] = []
    for (let i = 0; i < 6; i++) {
      asked.push(t.asked())
      t.say('pass')
    }
    expect(asked).toEqual(['R3', 'R4', 'R5', 'Boss', 'R1', 'R2'].map((s) => `${s}: priority`))
    expect(t.game.s.combat[0]!.window).toBe('attack')
  })
})
