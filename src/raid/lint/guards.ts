/** Facts about a guard without playing: whether it is always true, or never. */
import { compare } from '../../language/compare.ts'
import type { Amount, Condition } from '../../language/types.ts'
import type { RaidTransition } from '../format.ts'

/** The stage of a state, and its title if no other state is around it or within. */
export interface Present {
  stage: number
  title: string | undefined
}

/** The least and the most that an amount can be. */
type Range = readonly [least: number, most: number]

/** Counts are never negative; other amounts are unlimited. */
function range(n: Amount, stage: number): Range {
  if (typeof n === 'number') return [n, n]
  if (typeof n !== 'object' || n === null) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  if ('raid' in n && n.raid === 'stage' && !('counter' in n)) return [stage, stage]
  if ('count' in n || 'counters' in n || 'often' in n || 'different' in n) return [0, Number.POSITIVE_INFINITY]
  if ('plus' in n && Array.isArray(n.plus))
    return n.plus
      .map((part) => range(part, stage))
      .reduce<Range>(([least, most], [a, b]) => [least + a, most + b], [0, 0])
  return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
}

/** Whether a comparison of these is always true, never, or sometimes (undefined). */
function compared([a, b]: Range, op: Parameters<typeof compare>[1], [c, d]: Range): boolean | undefined {
  const corners = [compare(a, op, c), compare(a, op, d), compare(b, op, c), compare(b, op, d)]
  const fixed = a === b && c === d
  const apart = b < c || d < a
  if (op === '=' || op === '!=') return fixed || apart ? compare(a, op, c) : undefined
  return corners.every((one) => one === corners[0]) ? corners[0] : undefined
}

/** Whether a condition is always true or never, in such a state; undefined if that depends on the game. */
export function always(condition: unknown, now: Present): boolean | undefined {
  if (typeof condition !== 'object' || condition === null) return undefined
  const c = condition
  if ('compare' in c && Array.isArray(c.compare) && c.compare.length === 3) {
    const [a, op, b] = c.compare
    return compared(range(a, now.stage), op, range(b, now.stage))
  }
  if ('stage' in c && now.title !== undefined) return c.stage === now.title
  if ('not' in c && !('match' in c)) {
    const inner = always(c.not, now)
    return inner === undefined ? undefined : !inner
  }
  if ('all' in c && Array.isArray(c.all)) return every(c.all, now)
  if ('any' in c && Array.isArray(c.any)) {
    const none = every(
      c.any.map((not) => ({ not }) as Condition),
      now,
    )
    return none === undefined ? undefined : !none
  }
  return undefined
}

/** Whether all of these are true: never, if one is the opposite of another. */
function every(parts: readonly Condition[], now: Present): boolean | undefined {
  const known = parts.map((part) => always(part, now))
  const said = new Set(parts.map((part) => JSON.stringify(part)))
  const opposed = parts.some(
    (part) =>
      typeof part === 'object' &&
      part !== null &&
      'not' in part &&
      !('match' in part) &&
      said.has(JSON.stringify(part.not)),
  )
  if (opposed || known.includes(false)) return false
  return known.every((one) => one === true) ? true : undefined
}

/** Whether the nth of these transitions for one event can never be taken. */
export function stuck(ways: readonly RaidTransition[], nth: number, now: Present): boolean {
  const way = ways[nth]
  if (way?.guard && always(way.guard.params, now) === false) return true
  return barrier(ways, nth, now) !== undefined
}

/** The earlier transition that is taken whenever the nth could be. */
export function barrier(ways: readonly RaidTransition[], nth: number, now: Present): number | undefined {
  const guard = JSON.stringify(ways[nth]?.guard?.params)
  const found = ways
    .slice(0, nth)
    .findIndex(
      (other) =>
        !other.guard || always(other.guard.params, now) === true || JSON.stringify(other.guard.params) === guard,
    )
  return found < 0 ? undefined : found
}
