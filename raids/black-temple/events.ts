/**
 * The Event deck: 23 events, one of each, face down among the resources until a Boss is destroyed (R502.1c).
 * The Betrayer Event deck has five (R501.1b). All 23 have the same printed name, so their collector number is added here.
 */
import type { CardDef, Effect, Power, SetWho, Who } from '../../src/language/types.ts'
import {
  always,
  count,
  deal,
  destroy,
  draw,
  each,
  may,
  pays,
  plus,
  stageNumber,
  target,
  thisTurn,
  whenever,
} from '../../src/raid/build-cards.ts'
import { oneThing, opposing, set, things, turnOneDown } from './words.ts'

const common = { type: 'event', set, tags: ['Black Temple'] } as const
const event = (number: number, rest: Pick<CardDef, 'text' | 'powers' | 'ruling'>): CardDef => ({
  ...common,
  name: `You Are Not Prepared! (${number})`,
  number,
  ...rest,
})
const now = (number: number, ...text: Effect[]): CardDef => event(number, { text })
const ongoing = (number: number, ...powers: Power[]): CardDef => event(number, { powers })

/** "Target up to two opposing … . Roll a die. If it's even, destroy the first of them. If it's odd, destroy both of them." */
const firstOrBoth = (number: number, is: SetWho['is']): CardDef =>
  now(
    number,
    {
      do: 'choose',
      what: [
        { target: { upTo: 1 }, is, of: 'opponents', as: 'first' },
        { target: { upTo: 1 }, is, of: 'opponents', other: '$first', as: 'second' },
      ],
    },
    { do: 'roll', as: 'die' },
    {
      do: 'table',
      of: '$die',
      rows: [
        { is: 'even', then: [destroy('$first')] },
        { is: 'odd', then: [destroy(['$first', '$second'])] },
      ],
    },
  )

const allOf = (compare: '<=' | '>=', n: number): Effect => ({
  do: 'destroy',
  what: { is: [...things], of: 'opponents', where: ['cost', compare, n] },
})

export const events: readonly CardDef[] = [
  now(43, { do: 'modes', n: 1, of: [[allOf('<=', 2)], [allOf('>=', 6)]] }),
  now(44, draw(stageNumber)),
  now(45, { do: 'move', what: { top: 2, in: 'deck:minion', of: 'you' }, to: 'play' }),
  now(46, turnOneDown('opponents')),
  now(
    47,
    { do: 'name', of: things, as: 'kind' },
    destroy(each('$kind', '$he'), { by: { target: 1, is: 'player', as: 'he' } }),
  ),
  firstOrBoth(48, 'ally'),
  ongoing(
    49,
    pays(
      [{ do: 'activate' }],
      thisTurn({ mod: 'cost', on: 'play', by: 'you', what: { is: 'ability' }, n: -2, next: true }),
    ),
  ),
  ongoing(50, always(plus(each('weapon'), 'atk', -2), plus(each('armor'), 'def', -2))),
  now(51, { do: 'destroy', by: 'opponents', what: { choose: 1, is: [...things], of: '$by' } }),
  firstOrBoth(52, 'equipment'),
  firstOrBoth(53, 'ability'),
  now(54, {
    do: 'forEach',
    of: 'opponents',
    as: 'he',
    then: [{ do: 'discard', by: '$he', what: { in: 'hand', of: '$he' }, as: 'lost' }, draw('$lost.n', '$he')],
  }),
  now(55, {
    do: 'move',
    what: { choose: { upTo: 2 }, is: 'ability', in: 'graveyard', of: 'you', differ: 'name' },
    to: 'hand',
  }),
  ongoing(56, pays([{ do: 'activate' }], { do: 'exhaust', what: target('ally') })),
  now(57, { do: 'move', what: { in: 'graveyard', of: 'opponents' }, to: 'removed' }),
  now(
    58,
    { do: 'roll', n: 2, as: 'dice' },
    deal(
      '$dice',
      'melee',
      { choose: 1, is: 'hero', of: 'opponents' },
      { by: 'yourHero', if: { compare: ['$dice', '<=', 6] } },
    ),
    deal(
      '$dice',
      'melee',
      { choose: 1, is: 'ally', of: 'opponents' },
      { by: 'yourHero', if: { compare: ['$dice', '>=', 8] } },
    ),
  ),
  now(59, deal(2, 'melee', opposing, { by: 'yourHero' })),
  event(60, {
    text: [may(destroy(oneThing))],
    powers: [
      {
        when: { on: 'play', by: 'opponents', what: { is: [...things] } },
        then: [{ do: 'interrupt', what: '$what' }, destroy('self')],
      },
    ],
  }),
  ongoing(
    61,
    always({ mod: 'cannot', on: 'draw', by: 'opponents' }),
    whenever(
      { on: 'start', turn: 'you' },
      {
        do: 'forEach',
        of: 'opponents',
        as: 'he',
        then: [{ do: 'move', what: { top: 1, in: 'deck', of: '$he' }, to: 'hand' }],
      },
    ),
  ),
  ongoing(62, whenever({ on: 'destroy', what: { is: 'hero' } }, destroy(oneThing))),
  now(63, {
    do: 'move',
    what: {
      of: 'opponents',
      same: ['name', { target: 1, is: [...things], of: 'opponents' }],
    },
    to: 'removed',
  }),
  ongoing(64, always({ mod: 'enters', what: { of: 'opponents' }, state: 'exhausted' })),
  ongoing(
    65,
    pays([destroy('self')], {
      do: 'move',
      what: { top: 1, in: 'deck:minion', of: 'you' },
      to: 'resources',
      face: 'down',
    }),
  ),
]

/** These five name him, whoever plays them. */
const illidan: Who = { name: 'The Betrayer' }
const betrayer = { ...common, tags: ['Betrayer', 'Black Temple'] } as const

export const betrayerEvents: readonly CardDef[] = [
  {
    ...betrayer,
    name: 'Demonic Fireball',
    number: 66,
    text: [
      {
        do: 'modes',
        n: 1,
        by: { choose: 1, is: 'opponent', as: 'he' },
        of: [
          [deal(5, 'fire', each('hero', '$he'), { by: illidan })],
          [deal(15, 'fire', { choose: 1, is: 'hero', of: 'opponents', by: '$he' }, { by: illidan })],
        ],
      },
    ],
    powers: [pays([{ do: 'pay', n: 2 }], deal(1, 'fire', target('hero', 'opponents'), { by: illidan }))],
  },
  {
    ...betrayer,
    name: 'Draw Soul',
    number: 67,
    text: [destroy({ choose: 1, is: 'ally', of: '$by' }, { by: 'opponents' })],
    powers: [always(plus(each('hero'), 'health', -5))],
  },
  {
    ...betrayer,
    name: 'Flame Crash',
    number: 68,
    text: [{ do: 'name', of: { from: 1 }, as: 'cost' }, destroy({ of: 'opponents', where: ['cost', '=', '$cost'] })],
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        if: { compare: [count({ is: 'event', tag: 'Betrayer', of: 'you' }), '>=', 5] },
        then: [deal(20, 'fire', each('hero'), { by: illidan })],
      },
    ],
  },
  {
    ...betrayer,
    name: 'Shadow Demons',
    number: 69,
    text: [
      { do: 'exhaust', what: { target: { upTo: 4 }, is: 'character', as: 'they' } },
      {
        do: 'modify',
        mods: [{ mod: 'cannot', on: 'ready', what: '$they' }],
        until: { during: 'ready', of: { controller: '$they' }, next: true },
      },
    ],
    powers: [
      pays(
        [{ do: 'pay', n: 3 }, { do: 'activate' }],
        may({
          do: 'move',
          what: { choose: 1, is: 'ally', tag: 'Traitor', in: ['graveyard', 'collection'], of: 'you' },
          to: 'play',
        }),
      ),
    ],
  },
  {
    ...betrayer,
    name: 'Flames of Azzinoth',
    number: 70,
    text: [deal(5, 'fire', target('character', 'opponents', 2), { by: illidan })],
    powers: [pays([{ do: 'activate' }], draw(1))],
  },
]
