/** A server: the page and the rooms on one port. */
import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Library } from '../engine/types.ts'
import { type Rooms as RoomsTold, wireVersion } from '../wire/index.ts'
import { makeAddresses, ownAddresses, type Proxied } from './addresses.ts'
import { budgets, makeBuckets, makeCounter } from './budgets.ts'
import { type Connection, openConnection } from './connection.ts'
import { type Gate, makeFileGate, makeRoomGate, makeUpgradeGate, type Refused } from './gate.ts'
import { openKeeper } from './keep.ts'
import { makeMatchmaking, roomAddress } from './matchmaking.ts'
import type { OpenRoom } from './open-room.ts'
import { openOwnRooms } from './own-rooms.ts'
import { makePages } from './pages.ts'
import { meet, type Peers } from './peers.ts'
import { makeRooms, type Rooms } from './rooms.ts'
import { closeDesks, openDesks } from './thinking.ts'

export interface HostOptions extends Pick<Gate, 'origins'> {
  readonly library: Library
  readonly port: number
  /** The address at which it listens, such as 127.0.0.1 behind a proxy on this machine; left out: all addresses of the machine. */
  readonly address?: string | undefined
  /** The trusted proxy that states the addresses of requests (addresses.ts). */
  readonly proxied: Proxied
  /** The folder of the built page, and the folder for keeping rooms. */
  readonly page: string
  readonly data: string
  /** Milliseconds for which a room is kept after its last activity. */
  readonly keeps: number
  /** The number of threads in which bots think; 0 for the server's own. */
  readonly threads: number
  /** The Redis shared by servers, and the path under which clients reach this very one; null for a single server. */
  readonly peers: { readonly redis: string; readonly path: string } | null
  log(line: string): void
}

export interface Host {
  readonly port: number
  /** The number of rooms in its memory. */
  rooms(): number
  close(): Promise<void>
}

/** Milliseconds for which a connection waits for its next request: longer than a proxy in front keeps it. */
const keepAlive = 65_000

/** Milliseconds after which an empty room leaves the memory, and between two checks for rooms that are too old. */
const idle = 60_000
const sweeping = 3_600_000
/** Milliseconds between two looks for clients that are gone without a word. */
const beat = 5000

/**
 * Starts a server.
 * @throws Error if the port is taken, the folder can't be written or is in use, or no Redis answers; what to do about it is for main.ts to say.
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const { library, data, keeps, log } = options
  const now = steadyClock()
  const keeper = await openKeeper(library, data, { now, log })
  let peers: Peers | null = null
  const desks = openDesks(options.threads)
  const ownRooms = openOwnRooms(now)
  const failed = (what: string, error: unknown): void =>
    log(`${what}: ${error instanceof Error ? error.message : 'failed'}`)
  const rooms = makeRooms({
    ...{ library, keeper, desks, ownRooms, now, idle, failed },
    opened: (code) => void peers?.tell([code]).catch((error) => failed('the Redis', error)),
    listed: (code, shown) => peers?.show(code, shown),
  })
  const sweep = async (): Promise<void> => {
    for (const { code, when } of keeper.codes()) if (now() - when > keeps && !rooms.get(code)) keeper.remove(code)
    if (peers?.isReady()) await peers.tell(keeper.codes().map(({ code }) => code))
  }
  const gate: Gate = { now, origins: options.origins, addressOf: makeAddresses(options.proxied) }
  let http: HttpServer
  let connected: ReadonlySet<Connection>
  try {
    if (options.peers) peers = await meet({ ...options.peers, keeper, keeps, log })
    await sweep()
    await peers?.begin(rooms)
    http = httpServer(options, gate, rooms, peers)
    connected = takeConnections(http, gate, rooms)
    await listening(http, options)
  } catch (error) {
    peers?.close()
    await Promise.all([closeDesks(desks), ownRooms.close()])
    await keeper.close()
    throw error
  }
  const timers = [
    setInterval(() => void sweep().catch((error) => failed('old rooms', error)), sweeping),
    setInterval(() => {
      for (const one of connected) one.beat()
    }, beat),
  ]
  return {
    port: (http.address() as { port: number }).port,
    rooms: () => rooms.size,
    async close() {
      for (const timer of timers) clearInterval(timer)
      await rooms.close()
      http.close()
      http.closeAllConnections()
      peers?.close()
      await Promise.all([closeDesks(desks), ownRooms.close()])
      await keeper.close()
    },
  }
}

/** The page, the list of rooms, and requests for them. */
function httpServer(
  { page, proxied, address }: HostOptions,
  gate: Gate,
  rooms: Rooms,
  peers: Peers | null,
): HttpServer {
  // Behind a proxy only the proxy's address is any good.
  const told = async (): Promise<RoomsTold> => ({
    ...(await listedRooms(rooms, peers)),
    reach: proxied === false ? ownAddresses((http.address() as { port: number }).port, address).slice(0, 50) : [],
  })
  const pages = makePages(page, { '/rooms.json': told }, makeFileGate(gate))
  const matchmaking = makeMatchmaking({ rooms, peers, mayAsk: makeRoomGate(gate) })
  const http = createServer((request, response) => {
    const to = roomAddress(request.url ?? '')
    if (to) matchmaking(request, response, to)
    else pages(request, response)
  })
  http.keepAliveTimeout = keepAlive
  return http
}

/** Takes connections from whoever has a place in a room that is here. Returns those that there are. */
function takeConnections(http: HttpServer, gate: Gate, rooms: Rooms): ReadonlySet<Connection> {
  const connected = new Set<Connection>()
  const counted = makeCounter(budgets.address.connections)
  const mayConnect = makeUpgradeGate(gate, counted)
  const byAddress = makeBuckets(budgets.address.messages)
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: budgets.message.bytes,
    verifyClient({ req }, done) {
      const refused = mayConnect(req) ?? (placeOf(rooms, req) ? null : noPlace)
      done(!refused, refused?.status, refused?.why)
    },
  })
  const take = (socket: WebSocket, request: IncomingMessage): void => {
    const address = gate.addressOf(request)
    const place = placeOf(rooms, request)
    const end = counted.begin(address)
    if (!place || !end) {
      end?.()
      socket.terminate()
      return
    }
    socket.once('close', end)
    place.room.enter(place.seat, (hearer) => {
      const connection = openConnection(socket, { now: gate.now, byAddress, address }, hearer)
      connected.add(connection)
      socket.once('close', () => connected.delete(connection))
      return connection
    })
  }
  http.on('upgrade', (request, socket, head) => sockets.handleUpgrade(request, socket, head, take))
  return connected
}

const noPlace: Refused = { status: 404, why: 'There is no such place. Load the page again.' }

/** The place that a request for a connection names, if it waits for somebody. */
function placeOf(rooms: Rooms, { url = '' }: IncomingMessage): { room: OpenRoom; seat: string } | null {
  const room = rooms.get(roomAddress(url)?.code ?? '')
  const seat = new URLSearchParams(url.split('?')[1]).get('seat') ?? ''
  return room?.hasSeat(seat) ? { room, seat } : null
}

const listening = (http: HttpServer, { port, address }: HostOptions): Promise<void> =>
  new Promise((done, failed) => {
    http.once('error', failed)
    http.listen(port, address, () => {
      http.off('error', failed)
      done()
    })
  })

/** The time of day as the server starts, and from then on a monotonic clock, so that correcting the machine's clock affects no room. */
function steadyClock(): () => number {
  const begun = Date.now() - performance.now()
  return () => begun + performance.now()
}

/** The rooms that everybody may join, and the version that a page needs before it asks for one. */
async function listedRooms(rooms: Rooms, peers: Peers | null): Promise<RoomsTold> {
  const all = peers ? (peers.isReady() ? await peers.listed() : []) : [...rooms.all()].map(({ listed }) => listed)
  return { raidkeeper: { wire: wireVersion }, rooms: all.filter((one) => one !== null).slice(0, 1000) }
}
