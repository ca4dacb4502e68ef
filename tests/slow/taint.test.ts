/** R100.3 What a client is told hangs on nothing that its seat may not know: a sample of `npm run taint -- --games 1000`. */
import { expect, test } from 'vitest'
import { halls, type Taint, taintedRaid } from '../host/taint.ts'

/** Each raid in its first mode. */
const sample = halls.filter(({ raid }, i) => halls.findIndex((other) => other.raid === raid) === i)

test.each(sample.map((hall, i) => [`${hall.raid} ${hall.mode ?? ''}`, hall, i + 1] as const))(
  'of %s nobody is told what they may not know',
  (_, hall, seed) => {
    const taint: Taint = { looks: 0, leaks: [] }
    taintedRaid(hall, seed, { every: 29, most: 160 }, taint)
    expect(taint.leaks).toEqual([])
    expect(taint.looks).toBeGreaterThan(10)
  },
)

test('the check notices what a seat is told of another’s hand: with open hands everything of it', () => {
  const taint: Taint = { looks: 0, leaks: [] }
  taintedRaid({ ...sample[0], openHands: true }, 1, { every: 29, most: 60 }, taint)
  expect(taint.leaks[0]).toMatch(/^exchanged, seat 1: seen/)
})
