// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** The raiders' cards of Black Temple's FAQ (R505), and the cards that it names as examples. */
import type { CardDef } from '../../src/language/types.ts'
import { base } from './basics.ts'

export const templeFaqCards: readonly CardDef[] = [
  {
    ...base,
    name: 'Blessed Medallion of Karabor',
    type: 'item',
    tags: ['Neck (1)'],
    cost: 8,
    powers: [
      {
        only: { turnOf: 'you' },
        pay: [{ do: 'move', what: 'self', to: 'removed' }],
        then: [{ do: 'sit', to: { choose: 1, is: 'friend', other: 'you' } }],
      },
    ],
  },
  {
    ...base,
    name: 'Cursed Vision of Sargeras',
    type: 'armor',
    tags: ['Leather', 'Head (1)'],
    classes: ['Druid', 'Rogue'],
    cost: 3,
    def: 2,
    powers: [
      {
        pay: [{ do: 'activate' }],
        then: [
          {
            do: 'turn',
            what: { target: 1, is: 'resource' },
            face: 'down',
            if: { happened: { on: 'complete', by: 'you' }, since: 'turn' },
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Entry into the Black Temple',
    type: 'quest',
    powers: [
      {
        pay: [{ do: 'pay', n: 5 }],
        reward: [{ do: 'draw', n: { different: 'class', of: { is: 'ally', of: 'you' } } }],
      },
    ],
  },
  ...(['color', 'type', 'types', 'Alliance race'] as const).map(
    (different): CardDef => ({
      ...base,
      name: `Each ${different}`,
      type: 'quest',
      powers: [
        {
          pay: [{ do: 'pay', n: 5 }],
          reward: [{ do: 'draw', n: { different, of: { is: 'ally', of: 'you' } } }],
        },
      ],
    }),
  ),
  {
    ...base,
    name: 'Illidan Stormrage',
    type: 'hero',
    master: true,
    tags: ['Demon', 'Demonhunter', 'Traitor'],
    race: 'Night Elf',
    requires: 'Traitor',
    cost: 11,
    atk: 5,
    damageType: 'melee',
    health: 35,
    they: 'he',
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        then: [
          {
            do: 'try',
            may: 'you',
            these: [
              { do: 'move', what: { choose: 1, is: 'ally', tag: 'Traitor', in: 'collection', of: 'you' }, to: 'play' },
            ],
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: "The Skull of Gul'dan",
    type: 'item',
    tags: ['Trinket (2)'],
    cost: 2,
    powers: [
      {
        pay: [{ do: 'activate' }],
        then: [
          {
            do: 'modify',
            mods: [{ mod: 'cost', on: ['play', 'use', 'complete'], by: 'you', n: -2, x: true, next: true }],
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Cleave',
    type: 'ability',
    tags: ['Arms'],
    classes: ['Warrior'],
    cost: 4,
    text: [
      { do: 'choose', what: { choose: 1, is: 'weapon', tag: 'Melee', of: 'you', as: 'weapon' } },
      {
        do: 'deal',
        n: { plus: [1, { stat: 'atk', of: '$weapon' }] },
        type: 'melee',
        by: 'yourHero',
        to: { target: { upTo: 2 }, is: 'ally' },
      },
    ],
  },
  {
    ...base,
    name: 'Massacre',
    type: 'ability',
    tags: ['Assassination', 'Finishing Move'],
    classes: ['Rogue'],
    cost: 3,
    powers: [
      {
        play: {
          x: 5,
          add: [{ do: 'move', what: { choose: 'X', tag: 'Combo', in: 'graveyard', of: 'you' }, to: 'removed' }],
        },
      },
    ],
    text: [{ do: 'destroy', what: { target: 'X', is: 'ally', state: 'exhausted' } }],
  },
  {
    ...base,
    name: '"Chipper" Ironbane',
    type: 'ally',
    faction: 'Alliance',
    tags: ['Dwarf', 'Warrior'],
    cost: 2,
    atk: 3,
    damageType: 'melee',
    health: 1,
    powers: [
      {
        pay: [
          { do: 'pay', n: 'X' },
          { do: 'destroy', what: 'self' },
        ],
        then: [{ do: 'destroy', what: { target: 1, is: ['ability', 'equipment'], where: ['cost', '=', 'X'] } }],
      },
    ],
  },
  {
    ...base,
    name: 'Blastershot Launcher',
    type: 'weapon',
    tags: ['Gun', 'Ranged (1)'],
    classes: ['Hunter', 'Rogue', 'Warrior'],
    cost: 5,
    atk: 3,
    damageType: 'ranged',
    strike: 5,
    powers: [
      {
        when: { on: 'strike', by: 'you', with: 'self' },
        then: [{ do: 'modify', mods: [{ mod: 'keyword', what: 'yourHero', keyword: 'Long-Range' }], until: 'combat' }],
      },
      {
        if: { match: 'yourHero', icon: 'Hunter' },
        when: { on: 'enter', what: 'self', zone: 'play' },
        then: [{ do: 'deal', n: 3, type: 'ranged', by: 'yourHero', to: { target: 1, is: 'character' } }],
      },
    ],
  },
  {
    ...base,
    name: 'Gouge',
    type: 'ability',
    instant: true,
    tags: ['Combat', 'Combo'],
    classes: ['Rogue'],
    cost: 1,
    text: [
      { do: 'exhaust', what: { target: 1, is: 'character', as: 'it' } },
      {
        do: 'modify',
        mods: [{ mod: 'cannot', on: 'ready', what: '$it' }],
        until: { during: 'ready', of: { controller: '$it' }, next: true },
      },
    ],
  },
]
