/**
 * Rooms with raids of people's own play in a thread of theirs: such a raid may be lawful, and still take seconds for a choice. A room that takes longer than it may
 * is closed in words, and the thread begins anew with the others, which come back as they were kept when their people do.
 */
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { type Crew, inThreads } from '../threads/index.ts'
import type { Fault, Listed, Terms } from '../wire/index.ts'
import { budgets } from './budgets.ts'
import type { Hosted } from './hosted.ts'
import type { KeptRoom } from './keep.ts'
import type { Order, Report, RoomJob } from './room-worker.ts'
import type { Line } from './runner.ts'
import type { Change } from './store.ts'

/** What a room needs from the server that it is on. */
export interface AwayUse {
  keep(change: Change): Promise<void>
  listed(now: Listed | null): void
  failed(error: unknown): void
  /** The thread is gone, and the room with it; `why` is told to everybody in it if it was this room's doing. */
  lost(why: Fault | null): void
}

export interface OwnRooms {
  open(code: string, terms: Terms, own: string, use: AwayUse): Promise<Hosted | Fault>
  wake(code: string, kept: KeptRoom, use: AwayUse): Promise<Hosted | Fault>
  close(): Promise<void>
}

/** Without what its messages all have. */
type Ask<O = Order> = O extends Order ? Omit<O, 'n' | 'room'> : never

interface Room {
  readonly use: AwayUse
  readonly code: string
  readonly lines: Map<number, Line>
}

/** One thread, from its start to its end. */
interface Thread {
  readonly crew: Promise<Crew<RoomJob, void>>
  readonly port: MessagePort
  readonly cell: Int32Array
  readonly rooms: Map<number, Room>
  readonly waits: Map<number, { done: (value: never) => void; failed: (error: Error) => void }>
  readonly watch: NodeJS.Timeout
  over: boolean
}

export const tooHeavy: Fault = {
  why: 'This raid asks for more than this server computes for one choice.',
  fix: 'Play it on your own page, or make it smaller.',
}

const gone = (): Error => new Error('The room is gone. Try again.')

/** Milliseconds between two looks at what the thread does, and rooms whose raids are remembered as too heavy. */
const looking = 250
const remembered = 1000

// From source this is src/server; a server that is built has the worker beside it.
const file = import.meta.url.endsWith('.ts') ? './room-worker.ts' : './room-worker.js'

/** The thread starts when the first such room opens. `now`: the server's time. */
export function openOwnRooms(now: () => number, patience: number = budgets.own.milliseconds): OwnRooms {
  let thread: Thread | null = null
  let counted = 0
  /** Codes of rooms that took too long: they are not opened again before the server is. */
  const heavy = new Set<string>()

  function begin(): Thread {
    const { port1: port, port2: theirs } = new MessageChannel()
    const busy = new SharedArrayBuffer(8)
    const crew = inThreads<RoomJob, void>(new URL(file, import.meta.url), 1, true)
    const begun: Thread = {
      ...{ crew, port, cell: new Int32Array(busy), rooms: new Map(), waits: new Map(), over: false },
      watch: setInterval(
        lookAt(() => begun),
        looking,
      ).unref(),
    }
    const clock = now() - performance.timeOrigin - performance.now()
    crew
      .then(({ run }) => run({ port: theirs, busy, clock }, [theirs]))
      .catch(() => undefined)
      .then(() => end(begun, 0))
    port.on('message', (report: Report) => heard(begun, report))
    thread = begun
    return begun
  }

  /** Looks whether the thread has been at the same thing for too long. */
  function lookAt(of: () => Thread): () => void {
    let [room, beat, since] = [0, 0, 0]
    return () => {
      const { cell } = of()
      const [at, n, ms] = [Atomics.load(cell, 0), Atomics.load(cell, 1), performance.now()]
      if (at === 0 || at !== room || n !== beat) [room, beat, since] = [at, n, ms]
      else if (ms - since > patience) void end(of(), at)
    }
  }

  /** Ends a thread. `guilty`: the room that took too long; 0 if none did. */
  async function end(ended: Thread, guilty: number): Promise<void> {
    if (ended.over) return
    ended.over = true
    clearInterval(ended.watch)
    if (thread === ended) thread = null
    const rooms = [...ended.rooms]
    ended.rooms.clear()
    for (const [n, { code, use }] of rooms) {
      if (n === guilty) heavy.add(code)
      use.lost(n === guilty ? tooHeavy : null)
    }
    for (const [first] of heavy.entries()) if (heavy.size > remembered) heavy.delete(first)
    const error = guilty > 0 ? new Error(`${tooHeavy.why} ${tooHeavy.fix}`) : gone()
    for (const { failed } of ended.waits.values()) failed(error)
    ended.waits.clear()
    ended.port.close()
    await (await ended.crew).close().catch(() => undefined)
  }

  const ask = <T>({ port, waits, over }: Thread, room: number, what: Ask): Promise<T> =>
    new Promise((done, failed) => {
      if (over) throw gone()
      const n = ++counted
      waits.set(n, { done: done as (value: never) => void, failed })
      port.postMessage({ ...what, n, room } as Order)
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
    if ('change' in report) {
      const told = (failed: boolean): void =>
        port.postMessage({ do: 'kept', n: report.keeps, room: report.room, failed })
      room.use.keep(report.change).then(
        () => told(false),
        () => told(true),
      )
    } else if ('listed' in report) room.use.listed(JSON.parse(report.listed) as Listed | null)
    else if ('failed' in report) room.use.failed(new Error(report.failed))
    else if ('closes' in report) room.lines.get(report.line)?.close()
    else room.lines.get(report.line)?.send(report.name, report.message)
  }

  async function host(code: string, use: AwayUse, first: Ask): Promise<Hosted | Fault> {
    if (heavy.has(code)) return tooHeavy
    const at = thread ?? begin()
    if (at.rooms.size >= budgets.own.rooms)
      return { why: 'This server has no room left for raids of people’s own.', fix: 'Try again later.' }
    const n = ++counted
    const room: Room = { use, code, lines: new Map() }
    at.rooms.set(n, room)
    const fault = await ask<Fault | null>(at, n, first).catch(
      (error: Error): Fault => ({ why: error.message, fix: '' }),
    )
    if (fault) {
      at.rooms.delete(n)
      return fault
    }
    const number = (line: Line): number => [...room.lines].find(([, one]) => one === line)?.[0] ?? 0
    return {
      join: (options, fresh) => ask(at, n, { do: 'join', options, fresh }),
      replay: () => ask(at, n, { do: 'replay' }),
      connect(who, token, line) {
        const id = ++counted
        room.lines.set(id, line)
        return ask(at, n, { do: 'connect', who, token, line: id })
      },
      async drop(who, line, forGood) {
        const id = number(line)
        room.lines.delete(id)
        if (at.rooms.has(n)) await ask(at, n, { do: 'drop', who, line: id, forGood })
      },
      hear: (who, name, message) => ask(at, n, { do: 'hear', who, name, message }),
      settled: () => ask(at, n, { do: 'settled' }),
      stop() {
        if (at.rooms.delete(n)) ask(at, n, { do: 'stop' }).catch(() => undefined)
      },
    }
  }

  return {
    open: (code, terms, own, use) => host(code, use, { do: 'open', code, terms, own }),
    wake: (code, kept, use) => host(code, use, { do: 'wake', kept }),
    async close() {
      if (thread) await end(thread, 0)
    },
  }
}
