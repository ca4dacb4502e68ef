/** A game in numbers, for its end: what each player did, from what happened. Pure. */
import type { CardView, GameEvent, View } from '../engine/types.ts'

/** What one player's cards did. */
export interface SeatStats {
  name: string
  /** Damage that they dealt. */
  dealt: number
  healed: number
  prevented: number
  /** Cards that were played. */
  played: number
  /** The most damage at once, with what and to whom; null if none was dealt. */
  hardest: { n: number; by: string; to: string } | null
}

/** One line a player, in the order of the seats. `events` are those of the whole game, as any seat is told them. */
export function gameStats(events: readonly GameEvent[], { seats, cards }: View): SeatStats[] {
  const lines = seats.map(
    ({ name }): SeatStats => ({ name, dealt: 0, healed: 0, prevented: 0, played: 0, hardest: null }),
  )
  const named = (o: number | undefined, names: GameEvent['names']): string =>
    o === undefined ? '' : o < 0 ? (seats[-1 - o]?.name ?? '') : (names[o] ?? 'a card')
  for (const { on, n = 0, whose, by, with: tool, to, names } of events) {
    const line = lines[whose]
    if (!line) continue
    if (on === 'heal') line.healed += n
    if (on === 'prevent') line.prevented += n
    if (on === 'play') line.played++
    if (on !== 'deal') continue
    line.dealt += n
    if (n > (line.hardest?.n ?? 0))
      line.hardest = { n, by: named(isFighter(cards[tool ?? 0]) ? by : (tool ?? by), names), to: named(to, names) }
  }
  return lines
}

/** A character is no tool: what it has another do is done by that one. */
const isFighter = (card: CardView | undefined): boolean =>
  card !== undefined && (card.types.includes('ally') || card.types.includes('hero'))
