/** Healing of different amounts, respectively (707.1d): the counterpart of damage in order. */
import { describe, expect, test } from 'vitest'
import { checkCard } from '../../src/language/schema.ts'
import type { Effect, Who } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const lib = withCards(
  ally('Weak', 1, 9),
  ally('Weaker', 1, 9),
  ally('Weakest', 1, 9),
  instant('Unsummon', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }] }),
  ability('Count Heals', {
    text: [
      { do: 'heal', n: [4, 2], by: 'yourHero', from: { target: { upTo: 2 }, is: 'ally' }, as: 'healed' },
      { do: 'draw', n: '$healed.n' },
    ],
  }),
)
const hurt = (damage = 5) => ['Weak', 'Weaker', 'Weakest'].map((name) => ({ name, damage }))

describe('407 healing in order', () => {
  test('707.1d each target is healed of the amount at its place, in the order of choosing', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Chain Heal'], resources: 2, cards: hurt() }], turn: 'R1' })
    t.play('Chain Heal', 'Weakest', 'Weak', 'Weaker').resolve()
    t.expect('Weakest', { damage: 2 }).expect('Weak', { damage: 3 }).expect('Weaker', { damage: 4 })
  })

  test('707.1d fewer targets take the first amounts', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Chain Heal'], resources: 2, cards: hurt() }], turn: 'R1' })
    t.play('Chain Heal', 'Weaker').say('done').resolve()
    t.expect('Weak', { damage: 5 }).expect('Weaker', { damage: 2 }).expect('Weakest', { damage: 5 })
  })

  test('709.2c a target that has gone takes its amount along: the others keep theirs', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Unsummon'] },
      raiders: [{ hand: ['Chain Heal'], resources: 2, cards: hurt() }],
      turn: 'R1',
    })
    t.play('Chain Heal', 'Weak', 'Weaker', 'Weakest').as('Boss').play('Unsummon', 'Weak').resolveAll()
    t.expect('Weaker', { damage: 3 }).expect('Weakest', { damage: 4 })
  })

  test('407.1 no more is healed than is there, and what was healed is counted over all of them', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Count Heals'], deck: filler, cards: hurt(1) }],
      turn: 'R1',
    })
    t.play('Count Heals', 'Weak', 'Weaker').resolve()
    t.expect('Weak', { damage: 0 }).expect('Weaker', { damage: 0 })
    expect(t.zone('R1', 'hand')).toHaveLength(2)
  })

  test('709.2b who is chosen as it resolves, and by whom, is in order too', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Acid Breath'], resources: 2 },
      raiders: [{ cards: hurt(0) }],
      turn: 'Boss',
    })
    t.play('Acid Breath').resolve()
    expect(t.asked()).toBe('R1: choose')
    t.say('pick Weaker').say('pick Weakest')
    t.expect('Weaker', { damage: 3 }).expect('Weakest', { damage: 2 }).expect('Weak', { damage: 1 })
  })

  test('707.1d amounts without an order of those who take them are refused', () => {
    const problems = (n: readonly number[], from: Who): string[] => {
      const text: Effect[] = [{ do: 'heal', n, by: 'yourHero', from }]
      return checkCard(ability('Odd', { text })).map((p) => p.what)
    }
    expect(problems([3, 2], { is: 'ally', of: 'you' })).toEqual(['several amounts for objects without an order'])
    expect(problems([3, 2], { target: 3, is: 'ally' })).toEqual(['2 amounts for 3'])
    expect(problems([3, 2], { target: 1, is: 'hero' })).toEqual(['2 amounts for 1'])
    expect(problems([3, 2], ['yourHero', { target: 1, is: 'ally' }])).toEqual([])
    expect(problems([3, 2], { choose: { upTo: 2 }, is: 'ally' })).toEqual([])
  })
})
