/** A server: the page and the rooms on one port. */
import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { matchMaker, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import type { Library } from '../engine/types.ts'
import { type Listed, type Rooms, wireVersion } from '../wire/index.ts'
import { makeAddresses, type Proxied } from './addresses.ts'
import { budgets, makeBuckets, makeCounter } from './budgets.ts'
import { GuardedSocket } from './guarded-socket.ts'
import { openKeeper } from './keep.ts'
import {
  type Gate,
  guardMatchmaking,
  makeDoorkeeper,
  makeFileGate,
  makeUpgradeGate,
  roomiest,
  serversThere,
  wake,
} from './matchmaking.ts'
import { openOwnRooms } from './own-rooms.ts'
import { makePages } from './pages.ts'
import { meet, type Peers } from './peers.ts'
import { type House, raidRooms, roomName } from './raid-room.ts'
import { closeDesks, openDesks } from './thinking.ts'

export interface HostOptions extends Pick<Gate, 'origins'> {
  readonly library: Library
  readonly port: number
  /** The address at which it is asked, such as 127.0.0.1 behind a proxy on this machine; left out: all that the machine has. */
  readonly address?: string | undefined
  /** Where a proxy stands whose word is taken for where requests come from (addresses.ts). */
  readonly proxied: Proxied
  /** The folder of the built page, and the one in which rooms are kept. */
  readonly page: string
  readonly data: string
  /** Milliseconds for which a room is kept after something last happened in it. */
  readonly keeps: number
  /** In how many threads bots think; with 0 in the server's own. */
  readonly threads: number
  /** The Redis at which servers meet, and the path under which clients reach this very one; null for a server of its own. */
  readonly peers: { readonly redis: string; readonly path: string } | null
  log(line: string): void
}

export interface Host {
  readonly port: number
  close(): Promise<void>
}

/** Milliseconds for which a connection waits for its next request: longer than a proxy in front keeps it. */
const keepAlive = 65_000

/** Milliseconds after which a room that nobody is in leaves the memory, and between two looks for rooms that are too old. */
const idle = 60_000
const sweeping = 3_600_000
/** How long a stopping server waits for a lost Redis, in milliseconds. */
const parting = 5000

/**
 * Starts a server. One in a process: Colyseus keeps its rooms for the whole of it.
 * @throws Error if the port is taken, the folder can't be written or is in use, or no Redis answers; what to do about it is for main.ts to say.
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const { library, data, keeps, log } = options
  const now = steadyClock()
  const keeper = await openKeeper(library, data, { now, log })
  const open: House['open'] = new Set()
  let peers: Peers | null = null
  try {
    if (options.peers) peers = await meet(options.peers.redis, { keeper, keeps, open, log })
  } catch (error) {
    await keeper.close()
    throw error
  }
  const desks = openDesks(options.threads)
  const ownRooms = openOwnRooms(now)
  const gate: Gate = { now, origins: options.origins, addressOf: makeAddresses(options.proxied) }
  const http = createServer(makePages(options.page, { '/rooms.json': () => listedRooms(peers) }, makeFileGate(gate)))
  http.keepAliveTimeout = keepAlive
  const server = new Server({
    transport: new Connections(http, gate),
    ...(options.peers &&
      peers && { presence: peers.presence, driver: peers.driver, publicAddress: options.peers.path }),
    selectProcessIdToCreateRoom: roomiest,
    ...{ greet: false, gracefullyShutdown: false, logger: quiet },
  })
  const failed = (what: string, error: unknown): void =>
    log(`${what}: ${error instanceof Error ? error.message : 'failed'}`)
  const opened = (code: string): void => void peers?.tell([code]).catch((error) => failed('the Redis', error))
  server.define(roomName, raidRooms({ library, keeper, desks, ownRooms, now, idle, open, opened, failed }))
  guardMatchmaking(keeper, peers)
  guardRequests(http, gate)
  const sweep = async (): Promise<void> => {
    for (const { code, when } of keeper.codes())
      if (now() - when > keeps && !matchMaker.getLocalRoomById(code)) keeper.remove(code)
    if (peers?.isReady()) await peers.tell(keeper.codes().map(({ code }) => code))
  }
  try {
    await sweep()
    await peers?.listen(wake)
    await server.listen(options.port, options.address)
  } catch (error) {
    peers?.close()
    await keeper.close()
    throw error
  }
  const timer = setInterval(() => void sweep().catch((error) => failed('old rooms', error)), sweeping)
  return {
    port: (http.address() as { port: number }).port,
    async close() {
      clearInterval(timer)
      await Promise.race([server.gracefullyShutdown(false), pause(parting)])
      peers?.close()
      await Promise.all([closeDesks(desks), ownRooms.close()])
      await keeper.close()
    },
  }
}

/** The connections of a server: those that may be there, and what they may send (guarded-socket.ts). */
class Connections extends WebSocketTransport {
  constructor(http: HttpServer, gate: Gate) {
    const all = makeCounter(budgets.address.connections)
    const mayConnect = makeUpgradeGate(gate, all)
    const byAddress = makeBuckets(budgets.address.messages)
    super({
      server: http,
      maxPayload: budgets.message.bytes,
      WebSocket: GuardedSocket,
      verifyClient: ({ req }, done) => {
        const refused = mayConnect(req)
        done(!refused, refused?.status, refused?.why)
      },
    })
    this.wss.prependListener('connection', (socket: GuardedSocket, request: IncomingMessage) => {
      const address = gate.addressOf(request)
      socket.guard({ now: gate.now, byAddress, address })
      const end = all.begin(address)
      if (end) socket.once('close', end)
      else socket.terminate()
    })
  }
}

/** The time of day as the server starts, and from then on a clock that nobody sets: no room waits or hurries because somebody corrects the machine's. */
function steadyClock(): () => number {
  const begun = Date.now() - performance.now()
  return () => begun + performance.now()
}

/** The rooms that everybody may join, and what a page needs to know before it asks for one. */
async function listedRooms(peers: Peers | null): Promise<Rooms> {
  const isReady = !peers || peers.isReady()
  const [all, there] = isReady ? await Promise.all([matchMaker.query({ name: roomName }), serversThere()]) : [[]]
  const rooms = all.flatMap(({ metadata, processId }) =>
    metadata?.code && there?.has(processId) ? [metadata as Listed] : [],
  )
  return { raidkeeper: { wire: wireVersion }, rooms: rooms.slice(0, 1000) }
}

/** Requests for rooms pass the doorkeeper before Colyseus reads them. */
function guardRequests(http: HttpServer, gate: Gate): void {
  const mayPass = makeDoorkeeper(gate)
  const listeners = http.listeners('request') as ((...all: unknown[]) => void)[]
  http.removeAllListeners('request')
  http.on('request', (request, response) => {
    if (request.url?.includes('/matchmake') && !mayPass(request, response)) return
    for (const listen of listeners) listen.call(http, request, response)
  })
}

const silent = (): void => undefined
/** Colyseus would write down what clients send it; nothing of that is needed, and some of it is nobody's business. */
const quiet = { debug: silent, error: silent, info: silent, trace: silent, warn: silent }
