/** The effects of keywords that are words in a text. */
import type { Effect } from './types.ts'

export const delve: readonly Effect[] = [
  { do: 'reveal', what: { top: 2, in: 'deck', of: 'you', as: 'two' }, to: 'you' },
  { do: 'move', what: { choose: 'any', among: '$two', as: 'kept' }, to: 'deck', at: 'top' },
  { do: 'move', what: { among: '$two', other: '$kept' }, to: 'deck', at: 'bottom' },
]

export const portal: readonly Effect[] = [
  { do: 'reveal', what: { top: 3, in: 'deck', of: 'you', as: 'three' } },
  {
    do: 'try',
    may: 'you',
    these: [
      {
        do: 'move',
        what: {
          choose: 1,
          is: 'ally',
          tag: 'Demon',
          where: ['cost', '<', { stat: 'cost', of: 'self' }],
          in: 'deck',
          among: '$three',
          as: 'demon',
        },
        to: 'play',
      },
    ],
  },
  { do: 'move', what: { in: 'deck', among: '$three', other: '$demon' }, to: 'deck', at: 'bottom' },
]
