/** R304: places on the table are in millimetres. A few are listed; the player can type any other. */
import type { Decision } from '../../engine/types.ts'

/** The most places to list: the two ends, and some between. */
const listed = 5

/** The indices of the answers to list; all of them if they are few or not lengths. */
export function shortList({ kind, answers }: Decision): readonly number[] {
  const all = answers.map((_, i) => i)
  const lengths = all.filter((i) => answers[i]!.do === 'number')
  if (kind !== 'arrange' || lengths.length <= listed + 2) return all
  const some = Array.from({ length: listed }, (_, i) => lengths[Math.round((i * (lengths.length - 1)) / (listed - 1))]!)
  return all.filter((i) => answers[i]!.do !== 'number' || some.includes(i))
}

/** The note below an incomplete list; nothing if the list is complete. */
export function restOf(open: Decision): readonly string[] {
  if (shortList(open).length === open.answers.length) return []
  const all = open.answers.flatMap((a) => (a.do === 'number' ? [a.n ?? 0] : []))
  return [`Or any length from ${Math.min(...all)} to ${Math.max(...all)} mm: "120 mm" takes the nearest free place.`]
}

/** The answer for a line like "120 mm": the nearest place. Null if the line is not a length. */
export function byLength({ kind, answers }: Decision, line: string): number | null {
  const wanted = /^(\d+) ?mm$/i.exec(line)?.[1]
  if (kind !== 'arrange' || wanted === undefined) return null
  const off = (i: number): number =>
    answers[i]!.do === 'number' ? Math.abs((answers[i]!.n ?? 0) - Number(wanted)) : Number.POSITIVE_INFINITY
  const best = answers.map((_, i) => i).reduce((a, b) => (off(b) < off(a) ? b : a))
  return Number.isFinite(off(best)) ? best : null
}
