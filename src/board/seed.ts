/** Randomness that is always the same for the same text, for painting. */

/** A small hash of a text. */
export function seedOf(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h >>> 0
}

/** Numbers from 0 to 1, always the same for the same seed. */
export function sequence(seed: number): () => number {
  let a = seed | 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A non-empty list. */
export type Some<T> = readonly [T, ...T[]]

/** The item of a list that a seed chooses. */
export const bySeed = <T>(list: Some<T>, seed: number): T => list[seed % list.length] ?? list[0]
