/** A thread with rooms in it (room-worker.ts), from its start to its end. */
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { type Crew, inThreads } from '../threads/index.ts'
import type { Fault, Listed } from '../wire/index.ts'
import type { Hosted } from './hosted.ts'
import type { Moment } from './kept.ts'
import type { Order, Report, RoomJob } from './room-worker.ts'
import type { Line } from './runner.ts'
import { NotKept, notKept } from './trouble.ts'
import { newSign, watch } from './watchdog.ts'

/** An order without the fields that all of them have. */
export type Ask<O = Order> = O extends Order ? Omit<O, 'n' | 'room'> : never

/** The services of the server for a room in a thread. */
export interface AwayUse {
  /** Writes the changes; throws a NotKept if they can't be written. */
  keep(moment: Moment): void
  listed(now: Listed | null): void
  failed(error: unknown): void
  /** The thread is gone, and the room with it; `why` is sent to everybody in it if this room caused it. */
  lost(why: Fault | null): void
}

/** A room that is in a thread, as the server has it. */
export interface Room extends AwayUse {
  readonly code: string
  readonly lines: Map<number, Line>
}

export interface Thread {
  readonly crew: Promise<Crew<RoomJob, void>>
  readonly port: MessagePort
  readonly rooms: Map<number, Room>
  readonly waits: Map<number, { done: (value: never) => void; failed: (error: Error) => void }>
  /** Ends watching it. */
  unwatch(): void
  over: boolean
}

// From source this is src/server; a server that is built has the worker beside it.
const file = import.meta.url.endsWith('.ts') ? './room-worker.ts' : './room-worker.js'
export const roomWorker = new URL(file, import.meta.url)

/**
 * Starts a thread.
 * @param clock - The server's time less the time of day.
 * @param patience - The milliseconds for one step of a room.
 * @param lost - Called when the thread has ended by itself (0), or a room takes too long: with its number.
 * @param worker - Its program.
 */
export function beginThread(
  clock: number,
  patience: number,
  lost: (thread: Thread, guilty: number) => void,
  worker: URL,
): Thread {
  const { port1: port, port2: theirs } = new MessageChannel()
  const sign = newSign()
  const crew = inThreads<RoomJob, void>(worker, 1, true)
  const thread: Thread = {
    ...{ crew, port, rooms: new Map(), waits: new Map(), over: false },
    unwatch: watch(sign, patience, (room) => lost(thread, room)),
  }
  crew
    .then(({ run }) => run({ port: theirs, sign, clock }, [theirs]))
    .catch(() => undefined)
    .then(() => lost(thread, 0))
  port.on('message', (report: Report) => heard(thread, report))
  return thread
}

/** Ends a thread, rejecting all that waits for it. */
export async function endThread(thread: Thread, why: Error): Promise<void> {
  thread.over = true
  thread.unwatch()
  for (const { failed } of thread.waits.values()) failed(why)
  thread.waits.clear()
  thread.port.close()
  await (await thread.crew).close().catch(() => undefined)
}

let counted = 0
export const nextNumber = (): number => ++counted

export const gone = (): Error => new Error('The room is gone. Try again.')

export const ask = <T>({ port, waits, over }: Thread, room: number, what: Ask): Promise<T> =>
  new Promise((done, failed) => {
    if (over) throw gone()
    const n = nextNumber()
    waits.set(n, { done: done, failed })
    port.postMessage({ ...what, n, room })
  })

function heard({ rooms, waits, port }: Thread, report: Report): void {
  if ('n' in report) {
    const wait = waits.get(report.n)
    waits.delete(report.n)
    if ('failed' in report) wait?.failed(new Error(report.failed))
    else wait?.done(report.done as never)
    return
  }
  const room = rooms.get(report.room)
  if (!room) return
  if ('moment' in report)
    port.postMessage({ do: 'kept', n: report.keeps, room: report.room, fault: keptBy(room, report.moment) })
  else if ('listed' in report) room.listed(JSON.parse(report.listed) as Listed | null)
  else if ('failed' in report) room.failed(new Error(report.failed))
  else if ('closes' in report) room.lines.get(report.line)?.close()
  else room.lines.get(report.line)?.send(report.name, report.message)
}

/** Keeps the changes in a room, and returns why they can't be kept, in words; null if they are. */
function keptBy({ keep }: Room, moment: Moment): Fault | null {
  try {
    keep(moment)
    return null
  } catch (error) {
    return (error instanceof NotKept ? error : notKept(error)).fault
  }
}

/** A room in a thread, with the interface of any running room. */
export function hostedIn(at: Thread, n: number, { lines }: Room): Hosted {
  const numberOf = (line: Line): number => [...lines].find(([, one]) => one === line)?.[0] ?? 0
  return {
    join: (options, fresh) => ask(at, n, { do: 'join', options, fresh }),
    replay: () => ask(at, n, { do: 'replay' }),
    connect(who, token, line) {
      const id = nextNumber()
      lines.set(id, line)
      return ask(at, n, { do: 'connect', who, token, line: id })
    },
    async drop(who, line, forGood) {
      const id = numberOf(line)
      lines.delete(id)
      if (at.rooms.has(n)) await ask(at, n, { do: 'drop', who, line: id, forGood })
    },
    hear: (who, name, message) => ask(at, n, { do: 'hear', who, name, message }),
    settled: () => ask(at, n, { do: 'settled' }),
    stop() {
      if (at.rooms.delete(n)) ask(at, n, { do: 'stop' }).catch(() => undefined)
    },
  }
}
