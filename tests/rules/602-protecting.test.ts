import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ally, filler, instant, withCards } from './own.ts'

const lib = withCards(
  ally('Guard', 1, 9, { powers: [{ keyword: 'Protector' }] }),
  ally('Second Guard', 1, 9, { powers: [{ keyword: 'Protector' }] }),
  ally('Proud Guard', 1, 9, {
    powers: [{ keyword: 'Protector' }, { always: [{ mod: 'can', on: 'protect', by: 'self', for: 'self' }] }],
  }),
  instant('Slip Away', {
    text: [
      {
        do: 'if',
        if: { some: { is: 'hero', of: 'you', state: 'defending', as: 'hero' } },
        then: [{ do: 'uncombat', what: '$hero' }],
      },
    ],
  }),
  ally('Bully', 3, 9),
  ally('Twinfang', 2, 9, { powers: [{ always: [{ mod: 'can', on: 'attackTwo', by: 'self' }] }] }),
  instant('Break Off', { text: [{ do: 'uncombat', what: { target: 1, is: 'character', state: 'protecting' } }] }),
  instant('Relieve', { text: [{ do: 'defend', what: { target: 1, is: 'ally', of: 'you' } }] }),
)
const boss = { cards: ['Bully'] }

/** The Bully attacks the hero, and the guard steps in: the defend window is open. */
const stepIn = (hand: string[], guard = 'Guard', more: string[] = []) => {
  const t = table({
    library: lib,
    boss,
    raiders: [{ hand, resources: 9, cards: [guard, ...more], deck: filler }],
    turn: 'Boss',
  })
  return t.propose('Bully', 'Warrax').say('pass').say('pass').say('pass').say('pass').say(`protect ${guard}`)
}

describe('602.2 protecting', () => {
  test('602.2 who exhausted to protect is protecting: the defender, and nobody else', () => {
    const t = stepIn(['First to Fall'], 'Guard', ['Second Guard'])
    expect(t.game.s.combat[0]!.protecting).toHaveLength(1)
    t.as('R1')
    t.play('First to Fall').resolve()
    expect(t.zone('R1', 'graveyard')).toContain('Guard')
    expect(t.zone('R1', 'party')).toContain('Second Guard')
  })

  test('103.1 who says so protects itself as well, which nobody else can (602.2b)', () => {
    const t = table({ library: lib, boss, raiders: [{ cards: ['Proud Guard', 'Guard'], deck: filler }], turn: 'Boss' })
    t.propose('Bully', 'Proud Guard').say('pass').say('pass').say('pass').say('pass')
    expect(t.legal()).toEqual(['pass', 'protect Proud Guard', 'protect Guard'])
    t.say('protect Proud Guard').expect('Proud Guard', { exhausted: true, role: 'defender' })
    expect(t.game.s.combat[0]!.protecting).toEqual([t.id('Proud Guard')])
  })

  test('709.2 what a condition has named is known in what depends on it', () => {
    const t = table({ library: lib, boss, raiders: [{ hand: ['Slip Away'], deck: filler }], turn: 'Boss' })
    t.propose('Bully', 'Warrax').say('pass').say('pass').say('pass').say('pass')
    t.expect('Warrax', { role: 'defender' }).as('R1')
    t.play('Slip Away').resolve().expect('Warrax', { role: '', damage: 0 })
  })

  test('602.2 a proposed defender who may protect others, and a defender who was attacked, are not', () => {
    const t = table({
      library: lib,
      boss,
      raiders: [{ hand: ['First to Fall'], resources: 9, cards: ['Guard'], deck: filler }],
      turn: 'Boss',
    })
    t.propose('Bully', 'Guard').say('pass').say('pass')
    expect(t.asked()).toBe('Boss: priority')
    t.as('R1')
    expect(t.legal()).not.toContain('play First to Fall')
    t.say('pass')
    t.as('R1')
    t.expect('Guard', { role: 'defender' })
    expect(t.legal()).not.toContain('play First to Fall')
  })

  test('602.2 “while protecting” counts in that combat and no longer', () => {
    const t = stepIn(['Frost Burst'])
    t.as('R1')
    t.play('Frost Burst', 'Guard').resolve()
    t.expect('Guard', { atk: -3 }) // 1 - 4
    t.fight()
    t.expect('Guard', { atk: 1, damage: 3 }).expect('Bully', { damage: 0 })
  })

  test('602.2 a modifier “while attacking or protecting” counts for an attacker too', () => {
    const t = stepIn(['Frost Burst'])
    t.as('R1')
    t.play('Frost Burst', 'Bully').resolve().expect('Bully', { atk: -1 })
    t.fight()
    t.expect('Bully', { atk: 3, damage: 1 }).expect('Guard', { damage: 0 })
  })

  test('602.2 damage is prevented while protecting, not while merely defending', () => {
    for (const [attacked, damage] of [
      ['Guard', 0],
      ['Warrax', 3],
    ] as const) {
      const t = table({
        library: lib,
        boss,
        raiders: [{ cards: ['Undaunted Defense', 'Guard'] }],
        turn: 'Boss',
      })
      t.propose('Bully', attacked)
      for (let i = 0; i < 4; i++) t.say('pass')
      if (attacked === 'Guard') t.say('protect Warrax')
      else t.say('pass')
      t.fight()
      t.expect('Warrax', { damage })
    }
  })

  test('602.4 who is removed from combat stops protecting', () => {
    const t = stepIn(['Break Off', 'First to Fall'])
    t.as('R1')
    t.play('Break Off').resolve()
    expect(t.game.s.combat[0]!.protecting).toEqual([])
    t.expect('Guard', { role: '' })
  })

  test('602.3a who becomes the defender in mid-combat does not protect, and who it replaces no longer does', () => {
    const t = stepIn(['Relieve'], 'Guard', ['Second Guard'])
    t.as('R1')
    t.play('Relieve', 'Second Guard').resolve()
    t.expect('Second Guard', { role: 'defender' })
    expect(t.game.s.combat[0]!.protecting).toEqual([])
  })

  test('602.2b each of two proposed defenders may be protected: both who do are protecting', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Twinfang'] },
      raiders: [{ cards: ['Guard', 'Kor Cindervein'] }, { hero: 'Graccus', cards: ['Second Guard'] }],
      turn: 'Boss',
    })
    t.propose('Twinfang', 'Warrax').say('pick Graccus')
    for (let i = 0; i < 6; i++) t.say('pass')
    t.say('protect Guard').say('protect Second Guard')
    expect(t.game.s.combat[0]!.protecting).toHaveLength(2)
    t.fight()
    t.expect('Guard', { damage: 2 }).expect('Second Guard', { damage: 2 }).expect('Twinfang', { damage: 2 })
    expect(t.game.s.combat[0]!.protecting).toEqual([])
  })

  test('709.2d a destroyed protector was protecting: last known information says so', () => {
    const t = stepIn([], 'Sworn Shield')
    t.fight()
    expect(t.zone('R1', 'graveyard')).toContain('Sworn Shield')
    expect(t.zone('R1', 'hand')).toHaveLength(1)
    const u = table({ library: lib, boss, raiders: [{ cards: ['Sworn Shield'], deck: filler }], turn: 'Boss' })
    u.propose('Bully', 'Sworn Shield').fight()
    expect(u.zone('R1', 'graveyard')).toContain('Sworn Shield')
    expect(u.zone('R1', 'hand')).toHaveLength(0)
  })
})
