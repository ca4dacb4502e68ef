/** A room without a server: what its people are told goes over a wire of JSON, and each has a bot that answers from what it is told. */
import { library } from '../../src/content.ts'
import type { GameEvent } from '../../src/engine/types.ts'
import { makePlayer } from '../../src/players/index.ts'
import { doAsk } from '../../src/server/asks.ts'
import type { Done } from '../../src/server/done.ts'
import { newTold, nextFrame, type Told } from '../../src/server/frames.ts'
import { advance } from '../../src/server/play.ts'
import { type At, enter, openRoom, type RaidRoom } from '../../src/server/room.ts'
import type { Reason } from '../../src/session/saved-game.ts'
import {
  type Ask,
  type AskName,
  applied,
  type Json,
  readAsk,
  readTell,
  type Sight,
  type Terms,
} from '../../src/wire/index.ts'
import { terms } from './terms.ts'

/** What a client knows. */
export interface Client {
  readonly who: number
  readonly told: Told
  serial: number
  sight: Json | undefined
  events: GameEvent[]
  reasons: Reason[]
  /** The bytes of each frame. */
  readonly bytes: number[]
}

const at: At = { now: 0, seed: 7 }

/** Opens a room and lets people in, who take its seats; `readied`: all are ready, and the raid begins. */
export function roomOf(given: Partial<Terms> = {}, names = ['Ann', 'Ben']): { room: RaidRoom; clients: Client[] } {
  const room = openRoom(library, 'TESTTEST', { ...terms, ...given })
  if ('why' in room) throw new Error(room.why)
  const clients = names.map((name) => newClient(room, name))
  return { room, clients }
}

export function newClient(room: RaidRoom, name: string, watch = false, from = ''): Client {
  const one = enter(room, { name, key: `key of ${name}`, from, watch, now: at.now })
  if (!('who' in one)) throw new Error(one.why)
  return clientOf(one.who)
}

export const clientOf = (who: number): Client => ({
  ...{ who, told: newTold(), serial: 0, sight: undefined, events: [], reasons: [], bytes: [] },
})

/** Asks something, through the schema. */
export function ask<N extends AskName>(room: RaidRoom, client: { who: number }, name: N, message: Ask<N>): Done {
  const read = readAsk(name, JSON.parse(JSON.stringify(message)))
  if ('fault' in read) throw new Error(read.fault.why)
  return doAsk({ room, who: client.who, at }, name, read.ask)
}

/** Does it, or throws. */
export function must<N extends AskName>(room: RaidRoom, client: { who: number }, name: N, message: Ask<N>): void {
  const done = ask(room, client, name, message)
  if (done && 'no' in done) throw new Error(`${name}: ${done.no.why} ${done.no.fix}`)
}

export function beginRaid(room: RaidRoom, clients: readonly Client[], seed = at.seed): void {
  for (const client of clients) must(room, client, 'ready', { ready: true })
  const done = doAsk({ room, who: clients[0].who, at: { ...at, seed } }, 'begin', {})
  if (done && 'no' in done) throw new Error(done.no.why)
}

/** Tells a client what has changed. Returns whether anything has. */
export function hear(room: RaidRoom, client: Client): boolean {
  const frame = nextFrame(room, client.who, client.told)
  if (!frame) return false
  const text = JSON.stringify(frame)
  client.bytes.push(text.length)
  const read = readTell('frame', JSON.parse(text))
  if ('fault' in read) throw new Error(read.fault.why)
  const { base, serial, change, events, reasons } = read.tell
  if (base !== 0 && base !== client.serial) throw new Error(`A difference to ${base} after ${client.serial}.`)
  client.sight = applied(base === 0 ? undefined : client.sight, change)
  client.serial = serial
  client.events = [...client.events.slice(0, events.from), ...events.list]
  client.reasons = [...client.reasons.slice(0, reasons.from), ...reasons.list]
  return true
}

export const seen = (client: Client): Sight => client.sight as unknown as Sight

/** Runs until somebody is asked, or the raid is over. */
export function run(room: RaidRoom): 'person' | 'over' {
  for (;;) {
    const next = advance(room.play!, room.people.terms.speed)
    if (next.kind === 'person' || next.kind === 'over') return next.kind
    if (next.kind === 'wait') throw new Error('A bot waits, and nobody lets it go on.')
  }
}

/** The person who is asked answers as a bot would, from what they have been told. Returns whether anybody was asked. */
export function answerOne(
  room: RaidRoom,
  clients: readonly Client[],
  bots = new Map<number, ReturnType<typeof makePlayer>>(),
): boolean {
  for (const client of clients) {
    hear(room, client)
    const { mine, view } = seen(client).seen
    if (!mine) continue
    let bot = bots.get(view.seat)
    if (!bot) {
      bot = makePlayer(view.seat === 0 ? 'tactics' : 'raider', view.seat, at.seed, library)
      bots.set(view.seat, bot)
    }
    const { answer } = bot.choose(view, mine)
    must(room, client, 'answer', { question: seen(client).question, answer })
    return true
  }
  return false
}
