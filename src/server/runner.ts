/**
 * Runs a room: requests are done one after another, bots act at a readable pace, changes are kept, and only then sent.
 * Clock, store and connections are parameters, so that it needs no sockets.
 */
import { outcome } from '../engine/index.ts'
import { slice } from '../session/intent.ts'
import { question } from '../session/session.ts'
import { isAskName, readAsk, type Tell, type TellName, wireVersion } from '../wire/index.ts'
import { doAsk } from './asks.ts'
import { type Bucket, budgets, fullBucket, take, weightOf } from './budgets.ts'
import type { No } from './done.ts'
import { forget, newTold, nextFrame, type Told, wordSome } from './frames.ts'
import { personOf } from './people.ts'
import { act, advance, answerFor, type Next } from './play.ts'
import { comeBack, dropOut, isReal, leave, nextAbsence, type RaidRoom, roomFor, standIn } from './room.ts'
import { type Desks, makeThinker, type Thinker } from './thinking.ts'
import { NotKept } from './trouble.ts'

/** The services of the server for a room. */
export interface RunnerUse {
  now(): number
  /** An unpredictable number, for the next game. */
  seed(): number
  /** The threads in which its bots think. */
  readonly desks: Desks
  /** Writes the changes before they are sent. Rejects with a NotKept if they can't be written now. */
  keep(room: RaidRoom): Promise<unknown>
  /** Called after everybody has received the changes. */
  told?(room: RaidRoom): void
  /** Called before the room does anything, and when it waits. */
  works?(isBusy: boolean): void
  /** An unexpected error: the room stops, and its game so far is kept. */
  failed(error: unknown): void
}

/** The connection of one person. */
export interface Line {
  send<N extends TellName>(name: N, message: Tell<N>): void
  /** Ends the connection. */
  close(): void
}

interface Ear {
  readonly line: Line
  readonly told: Told
  /** The token with which they come back, until they are welcomed. */
  token: string | null
  /** The room as last sent to this client, and the number of lines of talk. */
  room: string
  lines: number
  /** The name of their last request since the last message. */
  asked: string
}

export interface Runner {
  readonly room: RaidRoom
  /**
   * Runs a function on the room, in its turn; changes are kept and sent. Resolves when that is done; rejects with a NotKept while nothing can be
   * kept.
   */
  turn<T>(make: (room: RaidRoom) => T): Promise<T>
  /** Resolves when all requests are done, and kept if possible. */
  settled(): Promise<void>
  /** Somebody has connected: they are sent everything. `token`: the one with which they come back. */
  connect(who: number, token: string, line: Line): Promise<void>
  /** Somebody's connection is gone; `forGood`: they have left. */
  drop(who: number, line: Line, forGood: boolean): Promise<void>
  /** A message of a client. */
  hear(who: number, name: unknown, message: unknown): Promise<void>
  stop(): void
}

/** Milliseconds between two attempts to keep changes. */
const patience = 1000

/** The longest time that a timer can wait. */
const longest = 2 ** 31 - 1

interface State {
  readonly room: RaidRoom
  readonly use: RunnerUse
  readonly ears: Map<number, Ear>
  readonly inbox: (() => void)[]
  readonly thinker: Thinker
  /** Ends the wait for a thinking bot; null if nobody waits. */
  wake: (() => void) | null
  /** Whether a bot has thought since bots last acted. */
  thought: boolean
  running: boolean
  stopped: boolean
  /** The error of keeping the last changes: the room stands still, and nothing is sent, until they are kept; null if all is kept. */
  held: NotKept | null
  timer: NodeJS.Timeout | undefined
  /** The time when the displayed bot acts; null if none is displayed. */
  acts: number | null
  /** The budget for requests here. */
  readonly messages: Bucket
  readonly wholes: Bucket
  /** The question that a person was asked, and since when. */
  asked: { question: number; since: number } | null
}

export function makeRunner(room: RaidRoom, use: RunnerUse): Runner {
  const s: State = {
    room,
    use,
    ears: new Map(),
    inbox: [],
    thinker: makeThinker(use.desks, () => {
      s.thought = true
      s.wake?.()
      void run(s)
    }),
    wake: null,
    thought: false,
    running: false,
    stopped: false,
    held: null,
    timer: undefined,
    acts: null,
    messages: fullBucket(budgets.room.messages, use.now()),
    wholes: fullBucket(budgets.room.wholes, use.now()),
    asked: null,
  }
  /** Runs also in a room that stands still. */
  const always = <T>(make: (room: RaidRoom) => T): Promise<T> =>
    new Promise((done, failed) => {
      s.inbox.push(() => {
        try {
          done(make(room))
        } catch (error) {
          failed(error)
          if (!(error instanceof NotKept)) throw error
        }
      })
      s.wake?.()
      void run(s)
    })
  const turn = <T>(make: (room: RaidRoom) => T): Promise<T> =>
    always(() => {
      if (s.held) throw s.held
      return make(room)
    })
  return {
    room,
    turn,
    settled: () => always(() => undefined),
    connect: (who, token, line) => turn(() => connect(s, who, token, line)),
    drop: (who, line, forGood) => always(() => drop(s, who, line, forGood)),
    hear: (who, name, message) => always(() => hear(s, who, name, message)),
    stop() {
      s.stopped = true
      clearTimeout(s.timer)
      s.thinker.stop()
      s.wake?.()
    },
  }
}

/** Works until there is nothing to do. Nothing changes while it waits for the store, so everything sent is kept. */
async function run(s: State): Promise<void> {
  if (s.running || s.stopped) return
  s.running = true
  try {
    for (let busy = true; busy && !s.stopped; ) {
      s.use.works?.(true)
      for (const start = performance.now(); performance.now() - start < slice && s.inbox.length > 0; )
        s.inbox.shift()?.()
      const wasHeld = s.held !== null
      busy = !wasHeld && (await play(s))
      if (await keep(s)) {
        await wordAll(s)
        s.use.works?.(true)
        tellAll(s)
        s.use.told?.(s.room)
        busy ||= wasHeld || s.thought
      } else busy = false
      busy ||= s.inbox.length > 0
      s.use.works?.(false)
      if (busy) await breath()
    }
    arm(s)
  } catch (error) {
    s.use.failed(error)
  } finally {
    s.running = false
    s.use.works?.(false)
  }
}

/** Keeps the changes. Returns whether all are kept; if not, the people here are sent the reason, once. */
async function keep(s: State): Promise<boolean> {
  try {
    const kept = s.use.keep(s.room)
    s.use.works?.(false)
    await kept
    s.held = null
  } catch (error) {
    if (!(error instanceof NotKept)) throw error
    if (!s.held) for (const ear of s.ears.values()) refuse(ear, ear.asked, error.fault)
    s.held = error
  }
  return s.held === null
}

/** Words the events for clients that need a whole table, a little at a time. Nothing changes meanwhile. */
async function wordAll(s: State): Promise<void> {
  for (const [who, { told }] of [...s.ears])
    for (let more = true; more && !s.stopped; ) {
      s.use.works?.(true)
      more = wordSome(s.room, who, told)
      s.use.works?.(false)
      if (more) await breath()
    }
}

/** Lets other rooms have their turn. */
const breath = (): Promise<void> => new Promise((done) => setImmediate(done))

/** Lets bots act for a moment. Returns whether there is more to do at once. */
async function play(s: State): Promise<boolean> {
  const { room, use } = s
  s.thought = false
  standIn(room, use.now())
  if (!room.play || s.ears.size === 0) return false
  if (s.acts !== null && use.now() < s.acts && room.play.intent) return false
  if (s.acts !== null && room.play.intent) act(room.play)
  s.acts = null
  const start = performance.now()
  for (let left = slice; left > 0 && !s.stopped; left = slice - (performance.now() - start)) {
    s.use.works?.(true)
    const next: Next = advance(room.play, room.people.terms.speed, s.thinker.think)
    if (next.kind === 'wait') s.acts = use.now() + next.ms
    if (next.kind === 'person') sleeper(s)
    const goesOn = next.kind === 'thinks' ? await thoughtOf(s, left) : next.kind === 'on'
    if (!goesOn) return false
  }
  return true
}

/** Waits for a thinking bot, at most that many milliseconds, and only while nobody sends a request. Returns whether it has finished. */
async function thoughtOf(s: State, ms: number): Promise<boolean> {
  if (s.inbox.length === 0 && !s.thought)
    await new Promise<void>((done) => {
      const timer = setTimeout(done, ms)
      s.wake = () => {
        clearTimeout(timer)
        done()
      }
    })
  s.wake = null
  const { thought } = s
  s.thought = false
  return thought
}

/** A bot answers for a person who has been asked for longer than the room waits. */
function sleeper(s: State): void {
  const { play, people } = s.room
  const open = play && question(play.session)
  if (!open) return
  const now = s.use.now()
  if (isReal(s.room, open.seat)) {
    s.asked = null
    return
  }
  if (s.asked?.question !== play.question) s.asked = { question: play.question, since: now }
  if (people.terms.clock === 0 || now - s.asked.since < people.terms.clock * 1000) return
  if (answerFor(play, s.thinker.think)) s.inbox.push(() => undefined)
}

/** Sets the timer for the next act of a bot, an expired absence, or a person who doesn't answer. */
function arm(s: State): void {
  clearTimeout(s.timer)
  const now = s.use.now()
  const { clock } = s.room.people.terms
  const game = s.room.play?.session.game
  const times = (
    s.held
      ? [patience]
      : [
          s.acts === null ? null : s.acts - now,
          s.ears.size === 0 ? null : nextAbsence(s.room, now),
          clock > 0 && s.asked && game && !outcome(game) && s.ears.size > 0 ? s.asked.since + clock * 1000 - now : null,
        ]
  ).filter((ms) => ms !== null)
  if (times.length === 0 || s.stopped) return
  s.timer = setTimeout(() => void run(s), Math.min(longest, Math.max(0, Math.min(...times))))
}

/** Sends everybody their changes. */
function tellAll(s: State): void {
  const { room, ears } = s
  const { people } = room
  const out = room.out.splice(0)
  for (const [who, ear] of ears) {
    if (ear.token !== null) welcome(s, who, ear, ear.token)
    ear.asked = ''
    const now = personOf(people, who) ? roomFor(room, who) : null
    const text = JSON.stringify(now)
    if (now && text !== ear.room) ear.line.send('room', now)
    ear.room = text
    const fresh = Math.min(people.said.length, people.lines - ear.lines)
    for (const line of fresh > 0 ? people.said.slice(-fresh) : []) ear.line.send('said', line)
    ear.lines = people.lines
    for (const { to, name, message } of out) if (to === 0 || to === who) ear.line.send(name, message)
    const frame = now && nextFrame(room, who, ear.told)
    if (frame) ear.line.send('frame', frame)
    if (!now) cutOff({ ears }, who)
  }
}

function cutOff({ ears }: Pick<State, 'ears'>, who: number): void {
  const ear = ears.get(who)
  ears.delete(who)
  ear?.line.close()
}

function connect(s: State, who: number, token: string, line: Line): void {
  const { room, ears } = s
  const other = ears.get(who)
  other?.line.send('bye', {
    why: 'This seat is open in another window now.',
    fix: 'Play on there, or load this page again.',
  })
  ears.delete(who)
  other?.line.close()
  comeBack(room, who)
  ears.set(who, { line, told: newTold(), token, room: '', lines: 0, asked: '' })
}

/** The first messages to somebody. */
function welcome(
  { room: { people, own }, use }: Pick<State, 'room' | 'use'>,
  who: number,
  ear: Ear,
  token: string,
): void {
  const { code, said, lines } = people
  ear.line.send('welcome', { version: wireVersion, code, who, now: use.now(), token, said: [...said] })
  if (own) ear.line.send('raid', { text: JSON.stringify(own) })
  Object.assign(ear, { token: null, lines })
}

function drop(s: State, who: number, line: Line, forGood: boolean): void {
  if ((s.ears.get(who)?.line ?? line) !== line) return
  s.ears.delete(who)
  if (forGood) leave(s.room, who)
  else dropOut(s.room, who, s.use.now())
}

function hear(s: State, who: number, name: unknown, message: unknown): void {
  const ear = s.ears.get(who)
  if (!ear) return
  const re = typeof name === 'string' ? name.slice(0, 40) : ''
  const no = (fault: No): void => refuse(ear, re, fault, idOf(message))
  if (s.held) {
    no(s.held.fault)
    return
  }
  if (!isAskName(name)) {
    no({ why: 'The server does not know this message.', fix: 'Load the page again.' })
    return
  }
  const read = readAsk(name, message)
  if ('fault' in read) {
    no(read.fault)
    return
  }
  const isWhole = name === 'whole'
  const now = s.use.now()
  if (
    !take(s.messages, budgets.room.messages, now, weightOf(name)) ||
    (isWhole && !take(s.wholes, budgets.room.wholes, now))
  ) {
    no({ why: 'This room is asked for too much at once.', fix: 'Wait a moment.' })
    return
  }
  ear.asked = re
  if (isWhole) forget(ear.told)
  const done = doAsk({ room: s.room, who, at: { now: s.use.now(), seed: s.use.seed() } }, name, read.ask)
  if (done && 'no' in done) no(done.no)
  else if (done) s.room.out.push({ to: who, ...done.reply })
}

function refuse({ line }: Ear, re: string, { why, fix, rule = '' }: No, id: { id?: number } = {}): void {
  line.send('refused', { re, why, fix, rule, ...id })
}

/** The number of a request, if it has one, so that its refusal can name it. */
function idOf(message: unknown): { id?: number } {
  const { id } = (typeof message === 'object' && message !== null ? message : {}) as { id?: unknown }
  return typeof id === 'number' && Number.isInteger(id) && id >= 0 ? { id } : {}
}
