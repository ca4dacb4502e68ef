/** X in costs that are no resources (707.1b): damage put, counters, cards, and cards with a cost of X. */
import type { CardDef, Effect, Power } from '../../src/language/types.ts'
import { base } from './basics.ts'

const hero = (name: string, health: number, race: string, spec: string, more: Partial<CardDef>): CardDef => ({
  ...base,
  name,
  type: 'hero',
  health,
  race,
  spec,
  classes: ['Warlock'],
  back: [],
  ...more,
})
const item = (name: string, cost: number, tags: readonly string[], powers: readonly Power[]): CardDef => ({
  ...base,
  name,
  type: 'item',
  cost,
  tags,
  powers,
})
const pay = (n: number | 'X'): Effect => ({ do: 'pay', n })
const activate: Effect = { do: 'activate' }
const flip: Effect = { do: 'flip', what: 'self' }
const mine = { turnOf: 'you' } as const
const shadow = (to: 'ally' | 'character', by: 'self' | 'yourHero' = 'self'): Effect => ({
  do: 'deal',
  n: 'X',
  type: 'shadow',
  by,
  to: { target: 1, is: to },
})

export const variableCosts: readonly CardDef[] = [
  hero('Dizdemona', 28, 'Gnome', 'Affliction', {
    faction: 'Alliance',
    tags: ['Mining', 'Tailoring'],
    they: 'she',
    front: [
      {
        only: mine,
        pay: [pay(3), flip, { do: 'put', n: 'X', what: 'damage', to: 'self' }],
        then: [shadow('ally')],
      },
    ],
  }),
  hero('Turane Soulpact', 28, 'Blood Elf', 'Demonology', {
    faction: 'Horde',
    tags: ['Alchemy', 'Jewelcrafting'],
    they: 'he',
    front: [
      {
        only: mine,
        pay: [pay(3), flip, { do: 'destroy', what: { choose: 'X', is: 'ally', of: 'you' } }],
        then: [shadow('character')],
      },
    ],
  }),
  hero('Radak Doombringer', 28, 'Orc', 'Demonology', {
    faction: 'Horde',
    tags: ['Engineering', 'Mining'],
    they: 'he',
    front: [
      {
        only: mine,
        pay: [
          pay('X'),
          flip,
          { do: 'destroy', what: { choose: 1, is: 'ally', tag: 'Pet', of: 'you', where: ['cost', '=', 'X'] } },
        ],
        then: [shadow('character')],
      },
    ],
  }),
  hero('Eriun Moonglow', 27, 'Night Elf', 'Balance', {
    classes: ['Druid'],
    faction: 'Alliance',
    tags: ['Jewelcrafting', 'Mining'],
    they: 'he',
    front: [
      {
        only: mine,
        pay: [
          pay('X'),
          flip,
          {
            do: 'move',
            what: { choose: 'X', is: 'ability', tag: 'Balance', in: 'graveyard', of: 'you' },
            to: 'deck',
            at: 'shuffled',
          },
        ],
        then: [{ do: 'deal', n: 'X', type: 'nature', by: 'self', to: { target: 1, is: 'ally' } }],
      },
    ],
  }),
  {
    ...base,
    name: 'Narmak Doomratchet',
    type: 'ally',
    faction: 'Alliance',
    tags: ['Gnome', 'Warlock'],
    cost: 7,
    atk: 3,
    damageType: 'shadow',
    health: 3,
    powers: [
      { keyword: 'Elusive' },
      { pay: [activate, { do: 'put', n: 'X', what: 'damage', to: 'yourHero' }], then: [shadow('ally')] },
    ],
  },
  {
    ...base,
    name: 'Bradford the Frozen',
    type: 'ally',
    faction: 'Horde',
    tags: ['Undead', 'Mage'],
    cost: 3,
    atk: 4,
    damageType: 'frost',
    health: 2,
    powers: [
      {
        pay: [
          pay(1),
          { do: 'discard', what: { choose: 1, icon: 'Mage', in: 'hand', of: 'you', where: ['cost', '=', 'X'] } },
        ],
        then: [{ do: 'deal', n: 'X', type: 'frost', by: 'self', to: { target: 1, is: 'ally' } }],
      },
    ],
  },
  {
    ...base,
    name: 'Rhonin',
    type: 'ally',
    tags: ['Human', 'Mage', 'Unique'],
    cost: 3,
    atk: 4,
    damageType: 'frost',
    health: 3,
    powers: [
      {
        pay: [
          pay(2),
          { do: 'discard', what: { choose: 1, tag: 'Mage', in: 'hand', of: 'you', where: ['cost', '=', 'X'] } },
        ],
        then: [{ do: 'interrupt', what: { target: 1, is: 'card', in: 'chain', where: ['cost', '=', 'X'] } }],
      },
    ],
  },
  {
    ...base,
    name: 'Divine Favor',
    type: 'ability',
    classes: ['Paladin'],
    requires: 'Holy',
    cost: 5,
    powers: [
      {
        pay: [activate, { do: 'move', what: { top: 'X', in: 'deck', of: 'you' }, to: 'removed' }],
        then: [{ do: 'heal', n: 'X', by: 'yourHero', from: { target: 1, is: 'character' } }],
      },
    ],
  },
  item(
    'Ring of Flowing Light',
    1,
    ['Ring (2)'],
    [
      {
        pay: [activate, { do: 'exhaust', what: { choose: 'X', is: 'equipment', of: 'you' } }],
        then: [{ do: 'heal', n: 'X', by: 'yourHero', from: 'yourHero' }],
      },
    ],
  ),
  item(
    'Talasite Owl',
    2,
    ['Figurine', 'Trinket (2)'],
    [
      { pay: [activate], then: [{ do: 'put', n: 1, what: 'hoot', to: 'self' }] },
      {
        pay: [activate, { do: 'remove', n: 'X', what: 'hoot', from: 'self' }, { do: 'destroy', what: 'self' }],
        then: [{ do: 'ready', what: { choose: 'X', is: 'resource', of: 'you' } }],
      },
    ],
  ),
  item(
    'Urn of Lost Memories',
    2,
    ['Off-Hand (1)'],
    [
      {
        only: mine,
        pay: [
          activate,
          { do: 'destroy', what: { choose: 1, is: ['ability', 'equipment'], of: 'you', where: ['cost', '=', 'X'] } },
        ],
        then: [
          {
            do: 'move',
            what: { target: 1, is: 'ally', in: 'graveyard', of: 'you', where: ['cost', '<=', 'X'] },
            to: 'play',
          },
        ],
      },
    ],
  ),
  {
    ...base,
    name: 'Cloak of Subjugated Power',
    type: 'armor',
    tags: ['Back (1)', 'Cloth'],
    cost: 3,
    def: 0,
    powers: [
      {
        only: mine,
        pay: [
          pay(1),
          activate,
          { do: 'destroy', what: { choose: 1, is: 'ally', of: 'you', where: ['cost', '=', 'X'] } },
        ],
        then: [
          {
            do: 'modify',
            mods: [{ mod: 'control', what: { target: 1, is: 'ally', where: ['cost', '<', 'X'], as: 'it' }, by: 'you' }],
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Preparing for War',
    type: 'quest',
    powers: [
      {
        pay: [pay('X')],
        reward: [{ do: 'move', what: { target: 'X', is: 'card', in: 'graveyard' }, to: 'deck', at: 'shuffled' }],
      },
    ],
  },
  {
    ...base,
    name: 'Reckless Bargain',
    type: 'ability',
    cost: 1,
    powers: [{ play: { add: [{ do: 'discard', n: 'X' }] } }],
    text: [{ do: 'draw', n: { plus: ['X', 1] } }],
  },
]
