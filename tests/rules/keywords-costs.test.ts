/** Keywords that change what is paid, and those that keep targets away: what they stand for is in src/language/keywords.ts. */
import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, instant, item, weapon, withCards } from './own.ts'

const lib = withCards(
  ally('Envoy', 1, 1, { powers: [{ keyword: 'Diplomacy', of: { tag: 'Dwarf' } }] }),
  ally('Chorister', 1, 1, { powers: [{ keyword: 'Harmonize' }] }),
  ally('Big', 4, 4, { cost: 4 }),
  ally('Small', 1, 1, { cost: 3, tags: ['Dwarf'] }),
  ally('Tiny', 1, 1, { cost: 1, tags: ['Dwarf'] }),
  ally('Racer', 2, 2, { cost: 2, powers: [{ keyword: 'Haste', n: 1 }] }),
  item('Spur', {
    powers: [
      {
        always: [
          {
            mod: 'keyword',
            what: { is: 'ally', in: 'hand', of: 'you' },
            keyword: 'Haste',
            n: { count: { is: 'item', of: 'you' } },
          },
        ],
      },
    ],
  }),
  ally('Visitor', 3, 3, { cost: 3, powers: [{ keyword: 'Rift' }] }),
  ally('Orc One', 1, 1, { tags: ['Orc'] }),
  ally('Dwarf One', 1, 1, { tags: ['Dwarf'] }),
  ability('Early', { cost: 4, powers: [{ keyword: 'Preparation' }], text: [{ do: 'draw', n: 1 }] }),
  ability('Gut', {
    cost: 1,
    powers: [{ keyword: 'Finishing Move' }],
    text: [{ do: 'deal', n: 'X', type: 'melee', by: 'yourHero', to: { target: 1, is: 'hero' } }],
  }),
  ability('Slice', { tags: ['Combo'] }),
  ability('Slam', { tags: ['Feral'] }),
  ability('Maul', { powers: [{ keyword: 'Finishing Move', of: { tag: 'Feral' } }], text: [{ do: 'draw', n: 'X' }] }),
  instant('Snare', { cost: 3, powers: [{ keyword: 'Trap' }], text: [{ do: 'draw', n: 1 }] }),
  ally('Warded', 1, 3, { powers: [{ keyword: 'Spellshield' }] }),
  ally('Veiled', 1, 3, { powers: [{ keyword: 'Untargetable' }] }),
  ally('Slippery', 1, 3, { powers: [{ keyword: 'Escape Artist' }] }),
  instant('Poke', { text: [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: 1, is: 'ally' } }] }),
  instant('Slow Poke', { tags: ['Basic'], text: [{ do: 'draw', n: 1 }] }),
  weapon('Club', 1, 0, ['Melee (1)']),
)

describe('keywords about costs', () => {
  test('707.1e Diplomacy: allies of that description cost (1) less, but not less than (1)', () => {
    const t = table({ library: lib, players: [{ cards: ['Envoy'], hand: ['Small', 'Tiny', 'Big'], resources: 3 }, {}] })
    t.play('Small').resolve()
    expect(t.resources('A').ready).toBe(1)
    t.play('Tiny').resolve()
    expect(t.resources('A').ready).toBe(0)
    const u = table({ library: lib, players: [{ cards: ['Envoy'], hand: ['Big'], resources: 3 }, {}] })
    expect(u.legal()).not.toContain('play Big')
  })

  test('707.1e Harmonize: allies with cost 4 or more cost (1) less, for each of it', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Chorister', 'Chorister'], hand: ['Big', 'Small'], resources: 2 }, {}],
    })
    expect(t.legal()).not.toContain('play Small')
    t.play('Big')
    expect(t.resources('A').ready).toBe(0)
  })

  test('707.1e Haste: (1) less once an ally of yours has dealt damage to an opposing hero this turn', () => {
    const t = table({ library: lib, players: [{ cards: ['Big'], hand: ['Racer'], resources: 1 }, {}, {}] })
    expect(t.legal()).not.toContain('play Racer')
    t.attack('Big', 'Hero C')
    t.play('Racer')
    expect(t.resources('A').ready).toBe(0)
  })

  test('707.1e Haste that a modifier grants has the number that the modifier says', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Big', 'Spur', 'Spur'], hand: ['Big', 'Tiny'], resources: 1 }, {}],
    })
    t.attack('Big', 'Hero B')
    t.play('Big') // 4 less 2 less 2
    expect(t.resources('A').ready).toBe(1)
  })

  test('707.1e Rift: a race is chosen as it is played; (1) less for each ally of that race', () => {
    const spec = (resources: number) => ({
      library: lib,
      players: [{ cards: ['Orc One', 'Dwarf One', 'Dwarf One'], hand: ['Visitor'], resources }, {}],
    })
    expect(table(spec(0)).legal()).not.toContain('play Visitor')
    const t = table(spec(2))
    t.say('play Visitor')
    expect(t.asked()).toBe('A: choose')
    expect(t.legal()).toEqual(['number 1', 'number 8']) // Dwarf, Orc: with others it could not be paid
    t.say('number 8')
    expect(t.resources('A').ready).toBe(0)
    const u = table(spec(2)).play('Visitor', 'number 1')
    expect(u.resources('A').ready).toBe(1)
  })

  test('403.3 Preparation: on one’s first turn for nothing', () => {
    const t = table({ library: lib, players: [{ hand: ['Early'] }, {}] })
    expect(t.legal()).not.toContain('play Early')
    const u = table({ library: lib, players: [{ hand: ['Early'], turns: 1 }, {}] })
    u.play('Early').resolve()
    expect(u.zone('A', 'hand')).toEqual(['Filler'])
    const v = table({ library: lib, players: [{ hand: ['Early'], resources: 4, turns: 1 }, {}] })
    v.say('play Early')
    expect(v.legal()).toEqual(['number 0', 'number 1'])
    v.say('number 1')
    expect(v.resources('A').ready).toBe(4)
  })

  test('707.1b, 707.1e Finishing Move: X Combo cards out of the graveyard, five at most', () => {
    const seven = Array.from({ length: 7 }, () => 'Slice')
    const t = table({ library: lib, players: [{ hand: ['Gut'], graveyard: [...seven, 'Slam'], resources: 1 }, {}] })
    t.say('play Gut')
    expect(t.legal()).toEqual([0, 1, 2, 3, 4, 5].map((n) => `number ${n}`))
    t.say('number 2').say('pick Hero B')
    expect(t.asked()).toBe('A: cost')
    t.say('pick Slice#1').say('pick Slice#2').resolve().expect('Hero B', { damage: 2 })
    expect(t.zone('A', 'removed')).toEqual(['Slice', 'Slice'])
    const u = table({ library: lib, players: [{ hand: ['Gut'], graveyard: ['Slice', 'Slam'], resources: 1 }, {}] })
    expect(u.say('play Gut').legal()).toEqual(['number 0', 'number 1'])
  })

  test('707.1e Finishing Move of another description takes those cards', () => {
    const t = table({ library: lib, players: [{ hand: ['Maul'], graveyard: ['Slice', 'Slam'] }, {}] })
    t.play('Maul', 1).resolve()
    expect(t.zone('A', 'removed')).toEqual(['Slam'])
    expect(t.zone('A', 'hand')).toHaveLength(1)
  })

  test('403.3 Trap: a defending hero exhausts instead', () => {
    const t = table({ library: lib, players: [{ cards: ['Big'] }, { hand: ['Snare'], resources: 1 }] })
    t.propose('Big', 'Hero B').resolve().as('B')
    expect(t.legal()).not.toContain('play Snare')
    t.say('pass') // the attack window closes; nobody protects
    t.as('B').play('Snare').expect('Hero B', { exhausted: true })
    expect(t.resources('B').ready).toBe(1)
  })
})

describe('keywords about targets', () => {
  test('706.1 Spellshield: opponents can’t target it in play; its own side can', () => {
    const t = table({
      library: lib,
      players: [
        { hand: ['Poke'], cards: ['Big'] },
        { cards: ['Warded'], hand: ['Poke'] },
      ],
    })
    t.play('Poke')
    expect(t.game.s.links[1]!.targets).toEqual({ 'Poke#text.0.to': [t.id('Big')] })
    t.resolve().as('B').say('play Poke')
    expect(t.legal()).toEqual(['pick Big', 'pick Warded'])
  })

  test('706.1 Untargetable: nobody can, not even its controller; it becomes no legal target if it was one (709.2a)', () => {
    const t = table({ library: lib, players: [{ hand: ['Poke'], cards: ['Veiled'] }, {}] })
    expect(t.legal()).toEqual(['pass', 'place Poke', 'attack Hero A', 'attack Veiled'])
  })

  test('703.1 Escape Artist: back to its owner’s hand when an opposing link targets it', () => {
    const spec = { library: lib, players: [{ hand: ['Poke'] }, { cards: ['Slippery'], hand: ['Poke'] }, {}] }
    const t = table(spec)
    t.play('Poke').resolve('yes')
    expect(t.zone('B', 'hand')).toEqual(['Poke', 'Slippery'])
    t.resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['Poke'])
    const u = table(spec)
    u.as('B').play('Poke').resolve().expect('Slippery', { zone: 'party', damage: 1 })
  })

  test('701.1a, 409.1 Basic cards wait for the action phase and an empty chain', () => {
    const t = table({ library: lib, players: [{ hand: ['Slow Poke'] }, { hand: ['Slow Poke'] }] })
    expect(t.legal()).toContain('play Slow Poke')
    t.as('B')
    expect(t.legal()).toEqual(['pass'])
  })
})
