/** Which waiting effects are put in order by their player (708.1a): those whose order could matter. */
import { describe, expect, test } from 'vitest'
import type { CardDef, Effect, EventPattern } from '../../src/language/types.ts'
import { type SideSpec, type Table, table } from '../table/index.ts'
import { ability, ally, instant, item, withCards } from './own.ts'

const dawn: EventPattern = { on: 'start', turn: 'you' }
const atDawn = (name: string, ...then: Effect[]): CardDef => ally(name, 1, 4, { powers: [{ when: dawn, then }] })
const curse = (name: string, ...then: Effect[]): CardDef =>
  ability(name, { attach: { target: 1, is: 'ally' }, powers: [{ when: dawn, then }] })
const bolt: Effect = { do: 'deal', n: 1, type: 'fire', by: 'self', to: { target: 1, is: 'hero', of: 'opponents' } }
const death: EventPattern = { on: 'destroy', what: { is: 'ally', of: 'opponents' } }

const library = withCards(
  atDawn('Spawn', { do: 'create', n: 1, token: { tags: ['Imp'], atk: 1, health: 1 } }),
  atDawn('Bolter', bolt),
  atDawn('Herald', { do: 'exhaust', what: { is: 'ally', of: 'you', other: true } }),
  atDawn('Whetstone', { do: 'put', n: 1, what: 'atk', to: { choose: 1, is: 'ally', of: 'you' } }),
  ally('Elder Bolter', 1, 4, {
    powers: [{ when: dawn, then: [bolt] }, { always: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: 1 }] }],
  }),
  curse('Bomb', { do: 'destroy', what: 'host' }),
  curse('Burn', { do: 'deal', n: 1, by: 'yourHero', to: 'host' }),
  item('Tally', { powers: [{ when: death, then: [{ do: 'put', n: 1, what: 'coffin', to: 'yourHero' }] }] }),
  item('Grave Digger', {
    powers: [
      { when: death, then: [{ do: 'deal', n: 1, by: 'yourHero', to: { is: 'hero', of: { controller: '$what' } } }] },
    ],
  }),
  ally('Ember', 1, 1, {
    powers: [{ when: { on: 'destroy', what: 'self' }, then: [{ do: 'deal', n: 1, by: 'self', to: 'yourHero' }] }],
  }),
  instant('Doom', { text: [{ do: 'destroy', what: { is: 'ally' } }] }),
  instant('Point', {
    text: [
      { do: 'ready', what: { target: 1, is: 'ally' } },
      { do: 'draw', n: 0 },
    ],
  }),
  instant('Praise', {
    text: [{ do: 'modify', mods: [{ mod: 'stat', what: { target: 1, is: 'ally' }, stat: 'atk', n: 1 }] }],
  }),
)

/** A’s turn starts. */
const dawnOf = (cards: SideSpec['cards'], more: SideSpec = {}, b: SideSpec = {}): Table =>
  table({ library, players: [{ cards, ...more }, b], at: 'start' })
const links = (t: Table): number => t.game.s.chain[0]!.links.length

describe('708.1a no order where it can’t matter', () => {
  test('708.1a one power on several cards, whose text speaks of none of them, however they lie', () => {
    const t = dawnOf(['Spawn', { name: 'Spawn', damage: 2 }, { name: 'Spawn', counters: { coin: 1 } }])
    expect([t.asked(), links(t)]).toEqual(['A: priority', 3])
    t.resolveAll()
    expect(t.count('A', 'Imp')).toBe(3)
    const u = dawnOf(['Whetstone', 'Whetstone'])
    expect([u.asked(), links(u)]).toEqual(['A: priority', 2])
  })

  test('708.1a twins, whose text speaks of themselves', () => {
    const t = dawnOf(['Bolter', 'Bolter'])
    expect([t.asked(), links(t)]).toEqual(['A: priority', 2])
    const u = dawnOf(['Herald', 'Herald'])
    expect([u.asked(), links(u)]).toEqual(['A: priority', 2])
  })

  test.each([
    ['damage', { damage: 1 }],
    ['counters', { counters: { coin: 1 } }],
    ['age', { fresh: true }],
  ])('708.1a no twins: %s tells them apart', (_, more) => {
    const t = dawnOf(['Bolter', { name: 'Bolter', ...more }])
    if ('fresh' in more)
      expect(t.asked()).toBe('A: priority') // both are old by the start of the turn
    else expect([t.asked(), t.legal()]).toEqual(['A: order', ['trigger Bolter', 'trigger Bolter']])
  })

  test('718.1 no twins: with continuous powers one of them is the older', () => {
    expect(dawnOf(['Elder Bolter', 'Elder Bolter']).asked()).toBe('A: order')
  })

  test('708.1a no twins: another card, another power', () => {
    expect(dawnOf(['Bolter', 'Spawn']).asked()).toBe('A: order')
    const t = dawnOf(['Spawn', 'Spawn', 'Bolter', 'Bolter'])
    expect(t.legal()).toEqual(['trigger Spawn', 'trigger Bolter']) // one of each kind
    t.say('trigger Bolter')
    expect(t.legal()).toEqual(['trigger Spawn', 'trigger Bolter'])
  })

  test('400.1 attached to one card, or to twins of one party, but not to cards that differ', () => {
    const on = (name: string, first: string, second: string, hosts: SideSpec['cards']) =>
      dawnOf([...(hosts ?? []), { name, on: first }, { name, on: second }]).asked()
    expect(on('Burn', 'Dummy 2/3', 'Dummy 2/3', ['Dummy 2/3'])).toBe('A: priority')
    expect(on('Bomb', 'Dummy 2/3', 'Dummy 2/3#2', ['Dummy 2/3', 'Dummy 2/3'])).toBe('A: priority')
    expect(on('Bomb', 'Dummy 2/3', 'Dummy 2/3#2', ['Dummy 2/3', { name: 'Dummy 2/3', damage: 1 }])).toBe('A: order')
    expect(on('Bomb', 'Dummy 2/3', 'Dummy 1/5', ['Dummy 2/3', 'Dummy 1/5'])).toBe('A: order')
  })

  test('708.1a not where a link, a modifier or what has happened this turn tells them apart', () => {
    const twin = ['Ember', 'Ember']
    const dies = (hand: string[], act: (t: Table) => unknown): string => {
      const t = table({ library, players: [{ hand: [...hand, 'Doom'] }, { cards: twin }] })
      act(t)
      return t.play('Doom').resolve().asked()
    }
    expect(dies([], () => null)).toBe('A: priority')
    expect(dies(['Praise'], (t) => t.play('Praise', 'Ember').resolve())).toBe('B: order')
    expect(dies(['Point'], (t) => t.play('Point', 'Ember').resolve())).toBe('B: order') // it was targeted
    expect(dies(['Point'], (t) => t.play('Point', 'Ember'))).toBe('B: order')
  })

  test('708.1a what an effect says of its event must be the same', () => {
    const die = (item: string, more: SideSpec[]): Table =>
      table({ library, players: [{ hand: ['Doom'], cards: [item] }, { cards: ['Dummy 2/3'] }, ...more] })
        .play('Doom')
        .resolve()
    const tally = die('Tally', [{ cards: ['Dummy 1/5'] }])
    expect([tally.asked(), links(tally)]).toEqual(['A: priority', 2])
    expect(die('Grave Digger', [{ cards: ['Dummy 1/5'] }]).asked()).toBe('A: order')
    const two = table({ library, players: [{ hand: ['Doom'], cards: ['Tally', 'Tally'] }, { cards: ['Dummy 2/3'] }] })
    two.play('Doom').resolve()
    expect([two.asked(), links(two)]).toEqual(['A: priority', 2])
  })
})
