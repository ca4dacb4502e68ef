/** Positions in numbers, and the ways to play a turn. */
import { describe, expect, test } from 'vitest'
import { appraise, features, waysNear } from '../../src/ahead/index.ts'
import { filler } from '../rules/own.ts'
import { table } from '../table/index.ts'

describe('features', () => {
  test('they count what lies on the table, and how far the raid has come', () => {
    const { game } = table({
      boss: { damage: 10, cards: ['Onyxian Whelp'] },
      raiders: [{ damage: 25, cards: ['Kor Cindervein', 'Kor Cindervein'], hand: ['Fireball'] }, { deck: filler }],
      turn: 'R1',
    })
    const f = features(game)
    expect(f).toMatchObject({ done: 10 / 20 / 3, past: 0, alive: 2, allies: 2, hands: 1, minions: 1, won: 0, low: 1 })
    expect(f.weakest).toBeLessThan(f.health / 2)
    expect(appraise(game, { allies: 2, done: 30 })).toBeCloseTo(4 + 5)
  })
})

describe('ways', () => {
  const one = (answer: number, score: number, worth: number) => ({ answer, score, worth, why: '' })
  const keys = [
    'pass  ',
    'play Fireball ',
    'play Fireball ',
    'place Fireball ',
    'attack Kor ',
    'play Bad ',
    'place Kor ',
    'place Box ',
    'place Bag ',
  ]
  const laid = [one(3, 9, 1), one(6, 8, 1), one(7, 7, 1), one(8, 6, 1)]
  const near = (seat: number) =>
    waysNear(seat, [...laid, one(1, 6, 6), one(2, 6, 6), one(4, 2, 2), one(0, 0, 0), one(5, -9, -9)], (i) => keys[i]!)

  test('the usual way comes first, then other beginnings, what may be left out, and other roles', () => {
    expect(near(1)).toEqual([
      {},
      ...['play Fireball ', 'attack Kor ', 'place Kor ', 'place Box '].map((first) => ({ first })),
      ...['play Fireball ', 'attack Kor '].map((without) => ({ without })),
      ...['healer', 'damage', 'control'].map((role) => ({ role })),
    ])
  })
  test('the Boss has no roles', () => {
    expect(near(0).some(({ role }) => role)).toBe(false)
  })
})
