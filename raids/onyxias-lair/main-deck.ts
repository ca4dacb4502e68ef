// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** The main deck: 30 abilities, two of each (raid.ts). `yourHero` is the Onyxia of the present stage. */
import type { CardDef, Power } from '../../src/language/types.ts'

const set = "Onyxia's Lair"
const tags = ['Onyxia']

/** R203.1b: playable during that stage only; says nothing about resolving. */
const stageOnly = (stage: number): Power => ({ play: { only: { compare: [{ raid: 'stage' }, '=', stage] } } })

export const mainDeck: readonly CardDef[] = [
  {
    name: 'Another Lesson',
    type: 'ability',
    set,
    number: 4,
    tags,
    cost: 3,
    text: [
      {
        do: 'modify',
        mods: [
          {
            mod: 'when',
            event: { on: 'deal', by: 'yourHero', to: { is: 'ally' }, combat: true },
            then: [{ do: 'ready', what: 'yourHero' }],
          },
        ],
        until: 'turn',
      },
    ],
  },
  {
    name: 'Bellowing Roar',
    type: 'ability',
    set,
    number: 5,
    tags,
    cost: 4,
    powers: [stageOnly(3)],
    text: [
      { do: 'move', what: { is: 'ally', of: 'opponents' }, to: 'hand' },
      {
        do: 'modify',
        mods: [{ mod: 'cannot', on: 'play', by: 'opponents', what: { is: 'ally' } }],
        until: { until: { on: 'end', turn: 'you' }, next: true },
      },
    ],
  },
  {
    name: 'Brood of Onyxia',
    type: 'ability',
    set,
    number: 6,
    tags,
    cost: 4,
    powers: [stageOnly(2)],
    text: [{ do: 'create', n: 10, token: 'Onyxian Whelp' }],
  },
  {
    name: 'Burninate',
    type: 'ability',
    set,
    number: 7,
    tags,
    cost: 8,
    text: [{ do: 'destroy', what: { is: ['ability', 'ally', 'equipment'], of: 'opponents' } }],
  },
  {
    name: 'Crush',
    type: 'ability',
    instant: true,
    set,
    number: 8,
    tags,
    cost: 1,
    text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }],
  },
  {
    name: 'Deep Breath',
    type: 'ability',
    set,
    number: 9,
    tags,
    cost: 2,
    x: true,
    powers: [stageOnly(2), { in: 'chain', always: [{ mod: 'cannot', on: 'interrupt', what: 'self' }] }],
    text: [{ do: 'deal', n: 'X', type: 'fire', by: 'yourHero', to: { is: 'character', of: 'opponents' } }],
  },
  {
    name: 'Devour',
    type: 'ability',
    instant: true,
    set,
    number: 10,
    tags,
    cost: 1,
    text: [
      {
        do: 'deal',
        n: 5,
        type: 'melee',
        by: 'yourHero',
        to: { target: 1, is: 'character', state: 'attacking' },
        if: { match: 'yourHero', state: 'defending' },
      },
    ],
    ruling: 'Whether she defends is asked as it resolves; the target is chosen as it is played.',
  },
  {
    name: 'Draconic Might',
    type: 'ability',
    instant: true,
    set,
    number: 11,
    tags,
    cost: 1,
    text: [
      {
        do: 'modify',
        mods: [
          {
            mod: 'stat',
            what: 'yourHero',
            stat: 'atk',
            n: { count: { is: 'hero', of: 'opponents' } },
            while: 'attacking',
          },
        ],
        until: 'turn',
      },
    ],
    ruling: 'X is read once, as it resolves (709.2d).',
  },
  {
    name: 'Draconic Rage',
    type: 'ability',
    set,
    number: 12,
    tags,
    cost: 1,
    powers: [{ always: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: { raid: 'stage' }, while: 'attacking' }] }],
  },
  {
    name: 'Dragon Hide',
    type: 'ability',
    set,
    number: 13,
    tags,
    cost: 1,
    powers: [
      {
        pay: [{ do: 'activate' }],
        then: [
          {
            do: 'modify',
            mods: [{ mod: 'prevent', would: { on: 'deal', to: 'yourHero' }, n: { next: 2 } }],
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    name: 'Engulfing Flames',
    type: 'ability',
    set,
    number: 14,
    tags,
    cost: 3,
    attach: { target: 1, is: 'character', of: 'opponents' },
    text: [{ do: 'deal', n: 5, type: 'fire', by: 'yourHero', to: 'host' }],
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        then: [{ do: 'deal', n: { raid: 'stage' }, type: 'fire', by: 'yourHero', to: 'host' }],
      },
    ],
    ruling: 'Sources differ on the type of the 5 damage; fire (README, ruling 2).',
  },
  {
    name: 'Flame Breath',
    type: 'ability',
    set,
    number: 15,
    tags,
    cost: 2,
    text: [
      { do: 'deal', n: { raid: 'stage' }, type: 'fire', by: 'yourHero', to: { is: 'character', of: 'opponents' } },
    ],
  },
  {
    name: 'Foolish Mortals!',
    type: 'ability',
    set,
    number: 16,
    tags,
    cost: 1,
    powers: [
      {
        pay: [{ do: 'destroy', what: 'self' }],
        then: [
          {
            do: 'modify',
            mods: [{ mod: 'prevent', would: { on: 'deal', to: 'yourHero' }, n: { next: 5 } }],
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    name: 'Head Slam',
    type: 'ability',
    set,
    number: 17,
    tags,
    cost: 2,
    powers: [{ play: { add: [{ do: 'put', n: { upTo: 5 }, what: 'damage', to: 'yourHero', as: 'paid' }] } }],
    text: [{ do: 'deal', n: '$paid.n', type: 'melee', by: 'yourHero', to: { is: 'ally', of: 'opponents' } }],
    ruling: 'Damage put is not dealt (405.3) and may be fatal; none is a legal choice.',
  },
  {
    name: 'Home Lair Advantage',
    type: 'ability',
    instant: true,
    set,
    number: 18,
    tags,
    cost: 1,
    text: [
      {
        do: 'modify',
        mods: [
          { mod: 'cannot', on: 'target', by: 'opponents', what: 'yourHero' },
          { mod: 'cannot', on: 'interrupt', what: { is: 'card', of: 'you', in: 'chain' } },
        ],
        until: 'turn',
      },
    ],
  },
  {
    name: 'How Fortuitous!',
    type: 'ability',
    instant: true,
    set,
    number: 19,
    tags,
    cost: 2,
    text: [{ do: 'draw', n: { count: { is: 'hero', of: 'opponents' } } }],
  },
  {
    name: 'Knock Away',
    type: 'ability',
    instant: true,
    set,
    number: 20,
    tags,
    cost: 1,
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'prevent', would: { on: 'deal', to: 'yourHero' }, n: 'all' }],
        until: 'turn',
      },
    ],
  },
  {
    name: 'Lava Cracks',
    type: 'ability',
    set,
    number: 21,
    tags,
    cost: 3,
    powers: [stageOnly(3)],
    text: [
      {
        do: 'forEach',
        of: { is: 'character', of: 'opponents' },
        order: 'you',
        as: 'one',
        then: [
          { do: 'roll', as: 'die' },
          { do: 'deal', n: '$die', type: 'fire', by: 'yourHero', to: '$one' },
        ],
      },
    ],
    ruling: 'Chooses, does not target; a die for each, in the order that the Boss player chooses.',
  },
  {
    name: 'Learn Your Place, Mortal!',
    type: 'ability',
    instant: true,
    set,
    number: 22,
    tags,
    cost: 3,
    text: [{ do: 'draw', until: 'maxHand' }],
  },
  {
    name: 'Meaningless Exertion',
    type: 'ability',
    instant: true,
    set,
    number: 23,
    tags,
    cost: 1,
    text: [
      {
        do: 'modes',
        n: 1,
        of: [
          [{ do: 'destroy', what: { target: 1, is: 'ability' } }],
          [{ do: 'interrupt', what: { target: 1, is: 'ability', in: 'chain' } }],
        ],
      },
    ],
  },
  {
    name: 'Roasted Flesh',
    type: 'ability',
    instant: true,
    set,
    number: 24,
    tags,
    cost: 1,
    powers: [
      {
        pay: [{ do: 'destroy', what: 'self' }],
        then: [
          {
            do: 'deal',
            n: 3,
            type: 'fire',
            by: 'yourHero',
            to: { target: 1, is: 'character', of: 'opponents' },
          },
        ],
      },
    ],
  },
  {
    name: 'Shattering Scales',
    type: 'ability',
    set,
    number: 25,
    tags,
    cost: 4,
    text: [{ do: 'destroy', what: { is: ['ability', 'equipment'], of: 'opponents' } }],
  },
  {
    name: 'Tail Swipe',
    type: 'ability',
    set,
    number: 26,
    tags,
    cost: 2,
    text: [{ do: 'destroy', what: { target: 1, is: ['ability', 'ally', 'equipment'] } }],
  },
  {
    name: 'Thrash',
    type: 'ability',
    set,
    number: 27,
    tags,
    cost: 1,
    powers: [{ pay: [{ do: 'destroy', what: 'self' }], then: [{ do: 'ready', what: 'yourHero' }] }],
  },
  {
    name: 'Tooth and Claw',
    type: 'ability',
    set,
    number: 28,
    tags,
    cost: 3,
    powers: [{ always: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: 5, while: 'attacking' }] }],
  },
  {
    name: 'Tossed into the Hatchery',
    type: 'ability',
    set,
    number: 29,
    tags,
    cost: 2,
    text: [{ do: 'create', n: { count: { is: 'ally', of: 'opponents' } }, token: 'Onyxian Whelp' }],
  },
  {
    name: 'Trample',
    type: 'ability',
    set,
    number: 30,
    tags,
    cost: 2,
    powers: [
      { always: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: 2, while: 'attacking' }] },
      {
        when: { on: 'attack', by: 'yourHero' },
        then: [{ do: 'try', may: 'you', these: [{ do: 'exhaust', what: { target: 1, is: 'ally' } }] }],
      },
    ],
  },
  {
    name: 'The Whelp Pits',
    type: 'ability',
    set,
    number: 31,
    tags,
    cost: 1,
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        if: { compare: [{ raid: 'stage' }, '=', 2] },
        then: [
          { do: 'roll', as: 'die' },
          { do: 'create', n: '$die', token: 'Onyxian Whelp' },
        ],
      },
      {
        pay: [{ do: 'destroy', what: 'self' }],
        then: [
          { do: 'roll', as: 'die' },
          { do: 'create', n: '$die', token: 'Onyxian Whelp' },
        ],
      },
    ],
  },
  {
    name: 'Wing Buffet',
    type: 'ability',
    set,
    number: 32,
    tags,
    cost: 2,
    text: [
      { do: 'exhaust', what: { is: 'ally', of: 'opponents', as: 'they' } },
      {
        do: 'modify',
        mods: [{ mod: 'cannot', on: 'ready', what: '$they' }],
        until: { during: 'ready', of: { controller: '$they' }, next: true },
      },
    ],
    ruling: 'Holds those that it spoke of, also the ones exhausted before (714.3f).',
  },
  {
    name: 'Wrath of Onyxia',
    type: 'ability',
    set,
    number: 33,
    tags,
    cost: 6,
    text: [{ do: 'destroy', what: { is: 'ally', of: 'opponents' } }],
  },
]
