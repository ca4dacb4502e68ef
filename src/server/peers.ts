/**
 * Several servers that share a Redis. Rooms are entered through any of them; each is kept in the folder of one, and only that one opens it.
 * The Redis is only a directory: the folder of each room, and the state of each server.
 * Clients reach a server by its path on the host that they came to, which a proxy in front passes on.
 */
import { connectRedis, shownAddress } from '../threads/index.ts'
import { type Listed, listedShape } from '../wire/index.ts'
import type { Keeper } from './keep.ts'
import { InUse } from './lock.ts'
import type { Rooms } from './rooms.ts'
import { isCode, newToken } from './secrets.ts'

type Redis = Awaited<ReturnType<typeof connectRedis>>

export interface PeersUse {
  readonly redis: string
  /** The path under which clients reach this server. */
  readonly path: string
  readonly keeper: Pick<Keeper, 'home' | 'has' | 'codes'>
  /** Milliseconds for which a room is kept. */
  readonly keeps: number
  log(line: string): void
}

export interface Peers {
  readonly path: string
  /** Whether the Redis answers. */
  isReady(): boolean
  /** Announces to the others that these rooms are kept here, for as long as rooms are kept. */
  tell(codes: readonly string[]): Promise<void>
  /** Shows the others a room of this server, or (null) no longer. */
  show(code: string, now: Listed | null): void
  /** The rooms that everybody may join, of all servers. */
  listed(): Promise<Listed[]>
  /** The path of another server that has fewer rooms than this one. */
  roomier(): Promise<string | undefined>
  /** The path of another server that keeps a room; 'away' if it is not there. */
  keeperOf(code: string): Promise<string | undefined>
  /** From now on the others count on this server. Throws InUse if another one keeps its rooms in this folder, or in a copy of it. */
  begin(rooms: Rooms): Promise<void>
  close(): void
}

/** The keys of the servers' notes: the folder of a room, and a folder's server with its path, its number of rooms, and its public rooms. */
const noteOf = (code: string): string => `raidkeeper:room:${code}`
const shelfOf = (home: string): string => `raidkeeper:server:${home}`
/** Every server listens on the channel of its folder: so the Redis knows at any time which of them are there. */
const channelOf = (home: string): string => `raidkeeper:home:${home}`

/** Seconds within which another server answers. */
const patience = 5
/** The number of notes sent at a time. */
const batch = 1000

interface Other {
  readonly path: string
  readonly rooms: number
  readonly listed: readonly Listed[]
}

/** Finds the others. Throws NoRedis if no Redis answers. */
export async function meet(use: PeersUse): Promise<Peers> {
  const { keeper, path } = use
  const line = await connectRedis(use.redis)
  const ear = line.duplicate({ lazyConnect: false })
  // `watch` says once what is wrong.
  ear.on('error', () => undefined)
  const isReady = (): boolean => line.status === 'ready' && ear.status === 'ready'
  const shelf = shelfOf(keeper.home)
  let here: Rooms | null = null

  async function tell(codes: readonly string[]): Promise<void> {
    for (let from = 0; from < codes.length; from += batch) {
      const notes = line.pipeline()
      for (const code of codes.slice(from, from + batch)) notes.set(noteOf(code), keeper.home, 'PX', use.keeps)
      notes.pexpire(shelf, use.keeps)
      await notes.exec()
    }
  }

  /** Tells all again, which the Redis may have forgotten. */
  async function tellAll(): Promise<void> {
    const rooms = here ? [...here.all()] : []
    const shown = rooms.flatMap(({ code, listed }) => (listed ? [[code, JSON.stringify(listed)]] : []))
    const all = { path, rooms: rooms.length, ...Object.fromEntries(shown) }
    await line.multi().del(shelf).hset(shelf, all).exec()
    await tell(keeper.codes().map(({ code }) => code))
  }

  watch([line, ear], shownAddress(use.redis), use.log, () => here && void tellAll().catch(() => undefined))
  return {
    ...{ path, isReady, tell },
    show(code, now) {
      if (!isReady()) return
      const told = line.multi().hset(shelf, { rooms: here?.size ?? 0 })
      const all = now ? told.hset(shelf, code, JSON.stringify(now)) : told.hdel(shelf, code)
      all.exec().catch(() => undefined)
    },
    listed: async () => (await othersAt(line)).flatMap(({ listed }) => listed),
    async roomier() {
      const others = await othersAt(line)
      const [first] = others.filter((one) => one.path !== path).sort((a, b) => a.rooms - b.rooms)
      return first && first.rooms < (here?.size ?? 0) ? first.path : undefined
    },
    async keeperOf(code) {
      const home = keeper.has(code) ? keeper.home : await line.get(noteOf(code))
      if (!home || home === keeper.home) return undefined
      const isThere = (await line.pubsub('CHANNELS', channelOf(home))).length > 0
      return (isThere && (await line.hget(shelfOf(home), 'path'))) || 'away'
    },
    async begin(rooms) {
      const channel = channelOf(keeper.home)
      if (await isAnswered(line, channel))
        throw new InUse('another server keeps its rooms in this folder, or in a copy of it')
      ear.on('message', (_, reply) => void line.multi().rpush(reply, 'here').expire(reply, patience).exec())
      here = rooms
      await tellAll()
      await ear.subscribe(channel)
    },
    close() {
      for (const one of [line, ear]) one.disconnect()
    },
  }
}

/** Whether a server is there that listens on this channel: one whose machine has lost its power may still seem to. */
async function isAnswered(line: Redis, channel: string): Promise<boolean> {
  const reply = `raidkeeper:reply:${newToken()}`
  return (await line.publish(channel, reply)) > 0 && (await line.blpop(reply, patience)) !== null
}

/** The notes of all servers alive, including this one. */
async function othersAt(line: Redis): Promise<Other[]> {
  const channels = await line.pubsub('CHANNELS', channelOf('*'))
  const homes = channels.map((channel) => String(channel).slice(channelOf('').length))
  const shelves = await Promise.all(homes.map((home) => line.hgetall(shelfOf(home))))
  return shelves.map(({ path = '', rooms, ...others }) => ({
    ...{ path, rooms: Number(rooms) },
    listed: Object.entries(others).flatMap(([code, shown]) =>
      isCode(code) ? [listedShape.parse(JSON.parse(shown))] : [],
    ),
  }))
}

/** Logs once that the Redis is gone, and once that it is back; then sends it again everything it may have lost. */
function watch(lines: readonly Redis[], name: string, log: PeersUse['log'], back: () => unknown): void {
  let gone = false
  for (const line of lines) {
    line.on('close', () => {
      if (!gone && line.status !== 'end')
        log(`The Redis at ${name} is gone. Rooms play on; nobody can open or join one until it is back.`)
      gone = true
    })
    line.on('ready', () => {
      if (lines.some(({ status }) => status !== 'ready')) return
      if (gone) log(`The Redis at ${name} is back.`)
      gone = false
      back()
    })
  }
}
