/** The information that seats have at a moment, to find out later whether they have learned more, which forbids taking back. */
import { draws, eventCount, events, glance } from '../engine/index.ts'
import type { CardId, Game, GameEvent, Seat } from '../engine/types.ts'

export interface Known {
  readonly seats: readonly Seat[]
  /** The numbers of random decisions and of events so far. */
  readonly draws: number
  readonly events: number
  /** The number of cards of each name that they knew together. */
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

/** Whether anything was rolled, shuffled or shown to those seats since then, even if it was hidden again at once. */
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
