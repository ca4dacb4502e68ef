/** Priest abilities. */
import type { CardDef } from '../../language/types.ts'

const base = { type: 'ability', set: 'Heroes of Azeroth', classes: ['Priest'] } as const

export const priest: readonly CardDef[] = [
  {
    ...base,
    name: 'Chastise',
    number: 76,
    tags: ['Holy'],
    cost: 2,
    text: [{ do: 'deal', n: 2, type: 'holy', by: 'yourHero', to: { target: 1, is: 'character' }, sure: true }],
  },
  {
    ...base,
    name: 'Dispel Magic',
    number: 77,
    instant: true,
    tags: ['Discipline'],
    cost: 1,
    text: [{ do: 'destroy', what: { target: 1, is: 'ability' } }],
  },
  {
    ...base,
    name: 'Flash Heal',
    number: 78,
    instant: true,
    tags: ['Holy'],
    cost: 1,
    text: [{ do: 'heal', n: 4, by: 'yourHero', from: { target: 1, is: 'character' } }],
  },
  {
    ...base,
    name: 'Heal',
    number: 79,
    tags: ['Holy'],
    cost: 2,
    text: [{ do: 'heal', n: 7, by: 'yourHero', from: { target: 1, is: 'character' } }],
  },
  {
    ...base,
    name: 'Mind Spike',
    number: 82,
    tags: ['Shadow'],
    cost: 2,
    text: [
      {
        do: 'deal',
        n: 1,
        type: 'shadow',
        by: 'yourHero',
        to: { target: 1, is: 'character', as: 'it' },
        as: 'hit',
      },
      { do: 'discard', by: { controller: '$it' }, n: '$hit.n' },
    ],
  },
  {
    ...base,
    name: 'Power Word: Fortitude',
    number: 83,
    tags: ['Discipline'],
    cost: 3,
    attach: { target: 1, is: 'character' },
    powers: [{ always: [{ mod: 'stat', what: 'host', stat: 'health', n: 5 }] }],
  },
  {
    ...base,
    name: 'Prayer of Healing',
    number: 84,
    tags: ['Holy'],
    cost: 3,
    text: [{ do: 'heal', n: 3, by: 'yourHero', from: { is: 'character', of: 'you' } }],
  },
  {
    ...base,
    name: 'Resurrection',
    number: 86,
    tags: ['Holy'],
    cost: 4,
    text: [
      {
        do: 'move',
        what: { target: 1, is: 'ally', in: 'graveyard', of: 'you', as: 'it' },
        to: 'play',
        if: { compare: [{ stat: 'cost', of: '$it' }, '<=', { count: { is: 'resource', of: 'you' } }] },
      },
    ],
    ruling: 'Cost and resources are compared as it resolves; any ally in the graveyard can be the target.',
  },
  {
    ...base,
    name: 'Shadow Word: Pain',
    number: 87,
    instant: true,
    tags: ['Shadow'],
    cost: 3,
    attach: { target: 1, is: 'character' },
    text: [{ do: 'discard', by: { controller: 'host' }, n: 1 }],
    powers: [
      {
        when: { on: 'start', turn: 'you' },
        then: [{ do: 'deal', n: 1, type: 'shadow', by: 'yourHero', to: 'host' }],
      },
    ],
  },
  {
    ...base,
    name: 'Smite',
    number: 89,
    tags: ['Holy'],
    cost: 5,
    text: [{ do: 'deal', n: 4, type: 'holy', by: 'yourHero', to: { target: 1, is: 'character' }, sure: true }],
  },
  {
    ...base,
    name: 'Spiritual Healing',
    number: 90,
    tags: ['Holy', 'Talent'],
    requires: 'Holy',
    cost: 2,
    powers: [
      {
        when: { on: 'play', by: 'you', what: { is: 'ability', tag: 'Holy' } },
        then: [{ do: 'heal', n: 2, by: 'yourHero', from: { target: 1, is: 'character' } }],
      },
    ],
  },
]
