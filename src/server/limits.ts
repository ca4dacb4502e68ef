/** How much one client may ask for. */

/** So many at once, and so many a second from then on. */
export interface Limit {
  readonly most: number
  readonly perSecond: number
}

/** Messages of one connection: people click five times a second, a page that comes back asks a dozen things at once. */
export const messages: Limit = { most: 60, perSecond: 20 }
/** Rooms that one address opens, and joins or tries to. */
export const openings: Limit = { most: 10, perSecond: 0.1 }
export const joinings: Limit = { most: 60, perSecond: 1 }
/** Bytes of a message and of a request: the largest deck has 20,000. */
export const longestMessage = 64 * 1024
/** Rooms in the memory of one server; those that nobody is in leave it after a while. */
export const mostRooms = 1000

export interface Bucket {
  left: number
  since: number
}

/** Takes one from a bucket that fills up again in time. Returns false if it is empty. */
export function take(bucket: Bucket, { most, perSecond }: Limit, now: number): boolean {
  bucket.left = Math.min(most, bucket.left + ((now - bucket.since) / 1000) * perSecond)
  bucket.since = now
  if (bucket.left < 1) return false
  bucket.left--
  return true
}

export const fullBucket = ({ most }: Limit, now: number): Bucket => ({ left: most, since: now })

/** A bucket for each name; those that are full again are forgotten. */
export function makeBuckets(limit: Limit): (name: string, now: number) => boolean {
  const buckets = new Map<string, Bucket>()
  let swept = 0
  return (name, now) => {
    if (now - swept > 60_000) {
      swept = now
      const fills = (limit.most / limit.perSecond) * 1000
      for (const [other, { since }] of buckets) if (now - since > fills) buckets.delete(other)
    }
    const bucket = buckets.get(name) ?? fullBucket(limit, now)
    buckets.set(name, bucket)
    return take(bucket, limit, now)
  }
}
