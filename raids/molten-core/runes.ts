/**
 * The seven runes (R303.3), one of each. The raiders may not know a rune before its Boss comes (R300.2).
 * A rune's powers work while it lies face up; face up or face down it can be exhausted to pay resource costs.
 */
import type { CardDef, Power } from '../../src/language/types.ts'
import { always, deal, destroy, each, plus, whenever } from '../../src/raid/build-cards.ts'

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
      whenever(
        { on: 'end', turn: 'you' },
        { do: 'roll', as: 'die' },
        {
          do: 'table',
          of: '$die',
          rows: [
            { is: [1, 1], then: [] },
            {
              is: [2, 3],
              then: [deal(1, 'fire', each('character', { choose: 1, is: 'player' }), { by: { name: 'Magmadar' } })],
            },
            {
              is: [4, 5],
              then: [deal(3, 'fire', { choose: 1, is: 'character', of: 'opponents' }, { by: { name: 'Magmadar' } })],
            },
            {
              is: [6, 6],
              then: [{ do: 'move', by: 'opponents', what: { choose: 1, is: 'ally', of: '$by' }, to: 'hand' }],
            },
          ],
        },
      ),
    ],
    'Nothing is targeted: the party and character are chosen after the roll, and may be untargetable (R304).',
  ),
  rune('Mohn', 12, 'Gehennas', 3, [always({ mod: 'cannot', on: 'heal', from: each('character') })]),
  rune('Blaz', 13, 'Garr', 4, [whenever({ on: 'end', turn: 'you' }, destroy(each('ability')))]),
  rune(
    'Zeth',
    14,
    'Baron Geddon',
    5,
    [
      {
        when: { on: 'start', turn: 'you' },
        if: { some: { is: 'hero', tag: 'The Bomb', as: 'bomb' } },
        then: [deal(5, 'fire', ['$bomb', each('ally', { controller: '$bomb' })], { by: { name: 'Baron Geddon' } })],
      },
      whenever(
        { on: 'end', turn: 'you' },
        { do: 'choose', what: { choose: 1, is: 'hero', of: 'opponents', as: 'one' } },
        {
          do: 'modify',
          mods: [{ mod: 'is', what: '$one', tag: 'The Bomb' }],
          until: { until: { on: 'end', turn: 'you' }, next: true },
        },
      ),
    ],
    'The Bomb is a designation that everyone sees; it has nothing to do with the card Living Bomb (R304).',
  ),
  rune('Mazj', 15, 'Shazzrah', 6, [
    whenever({ on: 'play', by: 'opponents', what: { is: 'ability' } }, { do: 'interrupt', what: '$what' }),
  ]),
  rune('Koro', 16, 'Sulfuron Harbinger', 7, [always(plus(each('ally'), 'atk', -2))]),
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
      whenever(
        { on: 'destroy', what: { name: 'Golemagg the Incinerator' } },
        { do: 'move', what: { name: 'Core Rager', of: 'you' }, to: 'removed' },
      ),
    ],
    'Its own text may remove the Core Ragers, which otherwise leave play only by being destroyed (R303.2b).',
  ),
]
