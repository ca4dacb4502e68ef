/** The connection to a room of the host that serves this page. Nothing else knows the library that makes it, which is loaded with the first. */
import { type Ask, type AskName, type Join, notNow, type Open } from '../../wire/index.ts'

/** A connection to a room. */
export interface Wire {
  readonly code: string
  send<N extends AskName>(name: N, ask: Ask<N>): void
  /** Leaves the room: for good, or with the seat kept. `gone` is not called. */
  leave(forGood: boolean): void
}

export interface WireUse {
  /** A message has come. */
  tell(name: string, data: unknown): void
  /** The connection has ended, and not by `leave`. */
  gone(): void
}

export type Entry = { open: Open } | { code: string; join: Join }

/** Why a room can't be entered; `lasting`: trying again will not help. */
export class NoEntry extends Error {
  readonly lasting: boolean
  constructor(why: string, lasting: boolean) {
    super(why)
    this.lasting = lasting
  }
}

/** Opens or joins a room. Rejects with `NoEntry`. */
export async function connect(entry: Entry, use: WireUse): Promise<Wire> {
  const { Client } = await import('colyseus.js').catch(() => {
    throw new NoEntry('This part of the page could not be loaded. Check your connection and try again.', false)
  })
  const client = new Client(new URL('.', location.href).href.replace(/^http/, 'ws'))
  const entering = 'open' in entry ? client.create('raid', entry.open) : client.joinById(entry.code, entry.join)
  const room = await entering.catch((error: unknown) => {
    throw refusal(error)
  })
  let left = false
  room.onMessage('*', (type, data) => use.tell(String(type), data))
  room.onLeave(() => {
    if (!left) use.gone()
  })
  return {
    code: room.roomId,
    send: (name, ask) => room.send(name, ask),
    leave(forGood) {
      left = true
      void room.leave(forGood)
    },
  }
}

/** Refusals that don't last: too many requests, a proxy that does not reach its server, a server that does not reach the room. */
const passing: readonly number[] = [429, 502, 503, 504, notNow]

/** A refusal of the server has a code of HTTP or of Colyseus (4200 and more); everything else is the network, also a connection that was closed as it was made. */
function refusal(error: unknown): NoEntry {
  const { code, message } = error as { code?: unknown; message?: unknown }
  const refused = typeof code === 'number' && ((code >= 400 && code < 600) || (code >= 4200 && code < 5000))
  const lasting = refused && !passing.includes(code)
  const says = lasting || code === 429 || code === notNow
  const why = typeof message === 'string' && message !== '' && says ? message : 'The host can’t be reached.'
  return new NoEntry(why, lasting)
}
