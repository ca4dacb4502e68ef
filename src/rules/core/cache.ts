/** Cached values, valid until something relevant is written; see `epoch` and `structure` of the journal. */
import type { CardCode } from '../../language/compile.ts'
import type { PowerCode } from '../../language/meta.ts'
import type { Condition, EventPattern, Keyword, Mod } from '../../language/types.ts'
import type { CardId, ModRow, Obj, Ptr, Seat } from '../../state/types.ts'
import type { Env } from './env.ts'

export type ModKind = Mod['mod']
export type ModOf<K extends ModKind> = Extract<Mod, { mod: K }>

export interface Active<M extends Mod = Mod> {
  mod: M
  env: Env
  /** Timestamp (718.2); modifiers of one moment differ by a fraction, in the order in which they were made. */
  stamp: number
  row: ModRow | null
  /** Condition of the power it comes from. */
  only: Condition | undefined
  card: CardId
  ptr: Ptr
  /** The modifier that granted the power that it comes from. */
  via: Granting | null
  /** The keyword that stands for that power. */
  word?: Keyword | undefined
}

/** A modifier that grants powers, whole or as a keyword. */
export type Granting = Active<ModOf<'power'> | ModOf<'keyword'>>

/** The modifiers at work by their kinds, each list in timestamp order. A map, because it is faster here than an object, but typed like one. */
export interface ByKind {
  get<K extends ModKind>(kind: K): Active<ModOf<K>>[] | undefined
  set<K extends ModKind>(kind: K, list: Active<ModOf<K>>[]): void
  has(kind: ModKind): boolean
  values(): Iterable<Active[]>
}
export const newByKind = (): ByKind => new Map<ModKind, never[]>()

/** A power or modifier that waits for an event. */
export interface Watcher {
  event: EventPattern
  check: Condition | undefined
  then: Ptr
  env: Env
  you: Seat
  card: CardId
  x: number
  /** Modifier row that triggers once (703.1a). */
  once: number
  /** The modifier that granted the power. */
  via: Granting | null
  /** The keyword that stands for the power. */
  word: Keyword | undefined
  /** The triggered modifier, if it is not a power. */
  mod: Active<ModOf<'when'>> | null
  /** The zone of the card when its power was found. */
  zone: number
}

/** A power that is used by paying for it, a quest's included. */
export type PaidCode = Extract<PowerCode, { shape: 'pay' | 'reward' }>

/** The minimum that using a power or completing a quest takes. */
export interface Needs {
  resources: number
  /** Its own card ready. */
  ready: boolean
  /** Whether it must be the turn of the acting player. */
  ownTurn: boolean
}

/** A card with a power that somebody may use. */
export interface Actor {
  id: CardId
  power: PaidCode
  needs: Needs
}

/** A modifier that is being asked whether it applies to something. */
export interface AskedModifier {
  a: Pick<Active, 'stamp' | 'ptr'>
  o: Obj
  /** Whether it is ignored by the query that asked for it (719.3). */
  skip: boolean
  /** Latest timestamp among itself and what it has turned out to depend on. */
  latest: number
}

/** Answers that hold until something relevant is written; see `epoch` and `structure` of the journal. */
export interface Cache {
  /** Epoch at which pre-priority checks last found nothing to do. */
  clean: number
  structure: number
  /** Structure at which nobody was last found to violate uniqueness (414). */
  tidy: number
  /** Epoch of that check, and whether any write makes another necessary. */
  tidied: number
  fickle: boolean
  epoch: number
  byKind: ByKind
  watchers: Map<string, Watcher[]> | null
  numbers: Map<number, number | null>
  /** The numbers among ATK, health, DEF and maximum hand size that no modifier mentions. */
  plain: boolean[]
  /** Latest timestamp that contributed to a number (719.2). */
  latest: Map<number, number>
  /** Modifiers being asked about something, outermost first: the first `depth` of these (719.3). */
  frames: AskedModifier[]
  depth: number
  /** The number of cycles found. */
  circles: number
  /** The number of cycles that had been found when the outermost modifier was asked. */
  followed: number
  /** Whether some modifier grants powers, so that any write may change which modifiers are at work. */
  granted: boolean
  /** Definitions by card id; an id stands for one definition until it is taken back. */
  codes: (CardCode | undefined)[]
  /** The hypothetical controllers of cards in play, while control is being computed (401.3); null otherwise. */
  sides: Map<CardId, Seat> | null
  /** The cards that each seat could exhaust for a resource cost (412.2) while nothing forbids exhausting, with the epoch of that list. */
  funds: ({ epoch: number; ready: readonly CardId[] } | undefined)[]
  /** Every zone there is. */
  zones: readonly number[] | null
  /** Hashes of zones outside play, by zone, each with the list of cards it was computed from (803). */
  piles: ({ list: readonly CardId[]; hash: number } | undefined)[]
  /** Cards that have something to use or complete, by seat. */
  actors: Map<Seat, Actor[]> | null
}

export const newCache = (): Cache => ({
  clean: -1,
  structure: -1,
  tidy: -1,
  tidied: -1,
  fickle: false,
  epoch: -1,
  byKind: newByKind(),
  watchers: null,
  numbers: new Map(),
  plain: [false, false, false, false],
  latest: new Map(),
  frames: [],
  depth: 0,
  circles: 0,
  followed: 0,
  granted: false,
  codes: [],
  sides: null,
  actors: null,
  piles: [],
  funds: [],
  zones: null,
})
