/** A room in the store, and the changes of one moment: only they are written. */
import type { GameRecord, Seat } from '../engine/types.ts'
import type { RaidDef } from '../raid/format.ts'
import type { Reason, SeatPlan } from '../session/saved-game.ts'
import type { Screen, Session } from '../session/session.ts'
import { applied, type Difference, difference, type Json, mostTold, type Said } from '../wire/index.ts'
import type { People } from './people.ts'

/** A room without its raid, the choices of its game, and its talk. */
export interface Row {
  people: Omit<People, 'said'>
  games: number
  /** The players, and people's inputs that the record does not have; null in the lobby. */
  game: { seats: readonly SeatPlan[]; said: SaidBeside } | null
}

/** Answers that wait for others (a mulligan, a proposal), people's stops, and wishes to bots. */
export interface SaidBeside extends Pick<Session, 'proposal' | 'hushed' | 'wishes'> {
  early: [Seat, number][]
  screens: [Seat, Screen][]
}

/** The record of a game without its choices: its constant part. */
export type Head = Omit<GameRecord, 'choices' | 'hashes'>

export type Choice = [choice: number, hash: string]

/** A room as it is kept: plain data. */
export interface KeptRoom {
  row: Json
  own: RaidDef | null
  /** Null in the lobby. */
  head: Head | null
  said: Said[]
  made: Choice[]
  reasons: Reason[]
}

/** A list from one place on, which replaces everything after it. */
interface Tail<T> {
  readonly from: number
  readonly list: readonly T[]
}

/** The changes of one moment; missing parts are unchanged. */
export interface Moment {
  readonly row?: Difference
  /** The raid of the host's own, while the room is new. */
  readonly own?: RaidDef
  /** Another game begins, without a choice; or (null) there is none any longer. */
  readonly head?: Head | null
  /** New lines of talk. */
  readonly said?: readonly Said[]
  readonly made?: Tail<Choice>
  readonly reasons?: Tail<Reason>
}

export const newKeptRoom = (): KeptRoom => ({ row: null, own: null, head: null, said: [], made: [], reasons: [] })

/** Applies a moment to a room. Throws if it does not fit. */
export function bring(kept: KeptRoom, { row, own, head, said = [], made, reasons }: Moment): void {
  if (head !== undefined) Object.assign(kept, { head, made: [], reasons: [] })
  if (made) putTail(kept.made, made)
  if (reasons) putTail(kept.reasons, reasons)
  if (row) kept.row = applied(kept.row, row)
  if (own) kept.own = own
  kept.said = [...kept.said, ...said].slice(-mostTold)
}

function putTail<T>(all: T[], { from, list }: Tail<T>): void {
  if (from > all.length) throw new Error(`There is no place ${from} in the list.`)
  all.splice(from, all.length - from, ...list)
}

/** The choices and reasons of one moment are limited, so that a damaged one does not take all others with it. */
const chunk = 200

/** The fewest moments that make a room: the game first, and last the inputs beside it, which belong to its last choice. */
export function momentsOf(kept: KeptRoom): Moment[] {
  const bare = bareRow(kept.row)
  return [
    { row: [bare], head: kept.head, said: kept.said, ...(kept.own && { own: kept.own }) },
    ...tailsOf(kept.made).map((made) => ({ made })),
    ...tailsOf(kept.reasons).map((reasons) => ({ reasons })),
    { row: difference(bare, kept.row) },
  ]
}

const quiet: Json = { proposal: null, hushed: [], wishes: [], early: [], screens: [] }

/** A row without inputs beside the game. */
function bareRow(row: Json): Json {
  const inGame = row !== null && typeof row === 'object' && 'game' in row && row.game !== null
  return inGame ? applied(row, { game: { said: [quiet] } }) : row
}

const tailsOf = <T>(all: readonly T[]): Tail<T>[] =>
  Array.from({ length: Math.ceil(all.length / chunk) }, (_, i) => ({
    from: i * chunk,
    list: all.slice(i * chunk, (i + 1) * chunk),
  }))
