// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** Cards of the examples of 400-402 and 415: attachments, control, copies, zones. */
import type { CardDef } from '../../src/language/types.ts'
import { base } from './basics.ts'

export const zoneCards: readonly CardDef[] = [
  {
    ...base,
    name: 'Vanquish',
    type: 'ability',
    cost: 4,
    text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }],
  },
  { ...base, name: 'Treant', type: 'ally', tags: ['Treant'], atk: 1, damageType: 'melee', health: 1 },
  {
    ...base,
    name: 'Apprentice Merry',
    type: 'ally',
    faction: 'Alliance',
    tags: ['Gnome', 'Mage'],
    cost: 1,
    atk: 2,
    damageType: 'frost',
    health: 1,
    powers: [{ keyword: 'Untargetable' }],
  },
  {
    ...base,
    name: 'High Overlord Saurfang',
    type: 'ally',
    faction: 'Horde',
    tags: ['Orc', 'Warrior', 'Unique'],
    cost: 8,
    atk: 9,
    damageType: 'melee',
    health: 4,
    powers: [{ keyword: 'Protector' }],
  },
  {
    ...base,
    name: "Inventor's Focal Sword",
    type: 'weapon',
    tags: ['Melee (1)', 'Sword'],
    cost: 3,
    atk: 1,
    damageType: 'melee',
    strike: 2,
    powers: [
      {
        pay: [{ do: 'pay', n: 2 }, { do: 'activate' }],
        then: [
          {
            do: 'attach',
            if: { match: { target: 1, is: 'ability', as: 'it' }, attachedTo: { is: 'character' } },
            what: '$it',
            to: { choose: 1, is: 'character', other: '$it' },
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Mind Control',
    type: 'ability',
    classes: ['Priest'],
    tags: ['Shadow'],
    cost: 2,
    x: true,
    attach: { target: 1, is: 'ally', where: ['cost', '=', 'X'] },
    powers: [
      { always: [{ mod: 'control', what: 'host', by: 'you' }] },
      { when: { on: 'play', by: 'you' }, then: [{ do: 'destroy', what: 'self' }] },
    ],
  },
  {
    ...base,
    name: 'Entangling Roots',
    type: 'ability',
    classes: ['Druid'],
    tags: ['Balance'],
    cost: 2,
    attach: { target: 1, is: 'ally' },
    text: [{ do: 'exhaust', what: 'host' }],
    powers: [{ always: [{ mod: 'cannot', on: 'ready', what: 'host', during: 'ready' }] }],
  },
  {
    ...base,
    name: 'Vigil of the Light',
    type: 'ability',
    classes: ['Paladin', 'Priest'],
    tags: ['Holy'],
    cost: 6,
    attach: { target: 1, is: 'ally', in: 'graveyard', of: 'you' },
    powers: [
      {
        when: { on: 'start', turn: 'players' },
        then: [{ do: 'heal', n: 'all', by: 'yourHero', from: 'host' }],
      },
    ],
  },
  {
    ...base,
    name: "Malfurion's Gift",
    type: 'ability',
    instant: true,
    classes: ['Druid'],
    tags: ['Restoration'],
    requires: 'Restoration Talent',
    cost: 5,
    attach: {
      target: 1,
      is: 'ally',
      where: ['cost', '<=', { count: { is: 'resource', of: 'you' } }],
      in: 'graveyard',
      of: 'you',
    },
    powers: [
      {
        always: [
          { mod: 'stat', what: 'host', stat: 'atk', n: 2 },
          { mod: 'stat', what: 'host', stat: 'health', n: 2 },
        ],
      },
      { when: { on: 'leave', what: 'self' }, then: [{ do: 'destroy', what: 'host' }] },
    ],
  },
  {
    ...base,
    name: 'Cat Form',
    type: 'ability',
    instant: true,
    classes: ['Druid'],
    tags: ['Feral', 'Form (1)'],
    cost: 2,
    powers: [
      { always: [{ mod: 'keyword', what: 'yourHero', keyword: 'Cat Form' }] },
      {
        when: { on: 'destroy', what: 'self' },
        then: [
          {
            do: 'try',
            may: 'you',
            these: [{ do: 'pay', n: 2 }],
            then: [
              {
                do: 'modify',
                mods: [
                  { mod: 'when', event: { on: 'end' }, then: [{ do: 'move', what: 'self', to: 'hand' }], next: true },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]
