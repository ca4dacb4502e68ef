/** The Redis at which a queue lies. */
import type { Redis } from 'ioredis'
import { CliError } from '../problem.ts'

/** How long the first answer may take, in milliseconds. */
const PATIENCE = 5_000

/** The address without its password, as it may be shown. */
export function shownAddress(address: string): string {
  const url = URL.parse(address)
  if (!url) return address
  if (url.password) url.password = '***'
  return url.href
}

/**
 * Connects to a Redis.
 * @param address - Such as `redis://localhost:6379`, or `rediss://` with TLS.
 * @param option - Where the address was given, for errors.
 * @returns The connection, after it has answered once; later it reconnects by itself.
 * @throws CliError if it is no such address, or nobody answers there within 5 seconds.
 */
export async function connect(address: string, option: string): Promise<Redis> {
  const { protocol, hostname } = URL.parse(address) ?? {}
  if (!hostname || (protocol !== 'redis:' && protocol !== 'rediss:'))
    throw new CliError(`${shownAddress(address)} is not the address of a Redis`, option, 'Write redis://HOST:PORT.')
  const { Redis } = await import('ioredis')
  let answered = false
  const redis = new Redis(address, {
    lazyConnect: true,
    connectTimeout: PATIENCE,
    // The workers of the queue wait in blocking calls, as BullMQ asks for.
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
    const fix = 'Start one there (`redis-server`), or correct the address.'
    throw new CliError(`no Redis answers at ${shownAddress(address)}: ${why}`, option, fix)
  }
}
