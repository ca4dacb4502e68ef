/**
 * The thread for rooms with raids of people's own, whose choices can take seconds without delaying other rooms.
 * It does the work of the server's own thread, bots included; changes to keep and messages go back to the server.
 */
import { constants, setPriority } from 'node:os'
import type { MessagePort } from 'node:worker_threads'
import { library, loadAllCards } from '../content.ts'
import type { Fault, Tell, TellName, Terms } from '../wire/index.ts'
import { type Hosted, hostHere } from './hosted.ts'
import type { Fresh } from './joining.ts'
import { changeOf, keptOf, newKept, slowly, waking } from './keep.ts'
import type { KeptRoom, Moment } from './kept.ts'
import { frozenRaid, readOwnRaid } from './own-raid.ts'
import { openRoom, type RaidRoom } from './room.ts'
import type { Line } from './runner.ts'
import { openDesks } from './thinking.ts'
import { NotKept } from './trouble.ts'
import { makeSign, ownThread } from './watchdog.ts'

/** The server's orders to a room; each is answered once, by its number. */
type RoomOrder =
  | { do: 'join'; options: unknown; fresh: Fresh }
  | { do: 'replay' | 'settled' | 'stop' }
  | { do: 'connect'; who: number; token: string; line: number }
  | { do: 'drop'; who: number; line: number; forGood: boolean }
  | { do: 'hear'; who: number; name: unknown; message: unknown }

/** Orders to a room, to open one, or to note that changes are kept. */
export type Order = { n: number; room: number } & (
  | RoomOrder
  | { do: 'open'; code: string; terms: Terms; own: string }
  | { do: 'wake'; kept: KeptRoom }
  | { do: 'kept'; fault: Fault | null }
)

/** The messages of the thread. */
export type Report =
  | { n: number; done: unknown }
  | { n: number; failed: string }
  | { room: number; line: number; name: TellName; message: Tell }
  | { room: number; line: number; closes: true }
  | { room: number; keeps: number; moment: Moment }
  | { room: number; listed: string }
  | { room: number; failed: string }

export interface RoomJob {
  port: MessagePort
  /** Shows the number of the room at work (watchdog.ts). */
  sign: SharedArrayBuffer
  /** The server's time less the time of day. */
  clock: number
}

interface Here {
  readonly hosted: Hosted
  readonly lines: Map<number, Line>
}

interface World {
  readonly rooms: Map<number, Here>
  /** Changes being kept. */
  readonly waits: Map<number, { done: () => void; failed: (error: Error) => void }>
  readonly desks: ReturnType<typeof openDesks>
  now(): number
  works(room: number): void
  say(report: Report): void
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : 'failed')

export async function doJob({ port, sign, clock }: RoomJob): Promise<void> {
  standBack()
  await loadAllCards()
  const world: World = {
    ...{ rooms: new Map(), waits: new Map(), desks: openDesks(0) },
    now: () => clock + performance.timeOrigin + performance.now(),
    works: makeSign(sign),
    say: (report) => port.postMessage(report),
  }
  port.on('message', (order: Order) => {
    if (order.do === 'kept') {
      const wait = world.waits.get(order.n)
      world.waits.delete(order.n)
      if (order.fault) wait?.failed(new NotKept(order.fault))
      else wait?.done()
      return
    }
    const { n } = order
    obey(world, order).then(
      (done) => world.say({ n, done }),
      (error: unknown) => world.say({ n, failed: wordsOf(error) }),
    )
  })
  await new Promise<void>((ended) => port.once('close', ended))
  for (const { hosted } of world.rooms.values()) hosted.stop()
}

/** Gives rooms here a lower priority than those without a raid of their own, if the system supports it. */
function standBack(): void {
  const thread = ownThread()
  if (thread > 0) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
}

async function obey(world: World, order: Exclude<Order, { do: 'kept' }>): Promise<unknown> {
  const { room } = order
  if (order.do === 'open') return open(world, room, order)
  if (order.do === 'wake') return wake(world, room, order.kept)
  const here = world.rooms.get(room)
  if (!here) throw new Error('This room is gone.')
  if (order.do === 'stop') world.rooms.delete(room)
  return inRoom(world, here, order)
}

/** Opens a room; null, or the fault. */
async function open(world: World, n: number, { code, terms, own }: Order & { do: 'open' }): Promise<Fault | null> {
  try {
    world.works(n)
    const read = await readOwnRaid(library, own)
    world.works(n)
    if ('why' in read) return read
    const made = openRoom(library, code, terms, frozenRaid(read.raid))
    if ('why' in made) return made
    host(world, n, made)
    return null
  } finally {
    world.works(0)
  }
}

async function wake(world: World, n: number, kept: KeptRoom): Promise<null> {
  try {
    const room = await slowly(waking(library, kept, world.now()), () => world.works(n))
    host(world, n, room, keptOf(room, kept))
    return null
  } finally {
    world.works(0)
  }
}

function host({ rooms, waits, ...world }: World, n: number, room: RaidRoom, first = newKept): void {
  const { now, desks, works, say } = world
  let last = first
  const hosted = hostHere(room, {
    ...{ now, desks },
    works: (isBusy) => works(isBusy ? n : 0),
    async keep(changed) {
      const change = changeOf(changed, last)
      if (!change) return
      const keeps = nextKeeping()
      say({ room: n, keeps, moment: change.moment })
      await new Promise<void>((done, failed) => waits.set(keeps, { done, failed }))
      last = change.kept
    },
    listed: (listed) => say({ room: n, listed: JSON.stringify(listed) }),
    failed: (error) => say({ room: n, failed: wordsOf(error) }),
  })
  rooms.set(n, { hosted, lines: new Map() })
}

let keepings = 0
const nextKeeping = (): number => ++keepings

function inRoom({ say }: World, { hosted, lines }: Here, order: RoomOrder & { room: number }): unknown {
  const { room } = order
  switch (order.do) {
    case 'join':
      return hosted.join(order.options, order.fresh)
    case 'replay':
      return hosted.replay()
    case 'settled':
      return hosted.settled()
    case 'stop':
      return hosted.stop()
    case 'connect': {
      const { line } = order
      const made: Line = {
        send: (name, message) => say({ room, line, name, message }),
        close: () => say({ room, line, closes: true }),
      }
      lines.set(line, made)
      return hosted.connect(order.who, order.token, made)
    }
    case 'drop': {
      const line = lines.get(order.line)
      lines.delete(order.line)
      return line && hosted.drop(order.who, line, order.forGood)
    }
    case 'hear':
      return hosted.hear(order.who, order.name, order.message)
  }
}
