/** Who may open rooms and join them, before Colyseus does it: the right requests, not too many, from this server's own page. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AuthContext, ErrorCode, matchMaker, ServerError } from '@colyseus/core'
import { notNow, readJoin, readOpen } from '../wire/index.ts'
import { budgets, type Counter, makeBuckets, makeCounter } from './budgets.ts'
import type { Keeper } from './keep.ts'
import type { FileGate } from './pages.ts'
import type { Peers } from './peers.ts'
import { roomName } from './raid-room.ts'
import { isCode } from './secrets.ts'

export interface Gate {
  now(): number
  /** Pages that may ask besides the server's own, by their origins: 'https://raid.example'. */
  readonly origins: readonly string[]
  /** Who a request comes from, as limits count them. */
  addressOf(request: Pick<IncomingMessage, 'headers' | 'socket'>): string
}

/** Whether a request comes from a page that may use this server; programs that are no browsers name no page. */
function isFromHere({ headers }: Pick<IncomingMessage, 'headers'>, { origins }: Pick<Gate, 'origins'>): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (origins.includes(origin)) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

/** Lets Colyseus open and join rooms only as this game does: `create` with terms, `joinById` with a code. */
export function guardMatchmaking(keeper: Pick<Keeper, 'has'>, peers: Peers | null): void {
  const { controller } = matchMaker
  controller.exposedMethods = ['create', 'joinById']
  controller.getCorsHeaders = () => ({ 'Access-Control-Allow-Origin': 'null' })
  controller.invokeMethod = async (method, name, options, about) => {
    if (peers && !peers.isReady()) throw later('The servers can’t reach each other. Try again in a while.')
    if (method === 'create') return seatAt(await opened(name, options), about)
    if (method === 'joinById') return seatAt(await joined(name, options, { keeper, peers }), about)
    throw no('There is no such request. Load the page again.')
  }
}

const no = (text: string): ServerError => new ServerError(ErrorCode.APPLICATION_ERROR, text)
const later = (text: string): ServerError => new ServerError(notNow, text)
const noRoom = (): ServerError => no('There is no room of this code. Ask for the link again.')

/** Where a client takes its seat: at the server that has the room, by the host that the client came to. */
function seatAt({ room, sessionId }: matchMaker.SeatReservation, about?: AuthContext): object {
  const { name, roomId, processId, publicAddress: path } = room
  const host = about?.headers?.host
  return { sessionId, room: { name, roomId, processId, ...(path && host && { publicAddress: host + path }) } }
}

async function opened(name: string, options: unknown): Promise<matchMaker.SeatReservation> {
  const read = readOpen(options)
  if ('fault' in read) throw no(`${read.fault.why} ${read.fault.fix}`)
  if (name !== roomName) throw no('There are no such rooms. Load the page again.')
  return inWords(matchMaker.create(roomName, read.open))
}

/** The server on which the next room is opened: the one with the fewest, of those that are there. */
export async function roomiest(): Promise<string> {
  const { processId, stats } = matchMaker
  const there = await serversThere()
  const others = (await stats.fetchAll()).filter((one) => one.processId !== processId && there.has(one.processId))
  const [first] = [{ processId, roomCount: stats.local.roomCount }, ...others].sort((a, b) => a.roomCount - b.roomCount)
  if (first && first.roomCount < budgets.server.rooms) return first.processId
  throw no('This server has no room left. Try again later, or on another server.')
}

/** The servers that are there, by the names that Colyseus gives them. */
export async function serversThere(): Promise<ReadonlySet<string>> {
  const channels = await matchMaker.presence.channels('p:*')
  return new Set([matchMaker.processId, ...channels.map((name) => name.slice(2))])
}

interface Shelves {
  readonly keeper: Pick<Keeper, 'has'>
  readonly peers: Peers | null
}

async function joined(code: string, options: unknown, shelves: Shelves): Promise<matchMaker.SeatReservation> {
  const read = readJoin(options)
  if ('fault' in read) throw no(`${read.fault.why} ${read.fault.fix}`)
  if (!isCode(code)) throw noRoom()
  const join = async (): Promise<matchMaker.SeatReservation> => {
    await inWords(beOpen(code, shelves))
    return matchMaker.joinById(code, read.join)
  }
  // A room may leave the memory, or its server be killed, between the two.
  return join().catch((error: unknown) => (error instanceof ServerError ? Promise.reject(error) : inWords(join())))
}

/** Sees to it that a room is open, on the server that keeps it. */
async function beOpen(code: string, { keeper, peers }: Shelves): Promise<void> {
  const known = await matchMaker.getRoomById(code)
  if (known && (await serversThere()).has(known.processId)) return
  if (known) await matchMaker.driver.cleanup?.(known.processId)
  if (keeper.has(code)) return wake(code)
  const woken = peers ? await peers.wake(code) : 'none'
  if (woken === 'none') throw noRoom()
  if (woken === 'away') throw later('The server that keeps this room is not there now. Try again in a while.')
}

const waking = new Map<string, Promise<void>>()

/** A room that is kept here comes back, once, however many ask for it. */
export function wake(code: string): Promise<void> {
  const begun = waking.get(code) ?? opens(code).finally(() => waking.delete(code))
  waking.set(code, begun)
  return begun
}

/** A room that is open but not in the list was lost from it with the Redis. */
async function opens(code: string): Promise<void> {
  const open = matchMaker.getLocalRoomById(code)
  await (open ? open.listing.save() : matchMaker.handleCreateRoom(roomName, { kept: code }))
}

/** What goes wrong is told in words for people. */
async function inWords<T>(what: Promise<T>): Promise<T> {
  try {
    return await what
  } catch (error) {
    if (error instanceof ServerError && error.code === notNow) throw error
    throw no(error instanceof Error ? error.message : 'The server could not do that. Try again.')
  }
}

/** Checks requests for rooms: where they come from, how many there are, and how large they are. Returns whether the request may go on. */
export function makeDoorkeeper(gate: Gate): (request: IncomingMessage, response: ServerResponse) => boolean {
  const opens = makeBuckets(budgets.address.openings)
  const joins = makeBuckets(budgets.address.joinings)
  const { bytes } = budgets.request
  return (request, response) => {
    const refuse = (status: number, error: string): false => {
      const about = { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff', Connection: 'close' }
      response.writeHead(status, about)
      response.end(JSON.stringify({ code: status, error }))
      return false
    }
    if (!isFromHere(request, gate)) return refuse(403, 'This page may not use this server.')
    if (request.method !== 'POST') return refuse(405, 'Ask with POST.')
    if (Number(request.headers['content-length'] ?? Number.NaN) > bytes) return refuse(413, 'That is too much.')
    const url = request.url ?? ''
    const [address, now] = [gate.addressOf(request), gate.now()]
    if (!joins(address, now) || (url.includes('/create/') && !opens(address, now)))
      return refuse(429, 'Too many requests. Wait a minute.')
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > bytes) request.destroy()
    })
    response.setHeader('X-Content-Type-Options', 'nosniff')
    return true
  }
}

/** Whether a client may have one more file now (pages.ts). */
export function makeFileGate({ now, addressOf }: Gate): FileGate {
  const files = makeBuckets(budgets.address.files)
  const downloads = makeCounter(budgets.address.downloads)
  return (request) => {
    const address = addressOf(request)
    return files(address, now()) ? downloads.begin(address) : null
  }
}

/** Why a request for a connection is refused: its status and words; null if it is not. */
export type UpgradeGate = (request: IncomingMessage) => { status: number; why: string } | null

/** Checks requests for connections: where they come from, how many there are, and that each has a seat in a room that is here. */
export function makeUpgradeGate(gate: Gate, connections: Counter): UpgradeGate {
  const upgrades = makeBuckets(budgets.address.upgrades)
  return (request) => {
    if (!isFromHere(request, gate)) return { status: 401, why: 'This page may not use this server.' }
    const address = gate.addressOf(request)
    if (!upgrades(address, gate.now()) || connections.isFull(address))
      return { status: 429, why: 'Too many connections. Wait a minute.' }
    return hasSeat(request.url ?? '') ? null : { status: 404, why: 'There is no such seat. Load the page again.' }
  }
}

/** Whether a seat was given to whoever asks for this address, and waits for them. */
function hasSeat(url: string): boolean {
  const asked = URL.parse(`ws://server${url}`)
  const code = /\/[\w-]+\/([\w-]+)$/.exec(asked?.pathname ?? '')?.[1] ?? ''
  return matchMaker.getLocalRoomById(code)?.hasReservedSeat(asked?.searchParams.get('sessionId') ?? '') ?? false
}
