/** Weapons, armor and items. */
import type { CardDef } from '../../language/types.ts'

const set = 'Heroes of Azeroth'
const weapon = { type: 'weapon', set } as const
const worn = { type: 'armor', set } as const
const item = { type: 'item', set } as const

export const weapons: readonly CardDef[] = [
  {
    name: 'Ancient Bone Bow',
    ...weapon,
    number: 311,
    classes: ['Hunter'],
    tags: ['One-Handed', 'Bow', 'Ranged (1)'],
    cost: 3,
    atk: 2,
    damageType: 'ranged',
    strike: 2,
    powers: [
      {
        when: { on: 'strike', by: 'you', with: 'self' },
        then: [
          {
            do: 'modify',
            mods: [{ mod: 'keyword', what: 'yourHero', keyword: 'Long-Range' }],
            until: 'combat',
          },
        ],
      },
    ],
  },
  {
    name: 'Annihilator',
    ...weapon,
    number: 312,
    classes: ['Hunter', 'Paladin', 'Shaman', 'Warrior'],
    tags: ['One-Handed', 'Axe', 'Melee (1)'],
    cost: 2,
    atk: 3,
    damageType: 'melee',
    strike: 2,
    powers: [{ always: [{ mod: 'cannot', on: 'prevent', by: 'yourHero', with: 'self', combat: true }] }],
  },
  {
    name: 'Arcanite Reaper',
    ...weapon,
    number: 313,
    classes: ['Hunter', 'Paladin', 'Warrior'],
    tags: ['Two-Handed', 'Axe', 'Melee (1)'],
    cost: 7,
    atk: 5,
    damageType: 'melee',
    strike: 0,
  },
  {
    name: 'Brain Hacker',
    ...weapon,
    number: 316,
    classes: ['Hunter', 'Paladin', 'Warrior'],
    tags: ['Two-Handed', 'Axe', 'Melee (1)'],
    cost: 4,
    atk: 3,
    damageType: 'melee',
    strike: 2,
    powers: [
      {
        when: { on: 'deal', by: 'yourHero', with: 'self', combat: true, to: { is: 'hero' } },
        then: [{ do: 'discard', by: { controller: '$to' }, n: 1 }],
      },
    ],
  },
  {
    name: 'Dwarven Hand Cannon',
    ...weapon,
    number: 319,
    classes: ['Hunter'],
    tags: ['One-Handed', 'Gun', 'Ranged (1)'],
    cost: 4,
    atk: 1,
    damageType: 'ranged',
    strike: 2,
    powers: [
      {
        when: { on: 'strike', by: 'you', with: 'self' },
        then: [
          {
            do: 'modify',
            mods: [{ mod: 'keyword', what: 'yourHero', keyword: 'Long-Range' }],
            until: 'combat',
          },
        ],
      },
      {
        pay: [{ do: 'pay', n: 2 }],
        then: [{ do: 'modify', mods: [{ mod: 'stat', what: 'self', stat: 'atk', n: 1 }], until: 'turn' }],
      },
    ],
  },
  {
    name: 'Flame Wrath',
    ...weapon,
    number: 321,
    classes: ['Hunter', 'Paladin', 'Warrior'],
    tags: ['Two-Handed', 'Polearm', 'Melee (1)'],
    cost: 4,
    atk: 2,
    damageType: 'melee',
    strike: 3,
    powers: [
      {
        when: { on: 'deal', by: 'yourHero', with: 'self', combat: true },
        then: [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { is: 'character', of: 'opponents' } }],
      },
    ],
  },
  {
    name: 'Krol Blade',
    ...weapon,
    number: 331,
    classes: ['Hunter', 'Paladin', 'Rogue', 'Warrior'],
    tags: ['One-Handed', 'Sword', 'Melee (1)'],
    cost: 3,
    atk: 3,
    damageType: 'melee',
    strike: 1,
  },
  {
    name: 'Rod of the Ogre Magi',
    ...weapon,
    number: 332,
    classes: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
    tags: ['Two-Handed', 'Staff', 'Melee (1)'],
    cost: 4,
    atk: 1,
    damageType: 'melee',
    strike: 4,
    powers: [
      {
        pay: [{ do: 'pay', n: 2 }, { do: 'activate' }, { do: 'exhaust', what: 'yourHero' }],
        then: [{ do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'character' } }],
      },
    ],
  },
  {
    name: 'The Hammer of Grace',
    ...weapon,
    number: 323,
    classes: ['Druid', 'Paladin', 'Priest', 'Shaman'],
    tags: ['One-Handed', 'Mace', 'Melee (1)'],
    cost: 3,
    atk: 1,
    damageType: 'melee',
    strike: 3,
    powers: [
      {
        pay: [{ do: 'pay', n: 1 }, { do: 'activate' }, { do: 'exhaust', what: 'yourHero' }],
        then: [{ do: 'heal', n: 2, by: 'yourHero', from: { target: 1, is: 'character' } }],
      },
    ],
  },
  {
    name: 'Thrash Blade',
    ...weapon,
    number: 336,
    classes: ['Hunter', 'Paladin', 'Rogue', 'Warrior'],
    tags: ['One-Handed', 'Sword', 'Melee (1)'],
    cost: 4,
    atk: 2,
    damageType: 'melee',
    strike: 2,
    powers: [
      {
        when: {
          on: 'deal',
          by: 'yourHero',
          with: 'self',
          combat: true,
          nth: { n: 1, per: 'turn', of: 'you' },
        },
        then: [{ do: 'ready', what: ['self', 'yourHero'] }],
      },
    ],
  },
  {
    name: 'Wraith Scythe',
    ...weapon,
    number: 339,
    classes: ['Hunter', 'Paladin', 'Shaman', 'Warrior'],
    tags: ['One-Handed', 'Axe', 'Melee (1)'],
    cost: 4,
    atk: 2,
    damageType: 'melee',
    strike: 2,
    powers: [
      {
        when: { on: 'deal', by: 'yourHero', combat: true },
        then: [{ do: 'heal', n: '$n', by: 'yourHero', from: 'yourHero' }],
      },
    ],
    ruling: 'Any combat damage of the hero counts, with or without this weapon.',
  },
]

export const armor: readonly CardDef[] = [
  {
    name: 'Chromatic Cloak',
    ...worn,
    number: 282,
    classes: ['Druid', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'],
    tags: ['Cloth', 'Back (1)'],
    cost: 4,
    def: 0,
    powers: [
      {
        always: [
          {
            mod: 'instead',
            would: { on: 'deal', by: 'yourHero', with: { is: 'ability' } },
            n: { plus: ['$n', 1] },
          },
        ],
      },
    ],
  },
  {
    name: 'Deathdealer Breastplate',
    ...worn,
    number: 283,
    classes: ['Hunter', 'Paladin', 'Shaman', 'Warrior'],
    tags: ['Mail', 'Chest (1)'],
    cost: 5,
    def: 1,
    powers: [{ always: [{ mod: 'stat', what: { is: 'weapon', of: 'you' }, stat: 'atk', n: 2 }] }],
  },
  {
    name: 'Draconian Deflector',
    ...worn,
    number: 285,
    classes: ['Paladin', 'Shaman', 'Warrior'],
    tags: ['Shield', 'Off-Hand (1)'],
    cost: 4,
    def: 4,
    powers: [{ always: [{ mod: 'keyword', what: 'yourHero', keyword: 'Protector' }] }],
  },
  {
    name: "Edgemaster's Handguards",
    ...worn,
    number: 286,
    classes: ['Hunter', 'Paladin', 'Shaman', 'Warrior'],
    tags: ['Mail', 'Hands (1)'],
    cost: 3,
    def: 1,
    powers: [{ always: [{ mod: 'cost', on: 'strike', by: 'you', with: { is: 'weapon' }, n: -1 }] }],
  },
  {
    name: 'Eye of Flame',
    ...worn,
    number: 287,
    classes: ['Mage', 'Warlock'],
    tags: ['Cloth', 'Head (1)'],
    cost: 2,
    def: 0,
    powers: [
      {
        pay: [
          { do: 'pay', n: 1 },
          { do: 'exhaust', what: 'yourHero' },
        ],
        then: [
          {
            do: 'deal',
            n: 1,
            type: 'fire',
            by: 'yourHero',
            to: { target: 1, is: 'character' },
            if: { happened: { on: 'deal', by: 'yourHero', type: 'fire' }, since: 'turn' },
          },
        ],
      },
    ],
  },
  {
    name: 'Eye of Rend',
    ...worn,
    number: 288,
    classes: ['Druid', 'Hunter', 'Rogue'],
    tags: ['Leather', 'Head (1)'],
    cost: 1,
    def: 0,
    powers: [{ always: [{ mod: 'stat', what: { is: 'weapon', of: 'you' }, stat: 'atk', n: 1 }] }],
  },
  {
    name: 'Golem Skull Helm',
    ...worn,
    number: 290,
    classes: ['Paladin', 'Warrior'],
    tags: ['Plate', 'Head (1)'],
    cost: 3,
    def: 3,
  },
  {
    name: 'Hide of the Wild',
    ...worn,
    number: 294,
    classes: ['Druid', 'Paladin', 'Priest', 'Shaman'],
    tags: ['Cloth', 'Back (1)'],
    cost: 2,
    def: 0,
    powers: [{ always: [{ mod: 'instead', would: { on: 'heal', by: 'yourHero' }, n: { plus: ['$n', 1] } }] }],
  },
  {
    name: 'Lionheart Helm',
    ...worn,
    number: 297,
    classes: ['Paladin', 'Warrior'],
    tags: ['Plate', 'Head (1)'],
    cost: 4,
    def: 2,
    powers: [{ always: [{ mod: 'cannot', on: 'prevent', by: 'yourHero' }] }],
  },
  {
    name: 'Mooncloth Robe',
    ...worn,
    number: 298,
    classes: ['Mage', 'Priest', 'Warlock'],
    tags: ['Cloth', 'Chest (1)'],
    cost: 4,
    def: 0,
    powers: [
      {
        pay: [{ do: 'pay', n: 2 }, { do: 'activate' }, { do: 'exhaust', what: 'yourHero' }],
        then: [{ do: 'draw', n: 1 }],
      },
    ],
  },
  {
    name: 'Stronghold Gauntlets',
    ...worn,
    number: 300,
    classes: ['Paladin', 'Warrior'],
    tags: ['Plate', 'Hands (1)'],
    cost: 3,
    def: 1,
    powers: [
      {
        always: [
          { mod: 'stat', what: { is: 'weapon', of: 'you' }, stat: 'atk', n: 1 },
          { mod: 'cannot', on: 'target', by: 'opponents', what: { is: 'weapon', of: 'you' } },
        ],
      },
    ],
  },
  {
    name: 'Truesilver Breastplate',
    ...worn,
    number: 301,
    classes: ['Paladin', 'Warrior'],
    tags: ['Plate', 'Chest (1)'],
    cost: 6,
    def: 2,
    powers: [
      {
        when: { on: 'defend', by: 'yourHero' },
        then: [{ do: 'heal', n: 1, by: 'yourHero', from: 'yourHero' }],
      },
    ],
  },
  {
    name: "Whitemane's Chapeau",
    ...worn,
    number: 303,
    classes: ['Mage', 'Priest', 'Warlock'],
    tags: ['Cloth', 'Head (1)'],
    cost: 4,
    def: 1,
    powers: [
      {
        when: { on: 'enter', what: 'self', zone: 'play' },
        then: [
          {
            do: 'try',
            may: 'you',
            these: [{ do: 'move', what: { choose: 1, is: 'ability', in: 'graveyard', of: 'you' }, to: 'hand' }],
          },
        ],
      },
    ],
  },
]

export const items: readonly CardDef[] = [
  {
    name: 'Lei of Lilies',
    ...item,
    number: 306,
    classes: ['Druid', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'],
    tags: ['Neck (1)'],
    cost: 4,
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        if: { compare: [{ stat: 'hand', of: 'you' }, '>=', 4] },
        then: [{ do: 'heal', n: 1, by: 'yourHero', from: 'yourHero' }],
      },
      {
        pay: [
          { do: 'pay', n: 1 },
          { do: 'destroy', what: 'self' },
        ],
        then: [{ do: 'heal', n: { stat: 'hand', of: 'you' }, by: 'yourHero', from: 'yourHero' }],
      },
    ],
  },
  {
    name: 'Masons Fraternity Ring',
    ...item,
    number: 307,
    classes: ['Druid', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'],
    tags: ['Ring (2)'],
    cost: 3,
    powers: [{ always: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: 1, while: 'attacking' }] }],
  },
  {
    name: "Myrmidon's Signet",
    ...item,
    number: 308,
    classes: ['Druid', 'Paladin', 'Rogue', 'Shaman', 'Warrior'],
    tags: ['Ring (2)'],
    cost: 3,
    powers: [{ always: [{ mod: 'stat', what: 'yourHero', stat: 'health', n: 5 }] }],
  },
]
