/** The raiders' win rate as it rises with the Boss's mistakes, from a few measured points. Pure. */

/** The results for one rate of mistakes. */
export interface Point {
  mistakes: number
  won: number
  games: number
}

/** A point of a curve that never falls. */
export interface Fitted {
  mistakes: number
  rate: number
}

/** The rates, smoothed where chance made one fall: such neighbours share their mean (isotonic regression). */
export function fitted(points: readonly Point[]): Fitted[] {
  const blocks: { at: number[]; won: number; games: number }[] = []
  const rate = ({ won, games }: { won: number; games: number }): number => won / Math.max(1, games)
  for (const { mistakes, won, games } of [...points].sort((a, b) => a.mistakes - b.mistakes)) {
    let block = { at: [mistakes], won, games }
    for (let last = blocks.at(-1); last && rate(last) > rate(block); last = blocks.at(-1)) {
      blocks.pop()
      block = { at: [...last.at, ...block.at], won: last.won + block.won, games: last.games + block.games }
    }
    blocks.push(block)
  }
  return blocks.flatMap((block) => block.at.map((mistakes) => ({ mistakes, rate: rate(block) })))
}

/** The tolerance, if the Boss's play alone does not reach a rate. */
const near = 0.03

/** The place of a rate on a curve: between two points of it, or beyond its ends. */
export type Place =
  | { beyond: 'below' | 'above'; nearest: number }
  /** `mistakes`: by straight lines between the points. */
  | { from: Fitted; to: Fitted; mistakes: number }

export function place(points: readonly Point[], rate: number): Place {
  const curve = fitted(points)
  const [first] = curve
  const last = curve.at(-1)
  if (!first || !last) return { beyond: 'above', nearest: 1 }
  if (rate < first.rate - near) return { beyond: 'below', nearest: first.mistakes }
  if (rate > last.rate + near) return { beyond: 'above', nearest: last.mistakes }
  const after = curve.findIndex((one) => one.rate >= rate)
  const to = curve[after] ?? last
  const from = curve[after - 1] ?? (after < 0 ? last : first)
  const share = to.rate > from.rate ? (rate - from.rate) / (to.rate - from.rate) : 0
  const mistakes = from.mistakes + Math.min(1, Math.max(0, share)) * (to.mistakes - from.mistakes)
  return { from, to, mistakes: Math.round(100 * mistakes) / 100 }
}
