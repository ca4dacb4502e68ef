/** "For the first time each turn" (703.1): of all that fits, or of each by itself. */
import type { CardDef, Effect, Mod, Power } from '../../src/language/types.ts'
import { base } from './basics.ts'

const ally = (name: string, cost: number, atk: number, health: number, more: Partial<CardDef>): CardDef => ({
  ...base,
  name,
  type: 'ally',
  cost,
  atk,
  damageType: 'nature',
  health,
  ...more,
})
const own = (name: string, ...powers: Power[]): CardDef => ({ ...base, name, type: 'ability', cost: 0, powers })

/** "You may pay (1). If you do, ready that character." */
const again = (what: '$by' | '$what'): Effect => ({
  do: 'try',
  may: 'you',
  these: [{ do: 'pay', n: 1 }],
  then: [{ do: 'ready', what }],
})

/** Allies you control have +2 ATK and +2 health. */
const pack: readonly Mod[] = (['atk', 'health'] as const).map((stat) => ({
  mod: 'stat',
  what: { is: 'ally', of: 'you' },
  stat,
  n: 2,
}))

export const firsts: readonly CardDef[] = [
  {
    ...ally('Windfury Totem', 4, 0, 1, {
      instant: true,
      classes: ['Shaman'],
      tags: ['Air Totem (1)', 'Enhancement'],
      powers: [
        {
          when: { on: 'attack', by: { is: 'character', of: 'you' }, nth: { n: 1, per: 'turn', each: 'by' } },
          then: [again('$by')],
        },
      ],
    }),
    type: ['ability', 'ally'],
  },
  ally("Bath'rah the Windwatcher", 5, 5, 5, {
    tags: ['Troll', 'Shaman', 'Unique'],
    powers: [
      {
        when: {
          on: 'exhaust',
          what: { is: 'character', tag: 'Shaman', of: 'you' },
          nth: { n: 1, per: 'turn', each: 'what' },
        },
        then: [{ do: 'try', may: 'you', these: [{ do: 'ready', what: '$what' }] }],
      },
    ],
  }),
  ally('Gladiator Sepirion', 7, 3, 7, {
    faction: 'Horde',
    tags: ['Troll', 'Shaman', 'Arena'],
    powers: [
      {
        when: {
          on: 'attack',
          by: { is: 'ally', tag: 'Arena', of: 'you' },
          nth: { n: 1, per: 'turn', each: 'by' },
        },
        then: [again('$by')],
      },
    ],
  }),
  ally('Naolin Sunsurge', 4, 3, 2, {
    faction: 'Horde',
    tags: ['Blood Elf', 'Mage'],
    requires: 'Blood Elf',
    damageType: 'arcane',
    powers: [
      {
        when: { on: 'play', by: 'you', what: { is: 'ability' }, nth: { n: 1, per: 'turn', of: 'you' } },
        then: [{ do: 'draw' }],
      },
      {
        when: { on: 'end', turn: 'you' },
        if: { not: { happened: { on: 'play', by: 'you', what: { is: 'ability' } }, since: 'turn' } },
        then: [{ do: 'destroy', what: 'self' }],
      },
    ],
  }),
  {
    ...base,
    name: 'Melodious Slippers',
    type: 'armor',
    classes: ['Mage', 'Priest', 'Warlock'],
    tags: ['Cloth', 'Feet (1)'],
    cost: 3,
    def: 1,
    powers: [
      {
        when: { on: 'end', turn: 'players' },
        if: {
          happened: { on: 'play', by: 'you', what: { is: 'ability' }, nth: { n: 2, per: 'turn' } },
          since: 'turn',
        },
        then: [{ do: 'draw' }],
      },
    ],
  },
  own('Vanguard', {
    when: { on: 'attack', by: { is: 'ally', of: 'you' }, nth: { n: 1, per: 'turn' } },
    then: [{ do: 'draw' }],
  }),
  own('Third Round', { when: { on: 'end', turn: 'players', nth: { n: 3, per: 'game' } }, then: [{ do: 'draw' }] }),
  own('Weary Ranks', {
    always: [
      {
        mod: 'cannot',
        on: 'attack',
        by: { is: 'character', of: 'opponents' },
        nth: { n: 2, per: 'turn' },
      },
    ],
  }),
  own('Pounding Fists', {
    when: { on: 'end', turn: 'players' },
    if: {
      happened: { on: 'deal', to: { is: 'hero', of: 'opponents' }, nth: { n: 2, per: 'turn', each: 'to' } },
      since: 'turn',
    },
    then: [{ do: 'draw' }],
  }),
  ally('Darkstalker Soran', 2, 1, 1, {
    faction: 'Alliance',
    tags: ['Worgen', 'Rogue'],
    damageType: 'melee',
    powers: [
      { keyword: 'Elusive' },
      {
        when: {
          on: 'deal',
          by: 'self',
          to: { is: 'hero', state: 'defending' },
          combat: true,
          nth: { n: 1, per: 'game' },
        },
        then: [{ do: 'modify', mods: [{ mod: 'power', what: 'self', power: { always: pack } }] }],
      },
    ],
  }),
  own('First Blood', {
    when: { on: 'destroy', what: { is: 'ally', of: 'opponents' }, nth: { n: 1, per: 'game' } },
    then: [{ do: 'draw' }],
  }),
  own('Fresh Legs', {
    when: { on: 'attack', by: { is: 'ally', of: 'you' }, nth: { n: 2, per: 'game', each: 'by' } },
    then: [{ do: 'ready', what: '$by' }],
  }),
  own('Old Scores', {
    when: { on: 'start', turn: 'you' },
    if: {
      happened: { on: 'deal', to: { is: 'hero', of: 'opponents' }, nth: { n: 2, per: 'game', each: 'to' } },
      since: 'game',
    },
    then: [{ do: 'draw' }],
  }),
]
