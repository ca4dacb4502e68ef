/** The Ragnaros deck: thirteen abilities, drawn after he has awakened (R303.1b). */
import type { Amount, CardDef, Who } from '../../src/language/types.ts'
import {
  count,
  deal,
  destroy,
  draw,
  each,
  grant,
  plus,
  target,
  thisTurn,
  whenever,
} from '../../src/raid/build-cards.ts'

const common = { type: 'ability', set: 'Molten Core', tags: ['Ragnaros'] } as const

const ragnaros: Who = { name: 'Ragnaros' }
const runes: Amount = count(each('Rune', 'you'))

export const ragnarosDeck: readonly CardDef[] = [
  {
    ...common,
    name: 'BY FIRE BE PURGED',
    number: 41,
    cost: 7,
    text: [
      { do: 'modes', n: 2, of: [[destroy(each('ability'))], [destroy(each('ally'))], [destroy(each('equipment'))]] },
    ],
  },
  {
    ...common,
    name: 'DIE, INSECT!',
    instant: true,
    number: 42,
    cost: 2,
    powers: [
      whenever({ on: 'destroy', what: each('ally') }, draw(1)),
      whenever({ on: 'destroy', what: each('hero') }, draw(runes)),
    ],
  },
  {
    ...common,
    name: 'Elemental Fire',
    instant: true,
    number: 43,
    cost: 1,
    text: [
      thisTurn({
        mod: 'when',
        event: { on: 'deal', by: { is: 'character' }, to: ragnaros },
        then: [deal('$n', 'fire', each('character', { controller: '$by' }), { by: ragnaros })],
      }),
    ],
  },
  {
    ...common,
    name: 'Flames of Sulfuron',
    instant: true,
    number: 44,
    cost: 1,
    text: [deal(runes, 'fire', target('character'), { by: ragnaros })],
  },
  {
    ...common,
    name: 'Flaming Assault',
    instant: true,
    number: 45,
    cost: 3,
    text: [{ do: 'ready', what: ragnaros }],
  },
  {
    ...common,
    name: 'Fury of the Firelord',
    number: 46,
    cost: 15,
    powers: [{ in: 'chain', always: [{ mod: 'cannot', on: 'interrupt', what: 'self' }] }],
    text: [deal(50, 'fire', each('character'), { by: ragnaros, sure: true })],
  },
  {
    ...common,
    name: 'Hammer of Ragnaros',
    number: 47,
    cost: 1,
    text: [
      destroy({ target: 1, is: ['ability', 'ally', 'equipment'], as: 'one' }),
      destroy(
        { choose: 1, is: ['ability', 'ally', 'equipment'], of: '$by', other: '$one' },
        { by: { controller: '$one' } },
      ),
    ],
  },
  {
    ...common,
    name: 'Lava Splash',
    number: 48,
    cost: 3,
    text: [deal(runes, 'fire', each('character', target('player')), { by: ragnaros })],
  },
  {
    ...common,
    name: 'Magma Blast',
    number: 49,
    cost: 3,
    powers: [
      {
        when: { on: 'end', turn: 'opponents' },
        if: {
          all: [
            { not: { match: ragnaros, state: 'front' } },
            { not: { happened: { on: 'deal', to: ragnaros }, since: 'turn' } },
          ],
        },
        then: [deal(runes, 'fire', each('hero', '$turn'), { by: ragnaros })],
      },
    ],
  },
  {
    ...common,
    name: 'Melt Weapon',
    number: 50,
    cost: 2,
    text: [destroy(each('equipment', target('opponent')))],
  },
  {
    ...common,
    name: 'NOW FOR YOU, INSECTS!',
    instant: true,
    number: 51,
    cost: 2,
    text: [{ do: 'interrupt', what: { target: 1, is: ['ability', 'ally', 'equipment'], in: 'chain' } }],
  },
  {
    ...common,
    name: 'Unstoppable Flame',
    number: 52,
    cost: 1,
    x: true,
    text: [
      thisTurn(plus(ragnaros, 'atk', 'X'), grant(ragnaros, 'Untargetable'), {
        mod: 'cannot',
        on: 'protect',
        against: ragnaros,
      }),
    ],
  },
  {
    ...common,
    name: 'Wrath of Ragnaros',
    number: 53,
    cost: 2,
    text: [
      destroy({ target: 1, is: 'ally', as: 'one' }),
      deal(
        { stat: 'cost', of: '$one' },
        'fire',
        { choose: 1, is: 'hero', of: { controller: '$one' } },
        { by: ragnaros },
      ),
    ],
  },
]
