/**
 * The main deck: 18 abilities (copies in raid.ts). The nine with a class may also be in the decks of Traitors.
 * In the Boss player's hands `yourHero` is the Boss in play.
 */
import type { CardDef, Kind, SetWho, Who } from '../../src/language/types.ts'
import { ability, opposing, things, traitors } from './words.ts'

/** "Target opposing ally and each other opposing ally with the same cost as it." */
const oneAndItsLike = (is: Kind, same: 'cost' | 'class' | 'race'): Who => [
  { target: 1, is, of: 'opponents', as: 'first' },
  { is, of: 'opponents', other: '$first', same: [same, '$first'] },
]

const damaged = { is: 'character', state: 'damaged' } as const satisfies SetWho
const tags = ['Black Temple']

export const mainDeck: readonly CardDef[] = [
  {
    ...traitors,
    name: 'Fel Geyser',
    number: 11,
    classes: ['Druid'],
    cost: 2,
    powers: [
      {
        always: [
          {
            mod: 'cost',
            on: 'complete',
            by: 'opponents',
            what: { is: 'quest' },
            add: [{ do: 'turn', what: { choose: 1, is: 'quest', of: '$by', other: '$what' }, face: 'down' }],
          },
        ],
      },
    ],
    ruling: 'Two quests can’t pay for each other. With two Geysers, two other quests are needed (R505).',
  },
  {
    ...traitors,
    name: 'Needle Spine',
    instant: true,
    number: 12,
    classes: ['Hunter'],
    cost: 1,
    text: [
      {
        do: 'modify',
        mods: [
          {
            mod: 'when',
            event: {
              on: 'deal',
              by: { target: 1, is: 'character' },
              to: { is: 'hero', of: 'you', state: 'defending' },
              combat: true,
            },
            then: [{ do: 'deal', n: '$n', type: 'ranged', by: 'yourHero', to: '$by' }],
          },
        ],
        until: 'turn',
      },
    ],
  },
  {
    ...traitors,
    name: 'Tidal Burst',
    number: 13,
    classes: ['Mage'],
    cost: 1,
    text: [
      {
        do: 'deal',
        n: 3,
        type: 'frost',
        by: 'yourHero',
        to: oneAndItsLike('ally', 'cost'),
      },
    ],
  },
  {
    ...traitors,
    name: 'Aura of Anger',
    number: 14,
    classes: ['Paladin'],
    tags: ['Traitor', 'Aura (1)'],
    cost: 1,
    powers: [
      {
        always: [
          { mod: 'stat', what: { is: 'character', of: 'you' }, stat: 'atk', n: 1, while: { attacking: damaged } },
        ],
      },
    ],
  },
  {
    ...traitors,
    name: 'Crushing Shadows',
    number: 15,
    classes: ['Priest'],
    cost: 2,
    text: [
      {
        do: 'forEach',
        of: 'opponents',
        as: 'he',
        then: [
          { do: 'discard', by: '$he', what: { random: 1, in: 'hand', of: '$he' }, as: 'lost' },
          {
            do: 'deal',
            n: { sum: 'cost', of: '$lost' },
            type: 'shadow',
            by: 'yourHero',
            to: { is: 'hero', of: '$he' },
          },
        ],
      },
    ],
  },
  {
    ...traitors,
    name: 'Hateful Strike',
    instant: true,
    number: 16,
    classes: ['Rogue'],
    tags: ['Traitor', 'Combo'],
    cost: 2,
    text: [
      {
        do: 'destroy',
        if: { compare: [{ count: { is: 'ally', of: { target: 1, is: 'player' }, as: 'alone' } }, '=', 1] },
        what: '$alone',
      },
    ],
  },
  {
    ...traitors,
    name: 'Fel-Acid Breath',
    number: 17,
    classes: ['Shaman'],
    cost: 2,
    text: [
      {
        do: 'choose',
        by: { target: 1, is: 'opponent', as: 'he' },
        what: { choose: 3, is: 'ally', of: '$he', as: 'they' },
      },
      {
        do: 'deal',
        n: [3, 2, 1],
        type: 'nature',
        by: 'yourHero',
        to: '$they',
      },
    ],
  },
  {
    ...traitors,
    name: 'Doom Blossom',
    instant: true,
    number: 18,
    classes: ['Warlock'],
    cost: 1,
    attach: { target: 1, is: 'character' },
    powers: [
      { always: [{ mod: 'enters', what: 'self', counters: ['blossom', 3] }] },
      {
        when: { on: 'start', turn: 'you' },
        then: [
          { do: 'deal', n: { counters: 'blossom', of: 'self' }, type: 'shadow', by: 'yourHero', to: 'host' },
          { do: 'remove', n: 1, what: 'blossom', from: 'self' },
          { do: 'destroy', what: 'self', if: { not: { match: 'self', has: { counter: 'blossom' } } } },
        ],
      },
    ],
  },
  {
    ...traitors,
    name: 'Arcing Smash',
    number: 19,
    classes: ['Warrior'],
    cost: 2,
    text: [
      {
        do: 'destroy',
        what: oneAndItsLike('equipment', 'cost'),
      },
    ],
  },
  {
    ...ability,
    name: 'Aura of Desire',
    number: 20,
    tags,
    cost: 1,
    powers: [
      {
        pay: [{ do: 'activate' }, { do: 'discard', n: 1 }],
        then: [{ do: 'deal', n: 2, type: 'shadow', by: 'yourHero', to: { target: 1, is: 'ally' } }],
      },
      {
        pay: [{ do: 'activate' }, { do: 'discard', n: 2 }],
        then: [{ do: 'destroy', what: { target: 1, is: ['ability', 'equipment'] } }],
      },
      {
        pay: [{ do: 'activate' }, { do: 'discard', n: 5 }],
        then: [{ do: 'destroy', what: { is: [...things], of: 'opponents' } }],
      },
    ],
  },
  {
    ...ability,
    name: 'Aura of Suffering',
    number: 21,
    tags,
    cost: 2,
    powers: [{ always: [{ mod: 'cannot', on: 'heal', from: opposing }] }],
  },
  {
    ...ability,
    name: 'Eye Blast',
    number: 22,
    tags,
    cost: 1,
    powers: [
      { pay: [{ do: 'destroy', what: 'self' }], then: [{ do: 'destroy', what: { target: 1, is: [...things] } }] },
    ],
  },
  {
    ...ability,
    name: 'Fel Rage',
    number: 23,
    tags,
    cost: 2,
    text: [
      {
        do: 'modes',
        n: 1,
        of: [
          [{ do: 'draw', n: 3 }],
          [
            { do: 'discard', what: { in: 'hand', of: 'you' } },
            { do: 'draw', n: 5 },
          ],
        ],
      },
    ],
  },
  {
    ...ability,
    name: 'Fixate',
    instant: true,
    number: 24,
    tags,
    cost: 1,
    text: [
      {
        do: 'modify',
        mods: [
          { mod: 'stat', what: 'yourHero', stat: 'atk', n: 3 },
          { mod: 'instead', would: { on: 'deal', by: 'yourHero', combat: true }, sure: true },
        ],
        until: 'turn',
      },
    ],
  },
  {
    ...ability,
    name: 'Parasitic Shadowfiend',
    instant: true,
    number: 25,
    tags,
    cost: 1,
    text: [{ do: 'interrupt', what: { target: 1, is: [...things], in: 'chain' } }],
  },
  {
    ...ability,
    name: 'Prismatic Shield',
    instant: true,
    number: 26,
    tags,
    cost: 1,
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'prevent', would: { on: 'deal', to: { is: 'character', of: 'you' } }, n: 3 }],
        until: 'turn',
      },
    ],
  },
  {
    ...ability,
    name: 'Sinful Beam',
    number: 27,
    tags,
    cost: 0,
    x: true,
    text: [
      {
        do: 'deal',
        n: 'X',
        type: 'shadow',
        by: 'yourHero',
        to: oneAndItsLike('character', 'class'),
      },
    ],
  },
  {
    ...ability,
    name: 'Wicked Beam',
    number: 28,
    tags,
    cost: 0,
    x: true,
    text: [
      {
        do: 'deal',
        n: 'X',
        type: 'shadow',
        by: 'yourHero',
        to: oneAndItsLike('character', 'race'),
      },
    ],
  },
]
