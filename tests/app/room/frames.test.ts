/** What the page makes of a host's frames. */
import { expect, test } from 'vitest'
import { type Known, taken } from '../../../src/app/room/frames.ts'
import { difference, type Json, type Tell } from '../../../src/wire/index.ts'

const sight = (question: number, prompt: string) => ({ question, prompt, seen: { view: { turn: 1 } } }) as never as Json
const frame = (serial: number, before: Json | undefined, now: Json, more: object = {}): Tell<'frame'> => ({
  serial,
  base: before === undefined ? 0 : serial - 1,
  change: difference(before, now),
  events: { from: 0, list: [] },
  reasons: { from: 0, list: [] },
  ...more,
})
const event = (i: number) => ({ i, on: 'deal' }) as never
const events = (from: number, ...list: number[]) => ({ events: { from, list: list.map(event) } })
const known = (...frames: Tell<'frame'>[]): Known | null =>
  frames.reduce<Known | null>((before, one) => taken(before, one), null)

test('a frame changes what it names; the rest stays the same object', () => {
  const [first, second] = [sight(1, 'Keep?'), sight(2, 'Act?')]
  const before = known(frame(1, undefined, first))!
  const after = taken(before, frame(2, first, second))!
  expect(after.sight).toEqual(second)
  expect(after.sight.seen).toBe(before.sight.seen)
  expect(after.serial).toBe(2)
})

test('a frame with another base is not taken: a whole one is needed', () => {
  const [first, second] = [sight(1, 'Keep?'), sight(2, 'Act?')]
  const before = known(frame(1, undefined, first))
  expect(taken(before, { ...frame(5, first, second) })).toBeNull()
  expect(taken(null, frame(2, first, second))).toBeNull()
  expect(taken(before, frame(9, undefined, second))?.sight).toEqual(second)
})

test('events go on at the end; after undo the end is replaced, and that is noted', () => {
  const now = sight(1, '')
  const one = known(frame(1, undefined, now, events(0, 0, 1, 2)))!
  const two = taken(one, frame(2, now, now, events(3, 3)))!
  expect([two.events.length, two.cuts]).toEqual([4, 0])
  const three = taken(two, frame(3, now, now, events(1, 7)))!
  expect([three.events.map(({ i }) => i), three.cuts]).toEqual([[0, 7], 1])
})

test('events that would leave a gap are not taken', () => {
  const now = sight(1, '')
  const one = known(frame(1, undefined, now, events(0, 0)))
  expect(taken(one, frame(2, now, now, events(3, 3)))).toBeNull()
})
