/**
 * The main deck: 18 abilities (copies in raid.ts). The nine with a class may also be in the decks of Traitors.
 * In the Boss player's hands `yourHero` is the Boss in play.
 */
import type { CardDef, Kind, SetWho, Who } from '../../src/language/types.ts'
import {
  always,
  count,
  deal,
  destroy,
  draw,
  each,
  pays,
  plus,
  prevent,
  target,
  thisTurn,
  whenever,
} from '../../src/raid/build-cards.ts'
import { ability, opposing, things, traitors } from './words.ts'

/** "Target opposing ally and each other opposing ally with the same cost as it." */
const oneAndItsLike = (is: Kind, same: 'cost' | 'class' | 'race'): Who => [
  { target: 1, is, of: 'opponents', as: 'first' },
  { is, of: 'opponents', other: '$first', same: [same, '$first'] },
]

const damaged = { is: 'character', state: 'damaged' } as const satisfies SetWho
const tags = ['Black Temple']

export const mainDeck: readonly CardDef[] = [
  {
    ...traitors,
    name: 'Fel Geyser',
    number: 11,
    classes: ['Druid'],
    cost: 2,
    powers: [
      always({
        mod: 'cost',
        on: 'complete',
        by: 'opponents',
        what: { is: 'quest' },
        add: [{ do: 'turn', what: { choose: 1, is: 'quest', of: '$by', other: '$what' }, face: 'down' }],
      }),
    ],
    ruling: 'Two quests can’t pay for each other. With two Geysers, two other quests are needed (R505).',
  },
  {
    ...traitors,
    name: 'Needle Spine',
    instant: true,
    number: 12,
    classes: ['Hunter'],
    cost: 1,
    text: [
      thisTurn({
        mod: 'when',
        event: { on: 'deal', by: target('character'), to: { is: 'hero', of: 'you', state: 'defending' }, combat: true },
        then: [deal('$n', 'ranged', '$by', { by: 'yourHero' })],
      }),
    ],
  },
  {
    ...traitors,
    name: 'Tidal Burst',
    number: 13,
    classes: ['Mage'],
    cost: 1,
    text: [deal(3, 'frost', oneAndItsLike('ally', 'cost'), { by: 'yourHero' })],
  },
  {
    ...traitors,
    name: 'Aura of Anger',
    number: 14,
    classes: ['Paladin'],
    tags: ['Traitor', 'Aura (1)'],
    cost: 1,
    powers: [always(plus(each('character', 'you'), 'atk', 1, { attacking: damaged }))],
  },
  {
    ...traitors,
    name: 'Crushing Shadows',
    number: 15,
    classes: ['Priest'],
    cost: 2,
    text: [
      {
        do: 'forEach',
        of: 'opponents',
        as: 'he',
        then: [
          { do: 'discard', by: '$he', what: { random: 1, in: 'hand', of: '$he' }, as: 'lost' },
          deal({ sum: 'cost', of: '$lost' }, 'shadow', each('hero', '$he'), { by: 'yourHero' }),
        ],
      },
    ],
  },
  {
    ...traitors,
    name: 'Hateful Strike',
    instant: true,
    number: 16,
    classes: ['Rogue'],
    tags: ['Traitor', 'Combo'],
    cost: 2,
    text: [destroy('$alone', { if: { compare: [count({ is: 'ally', of: target('player'), as: 'alone' }), '=', 1] } })],
  },
  {
    ...traitors,
    name: 'Fel-Acid Breath',
    number: 17,
    classes: ['Shaman'],
    cost: 2,
    text: [
      {
        do: 'choose',
        by: { target: 1, is: 'opponent', as: 'he' },
        what: { choose: 3, is: 'ally', of: '$he', as: 'they' },
      },
      deal([3, 2, 1], 'nature', '$they', { by: 'yourHero' }),
    ],
  },
  {
    ...traitors,
    name: 'Doom Blossom',
    instant: true,
    number: 18,
    classes: ['Warlock'],
    cost: 1,
    attach: target('character'),
    powers: [
      always({ mod: 'enters', what: 'self', counters: ['blossom', 3] }),
      whenever(
        { on: 'start', turn: 'you' },
        deal({ counters: 'blossom', of: 'self' }, 'shadow', 'host', { by: 'yourHero' }),
        { do: 'remove', n: 1, what: 'blossom', from: 'self' },
        { do: 'destroy', what: 'self', if: { not: { match: 'self', has: { counter: 'blossom' } } } },
      ),
    ],
  },
  {
    ...traitors,
    name: 'Arcing Smash',
    number: 19,
    classes: ['Warrior'],
    cost: 2,
    text: [destroy(oneAndItsLike('equipment', 'cost'))],
  },
  {
    ...ability,
    name: 'Aura of Desire',
    number: 20,
    tags,
    cost: 1,
    powers: [
      pays([{ do: 'activate' }, { do: 'discard', n: 1 }], deal(2, 'shadow', target('ally'), { by: 'yourHero' })),
      pays([{ do: 'activate' }, { do: 'discard', n: 2 }], destroy(target(['ability', 'equipment']))),
      {
        pay: [{ do: 'activate' }, { do: 'discard', n: 5 }],
        then: [{ do: 'destroy', what: { is: [...things], of: 'opponents' } }],
      },
    ],
  },
  {
    ...ability,
    name: 'Aura of Suffering',
    number: 21,
    tags,
    cost: 2,
    powers: [always({ mod: 'cannot', on: 'heal', from: opposing })],
  },
  {
    ...ability,
    name: 'Eye Blast',
    number: 22,
    tags,
    cost: 1,
    powers: [{ pay: [destroy('self')], then: [{ do: 'destroy', what: { target: 1, is: [...things] } }] }],
  },
  {
    ...ability,
    name: 'Fel Rage',
    number: 23,
    tags,
    cost: 2,
    text: [{ do: 'modes', n: 1, of: [[draw(3)], [{ do: 'discard', what: { in: 'hand', of: 'you' } }, draw(5)]] }],
  },
  {
    ...ability,
    name: 'Fixate',
    instant: true,
    number: 24,
    tags,
    cost: 1,
    text: [
      thisTurn(plus('yourHero', 'atk', 3), {
        mod: 'instead',
        would: { on: 'deal', by: 'yourHero', combat: true },
        sure: true,
      }),
    ],
  },
  {
    ...ability,
    name: 'Parasitic Shadowfiend',
    instant: true,
    number: 25,
    tags,
    cost: 1,
    text: [{ do: 'interrupt', what: { target: 1, is: [...things], in: 'chain' } }],
  },
  {
    ...ability,
    name: 'Prismatic Shield',
    instant: true,
    number: 26,
    tags,
    cost: 1,
    text: [thisTurn(prevent(each('character', 'you'), 3))],
  },
  {
    ...ability,
    name: 'Sinful Beam',
    number: 27,
    tags,
    cost: 0,
    x: true,
    text: [deal('X', 'shadow', oneAndItsLike('character', 'class'), { by: 'yourHero' })],
  },
  {
    ...ability,
    name: 'Wicked Beam',
    number: 28,
    tags,
    cost: 0,
    x: true,
    text: [deal('X', 'shadow', oneAndItsLike('character', 'race'), { by: 'yourHero' })],
  },
]
