/** The Minion deck: eight allies that wait as face-down resources (R301.3) and come when a Boss falls (R302.2). They have no cost. */
import type { CardDef, Mod } from '../../src/language/types.ts'

const set = 'Molten Core'
const common = { type: 'ally', set, damageType: 'melee' } as const

/** One more for each rune, face up or down. */
const perRune = (stat: 'atk' | 'health'): Mod => ({
  mod: 'stat',
  what: 'self',
  stat,
  n: { count: { is: 'Rune', of: 'you' } },
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
      {
        when: { on: 'enter', what: 'self', zone: 'play' },
        then: [
          { do: 'roll', as: 'die' },
          {
            do: 'table',
            of: '$die',
            rows: [
              { is: [1, 2], then: [{ do: 'exhaust', what: { is: 'ally', of: 'opponents' } }] },
              {
                is: [3, 4],
                then: [
                  {
                    do: 'deal',
                    n: 2,
                    type: 'fire',
                    by: 'self',
                    to: { is: 'ally', of: { choose: 1, is: 'player' } },
                  },
                ],
              },
              {
                is: [5, 6],
                then: [{ do: 'move', what: { choose: 1, is: 'ally', of: 'opponents' }, to: 'hand' }],
              },
            ],
          },
        ],
      },
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
    powers: [
      {
        when: { on: 'enter', what: 'self', zone: 'play' },
        then: [{ do: 'create', n: 1, token: 'Lava Spawn' }],
      },
    ],
  },
  { ...common, name: 'Flame Imps', number: 35, tags: ['Elemental', 'Minion'], atk: 2, health: 1 },
  {
    ...common,
    name: 'Lava Annihilator',
    number: 36,
    tags: ['Elemental', 'Minion'],
    atk: 1,
    health: 3,
    powers: [
      {
        when: { on: 'enter', what: 'self', zone: 'play' },
        then: [{ do: 'try', may: 'you', these: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }],
      },
    ],
  },
  {
    ...common,
    name: 'Lava Pack',
    number: 37,
    tags: ['Elemental', 'Minion'],
    atk: 3,
    health: 2,
    powers: [
      {
        when: { on: 'enter', what: 'self', zone: 'play' },
        then: [{ do: 'move', what: { top: 1, in: 'deck:minion', of: 'you' }, to: 'play' }],
      },
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
      {
        when: { on: 'deal', by: 'self', to: { is: 'hero' }, combat: true },
        then: [
          { do: 'ready', what: 'self' },
          {
            do: 'modify',
            mods: [{ mod: 'cannot', on: 'attack', by: 'self', what: '$to' }],
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    ...common,
    name: 'Molten Destroyer',
    number: 39,
    tags: ['Giant', 'Minion'],
    atk: 3,
    health: 3,
    powers: [{ always: [perRune('atk'), perRune('health')] }],
  },
  {
    ...common,
    name: 'Molten Giants',
    number: 40,
    tags: ['Giant', 'Minion'],
    atk: 1,
    health: 1,
    powers: [{ always: [perRune('atk'), perRune('health')] }],
  },
]
