/** A bot's random numbers: the n-th number of a stream depends only on its seed, its seat and n (counter based). */
import { mix } from '../state/dice.ts'

export interface Stream {
  /** An integer from 0 to n - 1. */
  next(n: number): number
  /** A stream that goes on from here apart. */
  copy(): Stream
}

export function stream(seed: number, seat: number, from = 0): Stream {
  let count = from
  return {
    next: (n) => Math.floor((mix(seed, seat + 1, count++) / 0x100000000) * n),
    copy: () => stream(seed, seat, count),
  }
}
