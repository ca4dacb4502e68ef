// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** Cards of the examples of damage, wielding, healing and packets (405-408), and of replacement and prevention (716, 717). */
import type { CardDef } from '../../src/language/types.ts'
import { base } from './basics.ts'

const melee = (name: string, cost: number, atk: number, strike: number, kind: string): CardDef => ({
  ...base,
  name,
  type: 'weapon',
  classes: ['Rogue', 'Warrior'],
  tags: ['One-Handed', kind, 'Melee (1)'],
  cost,
  atk,
  damageType: 'melee',
  strike,
})

const iceLeft = { compare: [{ counters: 'ice', of: 'self' }, '=', 0] } as const
const bubblesLeft = { compare: [{ counters: 'bubble', of: 'self' }, '=', 0] } as const

export const damageCards: readonly CardDef[] = [
  {
    ...base,
    name: 'Barnathrum, Lord of Pain',
    type: 'ally',
    faction: 'Alliance',
    tags: ['Human', 'Warlock'],
    cost: 4,
    atk: 3,
    damageType: 'shadow',
    health: 4,
    they: 'he',
    powers: [
      {
        pay: [{ do: 'pay', n: 1 }, { do: 'activate' }],
        then: [{ do: 'put', n: { stat: 'damage', of: 'it' }, what: 'damage', to: { is: 'ally' } }],
      },
    ],
  },
  {
    ...base,
    name: 'Rorga Trueshot',
    type: 'ally',
    cost: 4,
    atk: 3,
    damageType: 'ranged',
    health: 4,
    powers: [{ keyword: 'Hardiness' }],
  },
  {
    ...base,
    name: 'Vexra Darkfall',
    type: 'ally',
    faction: 'Horde',
    tags: ['Undead', 'Mage'],
    cost: 5,
    atk: 5,
    damageType: 'arcane',
    health: 2,
    they: 'she',
    powers: [
      {
        when: { on: 'destroy', what: 'self' },
        then: [
          {
            do: 'deal',
            n: { count: { is: 'card', in: 'hand', of: { controller: '$target' } } },
            type: 'arcane',
            by: 'self',
            to: { target: 1, is: 'hero', as: 'target' },
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Dual Wield',
    type: 'ability',
    instant: true,
    cost: 1,
    powers: [{ always: [{ mod: 'keyword', what: 'yourHero', keyword: 'Dual Wield' }] }],
  },
  {
    ...melee('Deathbringer', 3, 2, 2, 'Axe'),
    powers: [
      {
        when: { on: 'deal', by: 'yourHero', with: 'self', to: { is: 'ally' }, combat: true },
        then: [
          {
            do: 'deal',
            n: '$n',
            type: 'shadow',
            by: 'yourHero',
            to: { target: 1, is: 'hero', of: { controller: '$to' } },
          },
        ],
      },
    ],
  },
  {
    ...melee('Sword of Zeal', 4, 2, 2, 'Sword'),
    powers: [
      {
        when: { on: 'deal', by: 'yourHero', with: 'self', combat: true },
        then: [
          {
            do: 'ready',
            what: {
              choose: { upTo: '$n' },
              by: '$player',
              is: 'resource',
              of: { target: 1, is: 'player', as: 'player' },
              state: 'exhausted',
            },
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Lightning Bolt',
    type: 'ability',
    classes: ['Shaman'],
    tags: ['Elemental'],
    cost: 3,
    text: [{ do: 'deal', n: 4, type: 'nature', by: 'yourHero', to: { target: 1, is: 'character' } }],
  },
  {
    ...base,
    name: 'Shelter the Flock',
    type: 'ability',
    classes: ['Priest'],
    tags: ['Holy'],
    cost: 4,
    text: [{ do: 'heal', n: 11, by: 'yourHero', from: { is: 'hero', of: 'friends' } }],
  },
  {
    ...base,
    name: 'Fel Flame',
    type: 'ability',
    classes: ['Warlock'],
    tags: ['Destruction'],
    cost: 2,
    powers: [
      {
        when: { on: 'enter', what: 'self', zone: 'play' },
        then: [
          {
            do: 'deal',
            n: 2,
            type: ['shadow', 'fire'],
            by: 'yourHero',
            to: { target: 1, is: 'character' },
            sure: true,
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Shadowform',
    type: 'ability',
    classes: ['Priest'],
    tags: ['Shadow'],
    cost: 3,
    powers: [
      { always: [{ mod: 'instead', would: { on: 'deal', by: 'yourHero', type: 'shadow' }, n: { plus: ['$n', 1] } }] },
      {
        when: { on: 'play', by: 'you', what: { is: 'ability', tag: 'Holy' } },
        then: [{ do: 'destroy', what: 'self' }],
      },
    ],
  },
  {
    ...base,
    name: 'Blade Flurry',
    type: 'ability',
    classes: ['Rogue'],
    tags: ['Combat'],
    cost: 4,
    powers: [
      {
        when: { on: 'deal', by: 'yourHero', with: { is: 'weapon' }, to: { is: 'ally' }, combat: true },
        then: [
          {
            do: 'try',
            may: 'you',
            these: [
              {
                do: 'deal',
                n: '$n',
                type: 'melee',
                by: 'yourHero',
                to: { target: 1, is: 'character', other: '$to' },
              },
            ],
          },
        ],
      },
    ],
  },
  melee('Viking Warhammer', 1, 1, 1, 'Mace'),
  {
    ...base,
    name: 'Forbidden Knowledge',
    type: 'ability',
    classes: ['Warlock'],
    tags: ['Demonology'],
    cost: 8,
    text: [{ do: 'move', what: { is: 'card', in: 'deck', of: 'you' }, to: 'removed', as: 'this.forbidden' }],
    powers: [
      {
        always: [
          {
            mod: 'instead',
            would: { on: 'draw', by: 'you' },
            then: [{ do: 'move', what: { choose: 1, among: '$this.forbidden', in: 'removed' }, to: 'hand' }],
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Green Whelp Armor',
    type: 'armor',
    tags: ['Leather', 'Chest (1)'],
    cost: 4,
    def: 1,
    powers: [
      {
        when: { on: 'deal', by: { is: 'ally', state: 'attacking' }, to: 'yourHero', combat: true },
        then: [
          {
            do: 'try',
            may: 'you',
            these: [{ do: 'pay', n: 2 }],
            then: [{ do: 'move', what: '$by', to: 'hand' }],
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Blessed Life',
    type: 'ability',
    classes: ['Paladin'],
    tags: ['Holy'],
    cost: 2,
    powers: [
      {
        always: [
          {
            mod: 'prevent',
            would: { on: 'deal', to: 'yourHero' },
            may: 'you',
            these: [{ do: 'move', what: 'self', to: 'hand' }],
            n: 'all',
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Power Word: Barrier',
    type: 'ability',
    instant: true,
    classes: ['Priest'],
    tags: ['Discipline'],
    cost: 1,
    powers: [
      { always: [{ mod: 'enters', what: 'self', counters: ['bubble', 2] }] },
      {
        always: [
          {
            mod: 'prevent',
            would: { on: 'deal', to: { is: 'character', of: 'you' } },
            these: [{ do: 'remove', n: 1, what: 'bubble', from: 'self' }],
            n: 'all',
            then: [{ do: 'destroy', what: 'self', if: bubblesLeft }],
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Ice Barrier',
    type: 'ability',
    classes: ['Mage'],
    tags: ['Frost'],
    cost: 3,
    powers: [
      { always: [{ mod: 'enters', what: 'self', counters: ['ice', 3] }] },
      {
        always: [
          {
            mod: 'prevent',
            would: { on: 'deal', to: 'yourHero' },
            these: [{ do: 'remove', n: 1, what: 'ice', from: 'self' }],
            n: 'all',
            then: [{ do: 'destroy', what: 'self', if: iceLeft }],
          },
        ],
      },
      {
        when: { on: 'start', turn: 'you' },
        then: [{ do: 'deal', n: 5, type: 'frost', by: 'yourHero', to: { target: 1, is: 'hero', of: 'opponents' } }],
      },
    ],
  },
  {
    ...base,
    name: 'Berserker Stance',
    type: 'ability',
    classes: ['Warrior'],
    tags: ['Fury', 'Stance (1)'],
    cost: 3,
    powers: [
      {
        always: [
          { mod: 'instead', would: { on: 'deal', by: 'yourHero' }, n: { plus: ['$n', 1] } },
          { mod: 'instead', would: { on: 'deal', to: 'yourHero' }, n: { plus: ['$n', 1] } },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Intervene',
    type: 'ability',
    instant: true,
    classes: ['Warrior'],
    tags: ['Protection'],
    cost: 1,
    text: [
      {
        do: 'modify',
        mods: [
          {
            mod: 'instead',
            would: { on: 'deal', to: { target: 1, is: 'character', of: 'friends' } },
            to: 'yourHero',
            next: true,
          },
        ],
        until: 'turn',
      },
    ],
  },
  {
    ...base,
    name: 'Stormstrike',
    type: 'ability',
    instant: true,
    classes: ['Shaman'],
    tags: ['Enhancement'],
    cost: 1,
    text: [
      { do: 'ready', what: ['yourHero', { choose: 1, is: 'weapon', tag: 'Melee', of: 'you' }] },
      {
        do: 'modify',
        mods: [
          {
            mod: 'instead',
            would: { on: 'deal', by: 'yourHero', type: 'nature' },
            n: { plus: ['$n', 2] },
            next: true,
          },
        ],
        until: 'turn',
      },
    ],
  },
  {
    ...base,
    name: "Ramstein's Lightning Bolts",
    type: 'item',
    tags: ['Trinket (2)'],
    cost: 3,
    powers: [
      {
        pay: [
          { do: 'pay', n: 2 },
          { do: 'destroy', what: 'self' },
        ],
        then: [{ do: 'deal', n: 1, type: 'nature', by: 'yourHero', to: { is: 'character' } }],
      },
    ],
  },
]
