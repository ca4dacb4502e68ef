/** A connection that limits messages from its client, and doesn't wait for a client that doesn't read. */
import type { WebSocket } from 'ws'
import { closes, type Fault, nameOf, readWritten, tooMuchWritten, written } from '../wire/index.ts'
import { type Buckets, budgets, fullBucket, take, weightOf } from './budgets.ts'
import type { Line } from './runner.ts'

export interface Connection extends Line {
  /** The address of its client. */
  readonly address: string
  isOver(): boolean
  /** Ends it, with the reason as a code (`closes` of src/wire). */
  end(code: number): void
  /** Asks whether the client is still there, and ends the connection if it has not answered for a while. */
  beat(): void
}

/** Shared by the connections of a server, with the address of this one's client. */
export interface ConnectionUse {
  now(): number
  /** Messages of each address, by their weight. */
  readonly byAddress: Buckets
  readonly address: string
}

/** The listener to incoming messages. */
export interface Hearer {
  hear(name: string, data: unknown): void
  /** It has ended. `forGood`: the client has left. */
  gone(forGood: boolean): void
}

/** Milliseconds until a client that does not close a connection itself is cut off. */
const parting = 1000
/** Questions without an answer after which a client counts as gone. */
const patience = 2

const tooMuch: Fault = {
  why: 'You have asked for more than the server does for one client.',
  fix: 'Wait a moment, and load the page again.',
}
const unreadable = (wrong: string): Fault => ({ why: `A message can’t be read. ${wrong}`, fix: 'Load the page again.' })

/** Takes over a socket that has just been opened. */
export function openConnection(socket: WebSocket, use: ConnectionUse, { hear, gone }: Hearer): Connection {
  const mayCome = makeMeter(use)
  let over = false
  let unanswered = 0

  const end = (code: number): void => {
    if (over) return
    over = true
    socket.close(code)
    setTimeout(() => socket.terminate(), parting).unref()
  }
  const cutOff = (fault: Fault): void => {
    connection.send('bye', fault)
    end(closes.refused)
  }
  const connection: Connection = {
    address: use.address,
    isOver: () => over,
    send(name, message) {
      if (over) return
      if (socket.bufferedAmount <= budgets.connection.unread) socket.send(written(name, message))
      else {
        over = true
        socket.terminate()
      }
    },
    close: () => end(closes.refused),
    end,
    beat() {
      if (unanswered++ < patience) socket.ping()
      else socket.terminate()
    },
  }
  socket.on('message', (bytes: Buffer, isBinary) => {
    if (over) return
    const text = isBinary ? '' : bytes.toString()
    const name = nameOf(text)
    if (!mayCome(bytes.length, weightOf(name))) return cutOff(tooMuch)
    const wrong = name === '' ? 'It has no name.' : tooMuchWritten(text, budgets.message)
    const read = wrong === '' ? readWritten(text) : null
    if (read) hear(read.name, read.data)
    else cutOff(unreadable(wrong || 'It is damaged.'))
  })
  const other = (bytes: Buffer): void => {
    if (!over && !mayCome(bytes.length, weightOf(''))) cutOff(tooMuch)
  }
  socket.on('ping', other)
  socket.on('pong', (bytes: Buffer) => {
    unanswered = 0
    other(bytes)
  })
  // What is wrong with it ends it.
  socket.on('error', () => undefined)
  socket.once('close', (code) => {
    over = true
    gone(code === closes.leaves)
  })
  return connection
}

/** Counts what comes in over one connection. Returns whether so many bytes of this weight may. */
function makeMeter({ now, byAddress, address }: ConnectionUse): (bytes: number, weight: number) => boolean {
  const limits = budgets.connection
  const messages = fullBucket(limits.messages, now())
  const all = fullBucket(limits.bytes, now())
  return (bytes, weight) =>
    take(messages, limits.messages, now(), weight) &&
    take(all, limits.bytes, now(), bytes) &&
    byAddress(address, now(), weight)
}
