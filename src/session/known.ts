/** What seats know at a moment, so that it can be told later whether they have learned something since that taking back would not take from them. */
import { draws, glance } from '../engine/index.ts'
import type { CardId, Game, Seat } from '../engine/types.ts'

export interface Known {
  /** How often chance had decided something. */
  readonly draws: number
  /** How many cards of each name they knew together. */
  readonly cards: ReadonlyMap<string, number>
}

export function knownTo(game: Game, seats: readonly Seat[]): Known {
  const names = new Map<CardId, string>()
  for (const seat of seats)
    for (const { id, def, zone } of Object.values(glance(game, seat).cards))
      if (def !== null && zone !== 'gone') names.set(id, def)
  const cards = new Map<string, number>()
  for (const name of names.values()) cards.set(name, (cards.get(name) ?? 0) + 1)
  return { draws: draws(game), cards }
}

/** Whether anything was rolled, shuffled or shown to these seats in between. */
export const learned = (before: Known, now: Known): boolean =>
  now.draws !== before.draws || [...now.cards].some(([name, n]) => n > (before.cards.get(name) ?? 0))
