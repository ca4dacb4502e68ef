import { expect, test } from 'vitest'
import type { Met } from '../soak/checks.ts'
import { playMeddled } from '../soak/meddler.ts'

/** A few of the games that `npm run soak -- --leaving`, `--stealing`, `--readying` play. */
const played = (how: Parameters<typeof playMeddled>[1], seeds: readonly number[]): Met => {
  const all: Met = {}
  for (const seed of seeds) {
    const { g, met } = playMeddled(seed, how, { every: 41, leaks: 601 })
    expect(g.choices.length).toBeGreaterThan(10)
    for (const [what, n] of Object.entries(met)) all[what] = (all[what] ?? 0) + n
  }
  return all
}

test('102.2, 102.3 players leave at any question and between any steps: nobody who is out is asked, and the game goes on', () => {
  const met = played('leaving', [1, 2, 3, 6, 11, 12])
  expect(Object.keys(met).length).toBeGreaterThan(3)
})

test('415.8b cards change sides all the time, and what waits for the last to leave has heard it', () => {
  expect(played('stealing', [1, 12])['after resolved']).toBeGreaterThan(10)
})

test('714.3b what is exhausted is readied at once, and nothing lasts that lasts while it remains exhausted', () => {
  expect(played('readying', [2, 15])['after text']).toBeGreaterThan(10)
})
