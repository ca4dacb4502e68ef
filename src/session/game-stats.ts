/** The numbers of a game for its end screen: what each player did. Pure. */
import type { CardView, GameEvent, View } from '../engine/types.ts'

/** What one player's cards did. */
export interface SeatStats {
  name: string
  /** The damage that they dealt. */
  dealt: number
  healed: number
  prevented: number
  /** The number of cards played. */
  played: number
  /** The largest single amount of damage, its source and its target; null if none was dealt. */
  hardest: { n: number; by: string; to: string } | null
}

/** One line for each player, in the order of the seats. `events` are those of the whole game, from any seat. */
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

/** A character doesn't count as a tool: what it makes another character do is credited to that character. */
const isFighter = (card: CardView | undefined): boolean =>
  card !== undefined && (card.types.includes('ally') || card.types.includes('hero'))
