/** Resources: additional ones, costs of placing face up, and what pays with or looks at them. */
import type { CardDef } from '../../src/language/types.ts'
import { base } from './basics.ts'

export const resources: readonly CardDef[] = [
  {
    ...base,
    name: 'Eranikus',
    type: 'ally',
    tags: ['Green Dragonkin', 'Consort', 'Eranikus (1)'],
    cost: 5,
    atk: 5,
    damageType: 'nature',
    health: 6,
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        then: [
          { do: 'reveal', what: { top: 1, in: 'deck', of: 'you', as: 'top' } },
          { do: 'place', what: '$top' },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Meeting with the Master',
    type: 'quest',
    powers: [
      {
        pay: [{ do: 'pay', n: 2 }],
        reward: [{ do: 'draw', n: { every: 5, of: { count: { is: 'resource', of: 'you' } } } }],
      },
    ],
  },
  {
    ...base,
    name: 'Plain Flourish',
    type: 'ability',
    cost: 0,
    text: [
      { do: 'reveal', what: { top: 2, in: 'deck', of: 'you', as: 'top' } },
      { do: 'place', what: '$top', state: 'exhausted' },
    ],
  },
  {
    ...base,
    name: 'The Ring of Blood: Brokentoe',
    type: 'quest',
    tags: ['Arena'],
    powers: [
      { play: { add: [{ do: 'discard', n: 1 }] } },
      { pay: [{ do: 'pay', n: 3 }], reward: [{ do: 'draw', n: 2 }] },
    ],
  },
  {
    ...base,
    name: 'Lobotomize',
    type: 'ability',
    classes: ['Rogue'],
    tags: ['Combat'],
    cost: 5,
    text: [
      { do: 'destroy', what: { target: 1, is: 'resource' } },
      {
        do: 'move',
        if: { match: 'yourHero', has: { keyword: 'Stealth' } },
        what: { top: 1, in: 'deck', of: 'you' },
        to: 'resources',
        face: 'down',
        state: 'exhausted',
      },
    ],
  },
  {
    ...base,
    name: 'Readiness',
    type: 'ability',
    classes: ['Hunter'],
    requires: 'Survival',
    tags: ['Survival'],
    cost: 3,
    text: [
      {
        do: 'modify',
        mods: [
          { mod: 'can', on: 'play', by: 'you', for: { is: 'ability', in: 'graveyard', of: 'you' } },
          {
            mod: 'instead',
            would: { on: ['move', 'destroy', 'discard'], what: { is: 'ability', of: 'you' }, zone: 'graveyard' },
            then: [{ do: 'move', what: '$what', to: 'removed' }],
          },
        ],
        until: 'turn',
      },
    ],
  },
  {
    ...base,
    name: 'Stone Quarry',
    type: 'location',
    powers: [{ pay: [{ do: 'activate' }], then: [{ do: 'draw', n: 1 }] }],
  },
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
