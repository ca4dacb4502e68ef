/** Inspire, and the keywords of the start phase. */
import type { CardDef, Power } from '../../src/language/types.ts'
import { base } from './basics.ts'

const draenei = (name: string, atk: number, health: number, cost: number, powers: readonly Power[]): CardDef => ({
  ...base,
  name,
  type: 'ally',
  tags: ['Draenei'],
  reputation: 'Aldor',
  cost,
  atk,
  damageType: 'holy',
  health,
  powers,
})
const kinds = ['ability', 'ally', 'equipment', 'hero', 'resource'] as const

export const inspiring: readonly CardDef[] = [
  draenei('Vindicator Kaldel', 3, 2, 2, [{ keyword: 'Inspire', of: { is: 'ally' } }]),
  draenei('Marksman Glous', 3, 2, 2, [
    { keyword: 'Inspire', of: { is: 'quest' } },
    {
      when: { on: 'inspire', by: 'self', what: { is: 'quest' } },
      then: [{ do: 'modify', mods: [{ mod: 'cost', on: 'complete', by: 'you', what: '$what', n: -1 }], until: 'turn' }],
    },
  ]),
  draenei('Exarch Orelis', 5, 7, 6, [{ keyword: 'Inspire', of: kinds.map((is) => ({ is })) }]),
  draenei('Anchorite Onkoth', 5, 5, 5, [{ keyword: 'Inspire', of: { is: kinds } }]),
  draenei('Vindicator Aluumen', 6, 6, 6, [
    { keyword: 'Inspire', of: { choose: 'any', is: 'ally', has: { keyword: 'Protector' } } },
  ]),
  {
    ...base,
    name: 'Long Errand',
    type: 'quest',
    powers: [{ pay: [{ do: 'pay', n: 3 }], reward: [{ do: 'draw', n: 1 }] }],
  },
]
