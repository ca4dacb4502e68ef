/** Two players on the same games, pair by pair. Pure. */

import type { PlayedRow } from './play-out.ts'
import { type Estimate, mcnemar, meanOf, type Pairs, pairedDifference, wilson } from './statistics.ts'

/** The side whose wins are compared. */
export type Side = 'boss' | 'raiders'

export interface Compared {
  side: Side
  pairs: Pairs
  /** Pairs in which a game stalled or crashed, or was not played: they are not counted. */
  unfinished: number
  a: Estimate | null
  b: Estimate | null
  /** The excess of B's share over A's. */
  difference: Estimate | null
  p: number
  /** The distance that the raiders come farther with B, as a share of the way. */
  far: Estimate | null
}

/** Counts pairs of games, of two series that take turns: game 2n of A and 2n + 1 of B have the same seed. */
export function newComparison(games: number, side: Side): { add(row: PlayedRow): void; compared(): Compared } {
  const waiting = new Map<number, PlayedRow>()
  const farther: number[] = []
  const pairs = { both: 0, onlyA: 0, onlyB: 0, neither: 0 }
  const count = (a: boolean, b: boolean): number => pairs[a && b ? 'both' : a ? 'onlyA' : b ? 'onlyB' : 'neither']++
  return {
    add(row) {
      const other = waiting.get(row.i ^ 1)
      if (!other) return void waiting.set(row.i, row)
      waiting.delete(other.i)
      if (other.end !== 'over' || row.end !== 'over') return
      const [a, b] = row.i % 2 === 0 ? [row, other] : [other, row]
      count(a.won === side, b.won === side)
      farther.push(b.far - a.far)
    },
    compared() {
      const { both, onlyA, onlyB, neither } = pairs
      const n = both + onlyA + onlyB + neither
      return {
        side,
        pairs: { ...pairs },
        unfinished: games - n,
        a: wilson(both + onlyA, n),
        b: wilson(both + onlyB, n),
        difference: pairedDifference(pairs),
        p: mcnemar(pairs),
        far: meanOf(farther),
      }
    },
  }
}

/** The same games of two versions of a raid: the raiders' wins. */
export function comparedRows(a: readonly PlayedRow[], b: readonly PlayedRow[]): Compared {
  const { add, compared } = newComparison(Math.max(a.length, b.length), 'raiders')
  for (const row of a) add({ ...row, i: 2 * row.i })
  for (const row of b) add({ ...row, i: 2 * row.i + 1 })
  return compared()
}
