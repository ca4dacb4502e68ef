/** Whether what a client is told hangs on anything that its seat may not know: cards that are hidden from it trade places, and every byte stays as it was. */
import { library } from '../../src/content.ts'
import { running } from '../../src/engine/game.ts'
import { eventCount, events, type Game, imagine } from '../../src/engine/index.ts'
import { doAsk } from '../../src/server/asks.ts'
import { sightOf } from '../../src/server/frames.ts'
import { seatOf } from '../../src/server/people.ts'
import { act, type Play, advance as step } from '../../src/server/play.ts'
import type { RaidRoom } from '../../src/server/room.ts'
import { maySay } from '../../src/session/real-cards.ts'
import { hasRealCards } from '../../src/session/session.ts'
import type { Tell, Terms } from '../../src/wire/index.ts'
import { answerOne, beginRaid, type Client, hear, newClient, roomOf, seen } from '../server/table.ts'
import { exchanged } from '../slow/exchange.ts'

/** Events are told once; those of the last choices are enough to look at. */
const recent = 40

/** Everything that somebody is told at this moment, and would be told if they asked. */
function told(room: RaidRoom, play: Play, who: number, game: Game = play.session.game): string[] {
  const fresh: Play = { ...play, session: { ...play.session, game, cache: {} } }
  const there: RaidRoom = { ...room, play: fresh }
  const seat = seatOf(room.people, who)
  const sight = sightOf(there, fresh, who)
  const { view } = sight.seen
  const asks = Object.values(view.cards)
    .slice(-12)
    .flatMap(({ id }) => [
      doAsk({ room: there, who, at }, 'whyNot', { id: 0, what: id }),
      ...(['atk', 'health', 'cost'] as const).map((stat) =>
        doAsk({ room: there, who, at }, 'explain', { id: 0, card: id, stat }),
      ),
    ])
  const real = letters.map((one) => doAsk({ room: there, who, at }, 'meant', { id: 0, letters: one }))
  const news = events(game, Math.max(0, eventCount(game) - recent), seat)
  return [
    ...Object.entries(sight).map(([key, value]) => `${key} ${JSON.stringify(value)}`),
    JSON.stringify(asks),
    `meant ${JSON.stringify(real)}`,
    JSON.stringify(news),
  ]
}

const at = { now: 0, seed: 1 }
const letters = ['a', 'e', 'o']

/** Whoever is asked and has real cards names one, and does something with it, if one that has these letters can be. */
export function saysOne(room: RaidRoom, clients: readonly Client[], by: number): boolean {
  for (const client of clients) {
    hear(room, client)
    const { mine } = seen(client).seen
    if (!mine || !maySay(mine)) continue
    const done = doAsk({ room, who: client.who, at }, 'meant', { id: 0, letters: letters[by % letters.length]! })
    const { list } = (done && 'reply' in done ? done.reply.message : { list: [] }) as Tell<'meant'>
    const card = list[by % Math.max(1, list.length)]
    if (!card) continue
    const { question } = seen(client)
    const act = card.acts.length > 0 ? { act: by % card.acts.length } : {}
    return doAsk({ room, who: client.who, at }, 'show', { question, name: card.name, ...act }) === null
  }
  return false
}

export interface Taint {
  /** How often the same was looked at with other hidden cards. */
  looks: number
  leaks: string[]
}

/** Looks at what one client is told now. */
function lookAt(room: RaidRoom, play: Play, who: number, by: number, taint: Taint): void {
  const { game } = play.session
  const seat = seatOf(room.people, who)
  const here = told(room, play, who)
  const compare = (there: string[], how: string): void => {
    taint.looks++
    const at = here.findIndex((part, i) => part !== there[i])
    if (at >= 0) taint.leaks.push(`${how}, seat ${seat}: ${excerpt(here[at] ?? '', there[at] ?? '')}`)
  }
  compare(
    exchanged(running(game), seat, { by }, () => told(room, play, who)),
    'exchanged',
  )
  // In an imagined game nothing has been recorded, and another seat may be asked something else: only who is asked is asked the same.
  const seen = here.find((part) => part.startsWith('seen '))
  // Whoever holds real cards sees there what the imagined game has made of them.
  const isOwn = seat >= 0 && !hasRealCards(game, seat)
  if (isOwn && JSON.parse(seen?.slice(5) ?? '{}').mine) {
    const there = told(room, play, who, imagine(game, seat, by))
    const of = (parts: string[]): string[] =>
      parts.filter((part) => part.startsWith('seen ') || part.startsWith('prompt '))
    taint.looks++
    const at = of(here).findIndex((part, i) => part !== of(there)[i])
    if (at >= 0) taint.leaks.push(`imagined, seat ${seat}: ${excerpt(of(here)[at] ?? '', of(there)[at] ?? '')}`)
  }
}

/** Where two texts differ. */
function excerpt(here: string, there: string): string {
  const at = [...here].findIndex((letter, i) => letter !== there[i])
  const from = Math.max(0, at - 60)
  return `${here.slice(0, 12)}…${here.slice(from, at + 60)} | ${there.slice(from, at + 60)}`
}

/** Plays a raid in a room, and looks after every so many choices at what each client and somebody who looks on are told. */
export function taintedRaid(
  terms: Partial<Terms>,
  seed: number,
  { every, most }: { every: number; most: number },
  taint: Taint,
): void {
  const { room, clients } = roomOf(terms)
  const eve = newClient(room, 'Eve', true)
  beginRaid(room, clients, seed)
  const play = room.play!
  const bots = new Map()
  const all: Client[] = [...clients, eve]
  for (let n = 0; n < most; n++) {
    const next = step(play, 1)
    if (next.kind === 'over') return
    if (next.kind === 'person' && !(n % 3 === 0 && saysOne(room, clients, n)) && !answerOne(room, clients, bots))
      throw new Error('Nobody answers.')
    if (n % every === 0) for (const { who } of all) lookAt(room, play, who, 1 + (n % 7), taint)
    if (next.kind === 'wait') act(play)
  }
}

/** Every raid in each of its modes. */
export const halls: readonly Partial<Terms>[] = library.raids.flatMap(({ id, modes = [], raiders: { min } }) => {
  const raiders = ['person', 'person', ...Array.from({ length: Math.max(0, min - 2) }, () => 'raider')]
  const hall = { raid: id, raiders, aloud: true, speed: 1 as const }
  return modes.length > 0 ? modes.map((mode) => ({ ...hall, mode: mode.id })) : [hall]
})
