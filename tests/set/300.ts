/** Heroes, Totems, Golems, mounts, locations and what the examples of 103, 305 and 410 name. */
import type { CardDef } from '../../src/language/types.ts'
import { base } from './basics.ts'

const card = (name: string, type: CardDef['type'], more: Partial<CardDef>): CardDef => ({
  ...base,
  name,
  type,
  ...more,
})

export const cardTypeCards: readonly CardDef[] = [
  card('Valthak Spiritdrinker', 'ally', {
    cost: 4,
    atk: 3,
    damageType: 'shadow',
    health: 4,
    faction: 'Horde',
    tags: ['Undead'],
    classes: ['Warlock'],
    powers: [{ always: [{ mod: 'cannot', on: 'destroy', what: 'yourHero' }] }],
  }),
  card('Twig of the World Tree', 'weapon', {
    cost: 4,
    atk: 4,
    damageType: 'melee',
    strike: 3,
    tags: ['Two-Handed', 'Staff', 'Melee (1)'],
  }),
  card('Arcane Burst', 'ability', {
    cost: 1,
    classes: ['Mage'],
    text: [{ do: 'deal', n: 1, type: 'arcane', by: 'yourHero', to: { is: ['hero', 'ally'], of: 'opponents' } }],
  }),
  card('Ironforge Guards', 'ally', {
    cost: 2,
    atk: 1,
    damageType: 'melee',
    health: 1,
    faction: 'Alliance',
    tags: ['Unlimited'],
    powers: [
      {
        always: [
          {
            mod: 'stat',
            what: 'self',
            stat: 'health',
            n: { count: { is: 'ally', of: 'you', name: 'Ironforge Guards', other: true } },
          },
        ],
      },
    ],
  }),
  card('Chain Lightning', 'ability', {
    cost: 5,
    classes: ['Shaman'],
    text: [
      {
        do: 'deal',
        n: [3, 2, 1],
        type: 'nature',
        by: 'yourHero',
        to: { target: { upTo: 3 }, is: ['hero', 'ally'] },
      },
    ],
  }),
  card('Turn the Blade', 'ability', {
    cost: 1,
    classes: ['Hunter'],
    attach: { target: 1, is: ['ally', 'weapon'] },
    powers: [{ always: [{ mod: 'stat', what: 'host', stat: 'atk', n: -3 }] }],
  }),
  card('Cheat Death', 'ability', {
    cost: 2,
    instant: true,
    classes: ['Rogue'],
    text: [
      { do: 'move', what: 'yourHero', to: 'removed', as: 'hero' },
      {
        do: 'modify',
        mods: [
          {
            mod: 'when',
            event: { on: 'start', turn: 'you' },
            next: true,
            as: true,
            then: [{ do: 'move', what: '$hero', to: 'play', same: true }],
          },
        ],
      },
    ],
  }),
  card('Neptulon', 'hero', {
    master: true,
    cost: 10,
    atk: 3,
    damageType: 'frost',
    health: 38,
    race: 'Water Elemental Lord',
    tags: ['Monster'],
    powers: [{ when: { on: 'become', what: 'self' }, then: [{ do: 'draw', n: 1 }] }],
  }),
  card('Ysera the Dreamer', 'hero', {
    master: true,
    cost: 20,
    atk: 3,
    damageType: 'nature',
    health: 40,
    race: 'Green Dragonkin',
    tags: ['Aspect'],
    powers: [{ play: { n: { minus: [0, { count: { is: 'resource', of: 'you', state: 'faceDown' } }] } } }],
  }),
  card('Metamorphosis', 'hero', {
    master: true,
    cost: 7,
    atk: 1,
    damageType: 'fire',
    health: 35,
    race: 'Demon',
    classes: ['Warlock'],
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        then: [
          {
            do: 'try',
            may: 'you',
            these: [{ do: 'destroy', what: { choose: 1, is: 'ally', of: 'you' } }],
            else: [{ do: 'move', what: 'startingHero', to: 'play' }],
          },
        ],
      },
    ],
  }),
  card('Brace or Mace', 'ability', {
    cost: 1,
    instant: true,
    classes: ['Druid'],
    text: [
      {
        do: 'modes',
        n: 1,
        of: [
          [{ do: 'heal', n: 4, by: 'yourHero', from: { target: 1, is: 'hero' } }],
          [{ do: 'attach', what: 'self', to: { target: 1, is: 'ally' } }],
        ],
      },
    ],
    powers: [
      {
        always: [
          { mod: 'stat', what: 'host', stat: 'atk', n: 1 },
          { mod: 'stat', what: 'host', stat: 'health', n: 1 },
        ],
      },
    ],
  }),
  card('Arathi Basin', 'location', {
    tags: ['Battleground'],
    capacity: ['honor', 6],
    powers: [
      { when: { on: 'play', by: 'you' }, then: [{ do: 'put', n: 1, what: 'honor', to: 'self' }] },
      {
        pay: [{ do: 'activate' }, { do: 'remove', n: 5, what: 'honor', from: 'self' }],
        then: [{ do: 'draw', n: 1 }],
      },
    ],
  }),
  card('Hellfire Citadel', 'location', {
    tags: ['Objective'],
    powers: [
      {
        when: { on: 'destroy', what: { is: 'ally', of: 'opponents' } },
        then: [{ do: 'put', n: 1, what: 'capture', to: 'self' }],
      },
      {
        pay: [{ do: 'activate' }, { do: 'remove', n: 3, what: 'capture', from: 'self' }],
        then: [{ do: 'draw', n: 1 }],
      },
    ],
  }),
  card('Great Elekk', 'ally', {
    cost: 2,
    atk: 0,
    damageType: 'melee',
    health: 4,
    tags: ['Mount (1)', 'Elekk'],
    powers: [{ always: [{ mod: 'cost', on: 'complete', by: 'you', n: -1 }] }],
  }),
  card('Scrap Golem', ['item', 'ally'], {
    cost: 3,
    atk: 2,
    damageType: 'melee',
    health: 3,
    tags: ['Golem'],
  }),
]
