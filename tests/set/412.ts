/** Resources: additional ones, costs of placing face up, and what pays with or looks at them. */
import type { CardDef } from '../../src/language/types.ts'
import { base } from './basics.ts'

export const resources: readonly CardDef[] = [
  {
    ...base,
    name: 'Swiftshift',
    type: 'ability',
    classes: ['Druid'],
    tags: ['Feral'],
    instant: true,
    cost: 4,
    text: [
      { do: 'search', in: ['deck', 'graveyard'], for: { choose: 1, tag: 'Form' }, as: 'form' },
      { do: 'reveal', what: '$form' },
      { do: 'move', what: '$form', to: 'hand' },
    ],
  },
  {
    ...base,
    name: 'Plain Bear Form',
    type: 'ability',
    classes: ['Druid'],
    tags: ['Feral', 'Form (1)'],
    cost: 2,
    powers: [{ always: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: 1 }] }],
  },
  {
    ...base,
    name: 'Rummage for Anything',
    type: 'ability',
    cost: 0,
    text: [
      { do: 'search', in: 'deck', for: { choose: 1, is: 'card' }, as: 'it' },
      { do: 'move', what: '$it', to: 'hand' },
    ],
  },
  {
    ...base,
    name: 'Look Over',
    type: 'ability',
    cost: 0,
    text: [
      { do: 'search', of: { target: 1, is: 'opponent' }, in: 'deck', for: { choose: 1, is: 'ally' }, as: 'it' },
      { do: 'move', what: '$it', to: 'graveyard' },
    ],
  },
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
