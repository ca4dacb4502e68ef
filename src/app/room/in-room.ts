/** Being in a room: the data from the host, requests to the host, and reconnecting by itself. */
import { type Signal, signal } from '@preact/signals'
import type { Ledger, Refusal } from '../../engine/types.ts'
import type { Meant } from '../../session/real-cards.ts'
import { type Ask, type AskName, type Room, readTell, type Said, type Tell, wireVersion } from '../../wire/index.ts'
import { connect as connectHost, type Entry, NoEntry, type Wire } from './connect.ts'
import { type Known, taken } from './frames.ts'
import { dropPlace, keepPlace } from './kept-rooms.ts'

/** 'lost': the connection broke, and is being restored; 'out': there is no way back without an act of the person. */
export type Status = 'entering' | 'here' | 'lost' | 'out'

export type Ping = Tell<'pinged'> & { readonly n: number }

export interface InRoom {
  readonly room: Signal<Room | null>
  readonly status: Signal<Status>
  /** Why the connection is lost or ended, or the last refusal; '' if all is well. */
  readonly trouble: Signal<string>
  /** Whether the host has been silent for some seconds about a request that changes the table. */
  readonly late: Signal<boolean>
  readonly said: Signal<readonly Said[]>
  readonly pinged: Signal<Ping | null>
  /** The state of the table; null before the raid. */
  readonly known: Signal<Known | null>
  /** The token with which this person comes back, on any device. */
  token(): string
  /** The server's time in milliseconds. */
  now(): number
  /** The JSON of the host's own raid, '' if none. */
  readonly raid: Signal<string>
  /** Sends a request; a refusal is shown in `trouble`. */
  ask<N extends AskName>(name: N, ask: Ask<N>): void
  /** Sends a request that changes the table. Resolves to null once it has changed, or to why it has not. */
  does<N extends AskName>(name: N, ask: Ask<N>): Promise<Refusal | null>
  whyNot(what: number, to?: number): Promise<string>
  explain(card: number, stat: Ask<'explain'>['stat']): Promise<Ledger | null>
  /** The real cards that a few letters mean; null if the host did not say. */
  meant(letters: string): Promise<readonly Meant[] | null>
  /** Connects anew at once, if the connection is lost or the host is late. */
  retry(): void
  /** Leaves: for good, or keeping the seat until its person is back. */
  leave(forGood: boolean): void
}

export interface RoomOptions {
  /** Connects; tests bring their own. */
  connect?: typeof connectHost
  /** Milliseconds before each attempt to reconnect; the last is repeated. */
  delays?: readonly number[]
  /** Milliseconds after which the host is late. */
  patience?: number
}

/** The answer to a request with a number; null if it was refused. */
type Answered = { text: string } | { ledger: Ledger | null } | { list: readonly Meant[] } | null

interface State extends InRoom {
  readonly connect: typeof connectHost
  readonly delays: readonly number[]
  readonly patience: number
  wire: Wire | null
  /** The number of connections, so that messages of an older one are ignored. */
  connections: number
  own: string
  /** Milliseconds by which the server's clock is ahead of this one. */
  ahead: number
  /** Ends the listeners. */
  readonly ending: AbortController
  /** Requests that wait for their answers, by their numbers. */
  readonly waiting: Map<number, (answer: Answered) => void>
  last: number
  /** The request that changes the table, and the question that it answers, if any. */
  doing: { re: AskName; question: number | undefined; done(refusal: Refusal | null): void } | null
  tries: number
  timer: ReturnType<typeof setTimeout> | undefined
  lateTimer: ReturnType<typeof setTimeout> | undefined
}

const usualDelays = [300, 1000, 2000, 4000, 8000]
const usualPatience = 5000

/** Opens or joins a room. Rejects with `NoEntry`. */
export async function enterRoom(entry: Entry, use: RoomOptions = {}): Promise<InRoom> {
  const s = newState(use)
  await comeIn(s, entry)
  const { signal } = s.ending
  globalThis.addEventListener?.('online', s.retry, { signal })
  globalThis.addEventListener?.('offline', () => lose(s), { signal })
  return s
}

function newState(use: RoomOptions): State {
  const { connect = connectHost, delays = usualDelays, patience = usualPatience } = use
  const s: State = {
    ...{ connect, delays, patience },
    room: signal(null),
    status: signal('entering'),
    trouble: signal(''),
    late: signal(false),
    said: signal([]),
    pinged: signal(null),
    known: signal(null),
    raid: signal(''),
    ...{
      wire: null,
      connections: 0,
      own: '',
      ahead: 0,
      ending: new AbortController(),
      waiting: new Map(),
      last: 0,
      doing: null,
      tries: 0,
      timer: undefined,
      lateTimer: undefined,
    },
    token: () => s.own,
    now: () => Date.now() + s.ahead,
    ask: (name, ask) => send(s, name, ask),
    does: (name, ask) => act(s, name, ask),
    whyNot: (what, to) =>
      request(s, (id) => send(s, 'whyNot', to === undefined ? { id, what } : { id, what, to })).then((said) =>
        said && 'text' in said ? said.text : '',
      ),
    explain: (card, stat) =>
      request(s, (id) => send(s, 'explain', { id, card, stat })).then((said) =>
        said && 'ledger' in said ? said.ledger : null,
      ),
    meant: (letters) =>
      request(s, (id) => send(s, 'meant', { id, letters })).then((said) => (said && 'list' in said ? said.list : null)),
    retry() {
      if (s.late.value) {
        s.wire?.leave(false)
        lose(s)
      }
      if (s.status.value === 'lost') tryAgain(s)
    },
    leave(forGood) {
      end(s, '')
      s.wire?.leave(forGood)
      const code = s.room.value?.code
      if (forGood && code) dropPlace(code)
    },
  }
  return s
}

async function comeIn(s: State, entry: Entry): Promise<void> {
  const n = ++s.connections
  const wire = await s.connect(entry, {
    tell: (name, data) => n === s.connections && hear(s, name, data),
    gone: () => n === s.connections && lose(s),
  })
  if (s.status.value === 'out') wire.leave(false)
  else s.wire = wire
}

function send<N extends AskName>(s: State, name: N, ask: Ask<N>): void {
  s.trouble.value = ''
  if (s.status.value === 'here') s.wire?.send(name, ask)
}

const unreachable: Refusal = {
  rule: '',
  why: 'The server can’t be reached now. Wait until this page has come back to the room.',
}

function act<N extends AskName>(s: State, re: N, ask: Ask<N>): Promise<Refusal | null> {
  did(s, null)
  if (s.status.value !== 'here') return Promise.resolve(unreachable)
  return new Promise((done) => {
    s.doing = { re, question: 'question' in ask ? ask.question : undefined, done }
    s.lateTimer = setTimeout(() => (s.late.value = true), s.patience)
    send(s, re, ask)
  })
}

/** Whether the table has changed as requested: the question is over, or another proposal is made for it. */
function isDone({ doing }: State, before: Known | null, { sight }: Known): boolean {
  if (doing?.question === undefined || sight.question !== doing.question) return true
  return sight.seen.mine === null || sight.seen.proposal !== before?.sight.seen.proposal
}

/** A request was done, or refused. */
function did(s: State, refusal: Refusal | null): void {
  const { doing } = s
  clearTimeout(s.lateTimer)
  s.late.value = false
  s.doing = null
  doing?.done(refusal)
}

function request(s: State, ask: (id: number) => void): Promise<Answered> {
  if (s.status.value !== 'here') return Promise.resolve(null)
  const id = ++s.last
  return new Promise((done) => {
    s.waiting.set(id, done)
    ask(id)
  })
}

function answered(s: State, id: number, answer: Answered): void {
  s.waiting.get(id)?.(answer)
  s.waiting.delete(id)
}

/** The handlers of messages. */
const hearers: {
  [N in
    | 'welcome'
    | 'raid'
    | 'room'
    | 'frame'
    | 'refused'
    | 'said'
    | 'pinged'
    | 'reason'
    | 'ledger'
    | 'meant'
    | 'bye']: (s: State, tell: Tell<N>) => void
} = {
  welcome(s, { code, token, now, said }) {
    s.own = token
    s.ahead = now - Date.now()
    s.status.value = 'here'
    s.trouble.value = ''
    s.tries = 0
    s.said.value = said
    keepPlace({ code, token, raid: s.room.value?.terms.raid ?? '', when: Date.now() })
  },
  raid(s, { text }) {
    s.raid.value = text
  },
  room(s, room) {
    const before = s.room.value
    s.room.value = room
    if (room.phase === 'lobby') s.known.value = null
    if (s.own && room.terms.raid !== before?.terms.raid)
      keepPlace({ code: room.code, token: s.own, raid: room.terms.raid, when: Date.now() })
  },
  frame(s, frame) {
    const next = taken(s.known.value, frame)
    if (!next) {
      send(s, 'whole', {})
      return
    }
    const before = s.known.value
    s.known.value = next
    if (isDone(s, before, next)) did(s, null)
  },
  refused(s, { re, why, fix, rule, id }) {
    if (id !== undefined) answered(s, id, null)
    else {
      s.trouble.value = rule ? `${why} (${rule})` : `${why} ${fix}`
      if (s.doing?.re === re) did(s, { rule, why: rule ? why : `${why} ${fix}` })
    }
  },
  said(s, said) {
    s.said.value = [...s.said.value, said].slice(-mostKept)
  },
  pinged(s, ping) {
    s.pinged.value = { ...ping, n: (s.pinged.value?.n ?? 0) + 1 }
  },
  reason: (s, { id, text }) => answered(s, id, { text }),
  ledger: (s, { id, ledger }) => answered(s, id, { ledger }),
  meant: (s, { id, list }) => answered(s, id, { list }),
  bye(s, { why, fix }) {
    end(s, `${why} ${fix}`)
    s.wire?.leave(false)
  },
}

/** The most lines of talk kept on the page. */
const mostKept = 300

const isHeard = (name: string): name is keyof typeof hearers => Object.hasOwn(hearers, name)

function hear(s: State, name: string, data: unknown): void {
  if (s.status.value === 'out' || !isHeard(name)) return
  const read = readTell(name, data)
  if ('fault' in read) s.trouble.value = `${read.fault.why} ${read.fault.fix}`
  else (hearers[name] as (s: State, tell: Tell) => void)(s, read.tell)
}

/** There is no way back. */
function end(s: State, why: string): void {
  clearTimeout(s.timer)
  s.ending.abort()
  s.trouble.value = why
  s.status.value = 'out'
  giveUp(s)
}

/** No request will be answered. */
function giveUp(s: State): void {
  did(s, unreachable)
  for (const id of [...s.waiting.keys()]) answered(s, id, null)
}

function lose(s: State): void {
  if (s.status.value === 'out' || s.status.value === 'lost') return
  s.wire = null
  s.connections += 1
  s.status.value = 'lost'
  s.trouble.value = 'The connection is lost. This page is trying to come back to the room.'
  giveUp(s)
  tryLater(s)
}

function tryLater(s: State): void {
  clearTimeout(s.timer)
  const wait = s.delays[Math.min(s.tries, s.delays.length - 1)] ?? 1000
  s.timer = setTimeout(() => tryAgain(s), wait)
}

function tryAgain(s: State): void {
  const code = s.room.value?.code
  clearTimeout(s.timer)
  if (s.status.value !== 'lost' || !code) return
  s.tries += 1
  comeIn(s, { code, join: { version: wireVersion, token: s.own } }).catch((error: unknown) => {
    if (!(error instanceof NoEntry) || !error.lasting) {
      if (s.status.value === 'lost') tryLater(s)
      return
    }
    dropPlace(code)
    end(s, error.message)
  })
}
