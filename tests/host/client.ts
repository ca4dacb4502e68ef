/** A client on a real socket, without a page: it keeps what it is told, and a bot answers for it. */
import { library } from '../../src/content.ts'
import { makePlayer } from '../../src/players/index.ts'
import {
  type Ask,
  type AskName,
  applied,
  closes,
  type Join,
  type Json,
  type Open,
  type Room as RoomTold,
  readTell,
  type Sight,
  type Tell,
  type TellName,
  tellShapes,
  wireVersion,
} from '../../src/wire/index.ts'
import { terms } from '../server/terms.ts'
import { onTell, openLine, type TestLine } from './line.ts'

export interface Guest {
  readonly line: TestLine
  token: string
  code: string
  who: number
  state: RoomTold | null
  sight: Sight | null
  /** Everything that it was told besides frames and the room. */
  readonly told: { name: TellName; tell: Tell }[]
  /** How the connection ended: the code of its close; null while it lasts. */
  closed: number | null
  /** The number of the last question that it answered. */
  answered: number
  /** The milliseconds from each answer until it was told, and until somebody was asked something again: by then bots have thought and acted. */
  readonly waits: number[]
  readonly turns: number[]
  /** The bytes of each frame. */
  readonly bytes: number[]
  /** Called after each frame. */
  onFrame(): void
  ask<N extends AskName>(name: N, ask: Ask<N>): void
  leave(): Promise<void>
}

/** `from`: the address that a proxy in front would name. */
export const openRoom = async (port: number, open: Partial<Open> = {}, from?: string): Promise<Guest> =>
  guest(await openLine(port, 'rooms', { version: wireVersion, name: 'Ann', ...terms, ...open }, from))

export const joinRoom = async (port: number, code: string, join: Partial<Join>, from?: string): Promise<Guest> =>
  guest(await openLine(port, `rooms/${code}`, { version: wireVersion, ...join }, from))

function guest(line: TestLine): Promise<Guest> {
  const one: Guest = {
    ...{
      line,
      token: '',
      code: '',
      who: 0,
      state: null,
      sight: null,
      told: [],
      closed: null,
      answered: -1,
      waits: [],
      turns: [],
      bytes: [],
    },
    onFrame: () => undefined,
    ask: line.send,
    leave: async () => {
      line.socket.close(closes.leaves)
      await until(() => one.closed !== null)
    },
  }
  let serial = 0
  return new Promise((ready, failed) => {
    onTell(line, (name, message) => {
      const read = isTellName(name) ? readTell(name, message) : { fault: { why: 'there is no such message' } }
      if ('fault' in read) throw new Error(`${name}: ${read.fault.why}`)
      const { tell } = read
      if (name === 'room') one.state = tell as RoomTold
      else if (name === 'frame') {
        const { base, change, serial: n } = tell as Tell<'frame'>
        if (base !== 0 && base !== serial) throw new Error(`A difference to ${base} after ${serial}.`)
        one.sight = applied(base === 0 ? undefined : (one.sight as unknown as Json), change) as unknown as Sight
        serial = n
        one.bytes.push(JSON.stringify(message).length)
        one.onFrame()
      } else one.told.push({ name: name as TellName, tell })
      if (name === 'bye') failed(new Error((tell as Tell<'bye'>).why))
      if (name === 'welcome') Object.assign(one, tell)
      if (name === 'room') ready(one)
    })
    line.socket.on('close', (code) => {
      one.closed = code
      failed(new Error(`The connection was closed before the room was told: ${code}.`))
    })
    line.socket.on('error', failed)
  })
}

const isTellName = (name: string): name is TellName => Object.hasOwn(tellShapes, name)

/** From now on a bot answers for this client whenever it is asked, each time after a pause; to what others propose it agrees. */
export function botPlays(one: Guest, { seed = 1, bot: name = '', pause = 0 } = {}): void {
  let bot: ReturnType<typeof makePlayer> | null = null
  /** What was last answered: when, and to what. */
  let sent: { at: number; question: number; choices: number; proposal: string } | null = null
  let [told, timer] = [true, false]
  const proposalOf = ({ seen }: Sight): string => JSON.stringify(seen.proposal)
  const isNew = (sight: Sight): boolean => {
    const { proposal } = sight.seen
    if (sight.question > one.answered) return true
    return proposal !== null && proposal.by !== sight.seen.view.seat && proposalOf(sight) !== sent?.proposal
  }
  const measure = (sight: Sight): void => {
    if (!sent) return
    const { at, question, choices, proposal } = sent
    const ms = performance.now() - at
    const goesOn = sight.question > question
    if (!told && (goesOn || sight.choices > choices || !sight.seen.mine || proposalOf(sight) !== proposal)) {
      told = true
      one.waits.push(ms)
    }
    if (goesOn && sight.deciding.length > 0) {
      one.turns.push(ms)
      sent = null
    }
  }
  const answer = (): void => {
    timer = false
    const { sight } = one
    if (one.closed !== null || !sight?.seen.mine || !isNew(sight)) return
    const { mine, view, proposal } = sight.seen
    bot ??= makePlayer(name || (view.seat === 0 ? 'tactics' : 'raider'), view.seat, seed, library)
    const agreed = proposal && 'answer' in proposal.what ? proposal.what.answer : null
    const chosen = agreed ?? bot.choose(view, mine).answer
    one.answered = sight.question
    told = false
    sent = { at: performance.now(), question: sight.question, choices: sight.choices, proposal: proposalOf(sight) }
    one.ask('answer', { question: sight.question, answer: chosen })
  }
  one.onFrame = () => {
    const { sight } = one
    if (!sight) return
    measure(sight)
    if (!sight.seen.mine || !isNew(sight) || timer) return
    timer = true
    setTimeout(answer, pause).unref()
  }
  one.onFrame()
}

/** Waits until it is so, at most so many milliseconds. */
export async function until(what: () => boolean, ms = 60_000, said = 'it to happen'): Promise<void> {
  const end = performance.now() + ms
  while (!what()) {
    if (performance.now() > end) throw new Error(`Waited ${ms} ms for ${said}.`)
    await new Promise((done) => setTimeout(done, 5))
  }
}
