/** The main deck: 30 abilities, two of each (raid.ts). `boss` is the Onyxia of the present stage. */
import type { CardDef, Power } from '../../src/language/types.ts'
import {
  always,
  cardsOf,
  count,
  create,
  deal,
  destroy,
  draw,
  each,
  may,
  pays,
  plus,
  prevent,
  stageNumber,
  target,
  thisTurn,
  whenever,
} from '../../src/raid/build-cards.ts'

const { ability, instant } = cardsOf("Onyxia's Lair", ['Onyxia'])

/** R203.1b: the card can be played only during that stage; it may resolve later. */
const stageOnly = (stage: number): Power => ({ play: { only: { compare: [stageNumber, '=', stage] } } })

export const mainDeck: readonly CardDef[] = [
  ability(4, 'Another Lesson', 3, [
    thisTurn({
      mod: 'when',
      event: { on: 'deal', by: 'boss', to: { is: 'ally' }, combat: true },
      then: [{ do: 'ready', what: 'boss' }],
    }),
  ]),
  ability(
    5,
    'Bellowing Roar',
    4,
    [
      { do: 'move', what: each('ally'), to: 'hand' },
      {
        do: 'modify',
        mods: [{ mod: 'cannot', on: 'play', by: 'opponents', what: { is: 'ally' } }],
        until: { until: { on: 'end', turn: 'you' }, next: true },
      },
    ],
    { powers: [stageOnly(3)] },
  ),
  ability(6, 'Brood of Onyxia', 4, [create(10, 'Onyxian Whelp')], { powers: [stageOnly(2)] }),
  ability(7, 'Burninate', 8, [destroy(each(['ability', 'ally', 'equipment']))]),
  instant(8, 'Crush', 1, [destroy(target('ally'))]),
  ability(9, 'Deep Breath', 2, [deal('X', 'fire', each('character'))], {
    x: true,
    powers: [stageOnly(2), { in: 'chain', always: [{ mod: 'cannot', on: 'interrupt', what: 'self' }] }],
  }),
  instant(
    10,
    'Devour',
    1,
    [
      deal(
        5,
        'melee',
        { target: 1, is: 'character', state: 'attacking' },
        { if: { match: 'boss', state: 'defending' } },
      ),
    ],
    { ruling: 'The target is chosen as the card is played; whether she is defending is checked as it resolves.' },
  ),
  instant(11, 'Draconic Might', 1, [thisTurn(plus('boss', 'atk', count(each('hero')), 'attacking'))], {
    ruling: 'X is read once, as it resolves (709.2d).',
  }),
  ability(12, 'Draconic Rage', 1, [], { powers: [always(plus('boss', 'atk', stageNumber, 'attacking'))] }),
  ability(13, 'Dragon Hide', 1, [], { powers: [pays([{ do: 'activate' }], thisTurn(prevent('boss', { next: 2 })))] }),
  {
    ...ability(14, 'Engulfing Flames', 3, []),
    attach: target('character', 'opponents'),
    text: [deal(5, 'fire', 'host')],
    powers: [whenever({ on: 'start', turn: 'you' }, deal(stageNumber, 'fire', 'host'))],
    ruling: 'Sources differ on the type of the 5 damage; fire (README, ruling 2).',
  },
  ability(15, 'Flame Breath', 2, [deal(stageNumber, 'fire', each('character'))]),
  ability(16, 'Foolish Mortals!', 1, [], { powers: [pays([destroy('self')], thisTurn(prevent('boss', { next: 5 })))] }),
  ability(17, 'Head Slam', 2, [deal('$paid.n', 'melee', each('ally'))], {
    powers: [{ play: { add: [{ do: 'put', n: { upTo: 5 }, what: 'damage', to: 'boss', as: 'paid' }] } }],
    ruling: 'Damage that is put is not dealt (405.3) and may be fatal; zero is a legal choice.',
  }),
  instant(18, 'Home Lair Advantage', 1, [
    thisTurn(
      { mod: 'cannot', on: 'target', by: 'opponents', what: 'boss' },
      { mod: 'cannot', on: 'interrupt', what: { is: 'card', of: 'you', in: 'chain' } },
    ),
  ]),
  instant(19, 'How Fortuitous!', 2, [draw(count(each('hero')))]),
  instant(20, 'Knock Away', 1, [thisTurn(prevent('boss', 'all'))]),
  ability(
    21,
    'Lava Cracks',
    3,
    [
      {
        do: 'forEach',
        of: each('character'),
        order: 'you',
        as: 'one',
        then: [{ do: 'roll', as: 'die' }, deal('$die', 'fire', '$one')],
      },
    ],
    {
      powers: [stageOnly(3)],
      ruling: 'It chooses and does not target; one die for each, in the order that the Boss player chooses.',
    },
  ),
  instant(22, 'Learn Your Place, Mortal!', 3, [{ do: 'draw', until: 'maxHand' }]),
  instant(23, 'Meaningless Exertion', 1, [
    {
      do: 'modes',
      n: 1,
      of: [[destroy(target('ability'))], [{ do: 'interrupt', what: { target: 1, is: 'ability', in: 'chain' } }]],
    },
  ]),
  instant(24, 'Roasted Flesh', 1, [], {
    powers: [pays([destroy('self')], deal(3, 'fire', target('character', 'opponents')))],
  }),
  ability(25, 'Shattering Scales', 4, [destroy(each(['ability', 'equipment']))]),
  ability(26, 'Tail Swipe', 2, [destroy(target(['ability', 'ally', 'equipment']))]),
  ability(27, 'Thrash', 1, [], { powers: [pays([destroy('self')], { do: 'ready', what: 'boss' })] }),
  ability(28, 'Tooth and Claw', 3, [], { powers: [always(plus('boss', 'atk', 5, 'attacking'))] }),
  ability(29, 'Tossed into the Hatchery', 2, [create(count(each('ally')), 'Onyxian Whelp')]),
  ability(30, 'Trample', 2, [], {
    powers: [
      always(plus('boss', 'atk', 2, 'attacking')),
      whenever({ on: 'attack', by: 'boss' }, may({ do: 'exhaust', what: target('ally') })),
    ],
  }),
  ability(31, 'The Whelp Pits', 1, [], {
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        if: { compare: [stageNumber, '=', 2] },
        then: [{ do: 'roll', as: 'die' }, create('$die', 'Onyxian Whelp')],
      },
      pays([destroy('self')], { do: 'roll', as: 'die' }, create('$die', 'Onyxian Whelp')),
    ],
  }),
  ability(
    32,
    'Wing Buffet',
    2,
    [
      { do: 'exhaust', what: { is: 'ally', of: 'opponents', as: 'they' } },
      {
        do: 'modify',
        mods: [{ mod: 'cannot', on: 'ready', what: '$they' }],
        until: { during: 'ready', of: { controller: '$they' }, next: true },
      },
    ],
    { ruling: 'Affects exactly the allies it exhausted or found exhausted (714.3f).' },
  ),
  ability(33, 'Wrath of Onyxia', 6, [destroy(each('ally'))]),
]
