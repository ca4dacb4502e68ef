/**
 * Onyxia's three stages and the Whelp token. A Boss has powers on both sides, and those of the visible side work (R101.1).
 * Both sides have the same damage type (R101.1a); no damage icon is printed, so her combat damage is melee (408.3a).
 * No ATK is printed, so it is 0 as for any hero (205.1).
 */
import type { CardDef, Power } from '../../src/language/types.ts'
import { count, create, destroy, each, pays, target } from '../../src/raid/build-cards.ts'

/** "+n ATK while attacking", a line on all six sides. */
const fury = (n: number): Power => ({ always: [{ mod: 'stat', what: 'self', stat: 'atk', n, while: 'attacking' }] })

const longRange: Power = { keyword: 'Long-Range' }

export const bosses: readonly CardDef[] = [
  {
    name: 'Onyxia (Stage 1)',
    type: 'hero',
    set: "Onyxia's Lair",
    number: 1,
    tags: ['Black Dragon', 'Boss', 'Stage 1'],
    atk: 0,
    health: 20,
    they: 'she',
    front: [
      fury(1),
      pays(
        [
          { do: 'pay', n: 10 },
          { do: 'flip', what: 'self' },
        ],
        destroy(target('hero', 'opponents')),
      ),
    ],
    back: [fury(1)],
    ruling: 'The flip is part of the cost and can be used on any turn, once per stage.',
  },
  {
    name: 'Onyxia (Stage 2)',
    type: 'hero',
    set: "Onyxia's Lair",
    number: 2,
    tags: ['Black Dragon', 'Boss', 'Stage 2'],
    atk: 0,
    health: 30,
    they: 'she',
    front: [
      longRange,
      fury(2),
      {
        pay: [
          { do: 'pay', n: 2 },
          { do: 'flip', what: 'self' },
        ],
        then: [create(count(each('resource', 'you')), 'Onyxian Whelp')],
        only: { turnOf: 'you' },
      },
    ],
    back: [longRange, fury(2)],
    ruling: 'Counts all resources, even exhausted ones, as the effect resolves.',
  },
  {
    name: 'Onyxia (Stage 3)',
    type: 'hero',
    set: "Onyxia's Lair",
    number: 3,
    tags: ['Black Dragon', 'Boss', 'Stage 3'],
    atk: 0,
    health: 50,
    they: 'she',
    front: [
      fury(3),
      pays(
        [
          { do: 'pay', n: 20 },
          { do: 'flip', what: 'self' },
        ],
        destroy(each('hero')),
      ),
    ],
    back: [fury(3)],
    ruling: 'The flip is part of the cost and can be used on any turn, once per stage.',
  },
]

/** R203.3a: the Whelp. */
export const whelp: CardDef = {
  name: 'Onyxian Whelp',
  type: 'ally',
  set: "Onyxia's Lair",
  number: 1,
  tags: ['Dragonkin'],
  atk: 1,
  damageType: 'fire',
  health: 1,
}
