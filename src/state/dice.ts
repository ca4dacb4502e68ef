/** Seeded dice, one stream for each purpose; the position in each stream is part of the state. */
import { put, type Store } from './journal.ts'

/** 32 mixed bits of three numbers (murmur finalizer over a Weyl step). */
export function mix(a: number, b: number, c: number): number {
  let h =
    Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^
    Math.imul(b + 0x7f4a7c15, 0xc2b2ae35) ^
    Math.imul(c + 0x165667b1, 0x27d4eb2f)
  h ^= h >>> 16
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  h ^= h >>> 16
  return h >>> 0
}

export function hashText(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** The next number of a stream: an integer from 0 to n - 1. */
export function draw(store: Store, stream: string, n: number): number {
  const at = store.s.dice[0].at
  const i = at[stream] ?? 0
  put(store, 'dice', 0, 'at', { ...at, [stream]: i + 1 })
  const bits = mix(store.s.misc[0].seed, hashText(stream), i)
  return Math.floor((bits / 0x100000000) * n)
}

/** A new order of the list (Fisher-Yates), always the same for the same two numbers. */
export function reordered<T>(list: readonly T[], seed: number, key: number): T[] {
  const out = list.slice()
  for (let k = out.length - 1; k > 0; k--) {
    const bits = mix(seed, key, k)
    const j = Math.floor((bits / 0x100000000) * (k + 1))
    const t = out[k] as T
    out[k] = out[j] as T
    out[j] = t
  }
  return out
}

/** A new order of the list; one stream position in all, so that a shuffle is one event of its stream. */
export function shuffled<T>(store: Store, stream: string, list: readonly T[]): T[] {
  const at = store.s.dice[0].at
  const i = at[stream] ?? 0
  put(store, 'dice', 0, 'at', { ...at, [stream]: i + 1 })
  return reordered(list, store.s.misc[0].seed ^ Math.imul(i + 1, 0x5bd1e995), hashText(stream))
}
