/** R304: where to put a card on the table is asked in millimetres. A few places are listed; any other can be typed. */
import type { Decision } from '../../engine/types.ts'

/** So many places are listed at the most: the two ends, and some between. */
const listed = 5

/** Indices of the answers that are listed; all of them, if they are not many lengths. */
export function shortList({ kind, answers }: Decision): readonly number[] {
  const all = answers.map((_, i) => i)
  const lengths = all.filter((i) => answers[i]!.do === 'number')
  if (kind !== 'arrange' || lengths.length <= listed + 2) return all
  const some = Array.from({ length: listed }, (_, i) => lengths[Math.round((i * (lengths.length - 1)) / (listed - 1))]!)
  return all.filter((i) => answers[i]!.do !== 'number' || some.includes(i))
}

/** What is said below a list that is not whole; nothing below one that is. */
export function restOf(open: Decision): readonly string[] {
  if (shortList(open).length === open.answers.length) return []
  const all = open.answers.flatMap((a) => (a.do === 'number' ? [a.n ?? 0] : []))
  return [
    `Or any length from ${Math.min(...all)} to ${Math.max(...all)} mm: "120 mm" takes the nearest place that is free.`,
  ]
}

/** The answer that a line like "120 mm" means: the nearest there is. Null if it means none. */
export function byLength({ kind, answers }: Decision, line: string): number | null {
  const wanted = /^(\d+) ?mm$/i.exec(line)?.[1]
  if (kind !== 'arrange' || wanted === undefined) return null
  const off = (i: number): number =>
    answers[i]!.do === 'number' ? Math.abs((answers[i]!.n ?? 0) - Number(wanted)) : Number.POSITIVE_INFINITY
  const best = answers.map((_, i) => i).reduce((a, b) => (off(b) < off(a) ? b : a))
  return Number.isFinite(off(best)) ? best : null
}
