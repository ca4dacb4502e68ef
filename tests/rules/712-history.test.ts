/** "This game": what texts ask of all that has happened since it began (712.3b), and that nothing else of it is kept. */
// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language
import { describe, expect, test } from 'vitest'
import { choose, hash, redo, slowHash, undo } from '../../src/engine/choices.ts'

import type { Condition, EventPattern } from '../../src/language/types.ts'
import { type Table, table } from '../table/index.ts'
import { ability, ally, filler, instant, item, withCards } from './own.ts'

const ever = (happened: EventPattern): Condition => ({ happened, since: 'game' })
const asks = (name: string, ...conditions: Condition[]) =>
  instant(name, {
    text: conditions.map((c, i) => ({ do: 'put', n: 1, what: `yes ${i}`, to: 'yourHero', if: c })),
  })
const zap = (name: string, n: number) =>
  instant(name, { text: [{ do: 'deal', n, type: 'fire', by: 'self', to: { target: 1, is: 'character' } }] })

const library = withCards(
  asks(
    'Memoir',
    ever({ on: 'destroy', what: { is: 'ally', of: 'you' } }),
    ever({ on: 'destroy', what: { is: 'ally', of: 'opponents' } }),
  ),
  asks(
    'Old Wound',
    ever({ on: 'destroy', what: { is: 'ally', of: 'you', where: ['atk', '>=', 3], state: 'exhausted' } }),
  ),
  asks(
    'Tally',
    { happened: { on: 'deal', to: { is: 'character', of: 'opponents' }, n: ['>=', 3] }, since: 'turn' },
    { happened: { on: 'deal', by: 'yourHero', n: ['>=', 3] }, since: 'turn' },
  ),
  asks('Third Draw', ever({ on: 'draw', by: 'you', nth: { n: 3, per: 'game' } })),
  zap('Zap', 2),
  zap('Spark', 1),
  ability('Reckoning', {
    text: [
      {
        do: 'destroy',
        what: { is: ['ability', 'item'], did: { on: 'deal', with: 'it', to: 'yourHero', since: 'game' } },
      },
    ],
  }),
  item('Wand', {
    powers: [
      {
        pay: [{ do: 'activate' }],
        then: [{ do: 'deal', n: 1, type: 'arcane', by: 'self', to: { target: 1, is: 'character' } }],
      },
    ],
  }),
  ally('Veteran', 1, 6, {
    powers: [
      {
        always: [{ mod: 'stat', what: 'self', stat: 'atk', n: 2, while: ever({ on: 'attack', by: 'self' }) }],
      },
    ],
  }),
  ally('Avenger', 2, 2, {
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        if: ever({ on: 'deal', by: { is: 'hero', of: 'opponents' }, to: 'self' }),
        then: [{ do: 'put', n: 1, what: 'grudge', to: 'self' }],
      },
    ],
  }),
)
/** What is remembered of the Veteran's attacks. */
const kept = (t: Table) => Object.values(t.game.s.deeds).filter((d) => d.code.startsWith('Veteran'))
const yes = (t: Table): string => Object.keys(t.card('Hero A').counters).join()

describe('712.3 what has happened this game', () => {
  test('712.3 long ago counts, on the side of whoever asks', () => {
    const t = table({ library, players: [{ hand: ['Memoir', 'Memoir'], deck: filler }, { hand: ['Zap'] }], turn: 'B' })
    const u = table({
      library,
      players: [
        { hand: ['Memoir'], cards: ['Dummy 2/2'], deck: filler },
        { hand: ['Zap'], deck: filler },
      ],
      turn: 'B',
    })
    t.as('A').play('Memoir').resolve()
    expect(yes(t)).toBe('')
    u.play('Zap', 'Dummy 2/2').resolve().until('A', 'action').until('B', 'action').until('A', 'action')
    u.play('Memoir').resolve()
    expect(yes(u)).toBe('yes 0')
  })

  test('712.3b with what was so as it happened: the ally was yours, and so large, and exhausted', () => {
    const side = { hand: ['Old Wound', 'Old Wound'], deck: filler }
    const seen = (atk: number, exhausted: boolean): string => {
      const t = table({
        library,
        players: [
          { ...side, cards: [{ name: `Dummy ${atk}/2`, exhausted }] },
          { hand: ['Zap'], deck: filler },
        ],
        turn: 'B',
      })
      t.play('Zap', `Dummy ${atk}/2`).resolve().until('A', 'action').play('Old Wound').resolve()
      return yes(t)
    }
    expect(seen(3, true)).toBe('yes 0')
    expect(seen(3, false)).toBe('')
    expect(seen(2, true)).toBe('')
  })

  test('712.3 so many times since the game began', () => {
    const t = table({
      library,
      players: [{ hand: ['Third Draw', 'Third Draw'], deck: filler }, { deck: filler }],
      turn: 'B',
    })
    t.until('A', 'action').until('B', 'action').until('A', 'action').play('Third Draw').resolve()
    expect(yes(t)).toBe('')
    t.until('B', 'action').until('A', 'action').play('Third Draw').resolve()
    expect(yes(t)).toBe('yes 0')
  })

  test('712.3 “was dealt 3 or more damage this turn” is all of it together, of each that was dealt it', () => {
    const seen = (...to: readonly string[]): string => {
      const t = table({
        library,
        players: [
          { hand: ['Zap', 'Spark', 'Tally'], deck: filler },
          { cards: ['Dummy 0/9'], deck: filler },
        ],
      })
      for (const [i, one] of to.entries()) t.play(i === 0 ? 'Zap' : 'Spark', one).resolve()
      t.play('Tally').resolve()
      return yes(t)
    }
    expect(seen('Dummy 0/9', 'Dummy 0/9')).toBe('yes 0')
    expect(seen('Dummy 0/9')).toBe('')
    expect(seen('Dummy 0/9', 'Hero B')).toBe('')
  })

  test('415.9a of those that are still the same: cards with which it was done, long ago', () => {
    const players = [
      { hand: ['Reckoning'], deck: filler },
      { cards: ['Wand', { name: 'Wand', exhausted: true }], deck: filler },
    ]
    const t = table({ library, players, turn: 'B' })
    t.use('Wand', 'Hero A').resolve().until('A', 'action').play('Reckoning').resolve()
    expect(t.zone('B', 'graveyard')).toEqual(['Wand'])
    expect(t.count('B', 'Wand')).toBe(1)
  })

  test('714.3a a modifier asks again and again: from its first attack on', () => {
    const t = table({ library, players: [{ cards: ['Veteran'], deck: filler }, { deck: filler }] })
    t.expect('Veteran', { atk: 1 }).attack('Veteran', 'Hero B').expect('Veteran', { atk: 3 })
    t.until('B', 'action').until('A', 'action').expect('Veteran', { atk: 3 })
    expect(kept(t)).toMatchObject([
      { seat: 0, n: 1 },
      { seat: 1, n: 1 },
    ])
  })

  test('703.2 “if” asks as it triggers, and as it resolves', () => {
    const side = { cards: ['Avenger'], deck: filler }
    const t = table({ library, players: [side, { deck: filler }], turn: 'B' })
    t.until('A', 'action').expect('Avenger', { counters: {} })
    t.attack('Avenger', 'Hero B').until('B', 'action').until('A', 'action')
    t.expect('Avenger', { counters: {} })
  })

  test('712.3 nothing is kept that nobody asks for, and what is asked for is kept once', () => {
    const t = table({ raiders: [{ cards: ['Kor Cindervein'] }], turn: 'R1' })
    t.attack('Kor Cindervein', 'Onyxia')
    expect([...t.game.code.deeds.keys(), ...Object.keys(t.game.s.deeds)]).toEqual([])
    const u = table({
      library,
      players: [
        { cards: ['Veteran'], deck: filler },
        { hand: ['Zap', 'Zap', 'Zap', 'Spark'], deck: filler },
      ],
    })
    u.attack('Veteran', 'Hero B').until('B', 'action').until('A', 'action').attack('Veteran', 'Hero B')
    expect(kept(u)).toHaveLength(2)
    u.until('B', 'action').play('Zap', 'Veteran').play('Zap', 'Veteran').play('Zap', 'Veteran').resolveAll()
    expect(u.zone('A', 'graveyard')).toEqual(['Veteran'])
    u.until('A', 'action')
    expect(kept(u)).toEqual([])
  })

  test('712.3 undo takes it back, and the hash knows it', () => {
    const t = table({ library, players: [{ cards: ['Veteran'], deck: filler }, { deck: filler }] })
    const before = hash(t.game)
    const n = t.game.choices.length
    t.attack('Veteran', 'Hero B')
    const after = hash(t.game)
    const choices = t.game.choices.slice(n)
    for (let i = 0; i < choices.length; i++) undo(t.game)
    expect(t.game.s.deeds).toEqual({})
    expect(hash(t.game)).toBe(before)
    for (const c of choices) choose(t.game, c)
    expect(hash(t.game)).toBe(after)
    expect(hash(t.game)).toBe(slowHash(t.game))
    undo(t.game)
    redo(t.game)
    expect(hash(t.game)).toBe(after)
    const g = JSON.parse(JSON.stringify(t.game.s))
    expect(g.deeds).toEqual(t.game.s.deeds)
  })
})
