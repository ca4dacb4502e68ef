/**
 * The ten Bosses with both sides (R101.1). No ATK is printed, so it is 0 as for any hero (205.1).
 * No damage icon is printed, so their combat damage is melee (408.3a). Majordomo Executus has no health, so no damage is fatal to him (R303.1a).
 */
import type { CardDef, EventPattern, Power } from '../../src/language/types.ts'
import { always, count, create, deal, destroy, each, pays, target, whenever } from '../../src/raid/build-cards.ts'

const set = 'Molten Core'

/** A line on nearly every side. */
const charge = (n: number): Power => ({
  always: [
    { mod: 'stat', what: 'self', stat: 'atk', n, while: 'attacking' },
    { mod: 'cannot', on: 'attack', by: 'self', except: { is: 'hero' } },
  ],
})

const start: EventPattern = { on: 'start', turn: 'you' }
const end: EventPattern = { on: 'end', turn: 'you' }

export const bosses: readonly CardDef[] = [
  {
    name: 'Lucifron',
    type: 'hero',
    set,
    number: 1,
    tags: ['Flamewaker', 'Boss', 'Boss 1'],
    atk: 0,
    health: 6,
    they: 'he',
    front: [
      charge(2),
      whenever({ on: 'start', turn: 'you', nth: { n: 3, per: 'game' } }, { do: 'flip', what: 'self' }),
    ],
    back: [charge(2), whenever(end, deal(6, 'shadow', each('hero'), { by: 'self' }))],
    ruling:
      'Counts the Boss player’s turns, not the turns that Lucifron has been in play: he flips by himself at most once.',
  },
  {
    name: 'Magmadar',
    type: 'hero',
    set,
    number: 2,
    tags: ['Core Hound', 'Boss', 'Boss 2'],
    atk: 0,
    they: 'he',
    health: 12,
    front: [charge(5), whenever(end, { do: 'flip', what: 'self' })],
    back: [
      charge(10),
      {
        pay: [
          { do: 'pay', n: 1 },
          { do: 'exhaust', what: { choose: 1, is: 'character', tag: 'Hunter', of: 'you' } },
        ],
        then: [{ do: 'flip', what: 'self' }],
        by: 'players',
        only: { turnOf: 'you' },
      },
    ],
    ruling:
      'The player who uses the power pays for it and exhausts their own hero or ally, even one that came this turn.',
  },
  {
    name: 'Gehennas',
    type: 'hero',
    set,
    number: 3,
    tags: ['Flamewaker', 'Boss', 'Boss 3'],
    atk: 0,
    health: 11,
    they: 'he',
    front: [
      charge(2),
      whenever(
        end,
        deal(3, 'shadow', { target: 1, is: 'hero', of: 'opponents', atRandom: true, as: 'one' }, { by: 'self' }),
        { do: 'discard', by: { controller: '$one' }, n: 1 },
        { do: 'flip', what: 'self' },
      ),
    ],
    back: [charge(2), whenever(end, deal(1, 'fire', each('ally'), { by: 'self' }), { do: 'flip', what: 'self' })],
  },
  {
    name: 'Garr',
    type: 'hero',
    set,
    number: 4,
    tags: ['Elemental', 'Boss', 'Boss 4'],
    atk: 0,
    health: 14,
    they: 'he',
    front: [
      charge(3),
      {
        when: { on: 'end', turn: 'players' },
        if: { compare: [count({ name: 'Firesworn', of: 'you' }), '<=', 4] },
        then: [{ do: 'flip', what: 'self' }],
      },
    ],
    back: [
      charge(6),
      pays([{ do: 'pay', n: 1 }], {
        do: 'try',
        these: [destroy({ choose: 1, name: 'Firesworn', of: 'you', as: 'one' })],
        then: [deal(2, 'fire', each('character', target('opponent')), { by: '$one' })],
      }),
    ],
    ruling: 'Destroying a Firesworn is not a cost: it happens as the effect resolves, if one is left.',
  },
  {
    name: 'Baron Geddon',
    type: 'hero',
    set,
    number: 5,
    tags: ['Elemental', 'Boss', 'Boss 5'],
    atk: 0,
    health: 15,
    they: 'he',
    front: [
      whenever(
        { on: 'enter', what: 'self', zone: 'play' },
        destroy({ choose: { allBut: 5 }, is: 'resource', of: '$by' }, { by: 'opponents' }),
      ),
      whenever(end, deal(count(each('resource', 'you')), 'fire', each('character'), { by: 'self' })),
      pays([{ do: 'activate' }], { do: 'flip', what: 'self' }),
    ],
    back: [
      {
        pay: [destroy('self')],
        then: [deal(12, 'fire', each('character'), { by: 'self' })],
        only: { match: 'self', where: ['damage', '>=', 12] },
      },
    ],
    ruling:
      'His own cost may destroy him, although otherwise only fatal damage does (R101.3a); the raid goes on as after any Boss (R302).',
  },
  {
    name: 'Shazzrah',
    type: 'hero',
    set,
    number: 6,
    tags: ['Flamewaker', 'Boss', 'Boss 6'],
    atk: 0,
    health: 13,
    they: 'he',
    front: [
      charge(2),
      { pay: [{ do: 'pay', n: 1 }], then: [{ do: 'flip', what: 'self' }], limit: { n: 1, per: 'turn' } },
    ],
    back: [
      whenever(
        { on: 'flip', what: 'self', to: 'back' },
        { do: 'drop', what: 'self', onto: each('character'), as: 'struck' },
        deal(5, 'arcane', '$struck', { by: 'self' }),
      ),
      whenever(start, { do: 'flip', what: 'self' }),
    ],
  },
  {
    name: 'Sulfuron Harbinger',
    type: 'hero',
    set,
    number: 7,
    tags: ['Flamewaker', 'Boss', 'Boss 7'],
    atk: 0,
    health: 10,
    they: 'he',
    front: [charge(4), { pay: [{ do: 'activate' }], then: [{ do: 'flip', what: 'self' }], only: { turnOf: 'you' } }],
    back: [charge(8)],
  },
  {
    name: 'Golemagg the Incinerator',
    type: 'hero',
    set,
    number: 8,
    tags: ['Giant', 'Boss', 'Boss 8'],
    atk: 0,
    health: 20,
    they: 'he',
    front: [
      charge(5),
      whenever(end, deal(3, 'fire', target('character', 'opponents'), { by: 'self' })),
      {
        when: start,
        if: { match: 'self', where: ['damage', '>=', 15] },
        then: [{ do: 'flip', what: 'self' }],
      },
    ],
    back: [charge(5), whenever({ on: 'deal', to: 'self' }, deal(5, 'melee', '$by', { by: 'self' }))],
  },
  {
    name: 'Majordomo Executus',
    type: 'hero',
    set,
    number: 9,
    tags: ['Flamewaker', 'Boss', 'Boss 9'],
    atk: 0,
    they: 'he',
    front: [
      whenever(
        start,
        { do: 'roll', sides: 2, as: 'coin' },
        {
          do: 'table',
          of: '$coin',
          rows: [
            {
              is: [1, 1],
              then: [
                {
                  do: 'modify',
                  mods: [{ mod: 'prevent', would: { on: 'deal', by: each('ally') }, n: 'all' }],
                  until: { until: { on: 'start', turn: 'you' } },
                },
              ],
            },
            {
              is: [2, 2],
              then: [
                destroy({ is: 'ability', attachedTo: each('ally', 'you') }),
                {
                  do: 'modify',
                  mods: [{ mod: 'prevent', would: { on: 'deal', with: each('ability') }, n: 'all' }],
                  until: { until: { on: 'start', turn: 'you' } },
                },
              ],
            },
          ],
        },
      ),
      {
        when: { on: 'end', turn: 'players' },
        if: { not: { some: each('ally', 'you') } },
        then: [{ do: 'flip', what: 'self' }],
      },
    ],
    back: [],
    ruling:
      'The result of the coin lasts until the start of his next turn, even if he is gone by then. Whatever flips him, Ragnaros awakens (R303.1).',
  },
  {
    name: 'Ragnaros',
    type: 'hero',
    set,
    number: 10,
    tags: ['Elemental', 'Boss', 'Boss 10'],
    atk: 0,
    health: 50,
    they: 'he',
    sides: ['Submerged', 'Risen'],
    front: [
      { keyword: 'Untargetable' },
      always({ mod: 'cannot', on: 'deal', to: 'self' }),
      always({ mod: 'cannot', on: ['play', 'discard'], by: 'you' }),
      whenever(start, { do: 'flip', what: 'self' }),
    ],
    back: [
      charge(10),
      always({ mod: 'cannot', on: 'deal', to: 'self', type: 'fire' }),
      {
        when: end,
        if: { compare: [count(each('resource', 'you')), '=', 3] },
        then: [create(8, 'Son of Flame'), { do: 'flip', what: 'self' }],
      },
    ],
    ruling: 'Runes are not resources (R303.3a), so they do not count towards the three.',
  },
]
