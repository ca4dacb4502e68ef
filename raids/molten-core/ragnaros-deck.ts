/** The Ragnaros deck: thirteen abilities, drawn after he has awakened (R303.1b). */
import type { Amount, CardDef, Who } from '../../src/language/types.ts'

const common = { type: 'ability', set: 'Molten Core', tags: ['Ragnaros'] } as const

const ragnaros: Who = { name: 'Ragnaros' }
const runes: Amount = { count: { is: 'Rune', of: 'you' } }

export const ragnarosDeck: readonly CardDef[] = [
  {
    ...common,
    name: 'BY FIRE BE PURGED',
    number: 41,
    cost: 7,
    text: [
      {
        do: 'modes',
        n: 2,
        of: [
          [{ do: 'destroy', what: { is: 'ability', of: 'opponents' } }],
          [{ do: 'destroy', what: { is: 'ally', of: 'opponents' } }],
          [{ do: 'destroy', what: { is: 'equipment', of: 'opponents' } }],
        ],
      },
    ],
  },
  {
    ...common,
    name: 'DIE, INSECT!',
    instant: true,
    number: 42,
    cost: 2,
    powers: [
      { when: { on: 'destroy', what: { is: 'ally', of: 'opponents' } }, then: [{ do: 'draw', n: 1 }] },
      { when: { on: 'destroy', what: { is: 'hero', of: 'opponents' } }, then: [{ do: 'draw', n: runes }] },
    ],
  },
  {
    ...common,
    name: 'Elemental Fire',
    instant: true,
    number: 43,
    cost: 1,
    text: [
      {
        do: 'modify',
        mods: [
          {
            mod: 'when',
            event: { on: 'deal', by: { is: 'character' }, to: ragnaros },
            then: [
              { do: 'deal', n: '$n', type: 'fire', by: ragnaros, to: { is: 'character', of: { controller: '$by' } } },
            ],
          },
        ],
        until: 'turn',
      },
    ],
  },
  {
    ...common,
    name: 'Flames of Sulfuron',
    instant: true,
    number: 44,
    cost: 1,
    text: [{ do: 'deal', n: runes, type: 'fire', by: ragnaros, to: { target: 1, is: 'character' } }],
  },
  {
    ...common,
    name: 'Flaming Assault',
    instant: true,
    number: 45,
    cost: 3,
    text: [{ do: 'ready', what: ragnaros }],
  },
  {
    ...common,
    name: 'Fury of the Firelord',
    number: 46,
    cost: 15,
    powers: [{ in: 'chain', always: [{ mod: 'cannot', on: 'interrupt', what: 'self' }] }],
    text: [{ do: 'deal', n: 50, type: 'fire', by: ragnaros, to: { is: 'character', of: 'opponents' }, sure: true }],
  },
  {
    ...common,
    name: 'Hammer of Ragnaros',
    number: 47,
    cost: 1,
    text: [
      { do: 'destroy', what: { target: 1, is: ['ability', 'ally', 'equipment'], as: 'one' } },
      {
        do: 'destroy',
        by: { controller: '$one' },
        what: { choose: 1, is: ['ability', 'ally', 'equipment'], of: '$by', other: '$one' },
      },
    ],
  },
  {
    ...common,
    name: 'Lava Splash',
    number: 48,
    cost: 3,
    text: [
      { do: 'deal', n: runes, type: 'fire', by: ragnaros, to: { is: 'character', of: { target: 1, is: 'player' } } },
    ],
  },
  {
    ...common,
    name: 'Magma Blast',
    number: 49,
    cost: 3,
    powers: [
      {
        when: { on: 'end', turn: 'opponents' },
        if: {
          all: [
            { not: { match: ragnaros, state: 'front' } },
            { not: { happened: { on: 'deal', to: ragnaros }, since: 'turn' } },
          ],
        },
        then: [{ do: 'deal', n: runes, type: 'fire', by: ragnaros, to: { is: 'hero', of: '$turn' } }],
      },
    ],
  },
  {
    ...common,
    name: 'Melt Weapon',
    number: 50,
    cost: 2,
    text: [{ do: 'destroy', what: { is: 'equipment', of: { target: 1, is: 'opponent' } } }],
  },
  {
    ...common,
    name: 'NOW FOR YOU, INSECTS!',
    instant: true,
    number: 51,
    cost: 2,
    text: [{ do: 'interrupt', what: { target: 1, is: ['ability', 'ally', 'equipment'], in: 'chain' } }],
  },
  {
    ...common,
    name: 'Unstoppable Flame',
    number: 52,
    cost: 1,
    x: true,
    text: [
      {
        do: 'modify',
        mods: [
          { mod: 'stat', what: ragnaros, stat: 'atk', n: 'X' },
          { mod: 'keyword', what: ragnaros, keyword: 'Untargetable' },
          { mod: 'cannot', on: 'protect', against: ragnaros },
        ],
        until: 'turn',
      },
    ],
  },
  {
    ...common,
    name: 'Wrath of Ragnaros',
    number: 53,
    cost: 2,
    text: [
      { do: 'destroy', what: { target: 1, is: 'ally', as: 'one' } },
      {
        do: 'deal',
        n: { stat: 'cost', of: '$one' },
        type: 'fire',
        by: ragnaros,
        to: { choose: 1, is: 'hero', of: { controller: '$one' } },
      },
    ],
  },
]
