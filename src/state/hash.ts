/** The hash of a state, kept up to date from the journal: only fields written since the last call are hashed again. */

import { hashText, mix } from './dice.ts'
import { rowsOf, type Store, swap, type TableName, tables, type Write } from './journal.ts'
import { must } from './must.ts'
import type { Pending, State } from './types.ts'

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
      for (const [k, value] of Object.entries(v)) if (value !== undefined) h ^= mix(hashWord(k), hashValue(value), 3)
      return h >>> 0
    }
    default:
      return 0x2f0b4c47
  }
}

/** The field names of a table's rows with their hashes, in the order of first use; most tables have rows of one shape. */
interface Fields {
  names: string[]
  words: number[]
}

/** The hashes of a table's rows, each by its row. */
interface RowHashes {
  /** Sums over the fields of each row as last seen. */
  sums: (number | undefined)[]
  /** When each was last hashed, so that it happens once a call, and which of its fields: a bit for each, all bits for the whole row. */
  seen: number[]
  parts: number[]
}

export interface Hasher {
  readonly of: Record<TableName, RowHashes>
  call: number
  sum: number
}

const WHOLE = -1

const byTable = <T>(make: (at: number) => T): Record<TableName, T> =>
  Object.fromEntries(tables.map((table, at) => [table, make(at)])) as Record<TableName, T>

const indexOf = byTable((at) => at)
const fields = byTable((): Fields => ({ names: [], words: [] }))

/** A hasher for the rows that a state begins with. */
export function newHasher(store: Store): Hasher {
  const of = byTable((): RowHashes => ({ sums: [], seen: [], parts: [] }))
  const hasher: Hasher = { of, call: 1, sum: 0 }
  for (const table of tables)
    if (table !== 'decision') for (const row of Object.keys(store.s[table])) refresh(store, hasher, table, Number(row))
  return hasher
}

const fieldHash = (word: number, value: unknown): number => (value === undefined ? 0 : mix(word, hashValue(value), 3))

function fieldOf(of: Fields, name: string): number {
  const at = of.names.indexOf(name)
  if (at >= 0) return at
  of.words.push(hashWord(name))
  return of.names.push(name) - 1
}

/** The sum over a row's fields: what one field adds can be taken out again. */
function sumRow(s: State, table: TableName, row: number, afresh: boolean): number | undefined {
  if (table === 'agenda') return hashPending(s.agenda[0].top, afresh)
  const values = rowsOf(s, table)[row]
  if (!values) return undefined
  const of = fields[table]
  let h = 0x7ed55d16
  let i = 0
  for (const k in values) {
    const at = of.names[i] === k ? i : fieldOf(of, k)
    h ^= fieldHash(must(of.words[at]), values[k])
    i++
  }
  return h
}

/** A row's part of the sum of all. */
const inState = (table: TableName, row: number, sum: number | undefined): number =>
  sum === undefined ? 0 : mix(sum, row, indexOf[table])

function refresh({ s }: Store, hasher: Hasher, table: TableName, row: number): void {
  const { sums, seen, parts } = hasher.of[table]
  if (seen[row] === hasher.call && parts[row] === WHOLE) return
  seen[row] = hasher.call
  parts[row] = WHOLE
  const after = sumRow(s, table, row, false)
  hasher.sum ^= inState(table, row, sums[row]) ^ inState(table, row, after)
  sums[row] = after
}

/** After a write to one field, the first to it since the last call if its bit is not set. */
function refreshField(store: Store, hasher: Hasher, { table, row, field, old }: Write): void {
  const { sums, seen, parts } = hasher.of[table]
  const bit = fieldOf(fields[table], field)
  const before = sums[row]
  const values = rowsOf(store.s, table)[row]
  if (bit > 30 || before === undefined || !values) {
    refresh(store, hasher, table, row)
    return
  }
  const mask = seen[row] === hasher.call ? (parts[row] ?? 0) : 0
  if (mask & (1 << bit)) return
  seen[row] = hasher.call
  parts[row] = mask | (1 << bit)
  const after = before ^ partOf(table, field, old) ^ partOf(table, field, values[field])
  sums[row] = after
  hasher.sum ^= inState(table, row, before) ^ inState(table, row, after)
}

/** The current hash. It costs only the fields written since the last call. The open decision is not hashed, since it follows from the rest. */
export function stateHash(store: Store, hasher: Hasher): number {
  hasher.call++
  const { writes } = store.journal
  for (const [table, row] of store.stale) refresh(store, hasher, table, row)
  if (store.stale.length > 0) store.stale = []
  refresh(store, hasher, 'agenda', 0) // written all the time, and hashed as it goes
  for (const write of writes.slice(store.hashed)) {
    const { table, row, field } = write
    if (table === 'agenda' || table === 'decision') continue
    if (field === '') refresh(store, hasher, table, row)
    else refreshField(store, hasher, write)
  }
  store.hashed = writes.length
  return hasher.sum >>> 0
}

/**
 * The hash at each of these lengths of the journal (ascending), computed by rewinding; afterwards the state is as before.
 * A game is hashed only when its record is needed, not while it is played.
 */
export function hashesAt(store: Store, hasher: Hasher, marks: readonly number[]): number[] {
  let sum = stateHash(store, hasher)
  const sums = byTable(() => new Map<number, number | undefined>())
  const { writes } = store.journal
  const later: [Write, unknown][] = []
  const out: number[] = []
  let at = writes.length
  for (const [m, mark] of [...marks.entries()].reverse()) {
    for (; at > mark; at--) {
      const write = must(writes[at - 1])
      const { table, row, field, old } = write
      if (table === 'decision') continue
      const value = swap(store, write, old)
      later.push([write, value])
      const before = sums[table].has(row) ? sums[table].get(row) : hasher.of[table].sums[row]
      const whole = field === '' || table === 'agenda'
      const after = whole
        ? sumRow(store.s, table, row, false)
        : must(before) ^ partOf(table, field, value) ^ partOf(table, field, old)
      sum ^= inState(table, row, before) ^ inState(table, row, after)
      sums[table].set(row, after)
    }
    out[m] = sum >>> 0
  }
  for (const [write, value] of later.reverse()) swap(store, write, value)
  return out
}

const partOf = (table: TableName, field: string, value: unknown): number => {
  const of = fields[table]
  return fieldHash(must(of.words[fieldOf(of, field)]), value)
}

/** The hash computed from scratch, only to check the incremental one. */
export function fullHash({ s }: Store): number {
  let sum = 0
  for (const table of tables)
    if (table !== 'decision')
      for (const row of Object.keys(s[table])) sum ^= inState(table, Number(row), sumRow(s, table, Number(row), true))
  return sum >>> 0
}
