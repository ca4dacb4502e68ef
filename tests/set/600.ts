/** Combat: must attack, can attack only, what attacking costs, sabotage, and what happens in mid-combat. */
import type { CardDef, Effect, Power } from '../../src/language/types.ts'
import { base } from './basics.ts'

const ally = (name: string, atk: number, health: number, powers: readonly Power[] = []): CardDef => ({
  ...base,
  name,
  type: 'ally',
  cost: 2,
  atk,
  damageType: 'melee',
  health,
  powers,
})
const instant = (name: string, ...text: Effect[]): CardDef => ({
  ...base,
  name,
  type: 'ability',
  instant: true,
  cost: 0,
  text,
})
const only: Power = {
  always: [
    { mod: 'cannot', on: 'attack', by: { is: ['hero', 'ally'], of: 'opponents' }, except: 'self', ifAble: true },
  ],
}

export const combats: readonly CardDef[] = [
  {
    ...ally('Sarmoth', 1, 5, [only]),
    classes: ['Warlock'],
    tags: ['Voidwalker', 'Demon', 'Pet (1)'],
    cost: 3,
    damageType: 'shadow',
  },
  {
    ...instant(
      'Vigilant Guard',
      {
        do: 'modify',
        mods: [{ mod: 'must', on: 'attack', by: { target: 1, is: 'ally', of: 'opponents' }, what: 'yourHero' }],
        until: 'turn',
      },
      { do: 'draw', n: 1 },
    ),
    cost: 1,
  },
  {
    ...ally('Bloodsoul', 2, 3, [{ always: [{ mod: 'cannot', on: 'attack', by: 'self', except: { is: 'hero' } }] }]),
    faction: 'Horde',
    tags: ['Orc', 'Warlock'],
    cost: 1,
    damageType: 'shadow',
  },
  {
    ...ally('Grunt Baranka', 2, 2, [
      { keyword: 'Protector' },
      {
        when: { on: 'defend', by: 'self', against: { is: 'ally' } },
        then: [
          {
            do: 'try',
            these: [{ do: 'destroy', what: 'self' }],
            then: [{ do: 'destroy', what: { is: 'ally', state: 'attacking' } }],
          },
        ],
      },
    ]),
    faction: 'Horde',
    tags: ['Orc', 'Warrior'],
  },
  {
    ...ally('High Overlord Saurfang', 9, 4, [
      { keyword: 'Protector' },
      { when: { on: 'fight', by: { is: 'ally' }, against: 'self' }, then: [{ do: 'destroy', what: '$by' }] },
    ]),
    faction: 'Horde',
    tags: ['Orc', 'Warrior', 'Unique'],
    cost: 8,
  },
  instant('Inner Fury', {
    do: 'modify',
    mods: [{ mod: 'must', on: 'attack', by: { target: 1, is: 'character' } }],
    until: 'turn',
  }),
  ally('Turnpike', 1, 3, [
    {
      always: [{ mod: 'cost', on: 'attack', by: { is: 'character', of: 'opponents' }, what: 'yourHero', n: 2 }],
    },
  ]),
  {
    ...base,
    name: 'Living Roots',
    type: 'ability',
    cost: 1,
    attach: { target: 1, is: 'ally' },
    powers: [
      {
        always: [
          { mod: 'cost', on: 'attack', by: 'host', n: 2 },
          { mod: 'cost', on: 'exhaust', what: 'host', n: 2 },
        ],
      },
    ],
  },
  ally('Bell Ringer', 1, 3, [{ pay: [{ do: 'activate' }], then: [{ do: 'draw', n: 1 }] }]),
  instant('Lull', { do: 'exhaust', what: { target: 1, is: 'character' } }),
  ally('Lashan', 3, 3, [
    { keyword: 'Sabotage', of: { is: 'resource' } },
    { when: { on: 'sabotage', by: 'self', what: { is: 'resource' } }, then: [{ do: 'destroy', what: '$what' }] },
  ]),
  ally('Weak Bartis', 0, 1, [
    { keyword: 'Sabotage', of: { is: 'player' } },
    { when: { on: 'sabotage', by: 'self', what: 'players' }, then: [{ do: 'discard', by: '$what', n: 1 }] },
  ]),
  ally('Larynna', 3, 8, [
    { keyword: 'Sabotage', of: { is: 'graveyard' } },
    { when: { on: 'sabotage', by: 'self' }, then: [{ do: 'draw', n: 1 }] },
  ]),
  ally('Pickpocket', 3, 3, [
    { keyword: 'Sabotage', of: { is: 'hand' } },
    {
      when: { on: 'sabotage', by: 'self', what: { is: 'hand' } },
      then: [{ do: 'discard', by: { owner: '$what' }, n: 1 }],
    },
  ]),
  ally('Jeweller', 3, 3, [{ keyword: 'Sabotage', of: { is: 'equipment' } }]),
  { ...base, name: 'Plain Ring', type: 'item', cost: 1 },
  { ...base, name: 'Hidden Ring', type: 'item', cost: 1, powers: [{ keyword: 'Elusive' }] },
  instant(
    'Righteous Defense',
    { do: 'uncombat', what: { target: 1, is: 'ally', of: 'friends', state: 'defending' } },
    { do: 'defend', what: 'yourHero' },
  ),
  instant('Stand In', { do: 'defend', what: { target: 1, is: 'character' } }),
  instant('Turn Coat', {
    do: 'modify',
    mods: [{ mod: 'control', what: { target: 1, is: 'ally', as: 'it' }, by: 'you' }],
    until: 'turn',
  }),
  instant('Fade Out', { do: 'uncombat', what: { target: 1, is: 'character' } }),
  instant('Take Back', { do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }),
  ally('Loud Target', 3, 6, [{ keyword: 'Conspicuous' }]),
  ally('Giant Slayer', 1, 4, [{ always: [{ mod: 'can', on: 'protect', by: 'self', against: { is: 'hero' } }] }]),
  ally('Crowd Watcher', 1, 4, [
    { when: { on: 'fight', by: 'self' }, then: [{ do: 'put', n: 1, what: 'fight', to: 'self' }] },
    { when: { on: 'attack', by: 'self' }, then: [{ do: 'put', n: 1, what: 'attack', to: 'self' }] },
    { when: { on: 'defend', by: 'self' }, then: [{ do: 'put', n: 1, what: 'defend', to: 'self' }] },
  ]),
  ally('Duellist', 1, 6, [{ always: [{ mod: 'stat', what: 'self', stat: 'atk', n: 4, while: 'inCombat' }] }]),
  {
    ...base,
    name: 'Tin Golem',
    type: 'item',
    cost: 1,
    atk: 2,
    damageType: 'melee',
    health: 2,
    powers: [
      {
        pay: [{ do: 'pay', n: 0 }],
        limit: { n: 1, per: 'turn' },
        then: [
          {
            do: 'modify',
            mods: [{ mod: 'is', what: 'self', type: 'ally' }],
            until: { while: { not: { some: { is: 'ally', name: 'Spoilsport' } } } },
          },
        ],
      },
    ],
  },
  { ...ally('Spoilsport', 1, 1), instant: true, cost: 0 },
  ally('Sleepless', 1, 3, [{ keyword: 'Sentinel' }]),
  ally('Stomper', 2, 4, [{ keyword: 'War Stomp' }]),
  ally('Night Walker', 2, 4, [{ keyword: 'Shadowmeld' }]),
  ally('Trader', 2, 4, [{ keyword: 'Time is Money' }, { pay: [{ do: 'activate' }], then: [{ do: 'draw', n: 1 }] }]),
  ally('Charger', 1, 4, [{ keyword: 'Assault', n: 2 }]),
  ally('Warlord', 1, 4, [
    {
      always: [
        {
          mod: 'keyword',
          what: { is: 'ally', of: 'you' },
          keyword: 'Assault',
          n: { stat: 'atk', of: 'it', printed: true },
        },
      ],
    },
  ]),
  {
    ...base,
    name: 'Battle Tactics',
    type: 'ability',
    classes: ['Warrior'],
    tags: ['Protection'],
    cost: 7,
    powers: [
      { always: [{ mod: 'must', on: 'attack', by: { is: 'character', of: 'opponents' } }] },
      { when: { on: 'propose', by: 'opponents' }, then: [{ do: 'try', may: 'you', these: [{ do: 'retarget' }] }] },
    ],
  },
  {
    ...base,
    name: 'Uberserc',
    type: 'ally',
    classes: ['Hunter'],
    tags: ['Core Hound', 'Pet (1)'],
    requires: 'Beast Mastery',
    cost: 5,
    atk: 4,
    damageType: 'fire',
    health: 7,
    powers: [{ always: [{ mod: 'can', on: 'attackTwo', by: 'self' }] }],
  },
]
