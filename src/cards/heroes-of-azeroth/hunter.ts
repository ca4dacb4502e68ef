/** Hunter abilities and Pets. */
import type { CardDef } from '../../language/types.ts'

const base = { type: 'ability', set: 'Heroes of Azeroth', classes: ['Hunter'] } as const
const pet = { type: 'ally', set: 'Heroes of Azeroth', classes: ['Hunter'] } as const

export const hunter: readonly CardDef[] = [
  {
    ...base,
    name: 'Aimed Shot',
    number: 32,
    tags: ['Marksmanship', 'Talent'],
    requires: 'Marksmanship',
    cost: 1,
    x: true,
    text: [{ do: 'deal', n: 'X', type: 'ranged', by: 'yourHero', to: { target: 1, is: 'character' } }],
  },
  {
    ...base,
    name: 'Arcane Shot',
    number: 33,
    instant: true,
    tags: ['Marksmanship'],
    cost: 2,
    text: [
      { do: 'deal', n: 1, type: 'arcane', by: 'yourHero', to: { target: 1, is: 'character' } },
      { do: 'draw', n: 1 },
    ],
  },
  {
    ...base,
    name: 'Aspect of the Hawk',
    number: 34,
    tags: ['Beast Mastery', 'Aspect (1)'],
    cost: 3,
    powers: [
      {
        always: [{ mod: 'instead', would: { on: 'deal', by: 'yourHero', type: 'ranged' }, n: { plus: ['$n', 1] } }],
      },
    ],
  },
  {
    ...pet,
    name: 'Bloodclaw',
    number: 36,
    tags: ['Raptor', 'Pet (1)'],
    cost: 1,
    atk: 3,
    damageType: 'melee',
    health: 1,
  },
  {
    ...base,
    name: 'Eagle Eye',
    number: 37,
    instant: true,
    tags: ['Beast Mastery'],
    cost: 2,
    text: [
      { do: 'reveal', what: { top: 4, in: 'deck', of: 'you', as: 'four' }, to: 'you' },
      { do: 'move', what: { choose: 1, among: '$four', as: 'one' }, to: 'hand' },
      { do: 'move', what: { among: '$four', other: '$one' }, to: 'deck', at: 'bottom' },
    ],
  },
  {
    ...pet,
    name: 'Fury',
    number: 38,
    tags: ['Cat', 'Pet (1)'],
    cost: 5,
    atk: 5,
    damageType: 'melee',
    health: 3,
    powers: [{ keyword: 'Ferocity' }],
  },
  {
    ...base,
    name: 'Marked for Death',
    number: 39,
    instant: true,
    tags: ['Marksmanship'],
    cost: 2,
    attach: { target: 1, is: 'character', of: 'opponents' },
    powers: [
      {
        always: [{ mod: 'stat', what: { is: 'ally', of: 'you' }, stat: 'atk', n: 1, while: { attacking: 'host' } }],
      },
    ],
  },
  {
    ...base,
    name: 'Multi-Shot',
    number: 41,
    instant: true,
    tags: ['Marksmanship'],
    cost: 5,
    text: [{ do: 'deal', n: 2, type: 'ranged', by: 'yourHero', to: { target: { upTo: 3 }, is: 'character' } }],
  },
  {
    ...base,
    name: 'Rapid Fire',
    number: 43,
    tags: ['Marksmanship'],
    cost: 2,
    text: [
      {
        do: 'modify',
        mods: [
          {
            mod: 'when',
            event: { on: 'strike', by: 'you', with: { is: 'weapon', tag: 'Ranged' } },
            then: [
              {
                do: 'try',
                may: 'you',
                these: [{ do: 'pay', n: 1 }],
                then: [{ do: 'ready', what: ['$with', 'yourHero'] }],
              },
            ],
          },
        ],
        until: 'turn',
      },
    ],
  },
  {
    ...pet,
    name: 'Rayder',
    number: 45,
    tags: ['Wolf', 'Pet (1)'],
    cost: 2,
    atk: 2,
    damageType: 'melee',
    health: 2,
    powers: [
      {
        pay: [{ do: 'activate' }],
        then: [
          {
            do: 'modify',
            mods: [{ mod: 'stat', what: { is: 'ally', of: 'you' }, stat: 'atk', n: 2, while: 'attacking' }],
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Track Humanoids',
    number: 46,
    tags: ['Survival'],
    cost: 2,
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        then: [
          { do: 'reveal', what: { top: 1, in: 'deck', of: 'you', as: 'it' }, to: 'you' },
          { do: 'try', may: 'you', these: [{ do: 'move', what: '$it', to: 'deck', at: 'bottom' }] },
        ],
      },
    ],
  },
]
