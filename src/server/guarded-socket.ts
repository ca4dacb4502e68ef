/** A connection that hears no more than a client may send, and waits for no client that does not read. */
import { WebSocket } from 'ws'
import type { Fault } from '../wire/index.ts'
import { type Bucket, type Buckets, budgets, fullBucket, take, weightOf } from './budgets.ts'
import { readEnvelope } from './envelope.ts'

/** What the connections of a server share, and the address of this one's client. */
export interface SocketUse {
  now(): number
  /** Messages of each address, by their weight. */
  readonly byAddress: Buckets
  readonly address: string
}

/** The code of a close that has broken a rule, and milliseconds until a client that does not close itself is cut off. */
const policy = 1008
const parting = 1000

const tooMuch: Fault = {
  why: 'You have asked for more than the server does for one client.',
  fix: 'Wait a moment, and load the page again.',
}
const unread: Fault = { why: 'This connection is too slow for what happens here.', fix: 'Load the page again.' }

/** The event of a connection that is about to be cut off: whoever has it says so in words. */
export const refusedEvent = 'refused'

type Sent = Parameters<WebSocket['send']>

export class GuardedSocket extends WebSocket {
  #use: SocketUse | null = null
  #over = false
  #messages: Bucket = { left: 0, since: 0 }
  #bytes: Bucket = { left: 0, since: 0 }

  /** Where its client is; '' before `guard`. */
  get address(): string {
    return this.#use?.address ?? ''
  }

  /** From now on what comes in is counted. It is called before anything can come. */
  guard(use: SocketUse): void {
    this.#use = use
    this.#messages = fullBucket(budgets.connection.messages, use.now())
    this.#bytes = fullBucket(budgets.connection.bytes, use.now())
  }

  /** Everything that comes in passes here before anybody hears it. */
  override emit(event: string | symbol, ...all: unknown[]): boolean {
    if (event !== 'message' && event !== 'ping' && event !== 'pong') return super.emit(event, ...all)
    if (this.#over) return false
    const fault = this.#faultOf(event, all[0])
    return fault ? this.#cutOff(fault) : super.emit(event, ...all)
  }

  override send(data: Sent[0], done?: (error?: Error) => void): void
  override send(data: Sent[0], options: Sent[1], done?: Sent[2]): void
  override send(data: Sent[0], options: Sent[1] | ((error?: Error) => void) = {}, done?: Sent[2]): void {
    if (this.bufferedAmount > budgets.connection.unread) this.#cutOff(unread)
    if (this.#over) return
    if (typeof options === 'function') super.send(data, options)
    else super.send(data, options, done)
  }

  #faultOf(event: string, data: unknown): Fault | null {
    if (!this.#use || !(data instanceof Uint8Array)) return tooMuch
    const { address, byAddress } = this.#use
    const now = this.#use.now()
    const read = event === 'message' ? readEnvelope(data) : { name: '' }
    if ('wrong' in read) return { why: `A message can’t be read. ${read.wrong}`, fix: 'Load the page again.' }
    const weight = weightOf(read.name)
    const { messages, bytes } = budgets.connection
    const isFine =
      take(this.#messages, messages, now, weight) &&
      take(this.#bytes, bytes, now, data.length) &&
      byAddress(address, now, weight)
    return isFine ? null : tooMuch
  }

  #cutOff(fault: Fault): false {
    if (this.#over) return false
    const isRead = this.bufferedAmount <= budgets.connection.unread
    if (isRead) super.emit(refusedEvent, fault)
    this.#over = true
    if (isRead) this.close(policy)
    setTimeout(() => this.terminate(), isRead ? parting : 0).unref()
    return false
  }
}
