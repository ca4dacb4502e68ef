/** Both Magtheridons with their two sides (R101.1). No ATK is printed, so it is 0 as for any hero (205.1); no icon is printed, so their damage is melee (408.3a). */
import type { CardDef, Power } from '../../src/language/types.ts'
import { always, count, create, each, plus, whenever } from '../../src/raid/build-cards.ts'
import { bloods, set } from './words.ts'

const charge = (n: number): Power => always(plus('self', 'atk', { times: [n, bloods] }, 'attacking'))

export const bosses: readonly CardDef[] = [
  {
    name: 'Magtheridon (Chained)',
    type: 'hero',
    set,
    number: 1,
    tags: ['Pit Lord', 'Boss'],
    atk: 0,
    health: 100,
    they: 'he',
    front: [
      { keyword: 'Untargetable' },
      always({ mod: 'cannot', on: 'attack', by: 'self' }, { mod: 'cannot', on: 'deal', to: 'self' }),
      whenever(
        { on: 'leave', what: { tag: 'Channeler', of: 'you' }, zone: 'party', last: true },
        { do: 'flip', what: 'self' },
      ),
      {
        when: { on: 'enter', what: each('resource', 'you') },
        if: { compare: [count(each('resource', 'you')), '=', 5] },
        then: [{ do: 'flip', what: 'self' }],
      },
    ],
    // R402.1a, in the order of the rule.
    back: [
      {
        when: { on: 'flip', what: 'self', to: 'back' },
        sealed: true,
        then: [
          { do: 'say', words: 'I am UNLEASHED!' },
          create(1, "Magtheridon's Blood"),
          { do: 'bring', cards: [[5, 'Manticron Cube']] },
          { do: 'bring', cards: [[1, "Magtheridon's Lair"]] },
          { do: 'swap', what: 'self', for: 'Magtheridon (Unleashed)' },
        ],
      },
    ],
  },
  {
    name: 'Magtheridon (Unleashed)',
    type: 'hero',
    set,
    number: 2,
    tags: ['Pit Lord', 'Boss', 'Unleashed'],
    atk: 0,
    health: 100,
    they: 'he',
    front: [
      charge(1),
      {
        when: { on: 'enter', what: each('Blood', 'you'), zone: 'play' },
        if: { compare: [bloods, '>=', 10] },
        then: [{ do: 'flip', what: 'self' }],
      },
    ],
    back: [charge(2)],
  },
]
