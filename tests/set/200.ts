/** Names, type lines, traits, tokens, uniqueness: what the examples of 200 to 206, 404 and 414 name. */
// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language
import type { CardDef, TokenSpec } from '../../src/language/types.ts'
import { base } from './basics.ts'

const flip = [
  {
    pay: [
      { do: 'pay', n: 4 },
      { do: 'flip', what: 'self' },
    ],
    then: [{ do: 'say', words: 'Aha' }],
  },
] as const
const totem = (tag: string): TokenSpec => ({ tags: [tag], atk: 0, damageType: 'melee', health: 2 })

export const faces: readonly CardDef[] = [
  {
    ...base,
    name: 'High Prophet Barim',
    type: 'ally',
    tags: ['Monster', "Tol'vir", 'Paladin', 'Priest', 'Barim (1)'],
    cost: 3,
    atk: 1,
    damageType: 'holy',
    health: 1,
    powers: [
      {
        always: [
          { mod: 'stat', what: { is: 'ally', of: 'you', other: true }, stat: 'atk', n: { stat: 'atk', of: 'self' } },
          {
            mod: 'stat',
            what: { is: 'ally', of: 'you', other: true },
            stat: 'health',
            n: { stat: 'health', of: 'self' },
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Skullchewer',
    type: 'ally',
    classes: ['Death Knight'],
    tags: ['Monster', 'Vrykul', 'Ghoul', 'Pet (1)'],
    cost: 5,
    atk: 5,
    damageType: 'frost',
    health: 6,
    powers: [
      {
        as: { on: 'enter', what: 'self', zone: 'play' },
        then: [
          {
            do: 'try',
            may: 'you',
            these: [
              {
                do: 'move',
                what: { choose: 1, is: 'ally', in: 'graveyard', of: 'opponents' },
                to: 'removed',
                as: 'gone',
              },
            ],
            then: [{ do: 'modify', mods: [{ mod: 'power', what: 'self', of: '$gone' }] }],
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Plain Strength',
    type: 'ability',
    instant: true,
    cost: 0,
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'stat', what: { target: 1, is: 'ally' }, stat: 'atk', n: 2 }],
        until: 'turn',
      },
    ],
  },
  {
    ...base,
    name: 'Bearlady Brala',
    type: 'ally',
    faction: 'Alliance',
    tags: ['Dwarf', 'Hunter'],
    cost: 1,
    atk: 1,
    damageType: 'ranged',
    health: 1,
    powers: [
      { when: { on: 'enter', what: 'self', zone: 'play' }, then: [{ do: 'name', of: 'made-up', as: 'this.name' }] },
      {
        when: { on: 'start', turn: 'you' },
        then: [{ do: 'create', n: 1, token: { name: '$this.name', tags: ['Unique', 'Bear'], atk: 1, health: 1 } }],
      },
    ],
  },
  {
    ...base,
    name: 'Force of Nature',
    type: 'ability',
    classes: ['Druid'],
    requires: 'Balance',
    tags: ['Balance'],
    cost: 4,
    text: [{ do: 'create', n: 3, token: { tags: ['Treant'], atk: 1, health: 1, powers: [{ keyword: 'Ferocity' }] } }],
  },
  {
    ...base,
    name: 'Pick Pocket',
    type: 'ability',
    cost: 1,
    text: [
      { do: 'name', of: 'card', as: 'name' },
      { do: 'discard', what: { in: 'hand', of: { target: 1, is: 'opponent' }, name: '$name' } },
    ],
  },
  { ...base, name: 'Named Grove', type: 'ally', cost: 1, atk: 1, health: 1, tags: ['Archdruid'] },
  {
    ...base,
    name: 'Polymorph',
    type: 'ability',
    classes: ['Mage'],
    tags: ['Arcane'],
    cost: 2,
    attach: { target: 1, is: 'ally' },
    powers: [
      {
        always: [
          { mod: 'cannot', on: ['attack', 'protect'], by: 'host' },
          { mod: 'noPowers', what: 'host' },
          { mod: 'is', what: 'host', tag: 'Sheep' },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Elemental Energy',
    type: 'quest',
    powers: [
      {
        pay: [{ do: 'pay', n: 5 }],
        reward: [{ do: 'draw', n: { case: [{ if: { some: { tag: 'Elemental', of: 'you' } }, use: 2 }], else: 1 } }],
      },
    ],
  },
  {
    ...base,
    name: 'Blazing Elemental Totem',
    type: ['ability', 'ally'],
    classes: ['Shaman'],
    tags: ['Elemental', 'Fire Totem (1)'],
    cost: 4,
    atk: 0,
    damageType: 'fire',
    health: 2,
    powers: [
      {
        when: { on: 'enter', what: 'self', zone: 'play' },
        then: [{ do: 'create', n: 2, token: { tags: ['Fire Elemental'], atk: 2, damageType: 'fire', health: 1 } }],
      },
      { always: [{ mod: 'keyword', what: { is: 'ally', of: 'you', damageType: 'fire' }, keyword: 'Ferocity' }] },
    ],
  },
  {
    ...base,
    name: 'Bragvi Stormstein',
    type: 'hero',
    faction: 'Alliance',
    race: 'Dwarf',
    classes: ['Shaman'],
    spec: 'Elemental',
    health: 28,
    front: flip,
    back: [
      {
        when: { on: 'deal', type: 'nature', to: { is: 'hero', of: 'opponents' } },
        then: [
          {
            do: 'try',
            may: 'you',
            these: [{ do: 'deal', n: 1, type: 'nature', by: 'self', to: { target: 1, is: 'ally' } }],
          },
        ],
      },
    ],
  },
  { ...base, name: 'Plain Shaman', type: 'hero', faction: 'Horde', race: 'Orc', classes: ['Shaman'], health: 28 },
  {
    ...base,
    name: 'Erunak Stonespeaker',
    type: 'ally',
    tags: ['Broken', 'Shaman', 'Erunak (1)'],
    cost: 5,
    atk: 5,
    damageType: 'fire',
    health: 5,
    powers: [
      {
        when: { on: 'enter', what: 'self', zone: 'play' },
        then: [{ do: 'create', n: 1, token: ['Air Totem', 'Earth Totem', 'Fire Totem', 'Water Totem'].map(totem) }],
      },
    ],
  },
  {
    ...base,
    name: 'Plain Totems',
    type: 'ability',
    cost: 1,
    text: [
      {
        do: 'create',
        n: 1,
        token: ['Air Totem', 'Earth Totem', 'Fire Totem', 'Water Totem', 'Totem'].map((tag) => ({
          tags: [tag],
          atk: 1,
          health: 1,
        })),
      },
    ],
  },
  {
    ...base,
    name: 'Wild Growth',
    type: 'ability',
    x: true,
    cost: 0,
    text: [{ do: 'create', n: 1, token: { tags: ['Ooze'], atk: 'X', health: { plus: ['X', 1] } } }],
  },
  {
    ...base,
    name: 'Goldenmoon',
    type: 'ally',
    faction: 'Alliance',
    tags: ['Night Elf', 'Rogue'],
    cost: 3,
    atk: 2,
    damageType: 'melee',
    health: 2,
    powers: [
      { keyword: 'Elusive' },
      {
        always: [{ mod: 'limit', tag: 'Pet', n: 1 }],
        while: {
          not: { some: { tag: 'Pet', of: 'you', same: ['name', { tag: 'Pet', of: 'you', other: 'it' }] } },
        },
      },
    ],
  },
  {
    ...base,
    name: 'Hootie',
    type: 'ally',
    classes: ['Hunter'],
    tags: ['Owl', 'Pet (1)'],
    cost: 2,
    atk: 2,
    damageType: 'melee',
    health: 2,
    powers: [{ always: [{ mod: 'stat', what: { is: 'character', of: 'opponents' }, stat: 'atk', n: -1 }] }],
  },
  {
    ...base,
    name: 'Searing Totem',
    type: ['ability', 'ally'],
    classes: ['Shaman'],
    tags: ['Fire Totem (1)'],
    cost: 2,
    instant: true,
    atk: 0,
    damageType: 'fire',
    health: 1,
    powers: [
      {
        when: { on: 'start', turn: 'players' },
        then: [{ do: 'deal', n: 1, type: 'fire', by: 'self', to: { target: 1, is: 'character' } }],
      },
    ],
  },
  {
    ...base,
    name: 'Eitrigg',
    type: 'ally',
    tags: ['Orc', 'Warrior', 'Unique'],
    cost: 7,
    atk: 8,
    damageType: 'melee',
    health: 7,
    powers: [{ always: [{ mod: 'is', what: { is: 'card' }, tag: 'Unique' }] }],
  },
  {
    ...base,
    name: 'Improvised Weaponry',
    type: 'ability',
    classes: ['Hunter'],
    tags: ['Marksmanship'],
    cost: 3,
    attach: { target: 1, is: 'weapon', tag: 'Melee' },
    powers: [
      {
        always: [
          { mod: 'is', what: 'host', loses: 'Melee (1)' },
          { mod: 'is', what: 'host', tag: 'Ranged (1)' },
          { mod: 'is', what: 'host', damageType: 'ranged', becomes: true },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Kindling',
    type: 'ability',
    cost: 1,
    attach: { target: 1, is: 'ally' },
    powers: [{ always: [{ mod: 'is', what: 'host', damageType: 'fire' }] }],
  },
  {
    ...base,
    name: 'Rain on Embers',
    type: 'ability',
    cost: 0,
    text: [{ do: 'destroy', what: { target: 1, is: 'ally', damageType: 'fire' } }],
  },
]
