// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** The raiders' cards of Magtheridon's FAQ (R403), and an ability that nothing destroys. */
import type { CardDef, Effect } from '../../src/language/types.ts'
import { base } from './basics.ts'

const things = ['ability', 'ally', 'equipment'] as const

/** Liar's Tongue Gloves: what becomes of the card once the guess is known to be right, or wrong. */
const right: readonly Effect[] = [{ do: 'move', what: '$card', to: 'graveyard' }]
const wrong: readonly Effect[] = [
  { do: 'move', what: '$card', to: 'hand' },
  { do: 'draw', n: 2 },
]
const shown: Effect = { do: 'reveal', what: '$card' }
const hasIt = { match: '$card', is: '$type' } as const

export const lairFaqCards: readonly CardDef[] = [
  {
    ...base,
    name: 'Eredar Wand of Obliteration',
    type: 'weapon',
    tags: ['Wand', 'Wand (1)'],
    cost: 4,
    atk: 1,
    damageType: 'shadow',
    strike: 1,
    powers: [
      {
        when: { on: 'deal', by: 'yourHero', to: { is: 'hero', of: 'opponents' }, type: 'shadow' },
        then: [
          {
            do: 'try',
            may: 'you',
            these: [{ do: 'destroy', what: { choose: 1, is: [...things], of: 'you' } }],
            then: [
              {
                do: 'destroy',
                by: { controller: '$to' },
                what: { choose: 1, is: [...things], of: { controller: '$to' } },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Glaive of the Pit',
    type: 'weapon',
    tags: ['Two-Handed', 'Polearm', 'Melee (1)'],
    cost: 7,
    atk: 5,
    damageType: 'melee',
    strike: 1,
    powers: [{ always: [{ mod: 'stat', what: { is: 'hero', of: 'opponents' }, stat: 'health', n: -5 }] }],
  },
  {
    ...base,
    name: "Liar's Tongue Gloves",
    type: 'armor',
    tags: ['Leather', 'Hands (1)'],
    cost: 4,
    def: 2,
    powers: [
      {
        pay: [{ do: 'pay', n: 1 }, { do: 'activate' }],
        then: [
          { do: 'name', of: 'card type', as: 'type' },
          { do: 'move', what: { choose: 1, in: 'hand', of: 'you' }, to: 'removed', face: 'down', as: 'card' },
          {
            do: 'try',
            may: { target: 1, is: 'opponent' },
            these: [{ do: 'say', words: 'It has that type.' }],
            then: [shown, { do: 'if', if: hasIt, then: right, else: wrong }],
            else: [shown, { do: 'if', if: hasIt, then: wrong, else: right }],
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Superior Mana Oil',
    type: 'item',
    cost: 1,
    attach: { choose: 1, is: 'weapon', of: 'you' },
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        then: [
          {
            do: 'try',
            may: 'you',
            these: [{ do: 'reveal', what: { top: 1, in: 'deck', of: 'you', as: 'top' } }],
            then: [
              {
                do: 'if',
                if: { match: '$top', is: 'ability' },
                then: [{ do: 'move', what: '$top', to: 'hand' }],
                else: [{ do: 'move', what: '$top', to: 'graveyard' }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Standing Stone',
    type: 'ability',
    cost: 1,
    powers: [{ always: [{ mod: 'cannot', on: 'destroy', what: 'self' }] }],
  },
]
