/**
 * The budgets of clients on the server: all its numbers are here, and in docs/hosting.md, with the test that attacks each.
 * A client over its budget is refused in words, and cut off if it continues. Only counts and clocks, no sockets.
 */
import type { AskName } from '../wire/index.ts'

/** The most at once, and the number per second from then on. */
export interface Limit {
  readonly most: number
  readonly perSecond: number
}

export const budgets = {
  /** One message, before it is read: its bytes; the values that its headers promise (the largest deck has 3,100); lists and records within each other. */
  message: { bytes: 64 * 1024, values: 4000, depth: 8 },
  /** One request over HTTP: its bytes. */
  request: { bytes: 64 * 1024 },
  /** One connection: its messages, by their weight (`weights`), and their bytes; and bytes that wait for a client that doesn't read. */
  connection: {
    messages: { most: 60, perSecond: 20 },
    bytes: { most: 512 * 1024, perSecond: 64 * 1024 },
    unread: 4 * 1024 * 1024,
  },
  /**
   * One address, or one network of IPv6 (/64): rooms that it opens, and joins or tries to join; connections that it requests and has.
   * Messages of all its connections by their weight; files sent to it, in all and at one time.
   */
  address: {
    openings: { most: 10, perSecond: 0.1 },
    joinings: { most: 60, perSecond: 1 },
    upgrades: { most: 60, perSecond: 1 },
    connections: 60,
    messages: { most: 400, perSecond: 120 },
    files: { most: 600, perSecond: 30 },
    downloads: 60,
  },
  /**
   * One room: messages of everybody in it, by their weight; whole tables for clients that have lost theirs; silenced cards of a seat; wishes after
   * one choice.
   */
  room: {
    messages: { most: 240, perSecond: 80 },
    wholes: { most: 12, perSecond: 0.5 },
    silent: 200,
    wishes: 20,
  },
  /**
   * Bots that look ahead: the lines of a turn, the milliseconds of thought at a time, and the bots at once on a server; the others wait in turn.
   */
  ahead: { lines: 64, milliseconds: 40, atOnce: 2 },
  /** Different cards of a deck of somebody's own: a whole one has some thirty. */
  deck: 100,
  /** The most pairs of letters compared to suggest corrections of unknown names in a deck or a raid. */
  guesses: 1_500_000,
  /**
   * Raids of people's own, which play in their own thread: the milliseconds for one step, and the most rooms.
   * Also the modifiers and cards that a choice may look at (the built-in raids need at most 1,500).
   */
  own: { looks: 300_000, milliseconds: 4000, rooms: 100 },
  /** One server: the rooms in its memory; empty ones leave it after a while. */
  server: { rooms: 1000 },
} as const

/**
 * Messages that cost the server more than a click: a deck is checked against all cards, a whole table is made, choices are replayed. Others weigh 1.
 */
const weights: Readonly<Partial<Record<AskName, number>>> = {
  ...{ deck: 10, whole: 10, begin: 10, again: 5, terms: 5, undo: 5, vote: 2, whyNot: 2, explain: 2, agree: 2 },
  ...{ meant: 5, show: 5 },
}

export const weightOf = (name: string): number => (Object.hasOwn(weights, name) ? (weights[name as AskName] ?? 1) : 1)

export interface Bucket {
  left: number
  since: number
}

/** Takes something from a bucket that fills up again in time. Returns false if there is not enough in it. */
export function take(bucket: Bucket, { most, perSecond }: Limit, now: number, much = 1): boolean {
  bucket.left = Math.min(most, bucket.left + (Math.max(0, now - bucket.since) / 1000) * perSecond)
  bucket.since = now
  if (bucket.left < much) return false
  bucket.left -= much
  return true
}

export const fullBucket = ({ most }: Limit, now: number): Bucket => ({ left: most, since: now })

export type Buckets = (name: string, now: number, much?: number) => boolean

/** A bucket for each name; full ones are dropped. */
export function makeBuckets(limit: Limit): Buckets {
  const buckets = new Map<string, Bucket>()
  let swept = 0
  return (name, now, much = 1) => {
    if (now - swept > 60_000) {
      swept = now
      const fills = (limit.most / limit.perSecond) * 1000
      for (const [other, { since }] of buckets) if (now - since > fills) buckets.delete(other)
    }
    const bucket = buckets.get(name) ?? fullBucket(limit, now)
    buckets.set(name, bucket)
    return take(bucket, limit, now, much)
  }
}

/** Counts simultaneous uses. `begin` returns the function that ends one, or null at the limit. */
export interface Counter {
  begin(name: string): (() => void) | null
  isFull(name: string): boolean
}

export function makeCounter(most: number): Counter {
  const counts = new Map<string, number>()
  return {
    isFull: (name) => (counts.get(name) ?? 0) >= most,
    begin(name) {
      const n = counts.get(name) ?? 0
      if (n >= most) return null
      counts.set(name, n + 1)
      let open = true
      return () => {
        if (!open) return
        open = false
        const left = (counts.get(name) ?? 1) - 1
        if (left > 0) counts.set(name, left)
        else counts.delete(name)
      }
    },
  }
}
