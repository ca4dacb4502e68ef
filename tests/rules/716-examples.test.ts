/** The official examples of 716 and 717, with the cards that they name. */
import { describe, expect, test } from 'vitest'
import type { Happening } from '../../src/state/types.ts'
import { type Table, table } from '../table/index.ts'
import { instant, withCards } from './own.ts'

const lib = withCards(
  instant('Sip', { text: [{ do: 'draw', n: 1 }] }),
  instant('Bolt', { text: [{ do: 'deal', n: 3, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' } }] }),
  instant('Sure Bolt', {
    text: [{ do: 'deal', n: 2, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' }, sure: true }],
  }),
  instant('Thunder', {
    text: [{ do: 'deal', n: 1, type: 'nature', by: 'yourHero', to: { target: 1, is: 'character' } }],
  }),
)
const dealt = (t: Table): Happening[] => Object.values(t.game.s.log).filter((h) => h.on === 'deal')
const name = (t: Table, o: number | undefined): string => t.game.s.cards[o ?? 0]?.def ?? ''

describe('716 replacement: the examples', () => {
  test('CR-EX-716.1c-1 every instance is replaced', () => {
    const t = table({
      players: [
        { resources: 7, cards: ['World in Flames'], hand: ['Flamestrike'] },
        { cards: ['Dummy 2/9', 'Dummy 2/9'] },
      ],
    })
    t.play('Flamestrike').resolve()
    expect(dealt(t).map((h) => [name(t, h.to), h.n])).toEqual([
      ['Hero B', 6],
      ['Dummy 2/9', 6],
      ['Dummy 2/9', 6],
    ])
  })

  test('CR-EX-716.1d-1 a replacement that can do nothing replaces all the same', () => {
    const ten = Array.from({ length: 10 }, (_, i) => (i === 9 ? 'Dummy 1/1' : 'Filler'))
    const t = table({
      library: lib,
      players: [
        { resources: 8, hand: ['Forbidden Knowledge', ...Array.from({ length: 11 }, () => 'Sip')], deck: ten },
        {},
      ],
    })
    t.play('Forbidden Knowledge').resolve()
    expect(t.zone('A', 'removed')).toHaveLength(10)
    for (let i = 0; i < 10; i++) {
      t.play('Sip').resolve()
      if (i === 0) t.say('pick Dummy 1/1')
      else if (t.asked() === 'A: choose') t.answer(0)
      expect(t.zone('A', 'removed')).toHaveLength(9 - i)
    }
    expect(t.zone('A', 'hand').filter((n) => n !== 'Sip')).toEqual(['Dummy 1/1', ...ten.slice(0, 9)])
    t.play('Sip').resolve()
    expect(t.asked()).toBe('A: priority') // not decked
    expect(t.game.s.players[0]!.decked).toBe(false)
    expect(t.result()).toBeNull()
  })

  test('CR-EX-716.1e-1 each instance once', () => {
    const t = table({
      players: [{ resources: 1, cards: ['World in Flames', 'World in Flames'], hand: ['Fire Blast'] }, {}],
    })
    t.play('Fire Blast', 'Hero B').resolve().expect('Hero B', { damage: 8 })
  })
})

describe('717 replacing and preventing damage: the examples', () => {
  test('CR-EX-717.1-1 only what is said changes', () => {
    const t = table({
      players: [
        { resources: 2, cards: ['Chromatic Cloak'], hand: ['Mind Spike'] },
        { hand: ['Filler', 'Filler', 'Filler'] },
      ],
    })
    t.play('Mind Spike', 'Hero B').resolve()
    expect(dealt(t)).toHaveLength(1)
    expect(dealt(t)[0]).toMatchObject({ n: 2, type: 'shadow', combat: false, cause: 0 })
    expect([name(t, dealt(t)[0]?.by), name(t, dealt(t)[0]?.with)]).toEqual(['Hero A', 'Mind Spike'])
    t.answer(0).answer(0)
    expect(t.zone('B', 'hand')).toEqual(['Filler'])
  })

  test('CR-EX-717.2b-1 complete prevention: nothing was dealt', () => {
    const t = table({
      turn: 'B',
      players: [{ resources: 2, cards: ['Green Whelp Armor'] }, { cards: ['Dummy 1/1'] }],
    })
    t.attack('Dummy 1/1', 'Hero A', 'prevent Green Whelp Armor')
    expect(t.asked()).toBe('B: priority')
    t.expect('Hero A', { damage: 0 }).expect('Dummy 1/1', { zone: 'party' })
    expect(t.resources('A').ready).toBe(2)
    expect(dealt(t)).toEqual([])
    // And without it the armor triggers.
    const u = table({
      turn: 'B',
      players: [{ resources: 2, cards: ['Green Whelp Armor'] }, { cards: ['Dummy 1/1'] }],
    })
    u.attack('Dummy 1/1', 'Hero A').say('yes')
    expect(u.zone('B', 'hand')).toEqual(['Dummy 1/1'])
  })

  test('CR-EX-717.3-1 an optional action first', () => {
    const hit = (card: string, may: string): Table =>
      table({ library: lib, turn: 'B', players: [{ cards: ['Blessed Life'] }, { hand: [card] }] })
        .play(card, 'Hero A')
        .resolve(may)
    const a = hit('Bolt', 'yes').expect('Hero A', { damage: 0 })
    expect(a.zone('A', 'hand')).toEqual(['Blessed Life'])
    const b = hit('Bolt', 'no').expect('Hero A', { damage: 3 })
    expect(b.zone('A', 'party')).toContain('Blessed Life')
    const c = hit('Sure Bolt', 'yes').expect('Hero A', { damage: 2 })
    expect(c.zone('A', 'hand')).toEqual(['Blessed Life'])
  })

  test('CR-EX-717.3-2 an action that is not optional, of damage that can’t be prevented', () => {
    const t = table({
      library: lib,
      players: [
        { cards: [{ name: 'Power Word: Barrier', counters: { bubble: 2 } }] },
        { resources: 2, hand: ['Fel Flame', 'Bolt', 'Sure Bolt'] },
      ],
      turn: 'B',
    })
    t.play('Fel Flame').resolve('Hero A').resolve()
    t.expect('Hero A', { damage: 2 }).expect('Power Word: Barrier', { counters: { bubble: 1 } })
    t.play('Sure Bolt', 'Hero A').resolve().expect('Hero A', { damage: 4 })
    expect(t.zone('A', 'graveyard')).toEqual(['Power Word: Barrier'])
    t.play('Bolt', 'Hero A').resolve().expect('Hero A', { damage: 7 })
  })

  test('CR-EX-717.3-2 … and of damage that can: all of it prevented', () => {
    const t = table({
      library: lib,
      players: [{ resources: 1, hand: ['Power Word: Barrier'], cards: ['Dummy 1/5'] }, { hand: ['Bolt', 'Bolt'] }],
    })
    t.play('Power Word: Barrier')
      .resolve()
      .expect('Power Word: Barrier', { counters: { bubble: 2 } })
    t.as('B').play('Bolt', 'Dummy 1/5').resolve().expect('Dummy 1/5', { damage: 0 })
    t.expect('Power Word: Barrier', { counters: { bubble: 1 } })
    t.as('B').play('Bolt', 'Hero A').resolve().expect('Hero A', { damage: 0 })
    expect(t.zone('A', 'graveyard')).toEqual(['Power Word: Barrier'])
  })

  test('CR-EX-717.3-3 two of them compete: one prevents all, the other is not used', () => {
    const ice = { name: 'Ice Barrier', counters: { ice: 3 } }
    const at = (): Table =>
      table({
        library: lib,
        turn: 'B',
        players: [{ cards: [ice, ice] }, { hand: ['Bolt', 'Sure Bolt'] }],
      })
    const a = at().play('Bolt', 'Hero A').resolve()
    expect(a.asked()).toBe('A: armor')
    expect(a.legal()).toEqual(['prevent Ice Barrier', 'prevent Ice Barrier'])
    a.answer(1).expect('Hero A', { damage: 0 })
    a.expect('Ice Barrier#1', { counters: { ice: 3 } }).expect('Ice Barrier#2', { counters: { ice: 2 } })
    const b = at().play('Sure Bolt', 'Hero A').resolve().answer(0).expect('Hero A', { damage: 2 })
    b.expect('Ice Barrier#1', { counters: { ice: 2 } }).expect('Ice Barrier#2', { counters: { ice: 2 } })
  })

  test('CR-EX-717.4b-1 who orders what: the packet’s controller, then the destination’s', () => {
    const at = (): Table =>
      table({
        players: [
          { team: 1, resources: 1, hand: ['Intervene'], cards: ['Draconian Deflector'] },
          { team: 2, resources: 1, hand: ['Fire Blast'], cards: ['World in Flames'] },
          { team: 1, cards: ['Berserker Stance', 'Golem Skull Helm'] },
        ],
        turn: 'B',
      })
        .play('Fire Blast', 'Hero C')
        .as('A')
        .play('Intervene', 'Hero C')
        .resolve()
        .resolve()
    const t = at()
    expect(t.asked()).toBe('B: replace')
    expect(t.legal()).toEqual(['prevent World in Flames', 'prevent Berserker Stance'])
    t.say('prevent Berserker Stance')
    expect(t.asked()).toBe('C: replace')
    expect(t.legal()).toEqual(['prevent Golem Skull Helm', 'prevent Intervene'])
    t.say('prevent Golem Skull Helm')
    expect(t.asked()).toBe('A: armor') // redirected; now A's own equipment may help
    t.say('pass').expect('Hero A', { damage: 3 }).expect('Hero C', { damage: 0 })
    t.expect('Golem Skull Helm', { exhausted: true })
    const u = at().say('prevent World in Flames').say('prevent Intervene')
    expect(u.legal()).toEqual(['pass', 'prevent Draconian Deflector'])
    u.say('pass').expect('Hero A', { damage: 5 }).expect('Golem Skull Helm', { exhausted: false })
    const v = at().say('prevent Berserker Stance').say('prevent Intervene').say('pass')
    v.expect('Hero A', { damage: 6 }).expect('Hero C', { damage: 0 })
  })

  test('CR-EX-717.5-1 "the next time" covers all packets of one moment', () => {
    const t = table({
      library: lib,
      players: [
        {
          resources: 3,
          hand: ['Stormstrike', 'Thunder'],
          cards: ["Ramstein's Lightning Bolts", 'Dummy 2/9', 'Viking Warhammer'],
        },
        { cards: ['Dummy 1/9'] },
      ],
    })
    t.play('Stormstrike').resolve().use("Ramstein's Lightning Bolts").resolve()
    for (const n of ['Hero A', 'Hero B', 'Dummy 2/9', 'Dummy 1/9']) t.expect(n, { damage: 3 })
    t.play('Thunder', 'Hero B').resolve().expect('Hero B', { damage: 4 })
  })
})
