/** What the table shows of this raid: a brick pit in fel light, his chains, his Blood, who mans the Cubes, and when the Nova comes. */
import type { Who } from '../../src/language/types.ts'
import type { RaidTable } from '../../src/raid/format.ts'
import { unleashed } from './words.ts'

const cube = { is: 'Cube' } as const
const channelers: Who = { tag: 'Channeler', of: 'you' }
export const table: RaidTable = {
  hall: { built: 'brick', lights: ['fel', 'fel'] },
  types: {
    // R402.2; the marks are the thresholds that cards of the raid print.
    Blood: { as: 'pool', pile: 29, marks: [7, 10, 15] },
    // R402.3
    Cube: { as: 'post' },
    // R402.4
    Lair: { as: 'site' },
  },
  // R402.1a
  bonds: {
    one: 'Channeler holds his chains',
    many: 'Channelers hold his chains',
    of: 5,
    left: { case: [{ if: unleashed, use: 0 }], else: { count: channelers } },
  },
  // R402.4b, R402.4c
  looms: {
    called: 'Nova',
    card: "Magtheridon's Lair",
    side: 'back',
    met: { count: { ...cube, state: 'attached' } },
    of: { count: cube },
    by: 'Cubes manned',
  },
}
