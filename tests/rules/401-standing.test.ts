/** Standing control of what others control (401.3, 718.1, 719.3): it settles, whoever else takes what. */
import { describe, expect, test } from 'vitest'
import type { CardDef, Mod } from '../../src/language/types.ts'
import { type SideSpec, type Table, table } from '../table/index.ts'
import { ability, ally, instant, item, withCards } from './own.ts'

const theirs = { is: 'ally', of: 'opponents' } as const
const rule: Mod = { mod: 'control', what: theirs, by: 'you' }
const dominator = (name: string, ...mods: Mod[]): CardDef => item(name, { cost: 0, powers: [{ always: mods }] })

const library = withCards(
  dominator('Dominion', rule),
  dominator('Crown of Thorns', rule),
  dominator('Weak Bait', { ...rule, what: { ...theirs, where: ['atk', '<=', 1] } }),
  item('Loneliness', {
    powers: [{ always: [rule], while: { not: { some: { is: 'ally', of: 'you' } } } }],
  }),
  ally('Mesmer', 1, 9, { cost: 0, powers: [{ always: [{ ...rule, what: { ...theirs, other: true } }] }] }),
  ally('Wrench', 1, 1, { powers: [{ always: [{ mod: 'noPowers', what: { is: 'item', of: 'you' } }] }] }),
  ally('Sergeant', 1, 1, {
    powers: [{ always: [{ mod: 'stat', what: { is: 'ally', of: 'you', other: true }, stat: 'atk', n: 1 }] }],
  }),
  instant('Borrow', {
    text: [{ do: 'modify', mods: [{ mod: 'control', what: { target: 1, is: 'ally' }, by: 'you' }], until: 'turn' }],
  }),
  ability('Smash It', { instant: true, text: [{ do: 'destroy', what: { target: 1, is: 'item' } }] }),
  ally('Counting Clerk', 1, 1, {
    powers: [
      { when: { on: 'enter', what: theirs, zone: 'party' }, then: [{ do: 'put', n: 1, what: 'mark', to: 'self' }] },
    ],
  }),
)
const duel = (a: SideSpec, b: SideSpec): Table => table({ library, players: [a, b] })
const allies = (t: Table) =>
  ['A', 'B'].map((s) => t.zone(s, 'party').filter((n) => /Dummy|Mesmer|Wrench|Sergeant/.test(n)))

describe('401.3 control of whatever opponents control', () => {
  test('401.3, 719.3 it takes them, and they stay: nothing goes back and forth', () => {
    const t = duel({ cards: ['Dominion'] }, { cards: ['Dummy 1/1', 'Dummy 2/3'] })
    expect(t.asked()).toBe('A: priority')
    expect([t.result(), allies(t)]).toEqual([null, [['Dummy 1/1', 'Dummy 2/3'], []]])
    const log = Object.values(t.game.s.log).filter((h) => h.zone === 'party')
    expect(log).toHaveLength(4)
    t.say('pass')
    expect(allies(t)).toEqual([['Dummy 1/1', 'Dummy 2/3'], []])
  })

  test('401.3b they go back as it ends, and one that comes later goes over as it comes', () => {
    const t = duel({ cards: ['Dominion'], hand: ['Smash It'] }, { hand: ['Mesmer'], cards: ['Dummy 1/1'] })
    t.until('B', 'action').play('Mesmer').resolve()
    expect(allies(t)).toEqual([['Dummy 1/1', 'Mesmer'], []])
    t.as('A').play('Smash It').resolve()
    expect(allies(t)).toEqual([[], ['Dummy 1/1', 'Mesmer']])
    expect(t.asked()).toBe('B: priority')
  })

  test('718.1, 719.3 of two such powers the later one is applied last, and gets everything', () => {
    const spec = [
      { cards: ['Dominion', 'Dummy 1/1'], hand: ['Smash It'] },
      { cards: ['Crown of Thorns', 'Dummy 2/3'] },
    ] as const
    const t = duel(spec[0], spec[1])
    expect(allies(t)).toEqual([[], ['Dummy 1/1', 'Dummy 2/3']])
    t.play('Smash It', 'Crown of Thorns').resolve()
    expect(allies(t)).toEqual([['Dummy 1/1', 'Dummy 2/3'], []])
    const u = duel({ hand: ['Dominion'], cards: ['Dummy 1/1'] }, { cards: ['Crown of Thorns', 'Dummy 2/3'] })
    expect(allies(u)).toEqual([[], ['Dummy 1/1', 'Dummy 2/3']])
    u.play('Dominion').resolve()
    expect(allies(u)).toEqual([['Dummy 1/1', 'Dummy 2/3'], []])
  })

  test('719.2 what takes a certain card is applied before, since it changes who is opposing', () => {
    const t = duel({ cards: ['Dominion', 'Dummy 1/1'] }, { hand: ['Borrow'] })
    t.as('B').play('Borrow').resolve()
    expect(allies(t)).toEqual([['Dummy 1/1'], []])
    const u = duel({ cards: ['Dummy 1/1'] }, { hand: ['Borrow'] })
    u.as('B').play('Borrow').resolve()
    expect(allies(u)).toEqual([[], ['Dummy 1/1']])
  })

  test('719.3 a power that is taken is its new controller’s, and takes for him', () => {
    const t = duel({ cards: ['Mesmer', 'Dummy 1/1'] }, { cards: ['Mesmer', 'Dummy 2/3'] })
    expect(t.asked()).toBe('A: priority')
    expect(allies(t)).toEqual([['Dummy 1/1', 'Dummy 2/3', 'Mesmer', 'Mesmer'], []])
  })

  test('714.2, 719.3 a condition that its own doing ends does not take it back', () => {
    const t = duel({ cards: ['Loneliness'] }, { cards: ['Dummy 1/1', 'Dummy 2/3'] })
    expect([t.asked(), t.result()]).toEqual(['A: priority', null])
    expect(allies(t)).toEqual([['Dummy 1/1', 'Dummy 2/3'], []])
    const u = duel({ cards: ['Loneliness', 'Dummy 4/4'] }, { cards: ['Dummy 1/1'] })
    expect(allies(u)).toEqual([['Dummy 4/4'], ['Dummy 1/1']])
  })

  test('700.3, 719.3 what it takes may end its power: it stays taken, and the game goes on', () => {
    const t = duel({ cards: ['Dominion'] }, { cards: ['Wrench', 'Dummy 1/1'] })
    expect([t.asked(), t.result()]).toEqual(['A: priority', null])
    expect(allies(t)).toEqual([['Dummy 1/1', 'Wrench'], []])
  })

  test('719.3 numbers are asked as control is by then', () => {
    const t = duel({ cards: ['Weak Bait'] }, { cards: ['Sergeant', 'Dummy 1/1'] })
    expect([t.asked(), t.result()]).toEqual(['A: priority', null])
    expect(allies(t)).toEqual([['Sergeant'], ['Dummy 1/1']])
    t.expect('Dummy 1/1', { atk: 1 })
  })

  test('415.8b, 802 cards that go over together enter the party together', () => {
    const t = duel({ hand: ['Dominion'] }, { cards: ['Dummy 1/1', 'Dummy 2/3'] })
    const before = Object.keys(t.game.s.log).length
    t.play('Dominion').resolve()
    const on = Object.values(t.game.s.log)
      .slice(before)
      .filter((h) => h.zone === 'party')
      .map((h) => h.on)
    expect(on).toEqual(['leave', 'leave', 'enter', 'enter'])
  })
})
