/**
 * Several servers that share a Redis. Rooms are found and entered through any of them; each is kept in the folder of one, and only that one ever opens it. Clients reach the server that has
 * their room by its path on the host that they came to, which a proxy in front passes on.
 */
import { type Presence, requestFromIPC, subscribeIPC } from '@colyseus/core'
import { RedisDriver } from '@colyseus/redis-driver'
import { RedisPresence } from '@colyseus/redis-presence'
import { connectRedis, shownAddress } from '../threads/index.ts'
import type { Keeper } from './keep.ts'
import { InUse } from './lock.ts'
import type { House } from './raid-room.ts'
import { isCode } from './secrets.ts'

type Redis = Awaited<ReturnType<typeof connectRedis>>
type RedisOptions = Redis['options']

interface Use {
  readonly keeper: Pick<Keeper, 'home' | 'has' | 'codes'>
  /** Milliseconds for which a room is kept. */
  readonly keeps: number
  /** The rooms that are open here. */
  readonly open: House['open']
  log(line: string): void
}

/** What comes of asking for a kept room: it is open, there is none, or its server is not there. */
export type Woken = 'awake' | 'none' | 'away'

export interface Peers {
  readonly presence: Presence
  readonly driver: RedisDriver
  /** Whether the Redis answers. */
  isReady(): boolean
  /** Tells the others that these rooms are kept here: no longer than rooms are kept. */
  tell(codes: readonly string[]): Promise<void>
  /** Has a room opened by the server that keeps it. */
  wake(code: string): Promise<Woken>
  /** From now on the others can ask this server: `wake` opens a room that is kept here. Throws if another server keeps its rooms in this folder, or in a copy of it. */
  listen(wake: (code: string) => Promise<unknown>): Promise<void>
  close(): void
}

/** Where the servers note which folder a room is kept in. */
const noteOf = (code: string): string => `raidkeeper:room:${code}`
const channelOf = (home: string): string => `raidkeeper:home:${home}`

/** Milliseconds within which another server answers. */
const patience = 5000
/** So many notes are sent at a time. */
const batch = 1000

/** Finds the others. Throws NoRedis if no Redis answers. */
export async function meet(redis: string, use: Use): Promise<Peers> {
  const line = await connectRedis(redis)
  const { presence, driver, lines } = forColyseus(line.options)
  const channel = channelOf(use.keeper.home)
  const tell = async (codes: readonly string[]): Promise<void> => {
    for (let from = 0; from < codes.length; from += batch) {
      const notes = line.pipeline()
      for (const code of codes.slice(from, from + batch)) notes.set(noteOf(code), use.keeper.home, 'PX', use.keeps)
      await notes.exec()
    }
  }
  watch(line, shownAddress(redis), use, tell)
  return {
    ...{ presence, driver, tell },
    isReady: () => line.status === 'ready',
    async wake(code) {
      const home = await line.get(noteOf(code))
      if (!home) return 'none'
      if ((await presence.channels(channelOf(home))).length === 0) return 'away'
      const woken = await ask(presence, channelOf(home), 'wake', code)
      return woken === null ? 'away' : woken ? 'awake' : 'none'
    },
    async listen(wake) {
      const others = await presence.channels(channel)
      if (others.length > 0 && (await ask(presence, channel, 'ping')))
        throw new InUse('another server keeps its rooms in this folder, or in a copy of it')
      await subscribeIPC(presence, channel, async (method: string, [code]: unknown[]) => {
        if (method !== 'wake') return method === 'ping'
        if (!isCode(code) || !use.keeper.has(code)) return false
        await wake(code)
        return true
      })
      await tell(use.keeper.codes().map(({ code }) => code))
    },
    close() {
      for (const one of [line, ...lines]) one.disconnect()
    },
  }
}

/** Colyseus's own connections. What it asks while the Redis is gone waits until it is back. */
function forColyseus({ host, port, username, password, db, tls }: RedisOptions) {
  const options = { host, port, username, password, db, tls, maxRetriesPerRequest: null }
  const presence = new RedisPresence(options)
  const driver = new RedisDriver(options)
  // They don't show them, and would write each error of theirs into the log; `watch` says once what is wrong.
  const { sub, pub, _client } = { ...presence, ...driver } as unknown as Record<'sub' | 'pub' | '_client', Redis>
  const lines = [sub, pub, _client]
  for (const one of lines) one.on('error', () => undefined)
  return { presence, driver, lines }
}

/** Says once that the Redis is gone, and once that it is back; then it is told again what it may have forgotten. */
function watch(line: Redis, name: string, { keeper, open, log }: Use, tell: Peers['tell']): void {
  let gone = false
  line.on('close', () => {
    if (!gone && line.status !== 'end')
      log(`The Redis at ${name} is gone. Rooms play on; nobody can open or join one until it is back.`)
    gone = true
  })
  line.on('ready', () => {
    if (gone) log(`The Redis at ${name} is back.`)
    gone = false
    const codes = keeper.codes().map(({ code }) => code)
    void Promise.all([tell(codes), ...[...open].map((room) => room.listing.save())]).catch(() => undefined)
  })
}

/** What another server says; null if it does not answer. */
async function ask(presence: Presence, channel: string, what: string, ...args: string[]): Promise<boolean | null> {
  try {
    return await requestFromIPC<boolean>(presence, channel, what, args, patience)
  } catch (error) {
    if (error instanceof Error && error.message === 'ipc_timeout') return null
    throw error
  }
}
