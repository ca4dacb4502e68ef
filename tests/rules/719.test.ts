import { describe, expect, test } from 'vitest'
import { explain } from '../../src/engine/index.ts'
import type { CardDef, Mod } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { ability, ally, instant, withCards } from './own.ts'

const always = (name: string, ...mods: Mod[]): CardDef => ability(name, { powers: [{ always: mods }] })
const allies = { is: 'ally', of: 'you' } as const
const this_turn = (name: string, ...mods: Mod[]): CardDef =>
  instant(name, { text: [{ do: 'modify', mods, until: 'turn' }] })
const one = { target: 1, is: 'ally', as: 'it1' } as const

const lib = withCards(
  always('Doubler', { mod: 'double', what: allies, stat: 'atk' }),
  always('Raiser', { mod: 'stat', what: allies, stat: 'atk', n: 1 }),
  always('Fixer', { mod: 'stat', what: allies, stat: 'atk', n: 5, set: true }),
  instant('Feed', { text: [{ do: 'put', n: 1, what: 'atk', to: { target: 1, is: 'ally' } }] }),
  instant('End', { text: [{ do: 'destroy', what: one }] }),
  this_turn('Switch', { mod: 'switch', what: one }),
  this_turn('Grow', { mod: 'stat', what: one, stat: 'atk', n: 2 }),
  this_turn('Harden', { mod: 'stat', what: one, stat: 'health', n: 3 }),
  this_turn('Become Seven', { mod: 'stat', what: one, stat: 'atk', n: 7, set: true }),
  instant('Become Seven Now', {
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'stat', what: { target: 1, is: 'ally' }, stat: 'atk', n: 7, set: true }],
        until: 'turn',
      },
    ],
  }),
  instant('Blank', {
    text: [{ do: 'modify', mods: [{ mod: 'noPowers', what: { target: 1, is: 'card' } }], until: 'turn' }],
  }),
  instant('Hush', { text: [{ do: 'modify', mods: [{ mod: 'noPowers', what: { is: 'ally' } }], until: 'turn' }] }),
  instant('Rise', { text: [{ do: 'move', what: { is: 'ally', in: 'graveyard' }, to: 'play' }] }),
  ally('Chorus', 1, 4, { powers: [{ always: [{ mod: 'stat', what: { name: 'Dummy 2/3' }, stat: 'atk', n: 1 }] }] }),
  ally('Anchor', 1, 4, {
    powers: [{ always: [{ mod: 'stat', what: { name: 'Dummy 2/3' }, stat: 'atk', n: 5, set: true }] }],
  }),
  ability('Muffle', {
    attach: { target: 1, is: 'ally' },
    powers: [{ always: [{ mod: 'noPowers', what: 'host' }] }],
  }),
  instant('Unravel', { text: [{ do: 'destroy', what: { target: 1, is: 'ability' } }] }),
  ally('Crier', 1, 4, { powers: [{ always: [{ mod: 'stat', what: { name: 'Dummy 2/3' }, stat: 'atk', n: 1 }] }] }),
  ability('Blessing', {
    attach: { target: 1, is: 'ally' },
    powers: [{ always: [{ mod: 'stat', what: 'host', stat: 'atk', n: 2 }] }],
  }),
  instant('Move It', {
    text: [{ do: 'attach', what: { target: 1, is: 'ability' }, to: { target: 1, is: 'ally' } }],
  }),
  ally('Hailer', 1, 4, {
    powers: [
      {
        as: { on: 'enter', what: 'self', zone: 'play' },
        then: [
          { do: 'modify', mods: [{ mod: 'stat', what: { name: 'Dummy 2/3' }, stat: 'atk', n: 1 }], until: 'turn' },
        ],
      },
    ],
  }),
  // Each has as much more as the other: they depend on each other.
  ally('Echo One', 1, 5, {
    powers: [{ always: [{ mod: 'stat', what: 'self', stat: 'atk', n: { sum: 'atk', of: { name: 'Echo Two' } } }] }],
  }),
  ally('Echo Two', 2, 5, {
    powers: [{ always: [{ mod: 'stat', what: 'self', stat: 'atk', n: { sum: 'atk', of: { name: 'Echo One' } } }] }],
  }),
  // What is a Gnome is also a Troll, and the other way round.
  always('All Trolls', { mod: 'is', what: { is: 'ally', tag: 'Gnome' }, tag: 'Troll' }),
  always('All Gnomes', { mod: 'is', what: { is: 'ally', tag: 'Troll' }, tag: 'Gnome' }),
  ally('Gnome', 1, 1, { tags: ['Gnome'] }),
  ally('Troll', 1, 1, { tags: ['Troll'] }),
  // Each takes the other's powers away.
  ally('Silencer', 1, 4, {
    powers: [{ always: [{ mod: 'noPowers', what: { name: 'Hushed' } }] }, { keyword: 'Protector' }],
  }),
  ally('Hushed', 1, 4, {
    powers: [{ always: [{ mod: 'noPowers', what: { name: 'Silencer' } }] }, { keyword: 'Protector' }],
  }),
)

/** The sum behind a number as "+2 Grow". */
const ledger = (t: ReturnType<typeof table>, name: string, stat: string): string[] =>
  explain(t.game, t.id(name), stat).lines.map((l) => `${l.n} ${l.why} ${l.rule}`)

describe('719 dependency and doubling', () => {
  test('CR-EX-719.1-1 what changes whether there is an ATK comes before what changes the ATK', () => {
    for (const late of [false, true]) {
      const t = table({
        players: [
          { resources: 2, cards: ['Arcanite Dragonling'] },
          late ? { resources: 5, hand: ['Breen Toestubber'] } : { cards: ['Breen Toestubber'] },
        ],
        turn: late ? 'B' : 'A',
      })
      t.as('A').use('Arcanite Dragonling').resolve()
      if (late) t.as('B').play('Breen Toestubber').resolve().as('A')
      t.expect('Arcanite Dragonling', { atk: 1, health: 2, types: ['item', 'ally'], keywords: ['Protector'] })
      t.use('Arcanite Dragonling').resolve()
      t.expect('Arcanite Dragonling', { atk: 1, health: 2 })
      expect(explain(t.game, t.id('Arcanite Dragonling'), 'atk').total).toBe(1)
    }
  })

  test('719.1 a modifier that adds gives no ATK to what has none', () => {
    const t = table({ library: lib, players: [{ cards: ['Arcanite Dragonling', 'Raiser'] }, {}] })
    t.expect('Arcanite Dragonling', { atk: null, health: null })
  })

  test('CR-EX-719.2-1 sums are taken after what changes their parts, whatever entered first', () => {
    for (const cards of [
      ['Silas Darkmoon', 'Fel Reaver'],
      ['Fel Reaver', 'Silas Darkmoon'],
    ]) {
      const t = table({ players: [{ cards }, { cards: ['Deafening Shout'] }] })
      t.expect('Fel Reaver', { atk: 7, health: 7 }).expect('Silas Darkmoon', { atk: 4, health: 4 })
    }
  })

  test('CR-EX-719.2-1 the token of Thundering Footsteps; without it Silas has no health and is destroyed', () => {
    const t = table({
      library: lib,
      players: [
        { resources: 10, hand: ['Thundering Footsteps'], cards: ['Silas Darkmoon', 'Dummy 9/9'] },
        { hand: ['Hibernate', 'End'], resources: 8, cards: ['Deafening Shout'] },
      ],
    })
    t.play('Thundering Footsteps').resolve()
    t.expect('Fel Reaver', { token: true, atk: 7, health: 7 }).expect('Silas Darkmoon', { atk: 10, health: 10 })
    t.as('B').play('Hibernate', 'Dummy 9/9').resolve().expect('Silas Darkmoon', { atk: 4, health: 4 })
    t.as('B').play('End', 'Fel Reaver').resolve()
    expect(t.zone('A', 'graveyard')).toContain('Silas Darkmoon')
  })

  test('719.3 two that depend on each other apply once each, the older first', () => {
    const t = table({ library: lib, players: [{ cards: ['Echo One', 'Echo Two'] }, {}] })
    t.expect('Echo One', { atk: 3 }).expect('Echo Two', { atk: 5 })
    const u = table({ library: lib, players: [{ cards: ['Echo Two', 'Echo One'] }, {}] })
    u.expect('Echo Two', { atk: 3 }).expect('Echo One', { atk: 4 })
  })

  test('719.3 … also where they say what cards are, or take powers away', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['All Trolls', 'All Gnomes', 'Gnome', 'Troll', 'Dummy 1/1'] }, {}],
    })
    t.expect('Gnome', { tags: ['Gnome', 'Troll'] }).expect('Troll', { tags: ['Troll', 'Gnome'] })
    t.expect('Dummy 1/1', { tags: [] })
    const u = table({ library: lib, players: [{ cards: ['Silencer', 'Hushed'] }, {}] })
    u.expect('Silencer', { keywords: ['Protector'] }).expect('Hushed', { keywords: [] })
    const v = table({ library: lib, players: [{ cards: ['Hushed', 'Silencer'] }, {}] })
    v.expect('Silencer', { keywords: [] }).expect('Hushed', { keywords: ['Protector'] })
  })

  test('719.4 doubling comes last, whatever is older', () => {
    const t = table({ library: lib, players: [{ cards: ['Doubler', 'Dummy 2/3', 'Raiser'], hand: ['Grow'] }, {}] })
    t.expect('Dummy 2/3', { atk: 6 }).play('Grow').resolve().expect('Dummy 2/3', { atk: 10 })
    expect(ledger(t, 'Dummy 2/3', 'atk')).toEqual([
      '2 Printed on the card 205',
      '1 Raiser 714.2',
      '2 Grow 714.3',
      '5 Doubler (doubled) 719.4',
    ])
    expect(explain(t.game, t.id('Dummy 2/3'), 'atk').total).toBe(10)
  })

  test('719.4 two of them double twice', () => {
    const t = table({ players: [{ cards: ["Maimgor's Bite", "Maimgor's Bite"] }, {}] })
    t.expect("Maimgor's Bite", { atk: 4 })
  })

  test('712.9 ATK and health change places with all that changes them, and back again', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Dummy 2/6'], hand: ['Switch', 'Grow', 'Harden', 'Switch'] }, {}],
    })
    t.play('Switch').resolve().expect('Dummy 2/6', { atk: 6, health: 2 })
    t.play('Grow').resolve().expect('Dummy 2/6', { atk: 6, health: 4 })
    t.play('Harden').resolve().expect('Dummy 2/6', { atk: 9, health: 4 })
    expect(ledger(t, 'Dummy 2/6', 'atk')).toEqual([
      '2 Printed on the card 205',
      '2 Grow 714.3',
      '5 Switch (ATK and health switched) 712.9',
    ])
    t.play('Switch').resolve().expect('Dummy 2/6', { atk: 4, health: 9 })
  })

  test('712.9 a switch may be fatal', () => {
    const t = table({ library: lib, players: [{ cards: ['Dummy 0/6'], hand: ['Switch'] }, {}] })
    t.play('Switch').resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['Dummy 0/6', 'Switch'])
  })
})

describe('718 interaction', () => {
  test('718.1 in timestamp order: what is added before a number is set is lost, what is added after is not', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Dummy 2/3'], hand: ['Grow', 'Become Seven', 'Grow'] }, {}],
    })
    t.play('Grow').resolve().expect('Dummy 2/3', { atk: 4 })
    t.play('Become Seven').resolve().expect('Dummy 2/3', { atk: 7 })
    t.play('Grow').resolve().expect('Dummy 2/3', { atk: 9 })
    expect(ledger(t, 'Dummy 2/3', 'atk')).toEqual([
      '2 Printed on the card 205',
      '2 Grow 714.3',
      '3 Become Seven (is 7) 714.3',
      '2 Grow 714.3',
    ])
  })

  test('718.2a, 718.2f an indefinite modifier is as old as its card', () => {
    const t = table({ library: lib, players: [{ cards: ['Fixer', 'Raiser', 'Dummy 2/3'] }, {}] })
    t.expect('Dummy 2/3', { atk: 6 })
    const u = table({ library: lib, players: [{ cards: ['Raiser', 'Fixer', 'Dummy 2/3'] }, {}] })
    u.expect('Dummy 2/3', { atk: 5 })
  })

  test('718.2c, 718.2a a card that comes from hand is younger than what lay there', () => {
    const t = table({ library: lib, players: [{ cards: ['Fixer', 'Dummy 2/3'], hand: ['Raiser'] }, {}] })
    t.expect('Dummy 2/3', { atk: 5 }).play('Raiser').resolve().expect('Dummy 2/3', { atk: 6 })
    const u = table({ library: lib, players: [{ cards: ['Raiser', 'Dummy 2/3'], hand: ['Fixer'] }, {}] })
    u.expect('Dummy 2/3', { atk: 3 }).play('Fixer').resolve().expect('Dummy 2/3', { atk: 5 })
  })

  test('718.2f, 700.3 a lost power that returns begins anew', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Raiser', 'Fixer', 'Dummy 2/3'], hand: ['Blank'] }, {}],
    })
    t.expect('Dummy 2/3', { atk: 5 }).play('Blank', 'Raiser').resolve().expect('Dummy 2/3', { atk: 5 })
    t.until('B', 'action').expect('Dummy 2/3', { atk: 6 })
    expect(t.game.s.misc[0]?.muted).toEqual([])
  })

  test('718.2f, 700.3 a power that never was lost keeps its timestamp', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Fixer', 'Raiser', 'Dummy 2/3'], hand: ['Blank'] }, {}],
    })
    t.expect('Dummy 2/3', { atk: 6 }).play('Blank', 'Fixer').resolve().expect('Dummy 2/3', { atk: 3 })
    t.until('B', 'action').expect('Dummy 2/3', { atk: 5 })
  })

  test('718.2f, 700.3 as the ability that took it leaves play', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Crier', 'Fixer', 'Dummy 2/3'], hand: ['Muffle', 'Unravel'] }, {}],
    })
    t.expect('Dummy 2/3', { atk: 5 }).play('Muffle', 'Crier').resolve().expect('Dummy 2/3', { atk: 5 })
    t.play('Unravel', 'Muffle').resolve().expect('Dummy 2/3', { atk: 6 })
  })

  test('718.2b an attachment is as old as its last attaching', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Dummy 2/3', 'Dummy 0/6'], hand: ['Blessing', 'Become Seven Now', 'Move It'] }, {}],
    })
    t.play('Blessing', 'Dummy 0/6').resolve().expect('Dummy 0/6', { atk: 2 })
    t.play('Become Seven Now', 'Dummy 2/3').resolve().expect('Dummy 2/3', { atk: 7 })
    t.play('Move It', 'Dummy 2/3').resolve().expect('Dummy 2/3', { atk: 9 }).expect('Dummy 0/6', { atk: 0 })
  })

  test('718.2e a modifier made as something happens is as old as that', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Dummy 2/3'], hand: ['Hailer', 'Become Seven Now', 'Hailer'], resources: 4 }, {}],
    })
    t.play('Hailer').resolve().expect('Dummy 2/3', { atk: 3 })
    t.play('Become Seven Now', 'Dummy 2/3').resolve().expect('Dummy 2/3', { atk: 7 })
    t.play('Hailer').resolve().expect('Dummy 2/3', { atk: 8 })
  })

  test('718.3 who controls modifiers that begin together orders them, where that can matter', () => {
    for (const [first, atk] of [
      ['Crier', 5],
      ['Anchor', 6],
    ] as const) {
      const t = table({
        library: lib,
        players: [{ cards: ['Dummy 2/3'], graveyard: ['Crier', 'Anchor'], hand: ['Rise'] }, {}],
      })
      t.play('Rise').resolve()
      expect(t.asked()).toBe('A: choose')
      expect(t.legal()).toEqual(['pick Crier', 'pick Anchor'])
      t.say(`pick ${first}`).expect('Dummy 2/3', { atk })
    }
  })

  test('718.3 modifiers that only add are not asked about', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Dummy 2/3'], graveyard: ['Crier', 'Chorus'], hand: ['Rise'] }, {}],
    })
    t.play('Rise').resolve().expect('Dummy 2/3', { atk: 4 })
    expect(t.asked()).toBe('A: priority')
  })

  const together = (...mods: readonly [Mod, Mod]) => {
    const cards = mods.map((mod, i) => ally(`Riser ${i + 1}`, 1, 5, { powers: [{ always: [mod] }] }))
    const t = table({
      library: { ...lib, cards: [...lib.cards, ...cards] },
      players: [{ cards: ['Dummy 2/3'], graveyard: ['Riser 1', 'Riser 2'], hand: ['Rise'] }, {}],
    })
    return t.play('Rise').resolve()
  }
  const yours = { is: 'ally', of: 'you' } as const

  test('718.3, 719.3 each asks for what the other changes: their order is asked', () => {
    const brawn = (first: number) =>
      together(
        { mod: 'stat', what: { ...yours, where: ['health', '>=', 4] }, stat: 'atk', n: 2 },
        { mod: 'stat', what: { ...yours, where: ['atk', '>=', 3] }, stat: 'health', n: 1 },
      ).say(`pick Riser ${first}`)
    brawn(1).expect('Riser 2', { atk: 3, health: 6 })
    brawn(2).expect('Riser 2', { atk: 3, health: 5 })
    const colors = (first: number) =>
      together(
        { mod: 'is', what: yours, damageType: 'fire', becomes: true },
        { mod: 'is', what: yours, damageType: 'frost', becomes: true },
      ).say(`pick Riser ${first}`)
    colors(1).expect('Dummy 2/3', { damageTypes: ['frost'] })
    colors(2).expect('Dummy 2/3', { damageTypes: ['fire'] })
  })

  test.each<[Mod, Mod]>([
    [
      { mod: 'stat', what: 'self', stat: 'atk', n: 5, set: true },
      { mod: 'stat', what: 'self', stat: 'atk', n: 7, set: true },
    ],
    [
      { mod: 'stat', what: 'self', stat: 'atk', n: { count: { is: 'ally', of: 'you' } } },
      { mod: 'stat', what: 'self', stat: 'atk', n: { count: { is: 'item', of: 'you' } } },
    ],
    [
      { mod: 'is', what: yours, tag: 'Orc' },
      { mod: 'is', what: yours, tag: 'Troll' },
    ],
    [
      { mod: 'stat', what: yours, stat: 'atk', n: 1 },
      { mod: 'stat', what: yours, stat: 'health', n: { stat: 'atk', of: 'self' } },
    ],
  ])('718.3 not asked about, for the order changes nothing: %j and %j', (m, n) => {
    expect(together(m, n).asked()).toBe('A: priority')
  })

  test('718.3 the turn player’s come first, then those of the next player clockwise', () => {
    for (const [turn, next, atk] of [
      ['A', 'B', 5],
      ['B', 'C', 6],
    ] as const) {
      const t = table({
        library: lib,
        players: [{ cards: ['Crier', 'Dummy 2/3'], hand: ['Hush'] }, { cards: ['Anchor'], hand: ['Hush'] }, {}],
        turn,
      })
      t.expect('Dummy 2/3', { atk: 5 }).play('Hush').resolve().expect('Dummy 2/3', { atk: 2 })
      t.until(next, 'action').expect('Dummy 2/3', { atk })
    }
  })

  test('718.3, 718.2f, 700.3 powers that return together begin in the order that their player chooses', () => {
    for (const [first, atk] of [
      ['Crier', 5],
      ['Anchor', 6],
    ] as const) {
      const t = table({ library: lib, players: [{ cards: ['Crier', 'Anchor', 'Dummy 2/3'], hand: ['Hush'] }, {}] })
      t.expect('Dummy 2/3', { atk: 5 }).play('Hush').resolve().expect('Dummy 2/3', { atk: 2 })
      t.until('B', 'action', `pick ${first}`).expect('Dummy 2/3', { atk })
    }
  })

  test('718.2g unnamed counters are as old as their last', () => {
    const t = table({ library: lib, players: [{ cards: ['Dummy 2/3'], hand: ['Feed', 'Become Seven', 'Feed'] }, {}] })
    t.play('Feed').resolve().expect('Dummy 2/3', { atk: 3 })
    t.play('Become Seven').resolve().expect('Dummy 2/3', { atk: 7 })
    t.play('Feed').resolve().expect('Dummy 2/3', { atk: 9 })
  })

  test('718.2d one from a link is as old as its resolving, not as its card', () => {
    const t = table({ library: lib, players: [{ cards: ['Dummy 2/3'], hand: ['Grow', 'Become Seven'] }, {}] })
    t.play('Become Seven').play('Grow').resolve().resolve().expect('Dummy 2/3', { atk: 7 })
  })
})

test.each([
  [0, 2],
  [1, 4],
  [2, 8],
  [3, 16],
])('CR-EX-GL.Doubled-1 with %i others in one’s own graveyard it deals %i', (others, damage) => {
  const graveyard = Array.from({ length: others }, () => 'Concussive Barrage')
  const t = table({
    players: [
      { hand: ['Concussive Barrage', 'Concussive Barrage'], resources: 1, graveyard },
      { graveyard: ['Concussive Barrage'] },
    ],
  })
  t.play('Concussive Barrage', 'Hero B').resolve().expect('Hero B', { damage })
})
