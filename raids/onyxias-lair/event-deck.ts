/**
 * The event deck: 30 events, one of each.
 * The raid, not the card text, adds the top event to the chain as each event step starts (R201.2).
 * It puts the event face down into the resource row after it resolves (R201.2a).
 */
import type { CardDef } from '../../src/language/types.ts'

const set = "Onyxia's Lair"
const tags = ['Onyxia']
const type = 'event'

export const eventDeck: readonly CardDef[] = [
  { name: 'Battle Plan', type, set, number: 1, tags, text: [{ do: 'draw', by: 'opponents', n: 1 }] },
  {
    name: 'Blunder into the Eggs',
    type,
    set,
    number: 2,
    tags,
    text: [
      { do: 'create', n: { count: { is: 'hero', of: 'opponents' } }, token: 'Onyxian Whelp', as: 'they' },
      { do: 'modify', mods: [{ mod: 'keyword', what: '$they', keyword: 'Ferocity' }], until: 'turn' },
    ],
  },
  { name: 'Break in the Action', type, set, number: 3, tags, text: [{ do: 'draw', by: 'players', n: 1 }] },
  {
    name: 'Broken Ranks',
    type,
    set,
    number: 4,
    tags,
    text: [
      {
        do: 'try',
        may: 'you',
        these: [{ do: 'move', what: { target: { upTo: { raid: 'stage' } }, is: 'ally' }, to: 'hand' }],
      },
    ],
  },
  {
    name: 'Burn to a Crisp',
    type,
    set,
    number: 5,
    tags,
    text: [
      {
        do: 'deal',
        n: { count: { is: 'resource', of: 'you' } },
        type: 'fire',
        by: 'boss',
        to: { target: 1, is: 'ally', of: 'opponents' },
      },
    ],
    ruling: 'One packet (405.4).',
  },
  {
    name: 'Charred Bones',
    type,
    set,
    number: 6,
    tags,
    text: [
      {
        do: 'move',
        what: { is: 'card', in: { target: 'any', is: 'graveyard' } },
        to: 'deck',
        at: 'shuffled',
      },
    ],
    ruling: 'Each graveyard of the Boss player goes into its own deck (R101.3c).',
  },
  {
    name: 'Chink in Her Armor',
    type,
    set,
    number: 7,
    tags,
    text: [
      {
        do: 'try',
        may: { together: 'opponents' },
        these: [
          {
            do: 'destroy',
            by: { together: 'opponents' },
            what: { target: 1, is: 'ability', by: { together: 'opponents' } },
          },
        ],
      },
    ],
    ruling:
      'The raiders decide together: they choose the target as it is added to the chain, and whether to destroy it as it resolves.',
  },
  {
    name: 'Claw, Claw, Bite',
    type,
    set,
    number: 8,
    tags,
    text: [
      {
        do: 'deal',
        n: 1,
        type: 'melee',
        by: 'boss',
        to: { is: 'character', of: { target: 1, is: 'player' } },
      },
    ],
  },
  {
    name: 'Down the Gullet',
    type,
    set,
    number: 9,
    tags,
    text: [{ do: 'try', may: 'you', these: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }],
  },
  {
    name: 'Dragonslayers',
    type,
    set,
    number: 10,
    tags,
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'keyword', what: { is: 'ally', of: 'opponents' }, keyword: 'Ferocity' }],
        until: { until: { on: 'start', turn: 'you' } },
      },
    ],
    ruling: 'Allies that enter later have it, too (714.3e).',
  },
  {
    name: 'Feeding Time',
    type,
    set,
    number: 11,
    tags,
    text: [{ do: 'create', n: { times: [2, { raid: 'stage' }] }, token: 'Onyxian Whelp' }],
    ruling: 'Sources differ on the factor; double the stage (README, ruling 1).',
  },
  {
    name: 'Fickle Fate',
    type,
    set,
    number: 12,
    tags,
    text: [{ do: 'play', what: { top: 1, in: 'deck:event', of: 'you' }, cost: 0, after: 'self' }],
    ruling: 'Both become resources (R201.2a).',
  },
  {
    name: 'Fuel for the Fire',
    type,
    set,
    number: 13,
    tags,
    text: [{ do: 'draw', n: { count: { is: 'hero', of: 'opponents' } } }],
  },
  { name: 'Growing Rage', type, set, number: 14, tags, text: [{ do: 'draw', n: { raid: 'stage' } }] },
  {
    name: 'He Who Hesitates...',
    type,
    set,
    number: 15,
    tags,
    text: [{ do: 'exhaust', by: 'opponents', what: { is: 'resource', of: '$by' } }],
  },
  {
    name: 'Hidden Reserves',
    type,
    set,
    number: 16,
    tags,
    text: [
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
    ruling: 'All or nothing (712.7): if neither card is an ally, both stay on top.',
  },
  {
    name: 'The High Cost of Dragonslaying',
    type,
    set,
    number: 17,
    tags,
    text: [{ do: 'try', may: 'you', these: [{ do: 'destroy', what: { target: 1, is: 'equipment' } }] }],
  },
  {
    name: 'Imposing Presence',
    type,
    set,
    number: 18,
    tags,
    text: [
      { do: 'move', what: { top: { raid: 'stage' }, in: 'deck:event', of: 'you' }, to: 'resources', face: 'down' },
    ],
  },
  {
    name: 'Lead from the Front',
    type,
    set,
    number: 19,
    tags,
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'keyword', what: { is: 'hero', of: 'opponents' }, keyword: 'Protector' }],
        until: 'turn',
      },
    ],
  },
  {
    name: 'Lesser of Two Evils',
    type,
    set,
    number: 20,
    tags,
    text: [
      { do: 'reveal', what: { top: 2, in: 'deck', of: 'you', as: 'two' } },
      { do: 'choose', by: { together: 'opponents' }, what: { choose: 1, among: '$two' }, as: 'one' },
      { do: 'move', what: '$one', to: 'hand' },
      { do: 'move', what: { among: '$two', other: '$one' }, to: 'deck', at: 'bottom' },
    ],
    prompts: { 'text.1.what': 'Which of the two may Onyxia have?' },
  },
  {
    name: 'Play With Your Food',
    type,
    set,
    number: 21,
    tags,
    text: [
      { do: 'roll', n: { count: { is: 'hero', of: 'opponents' } }, as: 'dice' },
      {
        do: 'forEach',
        of: { is: 'hero', of: 'opponents' },
        order: 'you',
        as: 'that',
        then: [
          { do: 'choose', what: { choose: 1, among: '$dice' }, take: true, as: 'die' },
          { do: 'deal', n: '$die', type: 'melee', by: 'boss', to: '$that' },
        ],
      },
    ],
  },
  {
    name: 'Quicken the Pace',
    type,
    set,
    number: 22,
    tags,
    text: [
      { do: 'move', what: { top: 1, in: 'deck:event', of: 'you' }, to: 'resources', face: 'down' },
      { do: 'move', by: 'opponents', what: { top: 1, in: 'deck', of: '$by' }, to: 'resources', face: 'down' },
    ],
  },
  {
    name: 'Reign of Fire',
    type,
    set,
    number: 23,
    tags,
    text: [{ do: 'deal', n: { raid: 'stage' }, type: 'fire', by: 'boss', to: { is: 'ally', of: 'opponents' } }],
  },
  {
    name: 'Sacrificial Meal',
    type,
    set,
    number: 24,
    tags,
    text: [{ do: 'destroy', by: 'opponents', what: { choose: 1, is: ['ability', 'ally', 'equipment'], of: '$by' } }],
  },
  {
    name: 'Searing Flames',
    type,
    set,
    number: 25,
    tags,
    text: [{ do: 'try', may: 'you', these: [{ do: 'destroy', what: { target: 1, is: 'ability' } }] }],
  },
  { name: 'Second Wind', type, set, number: 26, tags, text: [{ do: 'draw', by: 'players', until: 'maxHand' }] },
  {
    name: 'Seize the Moment',
    type,
    set,
    number: 27,
    tags,
    text: [
      { do: 'choose', by: { together: 'opponents' }, what: { choose: 1, is: 'player' }, as: 'he' },
      { do: 'ready', by: '$he', what: { is: 'card', of: '$he' } },
    ],
    prompts: { 'text.0.what': 'Who readies all their cards?' },
    ruling: 'Every card of that player in play, resources and tokens included.',
  },
  {
    name: 'Smoke and Ash',
    type,
    set,
    number: 28,
    tags,
    text: [
      {
        do: 'try',
        may: 'you',
        these: [{ do: 'destroy', what: { target: 1, is: ['ability', 'ally', 'equipment'] } }],
      },
    ],
  },
  {
    name: 'Take Cover',
    type,
    set,
    number: 29,
    tags,
    text: [
      { do: 'choose', by: { together: 'opponents' }, what: { choose: 1, is: 'player' }, as: 'he' },
      {
        do: 'modify',
        mods: [{ mod: 'prevent', would: { on: 'deal', to: { is: 'character', of: '$he' } }, n: 'all' }],
        until: 'turn',
      },
    ],
    prompts: { 'text.0.what': 'Whose heroes and allies are safe this turn?' },
  },
  {
    name: 'Wing Storm',
    type,
    set,
    number: 30,
    tags,
    text: [{ do: 'exhaust', what: { is: 'ally', of: 'opponents' } }],
  },
]
