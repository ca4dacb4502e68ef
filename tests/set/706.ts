// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** Cards of the examples of 701 to 712 and of the glossary's Empower and Unless. */
import type { CardDef, PlayTerms } from '../../src/language/types.ts'
import { base } from './basics.ts'

const shield: PlayTerms = {
  rather: [{ do: 'exhaust', what: { choose: 1, is: 'armor', tag: 'Shield', of: 'you' } }],
}

export const links: readonly CardDef[] = [
  {
    ...base,
    name: 'Elder Moorf',
    type: 'ally',
    faction: 'Horde',
    tags: ['Tauren', 'Druid'],
    cost: 1,
    atk: 1,
    damageType: 'nature',
    health: 1,
    powers: [
      {
        limit: { n: 1, per: 'turn' },
        pay: [{ do: 'pay', n: 1 }],
        then: [
          { do: 'modify', mods: [{ mod: 'stat', what: { target: 1, is: 'ally' }, stat: 'atk', n: 2 }], until: 'turn' },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Withdraw',
    type: 'ability',
    instant: true,
    cost: 3,
    text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }],
  },
  {
    ...base,
    name: 'Ranthus Adler',
    type: 'ally',
    faction: 'Alliance',
    tags: ['Human', 'Warlock'],
    cost: 4,
    atk: 4,
    damageType: 'shadow',
    health: 3,
    powers: [
      {
        pay: [
          { do: 'pay', n: 1 },
          { do: 'destroy', what: 'self' },
        ],
        then: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }],
      },
    ],
  },
  {
    ...base,
    name: 'Face Smash',
    type: 'ability',
    faction: 'Alliance',
    instant: true,
    cost: 4,
    text: [
      {
        do: 'modify',
        mods: [
          {
            mod: 'power',
            what: { target: 1, is: 'ally' },
            power: { pay: [{ do: 'activate' }], then: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] },
          },
        ],
        until: 'turn',
      },
    ],
  },
  {
    ...base,
    name: 'Judgement of Wisdom',
    type: 'ability',
    classes: ['Paladin'],
    tags: ['Holy', 'Judgement'],
    cost: 5,
    attach: { target: 1, is: 'character', of: 'opponents' },
    powers: [
      {
        when: { on: 'deal', by: { is: 'character', of: 'friends' }, to: 'host', combat: true },
        then: [{ do: 'draw', by: { controller: '$by' } }],
      },
    ],
  },
  {
    ...base,
    name: 'Spell Reflection',
    type: 'ability',
    classes: ['Warrior'],
    tags: ['Protection'],
    instant: true,
    cost: 3,
    powers: [{ play: shield }],
    text: [
      {
        do: 'choose',
        what: { choose: 1, is: 'ability', in: 'chain', targeting: { only: 'yourHero' }, as: 'spell' },
      },
      { do: 'retarget', what: '$spell', to: { is: 'hero', of: { controller: '$spell' } } },
    ],
  },
  {
    ...base,
    name: 'Spell Ricochet',
    type: 'ability',
    classes: ['Mage', 'Warrior'],
    tags: ['Arcane', 'Protection'],
    instant: true,
    cost: 2,
    text: [
      {
        do: 'try',
        may: 'you',
        these: [{ do: 'retarget', what: { choose: 1, is: 'ability', in: 'chain', targeting: 'single' } }],
      },
    ],
  },
  {
    ...base,
    name: 'Shield Bash',
    type: 'ability',
    classes: ['Warrior'],
    tags: ['Protection'],
    instant: true,
    cost: 3,
    powers: [{ play: shield }],
    text: [
      { do: 'deal', n: 1, type: 'melee', by: 'yourHero', to: { target: 1, is: 'character', as: 'it' } },
      {
        do: 'try',
        if: { match: '$it', is: 'hero' },
        may: 'you',
        these: [{ do: 'interrupt', what: { choose: 1, is: 'ability', in: 'chain', of: { controller: '$it' } } }],
      },
    ],
  },
  {
    ...base,
    name: 'Small Shield',
    type: 'armor',
    tags: ['Shield', 'Off-Hand (1)'],
    cost: 1,
    def: 1,
  },
  {
    ...base,
    name: 'Mind Blast',
    type: 'ability',
    classes: ['Priest'],
    tags: ['Shadow'],
    cost: 5,
    text: [
      {
        do: 'deal',
        n: 2,
        type: 'shadow',
        by: 'yourHero',
        to: { target: 1, is: 'character', as: 'whom' },
        as: 'hit',
      },
      { do: 'discard', by: { controller: '$whom' }, n: '$hit.n' },
    ],
  },
  {
    ...base,
    name: 'Farseer Nobundo',
    type: 'ally',
    tags: ['Draenei', 'Shaman', 'Nobundo (1)'],
    cost: 5,
    atk: 3,
    damageType: 'nature',
    health: 8,
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        then: [
          {
            do: 'guess',
            stat: 'cost',
            what: { top: 1, in: 'deck', of: 'you', as: 'mine' },
            than: { top: 1, in: 'deck', of: { target: 1, is: 'opponent', as: 'other' }, as: 'theirs' },
            as: 'said',
          },
          {
            do: 'reveal',
            what: [
              { top: 1, in: 'deck', of: 'you' },
              { top: 1, in: 'deck', of: '$other' },
            ],
          },
          { do: 'if', if: { right: 'said' }, then: [{ do: 'draw', n: 1 }] },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Fear and Loathing',
    type: 'ability',
    instant: true,
    cost: 3,
    text: [
      {
        do: 'empower',
        of: 'Hunter',
        then: [
          {
            do: 'destroy',
            what: { target: 1, is: 'ally', of: 'opponents', did: { on: 'enter', what: 'it', zone: 'play' } },
          },
        ],
      },
      {
        do: 'empower',
        of: 'Warlock',
        then: [{ do: 'move', what: { target: 1, is: 'ally', of: 'opponents' }, to: 'hand' }],
      },
    ],
  },
  {
    ...base,
    name: "Rime and Freezin'",
    type: 'ability',
    instant: true,
    cost: 2,
    text: [
      {
        do: 'empower',
        of: 'Mage',
        then: [{ do: 'deal', n: 4, type: 'frost', by: 'yourHero', to: { target: 1, is: 'ally', of: 'opponents' } }],
      },
      {
        do: 'empower',
        of: 'Shaman',
        then: [{ do: 'deal', n: 4, type: 'frost', by: 'yourHero', to: { target: 1, is: 'hero', of: 'opponents' } }],
      },
    ],
  },
  {
    ...base,
    name: 'Amano, Herald of the Sun',
    type: 'ally',
    faction: 'Horde',
    tags: ['Tauren', 'Paladin'],
    cost: 4,
    atk: 4,
    damageType: 'holy',
    health: 4,
    powers: [
      {
        if: { empowered: 'Paladin' },
        when: { on: 'enter', what: 'self', zone: 'play' },
        then: [
          {
            do: 'forEach',
            of: { is: 'ally', of: 'you', where: ['cost', '<=', 2] },
            as: 'one',
            then: [
              {
                do: 'modify',
                mods: [{ mod: 'stat', what: '$one', stat: 'atk', n: { stat: 'atk', of: '$one' } }],
                until: 'turn',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Crippling Poison',
    type: 'ability',
    classes: ['Rogue'],
    tags: ['Poison'],
    instant: true,
    cost: 1,
    attach: { target: 1, is: 'character', did: { on: 'deal', by: 'yourHero', to: 'it', combat: true } },
    powers: [
      {
        when: { on: 'start', turn: 'players' },
        then: [
          {
            do: 'try',
            may: { controller: 'host' },
            these: [{ do: 'pay', by: { controller: 'host' }, n: 3 }],
            else: [{ do: 'exhaust', what: 'host' }],
          },
        ],
      },
    ],
  },
]
