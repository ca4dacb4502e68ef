/** The hash of a state, kept up to date from the journal: only rows written since it was last asked are hashed again. */

import { hashText, mix } from './dice.ts'
import { type Store, type Table, tables } from './journal.ts'
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

/** The hash of a stack of steps. Steps are never changed in place, so each remembers the hash of itself and all below it. */
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
      for (const k in o) if (o[k] !== undefined) h ^= mix(hashWord(k), hashValue(o[k]), 3)
      return h >>> 0
    }
    default:
      return 0x2f0b4c47
  }
}

export interface Hasher {
  /** Hash of each row as last seen, by table and row; 0 for none. */
  rows: number[][]
  /** When each row was last looked at, to look once a call. */
  seen: number[][]
  call: number
  sum: number
}

/** A hasher that knows the rows that a state begins with. */
export function newHasher(store: Store): Hasher {
  const hasher: Hasher = { rows: tables.map(() => []), seen: tables.map(() => []), call: 1, sum: 0 }
  for (const t of tables)
    if (t !== 'decision') for (const row of Object.keys(store.s[t])) refresh(store, hasher, t, Number(row))
  return hasher
}

const indexOf = Object.fromEntries(tables.map((t, i) => [t, i])) as Record<Table, number>

const hashRow = (table: Table, row: number, value: unknown, afresh = false): number =>
  mix(
    table === 'agenda' ? hashPending((value as { top: Pending | null }).top, afresh) : hashValue(value),
    row,
    hashWord(table),
  )

function refresh(store: Store, hasher: Hasher, table: Table, row: number): void {
  const t = indexOf[table]
  const seen = hasher.seen[t] as number[]
  if (seen[row] === hasher.call) return
  seen[row] = hasher.call
  const hashes = hasher.rows[t] as number[]
  const value = (store.s[table] as Record<number, unknown>)[row]
  const after = value === undefined ? 0 : hashRow(table, row, value)
  hasher.sum = (hasher.sum ^ (hashes[row] ?? 0) ^ after) >>> 0
  hashes[row] = after
}

/** The hash now. Cost: the rows written since the last call. The open decision is left out: it follows from the rest. */
export function stateHash(store: Store, hasher: Hasher): number {
  hasher.call++
  const j = store.journal
  for (const [t, r] of store.stale) refresh(store, hasher, t, r)
  if (store.stale.length > 0) store.stale = []
  for (let i = store.hashed; i < j.table.length; i++) {
    const t = j.table[i] as Table
    if (t !== 'decision') refresh(store, hasher, t, j.row[i] as number)
  }
  store.hashed = j.table.length
  return hasher.sum
}

/** The same from scratch: only to check the other. */
export function fullHash(store: Store): number {
  let sum = 0
  for (const t of tables) {
    if (t === 'decision') continue
    for (const [row, value] of Object.entries(store.s[t])) sum = (sum ^ hashRow(t, Number(row), value, true)) >>> 0
  }
  return sum
}
