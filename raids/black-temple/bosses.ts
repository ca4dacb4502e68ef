/**
 * The nine Bosses on ten cards (R502.2a), each with both sides. No ATK is printed, so it is 0 as for any hero (205.1).
 * An Immune Boss is Immune on its first side only, and can't attack while it is (R101.3d).
 */
import type { Amount, CardDef, Effect, Power } from '../../src/language/types.ts'
import {
  always,
  count,
  create,
  deal,
  destroy,
  each,
  grant,
  may,
  pays,
  plus,
  target,
  thisTurn,
  whenever,
} from '../../src/raid/build-cards.ts'
import { opposing, set } from './words.ts'

const common = { type: 'hero', set, atk: 0, damageType: 'melee' } as const

const charge = (n: Amount): Power => ({
  always: [{ mod: 'stat', what: 'self', stat: 'atk', n, while: 'attacking' }],
})
const immune: readonly Power[] = [{ keyword: 'Immune' }, always({ mod: 'cannot', on: 'attack', by: 'self' })]
const flip: Effect = { do: 'flip', what: 'self' }
const flipsAtEnd: Power = whenever({ on: 'end', turn: 'you' }, flip)
/** "When the last … leaves your party, flip …" */
const flipsWithoutLast = (name: string): Power => ({
  when: { on: 'leave', what: { name, of: 'you' }, zone: 'party', last: true },
  then: [flip],
})

export const bosses: readonly CardDef[] = [
  {
    ...common,
    name: "High Warlord Naj'entus",
    number: 1,
    tags: ['Naga', 'Traitor', 'Boss'],
    health: 5,
    threat: 4,
    they: 'he',
    front: [
      ...immune,
      whenever(
        { on: 'end', turn: 'you' },
        { do: 'put', n: 1, what: 'spine', to: { target: 1, is: 'hero', of: 'opponents', as: 'it' } },
        deal(2, 'melee', '$it', { by: 'self' }),
      ),
      {
        pay: [
          { do: 'pay', n: 2 },
          { do: 'exhaust', what: { choose: 1, is: 'character', of: 'you', not: { has: { counter: 'spine' } } } },
        ],
        then: [{ do: 'remove', n: 'all', what: 'spine', from: { is: 'character' } }, flip],
        by: 'opponents',
        only: { turnOf: 'you' },
      },
    ],
    back: [
      whenever({ on: 'flip', what: 'self', to: 'back' }, deal(2, 'frost', each('hero'), { by: 'self' })),
      charge(2),
    ],
  },
  {
    ...common,
    name: 'Supremus',
    number: 2,
    tags: ['Abyssal Demon', 'Traitor', 'Boss'],
    health: 6,
    threat: 5,
    they: 'he',
    front: [
      charge(2),
      whenever(
        { on: 'deal', by: 'self', to: { is: 'character' }, combat: true },
        may(deal('$n', 'melee', { target: 1, is: 'character', other: '$to' }, { by: 'self' })),
      ),
      flipsAtEnd,
    ],
    back: [
      whenever(
        { on: 'start', turn: 'you' },
        deal(2, 'fire', each('character', { random: 1, is: 'opponent' }), { by: 'self' }),
      ),
      flipsAtEnd,
    ],
  },
  {
    ...common,
    name: 'Shade of Akama',
    number: 3,
    tags: ['Broken', 'Traitor', 'Boss'],
    health: 7,
    threat: 6,
    they: 'he',
    front: [
      ...immune,
      whenever(
        { on: 'start', turn: 'you' },
        deal(count({ name: 'Ashtongue Channeler', of: 'you' }), 'melee', target('character', 'opponents'), {
          by: 'self',
        }),
      ),
      flipsWithoutLast('Ashtongue Channeler'),
    ],
    back: [
      charge(3),
      whenever(
        { on: 'start', turn: 'you' },
        { do: 'choose', what: { choose: 1, is: 'hero', of: 'opponents', as: 'prey' } },
        thisTurn(plus('self', 'atk', 3, { attacking: '$prey' }), {
          mod: 'when',
          event: { on: 'destroy', what: '$prey' },
          then: [destroy(each('hero'))],
        }),
      ),
    ],
  },
  {
    ...common,
    name: 'Teron Gorefiend',
    number: 4,
    tags: ['Undead', 'Death Knight', 'Traitor', 'Boss'],
    health: 13,
    threat: 7,
    they: 'he',
    front: [
      charge(4),
      {
        when: { on: 'end', turn: 'you' },
        then: [
          create(4, 'Shadowy Construct'),
          { do: 'choose', what: { choose: 1, is: 'opponent', not: { tag: 'ghost' }, as: 'he' } },
          {
            do: 'modify',
            mods: [{ mod: 'is', what: '$he', tag: 'ghost' }],
            // R503.1a, R503.1d
            until: { while: { match: 'self', state: 'front' } },
          },
        ],
      },
      flipsWithoutLast('Shadowy Construct'),
      whenever({ on: 'start', turn: 'you' }, { do: 'win', by: 'you', if: { match: 'opponents', tag: 'ghost' } }),
    ],
    back: [
      charge(2),
      whenever(
        { on: 'end', turn: 'you' },
        deal(count(each('resource', 'you')), 'shadow', each('character', { random: 1, is: 'opponent' }), {
          by: 'self',
        }),
      ),
    ],
  },
  {
    ...common,
    name: 'Gurtogg Bloodboil',
    number: 5,
    tags: ['Mutated Fel Orc', 'Traitor', 'Boss'],
    health: 15,
    threat: 8,
    they: 'he',
    front: [
      charge(5),
      whenever(
        { on: 'end', turn: 'you' },
        destroy({ choose: { upTo: 5 }, is: 'ally', not: { damageType: 'melee' } }),
        flip,
      ),
    ],
    back: [
      { keyword: 'Untargetable' },
      whenever(
        { on: 'start', turn: 'you' },
        { do: 'choose', what: { random: 1, is: 'hero', of: 'opponents', as: 'prey' } },
        { do: 'heal', n: 5, by: '$prey', from: '$prey' },
        thisTurn({ mod: 'cannot', on: 'attack', by: 'self', except: '$prey' }, plus('self', 'atk', 15, 'attacking')),
      ),
      flipsAtEnd,
    ],
  },
  {
    ...common,
    // R503.2a: this card and the next are the four sides of one Boss.
    name: 'Shrine of Lost Souls',
    number: 6,
    tags: ['Essence', 'Traitor', 'Boss'],
    health: 10,
    threat: 9,
    sides: ['Shrine of Lost Souls', 'Essence of Suffering'],
    front: [...immune, flipsWithoutLast('Soul Fragment')],
    back: [
      charge(15),
      always(grant(opposing, 'Protector')),
      // R503.2b-c
      always({
        mod: 'instead',
        would: { on: 'destroy', what: 'self' },
        then: [{ do: 'swap', what: 'self', for: 'Essence of Desire', keep: 'readiness' }],
      }),
    ],
  },
  {
    ...common,
    name: 'Essence of Desire',
    number: 7,
    tags: ['Essence', 'Traitor', 'Boss'],
    health: 10,
    threat: 9,
    sides: ['Essence of Desire', 'Essence of Anger'],
    front: [
      charge(5),
      whenever({ on: 'deal', to: 'self' }, deal('$n', 'melee', '$by', { by: 'self' })),
      always({
        mod: 'instead',
        would: { on: 'destroy', what: 'self' },
        then: [{ do: 'remove', n: 'all', what: 'damage', from: 'self' }, flip],
      }),
    ],
    back: [
      whenever({ on: 'start', turn: 'you' }, { do: 'put', n: 5, what: 'anger', to: 'self' }),
      charge({ plus: [5, { counters: 'anger', of: 'self' }] }),
      pays([{ do: 'remove', n: 1, what: 'anger', from: 'self' }], deal(1, 'melee', target('ally'), { by: 'self' })),
    ],
  },
  {
    ...common,
    name: 'Mother Shahraz',
    number: 8,
    tags: ['Shivan Demon', 'Traitor', 'Boss'],
    damageType: 'shadow',
    health: 20,
    threat: 10,
    they: 'she',
    front: [
      charge(4),
      whenever(
        { on: 'deal', by: 'self', to: { is: 'character' }, combat: true },
        deal('$n', 'melee', { target: { upTo: 2 }, is: 'character', other: '$to' }, { by: 'self' }),
      ),
      {
        when: { on: 'deal', to: 'self' },
        then: [{ ...flip, if: { match: 'self', where: ['damage', '>=', 15] } }],
      },
    ],
    back: [charge(7), pays([{ do: 'pay', n: 1 }], deal(1, 'shadow', opposing, { by: 'self' }))],
  },
  {
    ...common,
    name: 'The Illidari Council',
    number: 9,
    tags: ['Council', 'Traitor', 'Boss'],
    they: 'it',
    front: [
      ...immune,
      always({ mod: 'cannot', on: 'leave', what: { tag: 'Council Member', of: 'you' }, zone: 'party' }),
      whenever({ on: 'deal', to: { tag: 'Council Member', of: 'you' }, fatal: true, last: true }, flip, {
        do: 'move',
        what: { tag: 'Council Member', of: 'you' },
        to: 'removed',
      }),
      pays([{ do: 'pay', n: 4 }], destroy(each('ability'))),
    ],
    back: [
      whenever({ on: 'flip', what: 'self', to: 'back' }, destroy('self'), {
        do: 'say',
        words: 'YOU ARE NOT PREPARED!',
      }),
    ],
  },
  {
    ...common,
    name: 'The Betrayer',
    number: 10,
    tags: ['Night Elf Demon', 'Demonhunter', 'Traitor', 'Boss'],
    health: 50,
    they: 'he',
    front: [charge(10), pays([{ do: 'activate' }], { do: 'heal', n: 15, by: 'self', from: 'self' }), flipsAtEnd],
    back: [charge(10), pays([{ do: 'activate' }], deal(3, 'shadow', opposing, { by: 'self' })), flipsAtEnd],
  },
]
