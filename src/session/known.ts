/** What seats know at a moment, so that it can be told later whether they have learned something since that taking back would not take from them. */
import { draws, eventCount, events, glance } from '../engine/index.ts'
import type { CardId, Game, GameEvent, Seat } from '../engine/types.ts'

export interface Known {
  readonly seats: readonly Seat[]
  /** How often chance had decided something, and how much had happened. */
  readonly draws: number
  readonly events: number
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
  return { seats, draws: draws(game), events: eventCount(game), cards }
}

/** Whether anything was rolled, shuffled or shown since then, also what was hidden again at once, to those seats. */
export function learned(game: Game, before: Known, now = knownTo(game, before.seats)): boolean {
  if (now.draws !== before.draws) return true
  if ([...now.cards].some(([name, n]) => n > (before.cards.get(name) ?? 0))) return true
  return before.seats.some((seat) => {
    const { seats } = glance(game, seat)
    const isTheirs = ({ whose }: GameEvent): boolean => seats[whose]?.team !== seats[seat]?.team
    return events(game, before.events, seat).some(
      (event) =>
        Object.values(event.names).some((name) => !before.cards.has(name)) || (event.on === 'play' && isTheirs(event)),
    )
  })
}
