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
