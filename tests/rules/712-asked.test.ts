/** Sets of players that are asked for what each controls or has: a number that is worked out for each of them (712.3). */
import { describe, expect, test } from 'vitest'
import { checkCard } from '../../src/language/schema.ts'
import type { SetWho } from '../../src/language/types.ts'
import { type Table, table } from '../table/index.ts'
import { ability, ally, filler, withCards } from './own.ts'

const lib = withCards(ally('Grunt', 1, 2), ally('Peon', 1, 2), ally('Big', 5, 9))
const party = (n: number): string[] => Array.from({ length: n }, (_, i) => (i % 2 === 0 ? 'Grunt' : 'Peon'))
const attacks = (t: Table, name: string): boolean => t.legal().includes(`attack ${name}`)

describe('an opponent who controls more than you', () => {
  test('712.3 more allies than you, this ally among yours: of several opponents one is enough', () => {
    for (const [a, b, able] of [
      [0, 0, false],
      [1, 1, false],
      [1, 2, true],
      [2, 0, true],
    ] as const) {
      const t = table({
        library: lib,
        boss: { cards: ['Emelia Darkhand'] },
        raiders: [{ cards: party(a) }, { hero: 'Graccus', cards: party(b) }],
        turn: 'Boss',
      })
      expect(attacks(t, 'Emelia Darkhand'), `${a} and ${b}`).toBe(able)
    }
  })

  test('714.2 it is asked anew all the time', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Hota the Bloodsoaked'] },
      raiders: [{ cards: party(2), hand: ['Grunt'], resources: 2 }],
      turn: 'R1',
    })
    expect(t.card('Hota the Bloodsoaked').keywords).toContain('Protector')
    const u = table({
      library: lib,
      boss: { cards: ['Hota the Bloodsoaked'] },
      raiders: [{ cards: party(1), hand: ['Peon'], resources: 2 }],
      turn: 'R1',
    })
    expect(u.card('Hota the Bloodsoaked').keywords).not.toContain('Protector')
    u.play('Peon').resolve()
    expect(u.card('Hota the Bloodsoaked').keywords).toContain('Protector')
  })

  test('702.1 of resources, as a condition of completing a quest; friends are no opponents', () => {
    const open = (boss: number, friend: number): boolean => {
      const t = table({
        library: lib,
        boss: { resources: boss },
        raiders: [
          { resources: 3, quests: ['Against the Legion'], deck: filler },
          { hero: 'Graccus', resources: friend },
        ],
        turn: 'R1',
      })
      return t.legal().includes('complete Against the Legion')
    }
    expect(open(5, 0)).toBe(true)
    expect(open(4, 9)).toBe(false) // four each: the quest is a resource, too
  })

  test('707.1e what it does to a cost', () => {
    const open = (n: number): boolean =>
      table({
        library: lib,
        boss: { cards: party(n) },
        raiders: [{ cards: ['The Turning Tide'], hand: ['Grunt'] }],
        turn: 'R1',
      })
        .legal()
        .includes('play Grunt')
    expect(open(1)).toBe(true) // two less, and it costs two
    expect(open(0)).toBe(false)
  })
})

describe('every one of several opponents', () => {
  test('712.3 fewer allies than you, each of them', () => {
    for (const [a, b, put] of [
      [0, 1, 1],
      [1, 2, 0],
      [2, 2, 0],
    ] as const) {
      const t = table({
        library: lib,
        players: [
          { name: 'A', team: 0, quests: ['Halaa'], cards: party(2) },
          { name: 'B', team: 1, cards: party(a) },
          { name: 'C', team: 1, cards: party(b) },
        ],
        turn: 'C',
      })
      t.reach('A', 'ready').resolveAll()
      expect(t.card('Halaa').counters.capture ?? 0).toBe(put)
    }
  })
})

describe('what is done by those, to those, or for each of those', () => {
  test('709.2c a target opponent with more cards in hand discards, another does not', () => {
    for (const [n, left] of [
      [3, 1],
      [1, 1],
    ] as const) {
      const t = table({
        library: lib,
        boss: { hand: ['Logor Blackfist', 'Grunt'], resources: 6 },
        raiders: [{ hand: Array.from({ length: n }, () => 'Peon') }],
        turn: 'Boss',
      })
      t.play('Logor Blackfist').resolve()
      while (t.asked() === 'R1: discard') t.answer(0)
      t.resolveAll()
      while (t.asked() === 'R1: discard') t.answer(0)
      expect(t.zone('R1', 'hand')).toHaveLength(left)
    }
  })

  test('802.1 each player who controls more cards than you destroys down to as many', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Equalize'], resources: 5 },
      raiders: [{ cards: party(7) }, { hero: 'Graccus', cards: party(2) }],
      turn: 'Boss',
    })
    // The Boss player controls Onyxia and five resources, R1 a hero and seven allies.
    t.play('Equalize').resolve()
    expect(t.asked()).toBe('R1: choose')
    while (t.asked() === 'R1: choose') t.answer(t.legal().findIndex((a) => a.includes('Grunt')))
    expect(t.zone('R1', 'party')).toHaveLength(6)
    expect(t.zone('R2', 'party')).toHaveLength(3)
  })

  test('709.2b the player with the most resources; who settles ties is asked', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Sironas'], resources: 1 },
      raiders: [{ resources: 3 }, { hero: 'Graccus', resources: 3 }, { hero: 'Elendril', resources: 2 }],
      turn: 'R3',
    })
    t.reach('Boss', 'ready').resolveAll()
    expect(t.asked()).toBe('Boss: choose')
    expect(t.legal()).toEqual(['pick R1', 'pick R2'])
    t.say('pick R2')
    expect(t.asked()).toBe('R2: choose')
    t.answer(0)
    expect(t.resources('R2').all).toBe(2)
    expect(t.resources('R1').all).toBe(3)
  })

  test('712.3 those with no cards in hand', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Kieron the Loaner'] },
      raiders: [
        { hand: ['Grunt'], deck: filler },
        { hero: 'Graccus', deck: filler },
      ],
      turn: 'R1',
    })
    t.reach('R1', 'end').resolveAll()
    expect(t.zone('R1', 'party')).toContain('Warrax')
    expect(t.game.s.players[2]!.lost).toBe(true)
  })

  test('706.1 a target opponent who controls more allies than you; and how many control three or more', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Crowded Camp'], cards: ['Big', 'Big'], resources: 1 },
      raiders: [
        { cards: party(3), hand: ['Grunt'], deck: filler },
        { hero: 'Graccus', cards: party(4) },
        { hero: 'Elendril', cards: party(2) },
      ],
      turn: 'Boss',
    })
    t.play('Crowded Camp')
    expect(t.legal()).toEqual(['pick R1', 'pick R2']) // not R3
    t.say('pick R2').resolve()
    t.expect('Graccus', { damage: 2 }).expect('Warrax', { damage: 0 })
    expect(t.zone('R1', 'hand')).toHaveLength(2) // the only one with an odd number of cards in hand
  })

  test('712.3 cards may be asked, too: the one with the highest sum, those with counters of a name', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Break the Strongest'], resources: 2 },
      raiders: [
        {
          cards: [
            'Grunt',
            'Big',
            { name: 'Peon', counters: { doom: 2 } },
            { name: 'Kor Cindervein', counters: { ice: 5 } },
          ],
        },
      ],
      turn: 'Boss',
    })
    t.play('Break the Strongest').resolve()
    expect(t.zone('R1', 'graveyard').sort()).toEqual(['Big', 'Peon'])
    expect(t.zone('R1', 'party').sort()).toEqual(['Grunt', 'Kor Cindervein', 'Warrax'])
  })
})

describe('what is asked of each must be a number', () => {
  const problems = (who: SetWho): string[] =>
    checkCard(ability('Odd', { text: [{ do: 'draw', by: who }] })).map((p) => `${p.where}: ${p.what}`)

  test('"it" is the one that is looked at, and nobody is asked to choose meanwhile', () => {
    expect(problems({ is: 'player', where: [{ count: { is: 'ally', of: 'it' } }, '>=', 2] })).toEqual([])
    expect(problems({ is: 'player', where: [{ count: { choose: 1, is: 'ally', of: 'it' } }, '>=', 2] })).toEqual([
      'Odd.text[0].by.where[0].count.choose: "choose" is not possible here, because nobody can choose',
    ])
    expect(problems({ is: 'player', where: ['atk', '>=', 2] })).toHaveLength(1)
    expect(problems({ is: 'player', most: { sum: 'cost', of: { is: 'card', of: 'it' } }, ties: 'you' })).toEqual([])
  })
})
