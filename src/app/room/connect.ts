/** The connection to a room of the host that serves this page. */
import {
  type Ask,
  type AskName,
  closes,
  type Join,
  noPlaceShape,
  type Open,
  placeShape,
  readTell,
  readWritten,
  written,
} from '../../wire/index.ts'

/** A connection to a room. */
export interface Wire {
  readonly code: string
  send<N extends AskName>(name: N, ask: Ask<N>): void
  /** Leaves the room: for good, or keeping the seat. `gone` is not called. */
  leave(forGood: boolean): void
}

export interface WireUse {
  /** A message has come. */
  tell(name: string, data: unknown): void
  /** The connection has ended, other than by `leave`. */
  gone(): void
}

export type Entry = { open: Open } | { code: string; join: Join }

/** Why a room can't be entered; `lasting`: trying again will not help; `missing`: there is no such room. */
export class NoEntry extends Error {
  readonly lasting: boolean
  readonly missing: boolean
  constructor(why: string, lasting: boolean, missing = false) {
    super(why)
    this.lasting = lasting
    this.missing = missing
  }
}

const unreachable = (): NoEntry => new NoEntry('The host can’t be reached.', false)

/** Opens or joins a room. Rejects with `NoEntry`. */
export async function connect(entry: Entry, use: WireUse): Promise<Wire> {
  const { code, at } = await placeFor(entry)
  const socket = new WebSocket(at)
  let [isIn, left] = [false, false]
  const wire: Wire = {
    code,
    send: (name, ask) => socket.send(written(name, ask)),
    leave(forGood) {
      left = true
      socket.close(forGood ? closes.leaves : undefined)
    },
  }
  return new Promise((entered, failed) => {
    let why = ''
    socket.onmessage = ({ data }) => {
      const read = readWritten(String(data))
      if (!read) return
      if (!isIn && read.name === 'bye') {
        why = wordsOf(read.data)
        return
      }
      isIn = true
      entered(wire)
      use.tell(read.name, read.data)
    }
    socket.onclose = ({ code: closed }) => {
      if (!isIn) failed(why ? new NoEntry(why, closed !== closes.later) : unreachable())
      else if (!left) use.gone()
    }
  })
}

function wordsOf(bye: unknown): string {
  const read = readTell('bye', bye)
  return 'tell' in read ? `${read.tell.why} ${read.tell.fix}`.trim() : ''
}

/** Temporary refusals: too many requests, a proxy that does not reach its server, a server that does not reach the room. */
const passing: readonly number[] = [429, 502, 503, 504]

/** Asks the host for a place in a room. Of several servers the right one answers: `fetch` follows where it is sent. */
async function placeFor(entry: Entry): Promise<{ code: string; at: URL }> {
  const [path, body] = 'open' in entry ? ['rooms', entry.open] : [`rooms/${entry.code}`, entry.join]
  const sent = { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(new URL(path, location.href), sent).catch(() => {
    throw unreachable()
  })
  const said: unknown = await answer.json().catch(() => null)
  const place = placeShape.safeParse(said)
  if (!answer.ok || !place.success) throw refusal(answer.status, said)
  const at = new URL(place.data.at, answer.url)
  at.protocol = at.protocol.replace('http', 'ws')
  return { code: place.data.code, at }
}

function refusal(status: number, said: unknown): NoEntry {
  const { data } = noPlaceShape.safeParse(said)
  return data ? new NoEntry(data.error, !passing.includes(status), status === 404) : unreachable()
}
