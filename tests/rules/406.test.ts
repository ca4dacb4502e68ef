/** Wielding (406): what may be held beside what, and what may be struck with in one combat; wielders and shielders (303.2d, 717.2c). */
import { describe, expect, test } from 'vitest'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef, Keyword } from '../../src/language/types.ts'
import { type Table, table } from '../table/index.ts'
import { ability, ally, armor, instant, weapon, withCards } from './own.ts'

const teaches = (keyword: Keyword): CardDef =>
  ability(keyword === 'Dual Wield' ? 'Dual Lesson' : keyword, {
    powers: [{ always: [{ mod: 'keyword', what: 'yourHero', keyword }] }],
  })
const one = (n: number): CardDef => weapon(`One ${n}`, n, 0, ['One-Handed', 'Melee (1)'])
const two = (n: number): CardDef => weapon(`Two ${n}`, n, 0, ['Two-Handed', 'Melee (1)'])
const bow = (n: number): CardDef => weapon(`Bow ${n}`, n, 0, ['One-Handed', 'Ranged (1)'])

const lib = withCards(
  ...(
    [
      'Dual Wield',
      'Two-Handed Dual Wield',
      'Ranged Dual Wield',
      'Sextuple Wield',
      'Infinite Wield',
      'Dual Shield',
    ] as const
  ).map(teaches),
  ...[1, 2, 3, 4, 5, 6, 7].map(one),
  ...[1, 2, 3].map(two),
  ...[1, 2, 3].map(bow),
  ...[1, 2, 3].map((n) => armor(`Shield ${n}`, 1, { tags: ['Shield', 'Off-Hand (1)'] })),
  armor('Orb', 1, { tags: ['Off-Hand (1)'] }),
  weapon('Throwing Axe', 2, 0, ['One-Handed', 'Melee (1)', 'Ranged (1)']),
  instant('Forget', { text: [{ do: 'destroy', what: { target: 1, is: 'ability', in: 'play', of: 'you' } }] }),
  instant('Seize', {
    text: [{ do: 'modify', mods: [{ mod: 'control', what: { target: 1, is: 'weapon' }, by: 'you' }], until: 'turn' }],
  }),
  instant('Leave', { text: [{ do: 'uncombat', what: { target: 1, state: 'attacking' } }] }),
  ally('Squire', 1, 9),
  ally('Knight', 1, 9, {
    powers: [
      {
        always: [
          { mod: 'can', on: 'strike', by: 'self', with: { is: 'weapon' } },
          { mod: 'can', on: 'defendWith', by: 'self', with: { is: 'equipment' } },
        ],
      },
    ],
  }),
  ally('Page', 1, 9, {
    powers: [{ always: [{ mod: 'can', on: 'strike', by: 'self', with: { is: 'weapon', tag: 'Ranged' } }] }],
  }),
  armor('Bulwark', 2, {
    powers: [{ always: [{ mod: 'can', on: 'defendWith', by: { is: 'ally', of: 'you' }, with: 'self' }] }],
  }),
  armor('Plate', 1, { tags: ['Chest (1)'] }),
  instant('Bolt', { text: [{ do: 'deal', n: 4, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' } }] }),
)

/** The violating cards that are offered after playing `hand` beside what is there; none if all is well. */
function over(there: readonly string[], hand: string): string[] {
  const t = table({ library: lib, players: [{ resources: 9, cards: there, hand: [hand] }, {}] })
  t.play(hand).resolve()
  return t.asked() === 'A: unique' ? t.legal().map((l) => l.replace('pick ', '')) : []
}

describe('406 what may be held', () => {
  test('406.2, 414.3 without a keyword: one Melee weapon, one Ranged one, one Off-Hand', () => {
    expect(over(['One 1'], 'One 2')).toEqual(['One 1', 'One 2'])
    expect(over(['One 1', 'Bow 1'], 'Shield 1')).toEqual([])
    expect(over(['Bow 1'], 'Bow 2')).toEqual(['Bow 1', 'Bow 2'])
    expect(over(['Two 1'], 'Shield 1')).toEqual(['Two 1', 'Shield 1'])
    expect(over(['Shield 1'], 'Orb')).toEqual(['Shield 1', 'Orb'])
  })

  test('406.2 Dual Wield: two one-handed ones, and no two-handed one among them', () => {
    expect(over(['Dual Lesson', 'One 1'], 'One 2')).toEqual([])
    expect(over(['Dual Lesson', 'One 1'], 'Two 1')).toEqual(['One 1', 'Two 1'])
    expect(over(['Dual Lesson', 'One 1'], 'Shield 1')).toEqual([])
    expect(over(['Dual Lesson', 'Bow 1'], 'Bow 2')).toEqual(['Bow 1', 'Bow 2'])
  })

  test('406.2 Two-Handed Dual Wield: any two, or a two-handed one with an Off-Hand', () => {
    const w = 'Two-Handed Dual Wield'
    expect(over([w, 'Two 1'], 'One 1')).toEqual([])
    expect(over([w, 'Two 1'], 'Two 2')).toEqual([])
    expect(over([w, 'One 1'], 'One 2')).toEqual([]) // 406.2b speaks of it
    expect(over([w, 'Two 1'], 'Shield 1')).toEqual([])
  })

  test('406.2a anything more is too much, and any of them may go', () => {
    const w = 'Two-Handed Dual Wield'
    expect(over([w, 'Two 1', 'Two 2'], 'One 1')).toEqual(['Two 1', 'Two 2', 'One 1'])
    expect(over([w, 'Two 1', 'Two 2'], 'Shield 1')).toEqual(['Two 1', 'Two 2', 'Shield 1'])
    expect(over(['Dual Shield', 'Shield 1', 'Shield 2'], 'One 1')).toEqual(['One 1', 'Shield 1', 'Shield 2'])
    expect(over(['Dual Shield', 'Shield 1', 'Shield 2'], 'Orb')).toEqual(['Shield 1', 'Shield 2', 'Orb'])
  })

  test('406.2 Dual Shield: two Shields, not any Off-Hand; a Ranged weapon beside them', () => {
    expect(over(['Dual Shield', 'Shield 1'], 'Shield 2')).toEqual([])
    expect(over(['Dual Shield', 'Shield 1', 'Shield 2'], 'Bow 1')).toEqual([])
    expect(over(['Dual Shield', 'Shield 1'], 'Orb')).toEqual(['Shield 1', 'Orb'])
  })

  const lose = (there: readonly string[], lesson: string): Table => {
    const t = table({ library: lib, players: [{ cards: there, hand: ['Forget'] }, {}] })
    return t
      .play(
        'Forget',
        ...(there.filter((n) => lib.cards.find((c) => c.name === n)?.type === 'ability').length > 1 ? [lesson] : []),
      )
      .resolve()
  }

  test('406.2b losing the keyword violates uniqueness, unless another allows the same', () => {
    expect(lose(['Dual Lesson', 'One 1', 'One 2'], 'Dual Lesson').legal()).toEqual(['pick One 1', 'pick One 2'])
    const both = ['Dual Lesson', 'Two-Handed Dual Wield', 'One 1', 'One 2']
    expect(lose(both, 'Dual Lesson').asked()).toBe('A: priority')
    expect(lose(both, 'Two-Handed Dual Wield').asked()).toBe('A: priority')
    expect(lose(['Dual Shield', 'Shield 1', 'Shield 2'], 'Dual Shield').legal()).toEqual([
      'pick Shield 1',
      'pick Shield 2',
    ])
  })

  test('406.2b, 414.1 also where the keyword goes because something else has changed', () => {
    const cards = withCards(
      one(1),
      one(2),
      ability('While Ready', {
        powers: [
          {
            always: [
              {
                mod: 'keyword',
                what: 'yourHero',
                keyword: 'Dual Wield',
                while: { some: { name: 'Squire', state: 'ready' } },
              },
            ],
          },
        ],
      }),
      ally('Squire', 1, 9),
      instant('Stun', { text: [{ do: 'exhaust', what: { target: 1, is: 'ally' } }] }),
    )
    const t = table({
      library: cards,
      players: [{ cards: ['While Ready', 'Squire', 'One 1', 'One 2'], hand: ['Stun'] }, {}],
    })
    expect(t.asked()).toBe('A: priority')
    t.play('Stun').resolve()
    expect(t.legal()).toEqual(['pick One 1', 'pick One 2'])
  })

  test('406.3 Sextuple Wield: six hands, a two-handed weapon takes two; Dual Wield adds none', () => {
    const six = ['Sextuple Wield', 'Dual Lesson', 'Two 1', 'Two 2', 'One 1']
    expect(over(six, 'One 2')).toEqual([])
    expect(over([...six, 'One 2'], 'One 3')).toEqual(['Two 1', 'Two 2', 'One 1', 'One 2', 'One 3'])
    expect(over(six, 'Two 3')).toEqual(['Two 1', 'Two 2', 'One 1', 'Two 3'])
    expect(lose(['Sextuple Wield', 'One 1', 'One 2', 'One 3'], 'Sextuple Wield').legal()).toHaveLength(3)
    expect(lose(['Sextuple Wield', 'Dual Lesson', 'One 1', 'One 2'], 'Sextuple Wield').asked()).toBe('A: priority')
  })

  test('406.3a an Off-Hand takes a hand, and goes with a two-handed weapon', () => {
    expect(over(['Sextuple Wield', 'Two 1', 'Two 2', 'One 1'], 'Shield 1')).toEqual([])
    expect(over(['Sextuple Wield', 'Two 1', 'Two 2', 'Two 3'], 'Shield 1')).toEqual([
      'Two 1',
      'Two 2',
      'Two 3',
      'Shield 1',
    ])
    expect(over(['Sextuple Wield', 'Shield 1'], 'Orb')).toEqual(['Shield 1', 'Orb']) // still one Off-Hand
  })

  test('406.4 Ranged Dual Wield: two Ranged weapons', () => {
    expect(over(['Ranged Dual Wield', 'Bow 1'], 'Bow 2')).toEqual([])
    expect(over(['Ranged Dual Wield', 'Bow 1', 'Bow 2'], 'Bow 3')).toEqual(['Bow 1', 'Bow 2', 'Bow 3'])
    expect(lose(['Ranged Dual Wield', 'Bow 1', 'Bow 2'], 'Ranged Dual Wield').legal()).toEqual([
      'pick Bow 1',
      'pick Bow 2',
    ])
  })

  test('406.5 Infinite Wield: any number of one-handed Melee weapons', () => {
    const many = ['One 1', 'One 2', 'One 3', 'One 4', 'One 5', 'One 6']
    expect(over(['Infinite Wield', ...many], 'One 7')).toEqual([])
    expect(over(['Infinite Wield', 'One 1', 'One 2'], 'Two 1')).toEqual(['One 1', 'One 2', 'Two 1'])
    expect(lose(['Infinite Wield', 'One 1', 'One 2'], 'Infinite Wield').legal()).toEqual(['pick One 1', 'pick One 2'])
    expect(lose(['Infinite Wield', 'Dual Lesson', 'One 1', 'One 2'], 'Infinite Wield').asked()).toBe('A: priority')
    expect(lose(['Infinite Wield', 'Dual Lesson', 'One 1', 'One 2', 'One 3'], 'Infinite Wield').legal()).toHaveLength(3)
  })
})

/** How hard the hero hits if he strikes with all that he may, in this order. */
function strikes(cards: readonly string[], ...with_: readonly string[]): { offered: string[]; damage: number } {
  const t = table({ library: lib, players: [{ cards }, {}] })
  t.propose('Hero A', 'Hero B').say('pass').say('pass')
  for (const w of with_) t.say(`strike ${w}`)
  const offered =
    t.asked() === 'A: strike'
      ? t
          .legal()
          .filter((l) => l !== 'pass')
          .map((l) => l.replace('strike ', ''))
      : []
  t.fight()
  return { offered, damage: t.card('Hero B').damage }
}

describe('406.6 what may be struck with', () => {
  test('303.2c, 406.6 one; two Melee weapons with Dual Wield, two-handed or not', () => {
    expect(strikes(['One 1', 'Bow 1'], 'One 1')).toEqual({ offered: [], damage: 1 })
    expect(strikes(['Dual Lesson', 'One 1', 'One 2', 'Bow 1'], 'One 1')).toEqual({ offered: ['One 2'], damage: 1 })
    expect(strikes(['Two-Handed Dual Wield', 'Two 2', 'Two 3'], 'Two 2', 'Two 3')).toEqual({ offered: [], damage: 5 })
  })

  test('406.6 Ranged, Infinite and Sextuple Wield', () => {
    expect(strikes(['Ranged Dual Wield', 'Bow 1', 'Bow 2', 'One 1'], 'Bow 1', 'Bow 2')).toEqual({
      offered: [],
      damage: 3,
    })
    expect(strikes(['Ranged Dual Wield', 'Bow 1', 'Bow 2', 'One 1'], 'One 1')).toEqual({ offered: [], damage: 1 })
    expect(strikes(['Infinite Wield', 'One 1', 'One 2', 'One 3'], 'One 1', 'One 2', 'One 3')).toEqual({
      offered: [],
      damage: 6,
    })
    expect(
      strikes(['Sextuple Wield', 'Two 1', 'Two 2', 'One 1', 'One 2'], 'Two 1', 'Two 2', 'One 1', 'One 2').damage,
    ).toBe(6)
  })

  test('406.6 what is both Melee and Ranged goes with neither', () => {
    expect(strikes(['Dual Lesson', 'Infinite Wield', 'One 1', 'Throwing Axe'], 'Throwing Axe')).toEqual({
      offered: [],
      damage: 2,
    })
    expect(strikes(['Dual Lesson', 'Infinite Wield', 'One 1', 'Throwing Axe'], 'One 1')).toEqual({
      offered: [],
      damage: 1,
    })
  })

  test('406.6 all are struck with at once, and paid for together', () => {
    const t = table({
      players: [{ resources: 3, cards: ['Dual Wield', 'Deathbringer', 'Sword of Zeal'] }, {}],
    })
    t.propose('Hero A', 'Hero B').say('pass').say('pass').say('strike Deathbringer')
    expect(t.asked()).toBe('A: priority') // not enough for the other
    expect(t.resources('A').ready).toBe(1)
  })
})

describe('303.2 wielders and associations', () => {
  test('303.2d allies wield where a power lets them; heroes always', () => {
    const at = (who: string): Table => {
      const t = table({ library: lib, players: [{ cards: ['Squire', 'Knight', 'Page', 'One 3', 'Bow 2'] }, {}, {}] })
      t.propose(who, 'Hero C')
      for (let i = 0; i < 3; i++) t.say('pass')
      return t
    }
    expect(at('Squire').asked()).toBe('A: priority')
    expect(at('Page').legal()).toEqual(['pass', 'strike Bow 2'])
    const t = at('Knight')
    expect(t.legal()).toEqual(['pass', 'strike One 3', 'strike Bow 2'])
    t.say('strike One 3').expect('Knight', { atk: 4 }).expect('Hero A', { atk: 0 })
    t.fight().expect('Hero C', { damage: 4 }).expect('Knight', { atk: 1 })
  })

  test('303.2d … as defenders too', () => {
    const t = table({ library: lib, turn: 'B', players: [{ cards: ['Knight', 'One 3'] }, { cards: ['Squire'] }] })
    t.attack('Squire', 'Knight', 'One 3').expect('Squire', { damage: 4 })
  })

  test('303.2a a weapon that changes sides is no longer wielded, nor one whose wielder leaves combat', () => {
    const at = (hand: string): Table => {
      const t = table({ library: lib, players: [{ cards: ['One 3'] }, { hand: [hand] }, {}] })
      t.propose('Hero A', 'Hero C')
      for (let i = 0; i < 3; i++) t.say('pass')
      return t.say('strike One 3').expect('Hero A', { atk: 3 }).as('B').play(hand).resolve()
    }
    at('Seize').expect('Hero A', { atk: 0 }).fight().expect('Hero C', { damage: 0 })
    at('Leave').expect('Hero A', { atk: 0 }).fight().expect('Hero C', { damage: 0 })
  })

  test('303.2a nor what stops being a weapon, for good', () => {
    const tool = { ...ally('Living Blade', 2, 9), type: 'item' } as CardDef
    const cards = withCards(
      {
        ...tool,
        health: undefined,
        strike: 0,
        powers: [{ always: [{ mod: 'is', what: 'self', type: 'weapon', while: { some: { name: 'Smith' } } }] }],
      } as CardDef,
      ally('Smith', 0, 1),
      instant('Slay', { text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }),
    )
    const t = table({ library: cards, players: [{ cards: ['Living Blade', 'Smith'], hand: ['Slay'] }, {}] })
    t.propose('Hero A', 'Hero B').say('pass').say('pass').say('strike Living Blade').expect('Hero A', { atk: 2 })
    t.play('Slay').resolve().expect('Hero A', { atk: 0 })
    expect(t.game.s.combat[0]!.strikes).toEqual([])
  })

  test('303.1 a weapon without ATK or strike cost is refused', () => {
    const { strike: _s, ...bad } = weapon('Stump', 1, 1, ['One-Handed', 'Melee (1)'])
    expect(checkCard(weapon('Stump', 1, 1, ['One-Handed', 'Melee (1)']))).toEqual([])
    expect(checkCard(bad as CardDef).map((p) => p.what)).toEqual([expect.stringContaining('strike')])
  })

  test('717.2c shielders: heroes, and allies whom a power lets be covered', () => {
    const hit = (who: string): Table =>
      table({ library: lib, turn: 'B', players: [{ cards: ['Knight', 'Squire', 'Plate'] }, { hand: ['Bolt'] }] })
        .play('Bolt', who)
        .resolve()
    expect(hit('Squire').asked()).toBe('B: priority')
    expect(hit('Knight').legal()).toEqual(['pass', 'prevent Plate'])
    expect(hit('Knight').say('prevent Plate').card('Knight').damage).toBe(3)
    const t = table({
      library: lib,
      turn: 'B',
      players: [{ cards: ['Squire', 'Plate', 'Bulwark'] }, { hand: ['Bolt'] }],
    })
    t.play('Bolt', 'Squire').resolve()
    expect(t.legal()).toEqual(['pass', 'prevent Bulwark']) // "with" says with what
  })
})
