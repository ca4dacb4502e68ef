/**
 * The cards beside the party (R402.2-R402.4): Blood, the Cubes, and the two-sided Lair.
 * The raid creates them like tokens, so a destroyed Blood returns to the pile (R402.2c), which never runs out (R402.2d).
 */
import type { CardDef } from '../../src/language/types.ts'
import { deal, each, whenever } from '../../src/raid/build-cards.ts'
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
      then: [
        {
          do: 'attach',
          what: 'self',
          to: '$bearer',
          if: { match: '$bearer', state: 'exhausted', remained: true },
        },
      ],
      by: 'opponents',
      only: { turnOf: 'you' },
    },
    { as: { on: 'ready', what: 'host' }, then: [{ do: 'attach', what: 'self', to: null }] },
  ],
  prompts: { 'powers.0': 'Man a Cube', 'powers.0.pay.0.what': 'Who mans the Cube?' },
  ruling:
    'A character may exhaust for a Cube even if it has just come into play, and takes the Cube from whoever has it (R402.3a). A character that leaves play or readies loses its Cube, and one that has readied before the Cube is attached gets none.',
}

export const lair: CardDef = {
  name: "Magtheridon's Lair",
  type: 'Lair',
  set,
  number: 43,
  sides: ['Cooldown', 'Nova'],
  // R402.4d, and R402.4b at the end of the turn
  front: [
    whenever(
      { on: 'flip', what: 'self', to: 'front' },
      { do: 'put', n: 2, what: 'damage', to: { is: 'character', has: { attached: 'Manticron Cube' } } },
      { do: 'attach', what: cubes, to: null },
    ),
    whenever({ on: 'end', turn: 'you' }, { do: 'flip', what: 'self' }),
  ],
  // R402.4c, and R402.4b at the end of the turn
  back: [
    {
      when: { on: 'start', turn: 'you' },
      if: { some: { ...cubes, not: { state: 'attached' } } },
      then: [deal(10, 'fire', each('character'))],
    },
    whenever({ on: 'end', turn: 'you' }, { do: 'flip', what: 'self' }),
  ],
}
