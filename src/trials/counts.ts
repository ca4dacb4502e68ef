/**
 * The counts of a balance report: plain data whose leaves are all numbers that add.
 * The counts of one game have the same shape as those of a thousand, so counts of several runs or processes are combined by `add`.
 */
import { under } from '../language/look-up.ts'

/** The ends of games. `broken`: they stalled or crashed, and count for nothing else. */
export interface Results {
  games: number
  won: number
  lost: number
  drawn: number
  broken: number
}

type Table<T> = Record<string, T>

export interface CardCounts {
  /** The times that it was drawn or otherwise came from its deck, and the number of games with that. */
  drawn: number
  drawnIn: number
  /** The times that it was played, completed, or otherwise came into play. */
  played: number
  playedIn: number
  /** The times that it was placed as a resource. */
  placed: number
  /** The damage that it dealt. */
  dealt: number
  /** The games in which it was played, and how many of them were won, by length (`lengthKey`). */
  cells: Table<Won>
}

export interface Won {
  games: number
  won: number
}

export interface Counts {
  /** Adds up to a checksum of the last positions of all games. */
  sum: number
  /** By party size; by Boss player and size; by deck and size, with how often its raider fell. */
  sizes: Table<Results>
  players: Table<Table<Results>>
  decks: Table<Table<Results & { fell: number }>>
  /** All games by length, for the raid's cards (side '') and for each deck's. */
  lengths: Table<Table<Won>>
  rounds: Table<Table<number>>
  decisions: Table<Table<number>>
  /** By state of the raid's machine, and by Boss card: the games that reached it, and how many ended there; the Boss's turns that began in a state. */
  states: Table<Results & { ended: number; rounds: number }>
  bosses: Table<Results & { ended: number }>
  /** Raiders who fell: by state, round, Boss in play and cause; and allies by cause. */
  falls: {
    state: Table<number>
    round: Table<number>
    boss: Table<number>
    cause: Table<number>
    allies: Table<number>
  }
  /** Games that the raiders won, or did not, by what ended them. */
  ends: { won: Table<number>; lost: Table<number> }
  /** By side ('' is the raid, otherwise a deck) and name. */
  cards: Table<Table<CardCounts>>
}

export const noCounts = (): Counts => ({
  sum: 0,
  sizes: {},
  players: {},
  decks: {},
  lengths: {},
  rounds: {},
  decisions: {},
  states: {},
  bosses: {},
  falls: { state: {}, round: {}, boss: {}, cause: {}, allies: {} },
  ends: { won: {}, lost: {} },
  cards: {},
})

export const noResults = (): Results => ({ games: 0, won: 0, lost: 0, drawn: 0, broken: 0 })

/** Adds counts to others, in place. */
export function add(into: Counts, more: Counts): Counts {
  addAll(into, more)
  return into
}

/** Adds numbers to others of the same shape, in place. */
export const addAll = (into: object, more: object): void => sumUp(into as Sums, more as Sums)

interface Sums {
  [key: string]: number | Sums
}

function sumUp(into: Sums, more: Sums): void {
  for (const [key, value] of Object.entries(more)) {
    const old = under(into, key)
    if (typeof value === 'number') setOwn(into, key, (typeof old === 'number' ? old : 0) + value)
    else if (typeof old === 'object') sumUp(old, value)
    else sumUp(setOwn(into, key, {}), value)
  }
}

/** Sets a key as data whatever its name: card names come from other people. */
function setOwn<T>(into: object, key: string, value: T): T {
  Object.defineProperty(into, key, { value, writable: true, enumerable: true, configurable: true })
  return value
}

/** The entry of a table; created if missing. */
export function entry<T>(table: Record<string, T>, key: string, make: () => NoInfer<T>): T {
  return Object.hasOwn(table, key) ? (table[key] as T) : setOwn(table, key, make())
}

/** Counts one more in a table of numbers. */
export function tick(table: Record<string, number>, key: string | number, n = 1): void {
  setOwn(table, String(key), (under(table, String(key)) ?? 0) + n)
}

/** The size of the party and the number of rounds, as a key. */
export const lengthKey = (size: number, rounds: number): string => `${size}:${rounds}`

/** Both of a key. */
export function ofLengthKey(key: string): { size: number; rounds: number } {
  const [size = 0, rounds = 0] = key.split(':').map(Number)
  return { size, rounds }
}
