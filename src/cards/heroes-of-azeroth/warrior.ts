/** Warrior abilities. */
import type { CardDef } from '../../language/types.ts'

const base = { type: 'ability', set: 'Heroes of Azeroth', classes: ['Warrior'] } as const

export const warrior: readonly CardDef[] = [
  {
    ...base,
    name: 'Battle Shout',
    number: 135,
    instant: true,
    tags: ['Fury', 'Shout'],
    cost: 3,
    powers: [{ always: [{ mod: 'stat', what: { is: 'ally', of: 'you' }, stat: 'atk', n: 1 }] }],
  },
  {
    ...base,
    name: 'Charge',
    number: 137,
    tags: ['Arms'],
    cost: 1,
    text: [
      { do: 'exhaust', what: { target: 1, is: 'character' } },
      { do: 'draw', n: 1 },
    ],
  },
  {
    ...base,
    name: 'Defensive Stance',
    number: 139,
    tags: ['Protection', 'Stance (1)'],
    cost: 3,
    powers: [
      { always: [{ mod: 'keyword', what: 'yourHero', keyword: 'Protector' }] },
      { always: [{ mod: 'prevent', would: { on: 'deal', by: 'yourHero' }, n: 1 }] },
      { always: [{ mod: 'prevent', would: { on: 'deal', to: 'yourHero' }, n: 1 }] },
    ],
  },
  {
    ...base,
    name: 'Demoralizing Shout',
    number: 140,
    instant: true,
    tags: ['Fury', 'Shout'],
    cost: 3,
    powers: [{ always: [{ mod: 'stat', what: { is: 'ally', of: 'opponents' }, stat: 'atk', n: -1 }] }],
  },
  {
    ...base,
    name: 'Heroic Strike',
    number: 142,
    tags: ['Arms'],
    cost: 1,
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'stat', what: { is: 'weapon', of: 'you' }, stat: 'atk', n: 3 }],
        until: 'turn',
      },
    ],
  },
  {
    ...base,
    name: 'Last Stand',
    number: 143,
    instant: true,
    tags: ['Protection', 'Talent'],
    requires: 'Protection',
    cost: 1,
    powers: [
      { always: [{ mod: 'stat', what: 'yourHero', stat: 'health', n: 20 }] },
      {
        when: { on: 'start', turn: 'you' },
        then: [{ do: 'try', may: 'you', these: [{ do: 'discard', n: 2 }], else: [{ do: 'destroy', what: 'self' }] }],
      },
    ],
    ruling: 'Destroyed unless two cards are discarded; with fewer in hand there is no choice (709.2b).',
  },
  {
    ...base,
    name: 'Mocking Blow',
    number: 144,
    instant: true,
    tags: ['Arms'],
    cost: 1,
    text: [
      {
        do: 'deal',
        n: 1,
        type: 'melee',
        by: 'yourHero',
        to: { target: 1, is: 'character', as: 'it' },
      },
      {
        do: 'modify',
        mods: [
          { mod: 'must', on: 'attack', by: '$it' },
          { mod: 'cannot', on: 'attack', by: '$it', except: 'yourHero', ifAble: true },
        ],
        until: 'turn',
      },
    ],
    ruling: 'Binds the target even if no damage was dealt (601.2c, 601.2d).',
  },
  {
    ...base,
    name: 'Rend',
    number: 146,
    instant: true,
    tags: ['Arms'],
    cost: 1,
    attach: { target: 1, is: 'character' },
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        then: [{ do: 'deal', n: 1, type: 'melee', by: 'yourHero', to: 'host' }],
      },
    ],
  },
  {
    ...base,
    name: 'Stalwart Protector',
    number: 148,
    instant: true,
    tags: ['Protection'],
    cost: 1,
    powers: [{ always: [{ mod: 'keyword', what: 'yourHero', keyword: 'Protector' }] }],
  },
]
