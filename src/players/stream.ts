/** A player's own numbers: the n-th number of a stream depends on its seed and n alone (counter based). */
export interface Stream {
  /** An integer from 0 to n - 1. */
  next(n: number): number
}

export function stream(seed: number, seat: number): Stream {
  let count = 0
  return {
    next(n) {
      const bits = scramble(scramble(seed ^ Math.imul(seat + 1, 0x9e3779b1)) ^ Math.imul(++count, 0x85ebca77))
      return Math.floor((bits / 0x100000000) * n)
    },
  }
}

/** Avalanche of 32 bits (a murmur-style finaliser). */
function scramble(n: number): number {
  let h = n | 0
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d)
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b)
  return (h ^ (h >>> 16)) >>> 0
}
