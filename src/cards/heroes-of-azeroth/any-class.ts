/** Abilities for every class. */
import type { CardDef } from '../../language/types.ts'

const base = { type: 'ability', set: 'Heroes of Azeroth' } as const

export const anyClass: readonly CardDef[] = [
  {
    ...base,
    name: 'Burn Away',
    number: 156,
    cost: 3,
    text: [{ do: 'destroy', what: { target: 1, is: 'ability' } }],
  },
  {
    ...base,
    name: 'On Your Feet',
    number: 164,
    instant: true,
    cost: 3,
    powers: [{ play: { only: { turnOf: 'opponents' } } }],
    text: [
      { do: 'ready', what: { target: 1, is: 'ally', of: 'you', as: 'it' } },
      { do: 'modify', mods: [{ mod: 'keyword', what: '$it', keyword: 'Protector' }], until: 'turn' },
    ],
  },
  {
    ...base,
    name: 'Quick Strike',
    number: 165,
    instant: true,
    cost: 3,
    text: [{ do: 'deal', n: 2, type: 'melee', by: 'yourHero', to: { target: 1, is: 'character' } }],
  },
  {
    ...base,
    name: 'Rally the Troops',
    number: 166,
    instant: true,
    cost: 3,
    text: [
      { do: 'modify', mods: [{ mod: 'stat', what: { is: 'ally', of: 'you' }, stat: 'atk', n: 1 }], until: 'turn' },
    ],
    ruling: 'Allies that come later this turn also have it, and allies that leave lose it (714.3e).',
  },
]
