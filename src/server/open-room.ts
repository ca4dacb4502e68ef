/** A room that is open here: who is connected, and who may be. What happens in it is for the runner. */
import { closes, type Fault, type Join, type Listed, type Open } from '../wire/index.ts'
import type { Connection, Hearer } from './connection.ts'
import type { Hosted, HostUse } from './hosted.ts'
import { wantsReplay } from './joining.ts'
import type { AwayUse } from './room-thread.ts'
import { keyOf, newToken } from './secrets.ts'
import { NotKept, whyOf } from './trouble.ts'

/** Shared by the rooms of a server. */
export interface RoomUse {
  now(): number
  /** Milliseconds after which an empty room leaves the memory; it is still kept. */
  readonly idle: number
  /** Writes down what has changed in a room that another thread runs. */
  write: AwayUse['keep']
  /** Its entry in the list of rooms has changed. */
  listed(now: Listed | null): void
  /** It is open no longer. */
  over(): void
  /** An unexpected error, in words without anything secret. */
  failed(error: unknown): void
}

export interface OpenRoom {
  readonly code: string
  /** Its entry in the list of rooms; null if it isn't listed. */
  readonly listed: Listed | null
  /** Keeps a place for somebody who has asked for one, for a while. Returns its name, which nobody can guess. */
  seat(options: Open | Join): string
  hasSeat(seat: string): boolean
  /** Whoever has asked for this place is here now. `begin` makes the connection, once it is known who hears it. */
  enter(seat: string, begin: (hearer: Hearer) => Connection): void
  /** Ends it here, with all connections; it is still kept. */
  close(): Promise<void>
}

/** Milliseconds after which a place that nobody has taken is given away, and after which somebody who only wanted the replay has got it. */
const reserved = 15_000
const lingering = 20_000

interface State {
  readonly code: string
  readonly use: RoomUse
  hosted: Hosted | null
  readonly seats: Map<string, Open | Join>
  /** Everybody who is connected, and who they are; 0 as long as they are only coming in. */
  readonly inside: Map<Connection, number>
  listed: Listed | null
  sleep: NodeJS.Timeout | undefined
  over: boolean
}

/** The calls from a room's runner. */
export type RunnerSide = Pick<HostUse, 'listed' | 'failed'> & AwayUse

/** Opens a room: `begin` makes what runs it. */
export async function openRoomHere(
  code: string,
  use: RoomUse,
  begin: (side: RunnerSide) => Promise<Hosted | Fault>,
): Promise<OpenRoom | Fault> {
  const s: State = {
    ...{ code, use, hosted: null, seats: new Map(), inside: new Map(), listed: null },
    ...{ sleep: undefined, over: false },
  }
  const hosted = await begin({
    keep: use.write,
    listed: (now) => list(s, now),
    failed: use.failed,
    lost: (why) => lose(s, why),
  })
  if ('why' in hosted) return hosted
  s.hosted = hosted
  sleepIfEmpty(s)
  return {
    code,
    get listed() {
      return s.listed
    },
    seat(options) {
      const seat = newToken()
      s.seats.set(seat, options)
      setTimeout(() => s.seats.delete(seat) && sleepIfEmpty(s), reserved).unref()
      return seat
    },
    hasSeat: (seat) => s.seats.has(seat),
    enter(seat, begins) {
      const options = s.seats.get(seat)
      s.seats.delete(seat)
      // What goes wrong in the room is written down by the runner, and ends nothing but that room.
      const connection: Connection = begins({
        hear(name, data) {
          const who = s.inside.get(connection)
          if (who) hosted.hear(who, name, data).catch(() => undefined)
        },
        gone: (forGood) => void drop(s, connection, forGood).catch(() => undefined),
      })
      s.inside.set(connection, 0)
      void comeIn(s, hosted, connection, options).catch((error: unknown) => refuse(connection, error))
    },
    close: async () => end(s, closes.again),
  }
}

async function comeIn(s: State, hosted: Hosted, connection: Connection, options: unknown): Promise<void> {
  if (wantsReplay(options)) {
    const replay = await hosted.replay()
    if ('why' in replay) throw asError(replay)
    connection.send('replay', replay)
    setTimeout(() => connection.end(closes.leaves), lingering).unref()
    return
  }
  const token = newToken()
  const came = await hosted.join(options, { token, from: from(s, connection), now: s.use.now() })
  if ('why' in came) throw asError(came)
  const isNew = came.token === token
  try {
    if (connection.isOver()) throw new Error('The connection is gone.')
    s.inside.set(connection, came.who)
    await hosted.connect(came.who, came.token, connection)
  } catch (error) {
    // Whoever is new has never been there.
    s.inside.delete(connection)
    await hosted.drop(came.who, connection, isNew)
    throw error
  }
}

const asError = ({ why, fix }: Fault): Error => new Error(`${why} ${fix}`)

/** Tells somebody who can't come in why. */
function refuse(connection: Connection, error: unknown): void {
  connection.send('bye', { why: whyOf(error), fix: '' })
  connection.end(error instanceof NotKept ? closes.later : closes.refused)
}

/** The hash of an address, specific to this room; '' for this machine's own, which is shared by all clients of a proxy without headers. */
function from({ code }: State, { address }: Connection): string {
  return address === '' || address.startsWith('127.') || address.startsWith('0:0:0:0::')
    ? ''
    : keyOf(`${code} ${address}`)
}

async function drop(s: State, connection: Connection, forGood: boolean): Promise<void> {
  const who = s.inside.get(connection)
  s.inside.delete(connection)
  if (who) await s.hosted?.drop(who, connection, forGood)
  sleepIfEmpty(s)
}

/** The thread that ran it is gone. A room that is only being opened is told to whoever asked for it. */
function lose(s: State, why: Fault | null): void {
  if (!s.hosted) return
  if (why) for (const connection of s.inside.keys()) connection.send('bye', why)
  end(s, why ? closes.refused : closes.again)
}

function end(s: State, code: number): void {
  if (s.over) return
  s.over = true
  clearTimeout(s.sleep)
  for (const connection of s.inside.keys()) connection.end(code)
  s.hosted?.stop()
  s.use.over()
}

function list(s: State, now: Listed | null): void {
  if (JSON.stringify(now) === JSON.stringify(s.listed)) return
  s.listed = now
  s.use.listed(now)
}

function sleepIfEmpty(s: State): void {
  clearTimeout(s.sleep)
  if (!s.over) s.sleep = setTimeout(() => void leaveMemory(s).catch(s.use.failed), s.use.idle)
}

async function leaveMemory(s: State): Promise<void> {
  const isEmpty = (): boolean => s.inside.size === 0 && s.seats.size === 0
  if (!isEmpty()) return
  await s.hosted?.settled()
  if (isEmpty()) end(s, closes.again)
  else sleepIfEmpty(s)
}
