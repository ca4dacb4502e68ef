// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** Cards of the examples of 714-719, of 803 and of the glossary's Doubled. */
import type { CardDef } from '../../src/language/types.ts'
import { base } from './basics.ts'

export const modifierCards: readonly CardDef[] = [
  {
    ...base,
    name: 'Concussive Barrage',
    type: 'ability',
    instant: true,
    classes: ['Hunter'],
    tags: ['Marksmanship'],
    requires: 'Marksmanship',
    cost: 1,
    text: [
      {
        do: 'deal',
        n: {
          double: 2,
          each: { count: { name: 'Concussive Barrage', in: 'graveyard', of: 'you', other: true } },
        },
        type: 'ranged',
        by: 'yourHero',
        to: { target: 1, is: 'character' },
      },
    ],
  },
  {
    ...base,
    name: 'Helwen',
    type: 'ally',
    classes: ['Warlock'],
    tags: ['Succubus', 'Demon', 'Pet (1)'],
    cost: 4,
    atk: 2,
    damageType: 'shadow',
    health: 2,
    powers: [
      { always: [{ mod: 'instead', would: { on: 'ready', what: 'self', step: 'ready' }, may: 'you', then: [] }] },
      {
        pay: [{ do: 'activate' }],
        then: [
          {
            do: 'modify',
            mods: [{ mod: 'control', what: { target: 1, is: 'ally' }, by: 'you' }],
            until: { while: { match: 'self', state: 'exhausted' } },
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Hibernate',
    type: 'ability',
    instant: true,
    classes: ['Druid'],
    tags: ['Balance'],
    cost: 2,
    text: [
      {
        do: 'move',
        what: { target: 1, is: 'ally', not: { is: 'token' }, as: 'ally' },
        to: 'resources',
        face: 'down',
        of: { owner: '$ally' },
      },
      { do: 'exhaust', what: '$ally' },
    ],
  },
  {
    ...base,
    name: 'Arcanite Dragonling',
    type: 'item',
    tags: ['Trinket (2)'],
    cost: 1,
    powers: [
      {
        pay: [{ do: 'pay', n: 1 }],
        then: [
          {
            do: 'modify',
            mods: [
              { mod: 'is', what: 'self', type: 'ally' },
              { mod: 'stat', what: 'self', stat: 'atk', n: 2, set: true },
              { mod: 'stat', what: 'self', stat: 'health', n: 2, set: true },
              { mod: 'keyword', what: 'self', keyword: 'Protector' },
            ],
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Breen Toestubber',
    type: 'ally',
    faction: 'Alliance',
    tags: ['Gnome', 'Warrior'],
    cost: 5,
    atk: 4,
    damageType: 'melee',
    health: 5,
    powers: [{ always: [{ mod: 'stat', what: { is: 'ally', of: 'opponents' }, stat: 'atk', n: -1 }] }],
  },
  {
    ...base,
    name: 'Deafening Shout',
    type: 'ability',
    classes: ['Warrior'],
    tags: ['Fury', 'Shout'],
    cost: 7,
    powers: [
      {
        always: [
          { mod: 'stat', what: { is: 'ally', of: 'opponents' }, stat: 'atk', n: -3 },
          { mod: 'stat', what: { is: 'ally', of: 'opponents' }, stat: 'health', n: -3 },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Silas Darkmoon',
    type: 'ally',
    tags: ['Gnome', 'Ringleader', 'Unique'],
    cost: 6,
    atk: 0,
    damageType: 'melee',
    health: 0,
    powers: [
      {
        always: (['atk', 'health'] as const).map((stat) => ({
          mod: 'stat' as const,
          what: 'self' as const,
          stat,
          n: { sum: stat, of: { is: 'ally', of: 'you', other: true } },
        })),
      },
    ],
  },
  {
    ...base,
    name: 'Thundering Footsteps',
    type: 'ability',
    cost: 8,
    powers: [{ play: { add: [{ do: 'say', words: 'Stomp, stomp!' }] } }],
    text: [{ do: 'create', n: 1, token: 'Fel Reaver' }],
  },
  {
    ...base,
    name: 'Fel Reaver',
    type: 'ally',
    tags: ['Mechanical'],
    cost: 0,
    atk: 10,
    damageType: 'melee',
    health: 10,
  },
  {
    ...base,
    name: "Maimgor's Bite",
    type: 'weapon',
    classes: ['Rogue', 'Warrior'],
    tags: ['Axe', 'One-Handed', 'Melee (1)'],
    cost: 4,
    atk: 1,
    damageType: 'melee',
    strike: 0,
    powers: [
      { keyword: 'Dual Wield' },
      { always: [{ mod: 'double', what: { is: 'weapon', of: 'you' }, stat: 'atk' }] },
    ],
  },
  {
    ...base,
    name: 'High Priestess Tyrande Whisperwind',
    type: 'ally',
    faction: 'Alliance',
    tags: ['Night Elf', 'Priest', 'Unique'],
    cost: 5,
    atk: 3,
    damageType: 'holy',
    health: 4,
    they: 'she',
    powers: [
      {
        when: { on: 'destroy', what: { tag: 'Night Elf', of: 'you' } },
        then: [{ do: 'create', n: 1, token: { tags: ['Wisp'], atk: 0, health: 1 } }],
      },
      {
        pay: [
          { do: 'pay', n: 1 },
          { do: 'destroy', what: { choose: 1, tag: 'Wisp', of: 'you', as: 'wisp' } },
        ],
        then: [{ do: 'deal', n: 1, type: 'nature', by: '$wisp', to: { is: 'character', of: 'opponents' } }],
      },
    ],
  },
  {
    ...base,
    name: 'PX-238 Winter Wondervolt',
    type: 'ability',
    cost: 3,
    text: [{ do: 'name', of: 'ally type', as: 'this.type' }],
    powers: [{ always: [{ mod: 'is', what: { is: 'ally' }, tag: '$this.type' }] }],
  },
  {
    ...base,
    name: 'Withering Shout',
    type: 'ability',
    instant: true,
    classes: ['Warrior'],
    tags: ['Fury', 'Shout'],
    cost: 4,
    powers: [{ always: [{ mod: 'stat', what: { is: 'ally', of: 'opponents' }, stat: 'health', n: -1 }] }],
  },
  {
    ...base,
    name: 'Sudden Reversal',
    type: 'ability',
    instant: true,
    cost: 1,
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'stat', what: { target: 1, is: 'ally' }, stat: 'atk', n: 4, while: 'defending' }],
        until: 'turn',
      },
    ],
  },
  {
    ...base,
    name: 'Keen Eye',
    type: 'ability',
    cost: 1,
    powers: [
      { always: [{ mod: 'noKeyword', what: { is: 'ally', of: 'opponents' }, keyword: ['Elusive', 'Stealth'] }] },
    ],
  },
  {
    ...base,
    name: 'Belated Guest',
    type: 'ally',
    cost: 1,
    atk: 1,
    damageType: 'melee',
    health: 1,
    powers: [{ always: [{ mod: 'keyword', what: 'self', keyword: 'Ferocity' }], while: { wentFirst: 'opponents' } }],
  },
]
