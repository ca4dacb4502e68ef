/** The things that can lie on a real table, each more than the one before. */
import type { RaidSetup, SeatSetup } from '../engine/types.ts'

/** People's own cards; these and dice; these and the raid's decks. */
export const reals = ['cards', 'dice', 'all'] as const

export type Real = (typeof reals)[number]

/** A seat whose cards are real; of a deck that names its hero alone nobody has told the list, only that it has sixty cards (100.1). */
export const realSeat = ({ deck, ...seat }: SeatSetup): SeatSetup =>
  typeof deck === 'object' && deck.cards.length === 0
    ? { ...seat, deck: { ...deck, side: undefined }, real: { cards: 60 } }
    : { ...seat, deck, real: true }

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
