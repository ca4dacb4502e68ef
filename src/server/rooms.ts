/** The rooms that are open on this server, by their codes. */
import type { Library } from '../engine/types.ts'
import type { Fault, Listed, Open } from '../wire/index.ts'
import { budgets } from './budgets.ts'
import { type Hosted, hostHere } from './hosted.ts'
import type { Keeper } from './keep.ts'
import { type OpenRoom, openRoomHere, type RunnerSide } from './open-room.ts'
import type { OwnRooms } from './own-rooms.ts'
import { openRoom, type RaidRoom } from './room.ts'
import { newCode } from './secrets.ts'
import type { Desks } from './thinking.ts'

export interface RoomsUse {
  readonly library: Library
  readonly keeper: Keeper
  readonly desks: Desks
  readonly ownRooms: OwnRooms
  now(): number
  /** Milliseconds after which a room that nobody is in leaves the memory. */
  readonly idle: number
  /** A new room was opened. */
  opened(code: string): void
  /** A room's entry in the list of rooms has changed, or (null) it is open no longer. */
  listed(code: string, now: Listed | null): void
  failed(what: string, error: unknown): void
}

export interface Rooms {
  readonly size: number
  get(code: string): OpenRoom | undefined
  all(): Iterable<OpenRoom>
  open(open: Open): Promise<OpenRoom | Fault>
  /** A room that is open here or kept here; it comes back once, however many ask for it. */
  wake(code: string): Promise<OpenRoom | Fault>
  close(): Promise<void>
}

export const noRoom: Fault = { why: 'There is no room of this code.', fix: 'Ask for the link again.' }
const full: Fault = { why: 'This server has no room left.', fix: 'Try again later, or on another server.' }

export function makeRooms(use: RoomsUse): Rooms {
  const { library, keeper, ownRooms, now, desks } = use
  const rooms = new Map<string, OpenRoom>()
  const waking = new Map<string, Promise<OpenRoom | Fault>>()
  let opening = 0

  async function begin(code: string, how: (side: RunnerSide) => Promise<Hosted | Fault>): Promise<OpenRoom | Fault> {
    const room = await openRoomHere(
      code,
      {
        ...{ now, idle: use.idle },
        write: (moment) => keeper.write(code, moment),
        listed: (shown) => use.listed(code, shown),
        failed: (error) => use.failed(`room ${code}`, error),
        over() {
          rooms.delete(code)
          keeper.rest(code)
          use.listed(code, null)
        },
      },
      how,
    )
    if ('code' in room) rooms.set(code, room)
    return room
  }

  /** Runs a room in this thread. */
  const here = (room: RaidRoom, { listed, failed }: RunnerSide): Hosted =>
    hostHere(room, { now, desks, listed, failed, keep: async (changed) => keeper.keep(changed) })

  async function open({ name: _name, version: _version, own, ...terms }: Open): Promise<OpenRoom | Fault> {
    const code = newCode()
    const room = await begin(code, async (side) => {
      if (own !== undefined) return ownRooms.open(code, terms, own, side)
      const made = openRoom(library, code, terms)
      return 'why' in made ? made : here(made, side)
    })
    if ('code' in room) use.opened(code)
    return room
  }

  async function wake(code: string): Promise<OpenRoom | Fault> {
    const kept = keeper.read(code)
    if (!kept) return noRoom
    return begin(code, async (side) =>
      kept.own ? ownRooms.wake(code, kept, side) : here(await keeper.wake(kept), side),
    )
  }

  return {
    get size() {
      return rooms.size
    },
    get: (code) => rooms.get(code),
    all: () => rooms.values(),
    async open(asked) {
      if (rooms.size + opening >= budgets.server.rooms) return full
      opening++
      return open(asked).finally(() => opening--)
    },
    async wake(code) {
      const room = rooms.get(code) ?? waking.get(code)
      if (room) return room
      const begun = wake(code).finally(() => waking.delete(code))
      waking.set(code, begun)
      return begun
    },
    async close() {
      await Promise.all([...rooms.values()].map((room) => room.close()))
    },
  }
}
