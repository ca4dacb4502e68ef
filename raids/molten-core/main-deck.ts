/**
 * The main deck: fifteen abilities. Nine of them do more for one of the Bosses.
 * In the Boss player's hands `yourHero` is the Boss in play, or the last one while there is none (R302.3).
 */
import type { CardDef, Condition } from '../../src/language/types.ts'

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
    powers: [{ when: { on: 'destroy', what: { is: 'ally' } }, then: [{ do: 'move', what: '$what', to: 'removed' }] }],
    ruling: 'The ally lies in its graveyard until the triggered effect resolves; Minions are removed, too.',
  },
  {
    ...common,
    name: 'Flame Burst',
    number: 19,
    cost: 4,
    text: [{ do: 'destroy', by: 'opponents', what: { choose: 1, is: 'resource', of: '$by' } }],
  },
  {
    ...common,
    name: 'Flames of the Incinerator',
    number: 20,
    cost: 2,
    attach: { target: 1, is: 'character', of: 'opponents' },
    text: [{ do: 'deal', n: 3, type: 'fire', by: 'yourHero', to: 'host' }],
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        then: [
          {
            do: 'deal',
            n: { case: [{ if: boss('Golemagg the Incinerator'), use: 4 }], else: 1 },
            type: 'fire',
            by: 'yourHero',
            to: 'host',
          },
        ],
      },
    ],
    ruling: 'Between two Bosses, the last one deals the damage (R302.3).',
  },
  {
    ...common,
    name: "Gehennas's Shadowbolt",
    number: 21,
    cost: 3,
    text: [
      { do: 'deal', n: 4, type: 'shadow', by: 'yourHero', to: { target: 1, is: 'character', of: 'opponents' } },
      { do: 'discard', if: boss('Gehennas'), by: 'opponents', n: 1 },
    ],
  },
  {
    ...common,
    name: 'Hotter Than Goo',
    number: 22,
    cost: 6,
    text: [{ do: 'destroy', what: { is: ['ability', 'ally', 'equipment'], of: { target: 1, is: 'opponent' } } }],
  },
  {
    ...common,
    name: 'Inspire',
    instant: true,
    number: 23,
    cost: 4,
    text: [
      { do: 'try', may: 'you', these: [{ do: 'flip', what: 'yourHero' }] },
      { do: 'try', if: boss('Sulfuron Harbinger'), may: 'you', these: [{ do: 'ready', what: 'yourHero' }] },
    ],
    ruling: 'It may flip Majordomo Executus before his allies are gone: Ragnaros awakens (R303.1).',
  },
  {
    ...common,
    name: 'Lava Pool',
    number: 24,
    cost: 2,
    text: [{ do: 'destroy', what: { target: 1, is: ['ability', 'ally', 'equipment'] } }],
  },
  {
    ...common,
    name: 'Lava Spit',
    instant: true,
    number: 25,
    cost: 1,
    text: [
      {
        do: 'deal',
        n: 2,
        type: 'fire',
        by: 'yourHero',
        to: { target: 1, is: 'ally', of: 'opponents', as: 'one' },
      },
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
    attach: { target: 1, is: 'ally', of: 'opponents' },
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        then: [
          { do: 'destroy', what: 'host' },
          {
            do: 'deal',
            if: boss('Baron Geddon'),
            n: { stat: 'cost', of: 'host' },
            type: 'fire',
            by: 'host',
            to: { is: 'character', of: { controller: 'host' }, other: 'host' },
          },
        ],
      },
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
        of: [
          [{ do: 'destroy', what: { target: 1, is: 'ability' } }],
          [{ do: 'interrupt', what: { target: 1, is: 'ability', in: 'chain' } }],
        ],
      },
    ],
  },
  {
    ...common,
    name: 'Magma Shackles',
    number: 28,
    cost: 1,
    attach: { target: 1, is: 'ally' },
    text: [{ do: 'exhaust', what: 'host' }],
    powers: [
      { always: [{ mod: 'cannot', on: 'ready', what: 'host', during: 'ready' }] },
      {
        always: [{ mod: 'cannot', on: 'ready', what: { is: 'ally', of: { controller: 'host' } }, during: 'ready' }],
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
      {
        do: 'deal',
        n: 1,
        type: 'arcane',
        by: 'yourHero',
        to: { is: 'character', of: { target: 1, is: 'opponent' } },
      },
      { do: 'draw', if: boss('Shazzrah'), n: 3 },
    ],
  },
  {
    ...common,
    name: 'Tight Quarters',
    instant: true,
    number: 30,
    cost: 1,
    text: [{ do: 'destroy', what: { target: 1, is: 'equipment' } }],
  },
  {
    ...common,
    name: 'Unexpected Distraction',
    instant: true,
    number: 31,
    cost: 1,
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'prevent', would: { on: 'deal', to: { target: 1, is: 'character' } }, n: 'all' }],
        until: 'turn',
      },
    ],
  },
  {
    ...common,
    name: 'Volcanic Lair',
    number: 32,
    cost: 1,
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        if: { compare: [{ count: { is: 'resource', of: 'you' } }, '>=', 5] },
        then: [{ do: 'destroy', what: { target: 1, is: 'hero', of: 'opponents' } }],
      },
    ],
    ruling: 'Runes are not resources (R303.3a); the five Minions are checked again as the effect resolves (703.2).',
  },
]
