/** A room as Colyseus runs it: connections in, messages out. What happens in it is for the runner. */
import { type Client, Room } from '@colyseus/core'
import type { Library } from '../engine/types.ts'
import { type Fault, type Listed, readOpen, type Tell } from '../wire/index.ts'
import { refusedEvent } from './guarded-socket.ts'
import { type Hosted, type HostUse, hostHere } from './hosted.ts'
import { wantsReplay } from './joining.ts'
import type { Keeper } from './keep.ts'
import type { OwnRooms } from './own-rooms.ts'
import { openRoom, type RaidRoom } from './room.ts'
import type { AwayUse } from './room-thread.ts'
import type { Line } from './runner.ts'
import { isCode, keyOf, newCode, newToken } from './secrets.ts'
import type { Desks } from './thinking.ts'

/** What the rooms of a server share. */
export interface House {
  readonly library: Library
  readonly keeper: Keeper
  readonly desks: Desks
  readonly ownRooms: OwnRooms
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
/** The server has lost the room and gets it back: pages come again by themselves. */
const restart = 1012

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
  #hosted: Hosted | null = null
  #sleep: NodeJS.Timeout | undefined
  #listed = 'null'

  override async onCreate(options: unknown): Promise<void> {
    this.patchRate = null as unknown as number
    this.autoDispose = false
    const hosted = await this.#open(options)
    if ('why' in hosted) throw new Error(`${hosted.why} ${hosted.fix}`)
    this.#hosted = hosted
    this.house.open.add(this)
    this.onMessage('*', (client, name, message) => {
      const { who = 0 } = this.#seats.get(client.sessionId) ?? {}
      // What goes wrong there is written down by the runner, and ends nothing but that room.
      this.#hosted?.hear(who, name, message).catch(() => undefined)
    })
    this.#sleepIfEmpty()
  }

  override async onJoin(client: Client, options: unknown): Promise<void> {
    const hosted = this.#hosted
    if (!hosted) return
    this.#tellWhy(client)
    if (wantsReplay(options)) {
      const replay = await hosted.replay()
      if ('why' in replay) throw new Error(`${replay.why} ${replay.fix}`)
      client.send('replay', replay)
      setTimeout(() => client.leave(consented), lingering).unref()
      return
    }
    const token = newToken()
    const came = await hosted.join(options, { token, from: this.#from(client), now: this.house.now() })
    if ('why' in came) throw new Error(`${came.why} ${came.fix}`)
    const line: Line = {
      send: (name, message) => client.send(name, message),
      close: () => client.leave(policy),
    }
    this.#seats.set(client.sessionId, { who: came.who, line })
    try {
      await hosted.connect(came.who, came.token, line)
    } catch (error) {
      // Whoever is new has never been there.
      this.#seats.delete(client.sessionId)
      await hosted.drop(came.who, line, came.token === token)
      throw error
    }
  }

  /** What is kept of an address, in this room alone; this machine's own is everybody's behind a proxy that tells no other. */
  #from({ ref }: Client): string {
    const { address = '' } = ref as { address?: string }
    return address === '' || address.startsWith('127.') || address.startsWith('0:0:0:0::')
      ? ''
      : keyOf(`${this.roomId} ${address}`)
  }

  override async onLeave(client: Client, code?: unknown): Promise<void> {
    const seat = this.#seats.get(client.sessionId)
    this.#seats.delete(client.sessionId)
    if (seat) await this.#hosted?.drop(seat.who, seat.line, code === true || code === consented)
    this.#sleepIfEmpty()
  }

  override onDispose(): void {
    clearTimeout(this.#sleep)
    this.house.open.delete(this)
    this.#hosted?.stop()
    this.house.keeper.rest(this.roomId)
  }

  /** A room that is opened, or one that was kept and is wanted again. The server alone can ask for the second (matchmaking.ts). */
  async #open(options: unknown): Promise<Hosted | Fault> {
    const { keeper, ownRooms, library, opened } = this.house
    const { kept } = options as { kept?: unknown }
    if (isCode(kept)) {
      this.roomId = kept
      const asKept = keeper.read(kept)
      if (!asKept) return { why: 'There is no room of this code.', fix: 'Ask for the link again.' }
      if (asKept.own) return ownRooms.wake(kept, asKept, this.#awayUse())
      return this.#here(await keeper.wake(asKept))
    }
    const read = readOpen(options)
    if ('fault' in read) return read.fault
    const { name: _name, version: _version, own, ...terms } = read.open
    const code = newCode()
    this.roomId = code
    const room = own === undefined ? openRoom(library, code, terms) : null
    if (room && 'why' in room) return room
    const hosted = room ? this.#here(room) : await ownRooms.open(code, terms, own ?? '', this.#awayUse())
    if (!('why' in hosted)) opened(code)
    return hosted
  }

  /** Runs a room in this thread. */
  #here(room: RaidRoom): Hosted {
    const { now, desks, keeper } = this.house
    return hostHere(room, { now, desks, keep: async (changed) => keeper.keep(changed), ...this.#use() })
  }

  #use(): Pick<HostUse, 'listed' | 'failed'> {
    return {
      listed: (now) => this.#list(now),
      failed: (error) => this.house.failed(`room ${this.roomId}`, error),
    }
  }

  #awayUse(): AwayUse {
    return {
      ...this.#use(),
      keep: (moment) => this.house.keeper.write(this.roomId, moment),
      lost: (why) => {
        // A room that is only being opened is told to whoever asked for it.
        if (!this.#hosted) return
        for (const { line } of this.#seats.values()) if (why) line.send('bye', why)
        const failed = (error: unknown): void => this.house.failed(`room ${this.roomId}`, error)
        this.disconnect(why ? policy : restart).catch(failed)
      },
    }
  }

  /** Whoever is about to be cut off is told why (guarded-socket.ts). */
  #tellWhy(client: Client): void {
    const socket = client.ref as { once?(event: string, told: (why: Tell<'bye'>) => void): void }
    socket.once?.(refusedEvent, (why) => client.send('bye', why))
  }

  /** What a list of rooms shows of this one. */
  #list(now: Listed | null): void {
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
    await this.#hosted?.settled()
    if (isEmpty()) await this.disconnect()
    else this.#sleepIfEmpty()
  }
}
