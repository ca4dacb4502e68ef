/** The Minion deck: eight allies that wait as face-down resources (R301.3) and come when a Boss falls (R302.2). They have no cost. */
import type { CardDef, Mod } from '../../src/language/types.ts'
import {
  always,
  count,
  create,
  deal,
  destroy,
  each,
  may,
  target,
  thisTurn,
  whenever,
} from '../../src/raid/build-cards.ts'

const set = 'Molten Core'
const common = { type: 'ally', set, damageType: 'melee' } as const

/** One more for each rune, face up or down. */
const perRune = (stat: 'atk' | 'health'): Mod => ({
  mod: 'stat',
  what: 'self',
  stat,
  n: count(each('Rune', 'you')),
})

export const minions: readonly CardDef[] = [
  {
    ...common,
    name: 'Ancient Core Hound',
    number: 33,
    tags: ['Core Hound', 'Minion'],
    atk: 3,
    health: 3,
    powers: [
      whenever(
        { on: 'enter', what: 'self', zone: 'play' },
        { do: 'roll', as: 'die' },
        {
          do: 'table',
          of: '$die',
          rows: [
            { is: [1, 2], then: [{ do: 'exhaust', what: each('ally') }] },
            { is: [3, 4], then: [deal(2, 'fire', each('ally', { choose: 1, is: 'player' }), { by: 'self' })] },
            { is: [5, 6], then: [{ do: 'move', what: { choose: 1, is: 'ally', of: 'opponents' }, to: 'hand' }] },
          ],
        },
      ),
    ],
    ruling: 'Nothing is targeted: the party or ally is chosen after the roll, and may be untargetable (R304).',
  },
  {
    ...common,
    name: 'Firelord',
    number: 34,
    tags: ['Elemental', 'Minion'],
    atk: 2,
    health: 2,
    powers: [whenever({ on: 'enter', what: 'self', zone: 'play' }, create(1, 'Lava Spawn'))],
  },
  { ...common, name: 'Flame Imps', number: 35, tags: ['Elemental', 'Minion'], atk: 2, health: 1 },
  {
    ...common,
    name: 'Lava Annihilator',
    number: 36,
    tags: ['Elemental', 'Minion'],
    atk: 1,
    health: 3,
    powers: [whenever({ on: 'enter', what: 'self', zone: 'play' }, may(destroy(target('ally'))))],
  },
  {
    ...common,
    name: 'Lava Pack',
    number: 37,
    tags: ['Elemental', 'Minion'],
    atk: 3,
    health: 2,
    powers: [
      whenever(
        { on: 'enter', what: 'self', zone: 'play' },
        { do: 'move', what: { top: 1, in: 'deck:minion', of: 'you' }, to: 'play' },
      ),
    ],
  },
  {
    ...common,
    name: 'Lava Surger',
    number: 38,
    tags: ['Elemental', 'Minion'],
    atk: 4,
    health: 1,
    powers: [
      whenever(
        { on: 'deal', by: 'self', to: { is: 'hero' }, combat: true },
        { do: 'ready', what: 'self' },
        thisTurn({ mod: 'cannot', on: 'attack', by: 'self', what: '$to' }),
      ),
    ],
  },
  {
    ...common,
    name: 'Molten Destroyer',
    number: 39,
    tags: ['Giant', 'Minion'],
    atk: 3,
    health: 3,
    powers: [always(perRune('atk'), perRune('health'))],
  },
  {
    ...common,
    name: 'Molten Giants',
    number: 40,
    tags: ['Giant', 'Minion'],
    atk: 1,
    health: 1,
    powers: [always(perRune('atk'), perRune('health'))],
  },
]
