/** Mage abilities. */
import type { CardDef } from '../../language/types.ts'

const base = { type: 'ability', set: 'Heroes of Azeroth', classes: ['Mage'] } as const

export const mage: readonly CardDef[] = [
  {
    ...base,
    name: 'Arcane Intellect',
    number: 47,
    instant: true,
    tags: ['Arcane'],
    cost: 2,
    attach: { target: 1, is: 'hero' },
    text: [{ do: 'draw', by: { controller: 'host' }, n: 1 }],
    powers: [{ always: [{ mod: 'stat', what: { controller: 'host' }, stat: 'maxHand', n: 3 }] }],
  },
  {
    ...base,
    name: 'Blink',
    number: 48,
    instant: true,
    tags: ['Arcane'],
    cost: 2,
    text: [
      { do: 'draw', n: 1 },
      {
        do: 'uncombat',
        what: { is: 'character', state: 'attacking' },
        if: { match: 'yourHero', state: 'defending' },
      },
    ],
  },
  {
    ...base,
    name: 'Cold Snap',
    number: 50,
    instant: true,
    tags: ['Frost', 'Talent'],
    requires: 'Frost',
    cost: 2,
    x: true,
    text: [
      { do: 'move', what: 'self', to: 'removed' },
      {
        do: 'move',
        what: {
          choose: { upTo: 'X' },
          is: 'ability',
          tag: 'Frost',
          in: 'graveyard',
          of: 'you',
          differ: 'name',
        },
        to: 'hand',
      },
    ],
  },
  {
    ...base,
    name: 'Counterspell',
    number: 51,
    instant: true,
    tags: ['Arcane'],
    cost: 2,
    text: [{ do: 'interrupt', what: { target: 1, is: 'ability', in: 'chain' } }],
  },
  {
    ...base,
    name: 'Fire Blast',
    number: 52,
    instant: true,
    tags: ['Fire'],
    cost: 1,
    text: [{ do: 'deal', n: 2, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' } }],
  },
  {
    ...base,
    name: 'Fireball',
    number: 53,
    tags: ['Fire'],
    cost: 4,
    attach: { target: 1, is: 'character' },
    text: [{ do: 'deal', n: 4, type: 'fire', by: 'yourHero', to: 'host' }],
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        then: [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: 'host' }],
      },
    ],
  },
  {
    ...base,
    name: 'Flamestrike',
    number: 54,
    tags: ['Fire'],
    cost: 7,
    text: [{ do: 'deal', n: 3, type: 'fire', by: 'yourHero', to: { is: 'character', of: 'opponents' } }],
  },
  {
    ...base,
    name: 'Frost Nova',
    number: 55,
    instant: true,
    tags: ['Frost'],
    cost: 4,
    text: [
      {
        do: 'deal',
        n: 1,
        type: 'frost',
        by: 'yourHero',
        to: { is: 'character', of: 'opponents' },
        as: 'hit',
      },
      { do: 'modify', mods: [{ mod: 'cannot', on: 'attack', by: '$hit' }], until: 'turn' },
    ],
    ruling: 'Affects only characters that really were dealt damage (714.3f).',
  },
  {
    ...base,
    name: 'Frostbolt',
    number: 56,
    instant: true,
    tags: ['Frost'],
    cost: 3,
    text: [
      { do: 'deal', n: 3, type: 'frost', by: 'yourHero', to: { target: 1, is: 'character' }, as: 'hit' },
      { do: 'modify', mods: [{ mod: 'cannot', on: 'attack', by: '$hit' }], until: 'turn' },
    ],
    ruling: 'Affects the character only if it really was dealt damage (714.3f).',
  },
  {
    ...base,
    name: 'Mana Agate',
    number: 57,
    tags: ['Arcane'],
    cost: 2,
    powers: [
      {
        pay: [
          { do: 'pay', n: 1 },
          { do: 'destroy', what: 'self' },
        ],
        then: [{ do: 'draw', n: 2 }],
      },
    ],
  },
  {
    ...base,
    name: 'World in Flames',
    number: 61,
    tags: ['Fire'],
    cost: 8,
    powers: [
      {
        always: [{ mod: 'instead', would: { on: 'deal', by: 'yourHero', type: 'fire' }, n: { times: ['$n', 2] } }],
      },
    ],
  },
]
