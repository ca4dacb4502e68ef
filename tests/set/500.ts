/** Cards for the tests of turns (500-503). */
import type { CardDef } from '../../src/language/types.ts'
import { base } from './basics.ts'

const instant = { ...base, type: 'ability', instant: true, cost: 0 } as const
const ally = { ...base, type: 'ally', cost: 2, atk: 1, damageType: 'melee', health: 3 } as const

export const turns: readonly CardDef[] = [
  { ...instant, name: 'Once More', text: [{ do: 'extraTurn' }] },
  { ...instant, name: 'Gift of Time', text: [{ do: 'extraTurn', by: { target: 1, is: 'player' } }] },
  {
    ...instant,
    name: 'Deep Sleep',
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'instead', would: { on: 'start', turn: { target: 1, is: 'player' } }, then: [], next: true }],
      },
    ],
  },
  {
    ...instant,
    name: 'Bright Ice',
    powers: [{ always: [{ mod: 'instead', would: { on: 'start', turn: 'you', step: 'draw' }, then: [] }] }],
  },
  { ...instant, name: 'Curtain', text: [{ do: 'draw', n: 1 }, { do: 'endTurn' }, { do: 'draw', n: 1 }] },
  { ...instant, name: 'Change Seats', text: [{ do: 'sit', to: { target: 1, is: 'player' } }] },
  {
    ...instant,
    name: 'Battle Cry',
    text: [{ do: 'modify', mods: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: 2 }], until: 'turn' }],
  },
  {
    ...ally,
    name: 'Lamplighter',
    powers: [{ when: { on: 'end', turn: 'players' }, then: [{ do: 'draw', n: 1 }] }],
  },
  {
    ...ally,
    name: 'Morning Rooster',
    powers: [{ when: { on: 'start', turn: 'you' }, then: [{ do: 'put', n: 1, what: 'dawn', to: 'self' }] }],
  },
  { ...instant, name: 'Low Hum' },
  {
    ...instant,
    name: 'Star Bolt',
    text: [{ do: 'deal', n: 30, type: 'arcane', by: 'yourHero', to: { target: 1, is: 'character' } }],
  },
  {
    ...instant,
    name: 'Cold Snare',
    powers: [{ always: [{ mod: 'cannot', on: 'ready', what: { is: 'ally' }, during: 'ready' }] }],
  },
]
