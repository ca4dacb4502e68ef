// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** The cards with rules of their own (800). */
import type { CardDef } from '../../src/language/types.ts'
import { base } from './basics.ts'

export const ownRuleCards: readonly CardDef[] = [
  {
    ...base,
    name: 'Hearthstone',
    type: 'item',
    cost: 6,
    powers: [
      {
        pay: [{ do: 'pay', n: 6 }, { do: 'activate' }, { do: 'concede' }],
        then: [{ do: 'keep', by: 'players', what: { choose: 'any', is: 'equipment', of: '$by' } }],
      },
    ],
  },
  {
    ...base,
    name: 'Through the Dark Portal',
    type: 'quest',
    powers: [{ pay: [{ do: 'pay', n: 13 }], only: { turnOf: 'you' }, reward: [{ do: 'rebuild', n: 10 }] }],
  },
  {
    ...base,
    name: 'Lady Katrana Prestor',
    type: 'ally',
    tags: ['Black Dragon', 'Traitor', 'Unique'],
    requires: 'Traitor',
    cost: 5,
    atk: 4,
    damageType: 'fire',
    health: 5,
    powers: [{ pay: [{ do: 'pay', n: 15 }], then: [{ do: 'startRaid', raid: 'onyxias-lair' }] }],
  },
]
