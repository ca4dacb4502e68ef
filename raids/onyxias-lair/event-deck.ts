/**
 * The event deck: 30 events, one of each.
 * The raid, not the card text, adds the top event to the chain as each event step starts (R201.2).
 * It puts the event face down into the resource row after it resolves (R201.2a).
 */
import type { CardDef } from '../../src/language/types.ts'
import {
  cardsOf,
  count,
  create,
  deal,
  destroy,
  draw,
  each,
  grant,
  may,
  prevent,
  stageNumber,
  target,
  thisTurn,
} from '../../src/raid/build-cards.ts'

const { event } = cardsOf("Onyxia's Lair", ['Onyxia'])

export const eventDeck: readonly CardDef[] = [
  event(1, 'Battle Plan', [draw(1, 'opponents')]),
  event(2, 'Blunder into the Eggs', [
    create(count(each('hero')), 'Onyxian Whelp', { as: 'they' }),
    thisTurn(grant('$they', 'Ferocity')),
  ]),
  event(3, 'Break in the Action', [draw(1, 'players')]),
  event(4, 'Broken Ranks', [may({ do: 'move', what: target('ally', undefined, { upTo: stageNumber }), to: 'hand' })]),
  event(5, 'Burn to a Crisp', [deal(count(each('resource', 'you')), 'fire', target('ally', 'opponents'))], {
    ruling: 'One packet (405.4).',
  }),
  event(
    6,
    'Charred Bones',
    [{ do: 'move', what: { is: 'card', in: { target: 'any', is: 'graveyard' } }, to: 'deck', at: 'shuffled' }],
    { ruling: 'Each graveyard of the Boss player goes into its own deck (R101.3c).' },
  ),
  event(
    7,
    'Chink in Her Armor',
    [
      {
        do: 'try',
        may: { together: 'opponents' },
        these: [
          destroy({ target: 1, is: 'ability', by: { together: 'opponents' } }, { by: { together: 'opponents' } }),
        ],
      },
    ],
    {
      ruling:
        'The raiders decide together: they choose the target as it is added to the chain, and whether to destroy it as it resolves.',
    },
  ),
  event(8, 'Claw, Claw, Bite', [deal(1, 'melee', each('character', target('player')))]),
  event(9, 'Down the Gullet', [may(destroy(target('ally')))]),
  event(
    10,
    'Dragonslayers',
    [{ do: 'modify', mods: [grant(each('ally'), 'Ferocity')], until: { until: { on: 'start', turn: 'you' } } }],
    { ruling: 'Allies that enter later have it, too (714.3e).' },
  ),
  event(11, 'Feeding Time', [create({ times: [2, stageNumber] }, 'Onyxian Whelp')], {
    ruling: 'Sources differ on the factor; double the stage (README, ruling 1).',
  }),
  event(12, 'Fickle Fate', [{ do: 'play', what: { top: 1, in: 'deck:event', of: 'you' }, cost: 0, after: 'self' }], {
    ruling: 'Both become resources (R201.2a).',
  }),
  event(13, 'Fuel for the Fire', [draw(count(each('hero')))]),
  event(14, 'Growing Rage', [draw(stageNumber)]),
  event(15, 'He Who Hesitates...', [{ do: 'exhaust', by: 'opponents', what: each('resource', '$by') }]),
  event(
    16,
    'Hidden Reserves',
    [
      {
        do: 'forEach',
        of: 'opponents',
        as: 'he',
        then: [
          { do: 'reveal', what: { top: 2, in: 'deck', of: '$he', as: 'two' } },
          {
            do: 'try',
            may: '$he',
            these: [
              { do: 'move', by: '$he', what: { choose: 1, is: 'ally', among: '$two', as: 'one' }, to: 'hand' },
              { do: 'move', by: '$he', what: { among: '$two', other: '$one' }, to: 'deck', at: 'bottom' },
            ],
          },
        ],
      },
    ],
    { ruling: 'All or nothing (712.7): if neither card is an ally, both stay on top.' },
  ),
  event(17, 'The High Cost of Dragonslaying', [may(destroy(target('equipment')))]),
  event(18, 'Imposing Presence', [
    { do: 'move', what: { top: stageNumber, in: 'deck:event', of: 'you' }, to: 'resources', face: 'down' },
  ]),
  event(19, 'Lead from the Front', [thisTurn(grant(each('hero'), 'Protector'))]),
  event(
    20,
    'Lesser of Two Evils',
    [
      { do: 'reveal', what: { top: 2, in: 'deck', of: 'you', as: 'two' } },
      { do: 'choose', by: { together: 'opponents' }, what: { choose: 1, among: '$two' }, as: 'one' },
      { do: 'move', what: '$one', to: 'hand' },
      { do: 'move', what: { among: '$two', other: '$one' }, to: 'deck', at: 'bottom' },
    ],
    { prompts: { 'text.1.what': 'Which of the two may Onyxia have?' } },
  ),
  event(21, 'Play With Your Food', [
    { do: 'roll', n: count(each('hero')), as: 'dice' },
    {
      do: 'forEach',
      of: each('hero'),
      order: 'you',
      as: 'that',
      then: [
        { do: 'choose', what: { choose: 1, among: '$dice' }, take: true, as: 'die' },
        deal('$die', 'melee', '$that'),
      ],
    },
  ]),
  event(22, 'Quicken the Pace', [
    { do: 'move', what: { top: 1, in: 'deck:event', of: 'you' }, to: 'resources', face: 'down' },
    { do: 'move', by: 'opponents', what: { top: 1, in: 'deck', of: '$by' }, to: 'resources', face: 'down' },
  ]),
  event(23, 'Reign of Fire', [deal(stageNumber, 'fire', each('ally'))]),
  event(24, 'Sacrificial Meal', [
    destroy({ choose: 1, is: ['ability', 'ally', 'equipment'], of: '$by' }, { by: 'opponents' }),
  ]),
  event(25, 'Searing Flames', [may(destroy(target('ability')))]),
  event(26, 'Second Wind', [{ do: 'draw', by: 'players', until: 'maxHand' }]),
  event(
    27,
    'Seize the Moment',
    [
      { do: 'choose', by: { together: 'opponents' }, what: { choose: 1, is: 'player' }, as: 'he' },
      { do: 'ready', by: '$he', what: each('card', '$he') },
    ],
    {
      prompts: { 'text.0.what': 'Who readies all their cards?' },
      ruling: 'Every card of that player in play, resources and tokens included.',
    },
  ),
  event(28, 'Smoke and Ash', [may(destroy(target(['ability', 'ally', 'equipment'])))]),
  event(
    29,
    'Take Cover',
    [
      { do: 'choose', by: { together: 'opponents' }, what: { choose: 1, is: 'player' }, as: 'he' },
      thisTurn(prevent(each('character', '$he'), 'all')),
    ],
    { prompts: { 'text.0.what': 'Whose heroes and allies are safe this turn?' } },
  ),
  event(30, 'Wing Storm', [{ do: 'exhaust', what: each('ally') }]),
]
