/**
 * Who is in a room: people, the seats that they have, what is agreed on, and what was said. Plain data, which is also how it is kept; nothing here waits, and
 * the time is always told.
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
  /** How many connections they have: one, or none. */
  here: boolean
  /** Since when they have been gone, in milliseconds since 1970; null while they are here. */
  gone: number | null
  muted: boolean
}

/** One seat at the table; the Boss's is the first. */
export interface Place {
  /** The person who has it; 0 if nobody has. */
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
  /** Whoever leads the room; 0 once everybody has left for good. */
  host: number
  all: Person[]
  places: Place[]
  /** The last lines of talk, and how many there have been in all. */
  said: Said[]
  lines: number
  /** The number of whoever comes next. */
  next: number
}

/** A word of `Terms` for a seat that a person is to have. */
export const person = 'person'

/** People who look on: so many may be in a room besides those who have a seat. */
const mostWatchers = 20

/** A new room; nobody is in it yet. `decks`: the ids of decks, from which each seat gets one to begin with. */
export function newPeople(code: string, terms: Terms, decks: readonly string[]): People {
  const people: People = { code, terms, host: 0, all: [], places: [], said: [], lines: 0, next: 1 }
  setTerms(people, terms, decks)
  return people
}

/** Agrees on something else: seats come and go, and whoever had one that goes looks on. Nobody is ready any longer. */
export function setTerms(people: People, terms: Terms, decks: readonly string[]): void {
  const wanted = [terms.boss, ...terms.raiders]
  people.terms = terms
  people.places = wanted.map((who, seat) => {
    const old = people.places[seat]
    const usual = seat === 0 ? defaultPlayer.boss : defaultPlayer.raider
    return {
      who: who === person ? (old?.who ?? 0) : 0,
      bot: who === person ? usual : who,
      stands: false,
      deck: old?.deck ?? decks[(seat + decks.length - 1) % Math.max(1, decks.length)] ?? '',
      ready: false,
    }
  })
}

/** Whether a person is meant to have this seat. */
export const isForPerson = ({ terms }: People, seat: Seat): boolean =>
  (seat === 0 ? terms.boss : terms.raiders[seat - 1]) === person

export const personOf = ({ all }: People, who: number): Person | undefined => all.find((one) => one.who === who)

/** The seat that somebody has; -1 for those who look on. */
export const seatOf = ({ places }: People, who: number): Seat => places.findIndex((place) => place.who === who)

/** What they are called, for others. */
export const nameOf = (people: People, who: number): string => personOf(people, who)?.name ?? 'Somebody'

export const members = ({ all }: People): Member[] =>
  all.map(({ who, name, here, muted }) => ({ who, name, here, muted }))

/** Somebody new comes in, and takes the first free seat unless they only want to look on. */
export function comeIn(
  people: People,
  { name, key, watch }: { name: string; key: string; watch: boolean },
): Person | Fault {
  const free = watch ? -1 : people.places.findIndex((place, seat) => place.who === 0 && isForPerson(people, seat))
  const watching = people.all.filter(({ who }) => seatOf(people, who) < 0).length
  if (free < 0 && watching >= mostWatchers)
    return { why: 'The room is full.', fix: 'Ask somebody in it to make a seat free, or open another room.' }
  const one: Person = { who: people.next++, name: newName(people, name), key, here: true, gone: null, muted: false }
  people.all.push(one)
  if (people.host === 0) people.host = one.who
  const place = people.places[free]
  if (place) place.who = one.who
  tell(people, `${one.name} comes in${place ? '' : ' and looks on'}.`)
  return one
}

/** No two people of a room have the same name. */
function newName({ all }: People, name: string): string {
  const taken = new Set(all.map((one) => one.name.toLowerCase()))
  for (let n = 1; n < 1000; n++) {
    const tried = n === 1 ? name : `${name.slice(0, longest.name - 4)} ${n}`
    if (!taken.has(tried.toLowerCase())) return tried
  }
  return name
}

/** Somebody leaves for good. Their seat is free; if they were the host, another person is, rather one who is here. */
export function goAway(people: People, who: number, how: string): void {
  const one = personOf(people, who)
  if (!one) return
  const place = people.places.find((its) => its.who === who)
  if (place) Object.assign(place, { who: 0, ready: false })
  people.all = people.all.filter((other) => other !== one)
  tell(people, `${one.name} ${how}.`)
  if (people.host === who) makeHost(people, (people.all.find(({ here }) => here) ?? people.all[0])?.who ?? 0)
}

export function makeHost(people: People, who: number): void {
  people.host = who
  if (who > 0) tell(people, `${nameOf(people, who)} leads the room now.`)
}

/** The room itself says something. */
export const tell = (people: People, text: string): void => say(people, { who: 0, name: '', text })

export function say(people: People, line: Said): void {
  people.said.push(line)
  people.lines++
  people.said.splice(0, people.said.length - mostTold)
}
