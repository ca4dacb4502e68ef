/**
 * The seven runes (R303.3), one of each. The raiders may not know a rune before its Boss comes (R300.2).
 * A rune's powers work while it lies face up; face up or face down it can be exhausted to pay resource costs.
 */
import type { CardDef, Power } from '../../src/language/types.ts'

const rune = (
  name: string,
  number: number,
  boss: string,
  nth: number,
  powers: readonly Power[],
  ruling?: string,
): CardDef => ({
  name: `Rune of ${name}`,
  type: 'Rune',
  set: 'Molten Core',
  number,
  tags: [boss, `Boss ${nth}`],
  powers,
  ...(ruling ? { ruling } : {}),
})

export const runes: readonly CardDef[] = [
  rune(
    'Kress',
    11,
    'Magmadar',
    2,
    [
      {
        when: { on: 'end', turn: 'you' },
        then: [
          { do: 'roll', as: 'die' },
          {
            do: 'table',
            of: '$die',
            rows: [
              { is: [1, 1], then: [] },
              {
                is: [2, 3],
                then: [
                  {
                    do: 'deal',
                    n: 1,
                    type: 'fire',
                    by: { name: 'Magmadar' },
                    to: { is: 'character', of: { choose: 1, is: 'player' } },
                  },
                ],
              },
              {
                is: [4, 5],
                then: [
                  {
                    do: 'deal',
                    n: 3,
                    type: 'fire',
                    by: { name: 'Magmadar' },
                    to: { choose: 1, is: 'character', of: 'opponents' },
                  },
                ],
              },
              {
                is: [6, 6],
                then: [{ do: 'move', by: 'opponents', what: { choose: 1, is: 'ally', of: '$by' }, to: 'hand' }],
              },
            ],
          },
        ],
      },
    ],
    'Nothing is targeted: the party and character are chosen after the roll, and may be untargetable (R304).',
  ),
  rune('Mohn', 12, 'Gehennas', 3, [
    { always: [{ mod: 'cannot', on: 'heal', from: { is: 'character', of: 'opponents' } }] },
  ]),
  rune('Blaz', 13, 'Garr', 4, [
    { when: { on: 'end', turn: 'you' }, then: [{ do: 'destroy', what: { is: 'ability', of: 'opponents' } }] },
  ]),
  rune(
    'Zeth',
    14,
    'Baron Geddon',
    5,
    [
      {
        when: { on: 'start', turn: 'you' },
        if: { some: { is: 'hero', tag: 'The Bomb', as: 'bomb' } },
        then: [
          {
            do: 'deal',
            n: 5,
            type: 'fire',
            by: { name: 'Baron Geddon' },
            to: ['$bomb', { is: 'ally', of: { controller: '$bomb' } }],
          },
        ],
      },
      {
        when: { on: 'end', turn: 'you' },
        then: [
          { do: 'choose', what: { choose: 1, is: 'hero', of: 'opponents', as: 'one' } },
          {
            do: 'modify',
            mods: [{ mod: 'is', what: '$one', tag: 'The Bomb' }],
            until: { until: { on: 'end', turn: 'you' }, next: true },
          },
        ],
      },
    ],
    'The Bomb is a designation that everyone sees; it has nothing to do with the card Living Bomb (R304).',
  ),
  rune('Mazj', 15, 'Shazzrah', 6, [
    {
      when: { on: 'play', by: 'opponents', what: { is: 'ability' } },
      then: [{ do: 'interrupt', what: '$what' }],
    },
  ]),
  rune('Koro', 16, 'Sulfuron Harbinger', 7, [
    { always: [{ mod: 'stat', what: { is: 'ally', of: 'opponents' }, stat: 'atk', n: -2 }] },
  ]),
  rune(
    'Theri',
    17,
    'Golemagg the Incinerator',
    8,
    [
      {
        always: [
          { mod: 'cannot', on: 'destroy', what: { name: 'Core Rager', of: 'you' } },
          { mod: 'cannot', on: 'leave', zone: 'party', what: { name: 'Core Rager', of: 'you' } },
        ],
        while: { match: 'yourHero', name: 'Golemagg the Incinerator' },
      },
      {
        when: { on: 'destroy', what: { name: 'Golemagg the Incinerator' } },
        then: [{ do: 'move', what: { name: 'Core Rager', of: 'you' }, to: 'removed' }],
      },
    ],
    'Its own text may remove the Core Ragers, which otherwise leave play only by being destroyed (R303.2b).',
  ),
]
