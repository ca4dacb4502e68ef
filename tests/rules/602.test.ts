import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ally, filler, instant, withCards } from './own.ts'

const lib = withCards(
  ally('Watcher', 1, 3, {
    powers: [{ when: { on: 'attack', by: { is: 'character', of: 'opponents' } }, then: [{ do: 'draw', n: 1 }] }],
  }),
  ally('Brave Guard', 1, 5, {
    powers: [
      { keyword: 'Protector' },
      { when: { on: 'protect', by: 'self' }, then: [{ do: 'draw', n: 1 }] },
      { when: { on: 'defend', by: 'self' }, then: [{ do: 'draw', n: 1 }] },
    ],
  }),
  ally('Hero Guard', 1, 5, {
    powers: [{ always: [{ mod: 'can', on: 'protect', by: 'self', for: 'yourHero' }] }],
  }),
  ally('Sneak', 2, 2, { powers: [{ keyword: 'Stealth' }] }),
  ally('Martyr', 2, 2, {
    powers: [
      { keyword: 'Protector' },
      {
        when: { on: 'defend', by: 'self', to: { is: 'ally' } },
        then: [
          {
            do: 'try',
            these: [{ do: 'destroy', what: 'self' }],
            then: [{ do: 'destroy', what: { is: 'ally', state: 'attacking' } }],
          },
        ],
      },
    ],
  }),
  ally('Doom Warchief', 9, 4, {
    powers: [{ when: { on: 'defend', by: { is: 'ally' }, to: 'self' }, then: [{ do: 'destroy', what: '$by' }] }],
  }),
  ally('Tree Bender', 2, 1, {
    powers: [
      {
        when: { on: 'attack', by: 'self' },
        then: [{ do: 'try', may: 'you', these: [{ do: 'exhaust', what: { target: 1, is: 'character' } }] }],
      },
    ],
  }),
  instant('Snare', { text: [{ do: 'exhaust', what: { target: 1, is: 'character' } }] }),
  instant('Unsummon', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }] }),
  instant('Break Off', { text: [{ do: 'uncombat', what: { target: 1, is: 'character' } }] }),
  instant('Rouse', { text: [{ do: 'ready', what: { target: 1, is: 'character' } }] }),
)
const whelp = 'Onyxian Whelp'

describe('602 combat step', () => {
  test('602.1 the attacker exhausts as the combat step starts; then the attack window, turn player first', () => {
    const t = table({ raiders: [{ cards: ['Kor Cindervein'] }, {}], turn: 'R1' })
    t.propose('Kor Cindervein', 'Onyxia').expect('Kor Cindervein', { exhausted: false, role: 'proposed attacker' })
    t.expect('Onyxia', { role: 'proposed defender' })
    t.say('pass').say('pass').say('pass')
    t.expect('Kor Cindervein', { exhausted: true, role: 'attacker' }).expect('Onyxia', { role: 'proposed defender' })
    expect(t.asked()).toBe('R1: priority')
  })

  test('602.1 "when … attacks" goes on the chain in the attack window', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Watcher'], deck: filler }], turn: 'Boss' })
    t.propose('Onyxia', 'Warrax').say('pass').say('pass')
    expect(t.game.s.combat[0]!.window).toBe('attack')
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.resolve()
    expect(t.zone('R1', 'hand')).toHaveLength(1)
  })

  test('602.2 the protect point: ready Protectors of every opponent, in turn order, and one only', () => {
    const t = table({
      raiders: [
        { name: 'A', cards: ['Crazy Igvand', { name: 'Parvink', exhausted: true }] },
        { name: 'B', hero: 'Graccus', cards: ['Warden Tonarin'] },
        { name: 'C', hero: 'Elendril', cards: ['Wyneth Harridan'] },
      ],
      turn: 'Boss',
    })
    t.propose('Onyxia', 'Graccus')
    for (let i = 0; i < 8; i++) t.say('pass')
    expect(t.asked()).toBe('A: protect')
    expect(t.legal()).toEqual(['pass', 'protect Crazy Igvand'])
    t.say('pass')
    expect(t.asked()).toBe('B: protect')
    expect(t.legal()).toEqual(['pass', 'protect Warden Tonarin'])
    t.say('pass')
    expect(t.asked()).toBe('C: protect')
    t.say('protect Wyneth Harridan')
    t.expect('Wyneth Harridan', { exhausted: true, role: 'defender' }).expect('Graccus', { role: '' })
    expect(t.asked()).toBe('Boss: priority')
    t.fight()
    t.expect('Wyneth Harridan', { damage: 1 }).expect('Graccus', { damage: 0 }).expect('Onyxia', { damage: 2 })
  })

  test('602.2b only one character per proposed defender can protect', () => {
    const t = table({
      raiders: [{ cards: ['Crazy Igvand', 'Warden Tonarin'] }, { cards: ['Wyneth Harridan'] }],
      turn: 'Boss',
    })
    t.propose('Onyxia', 'Warrax')
    for (let i = 0; i < 6; i++) t.say('pass')
    expect(t.legal()).toEqual(['pass', 'protect Crazy Igvand', 'protect Warden Tonarin'])
    t.say('protect Warden Tonarin')
    expect(t.asked()).toBe('Boss: priority')
    expect(t.game.s.combat[0]!.window).toBe('defend')
  })

  test('602.2b a proposed defender can’t protect itself; an Elusive character may protect', () => {
    const t = table({ raiders: [{ cards: ['Crazy Igvand', 'Warden Tonarin'] }], turn: 'Boss' })
    t.propose('Onyxia', 'Crazy Igvand')
    for (let i = 0; i < 4; i++) t.say('pass')
    expect(t.legal()).toEqual(['pass', 'protect Warden Tonarin'])
  })

  test('602.2 the Boss’s side is not asked, nor the attacker’s friends', () => {
    const t = table({ raiders: [{ cards: ['Kor Cindervein', 'Crazy Igvand'] }, { cards: ['Parvink'] }], turn: 'R1' })
    t.attack('Kor Cindervein', 'Onyxia').expect('Crazy Igvand', { exhausted: false }).expect('Onyxia', { damage: 3 })
  })

  test('602.2a against Stealth nobody protects', () => {
    const t = table({ library: lib, boss: { cards: ['Sneak'] }, raiders: [{ cards: ['Crazy Igvand'] }], turn: 'Boss' })
    t.propose('Sneak', 'Warrax').say('pass').say('pass').say('pass').say('pass')
    expect(t.game.s.combat[0]!.window).toBe('defend')
    t.expect('Warrax', { role: 'defender' })
  })

  test('602.2 who can protect only some characters is offered for them only', () => {
    const t = table({
      library: lib,
      raiders: [
        { name: 'A', cards: ['Hero Guard', 'Kor Cindervein'] },
        { name: 'B', hero: 'Graccus' },
      ],
      turn: 'Boss',
    })
    for (const [to, asked] of [
      ['Kor Cindervein', 'Boss: priority'],
      ['Graccus', 'Boss: priority'],
      ['Warrax', 'A: protect'],
    ] as const) {
      const u = table({
        library: lib,
        raiders: [
          { name: 'A', cards: ['Hero Guard', 'Kor Cindervein'] },
          { name: 'B', hero: 'Graccus' },
        ],
        turn: 'Boss',
      })
      u.propose('Onyxia', to)
      for (let i = 0; i < 6; i++) u.say('pass')
      expect(u.asked(), to).toBe(asked)
    }
    expect(t.asked()).toBe('Boss: priority')
  })

  test('602.2 protecting and then defending trigger, in the defend window', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Brave Guard'], deck: filler }], turn: 'Boss' })
    t.propose('Onyxia', 'Warrax').say('pass').say('pass').say('pass').say('pass').say('protect Brave Guard')
    expect(t.asked()).toBe('R1: order')
    t.answer(0)
    expect(t.game.s.chain[0]!.links).toHaveLength(2)
    t.resolveAll()
    expect(t.zone('R1', 'hand')).toHaveLength(2)
  })

  test('602.3 simultaneous triggers: the turn player’s first, the other’s on top (CR-EX-602.3-1)', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Doom Warchief'] },
      raiders: [{ cards: ['Martyr'] }],
      turn: 'Boss',
    })
    t.attack('Doom Warchief', 'Martyr')
    expect(t.zone('R1', 'graveyard')).toEqual(['Martyr'])
    expect(t.zone('Boss', 'graveyard')).toEqual(['Doom Warchief'])
    expect(t.asked()).toBe('Boss: priority')
  })

  test('708.1a the attacker’s trigger is added first, the opponent’s resolves first (CR-EX-708.1a-1)', () => {
    for (const [may, offered] of [
      ['yes', false],
      ['no', true],
    ] as const) {
      const t = table({
        library: lib,
        boss: { cards: ['Tree Bender'] },
        raiders: [{ cards: [{ name: 'Donna Calister', exhausted: true }] }],
        turn: 'Boss',
      })
      t.propose('Tree Bender', 'Warrax').say('pass').say('pass')
      expect(t.asked()).toBe('Boss: target')
      t.say('pick Donna Calister')
      expect(t.game.s.chain[0]!.links).toHaveLength(2)
      t.resolve().expect('Donna Calister', { exhausted: false })
      t.resolve(may)
      t.say('pass').say('pass')
      expect(t.asked()).toBe(offered ? 'R1: protect' : 'Boss: priority')
    }
  })

  test('602.4 an attacker taken out in the attack window: no protect point, no defend window, no damage', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Crazy Igvand'], hand: ['Break Off'] }], turn: 'Boss' })
    t.propose('Onyxia', 'Warrax').say('pass').say('pass').as('R1').play('Break Off', 'Onyxia').resolve()
    t.expect('Onyxia', { exhausted: true, role: '' })
    t.say('pass').say('pass')
    expect(t.game.s.combat[0]!.window).toBe('')
    t.expect('Warrax', { damage: 0 }).expect('Onyxia', { exhausted: true })
  })

  test('602.4, 603.1b a defender that leaves: the combat goes on to its conclusion, nobody deals damage', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Kor Cindervein'], hand: ['Unsummon'] }], turn: 'Boss' })
    t.propose('Onyxia', 'Kor Cindervein').say('pass').say('pass').say('pass').say('pass')
    expect(t.game.s.combat[0]!.window).toBe('defend')
    t.as('R1').play('Unsummon').resolve()
    // 602.4a: still the defend window.
    expect(t.game.s.combat[0]!.window).toBe('defend')
    t.fight().expect('Onyxia', { damage: 0, exhausted: true }).expect('Warrax', { damage: 0 })
  })

  test('602.2 a proposed defender that leaves in the attack window ends it all', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Kor Cindervein', 'Crazy Igvand'], hand: ['Unsummon'] }],
      turn: 'Boss',
    })
    t.propose('Onyxia', 'Kor Cindervein').say('pass').say('pass').as('R1').play('Unsummon', 'Kor Cindervein').resolve()
    t.say('pass').say('pass')
    expect(t.game.s.combat[0]!.window).toBe('')
    t.expect('Crazy Igvand', { exhausted: false })
  })

  test('602.2 the attacker readied in the attack window is ready afterwards, and attacks again', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Kor Cindervein'], hand: ['Rouse'] }], turn: 'R1' })
    t.propose('Kor Cindervein', 'Onyxia').say('pass').say('pass').play('Rouse', 'Kor Cindervein').resolve()
    t.fight().expect('Onyxia', { damage: 3 }).expect('Kor Cindervein', { exhausted: false })
    t.attack('Kor Cindervein', 'Onyxia').expect('Onyxia', { damage: 6 })
  })

  test('602.2 a Protector exhausted in the attack window does not protect', () => {
    const t = table({ library: lib, boss: { hand: ['Snare'] }, raiders: [{ cards: ['Crazy Igvand'] }], turn: 'Boss' })
    t.propose('Onyxia', 'Warrax').say('pass').say('pass').play('Snare', 'Crazy Igvand').resolve()
    t.say('pass').say('pass')
    expect(t.game.s.combat[0]!.window).toBe('defend')
  })

  test('Blink takes attackers out only while its hero defends', () => {
    const spec = { raiders: [{ hero: 'Litori Frostburn', hand: ['Blink'], resources: 2, deck: filler }], turn: 'Boss' }
    const t = table(spec)
    t.propose('Onyxia', 'Litori Frostburn').say('pass').say('pass').as('R1').play('Blink').resolve()
    t.fight().expect('Litori Frostburn', { damage: 1 }) // proposed defender only, in the attack window
    const u = table(spec)
    u.propose('Onyxia', 'Litori Frostburn')
      .say('pass')
      .say('pass')
      .say('pass')
      .say('pass')
      .as('R1')
      .play('Blink')
      .resolve()
    u.fight().expect('Litori Frostburn', { damage: 0 })
  })

  test('602.2 a Whelp attacks as well, and a hero with Protector may protect a friend', () => {
    const t = table({
      boss: { cards: [whelp] },
      raiders: [
        { name: 'A', cards: ['Stalwart Protector'] },
        { name: 'B', hero: 'Graccus', cards: ['Kor Cindervein'] },
      ],
      turn: 'Boss',
    })
    t.attack(whelp, 'Kor Cindervein', 'protect Warrax')
    t.expect('Warrax', { damage: 1, exhausted: true })
      .expect('Kor Cindervein', { damage: 0 })
      .expect(whelp, { damage: 0 })
  })
})
