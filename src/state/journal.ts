/**
 * The only way to write to a game: every write keeps the old value, so that rewinding costs only as much as was changed.
 * Entries name table, row and field, never an object, so they stay valid when the state is replaced by its JSON copy.
 */
import { NOWHERE, zoneKind } from './ids.ts'
import { must } from './must.ts'
import type { State } from './types.ts'

export const tables = [
  'cards',
  'players',
  'zones',
  'links',
  'mods',
  'log',
  'agenda',
  'chain',
  'waiting',
  'turn',
  'combat',
  'dice',
  'raid',
  'misc',
  'loop',
  'marks',
  'decision',
  'deeds',
] as const
export type TableName = (typeof tables)[number]

/** One write: the value that was in a field before, or in a whole row if `field` is ''. */
export interface Write {
  readonly table: TableName
  readonly row: number
  readonly field: string
  readonly old: unknown
}

export interface Journal {
  readonly writes: Write[]
  /** The number of writes let go of, behind which nothing can rewind. */
  gone: number
}

/** Rows of a table without their types, for code that treats all tables alike. */
export type Rows = Record<number, Record<string, unknown>>
export const rowsOf = (s: State, table: TableName): Rows => s[table] as unknown as Rows

/** A state with its journal. `epoch` grows with every write that can change an answer about cards. */
export interface Store {
  s: State
  journal: Journal
  epoch: number
  /** Grows when powers may have come or gone: a card moved, flipped, attached, a modifier began or ended. */
  structure: number
  /** The kinds of a seat's zones where powers may work, as bits: only there it matters that a card comes or goes. */
  alive: number
  /** Grows with every write that anybody could see: all but those to the agenda and the open decision. */
  changes: number
  /** Rows changed by going back beyond the last hash. */
  stale: [TableName, number][]
  hashed: number
}

/** Notes what a write may have changed. Tables that are not named here never make an answer about cards stale. */
function touched(store: Store, table: TableName, row: number, field: string): void {
  if (table === 'agenda' || table === 'decision') return
  store.changes++
  switch (table) {
    case 'cards':
      store.epoch++
      switch (field) {
        case 'zone':
        case 'faceDown':
        case 'controller':
        case 'resource':
        case 'became':
        case 'def':
        case 'stamp':
          store.structure++
      }
      return
    case 'zones':
      store.epoch++
      if (row >= NOWHERE || (store.alive & (1 << zoneKind(row))) !== 0) store.structure++
      return
    case 'players':
      store.epoch++
      if (field !== 'placed' && field !== 'turns' && field !== 'turnStamp') store.structure++
      return
    case 'mods':
      store.epoch++
      store.structure++
      return
    case 'combat':
      store.epoch++
      if (field === 'strikes') store.structure++ // keywords that weapons give their wielders (303.2b)
      return
    case 'misc':
      if (field === 'outcome') store.structure++ // modifiers may count no longer (803.5)
      return
    case 'turn':
    case 'raid':
    case 'deeds':
      store.epoch++
  }
}

function remember(store: Store, table: TableName, row: number, field: string, old: unknown): void {
  store.journal.writes.push({ table, row, field, old })
  touched(store, table, row, field)
}

/** Sets one field of one row. Values are never changed in place afterwards. */
export function put<T extends TableName, F extends keyof State[T][number] & string>(
  store: Store,
  table: T,
  row: number,
  field: F,
  value: State[T][number][F],
): void {
  const r = must<State[T][number]>(store.s[table][row])
  const old = r[field]
  if (old === value) return
  remember(store, table, row, field, old)
  r[field] = value
}

/** Adds a row. */
export function insert<T extends TableName>(store: Store, table: T, row: number, value: State[T][number]): void {
  const rows: Record<number, State[T][number]> = store.s[table]
  remember(store, table, row, '', rows[row])
  rows[row] = value
}

/** Removes a row. */
export function erase(store: Store, table: TableName, row: number): void {
  const rows = rowsOf(store.s, table)
  if (rows[row] === undefined) return
  remember(store, table, row, '', rows[row])
  delete rows[row]
}

export const mark = (store: Store): number => store.journal.writes.length

/** The total number of writes, which changes with each of them. */
export const writesOf = ({ journal }: Store): number => journal.gone + journal.writes.length

/** The writes that accumulate before they are let go of: emptying the list and filling it again costs more than writing into it. */
const ROOM = 512

/** Drops all earlier writes, if there are many: the game can't go back behind this point, and they take no more room. */
export function letGo(store: Store): void {
  const { journal } = store
  if (journal.writes.length < ROOM) return
  journal.gone += journal.writes.length
  journal.writes.length = store.hashed = 0
}

/** Puts a write's value back, and returns the one that was there. */
export function swap({ s }: Store, { table, row, field }: Write, value: unknown): unknown {
  const rows = rowsOf(s, table)
  const target = rows[row]
  if (field !== '') {
    const r = must(target)
    const was = r[field]
    r[field] = value
    return was
  }
  if (value === undefined) delete rows[row]
  else rows[row] = value as Record<string, unknown>
  return target
}

/** Takes back every write since `to` (a value of `mark`). */
export function rewind(store: Store, to: number): void {
  const { writes } = store.journal
  while (writes.length > to) {
    const write = must(writes.pop())
    const { table, row, field, old } = write
    swap(store, write, old)
    if (writes.length < store.hashed && table !== 'decision') store.stale.push([table, row])
    touched(store, table, row, field)
  }
  if (store.hashed > to) store.hashed = to
}

export function newStore(s: State): Store {
  const journal: Journal = { writes: [], gone: 0 }
  return { s, journal, epoch: 1, structure: 1, alive: -1, changes: 1, stale: [], hashed: 0 }
}

/** Takes back every write since `to` by writing the old values again, when going back is part of the game (707.2). */
export function revert(store: Store, to: number): void {
  for (const write of store.journal.writes.slice(to).reverse()) {
    const { table, row, field, old } = write
    if (field !== '' && !rowsOf(store.s, table)[row]) continue
    remember(store, table, row, field, swap(store, write, old))
  }
}
