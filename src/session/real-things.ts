/** The things that can lie on a real table, each more than the one before. */
import type { RaidSetup } from '../engine/types.ts'

/** People's own cards; these and dice; these and the raid's decks. */
export const reals = ['cards', 'dice', 'all'] as const

export type Real = (typeof reals)[number]

/** Says in a setup which dice and decks lie there too; somebody must have real cards. */
export const besideCards = (real: Real | undefined): Pick<RaidSetup, 'dice' | 'raidDecks'> => ({
  ...(real === 'dice' || real === 'all' ? { dice: 'told' } : {}),
  ...(real === 'all' ? { raidDecks: 'drawn' } : {}),
})

/** The fault of a real table with such a Boss; null if there is none. */
export const realFault = (real: Real | '' | undefined, boss: string): { why: string; fix: string } | null =>
  real === 'all' && boss.startsWith('person')
    ? {
        why: 'Whoever plays the Boss can’t draw cards that only raiders may say.',
        fix: 'Choose cards and dice alone, or a bot for the Boss.',
      }
    : null
