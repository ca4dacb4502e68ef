// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** Cards of the examples of 400-402 and 415: attachments, control, copies, zones. */
import type { CardDef } from '../../src/language/types.ts'
import { base } from './basics.ts'

export const zoneCards: readonly CardDef[] = [
  {
    ...base,
    name: 'Vanquish',
    type: 'ability',
    cost: 4,
    text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }],
  },
  { ...base, name: 'Treant', type: 'ally', tags: ['Treant'], atk: 1, damageType: 'melee', health: 1 },
  {
    ...base,
    name: 'Apprentice Merry',
    type: 'ally',
    faction: 'Alliance',
    tags: ['Gnome', 'Mage'],
    cost: 1,
    atk: 2,
    damageType: 'frost',
    health: 1,
    powers: [{ keyword: 'Untargetable' }],
  },
  {
    ...base,
    name: "Inventor's Focal Sword",
    type: 'weapon',
    tags: ['Melee (1)', 'Sword'],
    cost: 3,
    atk: 1,
    damageType: 'melee',
    strike: 2,
    powers: [
      {
        pay: [{ do: 'pay', n: 2 }, { do: 'activate' }],
        then: [
          {
            do: 'attach',
            if: { match: { target: 1, is: 'ability', as: 'it' }, attachedTo: { is: 'character' } },
            what: '$it',
            to: { choose: 1, is: 'character', other: '$it' },
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Mind Control',
    type: 'ability',
    classes: ['Priest'],
    tags: ['Shadow'],
    cost: 2,
    x: true,
    attach: { target: 1, is: 'ally', where: ['cost', '=', 'X'] },
    powers: [
      { always: [{ mod: 'control', what: 'host', by: 'you' }] },
      { when: { on: 'play', by: 'you' }, then: [{ do: 'destroy', what: 'self' }] },
    ],
  },
  {
    ...base,
    name: 'Entangling Roots',
    type: 'ability',
    classes: ['Druid'],
    tags: ['Balance'],
    cost: 2,
    attach: { target: 1, is: 'ally' },
    text: [{ do: 'exhaust', what: 'host' }],
    powers: [{ always: [{ mod: 'cannot', on: 'ready', what: 'host', during: 'ready' }] }],
  },
  {
    ...base,
    name: 'Vigil of the Light',
    type: 'ability',
    classes: ['Paladin', 'Priest'],
    tags: ['Holy'],
    cost: 6,
    attach: { target: 1, is: 'ally', in: 'graveyard', of: 'you' },
    powers: [
      {
        when: { on: 'start', turn: 'players' },
        then: [{ do: 'heal', n: 'all', by: 'yourHero', from: 'host' }],
      },
    ],
  },
  {
    ...base,
    name: "Malfurion's Gift",
    type: 'ability',
    instant: true,
    classes: ['Druid'],
    tags: ['Restoration'],
    requires: 'Restoration Talent',
    cost: 5,
    attach: {
      target: 1,
      is: 'ally',
      where: ['cost', '<=', { count: { is: 'resource', of: 'you' } }],
      in: 'graveyard',
      of: 'you',
    },
    powers: [
      {
        always: [
          { mod: 'stat', what: 'host', stat: 'atk', n: 2 },
          { mod: 'stat', what: 'host', stat: 'health', n: 2 },
        ],
      },
      { when: { on: 'leave', what: 'self' }, then: [{ do: 'destroy', what: 'host' }] },
    ],
  },
  {
    ...base,
    name: 'Highborne Soul Mirror',
    type: 'item',
    cost: 7,
    powers: [
      {
        when: { on: 'destroy', what: { is: 'ally', of: 'you', as: 'it' } },
        then: [{ do: 'destroy', what: { is: 'ally', of: 'you', same: ['name', '$it'], other: '$it' } }],
      },
      {
        pay: [{ do: 'activate' }],
        only: { turnOf: 'you' },
        then: [{ do: 'create', n: 1, copy: { target: 1, is: 'ally', of: 'you' } }],
      },
    ],
  },
  {
    ...base,
    name: 'Masquerade Gown',
    type: 'armor',
    tags: ['Chest (1)', 'Cloth'],
    cost: 6,
    def: 0,
    powers: [
      {
        pay: [{ do: 'activate' }],
        then: [
          {
            do: 'modify',
            mods: [
              {
                mod: 'copy',
                what: { target: 1, is: 'ally', of: 'you', as: 'one' },
                of: { target: 1, is: 'ally', of: 'you', other: '$one' },
              },
            ],
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Dagger of Betrayal',
    type: 'weapon',
    tags: ['Melee (1)', 'Dagger'],
    cost: 2,
    atk: 2,
    damageType: 'melee',
    strike: 1,
    powers: [
      {
        pay: [{ do: 'activate' }],
        only: { turnOf: 'you' },
        then: [
          {
            do: 'choose',
            by: { target: 1, is: 'opponent' },
            what: { choose: 1, is: 'ally', of: '$by', as: 'his' },
          },
          { do: 'exchange', what: '$his', for: 'self' },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Lightning Overload',
    type: 'ability',
    classes: ['Shaman'],
    tags: ['Elemental', 'Talent'],
    cost: 3,
    powers: [
      {
        when: { on: 'play', by: 'you', what: { is: 'ability', not: { state: 'ongoing' } } },
        then: [{ do: 'try', these: [{ do: 'destroy', what: 'self' }], then: [{ do: 'copy', what: '$what' }] }],
      },
    ],
  },
  {
    ...base,
    name: 'Borrowed for a Turn',
    type: 'ability',
    cost: 0,
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'control', what: { target: 1, is: 'ally', of: 'opponents', as: 'it' }, by: 'you' }],
        until: 'turn',
      },
    ],
  },
  {
    ...base,
    name: 'Mirror Shape',
    type: 'ability',
    instant: true,
    cost: 0,
    text: [
      {
        do: 'modify',
        mods: [
          { mod: 'copy', what: { target: 1, is: 'ally', as: 'one' }, of: { target: 1, is: 'ally', other: '$one' } },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Shatter an Ability',
    type: 'ability',
    tags: ['Feral'],
    instant: true,
    cost: 0,
    text: [{ do: 'destroy', what: { target: 1, is: 'ability' } }],
  },
  {
    ...base,
    name: 'Cat Form',
    type: 'ability',
    instant: true,
    classes: ['Druid'],
    tags: ['Feral', 'Form (1)'],
    cost: 2,
    powers: [
      { always: [{ mod: 'keyword', what: 'yourHero', keyword: 'Cat Form' }] },
      {
        when: { on: 'destroy', what: 'self' },
        then: [
          {
            do: 'try',
            may: 'you',
            these: [{ do: 'pay', n: 2 }],
            then: [
              {
                do: 'modify',
                mods: [
                  {
                    mod: 'when',
                    event: { on: 'end', turn: 'players' },
                    then: [{ do: 'move', what: 'self', to: 'hand' }],
                    next: true,
                  },
                ],
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
    name: 'Icon of the Silver Crescent',
    type: 'item',
    tags: ['Trinket (2)'],
    cost: 4,
    powers: [
      {
        always: [
          {
            mod: 'instead',
            would: { on: 'destroy', what: { is: 'ally', of: 'you', not: { is: 'token' } } },
            then: [
              { do: 'attach', what: '$what', to: { choose: 1, is: 'hero' } },
              {
                do: 'modify',
                mods: [
                  { mod: 'noPowers', what: '$what', gains: true },
                  { mod: 'is', what: '$what', type: 'ability', becomes: true },
                  {
                    mod: 'power',
                    what: '$what',
                    power: {
                      when: { on: 'start', turn: 'you' },
                      then: [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: 'host' }],
                    },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    ...base,
    name: 'Fortune Telling',
    type: 'ability',
    cost: 0,
    text: [{ do: 'turn', what: { is: 'deck', of: 'you' } }],
  },
  {
    ...base,
    name: 'Open Book',
    type: 'ability',
    cost: 0,
    powers: [{ always: [{ mod: 'see', what: { top: 1, in: 'deck', of: 'you' }, by: 'players' }] }],
  },
  {
    ...base,
    name: 'Peeking Glass',
    type: 'item',
    cost: 0,
    powers: [{ always: [{ mod: 'see', what: { top: 1, in: 'deck', of: 'you' }, by: 'you' }] }],
  },
  { ...base, name: 'Draw Two Cards', type: 'ability', instant: true, cost: 0, text: [{ do: 'draw', n: 2 }] },
  {
    ...base,
    name: 'Kidnapped for Good',
    type: 'ability',
    instant: true,
    cost: 0,
    text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand', of: 'you' }],
  },
  {
    ...base,
    name: 'Veiled Away',
    type: 'ability',
    instant: true,
    cost: 0,
    text: [{ do: 'move', what: { choose: 1, is: 'ally', in: 'hand', of: 'you' }, to: 'removed', face: 'down' }],
  },
  {
    ...base,
    name: 'Veil Lifted',
    type: 'ability',
    instant: true,
    cost: 0,
    text: [{ do: 'move', what: { choose: 1, in: 'removed', of: 'you' }, to: 'play' }],
  },
  {
    ...base,
    name: 'Bury in Rubble',
    type: 'ability',
    instant: true,
    cost: 0,
    text: [{ do: 'move', what: { target: 1, in: 'graveyard' }, to: 'removed' }],
  },
  {
    ...base,
    name: 'Dug Up Again',
    type: 'ability',
    instant: true,
    cost: 0,
    text: [{ do: 'move', what: { target: 1, is: 'card', in: 'removed' }, to: 'graveyard' }],
  },
  {
    ...base,
    name: 'Ring of Echoes',
    type: 'ability',
    cost: 0,
    powers: [{ keyword: 'Echo' }],
    text: [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: 1, is: 'hero', of: 'opponents' } }],
  },
  {
    ...base,
    name: 'Old Dwarf',
    type: 'ally',
    tags: ['Dwarf', 'Mage'],
    cost: 1,
    atk: 1,
    damageType: 'melee',
    health: 1,
  },
  {
    ...base,
    name: 'Boundless Spark',
    type: 'ability',
    instant: true,
    cost: 0,
    powers: [{ keyword: 'Eternal' }],
    text: [{ do: 'draw', n: 1 }],
  },
  {
    ...base,
    name: 'Undying Claw',
    type: 'ally',
    cost: 1,
    atk: 5,
    damageType: 'melee',
    health: 1,
    powers: [{ keyword: 'Artifact' }],
  },
  {
    ...base,
    name: 'Time Walker',
    type: 'ally',
    cost: 7,
    atk: 7,
    damageType: 'arcane',
    health: 5,
    powers: [{ keyword: 'Warp' }],
  },
  { ...base, name: 'Dark Gate', type: 'ability', cost: 3, text: [{ do: 'keyword', keyword: 'Portal' }] },
  {
    ...base,
    name: 'Small Imp',
    type: 'ally',
    tags: ['Demon'],
    cost: 2,
    atk: 2,
    damageType: 'fire',
    health: 2,
  },
  {
    ...base,
    name: 'Hidden Blade',
    type: 'ability',
    instant: true,
    cost: 0,
    text: [{ do: 'draw', n: 1 }],
    powers: [
      {
        keyword: 'Stash',
        then: [{ do: 'deal', n: 2, type: 'melee', by: 'yourHero', to: { target: 1, is: 'hero', of: 'opponents' } }],
      },
    ],
  },
  {
    ...base,
    name: 'Dig for a Copy',
    type: 'ability',
    instant: true,
    cost: 0,
    text: [{ do: 'play', what: { target: 1, is: 'ability', in: 'graveyard' }, cost: 0, copy: true }],
  },
  {
    ...base,
    name: 'Faithful Blade',
    type: 'ability',
    cost: 0,
    attach: { target: 1, is: 'ally' },
    powers: [{ when: { on: 'destroy', what: 'host' }, then: [{ do: 'move', what: 'self', to: 'hand' }] }],
  },
]
