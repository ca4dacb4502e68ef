/**
 * What lies beside the party (R402.2-R402.4): Blood, the Cubes, and the Lair with its two sides. The raid makes them as it makes
 * tokens, so a Blood that is destroyed is gone to the pile (R402.2c) and there are always more of them (R402.2d).
 */
import type { CardDef } from '../../src/language/types.ts'
import { set } from './words.ts'

const cubes = { is: 'Cube' } as const

export const blood: CardDef = { name: "Magtheridon's Blood", type: 'Blood', set, number: 41 }

export const cube: CardDef = {
  name: 'Manticron Cube',
  type: 'Cube',
  set,
  number: 42,
  powers: [
    {
      pay: [{ do: 'exhaust', what: { choose: 1, is: 'character', of: 'you', as: 'bearer' } }],
      then: [{ do: 'attach', what: 'self', to: '$bearer' }],
      by: 'opponents',
      only: { turnOf: 'you' },
    },
    { as: { on: 'ready', what: 'host' }, then: [{ do: 'attach', what: 'self', to: null }] },
  ],
  ruling:
    'A character exhausts for a Cube however new it is, and takes it from whoever has it (R402.3a). One that has left play or is ready again has no Cube.',
}

export const lair: CardDef = {
  name: "Magtheridon's Lair",
  type: 'Lair',
  set,
  number: 43,
  sides: ['Cooldown', 'Nova'],
  // R402.4d, and R402.4b at the end of the turn
  front: [
    {
      when: { on: 'flip', what: 'self', to: 'front' },
      then: [
        { do: 'put', n: 2, what: 'damage', to: { is: 'character', has: { attached: 'Manticron Cube' } } },
        { do: 'attach', what: cubes, to: null },
      ],
    },
    { when: { on: 'end', turn: 'you' }, then: [{ do: 'flip', what: 'self' }] },
  ],
  // R402.4c, and R402.4b at the end of the turn
  back: [
    {
      when: { on: 'start', turn: 'you' },
      if: { some: { ...cubes, not: { state: 'attached' } } },
      then: [{ do: 'deal', n: 10, type: 'fire', by: 'yourHero', to: { is: 'character', of: 'opponents' } }],
    },
    { when: { on: 'end', turn: 'you' }, then: [{ do: 'flip', what: 'self' }] },
  ],
}
