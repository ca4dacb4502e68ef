/** Dice and hashes are part of every record: the same seed rolls the same on every machine, and a state hashes to the same number. */
import { expect, test } from 'vitest'
import { draw, hashText, mix, shuffled } from '../../src/state/dice.ts'
import { hashValue } from '../../src/state/hash.ts'
import { newStore, type Store } from '../../src/state/journal.ts'
import type { State } from '../../src/state/types.ts'

const rolling = (seed: number): Store =>
  newStore({ dice: { 0: { at: {}, script: [] } }, misc: { 0: { seed } } } as unknown as State)

const times = (n: number, roll: () => number): number[] => Array.from({ length: n }, roll)

test('a seed rolls these numbers, and shuffles like this, wherever it is played', () => {
  const store = rolling(7)
  expect(times(12, () => draw(store, 'd6', 6))).toEqual([1, 2, 5, 3, 4, 4, 5, 2, 3, 5, 2, 2])
  expect(times(4, () => draw(store, 'd20', 20))).toEqual([18, 7, 11, 3])
  const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  expect(shuffled(store, 'deck', cards)).toEqual([7, 4, 6, 3, 5, 8, 10, 1, 2, 9])
  expect(shuffled(store, 'deck', cards)).toEqual([6, 10, 4, 8, 5, 9, 2, 7, 3, 1])
  expect(store.s.dice[0]!.at).toEqual({ d6: 12, d20: 4, deck: 2 })
  expect(cards).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('a stream goes its own way, whatever else is rolled', () => {
  const [alone, between] = [rolling(3), rolling(3)]
  const one = times(20, () => draw(alone, 'deck 1', 100))
  const two = times(20, () => {
    draw(between, 'deck 2', 100)
    return draw(between, 'deck 1', 100)
  })
  expect(two).toEqual(one)
  expect(times(20, () => draw(alone, 'deck 2', 100))).not.toEqual(one)
  expect(times(20, () => draw(rolling(4), 'deck 1', 100))).not.toEqual(one)
})

test('every side of a die comes up as often as the others, and every card may come to every place', () => {
  const store = rolling(11)
  const sides = new Array<number>(6).fill(0)
  for (const side of times(6000, () => draw(store, 'd6', 6))) sides[side]!++
  for (const n of sides) expect(n).toBeGreaterThan(900)
  const places = Array.from({ length: 4 }, () => new Array<number>(4).fill(0))
  for (let i = 0; i < 4000; i++)
    for (const [at, card] of shuffled(store, 'deck', [0, 1, 2, 3]).entries()) places[card]![at]!++
  for (const n of places.flat()) expect(n).toBeGreaterThan(900)
  expect(sides.reduce((a, b) => a + b)).toBe(6000)
})

test('texts are hashed by FNV-1a; numbers are mixed to 32 bits', () => {
  expect([hashText(''), hashText('a'), hashText('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
  expect([mix(0, 0, 0), mix(1, 2, 3), mix(-1, 0x7fffffff, 99)]).toEqual([798756, 3192775787, 4054930415])
})

test.each([
  [0, 2651173217],
  [1, 352298256],
  [-1, 3927624682],
  [2 ** 31 - 1, 928602757],
  [2 ** 31, 3944163328],
  [2 ** 32, 1066654235],
  [-(2 ** 31), 3129617965],
  [-(2 ** 32) - 5, 3464739272],
  ['', 2607416360],
  ['a', 476749003],
  [true, 1013904242],
  [false, 461845907],
  [null, 1374496523],
  [undefined, 789269575],
  [[], 0],
  [[0], 1926377814],
  [[0, 0], 2016991312],
  [[1, 2], 184375204],
  [[2, 1], 558018257],
  [{}, 2127912214],
  [{ a: 1 }, 2253517833],
  [{ b: 2, a: 1 }, 611604233],
])('%j hashes to %i', (value, hash) => {
  expect(hashValue(value)).toBe(hash)
})

test('what JSON cannot tell apart hashes the same: the order of fields, and fields without a value', () => {
  expect(hashValue({ a: 1, b: 2 })).toBe(hashValue({ b: 2, a: 1 }))
  expect(hashValue({ a: 1, b: undefined })).toBe(hashValue({ a: 1 }))
})
