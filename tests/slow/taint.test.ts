/** R100.3 What a client is told hangs on nothing that its seat may not know: a sample of `npm run taint -- --games 1000`. */
import { expect, test } from 'vitest'
import { movingRaid } from '../host/moves.ts'
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

test.each([1, 2, 3, 4])(
  'people who change seats, come, go and take back never see hidden cards of both sides, or what comes (%i)',
  (seed) => {
    const taint: Taint = { looks: 0, leaks: [] }
    movingRaid(sample[seed % sample.length], seed, 150, taint)
    expect(taint.leaks).toEqual([])
    expect(taint.looks).toBeGreaterThan(200)
  },
)
