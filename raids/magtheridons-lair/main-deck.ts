/** The main deck: 30 abilities, the Armor and the Glaive; 65 cards (raid.ts). `boss` is Magtheridon, chained or unleashed. */
import type { CardDef, Effect, SetWho, Who } from '../../src/language/types.ts'
import {
  always,
  create,
  deal,
  destroy,
  draw,
  each,
  may,
  pays,
  target,
  thisTurn,
  whenever,
} from '../../src/raid/build-cards.ts'
import { bloods, onlyUnleashed, onlyWith, set, unleashed } from './words.ts'

const common = { type: 'ability', set, tags: ['Magtheridon'] } as const

/** "Abilities, allies, and equipment." */
const things = ['ability', 'ally', 'equipment'] as const

const gainBlood: Effect = create(1, "Magtheridon's Blood")
const gainIfUnleashed: Effect = { ...gainBlood, if: unleashed }
const abyssal: Effect = create(1, 'Abyssal')
const destroyBlood = (n: number): Effect => destroy({ choose: n, is: 'Blood', of: 'you' })
const anyCharacter: SetWho = target('character')
const cardOnChain: SetWho = { target: 1, is: [...things], in: 'chain' }
const opposing: Who = each('character')

/** Toss About: the raiders who have just rolled odd. */
const tossed: Who = { is: 'opponent', rolled: ['$dice', 'odd'] }

export const mainDeck: readonly CardDef[] = [
  {
    ...common,
    name: 'Abyssal Reinforcements',
    number: 3,
    cost: 3,
    text: [abyssal],
    powers: [{ pay: [destroyBlood(2)], then: [abyssal], only: { turnOf: 'you' } }],
  },
  {
    ...common,
    name: 'Bathe in Blood',
    number: 4,
    cost: 0,
    text: [deal(2, 'melee', anyCharacter), gainIfUnleashed],
  },
  {
    ...common,
    name: 'Blast Nova',
    number: 5,
    cost: 2,
    text: [{ do: 'flip', what: { is: 'Lair' } }],
    ruling: 'While he is chained there is no Lair to flip, so the card does nothing.',
  },
  {
    ...common,
    name: 'Blindside',
    number: 6,
    cost: 2,
    text: [
      { do: 'move', what: { in: 'hand', of: 'opponents' }, to: 'removed', as: 'taken' },
      {
        do: 'modify',
        mods: [
          {
            mod: 'when',
            event: { on: 'end', turn: 'you' },
            then: [{ do: 'move', what: '$taken', to: 'hand' }],
            next: 'turn',
          },
        ],
      },
    ],
  },
  {
    ...common,
    name: 'Blood Siphon',
    number: 7,
    cost: 1,
    powers: [pays([destroy('self')], draw(3))],
  },
  {
    ...common,
    name: 'Broken Hopes',
    number: 8,
    cost: 1,
    powers: [pays([destroy('self')], destroy(target(['ability', 'equipment'])))],
  },
  {
    ...common,
    name: 'Brush Aside',
    instant: true,
    number: 9,
    cost: 3,
    text: [
      { do: 'interrupt', what: { ...cardOnChain, as: 'link' } },
      deal(bloods, 'melee', each('hero', { controller: '$link' })),
    ],
  },
  {
    ...common,
    name: 'Cleave Apart',
    instant: true,
    number: 10,
    cost: 2,
    text: [
      {
        do: 'choose',
        what: { target: 1, is: 'opponent', as: 'victim' },
      },
      destroy([
        { choose: 1, is: 'ability', of: '$victim' },
        { choose: 1, is: 'ally', state: 'ready', of: '$victim' },
        { choose: 1, is: 'equipment', of: '$victim' },
      ]),
    ],
    ruling:
      'The three are chosen as it resolves (R403); the player need not have all of them. A card that is both an ability and an ally counts as only one of the two.',
  },
  {
    ...common,
    name: 'Deadly Sweep',
    number: 11,
    cost: 3,
    text: [{ do: 'destroy', what: { target: { upTo: 1 }, is: [...things], ofEach: 'opponents' } }],
  },
  {
    ...common,
    name: 'Demonic Fury',
    number: 12,
    cost: 2,
    powers: [
      always({ mod: 'enters', what: 'self', state: 'exhausted' }),
      pays([{ do: 'activate' }], thisTurn({ mod: 'cost', on: 'play', by: 'you', n: -2, next: true })),
    ],
  },
  {
    ...common,
    name: 'Fel Ruination',
    number: 13,
    cost: 2,
    powers: [onlyWith(7)],
    text: [
      {
        do: 'destroy',
        by: { together: 'opponents' },
        what: { choose: bloods, is: [...things], of: 'opponents' },
      },
    ],
    ruling:
      'That many cards in all, not from each raider; the raiders choose them together (R403), and can’t choose one that can’t be destroyed.',
  },
  {
    ...common,
    name: 'Fiery Pits',
    number: 14,
    cost: 2,
    text: [{ do: 'put', n: 15, what: 'damage', by: { together: 'opponents' }, to: each('character'), divided: true }],
    ruling:
      'Fifteen in all, not for each raider; the raiders divide it together, and no character can take more than fatal damage (R403).',
  },
  {
    ...common,
    name: "Magtheridon's Rage",
    number: 15,
    cost: 0,
    x: true,
    text: [deal('X', 'melee', target('ally', undefined, { from: 1, to: { plus: [1, bloods] } }))],
  },
  {
    ...common,
    name: 'Mind Exhaustion',
    number: 16,
    cost: 1,
    attach: target('character'),
    text: [deal(4, 'fire', 'host')],
    powers: [always({ mod: 'cannot', on: 'exhaust', what: 'host', purpose: 'use', for: { is: 'Cube' } })],
  },
  {
    ...common,
    name: 'One Fell Swoop',
    number: 17,
    cost: 6,
    powers: [
      onlyWith(15),
      { play: { add: [{ do: 'exhaust', what: 'boss' }] } },
      { in: 'chain', always: [{ mod: 'cannot', on: 'interrupt', what: 'self' }] },
    ],
    text: [deal(30, 'melee', opposing)],
  },
  {
    ...common,
    name: 'Path of Ruin',
    number: 18,
    cost: 4,
    text: [
      { do: 'name', of: 'number', as: 'number' },
      { do: 'destroy', what: { is: [...things], of: 'opponents', where: ['cost', '=', '$number'] } },
    ],
  },
  {
    ...common,
    name: 'Power Returns',
    instant: true,
    number: 19,
    cost: 4,
    text: [draw(bloods)],
    powers: [{ in: 'graveyard', pay: [destroyBlood(1)], then: [{ do: 'move', what: 'self', to: 'hand' }] }],
  },
  {
    ...common,
    name: 'Rampant Destruction',
    number: 20,
    cost: 3,
    powers: [
      {
        in: 'graveyard',
        when: { on: 'discard', what: 'self', cause: 'opponents' },
        then: [may({ do: 'move', what: 'self', to: 'hand' })],
      },
    ],
    text: [destroy({ choose: bloods, is: ['ability', 'equipment'], of: 'opponents' })],
  },
  {
    ...common,
    name: 'Redouble Effort',
    number: 21,
    cost: 3,
    powers: [
      {
        pay: [{ do: 'activate' }],
        then: [
          { do: 'ready', what: 'boss' },
          {
            do: 'modify',
            mods: [
              {
                mod: 'cannot',
                on: 'attack',
                by: 'boss',
                // 602.1, 602.3: he attacks whom he was proposed against, and then whoever defends.
                what: [
                  { is: 'hero', did: { on: 'attack', by: 'boss', what: 'it', since: 'turn' } },
                  { is: 'hero', did: { on: 'defend', by: 'it', against: 'boss', since: 'turn' } },
                ],
              },
            ],
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    ...common,
    name: 'Sadistic Choice',
    instant: true,
    number: 22,
    cost: 1,
    text: [
      { do: 'reveal', what: { top: 2, in: 'deck', of: 'you', as: 'two' } },
      {
        do: 'try',
        may: target('opponent'),
        these: [{ do: 'move', what: '$two', to: 'graveyard' }],
        then: [draw(2)],
        else: [{ do: 'move', what: '$two', to: 'hand' }],
      },
    ],
  },
  {
    ...common,
    name: 'Sow Destruction',
    number: 23,
    cost: 1,
    powers: [
      always({ mod: 'enters', what: 'self', counters: ['curse', bloods] }),
      whenever(
        { on: 'start', turn: 'you' },
        { do: 'put', n: 1, what: 'curse', to: 'self' },
        deal({ counters: 'curse', of: 'self' }, 'fire', { least: 'damage', is: 'hero', of: 'opponents', ties: 'you' }),
      ),
    ],
  },
  {
    ...common,
    name: 'Spirit Wrench',
    number: 24,
    cost: 3,
    powers: [onlyWith(7)],
    text: [
      {
        do: 'remove',
        n: 'all',
        what: 'damage',
        from: { target: 1, is: 'hero', of: 'opponents', as: 'first' },
        as: 'gone',
      },
      { do: 'put', n: '$gone.n', what: 'damage', to: { target: 1, is: 'hero', other: '$first' } },
    ],
    ruling: 'The second hero may be any other hero, even Magtheridon.',
  },
  {
    ...common,
    name: 'Squish Together',
    number: 25,
    cost: 1,
    text: [
      { do: 'exhaust', what: { target: 2, is: 'ally', of: 'opponents', as: 'two' } },
      {
        do: 'forEach',
        of: '$two',
        as: 'one',
        then: [deal({ stat: 'atk', of: '$one' }, 'melee', { among: '$two', other: '$one' }, { by: '$one' })],
      },
    ],
  },
  {
    ...common,
    name: 'Swath of Destruction',
    number: 26,
    cost: 2,
    powers: [onlyWith(1)],
    text: [
      destroy({ target: 1, is: 'ally', of: 'opponents', as: 'ally' }),
      {
        do: 'choose',
        by: { controller: '$ally' },
        what: { choose: 1, is: 'opponent', other: { controller: '$ally' }, as: 'second' },
      },
      destroy({ choose: 1, is: 'resource', of: '$by' }, { by: '$second' }),
      {
        do: 'choose',
        by: '$second',
        what: { choose: 1, is: 'opponent', other: [{ controller: '$ally' }, '$second'], as: 'third' },
      },
      { do: 'discard', by: '$third', n: 1 },
    ],
    ruling: 'Three different raiders: with two, nobody discards; with one, only the ally is destroyed.',
  },
  {
    ...common,
    name: 'Terrifying Presence',
    number: 27,
    cost: 2,
    powers: [
      always({ mod: 'enters', what: each('ally'), state: 'exhausted' }),
      pays([{ do: 'activate' }], { do: 'exhaust', what: target('ally') }),
    ],
  },
  {
    ...common,
    name: 'Toss About',
    number: 28,
    cost: 2,
    powers: [onlyWith(1)],
    text: [
      {
        do: 'repeat',
        these: [{ do: 'roll', by: 'opponents', as: 'dice' }, deal(1, 'melee', each('hero', tossed))],
        while: { some: tossed },
      },
    ],
    ruling:
      'Once the raiders have begun to roll, nobody gets priority until all have rolled even at the same time, not even if a hero has fatal damage (R403).',
  },
  {
    ...common,
    name: 'Trample Underfoot',
    number: 29,
    cost: 2,
    text: [deal(2, 'melee', anyCharacter)],
    powers: [whenever({ on: 'exhaust', what: 'boss' }, deal(2, 'melee', anyCharacter))],
  },
  {
    ...common,
    name: 'Violent Reflex',
    number: 30,
    cost: 1,
    powers: [whenever({ on: 'deal', to: 'boss' }, deal(1, 'melee', '$by'))],
    ruling: 'A source that is not a hero or ally (a weapon, an ability card) can’t be dealt damage.',
  },
  {
    ...common,
    name: 'Whiplash',
    instant: true,
    number: 31,
    cost: 1,
    text: [
      {
        do: 'exhaust',
        what: { choose: { minus: [{ stat: 'hand', of: 'you' }, 7] }, is: 'ally', of: 'opponents' },
      },
      gainIfUnleashed,
    ],
  },
  {
    ...common,
    name: 'Will of the Legion',
    instant: true,
    number: 32,
    cost: 2,
    text: [{ do: 'interrupt', what: cardOnChain }, gainIfUnleashed],
  },
  {
    name: "Pit Lord's Armor",
    type: 'armor',
    set,
    number: 39,
    tags: ['Magtheridon', 'Plate', 'Chest (1)'],
    cost: 2,
    def: 5,
    powers: [
      onlyUnleashed,
      pays(
        [destroyBlood(1)],
        thisTurn(
          { mod: 'cannot', on: 'target', by: 'opponents', what: 'boss' },
          { mod: 'cannot', on: 'interrupt', what: { is: 'card', of: 'you', in: 'chain' } },
        ),
      ),
    ],
  },
  {
    name: "Pit Lord's Glaive",
    type: 'weapon',
    set,
    number: 40,
    tags: ['Magtheridon', 'Two-Handed', 'Polearm', 'Melee (1)'],
    cost: 4,
    atk: 4,
    damageType: 'melee',
    strike: 0,
    powers: [
      onlyUnleashed,
      whenever(
        { on: 'deal', by: 'boss', to: { is: 'character' }, combat: true },
        deal('$n', 'melee', { target: 1, is: 'character', other: '$to' }),
      ),
    ],
  },
]
