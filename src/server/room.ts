/** A room: its people and their game. Requests go in, and changes come out as messages; no socket, no clock, no chance. */
import { callPlayers, outcome, withRaid } from '../engine/index.ts'
import type { Library, Seat } from '../engine/types.ts'
import type { RaidDef } from '../raid/format.ts'
import type { SeatPlan } from '../session/saved-game.ts'
import { hasRealCards } from '../session/session.ts'
import {
  type Fault,
  type Listed,
  mayPeek,
  type Room,
  type RoomSeat,
  type Tell,
  type TellName,
  type Terms,
} from '../wire/index.ts'
import { budgets } from './budgets.ts'
import { type Claim, claim, claimsNow, tidyClaims } from './claims.ts'
import {
  type Comer,
  comeIn,
  freeSeat,
  goAway,
  isForPerson,
  leaderless,
  members,
  newPeople,
  noteSeats,
  type People,
  type Person,
  type Place,
  passOn,
  personOf,
  seatLeftBy,
  seatOf,
  takeSeat,
  tell,
} from './people.ts'
import { guardHidden, newPlay, type Play, setSeat } from './play.ts'
import { deckOf, liesOnTable, raiderNames, setupOf, termsFault, waitsFor } from './terms.ts'

export interface RaidRoom {
  /** Including the host's own raid, if there is one. */
  readonly library: Library
  readonly own: RaidDef | null
  readonly people: People
  /** The game; null in the lobby. */
  play: Play | null
  /** Messages besides the state of the room and the table. */
  readonly out: Out[]
  /** The number of games begun here. */
  games: number
  /** Requests for seats, and the people who wait for a free one. */
  claims: readonly Claim[]
  waiting: readonly number[]
}

/** A message to one person, or (0) to everybody. */
export interface Out {
  readonly to: number
  readonly name: TellName
  readonly message: Tell
}

/** Values that a room can't compute: the time, and an unpredictable number. */
export interface At {
  readonly now: number
  readonly seed: number
}

/** Opens a new, empty room. Returns a fault if its terms can't be played. `own`: a raid of the host's own, from `readRaid`. */
export function openRoom(within: Library, code: string, terms: Terms, own: RaidDef | null = null): RaidRoom | Fault {
  const library = own ? withRaid(within, own, budgets.own.looks) : within
  const fault = termsFault(library, terms, own)
  if (fault) return fault
  return {
    library,
    own,
    people: newPeople(code, terms, deckIds(library)),
    play: null,
    out: [],
    games: 0,
    ...nobodyAsks,
  }
}

/** A room in which nobody asks or waits for a seat: this is not kept. */
export const nobodyAsks: Pick<RaidRoom, 'claims' | 'waiting'> = { claims: [], waiting: [] }

export const deckIds = ({ decks }: Library): string[] => decks.map(({ id }) => id)

export const phaseOf = ({ play }: RaidRoom): Room['phase'] =>
  play === null ? 'lobby' : outcome(play.session.game) ? 'over' : 'game'

/** Whether the cards of a seat lie on a real table: then no bot can play them, and the raid waits for whoever holds them. */
export const isReal = ({ play }: RaidRoom, seat: Seat): boolean =>
  play !== null && hasRealCards(play.session.game, seat)

/** Somebody new comes in. `key`: the hash of the token with which they can come back. */
export function enter(room: RaidRoom, one: Comer): Person | Fault {
  const left = one.watch ? -1 : seatLeftBy(room.people, one.name)
  const came = comeIn(room.people, one, room.play !== null)
  if (!('who' in came)) return came
  if (left >= 0) claim(room, came, left)
  seatAll(room)
  return came
}

/** Somebody who has been here before is back, with the same seat. */
export function comeBack(room: RaidRoom, who: number): void {
  const one = personOf(room.people, who)
  if (!one || one.here) return
  Object.assign(one, { here: true, gone: null })
  tell(room.people, `${one.name} is back.`)
  seatAll(room)
}

/** Somebody's connection is gone. Their seat is kept. */
export function dropOut(room: RaidRoom, who: number, now: number): void {
  const one = personOf(room.people, who)
  if (!one?.here) return
  Object.assign(one, { here: false, gone: now })
  tell(room.people, `${one.name} is gone.`)
  if (room.play) room.play.vote = null
  seatAll(room)
}

/** Somebody leaves for good: by themselves, or removed by the host. */
export function leave(room: RaidRoom, who: number, how = 'leaves'): void {
  goAway(room.people, who, how)
  if (room.play) room.play.vote = null
  seatAll(room)
}

/** Milliseconds for which a room waits for its host. */
const leaderAway = 60_000

/** Milliseconds until the next consequence of an absence: a bot takes a seat, or another person becomes host; null if there is none. */
export function nextAbsence(room: RaidRoom, now: number): number | null {
  const { people, play } = room
  const alone = leaderless(people)
  const seats = people.places.flatMap(({ who, stands }, seat) => {
    const gone = play && personOf(people, who)?.gone
    return stands || gone === null || gone === undefined || isReal(room, seat) ? [] : [gone + people.terms.grace * 1000]
  })
  const times = [...seats, ...(alone === null ? [] : [alone + leaderAway])]
  return times.length > 0 ? Math.max(0, Math.min(...times) - now) : null
}

/** Bots play for those absent longer than the room keeps a seat, and a room without its host gets another. `at`: a seat that is kept no longer. */
export function standIn(room: RaidRoom, now: number, at?: Seat): void {
  const { people, play } = room
  const alone = leaderless(people)
  if (alone !== null && now >= alone + leaderAway) passOn(people)
  if (!play) return
  people.places.forEach((place, seat) => {
    const one = personOf(people, place.who)
    if (!one || place.stands || one.gone === null || isReal(room, seat)) return
    if (seat !== at && now < one.gone + people.terms.grace * 1000) return
    place.stands = true
    setSeat(play, seat, planOf(room, seat))
    tell(people, `A bot plays for ${one.name}.`)
  })
}

/** Those who wait get free seats, first come, first served. */
function fillSeats(room: RaidRoom): void {
  const { people, play } = room
  for (const who of room.waiting) {
    const one = personOf(people, who)
    const seat = one?.here && seatOf(people, who) < 0 ? freeSeat(people, one, play !== null) : -1
    const place = people.places[seat]
    if (place) takeSeat(people, who, place)
  }
  room.waiting = room.waiting.filter((who) => personOf(people, who) && seatOf(people, who) < 0)
}

/** The players of the game's seats, and their names: persons who are here or just gone, bots for all others. */
export function seatAll(room: RaidRoom): void {
  const { people, play } = room
  fillSeats(room)
  tidyClaims(room)
  if (!play) return
  noteSeats(people)
  people.places.forEach((place, seat) => {
    const one = personOf(people, place.who)
    if (!one) place.stands = isForPerson(people, seat) && !isReal(room, seat)
    else if (one.here && place.stands) {
      place.stands = false
      tell(people, `${one.name} plays again.`)
    }
    const plan = planOf(room, seat)
    const now = play.session.seats[seat]
    if (now?.kind !== plan.kind || now.bot !== plan.bot) setSeat(play, seat, plan)
  })
  callPlayers(play.session.game, ['', ...raiderNames(room.library, people)])
}

/** Each person has a screen of their own, and a number of their own. */
function planOf(room: RaidRoom, seat: Seat): SeatPlan {
  const { who = 0, bot = '', stands } = room.people.places[seat] ?? {}
  return (who > 0 && !stands) || isReal(room, seat) ? { kind: 'person', bot, person: seat + 1 } : { kind: 'bot', bot }
}

/** Begins the raid. Throws if the rules refuse the setup; `waitsFor` checks that before. */
export function begin(room: RaidRoom, { seed }: At): void {
  const { library, people } = room
  for (const place of people.places) place.stands = false
  people.sat = []
  const plans = people.places.map((_, seat) => planOf(room, seat))
  room.play = newPlay(library, setupOf(library, people, seed), plans, { aloud: people.terms.aloud })
  room.games++
  if (!mayPeek(people.terms)) guardHidden(room.play, people.terms.openHands)
  seatAll(room)
  tell(people, 'The raid begins.')
}

/** The room as one of its people sees it. */
export function roomFor(room: RaidRoom, who: number): Room {
  const { library, people } = room
  return {
    code: people.code,
    phase: phaseOf(room),
    terms: people.terms,
    host: people.host,
    members: members(people, room.waiting),
    seats: people.places.map((place, seat) => seatFor(room, place, seat)),
    you: who,
    seat: seatOf(people, who),
    waits: room.play ? '' : waitsFor(library, people),
    claims: claimsNow(room),
  }
}

function seatFor(room: RaidRoom, { who, bot, stands, deck, ready }: Place, seat: Seat): RoomSeat {
  const { library, people, play } = room
  const found = seat === 0 ? undefined : deckOf(library, deck)
  return {
    who,
    kind: who > 0 ? 'person' : isForPerson(people, seat) ? 'free' : 'bot',
    bot,
    real: play ? isReal(room, seat) : liesOnTable(people, seat),
    stands,
    deck: found ? { id: found.id, name: found.name, hero: found.hero, own: typeof deck !== 'string' } : null,
    ready,
  }
}

/** The room's entry in the list of rooms; null if it is not listed. */
export function listing(room: RaidRoom): Listed | null {
  const { library, people } = room
  const { code, terms, host, places, all } = people
  if (!terms.listed) return null
  const raid = library.raids.find(({ id }) => id === terms.raid)
  return {
    code,
    raid: raid?.name ?? terms.raid,
    mode: raid?.modes?.find(({ id }) => id === terms.mode)?.name ?? '',
    host: personOf(people, host)?.name ?? '',
    phase: phaseOf(room),
    people: all.filter(({ here }) => here).length,
    // Nobody new gets the Boss's seat during a raid (`knowsTooMuch`), and nobody any seat after it.
    free: places.filter(({ who }, seat) => who === 0 && isForPerson(people, seat) && (seat > 0 || !room.play)).length,
  }
}
