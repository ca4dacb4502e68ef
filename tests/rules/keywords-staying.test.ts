import { describe, expect, test } from 'vitest'
import type { CardDef, Keyword } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { ability, ally, instant, item, withCards } from './own.ts'

const own: readonly CardDef[] = [
  ally('Rock', 1, 3, { powers: [{ keyword: 'Invincible' }] }),
  ally('Zealot', 2, 3, { powers: [{ keyword: 'Will of the Forsaken' }] }),
  ally('Leper', 1, 4, { powers: [{ keyword: 'Irradiated' }] }),
  ally('Star', 1, 1, { powers: [{ keyword: 'AWESOME' }] }),
  instant('Slay', { text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }),
  instant('Sweep', { text: [{ do: 'destroy', what: { is: 'ally' } }] }),
  instant('Recall', { text: [{ do: 'move', what: { is: 'ally' }, to: 'hand' }] }),
  instant('Banish', { text: [{ do: 'move', what: { is: 'ally' }, to: 'removed' }] }),
  instant('Blaze', { text: [{ do: 'deal', n: 2, type: 'fire', by: 'yourHero', to: { is: 'ally' } }] }),
  instant('Sap', {
    text: [{ do: 'modify', mods: [{ mod: 'stat', what: { is: 'ally' }, stat: 'health', n: -3 }], until: 'turn' }],
  }),
  instant('Silence', { text: [{ do: 'modify', mods: [{ mod: 'noPowers', what: { is: 'ally' } }], until: 'turn' }] }),
  ability('Offering', {
    powers: [{ play: { add: [{ do: 'destroy', what: { choose: 1, is: 'ally', of: 'you' } }] } }],
    text: [{ do: 'draw', n: 1 }],
  }),
  item('Meter', {
    powers: [{ always: [{ mod: 'stat', what: { is: 'ally', has: { keyword: 'Irradiated' } }, stat: 'atk', n: 5 }] }],
  }),
]
const lib = withCards(...own)
const play = (spec: Omit<Parameters<typeof table>[0], 'library'>) => table({ ...spec, library: lib })

describe('Invincible', () => {
  test('it can’t be targeted, leave play, or be dealt damage', () => {
    const t = play({ players: [{ cards: ['Rock', 'Dummy 1/9'], hand: ['Slay', 'Sweep', 'Recall', 'Blaze'] }, {}] })
    t.play('Blaze').resolve()
    t.expect('Rock', { damage: 0 }).expect('Dummy 1/9', { damage: 2 })
    t.play('Recall').resolve()
    expect(t.zone('A', 'party')).toEqual(['Hero A', 'Rock'])
    expect(t.legal()).not.toContain('play Slay')
    t.play('Sweep').resolve()
    expect(t.zone('A', 'party')).toEqual(['Hero A', 'Rock'])
  })

  test('103.2 a cost that would destroy it can’t be paid; combat does it no damage', () => {
    const t = play({ players: [{ cards: ['Rock'], hand: ['Offering'] }, { cards: ['Dummy 5/5'] }] })
    expect(t.legal()).not.toContain('play Offering')
    t.attack('Rock', 'Dummy 5/5')
    t.expect('Rock', { damage: 0 }).expect('Dummy 5/5', { damage: 1 })
  })

  test('without health not even that makes it leave; without the keyword it does', () => {
    const t = play({ players: [{ cards: ['Rock'], hand: ['Sap', 'Silence'] }, {}] })
    t.play('Sap').resolve()
    t.expect('Rock', { zone: 'party', health: 0 })
    t.play('Silence').resolve()
    expect(t.zone('A', 'graveyard')).toContain('Rock')
  })
})

describe('Will of the Forsaken', () => {
  test('it can’t leave play by any effect while it is well', () => {
    const t = play({ players: [{ cards: ['Zealot'], hand: ['Slay', 'Recall', 'Banish', 'Offering'] }, {}] })
    for (const name of ['Slay', 'Recall', 'Banish']) t.play(name).resolve()
    t.expect('Zealot', { zone: 'party' })
    expect(t.legal()).not.toContain('play Offering')
  })

  test('fatal damage, or no health, makes it fall', () => {
    const t = play({ players: [{ cards: [{ name: 'Zealot', damage: 1 }], hand: ['Blaze'] }, {}] })
    t.play('Blaze').resolve()
    expect(t.zone('A', 'graveyard')).toContain('Zealot')
    const u = play({ players: [{ cards: ['Zealot'], hand: ['Sap'] }, {}] })
    u.play('Sap').resolve()
    expect(u.zone('A', 'graveyard')).toContain('Zealot')
  })
})

describe('Irradiated', () => {
  test('an ally that it deals combat damage to has it from then on, and passes it on', () => {
    const t = play({ players: [{ cards: ['Leper', 'Meter'] }, { cards: ['Dummy 2/9'] }, { cards: ['Dummy 1/9'] }] })
    t.attack('Leper', 'Dummy 2/9').resolveAll()
    t.expect('Dummy 2/9', { keywords: ['Irradiated'], atk: 7 })
    t.until('B', 'action').attack('Dummy 2/9', 'Dummy 1/9').resolveAll()
    t.expect('Dummy 1/9', { keywords: ['Irradiated'] })
  })

  test('not one that has it, nor a hero, nor by other damage', () => {
    const t = play({ players: [{ cards: ['Leper'], hand: ['Blaze'] }, { cards: ['Leper'] }] })
    t.propose('Leper', 'Hero B').fight()
    t.expect('Hero B', { damage: 1, keywords: [] })
    expect(t.game.s.chain[0]!.links).toEqual([])
    const u = play({ players: [{ cards: ['Leper'] }, { cards: ['Leper'] }] })
    u.attack('Leper', 'Leper#2')
    expect(u.game.s.chain[0]!.links).toEqual([])
  })
})

describe('AWESOME', () => {
  test('at the start of its controller’s turn each player may compliment it, in turn order; who does draws', () => {
    const t = play({ players: [{ cards: ['Star'] }, {}, {}], at: 'start' })
    t.resolve()
    expect(t.asked()).toBe('A: yes-no')
    t.say('yes')
    expect(t.asked()).toBe('B: yes-no')
    t.say('no')
    expect(t.asked()).toBe('C: yes-no')
    t.say('yes')
    expect(['A', 'B', 'C'].map((s) => t.zone(s, 'hand').length)).toEqual([1, 0, 1])
  })

  test('802.1 nobody draws before all have chosen', () => {
    const t = play({ players: [{ cards: ['Star'] }, {}, {}], at: 'start' })
    t.resolve('yes', 'yes')
    expect(t.asked()).toBe('C: yes-no')
    expect(['A', 'B', 'C'].map((s) => t.zone(s, 'hand').length)).toEqual([0, 0, 0])
    t.say('no')
    expect(['A', 'B', 'C'].map((s) => t.zone(s, 'hand').length)).toEqual([1, 1, 0])
  })

  test('802.1 nobody does, nobody draws', () => {
    const t = play({ players: [{ cards: ['Star'] }, {}], at: 'start' })
    t.resolve('no', 'no')
    expect(t.asked()).toBe('A: priority')
    expect(['A', 'B'].map((s) => t.zone(s, 'hand').length)).toEqual([0, 0])
  })

  const joins = (keyword: Keyword) => withCards(ally('Newcomer', 1, 1, { cost: 0, powers: [{ keyword }] }))

  test('700.3, 708.1 Arcane Torrent: as it enters, an opposing card of its player’s choice is without powers this turn', () => {
    const t = table({
      library: joins('Arcane Torrent'),
      players: [{ hand: ['Newcomer'], cards: ['Loud Target'] }, { cards: ['Loud Target', 'Dummy 1/1'] }],
    })
    t.play('Newcomer').resolve()
    expect(t.legal()).toEqual(['pick Hero B', 'pick Loud Target', 'pick Dummy 1/1'])
    t.say('pick Loud Target').resolve()
    const words = (n: number) => t.card(`Loud Target#${n}`).keywords
    expect([words(1), words(2)].sort()).toEqual([[], ['Conspicuous']])
    t.until('B', 'action')
    expect([words(1), words(2)]).toEqual([['Conspicuous'], ['Conspicuous']])
  })

  test('709.2f, 708.1 Find Treasure: as it enters, its player may draw a card, and then discards one', () => {
    const enters = () =>
      table({
        library: joins('Find Treasure'),
        players: [{ hand: ['Newcomer', 'Dummy 2/2'], deck: ['Dummy 3/3'] }, {}],
      })
        .play('Newcomer')
        .resolve()
        .resolve()
    const t = enters()
    expect([t.asked(), t.legal()]).toEqual(['A: yes-no', ['yes', 'no']])
    t.say('yes')
    expect([t.asked(), t.legal()]).toEqual(['A: discard', ['pick Dummy 2/2', 'pick Dummy 3/3']])
    t.say('pick Dummy 2/2')
    expect([t.zone('A', 'hand'), t.zone('A', 'graveyard')]).toEqual([['Dummy 3/3'], ['Dummy 2/2']])
    const no = enters().say('no')
    expect([no.zone('A', 'hand'), no.zone('A', 'graveyard')]).toEqual([['Dummy 2/2'], []])
  })
})
