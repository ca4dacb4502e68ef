/** Protecting as something that a character is doing (602.2). */
import type { CardDef, Effect, Power } from '../../src/language/types.ts'
import { base } from './basics.ts'

const ability = (name: string, cost: number, more: Partial<CardDef>): CardDef => ({
  ...base,
  name,
  type: 'ability',
  cost,
  ...more,
})
const instant = (name: string, cost: number, ...text: Effect[]): CardDef => ability(name, cost, { instant: true, text })
const has = (keyword: 'Cat Form' | 'Bear Form') => ({ match: 'yourHero', has: { keyword } }) as const
const protector: Power = { always: [{ mod: 'keyword', what: 'yourHero', keyword: 'Protector' }] }

export const protecting: readonly CardDef[] = [
  instant('First to Fall', 2, { do: 'destroy', what: { target: 1, is: 'ally', state: 'protecting' } }),
  {
    ...instant('Frost Burst', 1, {
      do: 'modify',
      mods: [
        {
          mod: 'stat',
          what: { target: 1, is: 'character' },
          stat: 'atk',
          n: -4,
          while: ['attacking', 'protecting'],
        },
      ],
      until: 'turn',
    }),
    classes: ['Mage'],
  },
  {
    ...instant('Fortify', 1, {
      do: 'modify',
      mods: [
        { mod: 'keyword', what: 'yourHero', keyword: 'Protector' },
        {
          mod: 'stat',
          what: 'yourHero',
          stat: 'atk',
          n: { stat: 'cost', of: { target: 1, is: 'ally', tag: ['Paladin', 'Warrior'], of: 'you' } },
          while: 'protecting',
        },
      ],
      until: 'turn',
    }),
    classes: ['Paladin', 'Warrior'],
  },
  ability('Undaunted Defense', 6, {
    classes: ['Paladin'],
    powers: [
      protector,
      {
        always: [
          { mod: 'prevent', n: 'all', would: { on: 'deal', to: 'yourHero', combat: true }, while: 'protecting' },
        ],
      },
    ],
  }),
  ability('Feral Instinct', 1, {
    classes: ['Druid'],
    requires: 'Feral',
    powers: [
      {
        while: has('Cat Form'),
        always: [
          {
            mod: 'stat',
            what: 'yourHero',
            stat: 'atk',
            n: 2,
            while: { attacking: { is: 'character', state: ['exhausted', 'defending'] } },
          },
        ],
      },
      {
        while: has('Bear Form'),
        always: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: 4, while: 'protecting' }],
      },
    ],
  }),
  {
    ...base,
    name: 'Paladin Training',
    type: 'quest',
    powers: [
      {
        pay: [{ do: 'pay', n: 2 }],
        reward: [
          {
            do: 'modify',
            mods: [{ mod: 'keyword', what: { target: 1, is: 'character', of: 'you', as: 'it' }, keyword: 'Protector' }],
            until: 'turn',
          },
          {
            do: 'modify',
            mods: [{ mod: 'prevent', n: 'all', would: { on: 'deal', to: '$it' }, while: 'protecting' }],
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Sworn Shield',
    type: 'ally',
    cost: 2,
    atk: 1,
    damageType: 'melee',
    health: 2,
    powers: [
      { keyword: 'Protector' },
      { when: { on: 'destroy', what: 'self' }, if: { match: 'self', state: 'protecting' }, then: [{ do: 'draw' }] },
    ],
  },
]
