/** The Redis that connects machines. */
import type { Redis } from 'ioredis'
import { optional } from './optional.ts'

/** The milliseconds for the first answer. */
const PATIENCE = 5_000

/** The address without its password, for display. */
export function shownAddress(address: string): string {
  const url = URL.parse(address)
  if (!url) return address
  if (url.password) url.password = '***'
  return url.href
}

/** No Redis answers: the reason, and the fix. */
export class NoRedis extends Error {
  readonly fix: string
  constructor(what: string, fix: string) {
    super(what)
    this.name = 'NoRedis'
    this.fix = fix
  }
}

/**
 * Connects to a Redis.
 * @param address - Such as `redis://localhost:6379`, or `rediss://` with TLS.
 * @returns The connection, after it has answered once; later it reconnects by itself.
 * @throws NoRedis if the address is malformed, or nobody answers there within 5 seconds.
 */
export async function connectRedis(address: string): Promise<Redis> {
  const { protocol, hostname } = URL.parse(address) ?? {}
  if (!hostname || (protocol !== 'redis:' && protocol !== 'rediss:'))
    throw new NoRedis(`${shownAddress(address)} is not the address of a Redis`, 'Write redis://HOST:PORT.')
  const { Redis } = await optional(() => import('ioredis'), 'ioredis', 'what talks to a Redis')
  let answered = false
  const redis = new Redis(address, {
    lazyConnect: true,
    connectTimeout: PATIENCE,
    // What is asked while it is gone waits until it is back; BullMQ, whose workers wait in blocking calls, asks for this.
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (answered ? Math.min(times * 100, 2000) : null),
  })
  let last: Error | undefined
  redis.on('error', (error: Error) => {
    last = error
  })
  try {
    await redis.connect()
    await redis.ping()
    answered = true
    return redis
  } catch (error) {
    redis.disconnect()
    const why = (last ?? (error as Error)).message || (error as Error).message
    throw new NoRedis(
      `no Redis answers at ${shownAddress(address)}: ${why}`,
      'Start one there (`redis-server`), or correct the address.',
    )
  }
}
