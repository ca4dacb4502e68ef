/** The hash of a state, kept up to date from the journal: only fields written since the last call are hashed again. */

import { hashText, mix } from './dice.ts'
import { type Store, type TableName, tables } from './journal.ts'
import type { Pending } from './types.ts'

const words = new Map<string, number>()

/** Hashes of texts that come up all the time: field names, step names, pointers. */
function hashWord(text: string): number {
  let h = words.get(text)
  if (h === undefined) {
    h = hashText(text)
    if (words.size < 20_000) words.set(text, h)
  }
  return h
}

/** The hash of a stack of steps. Steps are never changed in place, so each stores the hash of itself and everything below it. */
function hashPending(top: Pending | null, afresh: boolean): number {
  if (top === null) return 0x2c1b3c6d
  if (top.hash !== 0 && !afresh) return top.hash
  const h = mix(hashValue(top.step), hashPending(top.under, afresh), 4) || 1
  if (!afresh) top.hash = h
  return h
}

/** 32 bits of any JSON value; the order of an object's keys does not matter. */
export function hashValue(v: unknown): number {
  switch (typeof v) {
    case 'number':
      return mix(v | 0, v > 0x7fffffff || v < -0x7fffffff ? Math.floor(v / 0x80000000) : 0, 1)
    case 'string':
      return mix(hashWord(v), v.length, 2)
    case 'boolean':
      return v ? 0x3c6ef372 : 0x1b873593
    case 'object': {
      if (v === null) return 0x51ed270b
      if (Array.isArray(v)) {
        let h = v.length
        for (let i = 0; i < v.length; i++) h = mix(h, hashValue(v[i]), i)
        return h
      }
      let h = 0x7ed55d16
      const o = v as Record<string, unknown>
      for (const k of Object.keys(o)) if (o[k] !== undefined) h ^= mix(hashWord(k), hashValue(o[k]), 3)
      return h >>> 0
    }
    default:
      return 0x2f0b4c47
  }
}

/** Names of the fields of a table's rows with their hashes, as they were first met; most tables have rows of one shape. */
interface Fields {
  names: string[]
  words: number[]
}

export interface Hasher {
  /** Sum over the fields of each row as last seen, by table and row. */
  rows: number[][]
  /** When each row was last hashed, so that it happens once a call, and which of its fields: a bit for each, all bits for the whole row. */
  seen: number[][]
  parts: number[][]
  call: number
  sum: number
}

const WHOLE = -1

/** A hasher that knows the rows that a state begins with. */
export function newHasher(store: Store): Hasher {
  const hasher: Hasher = {
    rows: tables.map(() => []),
    seen: tables.map(() => []),
    parts: tables.map(() => []),
    call: 1,
    sum: 0,
  }
  for (const t of tables)
    if (t !== 'decision') for (const row of Object.keys(store.s[t])) refresh(store, hasher, indexOf[t], Number(row))
  return hasher
}

const indexOf = Object.fromEntries(tables.map((t, i) => [t, i])) as Record<TableName, number>
const AGENDA = indexOf.agenda
const fields: readonly Fields[] = tables.map(() => ({ names: [], words: [] }))

const fieldHash = (word: number, value: unknown): number => (value === undefined ? 0 : mix(word, hashValue(value), 3))

function fieldOf(of: Fields, name: string): number {
  const at = of.names.indexOf(name)
  if (at >= 0) return at
  of.words.push(hashWord(name))
  return of.names.push(name) - 1
}

/** The sum over a row's fields: what one field adds can be taken out again. */
function sumRow(t: number, row: object, afresh: boolean): number {
  if (t === AGENDA) return hashPending((row as { top: Pending | null }).top, afresh)
  const { names, words } = fields[t] as Fields
  const o = row as Record<string, unknown>
  let h = 0x7ed55d16
  let i = 0
  for (const k in o) {
    const at = names[i] === k ? i : fieldOf(fields[t] as Fields, k)
    h ^= fieldHash(words[at] as number, o[k])
    i++
  }
  return h
}

const inState = (t: number, row: number, sum: number): number => mix(sum, row, t)

function refresh(store: Store, hasher: Hasher, t: number, row: number): void {
  const seen = hasher.seen[t] as number[]
  const parts = hasher.parts[t] as number[]
  if (seen[row] === hasher.call && parts[row] === WHOLE) return
  seen[row] = hasher.call
  parts[row] = WHOLE
  const rows = hasher.rows[t] as number[]
  const value = (store.s[tables[t] as TableName] as Record<number, object>)[row]
  const before = rows[row]
  if (before !== undefined) hasher.sum ^= inState(t, row, before)
  const after = value && sumRow(t, value, false)
  if (after !== undefined) hasher.sum ^= inState(t, row, after)
  rows[row] = after as number
}

/** An entry of the journal says that one field has been written, for the first time since the last call if its bit is not set. */
function refreshField(store: Store, hasher: Hasher, t: number, entry: number): void {
  const row = store.journal.row[entry] as number
  const field = store.journal.field[entry] as string
  const old = store.journal.old[entry]
  const bit = fieldOf(fields[t] as Fields, field)
  const before = (hasher.rows[t] as number[])[row]
  if (bit > 30 || before === undefined) {
    refresh(store, hasher, t, row)
    return
  }
  const seen = hasher.seen[t] as number[]
  const parts = hasher.parts[t] as number[]
  if (seen[row] !== hasher.call) {
    seen[row] = hasher.call
    parts[row] = 0
  }
  const mask = parts[row] as number
  if (mask & (1 << bit)) return
  parts[row] = mask | (1 << bit)
  const value = (store.s[tables[t] as TableName] as Record<number, Record<string, unknown>>)[row]
  if (!value) {
    refresh(store, hasher, t, row)
    return
  }
  const word = (fields[t] as Fields).words[bit] as number
  const after = before ^ fieldHash(word, old) ^ fieldHash(word, value[field])
  ;(hasher.rows[t] as number[])[row] = after
  hasher.sum ^= inState(t, row, before) ^ inState(t, row, after)
}

/** The current hash. It costs only the fields written since the last call. The open decision is not hashed, since it follows from the rest. */
export function stateHash(store: Store, hasher: Hasher): number {
  hasher.call++
  const j = store.journal
  for (const [t, r] of store.stale) refresh(store, hasher, indexOf[t], r)
  if (store.stale.length > 0) store.stale = []
  refresh(store, hasher, AGENDA, 0) // written all the time, and hashed as it goes
  for (let i = store.hashed; i < j.table.length; i++) {
    const t = j.table[i] as TableName
    if (t === 'agenda' || t === 'decision') continue
    const field = j.field[i] as string
    if (field === '') refresh(store, hasher, indexOf[t], j.row[i] as number)
    else refreshField(store, hasher, indexOf[t], i)
  }
  store.hashed = j.table.length
  return hasher.sum >>> 0
}

/**
 * The hash at each of these lengths of the journal (ascending), computed by going back from now; afterwards the state is as before. A game
 * is hashed only when its record is needed, not while it is played.
 */
export function hashesAt(store: Store, hasher: Hasher, marks: readonly number[]): number[] {
  let sum = stateHash(store, hasher)
  const rows = hasher.rows.map(() => new Map<number, number | undefined>())
  const j = store.journal
  const end = j.table.length
  const later: unknown[] = []
  const out: number[] = []
  let at = end
  for (let m = marks.length - 1; m >= 0; m--) {
    while (at > (marks[m] as number)) {
      at--
      const table = j.table[at] as TableName
      if (table === 'decision') continue
      const t = indexOf[table]
      const row = j.row[at] as number
      const field = j.field[at] as string
      const old = j.old[at]
      const of = rows[t] as Map<number, number | undefined>
      const before = of.has(row) ? of.get(row) : (hasher.rows[t] as number[])[row]
      later[at] = swap(store, table, row, field, old)
      const after =
        field === '' || t === AGENDA
          ? rowOf(store, table, row) && sumRow(t, rowOf(store, table, row) as object, false)
          : (before as number) ^ partOf(t, field, later[at]) ^ partOf(t, field, old)
      if (before !== undefined) sum ^= inState(t, row, before)
      if (after !== undefined) sum ^= inState(t, row, after)
      of.set(row, after)
    }
    out[m] = sum >>> 0
  }
  for (; at < end; at++)
    if (j.table[at] !== 'decision')
      swap(store, j.table[at] as TableName, j.row[at] as number, j.field[at] as string, later[at])
  return out
}

const rowOf = (store: Store, table: TableName, row: number): object | undefined =>
  (store.s[table] as Record<number, object>)[row]

const partOf = (t: number, field: string, value: unknown): number => {
  const of = fields[t] as Fields
  return fieldHash(of.words[fieldOf(of, field)] as number, value)
}

/** Puts a value where the journal says, and returns the one that was there. */
function swap(store: Store, table: TableName, row: number, field: string, value: unknown): unknown {
  const all = store.s[table] as Record<number, unknown>
  const target = all[row]
  if (field !== '') {
    const r = target as Record<string, unknown>
    const was = r[field]
    r[field] = value
    return was
  }
  if (value === undefined) delete all[row]
  else all[row] = value
  return target
}

/** The hash computed from scratch, only to check the incremental one. */
export function fullHash(store: Store): number {
  let sum = 0
  for (const t of tables) {
    if (t === 'decision') continue
    const at = indexOf[t]
    for (const [row, value] of Object.entries(store.s[t])) sum ^= inState(at, Number(row), sumRow(at, value, true))
  }
  return sum >>> 0
}
