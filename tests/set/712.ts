/** Players and cards that are asked for a number that is worked out for each: what a player controls or has (712.3). */
import type { CardDef, Condition, NumberOf, Power, SetWho, Who } from '../../src/language/types.ts'
import { base } from './basics.ts'

const ally = (
  name: string,
  [cost, atk, health]: readonly [number, number, number],
  more: Partial<CardDef> = {},
): CardDef => ({ ...base, name, type: 'ally', cost, atk, damageType: 'melee', health, ...more })
const quest = (name: string, n: number, only: Condition): CardDef => ({
  ...base,
  name,
  type: 'quest',
  powers: [{ only, pay: [{ do: 'pay', n }], reward: [{ do: 'draw' }] }],
})

const allies = (of: Who): NumberOf => ({ count: { is: 'ally', of } })
const resources = (of: Who): NumberOf => ({ count: { is: 'resource', of } })
/** An opponent controls more of them than you. */
const outdone = (of: (who: Who) => NumberOf): Condition => ({
  some: { is: 'opponent', where: [of('it'), '>', of('you')] },
})
const whileOutnumbered: Pick<Extract<Power, { always: unknown }>, 'while'> = { while: outdone(allies) }
const enters = { on: 'enter', what: 'self', zone: 'play' } as const

/** Cards that a player controls, however many more than you do. */
const surplus: SetWho = {
  choose: { minus: [{ count: { is: 'card', of: '$by' } }, { count: { is: 'card', of: 'you' } }] },
  is: 'card',
  of: '$by',
}

export const asked: readonly CardDef[] = [
  ally('Emelia Darkhand', [1, 3, 1], {
    faction: 'Horde',
    tags: ['Undead', 'Death Knight'],
    damageType: 'shadow',
    powers: [
      { keyword: 'Protector' },
      { always: [{ mod: 'cannot', on: 'attack', by: 'self', while: { not: outdone(allies) } }] },
    ],
  }),
  ally('Hota the Bloodsoaked', [4, 4, 4], {
    faction: 'Horde',
    tags: ['Orc', 'Warrior'],
    powers: [{ ...whileOutnumbered, always: [{ mod: 'keyword', what: 'self', keyword: 'Protector' }] }],
  }),
  {
    ...base,
    name: 'The Turning Tide',
    type: 'weapon',
    tags: ['One-Handed', 'Sword', 'Melee (1)'],
    cost: 3,
    atk: 1,
    damageType: 'melee',
    strike: 3,
    powers: [{ ...whileOutnumbered, always: [{ mod: 'cost', on: 'play', by: 'you', what: { is: 'ally' }, n: -2 }] }],
  },
  {
    ...base,
    name: 'Measured Blow',
    type: 'ability',
    cost: 0,
    text: [
      {
        do: 'deal',
        n: { highest: 'atk', of: { is: 'ally', of: 'you' } },
        type: 'fire',
        by: 'yourHero',
        to: { is: 'hero', of: 'opponents' },
      },
      { do: 'heal', n: { lowest: 'atk', of: { is: 'ally', of: 'you' } }, by: 'yourHero', from: 'yourHero' },
    ],
  },
  {
    ...base,
    name: 'By the Book',
    type: 'ability',
    cost: 0,
    text: [
      { do: 'choose', what: { target: 1, is: 'ally', as: 'one' } },
      {
        do: 'deal',
        n: { stat: 'atk', of: '$one', printed: true },
        type: 'fire',
        by: 'yourHero',
        to: { is: 'hero', of: 'opponents' },
      },
    ],
  },
  quest('Against the Legion', 1, outdone(resources)),
  quest('Report to Goldshire', 1, { some: { is: 'opponent', where: [allies('it'), '<', allies('you')] } }),
  ally('Logor Blackfist', [6, 3, 5], {
    faction: 'Horde',
    tags: ['Orc', 'Warlock'],
    damageType: 'shadow',
    powers: [
      {
        when: enters,
        then: [
          {
            do: 'discard',
            by: { target: 1, is: 'opponent', as: 'he' },
            n: 2,
            if: { compare: [{ stat: 'hand', of: '$he' }, '>', { stat: 'hand', of: 'you' }] },
          },
        ],
      },
    ],
  }),
  ally('Roktar Blackfist', [4, 3, 3], {
    faction: 'Horde',
    tags: ['Orc', 'Rogue'],
    powers: [
      {
        when: enters,
        then: [
          {
            do: 'destroy',
            what: { target: 1, is: 'resource', as: 'it' },
            if: { compare: [resources({ controller: '$it' }), '>', resources('you')] },
          },
        ],
      },
    ],
  }),
  {
    ...base,
    name: 'Equalize',
    type: 'ability',
    cost: 5,
    text: [
      {
        do: 'destroy',
        by: { is: 'player', where: [{ count: { is: 'card', of: 'it' } }, '>', { count: { is: 'card', of: 'you' } }] },
        what: surplus,
      },
    ],
  },
  ally('Sironas', [5, 4, 3], {
    tags: ['Demon', 'Unique'],
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        then: [
          {
            do: 'destroy',
            by: { most: resources('it'), is: 'player', ties: 'you' },
            what: { choose: 1, is: 'resource', of: '$by' },
          },
        ],
      },
    ],
  }),
  ally('Kieron the Loaner', [5, 4, 4], {
    faction: 'Alliance',
    tags: ['Gnome', 'Rogue'],
    powers: [
      { when: enters, then: [{ do: 'draw', by: 'opponents', n: 3 }] },
      {
        when: { on: 'end', turn: 'players' },
        then: [{ do: 'destroy', what: { is: 'hero', of: { is: 'opponent', where: ['hand', '=', 0] } } }],
      },
    ],
  }),
  {
    ...base,
    name: 'Halaa',
    type: 'location',
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        if: { match: 'opponents', where: [allies('it'), '<', allies('you')] },
        then: [{ do: 'put', n: 1, what: 'capture', to: 'self' }],
      },
      {
        pay: [{ do: 'activate' }, { do: 'remove', n: 4, what: 'capture', from: 'self' }],
        then: [{ do: 'create', n: 4, token: { tags: ['Halaani'], atk: 1, damageType: 'melee', health: 1 } }],
      },
    ],
  },
  {
    ...base,
    name: 'Crowded Camp',
    type: 'ability',
    instant: true,
    cost: 1,
    text: [
      {
        do: 'deal',
        n: { count: { is: 'opponent', where: [allies('it'), '>=', 3] } },
        type: 'fire',
        by: 'yourHero',
        to: { is: 'hero', of: { target: 1, is: 'opponent', where: [allies('it'), '>', allies('you')] } },
      },
      { do: 'draw', by: { choose: 1, is: 'player', where: [{ stat: 'hand', of: 'it' }, 'odd'] } },
    ],
  },
  {
    ...base,
    name: 'Break the Strongest',
    type: 'ability',
    cost: 2,
    text: [
      {
        do: 'destroy',
        what: {
          most: {
            plus: [
              { stat: 'atk', of: 'it' },
              { stat: 'health', of: 'it' },
            ],
          },
          is: 'ally',
          ties: 'you',
        },
      },
      { do: 'destroy', what: { is: 'ally', where: [{ counters: 'doom', of: 'it' }, '>=', 2] } },
    ],
  },
  {
    ...base,
    name: 'High Bid',
    type: 'ability',
    cost: 1,
    text: [
      { do: 'name', by: 'players', of: 'number', secret: true, as: 'bid' },
      { do: 'draw', by: { is: 'player', most: { result: '$bid', of: 'it' }, ties: 'you', as: 'winner' }, n: 1 },
      { do: 'put', n: { result: '$bid', of: '$winner' }, what: 'damage', to: { is: 'hero', of: '$winner' } },
    ],
  },
  {
    ...base,
    name: 'Up a Sleeve',
    type: 'ability',
    cost: 1,
    text: [
      { do: 'choose', what: { choose: 1, is: 'card', in: 'hand', of: 'you' }, as: 'sleeved' },
      {
        do: 'guess',
        by: { target: 1, is: 'opponent', as: 'foe' },
        what: '$sleeved',
        whether: { is: 'ally' },
        as: 'tip',
      },
      { do: 'reveal', by: '$foe', what: '$sleeved' },
      { do: 'draw', n: 2, if: { not: { right: 'tip' } } },
    ],
  },
  {
    ...base,
    name: 'Loaded Dice',
    type: 'item',
    cost: 1,
    powers: [
      { always: [{ mod: 'instead', would: { on: 'roll', by: 'you', n: ['<=', 2] }, n: 'any', may: 'you' }] },
      {
        in: 'hand',
        pay: [{ do: 'discard', what: 'self' }],
        then: [
          { do: 'roll', as: 'die' },
          { do: 'heal', n: '$die', by: 'yourHero', from: 'yourHero' },
        ],
      },
    ],
  },
]
