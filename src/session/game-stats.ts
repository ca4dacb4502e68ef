/** A game in numbers for its end: each player's deeds, who did most, who fell when. Pure. */
import type { CardView, GameEvent, Seat, View } from '../engine/types.ts'
import { csv } from './csv.ts'

/** The deeds of one player's cards; damage is theirs who caused it. */
export interface SeatStats {
  seat: Seat
  name: string
  boss: boolean
  /** The damage that they dealt. */
  dealt: number
  healed: number
  prevented: number
  /** The number of times that their characters protected somebody. */
  protected: number
  /** The number of cards played. */
  played: number
  /** The number of their cards that were destroyed, their heroes aside. */
  destroyed: number
  /** The largest single amount of damage, its source and its target; null if none was dealt. */
  hardest: { n: number; by: string; to: string } | null
  /** The round in which they were out of the game; 0 if they stayed to the end. */
  fell: number
}

/** One line for each player, in the order of the seats. `events` are those of the whole game, from any seat. */
export function gameStats(events: readonly GameEvent[], view: View): SeatStats[] {
  const { seats } = view
  const lines = seats.map(
    ({ seat, name, boss }): SeatStats => ({
      ...{ seat, name, boss, dealt: 0, healed: 0, prevented: 0, protected: 0, played: 0 },
      ...{ destroyed: 0, hardest: null, fell: 0 },
    }),
  )
  const turns = seats.map(() => 0)
  const caused = causeOf(events)
  for (const e of events) {
    const { on, n = 0, whose, what = 0, to, names, seat = -1, step } = e
    if (on === 'start' && step === undefined && seat in turns) turns[seat] = (turns[seat] ?? 0) + 1
    const out = on === 'lose' ? lines[seat] : undefined
    if (out) out.fell = Math.max(1, ...turns)
    const loser = on === 'destroy' && seats.every(({ hero }) => hero !== what) ? lines[seat] : undefined
    if (loser) loser.destroyed++
    const line = lines[on === 'deal' ? caused(e) : whose]
    if (!line) continue
    if (on === 'heal') line.healed += n
    if (on === 'prevent') line.prevented += n
    if (on === 'protect') line.protected++
    if (on === 'play') line.played++
    if (on !== 'deal') continue
    line.dealt += n
    if (n > (line.hardest?.n ?? 0)) line.hardest = { n, by: sourceOf(e, view), to: named(to, names, view) }
  }
  return lines
}

/** The numbers as a table for other programs: a line for each player. */
export const statsCsv = (lines: readonly SeatStats[]): string =>
  csv(
    'player,damage dealt,healed,protected,prevented,cards played,destroyed,hardest blow,fell in round',
    lines.map(({ name, dealt, healed, protected: times, prevented, played, destroyed, hardest, fell }) => [
      ...[name, dealt, healed, times, prevented, played, destroyed, hardest?.n ?? 0, fell > 0 ? fell : ''],
    ]),
  )

const named = (o: number | undefined, names: GameEvent['names'], { seats }: View): string =>
  o === undefined ? '' : o < 0 ? (seats[-1 - o]?.name ?? '') : (names[o] ?? 'a card')

/** Names what dealt damage. */
export const sourceOf = ({ by, with: tool, names }: GameEvent, view: View): string =>
  named(isFighter(view.cards[tool ?? 0]) ? by : (tool ?? by), names, view)

/** Returns who caused an event: the player of the text that makes it happen, otherwise that of the card that does it. */
export function causeOf(events: readonly GameEvent[]): (e: GameEvent) => Seat {
  const players = new Map<number, Seat>()
  for (const { link, on, whose } of events) if (link && (on === 'link' || on === 'trigger')) players.set(link.id, whose)
  return ({ during, combat, whose }) => (combat ? whose : (players.get(during ?? 0) ?? whose))
}

/** A character doesn't count as a tool: what it makes another character do is credited to that character. */
const isFighter = (card: CardView | undefined): boolean =>
  card !== undefined && (card.types.includes('ally') || card.types.includes('hero'))

type Deed = 'dealt' | 'healed' | 'protected' | 'prevented'

/** A raider who did most of something, how much, and whether another did as much. */
export interface Honour {
  deed: Deed
  name: string
  n: number
  tied: boolean
}

/** The raiders who dealt, healed, protected and prevented most, in this order. */
export function honours(lines: readonly SeatStats[]): Honour[] {
  const raiders = lines.filter(({ boss }) => !boss)
  const deeds: readonly Deed[] = ['dealt', 'healed', 'protected', 'prevented']
  return deeds.flatMap((deed): Honour[] => {
    const most = Math.max(0, ...raiders.map((line) => line[deed]))
    const best = most > 0 ? raiders.filter((line) => line[deed] === most) : []
    return best.map(({ name }) => ({ deed, name, n: most, tied: best.length > 1 }))
  })
}

/** The raider who did most for the raid: damage, healing and prevention count by the point, protecting by two points each. */
export function mostValuable(lines: readonly SeatStats[]): SeatStats | undefined {
  const worth = (line: SeatStats): number => line.dealt + line.healed + line.prevented + 2 * line.protected
  const best = lines.filter(({ boss }) => !boss).sort((a, b) => worth(b) - worth(a))[0]
  return best && worth(best) > 0 ? best : undefined
}
