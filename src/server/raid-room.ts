/** A room as Colyseus runs it: connections in, messages out. What happens in it is for the runner. */
import { type Client, Room } from '@colyseus/core'
import type { Library } from '../engine/types.ts'
import { readJoin, readOpen, type Tell } from '../wire/index.ts'
import { refusedEvent } from './guarded-socket.ts'
import type { Keeper } from './keep.ts'
import { frozenRaid } from './own-raid.ts'
import { replayOf } from './replay.ts'
import { enter, listing, openRoom, type RaidRoom } from './room.ts'
import { type Line, makeRunner, type Runner } from './runner.ts'
import { isCode, keyOf, newCode, newSeed, newToken } from './secrets.ts'
import { type Desks, readIn } from './thinking.ts'

/** What the rooms of a server share. */
export interface House {
  readonly library: Library
  readonly keeper: Keeper
  readonly desks: Desks
  now(): number
  /** Milliseconds after which a room that nobody is in leaves the memory; it is still kept. */
  readonly idle: number
  /** The rooms that are open here. */
  readonly open: Set<Pick<Room, 'listing'>>
  /** A room was opened that has never been here before. */
  opened(code: string): void
  /** An error that must not happen, in words without anything secret. */
  failed(what: string, error: unknown): void
}

/** The name under which clients open rooms. */
export const roomName = 'raid'

/** Codes of WebSocket closes: 4000 is a client that leaves for good, others of ours end a connection. */
const consented = 4000
const policy = 1008

/** Milliseconds after which somebody who only wanted the replay has got it. */
const lingering = 20_000

interface Seat {
  readonly who: number
  readonly line: Line
}

/** The class of rooms on this server: Colyseus makes one of it for each room. */
export const raidRooms = (house: House): (new () => Room) =>
  class extends RaidRoomServer {
    override readonly house = house
  }

abstract class RaidRoomServer extends Room {
  protected abstract readonly house: House
  readonly #seats = new Map<string, Seat>()
  #runner: Runner | null = null
  #sleep: NodeJS.Timeout | undefined
  #listed = 'null'

  override async onCreate(options: unknown): Promise<void> {
    this.patchRate = null as unknown as number
    this.autoDispose = false
    const made = await roomFrom(this.house, options)
    this.roomId = made.people.code
    this.house.open.add(this)
    this.#runner = makeRunner(made, {
      now: this.house.now,
      seed: newSeed,
      desks: this.house.desks,
      keep: (room) => this.house.keeper.keep(room),
      told: (room) => this.#list(room),
      failed: (error) => this.house.failed(`room ${made.people.code}`, error),
    })
    this.onMessage('*', (client, name, message) => {
      const { who = 0 } = this.#seats.get(client.sessionId) ?? {}
      // What goes wrong there is written down by the runner, and ends nothing but that room.
      this.#runner?.hear(who, name, message).catch(() => undefined)
    })
    this.#sleepIfEmpty()
  }

  override async onJoin(client: Client, options: unknown): Promise<void> {
    const runner = this.#runner
    if (!runner) return
    this.#tellWhy(client)
    if (wantsReplay(options)) {
      const replay = await runner.turn(replayOf)
      if ('why' in replay) throw new Error(`${replay.why} ${replay.fix}`)
      client.send('replay', replay)
      setTimeout(() => client.leave(consented), lingering).unref()
      return
    }
    const token = newToken()
    const came = await runner.turn((room) => join(room, options, { fresh: token, now: this.house.now() }))
    if ('why' in came) throw new Error(`${came.why} ${came.fix}`)
    const line: Line = {
      send: (name, message) => client.send(name, message),
      close: () => client.leave(policy),
    }
    this.#seats.set(client.sessionId, { who: came.who, line })
    await runner.connect(came.who, came.token, line)
  }

  override async onLeave(client: Client, code?: unknown): Promise<void> {
    const seat = this.#seats.get(client.sessionId)
    this.#seats.delete(client.sessionId)
    if (seat) await this.#runner?.drop(seat.who, seat.line, code === true || code === consented)
    this.#sleepIfEmpty()
  }

  override onDispose(): void {
    clearTimeout(this.#sleep)
    this.house.open.delete(this)
    this.#runner?.stop()
  }

  /** Whoever is about to be cut off is told why (guarded-socket.ts). */
  #tellWhy(client: Client): void {
    const socket = client.ref as { once?(event: string, told: (why: Tell<'bye'>) => void): void }
    socket.once?.(refusedEvent, (why) => client.send('bye', why))
  }

  /** What a list of rooms shows of this one. */
  #list(room: RaidRoom): void {
    const now = listing(room)
    const text = JSON.stringify(now)
    if (text === this.#listed) return
    this.#listed = text
    const lost = (error: unknown): void => this.house.failed('the list of rooms', error)
    this.setMetadata(now ?? { code: '' }).catch(lost)
  }

  #sleepIfEmpty(): void {
    clearTimeout(this.#sleep)
    const failed = (error: unknown): void => this.house.failed(`room ${this.roomId}`, error)
    this.#sleep = setTimeout(() => void this.#leaveMemory().catch(failed), this.house.idle)
  }

  async #leaveMemory(): Promise<void> {
    const isEmpty = (): boolean => this.clients.length === 0 && Object.keys(this.reservedSeats).length === 0
    if (!isEmpty()) return
    await this.#runner?.turn(() => undefined)
    if (isEmpty()) await this.disconnect()
    else this.#sleepIfEmpty()
  }
}

/** A room that is opened, or one that was kept and is wanted again. The server alone can ask for the second (matchmaking.ts). */
async function roomFrom(house: House, options: unknown): Promise<RaidRoom> {
  const { kept } = options as { kept?: unknown }
  if (isCode(kept)) {
    const room = house.keeper.wake(kept)
    if (!room) throw new Error('There is no room of this code. Ask for the link again.')
    return room
  }
  const read = readOpen(options)
  if ('fault' in read) throw new Error(`${read.fault.why} ${read.fault.fix}`)
  const { name: _name, version: _version, own, ...terms } = read.open
  const brought = own === undefined ? null : await readIn(house.desks, house.library, own)
  if (brought && 'why' in brought) throw new Error(`${brought.why} ${brought.fix}`)
  const room = openRoom(house.library, newCode(), terms, brought && frozenRaid(brought.raid))
  if ('why' in room) throw new Error(`${room.why} ${room.fix}`)
  house.opened(room.people.code)
  return room
}

function wantsReplay(options: unknown): boolean {
  const read = readJoin(options)
  return 'join' in read && 'replay' in read.join
}

/** Somebody new, or somebody who has been here before and has the token to show. */
function join(
  room: RaidRoom,
  options: unknown,
  { fresh, now }: { fresh: string; now: number },
): { who: number; token: string } | { why: string; fix: string } {
  const open = readOpen(options)
  const read = 'open' in open ? { join: { version: open.open.version, name: open.open.name } } : readJoin(options)
  if ('fault' in read) return read.fault
  const { join: asks } = read
  if ('token' in asks) {
    const one = room.people.all.find(({ key }) => key === keyOf(asks.token))
    return one
      ? { who: one.who, token: asks.token }
      : { why: 'Your place in this room is gone.', fix: 'Join with your name again.' }
  }
  if (!('name' in asks)) return { why: 'Whoever comes in has a name.', fix: 'Say what you are called.' }
  const came = enter(room, {
    ...{ name: asks.name, key: keyOf(fresh), from: '', now },
    watch: 'watch' in asks && asks.watch === true,
  })
  return 'who' in came ? { who: came.who, token: fresh } : came
}
