// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** Cards of the examples of 714-719, of 803 and of the glossary's Doubled. */
import type { CardDef } from '../../src/language/types.ts'
import { base } from './basics.ts'

export const modifierCards: readonly CardDef[] = [
  {
    ...base,
    name: 'Concussive Barrage',
    type: 'ability',
    instant: true,
    classes: ['Hunter'],
    tags: ['Marksmanship'],
    requires: 'Marksmanship',
    cost: 1,
    text: [
      {
        do: 'deal',
        n: {
          double: 2,
          each: { count: { name: 'Concussive Barrage', in: 'graveyard', of: 'you', other: true } },
        },
        type: 'ranged',
        by: 'yourHero',
        to: { target: 1, is: 'character' },
      },
    ],
  },
]
