/** The ally tokens that come with Bosses (R502.2c), and Teron's Shadowy Constructs, which are ghosts (R503.1c). */
import type { CardDef } from '../../src/language/types.ts'
import { always, deal, destroy, draw, each, pays, prevent, target, whenever } from '../../src/raid/build-cards.ts'
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
    powers: [pays([{ do: 'pay', n: 1 }, destroy('self')], draw(1))],
  },
  {
    ...common,
    name: 'Shadowy Construct',
    number: 2,
    tags: ['Shadowy Construct', 'ghost'],
    atk: 2,
    damageType: 'melee',
    health: 1,
    powers: [whenever({ on: 'destroy', what: { name: 'Teron Gorefiend' } }, destroy('self'))],
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
    powers: [{ keyword: 'Ferocity' }, whenever({ on: 'destroy', what: 'self' }, draw(1))],
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
    powers: [{ keyword: 'Protector' }, always(prevent('self', { allBut: 1 }))],
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
      whenever({ on: 'start', turn: 'you' }, deal(3, 'arcane', each('character', target('player')), { by: 'self' })),
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
    powers: [whenever({ on: 'start', turn: 'you' }, { do: 'heal', n: 3, by: 'self', from: target('ally', 'you') })],
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
    powers: [{ keyword: 'Elusive' }, { keyword: 'Untargetable' }, always({ mod: 'must', on: 'attack', by: 'self' })],
  },
]
