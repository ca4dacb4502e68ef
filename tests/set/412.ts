/** Resources: additional ones, costs of placing face up, and what pays with or looks at them. */
import type { CardDef } from '../../src/language/types.ts'
import { base } from './basics.ts'

export const resources: readonly CardDef[] = [
  {
    ...base,
    name: 'Nalonae',
    type: 'ally',
    faction: 'Horde',
    tags: ['Blood Elf', 'Priest'],
    cost: 2,
    atk: 2,
    damageType: 'holy',
    health: 2,
    powers: [{ play: { rather: [{ do: 'destroy', what: { choose: 1, is: 'resource', of: 'you' } }] } }],
  },
]
