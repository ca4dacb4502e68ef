/**
 * What a thread runs that plays rooms with raids of people's own: those may take seconds for a choice, for which no other room should wait. It does what the
 * server's own thread does for other rooms, bots included; what is to be kept and told goes back to it.
 */

import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import type { MessagePort } from 'node:worker_threads'
import { library, loadAllCards } from '../content.ts'
import type { Fault, Tell, TellName, Terms } from '../wire/index.ts'
import { type Hosted, hostHere } from './hosted.ts'
import { changeOf, type KeptRoom, keptOf, newKept, woken } from './keep.ts'
import { frozenRaid, readOwnRaid } from './own-raid.ts'
import { openRoom, type RaidRoom } from './room.ts'
import type { Line } from './runner.ts'
import type { Change } from './store.ts'
import { openDesks } from './thinking.ts'

/** What the server asks of the thread; each is answered once, by its number. */
export type Order = { n: number; room: number } & (
  | { do: 'open'; code: string; terms: Terms; own: string }
  | { do: 'wake'; kept: KeptRoom }
  | { do: 'join'; options: unknown; fresh: string }
  | { do: 'replay' | 'settled' | 'stop' }
  | { do: 'connect'; who: number; token: string; line: number }
  | { do: 'drop'; who: number; line: number; forGood: boolean }
  | { do: 'hear'; who: number; name: unknown; message: unknown }
  | { do: 'kept'; failed: boolean }
)

/** What the thread says. */
export type Report =
  | { n: number; done: unknown }
  | { n: number; failed: string }
  | { room: number; line: number; name: TellName; message: Tell }
  | { room: number; line: number; closes: true }
  | { room: number; keeps: number; change: Change }
  | { room: number; listed: ReturnType<typeof JSON.stringify> }
  | { room: number; failed: string }

export interface RoomJob {
  port: MessagePort
  /** What it works on now: a room's number, 0 for none, and how often that has changed. */
  busy: SharedArrayBuffer
  /** The server's time less this thread's. */
  clock: number
}

/** Rooms here wait for those without a raid of their own, where the machine lets threads have a rank. */
function standBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // not on Linux
  }
}

interface Here {
  readonly hosted: Hosted
  readonly lines: Map<number, Line>
}

export async function doJob({ port, busy, clock }: RoomJob): Promise<void> {
  standBack()
  await loadAllCards()
  const rooms = new Map<number, Here>()
  const waits = new Map<number, { done: () => void; failed: (error: Error) => void }>()
  const desks = openDesks(0)
  const cell = new Int32Array(busy)
  const now = (): number => clock + performance.timeOrigin + performance.now()
  const works = (room: number): void => {
    Atomics.add(cell, 1, 1)
    Atomics.store(cell, 0, room)
  }
  const say = (report: Report): void => port.postMessage(report)
  let keeping = 0

  const host = (n: number, room: RaidRoom, kept = newKept()): void => {
    const hosted = hostHere(room, {
      now,
      desks,
      works: (isBusy) => works(isBusy ? n : 0),
      keep(changed) {
        const change = changeOf(changed, kept, now())
        if (!change) return null
        const keeps = ++keeping
        say({ room: n, keeps, change })
        return new Promise((done, failed) => waits.set(keeps, { done, failed }))
      },
      listed: (listed) => say({ room: n, listed: JSON.stringify(listed) }),
      failed: (error) => say({ room: n, failed: error instanceof Error ? error.message : 'failed' }),
    })
    rooms.set(n, { hosted, lines: new Map() })
  }

  async function open(n: number, code: string, terms: Terms, own: string): Promise<Fault | null> {
    const read = await readOwnRaid(library, own)
    if ('why' in read) return read
    const made = openRoom(library, code, terms, frozenRaid(read.raid))
    if ('why' in made) return made
    host(n, made)
    return null
  }

  async function obey(order: Order): Promise<unknown> {
    const { room: n } = order
    if (order.do === 'open' || order.do === 'wake') {
      works(n)
      try {
        if (order.do === 'open') return await open(n, order.code, order.terms, order.own)
        const room = woken(library, order.kept, now())
        host(n, room, keptOf(room))
        return null
      } finally {
        works(0)
      }
    }
    const here = rooms.get(n)
    if (!here) throw new Error('This room is gone.')
    const { hosted, lines } = here
    switch (order.do) {
      case 'join':
        return hosted.join(order.options, order.fresh)
      case 'replay':
        return hosted.replay()
      case 'settled':
        return hosted.settled()
      case 'stop':
        hosted.stop()
        return rooms.delete(n)
      case 'connect': {
        const { line } = order
        lines.set(line, {
          send: (name, message) => say({ room: n, line, name, message }),
          close: () => say({ room: n, line, closes: true }),
        })
        return hosted.connect(order.who, order.token, lines.get(line) as Line)
      }
      case 'drop': {
        const line = lines.get(order.line)
        lines.delete(order.line)
        return line && hosted.drop(order.who, line, order.forGood)
      }
      case 'hear':
        return hosted.hear(order.who, order.name, order.message)
      case 'kept':
        return undefined
    }
  }

  port.on('message', (order: Order) => {
    if (order.do === 'kept') {
      const wait = waits.get(order.n)
      waits.delete(order.n)
      if (order.failed) wait?.failed(new Error('The room could not be kept.'))
      else wait?.done()
      return
    }
    obey(order).then(
      (done) => say({ n: order.n, done }),
      (error: unknown) => say({ n: order.n, failed: error instanceof Error ? error.message : 'failed' }),
    )
  })
  await new Promise<void>((ended) => port.once('close', ended))
  for (const { hosted } of rooms.values()) hosted.stop()
}
