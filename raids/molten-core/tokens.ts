/** The nine ally tokens: those that come with a Boss (R301.5a), and those that cards make. */
import type { CardDef } from '../../src/language/types.ts'
import { always, create, deal, destroy, each, pays, target, whenever } from '../../src/raid/build-cards.ts'

const common = { type: 'ally', set: 'Molten Core' } as const

export const tokens: readonly CardDef[] = [
  {
    ...common,
    name: 'Firesworn',
    number: 1,
    tags: ['Elemental'],
    atk: 2,
    damageType: 'melee',
    health: 2,
    powers: [whenever({ on: 'deal', to: 'self', fatal: true }, deal(1, 'fire', '$by', { by: 'self' }))],
  },
  {
    ...common,
    name: 'Son of Flame',
    number: 1,
    tags: ['Elemental'],
    atk: 2,
    damageType: 'fire',
    health: 2,
    powers: [
      { keyword: 'Ferocity' },
      always({ mod: 'cannot', on: 'deal', to: 'self', type: 'fire' }),
      {
        when: { on: 'leave', what: 'self', last: true },
        if: { match: { name: 'Ragnaros' }, state: 'front' },
        then: [{ do: 'flip', what: { name: 'Ragnaros' } }],
      },
    ],
    ruling: 'If several leave together, one of them is the last.',
  },
  {
    ...common,
    name: 'Flamewaker',
    number: 2,
    tags: ['Flamewaker'],
    atk: 3,
    damageType: 'melee',
    health: 2,
    powers: [pays([{ do: 'pay', n: 1 }, destroy('self')], destroy(target('equipment')))],
  },
  {
    ...common,
    name: 'Flamewaker Priest',
    number: 2,
    tags: ['Flamewaker'],
    atk: 1,
    damageType: 'melee',
    health: 5,
    powers: [
      {
        pay: [{ do: 'activate' }],
        then: [{ do: 'heal', n: 4, by: 'self', from: target('character') }],
        only: { turnOf: 'you' },
      },
    ],
  },
  {
    ...common,
    name: 'Core Rager',
    number: 3,
    tags: ['Core Hound'],
    atk: 5,
    damageType: 'melee',
    health: 5,
    powers: [{ keyword: 'Protector' }, whenever({ on: 'end', turn: 'you' }, { do: 'ready', what: 'self' })],
  },
  {
    ...common,
    name: 'Flamewaker Elite',
    number: 3,
    tags: ['Flamewaker'],
    atk: 3,
    damageType: 'melee',
    health: 3,
    powers: [{ keyword: 'Protector' }],
  },
  {
    ...common,
    name: 'Lava Spawn',
    number: 4,
    tags: ['Elemental'],
    atk: 1,
    damageType: 'fire',
    health: 1,
    powers: [whenever({ on: 'start', turn: 'you' }, create(1, 'Lava Spawn'))],
  },
  {
    ...common,
    name: 'Flamewaker Healer',
    number: 5,
    tags: ['Flamewaker'],
    atk: 1,
    damageType: 'melee',
    health: 3,
    powers: [pays([{ do: 'activate' }], deal(1, 'shadow', each('character', target('opponent')), { by: 'self' }))],
  },
  {
    ...common,
    name: 'Flamewaker Protector',
    number: 6,
    tags: ['Flamewaker'],
    atk: 0,
    damageType: 'melee',
    health: 1,
    powers: [
      {
        pay: [{ do: 'activate' }],
        then: [
          { do: 'exhaust', what: { target: 1, is: 'ally', state: 'ready', as: 'one' } },
          deal({ stat: 'atk', of: '$one' }, 'melee', each('hero', { controller: '$one' }), { by: '$one' }),
        ],
        only: { turnOf: 'you' },
      },
    ],
  },
]
