/**
 * The people of a room: their seats, the terms, and the talk. Plain data, which is also how it is kept.
 * Nothing here waits, and the time is always a parameter.
 */
import type { Seat } from '../engine/types.ts'
import type { DeckDef } from '../language/types.ts'
import { defaultPlayer } from '../players/index.ts'
import { type Fault, longest, type Member, mostTold, type Said, type Terms } from '../wire/index.ts'

export interface Person {
  readonly who: number
  name: string
  /** The hash of their token; the token itself is theirs alone. */
  readonly key: string
  /** The hash of the address that they came from; '' if it is unknown. */
  readonly from: string
  /** Whether they have a connection. */
  here: boolean
  /** The time since which they have been gone, in milliseconds since 1970; null while they are here. */
  gone: number | null
  muted: boolean
}

/** One seat at the table; the Boss's is the first. */
export interface Place {
  /** The number of its person; 0 if nobody has it. */
  who: number
  /** The bot that plays it, or takes over when its person is gone. */
  bot: string
  /** Whether that bot plays now in place of a person. */
  stands: boolean
  deck: string | DeckDef
  ready: boolean
}

export interface People {
  readonly code: string
  terms: Terms
  /** The host of the room; 0 once everybody has left for good. */
  host: number
  all: Person[]
  places: Place[]
  /** The last lines of talk, and the number of lines in all. */
  said: Said[]
  lines: number
  /** The number of the next person to come. */
  next: number
  /** The seats that people have had since the raid began: people who have seen the cards of one side may not see those of the other. */
  sat: Sat[]
  /** The people removed or muted, by the address that they came from, and the time when that ends. */
  barred: Barred[]
}

interface Sat {
  readonly key: string
  readonly from: string
  readonly boss: boolean
}

interface Barred {
  readonly from: string
  readonly how: 'out' | 'muted'
  readonly until: number
}

/** The word of `Terms` for a person's seat. */
export const person = 'person'

/** The most people who look on, besides those who have a seat. */
const mostWatchers = 20

/** Milliseconds for which an address stays banned from a room, or muted in it. */
const barredFor = 3_600_000

/** The most people remembered as having sat at the table, and as removed. */
const mostRemembered = 200

/** A new, empty room. `decks`: the ids of decks, one of which each seat gets to begin with. */
export function newPeople(code: string, terms: Terms, decks: readonly string[]): People {
  const people: People = { code, terms, host: 0, all: [], places: [], said: [], lines: 0, next: 1, sat: [], barred: [] }
  setTerms(people, terms, decks)
  return people
}

/** The terms that concern how everybody plays: whoever was ready for others is not ready for these. */
const concern = ['raid', 'mode', 'boss', 'undo', 'peek', 'openHands', 'real'] as const

/** Changes the terms: seats come and go, and a person whose seat goes looks on. Nobody is ready any longer for a raid that has changed. */
export function setTerms(people: People, terms: Terms, decks: readonly string[]): void {
  const wanted = [terms.boss, ...terms.raiders]
  const isSame = concern.every((one) => people.terms[one] === terms[one])
  people.terms = terms
  people.places = wanted.map((who, seat) => {
    const old = people.places[seat]
    const usual = seat === 0 ? defaultPlayer.boss : defaultPlayer.raider
    return {
      who: who === person ? (old?.who ?? 0) : 0,
      bot: who === person ? usual : who,
      stands: false,
      deck: old?.deck ?? decks[(seat + decks.length - 1) % Math.max(1, decks.length)] ?? '',
      ready: isSame && who === person && (old?.ready ?? false),
    }
  })
}

/** Whether this seat is meant for a person. */
export const isForPerson = ({ terms }: People, seat: Seat): boolean =>
  (seat === 0 ? terms.boss : terms.raiders[seat - 1]) === person

export const personOf = ({ all }: People, who: number): Person | undefined => all.find((one) => one.who === who)

/** The seat that somebody has; -1 for those who look on. */
export const seatOf = ({ places }: People, who: number): Seat => places.findIndex((place) => place.who === who)

/** Their name, for others. */
export const nameOf = (people: People, who: number): string => personOf(people, who)?.name ?? 'Somebody'

/** Everybody, as the others see them; `waiting`: those who look on until a seat is free. */
export const members = ({ all }: People, waiting: readonly number[]): Member[] =>
  all.map(({ who, name, here, gone, muted }) => ({ who, name, here, gone, muted, waits: waiting.includes(who) }))

/** The seat of somebody who is gone and has this name; -1 if there is none. */
export const seatLeftBy = (people: People, name: string): Seat =>
  people.places.findIndex(({ who }) => {
    const one = personOf(people, who)
    return one?.here === false && one.name.toLowerCase() === name.toLowerCase()
  })

/** Frees the seat that somebody has, if any. */
export function leaveSeat(people: People, who: number): void {
  const place = people.places[seatOf(people, who)]
  if (place) Object.assign(place, { who: 0, ready: false })
}

/** Somebody takes a place, and leaves the one that they have. */
export function takeSeat(people: People, who: number, place: Place): void {
  leaveSeat(people, who)
  Object.assign(place, { who, ready: false })
  tell(people, `${nameOf(people, who)} takes a seat.`)
}

/** The data of somebody who comes in: `from` is the hash of their address, `now` the time. */
export interface Comer {
  readonly name: string
  readonly key: string
  readonly from: string
  readonly watch: boolean
  readonly now: number
}

/** The first free seat that somebody may have, the Boss's last; -1 if there is none. `playing`: a raid is in progress. */
export function freeSeat(people: People, one: Pick<Person, 'key' | 'from'>, playing: boolean): Seat {
  const free = people.places.flatMap(({ who }, seat) =>
    who === 0 && isForPerson(people, seat) && !(playing && knowsTooMuch(people, one, seat)) ? [seat] : [],
  )
  return free.find((seat) => seat > 0) ?? free[0] ?? -1
}

/** Somebody new comes in, and takes the first free seat allowed, unless they only want to look on. `playing`: a raid is in progress. */
export function comeIn(people: People, { name, key, from, watch, now }: Comer, playing: boolean): Person | Fault {
  people.barred = people.barred.filter(({ until }) => until > now)
  const is = (how: Barred['how']): boolean => people.barred.some((one) => one.from === from && one.how === how)
  if (from !== '' && is('out'))
    return { why: 'You were shown out of this room.', fix: 'Join another room, or open one.' }
  // Whoever has the name of somebody who is gone may be the same person: that seat is for them, if the others say so.
  const free = watch || seatLeftBy(people, name) >= 0 ? -1 : freeSeat(people, { key, from }, playing)
  const watching = people.all.filter(({ who }) => seatOf(people, who) < 0).length
  if (free < 0 && watching >= mostWatchers)
    return { why: 'The room is full.', fix: 'Ask somebody in it to make a seat free, or open another room.' }
  const who = people.next++
  const one: Person = {
    who,
    name: newName(people, name),
    key,
    from,
    here: true,
    gone: null,
    muted: from !== '' && is('muted'),
  }
  people.all.push(one)
  if (people.host === 0) people.host = one.who
  const place = people.places[free]
  if (place) place.who = one.who
  tell(people, `${one.name} comes in${place ? '' : ' and looks on'}.`)
  return one
}

/**
 * The reason why somebody can't have a seat during a raid, or null: they have seen cards of the other side, or would see the Boss's hand.
 * `handed`: by the one who has the Boss's seat.
 */
export function knowsTooMuch(
  people: People,
  { key, from }: Pick<Person, 'key' | 'from'>,
  seat: Seat,
  handed = false,
): Fault | null {
  const sat = people.sat.filter((one) => one.key === key || (from !== '' && one.from === from))
  if (sat.some(({ boss }) => boss !== (seat === 0)))
    return {
      why: 'From the other side of this raid you have seen cards that this seat may not know.',
      fix: 'Look on, or wait for the next raid.',
    }
  return seat > 0 || handed || sat.length > 0
    ? null
    : { why: 'Whoever takes the Boss’s seat now would see the Boss’s hand.', fix: 'Wait for the next raid.' }
}

/** Notes who sits where during a raid. */
export function noteSeats(people: People): void {
  people.places.forEach(({ who }, seat) => {
    const one = personOf(people, who)
    const boss = seat === 0
    if (!one || people.sat.some((other) => other.key === one.key && other.boss === boss)) return
    people.sat.push({ key: one.key, from: one.from, boss })
    people.sat.splice(0, people.sat.length - mostRemembered)
  })
}

/** Bans or mutes everybody from the same address for a while; null: no longer. */
export function bar(people: People, { from }: Person, how: Barred['how'], now: number | null): void {
  people.barred = people.barred.filter((one) => one.from !== from || one.how !== how)
  if (from !== '' && now !== null) people.barred.push({ from, how, until: now + barredFor })
  people.barred.splice(0, people.barred.length - mostRemembered)
}

/** Says who is to play that seat from now on, also in the next raid: a person, or a bot by its name. */
export function setPlayer(people: People, seat: Seat, who: string = person): void {
  const { terms } = people
  people.terms = seat === 0 ? { ...terms, boss: who } : { ...terms, raiders: terms.raiders.with(seat - 1, who) }
}

/** The name for somebody who wants this one: no two people of a room have the same. `own`: the number of somebody who is here already. */
export function newName({ all }: People, name: string, own = 0): string {
  const taken = new Set(all.flatMap((one) => (one.who === own ? [] : [one.name.toLowerCase()])))
  for (let n = 1; n < 1000; n++) {
    const tried = n === 1 ? name : `${name.slice(0, longest.name - 4)} ${n}`
    if (!taken.has(tried.toLowerCase())) return tried
  }
  return name
}

/** Somebody leaves for good. Their seat is free; if they were the host, another person becomes it, preferably one who is here. */
export function goAway(people: People, who: number, how: string): void {
  const one = personOf(people, who)
  if (!one) return
  leaveSeat(people, who)
  people.all = people.all.filter((other) => other !== one)
  tell(people, `${one.name} ${how}.`)
  if (people.host === who) makeHost(people, (people.all.find(({ here }) => here) ?? people.all[0])?.who ?? 0)
}

/** The time since which the room's host has been gone while others are here; null if it isn't so. */
export function leaderless(people: People): number | null {
  const gone = personOf(people, people.host)?.gone ?? null
  return people.all.some(({ here }) => here) ? gone : null
}

/** Makes somebody who is here the host, preferably a player. */
export function passOn(people: People): void {
  const here = people.all.filter((one) => one.here)
  makeHost(people, (here.find(({ who }) => seatOf(people, who) >= 0) ?? here[0])?.who ?? people.host)
}

export function makeHost(people: People, who: number): void {
  people.host = who
  if (who > 0) tell(people, `${nameOf(people, who)} leads the room now.`)
}

/** Adds a line of talk from the room itself. */
export const tell = (people: People, text: string): void => say(people, { who: 0, name: '', text })

export function say(people: People, line: Said): void {
  people.said.push(line)
  people.lines++
  people.said.splice(0, people.said.length - mostTold)
}
