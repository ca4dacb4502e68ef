/** Requests for rooms: `POST rooms` opens one, `POST rooms/CODE` joins it. The answer is a place, which a connection to `rooms/CODE?seat=…` takes. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Fault, readJoin, readOpen, tooMuchWritten } from '../wire/index.ts'
import { budgets } from './budgets.ts'
import type { Refused } from './gate.ts'
import type { OpenRoom } from './open-room.ts'
import type { Peers } from './peers.ts'
import { noRoom, type Rooms } from './rooms.ts'
import { isCode } from './secrets.ts'
import { NotKept, whyOf } from './trouble.ts'

export interface Matchmaking {
  readonly rooms: Rooms
  readonly peers: Peers | null
  mayAsk(request: IncomingMessage, opens: boolean): Refused | null
}

/** The target of a request for rooms: the path of one server of several ('' for any), and the code of a room ('' for a new one). */
export interface RoomAddress {
  readonly path: string
  readonly code: string
}

/** Reads the path of a request; null if it is not about rooms. */
export function roomAddress(url: string): RoomAddress | null {
  const found = /^(\/[\w-]+)?\/rooms(?:\/([^?]*))?(?:\?|$)/.exec(url)
  return found && { path: found[1] ?? '', code: found[2] ?? '' }
}

/** The result of a request: a place here, the path of another server to ask, or a refusal. */
type Answer = { readonly code: string; readonly at: string } | { readonly other: string } | Refused

const no = ({ why, fix }: Fault, status = 422): Refused => ({ status, why: `${why} ${fix}` })
const later = (why: string): Refused => no({ why, fix: 'Try again in a while.' }, 503)
const away = later('The server that keeps this room is not there now.')

/** Answers requests for rooms. */
export function makeMatchmaking(
  use: Matchmaking,
): (request: IncomingMessage, response: ServerResponse, to: RoomAddress) => void {
  return (request, response, to) => {
    answerTo(use, request, to)
      .catch((error: unknown): Refused => ({ status: error instanceof NotKept ? 503 : 422, why: whyOf(error) }))
      .then((answer) => send(response, answer, to))
  }
}

async function answerTo(use: Matchmaking, request: IncomingMessage, to: RoomAddress): Promise<Answer> {
  const refused = use.mayAsk(request, to.code === '')
  if (refused) return refused
  const body = await bodyOf(request)
  if ('why' in body) return body
  const { peers } = use
  if (peers && !peers.isReady()) return later('The servers can’t reach each other.')
  // A proxy has no other way to the server that was asked for.
  if (to.path !== '' && to.path !== peers?.path) return away
  return to.code === '' ? opened(use, to, body.read) : joined(use, to, body.read)
}

async function opened({ rooms, peers }: Matchmaking, to: RoomAddress, asked: unknown): Promise<Answer> {
  const read = readOpen(asked)
  if ('fault' in read) return no(read.fault)
  const other = to.path === '' ? await peers?.roomier() : undefined
  if (other) return { other }
  const room = await rooms.open(read.open)
  return 'why' in room ? no(room) : placeIn(room, room.seat(read.open), to, peers)
}

async function joined({ rooms, peers }: Matchmaking, to: RoomAddress, asked: unknown): Promise<Answer> {
  const read = readJoin(asked)
  if ('fault' in read) return no(read.fault)
  if (!isCode(to.code)) return no(noRoom, 404)
  const other = to.path === '' ? await peers?.keeperOf(to.code) : undefined
  if (other === 'away') return away
  if (other) return { other }
  const room = await rooms.wake(to.code)
  return 'why' in room ? no(room, room === noRoom ? 404 : 422) : placeIn(room, room.seat(read.join), to, peers)
}

/** A place in a room here: of several servers at the path of this one, otherwise beside what was asked for. */
function placeIn({ code }: OpenRoom, seat: string, to: RoomAddress, peers: Peers | null): Answer {
  const place = `${code}?seat=${seat}`
  return { code, at: peers ? `${peers.path}/rooms/${place}` : to.code === '' ? `rooms/${place}` : place }
}

/** Reads what comes with a request, and no more than may. */
async function bodyOf(request: IncomingMessage): Promise<{ read: unknown } | Refused> {
  const { bytes } = budgets.request
  if (Number(request.headers['content-length'] ?? 0) > bytes) return { status: 413, why: 'That is too much.' }
  let size = 0
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > bytes) request.destroy()
  })
  try {
    const body = await text(request)
    const wrong = tooMuchWritten(body, budgets.message)
    return wrong === '' ? { read: JSON.parse(body) } : { status: 422, why: wrong }
  } catch {
    return { status: 400, why: 'The request can’t be read. Load the page again.' }
  }
}

const headers = { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' }

function send(response: ServerResponse, answer: Answer, { code }: RoomAddress): void {
  if ('why' in answer) {
    response.writeHead(answer.status, { ...headers, Connection: 'close' })
    response.end(JSON.stringify({ error: answer.why }))
  } else if ('other' in answer) {
    response.writeHead(307, { ...headers, Location: `${answer.other}/rooms${code && `/${code}`}` }).end('{}')
  } else response.writeHead(200, headers).end(JSON.stringify(answer))
}
