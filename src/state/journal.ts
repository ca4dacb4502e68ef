/**
 * The only way to write to a game: every write remembers the old value, so that the cost of going back depends on what was changed.
 * Entries name table, row and field, never an object, so they stay valid when the state is replaced by its JSON copy.
 */
import { NOWHERE, zoneKind } from './ids.ts'
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

export interface Journal {
  table: TableName[]
  row: number[]
  /** Field name, or '' for the whole row. */
  field: string[]
  old: unknown[]
  /** How many writes have been let go: nothing goes back beyond them. */
  gone: number
}

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
    case 'turn':
    case 'raid':
    case 'deeds':
      store.epoch++
  }
}

function remember(store: Store, table: TableName, row: number, field: string, old: unknown): void {
  const j = store.journal
  j.table.push(table)
  j.row.push(row)
  j.field.push(field)
  j.old.push(old)
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
  const r = store.s[table][row] as State[T][number]
  const old = r[field]
  if (old === value) return
  remember(store, table, row, field, old)
  r[field] = value
}

/** Adds a row. */
export function insert<T extends TableName>(store: Store, table: T, row: number, value: State[T][number]): void {
  remember(store, table, row, '', store.s[table][row])
  ;(store.s[table] as Record<number, State[T][number]>)[row] = value
}

/** Removes a row. */
export function erase<T extends TableName>(store: Store, table: T, row: number): void {
  const rows = store.s[table] as Record<number, State[T][number]>
  if (rows[row] === undefined) return
  remember(store, table, row, '', rows[row])
  delete rows[row]
}

export const mark = (store: Store): number => store.journal.table.length

/** How much has been written in all; the same number only while nothing is written. */
export const writesOf = ({ journal }: Store): number => journal.gone + journal.table.length

/** So many writes are kept before they are let go of: emptying four lists and filling them again costs more than writing into them. */
const ROOM = 512

/** Lets go of all that was written before now, if that is much: there is no way back behind it, and it takes no more room. */
export function letGo(store: Store): void {
  const j = store.journal
  if (j.table.length < ROOM) return
  j.gone += j.table.length
  j.table.length = j.row.length = j.field.length = j.old.length = store.hashed = 0
}

/** Takes back every write since `to` (a value of `mark`). */
export function rewind(store: Store, to: number): void {
  const j = store.journal
  for (let i = j.table.length - 1; i >= to; i--) {
    const table = j.table[i] as TableName
    const row = j.row[i] as number
    const field = j.field[i] as string
    const rows = store.s[table] as unknown as Record<number, Record<string, unknown>>
    if (field !== '') (rows[row] as Record<string, unknown>)[field] = j.old[i]
    else if (j.old[i] === undefined) delete rows[row]
    else rows[row] = j.old[i] as Record<string, unknown>
    if (i < store.hashed && table !== 'decision') store.stale.push([table, row])
    touched(store, table, row, field)
  }
  j.table.length = j.row.length = j.field.length = j.old.length = to
  if (store.hashed > to) store.hashed = to
}

export function newStore(s: State): Store {
  const journal: Journal = { table: [], row: [], field: [], old: [], gone: 0 }
  return { s, journal, epoch: 1, structure: 1, alive: -1, changes: 1, stale: [], hashed: 0 }
}

/** Takes back every write since `to` by writing the old values again, when going back is part of the game (707.2). */
export function revert(store: Store, to: number): void {
  const j = store.journal
  for (let i = j.table.length - 1; i >= to; i--) {
    const [table, row, field, old] = [j.table[i] as TableName, j.row[i] as number, j.field[i] as string, j.old[i]]
    const rows = store.s[table] as unknown as Record<number, Record<string, unknown>>
    const target = rows[row]
    if (field !== '' && target) {
      remember(store, table, row, field, target[field])
      target[field] = old
    } else if (field === '') {
      remember(store, table, row, '', target)
      if (old === undefined) delete rows[row]
      else rows[row] = old as Record<string, unknown>
    }
  }
}
