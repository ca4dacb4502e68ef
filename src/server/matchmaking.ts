/** Who may open rooms and join them, before Colyseus does it: the right requests, not too many, from this server's own page. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ErrorCode, matchMaker, ServerError } from '@colyseus/core'
import { readJoin, readOpen } from '../wire/index.ts'
import { joinings, longestMessage, makeBuckets, mostRooms, openings } from './limits.ts'
import { roomName } from './raid-room.ts'
import { isCode } from './secrets.ts'

export interface Gate {
  now(): number
  /** Pages that may ask besides the server's own, by their origins: 'https://raid.example'. */
  readonly origins: readonly string[]
  /** Whether a proxy in front of the server says where requests come from. */
  readonly proxied: boolean
}

/** Whether a request comes from a page that may use this server; programs that are no browsers name no page. */
export function isFromHere({ headers }: Pick<IncomingMessage, 'headers'>, { origins }: Pick<Gate, 'origins'>): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (origins.includes(origin)) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

/** The address that a request comes from. */
function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { proxied }: Pick<Gate, 'proxied'>,
): string {
  const told = [headers['x-forwarded-for']].flat()[0]?.split(',').at(-1)?.trim()
  return (proxied && told) || socket.remoteAddress || 'unknown'
}

/** Lets Colyseus open and join rooms only as this game does: `create` with terms, `joinById` with a code. */
export function guardMatchmaking(): void {
  const { controller } = matchMaker
  controller.exposedMethods = ['create', 'joinById']
  controller.getCorsHeaders = () => ({ 'Access-Control-Allow-Origin': 'null' })
  controller.invokeMethod = (method, name, options) =>
    method === 'create'
      ? opened(name, options)
      : method === 'joinById'
        ? joined(name, options)
        : Promise.reject(no('There is no such request. Load the page again.'))
}

const no = (text: string): ServerError => new ServerError(ErrorCode.APPLICATION_ERROR, text)

async function opened(name: string, options: unknown): Promise<matchMaker.SeatReservation> {
  const read = readOpen(options)
  if ('fault' in read) throw no(`${read.fault.why} ${read.fault.fix}`)
  if (name !== roomName) throw no('There are no such rooms. Load the page again.')
  if (matchMaker.stats.local.roomCount >= mostRooms)
    throw no('This server has no room left. Try again later, or on another server.')
  return inWords(matchMaker.create(roomName, read.open))
}

async function joined(code: string, options: unknown): Promise<matchMaker.SeatReservation> {
  const read = readJoin(options)
  if ('fault' in read) throw no(`${read.fault.why} ${read.fault.fix}`)
  if (!isCode(code)) throw no('There is no room of this code. Ask for the link again.')
  const known = await matchMaker.query({ roomId: code })
  if (known.length === 0) await inWords(wake(code))
  return inWords(matchMaker.joinById(code, read.join))
}

const waking = new Map<string, Promise<unknown>>()

/** A room that was kept comes back, once, however many ask for it. */
function wake(code: string): Promise<unknown> {
  const begun = waking.get(code) ?? matchMaker.createRoom(roomName, { kept: code }).finally(() => waking.delete(code))
  waking.set(code, begun)
  return begun
}

/** What goes wrong is told in words for people. */
async function inWords<T>(what: Promise<T>): Promise<T> {
  try {
    return await what
  } catch (error) {
    throw no(error instanceof Error ? error.message : 'The server could not do that. Try again.')
  }
}

/** Checks requests for rooms: where they come from, how many there are, and how large they are. Returns whether the request may go on. */
export function makeDoorkeeper(gate: Gate): (request: IncomingMessage, response: ServerResponse) => boolean {
  const opens = makeBuckets(openings)
  const joins = makeBuckets(joinings)
  return (request, response) => {
    const refuse = (status: number, error: string): false => {
      response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' })
      response.end(JSON.stringify({ code: status, error }))
      return false
    }
    if (!isFromHere(request, gate)) return refuse(403, 'This page may not use this server.')
    if (request.method !== 'POST') return refuse(405, 'Ask with POST.')
    if (Number(request.headers['content-length'] ?? Number.NaN) > longestMessage)
      return refuse(413, 'That is too much.')
    const url = request.url ?? ''
    const [address, now] = [addressOf(request, gate), gate.now()]
    if (!joins(address, now) || (url.includes('/create/') && !opens(address, now)))
      return refuse(429, 'Too many requests. Wait a minute.')
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > longestMessage) request.destroy()
    })
    return true
  }
}
