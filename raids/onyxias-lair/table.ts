/** What the table shows for this raid: what her resources lead to in each stage. */
import type { Amount } from '../../src/language/types.ts'
import type { RaidTable } from '../../src/raid/format.ts'

const resources: Amount = { count: { is: 'resource', of: 'you' } }

export const table: RaidTable = {
  clocks: [
    {
      boss: 'Onyxia (Stage 1)',
      side: 'front',
      counts: 'Resources',
      n: resources,
      at: 10,
      says: 'a hero is destroyed',
      near: 2,
    },
    {
      boss: 'Onyxia (Stage 2)',
      side: 'front',
      counts: 'Resources',
      n: resources,
      at: 2,
      says: 'a Whelp comes for each',
      near: 0,
    },
    {
      boss: 'Onyxia (Stage 3)',
      side: 'front',
      counts: 'Resources',
      n: resources,
      at: 20,
      says: 'every hero is destroyed',
      near: 4,
    },
  ],
}
