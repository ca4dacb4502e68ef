/** Quests and locations (306): one face-up location for each player (410.6g), and no more counters on it than it holds (306.3). */
import { RESOURCES, zoneId } from '../state/ids.ts'
import type { Answer, Card, CardId, Seat } from '../state/types.ts'
import { cardsIn } from './415-zones/zones.ts'
import { card, codeOf, decide, type Game, question } from './core/game.ts'

/** Quests and locations are placed, never played (306.1, 201.2). */
export const isPlaced = (g: Game, c: Card): boolean => {
  const { kinds } = codeOf(g, c)
  return kinds.has('quest') || kinds.has('location')
}

/** Locations that lie face up in a resource row. They stay face up until these checks turn them down (306.3). */
const locationsOf = (g: Game, seat: Seat): CardId[] =>
  cardsIn(g, zoneId(seat, RESOURCES)).filter((id) => {
    const c = card(g, id)
    return !c.faceDown && codeOf(g, c).kinds.has('location')
  })

/** 410.6g: each of these players, in turn order, chooses the location to keep. Returns the others. */
export function surplus(g: Game, seats: readonly Seat[]): CardId[] {
  return seats.flatMap((seat) => {
    const all = locationsOf(g, seat)
    const answers = all.map((id): Answer => ({ do: 'pick', card: id }))
    const kept = decide(g, question(seat, 'unique', '410.6g', answers)).card
    return all.filter((id) => id !== kept)
  })
}

/** The number of counters of a kind that still fit on a card: any number, except for a location's own (306.3). */
export function room(g: Game, c: Card, counter: string): number {
  const capacity = codeOf(g, c).def.capacity
  if (capacity === undefined || capacity[0] !== counter) return Number.POSITIVE_INFINITY
  return Math.max(0, capacity[1] - (c.counters[counter] ?? 0))
}
