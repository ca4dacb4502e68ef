/** The hash of a state, kept up to date from the journal: only rows written since it was last asked are hashed again. */
import { type Store, type Table, tables } from './journal.ts'
import { hashText, mix } from './dice.ts'

/** 32 bits of any JSON value; the order of an object's keys does not matter. */
export function hashValue(v: unknown): number {
  switch (typeof v) {
    case 'number':
      return mix(v | 0, v > 0x7fffffff || v < -0x7fffffff ? Math.floor(v / 0x80000000) : 0, 1)
    case 'string':
      return mix(hashText(v), v.length, 2)
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
      for (const k in o) if (o[k] !== undefined) h ^= mix(hashText(k), hashValue(o[k]), 3)
      return h >>> 0
    }
    default:
      return 0x2f0b4c47
  }
}

export interface Hasher {
  rows: Record<string, Map<number, number>>
  sum: number
}

export function newHasher(): Hasher {
  const rows: Record<string, Map<number, number>> = {}
  for (const t of tables) rows[t] = new Map()
  return { rows, sum: 0 }
}

function refresh(store: Store, hasher: Hasher, table: Table, row: number): void {
  const map = hasher.rows[table] as Map<number, number>
  const before = map.get(row) ?? 0
  const value = (store.s[table] as Record<number, unknown>)[row]
  const after = value === undefined ? 0 : mix(hashValue(value), row, hashText(table))
  hasher.sum = (hasher.sum ^ before ^ after) >>> 0
  if (value === undefined) map.delete(row)
  else map.set(row, after)
}

/** The hash now. Cost: the rows written since the last call. The open decision is left out: it follows from the rest. */
export function stateHash(store: Store, hasher: Hasher): number {
  const seen = new Set<number>()
  const j = store.journal
  for (const [t, r] of store.stale) refresh(store, hasher, t, r)
  store.stale = []
  for (let i = store.hashed; i < j.table.length; i++) {
    const t = j.table[i] as Table
    if (t === 'decision') continue
    const key = tables.indexOf(t) * 0x1000000 + (j.row[i] as number)
    if (seen.has(key)) continue
    seen.add(key)
    refresh(store, hasher, t, j.row[i] as number)
  }
  store.hashed = j.table.length
  return hasher.sum
}

/** The same from scratch: only to check the other. */
export function fullHash(store: Store): number {
  let sum = 0
  for (const t of tables) {
    if (t === 'decision') continue
    for (const [row, value] of Object.entries(store.s[t])) sum = (sum ^ mix(hashValue(value), Number(row), hashText(t))) >>> 0
  }
  return sum
}
