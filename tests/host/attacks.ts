/**
 * What somebody with bad intentions may try against a server: each for some seconds, from outside, with nothing but what anybody can send. `npm run attack` plays
 * them while others play; tests/slow/strikes.test.ts plays each for a moment. To add one, add it to the list.
 */
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { WebSocket } from 'ws'
import { library } from '../../src/content.ts'
import { packed } from '../../src/language/packed.ts'
import type { Ask, AskName, Open } from '../../src/wire/index.ts'
import { wireVersion, written } from '../../src/wire/index.ts'
import { golemYard } from '../raid/golem-yard.ts'
import { terms } from '../server/terms.ts'
import { heavyRaid } from './heavy-raid.ts'

/** The server under attack. */
export interface Field {
  readonly port: number
  readonly seconds: number
  /** When the attack is to end, by `performance.now()`. */
  ends: number
  /** A file of the page that can be downloaded, and is large. */
  readonly file: string
  /** An address that nobody else has. */
  address(): string
}

export interface Attack {
  readonly name: string
  readonly what: string
  /** Attacks until the time is over. Says what came of it; throws if it worked. What it costs others is measured beside it. */
  strike(field: Field): Promise<string>
}

export const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
const goesOn = ({ ends }: Field): boolean => performance.now() < ends
/** All is ready: the time for the attack begins now. */
const begins = (field: Field): void => {
  field.ends = performance.now() + field.seconds * 1000
}

interface Answer {
  status: number
  text: string
}

/** A request as a page makes it, from an address. */
async function post({ port }: Field, path: string, body: object, from: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  try {
    const url = `http://127.0.0.1:${port}/${path}`
    const sent = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(60_000) }
    const answer = await fetch(url, sent)
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    return { status: 0, text: String(error) }
  }
}

/** A connection that sends whatever it likes. */
interface Rogue {
  readonly socket: WebSocket
  readonly code: string
  /** Messages of the server, by their names. */
  readonly told: { name: string; bytes: number }[]
  ask<N extends AskName>(name: N, message: Ask<N>): void
  raw(text: string | Uint8Array): void
  isOpen(): boolean
  end(): void
}

async function rogue(field: Field, path: string, body: object, from: string): Promise<Rogue> {
  const { status, text } = await post(field, path, { version: wireVersion, name: 'Eve', ...body }, from)
  const place = JSON.parse(text) as { at?: string; error?: string; code: string }
  if (!place.at) throw new Error(`No seat: ${status} ${place.error}`)
  const url = new URL(place.at, `ws://127.0.0.1:${field.port}/${path}`)
  const socket = new WebSocket(url, { headers: { 'x-forwarded-for': from } })
  const told: Rogue['told'] = []
  socket.on('error', () => undefined)
  socket.on('message', (data: Buffer) => {
    told.push({ name: /^\["(\w+)"/.exec(data.toString())?.[1] ?? '', bytes: data.length })
  })
  const isOpen = (): boolean => socket.readyState === WebSocket.OPEN
  const raw = (text: string | Uint8Array): void => {
    if (isOpen()) socket.send(text)
  }
  await new Promise((done) => socket.once('open', done).once('close', done).once('unexpected-response', done))
  await until(() => told.some(({ name }) => name === 'room') || !isOpen(), 30_000)
  return {
    ...{ socket, code: place.code, told, raw, isOpen },
    ask: (name, message) => raw(written(name, message)),
    end: () => socket.terminate(),
  }
}

const opens = (field: Field, open: Partial<Open> = {}, from = field.address()): Promise<Rogue> =>
  rogue(field, 'rooms', { ...terms, raiders: ['person'], undo: 'off', ...open }, from)
const joins = (field: Field, code: string, from = field.address()): Promise<Rogue> =>
  rogue(field, `rooms/${code}`, { watch: true }, from)

async function until(what: () => boolean, ms: number): Promise<boolean> {
  const end = performance.now() + ms
  while (!what() && performance.now() < end) await sleep(5)
  return what()
}

function mustBe(what: boolean, otherwise: string): void {
  if (!what) throw new Error(otherwise)
}

/** Opens a room and begins its raid. */
async function begun(field: Field, open: Partial<Open> = {}): Promise<Rogue> {
  const eve = await opens(field, open)
  eve.ask('ready', { ready: true })
  await sleep(200)
  eve.ask('begin', {})
  await until(() => eve.told.some(({ name }) => name === 'frame') || !eve.isOpen(), 20_000)
  return eve
}

/** Sends something again and again, from one connection after another, `times` at once. Each must be cut off or refused. */
async function floods(field: Field, send: (one: Rogue) => void, { times = 20, pause = 10 } = {}): Promise<string> {
  let [sent, cut] = [0, 0]
  while (goesOn(field)) {
    const eve = await opens(field)
    for (; goesOn(field) && eve.isOpen(); await sleep(pause)) for (let n = 0; n < times; n++, sent++) send(eve)
    if (!eve.isOpen()) cut++
    eve.end()
  }
  mustBe(cut > 0 || sent < 500, `${sent} messages, and nobody was cut off`)
  return `${sent} messages, cut off ${cut} times`
}

/** Names that nobody knows, which look like cards. */
const strange = (n: number): (readonly [number, string])[] =>
  Array.from({ length: n }, (_, i) => [1, `Flosh Hael of the ${i}`] as const)
const deckOf = (cards: (readonly [number, string])[]) => ({
  ...{ id: 'x', name: 'x', hero: library.decks[0]!.hero, about: '', format: 'open' as const },
  cards: cards.map(([n, name]) => [n, name] as [number, string]),
})

/** A raid with thousands of names that nobody knows. */
function strangeRaid(): string {
  const text = (i: number) =>
    Array.from({ length: 6 }, (_, k) => ({ do: 'create', n: 1, token: `Flosh Hael of ${i} ${k}` }))
  const card = (_: unknown, i: number) => ({
    ...{ name: `Flosh Hael ${i}`, type: 'ability', set: 'Golem Yard', number: 2000 + i, cost: 0 },
    text: text(i),
  })
  return JSON.stringify({ ...golemYard, cards: [...golemYard.cards, ...Array.from({ length: 470 }, card)] })
}

/** A request on a plain socket; what came of it is not read. */
function halfAsk(port: number, text: string, ms: number): Promise<void> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.pause()
      socket.write(text)
      setTimeout(() => {
        socket.destroy()
        done()
      }, ms)
    })
    socket.on('error', () => done())
  })
}

const damaged: readonly (string | Uint8Array)[] = [
  `["say",${'['.repeat(20)}`,
  `["say",${'['.repeat(60_000)}`,
  `["say",${'{"a":'.repeat(12_000)}`,
  `["say",[${'0,'.repeat(30_000)}0]]`,
  '["say",{"text":"',
  '["say"',
  '{"say":1}',
  '[1,{}]',
  `["${'x'.repeat(60_000)}",{}]`,
  '',
  Uint8Array.of(13, 0xa3, 1, 2, 3),
]

export const attacks: readonly Attack[] = [
  {
    name: 'promises',
    what: 'messages that are damaged, or nested without end (A1, A14)',
    async strike(field) {
      let n = 0
      for (; goesOn(field); n++) {
        const eve = await opens(field)
        eve.raw(damaged[n % damaged.length]!)
        mustBe(await until(() => !eve.isOpen(), 5000), `message ${n % damaged.length} did not end the connection`)
      }
      return `${n} messages, each ended its connection`
    },
  },
  {
    name: 'strange decks',
    what: 'decks of cards that nobody knows (A2)',
    strike: (field) => floods(field, (eve) => eve.ask('deck', { seat: 1, deck: deckOf(strange(480)) })),
  },
  {
    name: 'other decks',
    what: 'lawful decks, each of other cards',
    strike(field) {
      const more = (library.more ?? library.cards).map(({ name }) => name)
      let n = 0
      const next = (): readonly [number, string] => {
        n += 7
        return [1, more[n % more.length]!]
      }
      const cards = () => Array.from({ length: 100 }, next)
      return floods(field, (eve) => eve.ask('deck', { seat: 1, deck: deckOf(cards()) }))
    },
  },
  {
    name: 'heavy raid',
    what: 'lawful raids of one’s own that take seconds for each choice (A7)',
    async strike(field) {
      const own = (await packed(heavyRaid(290)))!
      let [rooms, closed] = [0, 0]
      for (; goesOn(field); rooms++) {
        const eve = await begun(field, { raid: golemYard.id, boss: 'story', own }).catch(() => null)
        await until(() => !goesOn(field) || !eve?.isOpen(), 20_000)
        if (!eve?.isOpen()) closed++
        eve?.end()
      }
      return `${rooms} rooms, ${closed} closed by the server`
    },
  },
  {
    name: 'strange raids',
    what: 'raids of one’s own with thousands of names that nobody knows (A20)',
    async strike(field) {
      const own = (await packed(strangeRaid()))!
      let [asked, opened] = [0, 0]
      while (goesOn(field)) {
        const from = field.address()
        const body = { version: wireVersion, name: 'Eve', ...terms, raiders: ['person'], raid: golemYard.id, own }
        const answers = await Promise.all(Array.from({ length: 5 }, () => post(field, 'rooms', body, from)))
        asked += answers.length
        opened += answers.filter(({ text }) => text.includes('seat')).length
      }
      mustBe(opened === 0, `${opened} of ${asked} were opened`)
      return `${asked} refused`
    },
  },
  {
    name: 'silence',
    what: 'names of no cards to be kept, wishes, talk (A11)',
    async strike(field) {
      const eve = await begun(field, { raiders: ['person', 'raider'] })
      begins(field)
      let n = 0
      for (; goesOn(field) && eve.isOpen(); await sleep(60), n++) {
        if (n % 3 === 0) eve.ask('silence', { card: `${n}${'z'.repeat(70)}`, to: 'quiet' })
        else if (n % 3 === 1) eve.ask('wish', { what: n % 2 ? 'hold' : 'go', card: 0 })
        else eve.ask('say', { text: 'x'.repeat(300) })
      }
      await sleep(300)
      const frames = eve.told.filter(({ name }) => name === 'frame').map(({ bytes }) => bytes)
      eve.end()
      mustBe(
        eve.told.some(({ name }) => name === 'refused'),
        'nothing was refused',
      )
      mustBe((frames.at(-1) ?? 0) < 20_000, `the last frame has ${frames.at(-1)} bytes`)
      return `${n} messages, ${eve.told.filter(({ name }) => name === 'refused').length} refused`
    },
  },
  {
    name: 'not reading',
    what: 'whole tables asked for and not read (A12)',
    async strike(field) {
      const eve = await begun(field, { raiders: ['person', 'raider'], listed: false })
      const all = await Promise.all(Array.from({ length: 10 }, () => joins(field, eve.code)))
      for (const { socket } of all) socket.pause()
      begins(field)
      let n = 0
      for (; goesOn(field); await sleep(55), n++) for (const one of all) one.ask('whole', {})
      for (const one of [...all, eve]) one.end()
      return `asked ${n} times from ${all.length} connections`
    },
  },
  {
    name: 'pings',
    what: 'thousands of pings and pongs',
    strike: (field) =>
      floods(field, ({ socket, isOpen }) => {
        if (!isOpen()) return
        socket.ping()
        socket.pong()
      }),
  },
  {
    name: 'talk',
    what: 'ten thousand messages a second',
    strike: (field) => floods(field, (eve) => eve.ask('say', { text: 'x'.repeat(200) }), { times: 100 }),
  },
  {
    name: 'broken downloads',
    what: 'files that are asked for and not taken (A13)',
    async strike({ port, file, ends }) {
      let n = 0
      const text = `GET ${file} HTTP/1.1\r\nHost: x\r\n\r\n`
      for (; performance.now() < ends; n += 20) {
        await Promise.all(Array.from({ length: 20 }, () => halfAsk(port, text, 60)))
      }
      return `${n} downloads broken off`
    },
  },
  {
    name: 'half requests',
    what: 'requests that never end',
    async strike(field) {
      const text = 'POST /rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{'
      const ms = Math.max(100, field.ends - performance.now())
      await Promise.all(Array.from({ length: 300 }, () => halfAsk(field.port, text, ms)))
      return '300 held open'
    },
  },
  {
    name: 'upgrades',
    what: 'connections to rooms and seats that are not there (A19)',
    async strike(field) {
      const key = randomBytes(16).toString('base64')
      let [asked, opened] = [0, 0]
      while (goesOn(field)) {
        const ways = Array.from({ length: 10 }, () => async () => {
          const url = `ws://127.0.0.1:${field.port}/rooms/ABCDEFGH?seat=${key.slice(0, 8)}`
          const socket = new WebSocket(url, { headers: { 'x-forwarded-for': '198.51.100.7' } })
          socket.on('error', () => undefined)
          await new Promise((done) => socket.once('open', done).once('close', done).once('error', done))
          if (socket.readyState === WebSocket.OPEN) opened++
          socket.terminate()
        })
        await Promise.all(ways.map((go) => go()))
        asked += ways.length
      }
      mustBe(opened === 0, `${opened} of ${asked} were opened`)
      return `${asked} refused`
    },
  },
  {
    name: 'codes',
    what: 'codes of rooms tried by one address',
    async strike(field) {
      const from = field.address()
      const counts = new Map<number, number>()
      while (goesOn(field)) {
        const code = Array.from(randomBytes(8), (n) => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[n % 32]).join('')
        const { status, text } = await post(field, `rooms/${code}`, { version: wireVersion, name: 'Eve' }, from)
        mustBe(!text.includes('seat'), `${code} was let in`)
        counts.set(status, (counts.get(status) ?? 0) + 1)
      }
      const tries = [...counts.values()].reduce((a, b) => a + b, 0)
      mustBe(tries < 100 || counts.has(429), `${tries} tries were looked at`)
      return `${tries} tries, ${counts.get(429) ?? 0} not even looked at`
    },
  },
  {
    name: 'comings and goings',
    what: 'entering a raid in mid-game and leaving it, again and again',
    async strike(field) {
      const eve = await begun(field, { raiders: ['raider', 'raider', 'person'] })
      const from = field.address()
      begins(field)
      let [came, refused] = [0, 0]
      while (goesOn(field)) {
        const one = await joins(field, eve.code, from).catch(() => null)
        one?.end()
        if (one) came++
        else refused++
      }
      eve.end()
      return `${came} came in, ${refused} refused`
    },
  },
]
