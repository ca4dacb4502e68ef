/** The ally tokens that come with Bosses (R502.2c), and Teron's Shadowy Constructs, which are ghosts (R503.1c). */
import type { CardDef } from '../../src/language/types.ts'
import { set } from './words.ts'

const common = { type: 'ally', set } as const
const council = 'Council Member'

export const tokens: readonly CardDef[] = [
  {
    ...common,
    name: 'Ashtongue Channeler',
    number: 1,
    tags: ['Broken', 'Channeler'],
    atk: 0,
    damageType: 'shadow',
    health: 1,
    powers: [
      {
        pay: [
          { do: 'pay', n: 1 },
          { do: 'destroy', what: 'self' },
        ],
        then: [{ do: 'draw', n: 1 }],
      },
    ],
  },
  {
    ...common,
    name: 'Shadowy Construct',
    number: 2,
    tags: ['Shadowy Construct', 'ghost'],
    atk: 2,
    damageType: 'melee',
    health: 1,
    powers: [
      {
        when: { on: 'destroy', what: { name: 'Teron Gorefiend' } },
        then: [{ do: 'destroy', what: 'self' }],
      },
    ],
    ruling:
      'It is a ghost, but it attacks and damages only characters that are not: it acts for the Boss player, who is never a ghost (R503.1c).',
  },
  {
    ...common,
    name: 'Soul Fragment',
    number: 3,
    tags: ['Soul Fragment'],
    atk: 3,
    damageType: 'melee',
    health: 1,
    powers: [{ keyword: 'Ferocity' }, { when: { on: 'destroy', what: 'self' }, then: [{ do: 'draw', n: 1 }] }],
  },
  {
    ...common,
    name: 'Gathios the Shatterer',
    number: 4,
    tags: ['Blood Elf', 'Paladin', council],
    atk: 5,
    damageType: 'holy',
    health: 3,
    they: 'he',
    powers: [
      { keyword: 'Protector' },
      { always: [{ mod: 'prevent', would: { on: 'deal', to: 'self' }, n: { allBut: 1 } }] },
    ],
  },
  {
    ...common,
    name: 'High Nethermancer Zerevor',
    number: 5,
    tags: ['Blood Elf', 'Mage', council],
    atk: 4,
    damageType: 'arcane',
    health: 4,
    they: 'he',
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        then: [
          { do: 'deal', n: 3, type: 'arcane', by: 'self', to: { is: 'character', of: { target: 1, is: 'player' } } },
        ],
      },
    ],
  },
  {
    ...common,
    name: 'Lady Malande',
    number: 6,
    tags: ['Blood Elf', 'Priest', council],
    atk: 2,
    damageType: 'holy',
    health: 5,
    they: 'she',
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        then: [{ do: 'heal', n: 3, by: 'self', from: { target: 1, is: 'ally', of: 'you' } }],
      },
    ],
  },
  {
    ...common,
    name: 'Veras Darkshadow',
    number: 7,
    tags: ['Blood Elf', 'Rogue', council],
    atk: 3,
    damageType: 'melee',
    health: 2,
    they: 'he',
    powers: [
      { keyword: 'Elusive' },
      { keyword: 'Untargetable' },
      { always: [{ mod: 'must', on: 'attack', by: 'self' }] },
    ],
  },
]
