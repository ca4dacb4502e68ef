/** Paladin abilities. */
import type { CardDef } from '../../language/types.ts'

const base = { type: 'ability', set: 'Heroes of Azeroth', classes: ['Paladin'] } as const

export const paladin: readonly CardDef[] = [
  {
    ...base,
    name: 'Blessing of Might',
    number: 62,
    instant: true,
    tags: ['Retribution', 'Blessing'],
    cost: 2,
    attach: { target: 1, is: 'character' },
    powers: [{ always: [{ mod: 'stat', what: 'host', stat: 'atk', n: 1, while: 'attacking' }] }],
  },
  {
    ...base,
    name: 'Blessing of Protection',
    number: 63,
    instant: true,
    tags: ['Protection', 'Blessing'],
    cost: 2,
    attach: { target: 1, is: 'character', of: 'you' },
    powers: [
      {
        always: [
          { mod: 'prevent', would: { on: 'deal', by: 'host' }, n: 'all' },
          { mod: 'prevent', would: { on: 'deal', to: 'host' }, n: 'all' },
        ],
      },
      { when: { on: 'end', turn: 'players' }, then: [{ do: 'destroy', what: 'self' }] },
    ],
  },
  {
    ...base,
    name: 'Devotion Aura',
    number: 66,
    tags: ['Protection', 'Aura (1)'],
    cost: 5,
    powers: [{ always: [{ mod: 'prevent', would: { on: 'deal', to: { is: 'character', of: 'you' } }, n: 1 }] }],
  },
  {
    ...base,
    name: 'Divine Shield',
    number: 67,
    instant: true,
    tags: ['Holy'],
    cost: 3,
    text: [
      { do: 'destroy', what: { choose: 'any', is: 'ability', attachedTo: 'yourHero' } },
      {
        do: 'modify',
        mods: [
          { mod: 'prevent', would: { on: 'deal', to: 'yourHero' }, n: 'all' },
          { mod: 'cannot', on: 'target', by: 'opponents', what: 'yourHero' },
        ],
        until: 'turn',
      },
    ],
  },
  {
    ...base,
    name: 'Hammer of Justice',
    number: 68,
    instant: true,
    tags: ['Protection'],
    cost: 2,
    text: [
      { do: 'exhaust', what: { target: 1, is: 'character', as: 'it' } },
      {
        do: 'modify',
        mods: [{ mod: 'cannot', on: 'ready', what: '$it' }],
        until: { during: 'ready', of: { controller: '$it' }, next: true },
      },
      { do: 'draw', n: 1 },
    ],
  },
  {
    ...base,
    name: 'Holy Light',
    number: 69,
    tags: ['Holy'],
    cost: 3,
    text: [
      { do: 'heal', n: 5, by: 'yourHero', from: { target: 1, is: 'character' } },
      { do: 'draw', n: 1 },
    ],
  },
  {
    ...base,
    name: 'Retribution Aura',
    number: 71,
    tags: ['Retribution', 'Aura (1)'],
    cost: 5,
    powers: [
      {
        when: { on: 'deal', to: { is: 'character', of: 'you' }, combat: true },
        then: [{ do: 'deal', n: 1, type: 'holy', by: '$to', to: '$by' }],
      },
    ],
  },
  {
    ...base,
    name: 'Sacred Duty',
    number: 72,
    tags: ['Protection'],
    cost: 3,
    powers: [
      { always: [{ mod: 'keyword', what: 'yourHero', keyword: 'Protector' }] },
      {
        when: { on: 'protect', by: 'yourHero' },
        then: [{ do: 'heal', n: 1, by: 'yourHero', from: 'yourHero' }],
      },
    ],
  },
  {
    ...base,
    name: 'Seal of Light',
    number: 73,
    tags: ['Holy', 'Seal (1)'],
    cost: 3,
    powers: [
      {
        when: { on: 'deal', by: 'yourHero', with: { is: 'weapon' }, combat: true },
        then: [{ do: 'heal', n: 2, by: 'yourHero', from: 'yourHero' }],
      },
      {
        pay: [
          { do: 'pay', n: 1 },
          { do: 'destroy', what: 'self' },
        ],
        then: [{ do: 'heal', n: 4, by: 'yourHero', from: 'yourHero' }],
      },
    ],
  },
  {
    ...base,
    name: 'Seal of Wisdom',
    number: 74,
    tags: ['Holy', 'Seal (1)'],
    cost: 3,
    powers: [
      {
        when: { on: 'deal', by: 'yourHero', with: { is: 'weapon' }, combat: true },
        then: [{ do: 'draw', n: 1 }],
      },
      {
        pay: [
          { do: 'pay', n: 1 },
          { do: 'destroy', what: 'self' },
        ],
        then: [{ do: 'draw', n: 1 }],
      },
    ],
  },
  {
    ...base,
    name: 'Touched by Light',
    number: 75,
    tags: ['Holy'],
    cost: 1,
    text: [
      { do: 'heal', n: 1, by: 'yourHero', from: { target: 1, is: 'character' } },
      { do: 'draw', n: 1 },
    ],
  },
]
