/** Both promises of a card, on cards that nobody has written: see tests/soak/cards/guard.ts. */
import { expect, test } from 'vitest'
import { guard } from '../soak/cards/guard.ts'

test('what the linter accepts prints all of its data, and does what its text says', () => {
  const { accepted, refused, faults, onlyPrinted, onlyRules, unbound, idle } = guard(160, 20_261, 12)
  expect(faults).toEqual([])
  expect({ onlyPrinted, onlyRules, unbound, idle }).toEqual({ onlyPrinted: [], onlyRules: [], unbound: [], idle: [] })
  expect(accepted).toBeGreaterThan(50)
  expect(accepted + [...refused.values()].reduce((sum, n) => sum + n, 0)).toBe(160)
})
