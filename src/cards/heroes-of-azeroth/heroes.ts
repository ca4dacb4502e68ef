/** Heroes: the front's flip power can be used once a game, the back is blank (301.2). */
import type { CardDef } from '../../language/types.ts'

const base = { type: 'hero', set: 'Heroes of Azeroth', faction: 'Alliance' } as const

export const heroes: readonly CardDef[] = [
  {
    ...base,
    name: 'Boris Brightbeard',
    number: 1,
    race: 'Dwarf',
    classes: ['Priest'],
    spec: 'Holy',
    tags: ['Enchanting', 'Tailoring'],
    health: 26,
    they: 'he',
    front: [
      {
        pay: [
          { do: 'pay', n: 'X' },
          { do: 'flip', what: 'self' },
        ],
        then: [{ do: 'heal', n: 'X', by: 'self', from: { target: 1, is: 'character' } }],
        only: { turnOf: 'you' },
      },
    ],
    back: [],
  },
  {
    ...base,
    name: 'Elendril',
    number: 3,
    race: 'Night Elf',
    classes: ['Hunter'],
    spec: 'Marksmanship',
    tags: ['Engineering', 'Leatherworking'],
    health: 28,
    they: 'he',
    front: [
      {
        pay: [
          { do: 'pay', n: 1 },
          { do: 'flip', what: 'self' },
        ],
        then: [
          {
            do: 'modify',
            mods: [{ mod: 'stat', what: { is: 'weapon', tag: 'Ranged', of: 'you' }, stat: 'atk', n: 3 }],
            until: 'turn',
          },
        ],
      },
    ],
    back: [],
  },
  {
    ...base,
    name: 'Graccus',
    number: 4,
    race: 'Human',
    classes: ['Paladin'],
    spec: 'Protection',
    tags: ['Blacksmithing', 'Mining'],
    health: 29,
    they: 'he',
    front: [
      {
        pay: [
          { do: 'pay', n: 3 },
          { do: 'flip', what: 'self' },
        ],
        then: [
          {
            do: 'modify',
            mods: [{ mod: 'prevent', would: { on: 'deal', to: { target: 1, is: 'character' } }, n: { next: 3 } }],
            until: 'turn',
          },
        ],
      },
    ],
    back: [],
  },
  {
    ...base,
    name: 'Litori Frostburn',
    number: 5,
    race: 'Human',
    classes: ['Mage'],
    spec: 'Frost',
    tags: ['Alchemy', 'Herbalism'],
    health: 25,
    they: 'she',
    front: [
      {
        pay: [
          { do: 'pay', n: 2 },
          { do: 'flip', what: 'self' },
        ],
        then: [
          {
            do: 'modify',
            mods: [{ mod: 'cannot', on: 'attack', by: { target: 1, is: 'character' } }],
            until: 'turn',
          },
        ],
      },
    ],
    back: [],
  },
  {
    ...base,
    name: 'Warrax',
    number: 8,
    race: 'Dwarf',
    classes: ['Warrior'],
    spec: 'Protection',
    tags: ['Blacksmithing', 'Mining'],
    health: 30,
    they: 'he',
    front: [
      {
        pay: [
          { do: 'pay', n: 1 },
          { do: 'flip', what: 'self' },
        ],
        then: [{ do: 'modify', mods: [{ mod: 'keyword', what: 'self', keyword: 'Protector' }], until: 'turn' }],
      },
    ],
    back: [],
  },
]
