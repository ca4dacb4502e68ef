import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applied, type Difference, difference, isSame, type Json, readTell } from '../../src/wire/index.ts'

/** As it comes from the wire, which knows no -0. */
const json = fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.parse(JSON.stringify(value)) as Json)
/** As it comes from the wire. */
const sent = (change: Difference): Difference => JSON.parse(JSON.stringify(change)) as Difference

test('whatever two values are, the difference makes the second of the first', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(applied(before, sent(difference(before, after)))).toEqual(after)
    }),
    { numRuns: 500, seed: 1 },
  )
})

test.each([
  [{ toString: 0 }, {}],
  [{}, JSON.parse('{"__proto__": {"a": 1}}')],
  [JSON.parse('{"__proto__": {"a": 1}}'), JSON.parse('{"__proto__": {"a": 2}, "constructor": 1}')],
  [JSON.parse('{"__proto__": 1}'), {}],
])('keys that every object seems to have are keys like any other: %j to %j', (before, after) => {
  const now = applied(before as Json, sent(difference(before as Json, after as Json)))
  expect(JSON.stringify(now)).toBe(JSON.stringify(after))
})

test('of equal values the difference is empty, and the parts that stay are the same objects', () => {
  const before = { cards: { 1: { atk: 2 }, 2: { atk: 3 } }, hand: [1, 2], gone: 1 } as unknown as Json
  expect(isSame(difference(before, JSON.parse(JSON.stringify(before)) as Json))).toBe(true)
  const change = difference(before, { cards: { 1: { atk: 2 }, 2: { atk: 4 } }, hand: [2] } as unknown as Json)
  expect(change).toEqual({ gone: 0, cards: { 2: { atk: [4] } }, hand: [[2]] })
  const after = applied(before, change) as unknown as { cards: Record<number, object> }
  expect(after.cards[1]).toBe((before as unknown as typeof after).cards[1])
})

test('a list of records that keeps its length is changed place by place, any other is replaced', () => {
  expect(difference([{ n: 1 }, { n: 2 }], [{ n: 1 }, { n: 3 }])).toEqual({ 1: { n: [3] } })
  expect(difference([{ n: 1 }], [{ n: 1 }, { n: 3 }])).toEqual([[{ n: 1 }, { n: 3 }]])
  expect(difference([1, 2], [2, 1])).toEqual([[2, 1]])
})

test('a difference to something else is refused, and no key reaches a prototype', () => {
  expect(() => applied([{ n: 1 }], { 3: { n: [1] } })).toThrow('no place 3')
  expect(() => applied(1, { a: [1] })).toThrow('not there')
  expect(() => applied({ a: 1 }, 0)).toThrow('part of a value')
  const odd = applied({}, JSON.parse('{"__proto__": [{"bad": 1}]}') as Difference)
  expect((odd as { bad?: number }).bad).toBeUndefined()
  expect(({} as { bad?: number }).bad).toBeUndefined()
})

test('a frame carries a difference and nothing that only looks like one', () => {
  const frame = (change: unknown) =>
    readTell('frame', { serial: 1, base: 0, change, events: { from: 0, list: [] }, reasons: { from: 0, list: [] } })
  expect(frame([{ view: 1 }])).toHaveProperty('tell')
  expect(frame({ view: { turn: [3], chain: 0 } })).toHaveProperty('tell')
  for (const wrong of [1, null, 'x', [1, 2], { view: 1 }]) expect(frame(wrong)).toHaveProperty('fault')
})
