/** The statistics of a balance report. Pure. */

/** An estimate with its 95 % interval. */
export interface Estimate {
  value: number
  low: number
  high: number
}

/** The 97.5th percentile of the normal distribution: two of them bound 95 %. */
const Z = 1.959964

/** A share of n with Wilson's interval, which stays sensible for few games and for shares near 0 or 1; null without any. */
export function wilson(k: number, n: number): Estimate | null {
  if (n === 0) return null
  const p = k / n
  const middle = (p + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n)
  const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2))
  return { value: p, low: k === 0 ? 0 : middle - half, high: k === n ? 1 : middle + half }
}

/** A share from two counts. */
export interface Share {
  k: number
  n: number
}

/** The difference of two shares with Newcombe's interval, made from both Wilson intervals; null if either has no data. */
export function difference(one: Share, other: Share): Estimate | null {
  const [a, b] = [wilson(one.k, one.n), wilson(other.k, other.n)]
  if (!a || !b) return null
  const value = a.value - b.value
  return {
    value,
    low: value - Math.hypot(a.value - a.low, b.high - b.value),
    high: value + Math.hypot(a.high - a.value, b.value - b.low),
  }
}

/**
 * The difference of two shares within strata, weighted by Mantel and Haenszel, with the interval of Greenland and Robins.
 * Strata in which either side has no data, or all ended alike, are ignored; null if no other is left.
 * A stratum of a few games looks surer than it is, so its spread is computed with half a success and half a failure more.
 */
export function adjusted(strata: readonly (readonly [Share, Share])[]): Estimate | null {
  const telling = strata.filter(([a, b]) => a.n > 0 && b.n > 0 && a.k + b.k > 0 && a.k + b.k < a.n + b.n)
  if (telling.length === 0) return null
  let weights = 0
  let sum = 0
  let variance = 0
  for (const [a, b] of telling) {
    const weight = (a.n * b.n) / (a.n + b.n)
    weights += weight
    sum += weight * (a.k / a.n - b.k / b.n)
    variance += weight ** 2 * (spread(a) + spread(b))
  }
  const value = sum / weights
  const half = (Z * Math.sqrt(variance)) / weights
  return { value, low: Math.max(-1, value - half), high: Math.min(1, value + half) }
}

function spread({ k, n }: Share): number {
  const p = (k + 0.5) / (n + 1)
  return (p * (1 - p)) / n
}

/** The frequency of each whole number. */
export type Histogram = Readonly<Record<string, number>>

/** The least number that this part of the counted ones does not exceed; 0 if nothing was counted. */
export function quantile(counted: Histogram, part: number): number {
  const all = Object.entries(counted).map(([x, n]): [number, number] => [Number(x), n])
  all.sort(([a], [b]) => a - b)
  const total = all.reduce((sum, [, n]) => sum + n, 0)
  let below = 0
  for (const [x, n] of all) {
    below += n
    if (below >= part * total) return x
  }
  return 0
}

export interface Spread {
  p10: number
  median: number
  p90: number
}

export const spreadOf = (counted: Histogram): Spread => ({
  p10: quantile(counted, 0.1),
  median: quantile(counted, 0.5),
  p90: quantile(counted, 0.9),
})

/** The results of two players in the same games: the number that both won, only one of them, or neither. */
export interface Pairs {
  both: number
  onlyA: number
  onlyB: number
  neither: number
}

/**
 * The excess of B's share of won games over A's, with Newcombe's interval for pairs (1998, method 10). Null without pairs.
 * Of like games most end alike, so the interval is narrower than that of two separate runs.
 */
export function pairedDifference({ both, onlyA, onlyB, neither }: Pairs): Estimate | null {
  const n = both + onlyA + onlyB + neither
  const [a, b] = [wilson(both + onlyA, n), wilson(both + onlyB, n)]
  if (!a || !b) return null
  const cross = both * neither - onlyA * onlyB
  const sure = cross > 0 ? Math.max(0, cross - n / 2) : cross
  const product = (both + onlyA) * (onlyB + neither) * (both + onlyB) * (onlyA + neither)
  const alike = product === 0 ? 0 : sure / Math.sqrt(product)
  const length = (x: number, y: number): number => Math.sqrt(Math.max(0, x ** 2 - 2 * alike * x * y + y ** 2))
  const value = b.value - a.value
  return {
    value,
    low: value - length(b.value - b.low, a.high - a.value),
    high: value + length(b.high - b.value, a.value - a.low),
  }
}

/** The mean of numbers, with its 95 % interval (normal). Null of fewer than two. */
export function meanOf(numbers: readonly number[]): Estimate | null {
  const n = numbers.length
  if (n < 2) return null
  const value = numbers.reduce((sum, x) => sum + x, 0) / n
  const error = Math.sqrt(numbers.reduce((sum, x) => sum + (x - value) ** 2, 0) / (n - 1) / n)
  return { value, low: value - 1.96 * error, high: value + 1.96 * error }
}

/** McNemar's exact test, two-sided: how likely pairs that ended differently would be divided so unevenly, or more so, if A and B were equally strong. */
export function mcnemar({ onlyA, onlyB }: Pairs): number {
  const n = onlyA + onlyB
  let log = -n * Math.LN2
  let tail = 0
  for (let k = 0; k <= Math.min(onlyA, onlyB); k++) {
    tail += Math.exp(log)
    log += Math.log((n - k) / (k + 1))
  }
  return Math.min(1, 2 * tail)
}
