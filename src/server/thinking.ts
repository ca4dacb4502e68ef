/**
 * Bots think in threads, so that no room waits for the bots of another. Each room uses one thread, with a copy of its game (bot-replica.ts).
 * The bots' choices are the same as in the server's thread. A room has one open question at a time; an obsolete answer is dropped.
 * Those that look ahead think a little at a time, and take turns.
 */
import { type Game, hasRealSeat, played } from '../engine/index.ts'
import type { Decision } from '../engine/types.ts'
import type { Pondered } from '../players/index.ts'
import { type BotMove, realPatience } from '../session/bot-move.ts'
import { changesSince } from '../session/bot-replica.ts'
import { botMove } from '../session/moves.ts'
import type { Session } from '../session/session.ts'
import { askedOf } from '../session/wishing.ts'
import { type Crew, inThreads } from '../threads/index.ts'
import { budgets } from './budgets.ts'
import type { Think } from './play.ts'
import type { ThinkJob, ThinkReply } from './think-worker.ts'

type Thread = Crew<ThinkJob, ThinkReply>

/** A thread in which bots think, or its replacement. */
interface Desk {
  thread: Promise<Thread>
  rooms: number
}

/** The threads of a server. */
export interface Desks {
  readonly all: readonly Desk[]
  readonly worker: URL
  /** Milliseconds after which a silent thread is replaced. */
  readonly patience: number
  /** The number of rooms that think here, for the names of their copies. */
  rooms: number
  /** Does work that looks ahead, in its turn. */
  readonly inTurn: ReturnType<typeof makeTurns>
}

export interface Thinker {
  readonly think: Think
  stop(): void
}

/** The number of failures in a row after which the bots of a room think in the server's own thread once. */
const troublesome = 2

// From source this is src/server; a server that is built has the worker beside it.
const worker = import.meta.url.endsWith('.ts') ? './think-worker.ts' : './think-worker.js'

/** Opens threads, which start as needed; with 0 bots think in the server's own. */
export function openDesks(threads: number, patience = 30_000, file = new URL(worker, import.meta.url)): Desks {
  const all = Array.from({ length: threads }, () => ({
    thread: inThreads<ThinkJob, ThinkReply>(file, 1, true),
    rooms: 0,
  }))
  return { all, worker: file, patience, rooms: 0, inTurn: makeTurns(budgets.ahead.atOnce) }
}

/** Work of which at most so many pieces are done at once; the others wait in their order. */
function makeTurns(free: number): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = []
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((done) => queue.push(done))
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free++
    }
  }
}

export async function closeDesks({ all }: Desks): Promise<void> {
  await Promise.all(all.map(async ({ thread }) => (await thread).close()))
}

/** A question that a bot thinks about. */
interface Asked {
  readonly open: Decision
  readonly how: string
  /** Its progress in quarters, if it looks ahead. */
  pondered: Pondered | null
  enough: boolean
}

/** The bots of one room. `ready` is called when a bot has finished thinking, or is a quarter farther. */
export function makeThinker(desks: Desks, ready: () => void): Thinker {
  const [desk] = [...desks.all].sort((a, b) => a.rooms - b.rooms)
  // The server can't wait for a look ahead.
  const here: Think = (session, open) => botMove(session, open, true)
  if (!desk) return { think: here, stop: () => undefined }
  desk.rooms++
  const room = ++desks.rooms
  let copy: { game: Game; choices: readonly number[] } | null = null
  let thought: { open: Decision; how: string; move: BotMove } | null = null
  let asked: Asked | null = null
  let stopped = false
  let troubles = 0

  async function ask({ game, library }: Session, open: Decision, how: string): Promise<void> {
    const now: Asked = { open, how, pondered: null, enough: false }
    asked = now
    const { setup, choices } = played(game)
    const known = copy?.game === game ? copy.choices : null
    const raid = known || !('raid' in setup) ? undefined : library.raids.find(({ id }) => id === setup.raid)
    copy = { game, choices }
    const question = { id: 0, ...changesSince(game, known), ...(JSON.parse(how) as { bot: string }), raid }
    const send = (question: ThinkJob['question']) =>
      replyOf(desks, desk as Desk, { room, question, enough: now.enough })
    const timer = hasRealSeat(setup) ? setTimeout(() => (now.enough = true), realPatience) : undefined
    let reply = await send(question)
    while (reply && 'done' in reply && !stopped) {
      const pondered = { done: Math.floor((4 * reply.done) / reply.of), of: 4 }
      const isFarther = now.pondered?.done !== pondered.done
      now.pondered = pondered
      if (isFarther) ready()
      reply = now.enough ? await send('on') : await desks.inTurn(() => send('on'))
    }
    clearTimeout(timer)
    asked = null
    if (reply && 'move' in reply) {
      thought = { open, how, move: reply.move }
      troubles = 0
    } else {
      copy = null
      troubles++
    }
    if (!stopped) ready()
  }

  return {
    think(session, open, enough) {
      const how = JSON.stringify({ bot: session.seats[open.seat]?.bot ?? '', asked: askedOf(session) })
      if (thought?.open === open && thought.how === how) return thought.move
      if (asked) {
        const isAsked = asked.open === open && asked.how === how
        asked.enough ||= enough || !isAsked
        return isAsked ? asked.pondered : null
      }
      if (troubles >= troublesome) {
        troubles = 0
        return here(session, open, true)
      }
      void ask(session, open, how)
      return null
    },
    stop() {
      if (stopped) return
      stopped = true
      desk.rooms--
      if (copy) void replyOf(desks, desk, { room, question: null, enough: true })
    },
  }
}

/** The thread's answer; null if it could not be asked. A silent one is replaced. */
async function replyOf({ patience, worker }: Desks, desk: Desk, job: ThinkJob): Promise<ThinkReply> {
  const { thread } = desk
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error('silent')), patience)
    timer.unref()
  })
  try {
    return await Promise.race([thread.then((crew) => crew.run(job)), silence])
  } catch (error) {
    if (error instanceof Error && error.message === 'silent' && desk.thread === thread) {
      desk.thread = inThreads(worker, 1, true)
      void thread.then((crew) => crew.close()).catch(() => undefined)
    }
    return null
  } finally {
    clearTimeout(timer)
  }
}
