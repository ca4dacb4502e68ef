/** Checks requests to this server: from pages of its own, and not too often (budgets.ts). */
import type { IncomingMessage } from 'node:http'
import { budgets, type Counter, makeBuckets, makeCounter } from './budgets.ts'
import type { FileGate } from './pages.ts'

export interface Gate {
  now(): number
  /** Pages that may ask besides the server's own, by their origins: 'https://raid.example'. */
  readonly origins: readonly string[]
  /** The address of a request, as limits count it. */
  addressOf(request: Pick<IncomingMessage, 'headers' | 'socket'>): string
}

/** Why a request is refused: its status and words. */
export interface Refused {
  readonly status: number
  readonly why: string
}

/** Whether a request comes from a page that may use this server; programs other than browsers send no origin. */
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

/** Checks a request for a room, before its body is read: where it comes from, how many there are. `opens`: for a new one. */
export function makeRoomGate(gate: Gate): (request: IncomingMessage, opens: boolean) => Refused | null {
  const openings = makeBuckets(budgets.address.openings)
  const joinings = makeBuckets(budgets.address.joinings)
  return (request, opens) => {
    if (!isFromHere(request, gate)) return { status: 403, why: 'This page may not use this server.' }
    if (request.method !== 'POST') return { status: 405, why: 'Ask with POST.' }
    const [address, now] = [gate.addressOf(request), gate.now()]
    const isFine = joinings(address, now) && (!opens || openings(address, now))
    return isFine ? null : { status: 429, why: 'Too many requests. Wait a minute.' }
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

/** Checks a request for a connection: where it comes from, how many there are. */
export function makeUpgradeGate(gate: Gate, connections: Counter): (request: IncomingMessage) => Refused | null {
  const upgrades = makeBuckets(budgets.address.upgrades)
  return (request) => {
    if (!isFromHere(request, gate)) return { status: 401, why: 'This page may not use this server.' }
    const address = gate.addressOf(request)
    return upgrades(address, gate.now()) && !connections.isFull(address)
      ? null
      : { status: 429, why: 'Too many connections. Wait a minute.' }
  }
}
