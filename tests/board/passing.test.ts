import { expect, test } from 'vitest'
import { endsTurn, happens, passed, sinceNow } from '../../src/app/passing.ts'
import type { View } from '../../src/engine/types.ts'

/** A raider's view (seat 1, team 1) of the Boss's turn 5, with these links and attacker. */
function seen(links: readonly [id: number, seat: number][], attacker = 0, turn = { n: 5, seat: 0 }): View {
  return {
    seat: 1,
    turn: { ...turn, phase: 'action', step: 'action' },
    seats: [0, 1, 2].map((seat) => ({ seat, team: Math.min(seat, 1), boss: seat === 0 })),
    cards: { 7: { id: 7, controller: 0 }, 8: { id: 8, controller: 2 } },
    chain: links.map(([id, controller]) => ({ id, controller })),
    combat: attacker ? { window: 'attack', attacker } : null,
  } as unknown as View
}

test('a link or an attack of the other side ends passing on, a friend does not', () => {
  const since = sinceNow(seen([]))
  expect(happens(seen([]), since)).toBe(false)
  expect(happens(seen([[3, 2]]), since)).toBe(false)
  expect(happens(seen([[3, 0]]), since)).toBe(true)
  expect(happens(seen([], 7), since)).toBe(true)
  expect(happens(seen([], 8), since)).toBe(false)
})

test('what stood there when passing on began is no news, what comes after it is', () => {
  const since = sinceNow(seen([[3, 0]], 7))
  expect(happens(seen([[3, 0]], 7), since)).toBe(false)
  const next: [number, number][] = [
    [3, 0],
    [4, 0],
  ]
  expect(happens(seen(next, 7), since)).toBe(true)
  const after = passed(since, seen([]))
  expect(happens(seen([], 7), after)).toBe(true)
})

test("one's own next turn ends it, a friend's does not", () => {
  const since = sinceNow(seen([], 0, { n: 2, seat: 1 }))
  expect(happens(seen([], 0, { n: 2, seat: 1 }), since)).toBe(false)
  expect(happens(seen([], 0, { n: 3, seat: 2 }), since)).toBe(false)
  expect(happens(seen([], 0, { n: 6, seat: 1 }), since)).toBe(true)
})

test('only where the Boss could go on does its passing say something', () => {
  const boss = (view: View): View => ({ ...view, seat: 0 })
  expect(endsTurn(boss(seen([])))).toBe(true)
  expect(endsTurn(boss(seen([[3, 0]])))).toBe(false)
  expect(endsTurn(boss(seen([], 7)))).toBe(false)
  expect(endsTurn(seen([]))).toBe(false)
})
