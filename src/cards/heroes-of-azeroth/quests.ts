/** Quests (702): a cost of completion and a reward. They have no play cost. */
import type { CardDef, Effect, Kind } from '../../language/types.ts'

const base = { type: 'quest', set: 'Heroes of Azeroth' } as const

/** Reveal the top n, one of a kind into hand, the rest below the deck. */
const find = (n: number, is: Kind): readonly Effect[] => [
  { do: 'reveal', what: { top: n, in: 'deck', of: 'you', as: 'seen' } },
  { do: 'move', what: { choose: 1, is, among: '$seen', as: 'one' }, to: 'hand' },
  { do: 'move', what: { among: '$seen', other: '$one' }, to: 'deck', at: 'bottom' },
]

export const quests: readonly CardDef[] = [
  {
    ...base,
    name: 'A Donation of Wool',
    number: 351,
    powers: [
      {
        pay: [{ do: 'pay', n: 1 }],
        reward: [
          { do: 'draw', n: 1 },
          { do: 'discard', n: 1 },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Big Game Hunter',
    number: 348,
    powers: [{ pay: [{ do: 'pay', n: 2 }], reward: find(4, 'equipment') }],
  },
  {
    ...base,
    name: 'Chasing A-Me 01',
    number: 350,
    powers: [
      {
        pay: [{ do: 'pay', n: 3 }],
        reward: [{ do: 'move', what: { target: 1, is: 'ally', in: 'graveyard', of: 'you' }, to: 'hand' }],
      },
    ],
  },
  {
    ...base,
    name: 'Dragonkin Menace',
    number: 341,
    faction: 'Alliance',
    powers: [
      {
        pay: [{ do: 'pay', n: 3 }],
        only: { turnOf: 'opponents' },
        reward: [{ do: 'ready', what: { choose: 1, is: 'character', of: 'you' } }],
      },
    ],
  },
  {
    ...base,
    name: 'In Dreams',
    number: 352,
    powers: [{ pay: [{ do: 'pay', n: 8 }], reward: [{ do: 'draw', n: 3 }] }],
  },
  {
    ...base,
    name: "It's a Secret to Everybody",
    number: 354,
    powers: [
      {
        pay: [{ do: 'pay', n: 1 }],
        reward: [
          { do: 'reveal', what: { top: 3, in: 'deck', of: 'you', as: 'three' }, to: 'you' },
          { do: 'move', what: { choose: 1, among: '$three', as: 'one' }, to: 'deck', at: 'top' },
          { do: 'move', what: { among: '$three', other: '$one' }, to: 'deck', at: 'bottom' },
        ],
      },
    ],
  },
  {
    ...base,
    name: "Kibler's Exotic Pets",
    number: 355,
    powers: [{ pay: [{ do: 'pay', n: 2 }], reward: find(3, 'ally') }],
  },
  {
    ...base,
    name: 'Sunken Treasure',
    number: 358,
    powers: [
      {
        pay: [{ do: 'pay', n: 3 }],
        reward: [{ do: 'move', what: { target: 1, is: 'equipment', in: 'graveyard', of: 'you' }, to: 'hand' }],
      },
    ],
  },
  {
    ...base,
    name: 'The Defias Brotherhood',
    number: 340,
    faction: 'Alliance',
    powers: [
      {
        pay: [{ do: 'pay', n: 1 }],
        only: { compare: [{ count: { is: 'ally', of: 'you' } }, '>=', 4] },
        reward: [{ do: 'draw', n: 2 }],
      },
    ],
  },
  {
    ...base,
    name: 'The Love Potion',
    number: 356,
    powers: [
      {
        pay: [
          { do: 'exhaust', what: { choose: 2, is: 'ally', of: 'you' } },
          { do: 'pay', n: 1 },
        ],
        reward: [{ do: 'draw', n: 1 }],
      },
    ],
  },
  {
    ...base,
    name: 'The Missing Diplomat',
    number: 342,
    faction: 'Alliance',
    powers: [
      {
        pay: [{ do: 'pay', n: 4 }],
        only: { turnOf: 'you' },
        reward: [
          { do: 'search', in: 'deck', for: { choose: 1, is: 'ally' }, as: 'it' },
          { do: 'reveal', what: '$it' },
          { do: 'move', what: '$it', to: 'hand' },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'The Princess Trapped',
    number: 357,
    powers: [
      {
        pay: [{ do: 'pay', n: 2 }],
        reward: [
          { do: 'reveal', what: { top: 2, in: 'deck', of: 'you', as: 'two' } },
          { do: 'choose', by: { target: 1, is: 'opponent' }, what: { choose: 1, among: '$two' }, as: 'one' },
          { do: 'move', what: '$one', to: 'hand' },
          { do: 'move', what: { among: '$two', other: '$one' }, to: 'deck', at: 'bottom' },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Your Fortune Awaits You',
    number: 360,
    powers: [{ pay: [{ do: 'pay', n: 3 }], reward: [{ do: 'draw', n: 1 }] }],
  },
  {
    ...base,
    name: 'Zapped Giants',
    number: 361,
    powers: [{ pay: [{ do: 'pay', n: 2 }], reward: find(3, 'ability') }],
  },
]
