import { describe, expect, test } from 'vitest'
import { choose, decision, forecast, outlooks } from '../../src/engine/index.ts'
import type { CardDef, Mod } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { ability, ally, armor, filler, instant, withCards } from './own.ts'

const always = (name: string, ...mods: readonly Mod[]): CardDef => ability(name, { powers: [{ always: mods }] })

const lib = withCards(
  ally('Archer', 2, 1, { damageType: 'ranged', powers: [{ keyword: 'Long-Range' }] }),
  ally('Harpy', 1, 1, { powers: [{ when: { on: 'deal', by: 'self', combat: true }, then: [{ do: 'draw', n: 1 }] }] }),
  ally('Big Bear', 4, 6),
  instant('Bulwark', {
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'prevent', would: { on: 'deal', to: { is: 'character', of: 'you' } }, n: { next: 5 } }],
        until: 'turn',
      },
    ],
  }),
  ally('Guard', 1, 3, { powers: [{ keyword: 'Protector' }] }),
  armor('Greaves', 2),
  always('Frenzy', { mod: 'instead', would: { on: 'deal', to: 'yourHero' }, n: { times: ['$n', 2] } }),
  always('Weakness', { mod: 'instead', would: { on: 'deal', to: 'yourHero' }, n: { minus: ['$n', 2] } }),
  always('Cleaver', { mod: 'can', on: 'attackTwo', by: 'yourHero' }),
  always('Instincts', { mod: 'prevent', would: { on: 'deal', to: 'yourHero' }, n: { first: 3 } }),
  always('Aegis', { mod: 'prevent', would: { on: 'deal', to: 'yourHero' }, n: 'all' }),
  always('Ward', { mod: 'instead', would: { on: 'deal', to: 'yourHero' }, then: [{ do: 'draw', n: 1 }] }),
  ally('Bodyguard', 1, 9, {
    powers: [{ always: [{ mod: 'instead', would: { on: 'deal', to: 'yourHero' }, to: 'self', may: 'you' }] }],
  }),
  ally('Vampire', 2, 4, {
    powers: [
      { when: { on: 'deal', by: 'self', combat: true }, then: [{ do: 'heal', n: '$n', by: 'self', from: 'self' }] },
    ],
  }),
  ally('Avenger', 1, 1, {
    powers: [{ when: { on: 'destroy', what: { is: 'ally', of: 'you', other: true } }, then: [{ do: 'draw', n: 1 }] }],
  }),
  instant('Weaken', {
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'stat', what: { target: 1, is: 'character' }, stat: 'atk', n: -9 }],
        until: 'turn',
      },
    ],
  }),
  instant('Rage', {
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'stat', what: { target: 1, is: 'character' }, stat: 'atk', n: 2 }],
        until: 'combat',
      },
    ],
  }),
)

describe('603 combat conclusion', () => {
  test('603.1 both deal their ATK at once: they may destroy each other', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Big Bear'] },
      raiders: [{ cards: [{ name: 'Big Bear', damage: 2 }] }],
      turn: 'Boss',
    })
    t.attack('Big Bear', 'Big Bear#2')
    expect(t.zone('R1', 'graveyard')).toEqual(['Big Bear'])
    t.expect('Big Bear', { damage: 4, zone: 'party' })
  })

  test('603.1 both fatal: both are destroyed in one wave', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Kor Cindervein'] },
      raiders: [{ cards: ['Kor Cindervein'] }],
      turn: 'Boss',
    })
    t.attack('Kor Cindervein', 'Kor Cindervein#2')
    expect([t.zone('R1', 'graveyard'), t.zone('Boss', 'graveyard')]).toEqual([['Kor Cindervein'], ['Kor Cindervein']])
  })

  test('603.1a against a Long-Range attacker the defender deals nothing', () => {
    const t = table({ library: lib, boss: { cards: ['Archer'] }, raiders: [{ cards: ['Big Bear'] }], turn: 'Boss' })
    t.attack('Archer', 'Big Bear').expect('Archer', { damage: 0 }).expect('Big Bear', { damage: 2 })
  })

  test('603.1a a Long-Range defender suffers as anybody', () => {
    const t = table({ library: lib, boss: { cards: ['Archer'] }, raiders: [{ cards: ['Big Bear'] }], turn: 'R1' })
    t.attack('Big Bear', 'Archer').expect('Big Bear', { damage: 2 })
    expect(t.zone('Boss', 'graveyard')).toEqual(['Archer'])
  })

  test('603.1a Onyxia of stage two has Long-Range', () => {
    const t = table({ stage: 2, raiders: [{ cards: ['Kor Cindervein'] }], turn: 'Boss' })
    t.attack('Onyxia', 'Kor Cindervein').expect('Onyxia', { damage: 0 }).expect('Kor Cindervein', { damage: 2 })
  })

  test('303.2b Long-Range of a weapon lasts while it is wielded', () => {
    const t = table({
      boss: { cards: ['Kor Cindervein'] },
      raiders: [{ hero: 'Elendril', cards: ['Ancient Bone Bow'], resources: 2 }],
      turn: 'R1',
    })
    t.attack('Elendril', 'Kor Cindervein', 'Ancient Bone Bow')
    t.expect('Kor Cindervein', { damage: 2 }).expect('Elendril', { damage: 0 })
  })

  test('603.1, 408.2a an ATK of 0 makes no packet: nothing triggers', () => {
    const t = table({
      library: lib,
      boss: { cards: [{ name: 'Big Bear' }] },
      raiders: [{ cards: ['Harpy'], hand: ['Weaken'], deck: filler }],
      turn: 'R1',
    })
    t.play('Weaken', 'Harpy').resolve()
    t.attack('Harpy', 'Big Bear').expect('Big Bear', { damage: 0 })
    expect(t.zone('R1', 'hand')).toEqual([])
  })

  test('603.2 checks are made in the conclusion; what has triggered waits for the next window', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Big Bear'] },
      raiders: [{ cards: ['Harpy', 'Avenger'], deck: filler }],
      turn: 'R1',
    })
    t.propose('Harpy', 'Big Bear').fight()
    // Harpy's own trigger (dealt damage) and Avenger's (it was destroyed) both waited.
    t.answer(0).resolveAll()
    expect(t.zone('R1', 'graveyard')).toEqual(['Harpy'])
    expect(t.zone('R1', 'hand')).toHaveLength(2)
    t.expect('Big Bear', { damage: 1 })
  })

  test('603.2 healing by a trigger comes too late for one with fatal damage', () => {
    const t = table({ library: lib, boss: { cards: ['Big Bear'] }, raiders: [{ cards: ['Vampire'] }], turn: 'R1' })
    t.attack('Vampire', 'Big Bear')
    expect(t.zone('R1', 'graveyard')).toEqual(['Vampire'])
    const u = table({
      library: lib,
      boss: { cards: ['Kor Cindervein'] },
      raiders: [{ cards: ['Vampire'] }],
      turn: 'R1',
    })
    u.attack('Vampire', 'Kor Cindervein').resolveAll().expect('Vampire', { damage: 1 })
  })

  test('603.3 "this combat" ends, all are out of combat, the turn player goes on in his action phase', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Kor Cindervein', 'Latro Abiectus'], hand: ['Rage'] }],
      turn: 'R1',
    })
    t.propose('Kor Cindervein', 'Onyxia').say('pass').say('pass').play('Rage', 'Kor Cindervein').resolve()
    t.expect('Kor Cindervein', { atk: 5 }).fight()
    t.expect('Onyxia', { damage: 5, role: '' }).expect('Kor Cindervein', { atk: 3, role: '' })
    expect(t.asked()).toBe('R1: priority')
    expect(t.legal()).toContain('attack Latro Abiectus')
  })

  test('603.1b an attacker whose defender is gone stays exhausted', () => {
    const t = table({ boss: { hand: ['Crush'], resources: 1 }, raiders: [{ cards: ['Kor Cindervein'] }], turn: 'R1' })
    t.propose('Kor Cindervein', 'Onyxia').say('pass').say('pass').as('Boss').play('Crush').resolve()
    t.fight().expect('Onyxia', { damage: 0 })
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
  })

  test('603.2, R202.1 fatal combat damage to the Boss swaps her, as ready as she was, and the turn goes on', () => {
    const t = table({ boss: { damage: 18 }, raiders: [{ cards: ['Kor Cindervein', 'Latro Abiectus'] }], turn: 'R1' })
    t.attack('Kor Cindervein', 'Onyxia')
    expect(t.stage()).toBe(2)
    t.attack('Latro Abiectus', 'Onyxia').expect('Onyxia', { damage: 3, exhausted: false })
  })

  test('703 "deals combat damage to a defending hero" is asked while the hero still defends', () => {
    const t = table({ raiders: [{ cards: ['Randipan'], deck: filler }], turn: 'R1' })
    t.attack('Randipan', 'Onyxia').resolveAll()
    expect(t.zone('R1', 'hand')).toHaveLength(1)
  })
})

test('603.1 of many targets alike one is tried, and the result of each is foreseen', () => {
  const cards = Array.from({ length: 60 }, (_, i) => (i === 30 ? { name: 'Guard', damage: 1 } : 'Guard'))
  const t = table({ library: lib, boss: { cards }, raiders: [{ cards: ['Big Bear'] }], turn: 'R1' })
  const isBear = (card = 0): boolean => t.game.s.cards[card]?.def === 'Big Bear'
  choose(
    t.game,
    decision(t.game)!.answers.findIndex(({ do: what, card }) => what === 'attack' && isBear(card)),
  )
  const { answers } = decision(t.game)!
  const dealt = outlooks(t.game).map((out, i) => out?.hits.find(({ obj }) => obj === answers[i]!.card)?.n)
  expect(dealt).toEqual(Array.from({ length: 61 }, () => 4))
})

describe('what the open combat will do as it stands', () => {
  /** The forecast with names for ids. */
  const told = (t: ReturnType<typeof table>) => {
    const seen = forecast(t.game)
    const name = (id: number): string => t.game.s.cards[id]!.def
    return (
      seen && {
        blows: seen.blows.map(({ by, to, n, left, armor, changes = [], unsure }) =>
          [name(by), name(to), n, left, ...[...changes, ...armor].map((one) => `${name(one.card)} ${one.n}`)]
            .concat(unsure ? 'unsure' : [])
            .join(' '),
        ),
        protectors: seen.protectors.map(name),
      }
    )
  }

  test('603.1, 602.2, 717.2c both blows, the armor for a hero, protectors until the protect point', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Big Bear'] },
      raiders: [{ cards: ['Guard', 'Greaves', 'Archer'] }],
      turn: 'Boss',
    })
    expect(told(t)).toBeNull()
    t.propose('Big Bear', 'Warrax').resolve()
    const before = told(t)
    expect(before?.blows[0]).toMatch(/^Big Bear Warrax 4 \d+ Greaves 2$/)
    expect(before?.protectors).toEqual(['Guard'])
  })

  test.each([
    [
      '717.1, 717.4a what makes it bigger or smaller',
      ['Frenzy', 'Weakness'],
      /^Big Bear Warrax 6 \d+ Frenzy 4 Weakness -2 Greaves 2$/,
    ],
    ['717.2 what prevents some of it', ['Instincts'], /^Big Bear Warrax 1 \d+ Instincts -3 Greaves 1$/],
    ['717.2 what prevents all of it', ['Aegis'], /^Big Bear Warrax 0 \d+ Aegis -4$/],
    ['716.1d what puts something else in its place', ['Ward'], /^Big Bear Warrax 0 \d+ Ward -4$/],
    ['716.1b, 717.3 what somebody may still do', ['Bodyguard'], /^Big Bear Warrax 4 \d+ Greaves 2 unsure$/],
  ])('%s', (_, cards, expected) => {
    const t = table({
      library: lib,
      boss: { cards: ['Big Bear'] },
      raiders: [{ cards: ['Greaves', ...cards] }],
      turn: 'Boss',
    })
    t.propose('Big Bear', 'Warrax').resolve()
    const hash = JSON.stringify(t.game.s)
    expect(told(t)?.blows[0]).toMatch(expected)
    expect(JSON.stringify(t.game.s)).toBe(hash)
  })

  test('717.2a what prevents the next 5 is used up by the first of two blows to one side', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Uberserc'] }, { cards: ['Big Bear', 'Bodyguard'], hand: ['Bulwark'] }],
    })
    t.propose('Uberserc', 'Big Bear').say('pick Bodyguard').as('B').play('Bulwark').resolve().resolve()
    // B may say which comes first (802.2).
    expect(told(t)?.blows).toEqual([
      'Big Bear Uberserc 4 3',
      'Bodyguard Uberserc 1 2',
      'Uberserc Big Bear 0 6 Bulwark -4 unsure',
      'Uberserc Bodyguard 3 6 Bulwark -1 unsure',
    ])
  })

  test('717.6, 717.2c two blows to one hero: the first 3 are prevented once, armor is one piece for both', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Cleaver', 'Instincts', 'Greaves'] }, { cards: ['Big Bear', 'Vampire'] }],
    })
    t.propose('Hero A', 'Big Bear').say('pick Vampire').resolve()
    expect(told(t)?.blows.slice(0, 2)).toEqual([
      'Big Bear Hero A 1 29 Instincts -3 Greaves 1',
      'Vampire Hero A 2 27 Greaves 2',
    ])
    while (t.asked().endsWith(': priority')) t.say('pass')
    t.say('pick Hero A').say('prevent Instincts').say('pass').say('pass')
    t.expect('Hero A', { damage: 3 })
  })

  test('603.1a Long-Range: nothing comes back', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Archer'] }], boss: { cards: ['Big Bear'] }, turn: 'R1' })
    t.propose('Archer', 'Big Bear').resolve()
    expect(told(t)?.blows).toEqual(['Archer Big Bear 2 4'])
    expect(told(t)?.protectors).toEqual([])
  })
})
