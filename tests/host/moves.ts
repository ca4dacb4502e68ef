/** People who move about in a room: whether any of them, on whatever way, gets to know hidden cards of both sides, or what would come. */
import { type RunningGame, running } from '../../src/engine/game.ts'
import { eventCount } from '../../src/engine/index.ts'
import type { GameEvent, Seat } from '../../src/engine/types.ts'
import { knows } from '../../src/engine/view/look.ts'
import { cardsIn } from '../../src/rules/415-zones/zones.ts'
import { player } from '../../src/rules/core/game.ts'
import { personOf, seatOf } from '../../src/server/people.ts'
import { act, advance as step } from '../../src/server/play.ts'
import { comeBack, dropOut, enter, leave, phaseOf, type RaidRoom, standIn } from '../../src/server/room.ts'
import { hasRealCards } from '../../src/session/session.ts'
import { mix } from '../../src/state/dice.ts'
import { DECK, zoneId } from '../../src/state/ids.ts'
import { mayPeek, type Terms } from '../../src/wire/index.ts'
import { answerOne, ask, beginRaid, type Client, clientOf, hear, newClient, roomOf, seen } from '../server/table.ts'
import { saysOne, type Taint } from './taint.ts'

/** Somebody at a desk, under whatever name they are in the room at the moment; `home`: the address that they come from. */
interface Human {
  readonly home: string
  client: Client | null
  names: number
  /** Cards that only one side knew and they have seen, by that side. */
  readonly secrets: { boss: string; raiders: string }
}

interface Moving {
  readonly room: RaidRoom
  readonly humans: Human[]
  readonly pick: (n: number) => number
  readonly taint: Taint
  cuts: number
  /** Of each event of the game: at which seats somebody has sat since, and so has seen what it gave that seat. */
  readonly sat: Set<Seat>[]
}

const isHere = ({ people }: RaidRoom, client: Client | null): boolean =>
  client !== null && personOf(people, client.who)?.here === true

const any = <T>({ pick }: Moving, list: readonly T[]): T => list[pick(list.length)]!

/** One thing that people do besides playing; most are refused, which is as good. */
const moves: readonly ((m: Moving, one: Human, other: Human) => void)[] = [
  (m, { client }) => client && ask(m.room, client, 'sit', { seat: null }),
  (m, { client }) => client && ask(m.room, client, 'sit', { seat: m.pick(m.room.people.places.length) }),
  (m, { client }, { client: to }) =>
    client && to && ask(m.room, client, 'hand', { seat: m.pick(m.room.people.places.length), to: to.who }),
  (m, { client }, { client: other }) => client && other && ask(m.room, client, 'kick', { who: other.who }),
  (m, { client }, { client: other }) => client && other && ask(m.room, client, 'host', { who: other.who }),
  (m, { client }) => client && ask(m.room, client, 'claim', { seat: m.pick(m.room.people.places.length) }),
  (m, { client }) => client && ask(m.room, client, 'wait', { on: true }),
  (m, { client }) => client && ask(m.room, client, 'standIn', { seat: m.pick(m.room.people.places.length) }),
  (m, { client }, { client: other }) =>
    client && other && ask(m.room, client, 'vouch', { by: other.who, yes: m.pick(4) > 0 }),
  (m, { client }) => client && ask(m.room, client, 'undo', { way: m.pick(3) === 0 ? 'forward' : 'back' }),
  (m, { client }) => client && ask(m.room, client, 'vote', { yes: true }),
  (m, { client }) => client && ask(m.room, client, 'whole', {}),
  (m, { client }) => client && ask(m.room, client, 'enough', {}),
  (m, { client }) => client && leave(m.room, client.who),
  (m, { client }) => {
    if (!client) return
    dropOut(m.room, client.who, 0)
    standIn(m.room, 1e9)
  },
]

/** Whoever is out of the room comes in again, as somebody new, or just to look on; in time also those who were shown out. */
function comeIn(m: Moving, human: Human): void {
  const { room, pick } = m
  if (human.client && personOf(room.people, human.client.who)) {
    comeBack(room, human.client.who)
    return
  }
  const name = `${human.home} ${++human.names}`
  const now = pick(2) * 4e6
  const came = enter(room, { ...{ name, key: `key of ${name}`, from: human.home, now }, watch: pick(3) === 0 })
  human.client = 'who' in came ? clientOf(came.who) : null
}

/** What somebody sees is noted: hidden cards of both sides are a leak. */
function look({ room, taint }: Moving, { home, client, secrets }: Human): void {
  if (!client || !room.play || !isHere(room, client)) return
  hear(room, client)
  taint.looks++
  const g = running(room.play.session.game)
  const raiders = room.people.places.map((_, seat) => seat).slice(1)
  for (const { id, def } of Object.values(seen(client).seen.view.cards)) {
    const card = g.s.cards[id]
    if (def === null || !card || card.became !== 0) continue
    const [boss, raider] = [knows(g, card, 0), raiders.some((seat) => knows(g, card, seat))]
    if (boss && !raider) secrets.boss = def
    if (raider && !boss) secrets.raiders = def
  }
  if (secrets.boss && secrets.raiders)
    taint.leaks.push(`${home} has seen ${secrets.boss} of the Boss and ${secrets.raiders} of the raiders`)
}

/** Where nothing is taken back past what was hidden, nothing that was taken back has shown anybody a roll, a draw or a card of the other side. */
function lookBack(m: Moving): void {
  const { room, humans, taint, sat } = m
  const { play, people } = room
  if (!play || mayPeek(people.terms)) return
  const cuts = play.cuts.slice(m.cuts)
  m.cuts = play.cuts.length
  const g = running(play.session.game)
  for (const { home, client } of humans)
    for (const cut of isHere(room, client) ? cuts : []) {
      const seat = seatOf(people, client!.who)
      const expected = play.session.seats.map((_, of) => knownOnTop(g, of))
      // Of a real deck a card is drawn that nobody has named.
      const known = ({ on, seat: of = -1 }: GameEvent): boolean =>
        on === 'draw' && (hasRealCards(play.session.game, of) || ((expected[of] ?? 0) > 0 && expected[of]-- > 0))
      const shown = client!.events
        .slice(cut.events)
        .find((event, i) => seat >= 0 && !known(event) && isNews(event, seat, sat[cut.events + i]))
      if (shown)
        taint.leaks.push(`${home} knew before it came: ${shown.on} ${Object.values(shown.names).join()} ${shown.text}`)
    }
}

/** Notes who sits where while what has happened can be seen. */
function noteSat({ room: { play }, sat }: Moving): void {
  if (!play) return
  const { game, seats } = play.session
  const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const count = eventCount(game)
  sat.length = Math.min(sat.length, count)
  while (sat.length < count) sat.push(new Set())
  for (const all of sat) for (const seat of persons) all.add(seat)
}

/** How many cards on top of its deck a seat knows: drawing them is no news. */
function knownOnTop(g: RunningGame, seat: Seat): number {
  const deck = cardsIn(g, zoneId(seat, DECK, player(g, seat).draws)).toReversed()
  const unknown = deck.findIndex((id) => !knows(g, g.s.cards[id]!, seat))
  return unknown < 0 ? deck.length : unknown
}

/** Whether an event tells a seat what was hidden from its side. A draw of a bot shows nobody anything. */
const isNews = ({ on, rolled, seat, whose }: GameEvent, to: Seat, sat: ReadonlySet<Seat> | undefined): boolean =>
  rolled !== undefined ||
  (on === 'draw' && seat !== undefined && sat?.has(seat) === true) ||
  (on === 'play' && whose >= 0 && (whose === 0) !== (to === 0))

/** A raid of people who move about in random order. */
export function movingRaid(terms: Partial<Terms>, seed: number, most: number, taint: Taint): void {
  let rolled = 0
  const pick = (n: number): number => mix(seed, 7, rolled++) % n
  const boss = pick(2) === 0 ? 'person' : 'normal'
  const given: Partial<Terms> = {
    ...terms,
    ...{ boss, listed: pick(2) === 0, openHands: pick(4) === 0, grace: 1 },
    undo: (['vote', 'host', 'free'] as const)[pick(3)],
  }
  const { room } = roomOf(given, [])
  const homes = ['north', 'east', 'south', 'west', 'the middle']
  const humans = homes.map((home): Human => {
    const client = newClient(room, home, false, home)
    return { home, client, names: 0, secrets: { boss: '', raiders: '' } }
  })
  const m: Moving = { room, humans, pick, taint, cuts: 0, sat: [] }
  const seated = humans.filter(({ client }) => seatOf(room.people, client!.who) >= 0)
  beginRaid(
    room,
    seated.map(({ client }) => client!),
    seed,
  )
  for (let n = 0; n < most && phaseOf(room) === 'game'; n++) {
    const next = step(room.play!, 1)
    if (next.kind === 'wait') act(room.play!)
    const here = humans.flatMap(({ client }) => (client && isHere(room, client) ? [client] : []))
    if (next.kind === 'person' && !(n % 3 === 0 && saysOne(room, here, n)) && !answerOne(room, here)) standIn(room, 1e9)
    noteSat(m)
    const [one, other] = [any(m, humans), any(m, humans)]
    const moved = pick(4) === 0
    for (const human of moved ? humans : []) look(m, human)
    if (moved && isHere(room, one.client)) any(m, moves)(m, one, other)
    lookBack(m)
    if (moved) comeIn(m, any(m, humans))
    noteSat(m)
    for (const human of moved || n % 9 === 0 ? humans : []) look(m, human)
  }
}
