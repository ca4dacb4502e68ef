/**
 * The main deck: fifteen abilities. Nine of them do more for one of the Bosses.
 * In the Boss player's hands `yourHero` is the Boss in play, or the last one while there is none (R302.3).
 */
import type { CardDef, Condition } from '../../src/language/types.ts'
import {
  always,
  count,
  deal,
  destroy,
  each,
  may,
  prevent,
  target,
  thisTurn,
  whenever,
} from '../../src/raid/build-cards.ts'

const common = { type: 'ability', set: 'Molten Core', tags: ['Molten Core'] } as const

/** "If your hero is …" */
const boss = (name: string): Condition => ({ match: 'yourHero', name })

export const mainDeck: readonly CardDef[] = [
  {
    ...common,
    name: 'Ashes to Ashes',
    number: 18,
    cost: 3,
    text: [
      {
        do: 'move',
        by: 'opponents',
        what: {
          choose: 1,
          is: 'ally',
          of: '$by',
          by: { case: [{ if: boss('Majordomo Executus'), use: 'you' }], else: '$by' },
        },
        to: 'removed',
      },
    ],
    powers: [whenever({ on: 'destroy', what: { is: 'ally' } }, { do: 'move', what: '$what', to: 'removed' })],
    ruling: 'The ally lies in its graveyard until the triggered effect resolves; Minions are removed, too.',
  },
  {
    ...common,
    name: 'Flame Burst',
    number: 19,
    cost: 4,
    text: [destroy({ choose: 1, is: 'resource', of: '$by' }, { by: 'opponents' })],
  },
  {
    ...common,
    name: 'Flames of the Incinerator',
    number: 20,
    cost: 2,
    attach: target('character', 'opponents'),
    text: [deal(3, 'fire', 'host', { by: 'yourHero' })],
    powers: [
      whenever(
        { on: 'start', turn: 'you' },
        deal({ case: [{ if: boss('Golemagg the Incinerator'), use: 4 }], else: 1 }, 'fire', 'host', { by: 'yourHero' }),
      ),
    ],
    ruling: 'Between two Bosses, the last one deals the damage (R302.3).',
  },
  {
    ...common,
    name: "Gehennas's Shadowbolt",
    number: 21,
    cost: 3,
    text: [
      deal(4, 'shadow', target('character', 'opponents'), { by: 'yourHero' }),
      { do: 'discard', if: boss('Gehennas'), by: 'opponents', n: 1 },
    ],
  },
  {
    ...common,
    name: 'Hotter Than Goo',
    number: 22,
    cost: 6,
    text: [destroy(each(['ability', 'ally', 'equipment'], target('opponent')))],
  },
  {
    ...common,
    name: 'Inspire',
    instant: true,
    number: 23,
    cost: 4,
    text: [
      may({ do: 'flip', what: 'yourHero' }),
      { do: 'try', if: boss('Sulfuron Harbinger'), may: 'you', these: [{ do: 'ready', what: 'yourHero' }] },
    ],
    ruling: 'It may flip Majordomo Executus before his allies are gone: Ragnaros awakens (R303.1).',
  },
  {
    ...common,
    name: 'Lava Pool',
    number: 24,
    cost: 2,
    text: [destroy(target(['ability', 'ally', 'equipment']))],
  },
  {
    ...common,
    name: 'Lava Spit',
    instant: true,
    number: 25,
    cost: 1,
    text: [
      deal(2, 'fire', { target: 1, is: 'ally', of: 'opponents', as: 'one' }, { by: 'yourHero' }),
      {
        do: 'deal',
        if: boss('Magmadar'),
        n: 2,
        type: 'fire',
        by: 'yourHero',
        to: { is: 'character', of: { controller: '$one' }, other: '$one' },
      },
    ],
  },
  {
    ...common,
    name: 'Living Bomb',
    number: 26,
    cost: 1,
    attach: target('ally', 'opponents'),
    powers: [
      whenever({ on: 'start', turn: 'you' }, destroy('host'), {
        do: 'deal',
        if: boss('Baron Geddon'),
        n: { stat: 'cost', of: 'host' },
        type: 'fire',
        by: 'host',
        to: { is: 'character', of: { controller: 'host' }, other: 'host' },
      }),
    ],
    ruling: 'It has nothing to do with The Bomb, which is a designation of the Rune of Zeth (R304).',
  },
  {
    ...common,
    name: "Lucifron's Curse",
    instant: true,
    number: 27,
    cost: 1,
    text: [
      {
        do: 'modes',
        n: { from: 1, to: { case: [{ if: boss('Lucifron'), use: 2 }], else: 1 } },
        of: [[destroy(target('ability'))], [{ do: 'interrupt', what: { target: 1, is: 'ability', in: 'chain' } }]],
      },
    ],
  },
  {
    ...common,
    name: 'Magma Shackles',
    number: 28,
    cost: 1,
    attach: target('ally'),
    text: [{ do: 'exhaust', what: 'host' }],
    powers: [
      always({ mod: 'cannot', on: 'ready', what: 'host', during: 'ready' }),
      {
        always: [{ mod: 'cannot', on: 'ready', what: each('ally', { controller: 'host' }), during: 'ready' }],
        while: boss('Garr'),
      },
    ],
  },
  {
    ...common,
    name: "Shazzrah's Arcane Explosion",
    instant: true,
    number: 29,
    cost: 2,
    text: [
      deal(1, 'arcane', each('character', target('opponent')), { by: 'yourHero' }),
      { do: 'draw', if: boss('Shazzrah'), n: 3 },
    ],
  },
  {
    ...common,
    name: 'Tight Quarters',
    instant: true,
    number: 30,
    cost: 1,
    text: [destroy(target('equipment'))],
  },
  {
    ...common,
    name: 'Unexpected Distraction',
    instant: true,
    number: 31,
    cost: 1,
    text: [thisTurn(prevent(target('character'), 'all'))],
  },
  {
    ...common,
    name: 'Volcanic Lair',
    number: 32,
    cost: 1,
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        if: { compare: [count(each('resource', 'you')), '>=', 5] },
        then: [destroy(target('hero', 'opponents'))],
      },
    ],
    ruling: 'Runes are not resources (R303.3a); the five Minions are checked again as the effect resolves (703.2).',
  },
]
