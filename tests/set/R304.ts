// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** Cards that are dropped on the table. */
import type { CardDef } from '../../src/language/types.ts'
import { base } from './basics.ts'

export const dropping: readonly CardDef[] = [
  {
    ...base,
    name: 'Clumsy Gnome',
    type: 'ally',
    cost: 1,
    atk: 1,
    damageType: 'melee',
    health: 2,
    powers: [
      {
        pay: [{ do: 'activate' }],
        then: [
          { do: 'drop', what: 'self', onto: { is: 'character', of: 'opponents' }, as: 'struck' },
          { do: 'deal', n: 5, type: 'arcane', by: 'self', to: '$struck' },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Upturned Table',
    type: 'ability',
    cost: 0,
    text: [
      { do: 'drop', what: { target: 1, is: 'ally' }, onto: { is: 'ally' }, as: 'struck' },
      { do: 'destroy', what: '$struck' },
    ],
  },
]
