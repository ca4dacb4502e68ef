/**
 * The store of a folder: an embedded database (lmdb), whose transactions are either there or not, whenever the server is killed, and before it a journal, since a
 * transaction waits for the disk.
 */
import { join } from 'node:path'
import { type Database, open, type RootDatabase } from 'lmdb'
import type { GameRecord, Seat } from '../engine/types.ts'
import type { RaidDef } from '../raid/format.ts'
import type { Reason, SeatPlan } from '../session/saved-game.ts'
import type { Screen, Session } from '../session/session.ts'
import { openJournal } from './journal.ts'
import type { People } from './people.ts'
import { newToken } from './secrets.ts'

/** A room's row. */
export interface Row {
  people: People
  games: number
  /** The record of its game without its choices, who plays, and what people have said that the record does not have; null in the lobby. */
  game: { head: Omit<GameRecord, 'choices' | 'hashes'>; seats: readonly SeatPlan[]; said: SaidBeside } | null
}

/** Answers that wait for others (a mulligan, a proposal), where the game stops for whom, and what is asked of bots. */
export interface SaidBeside extends Pick<Session, 'proposal' | 'hushed' | 'wishes'> {
  early: [Seat, number][]
  screens: [Seat, Screen][]
}

/** Where each choice is: room, number of the game, number of the choice. */
export type Place = [code: string, game: number, n: number]

/** What one moment changes. */
export interface Change {
  readonly code: string
  readonly when: number
  /** Null if it is as it was. */
  readonly row: Row | null
  /** The raid of the host's own, while the room is new. */
  readonly own: RaidDef | null
  /** The number of the game that these lists are of. */
  readonly game: number
  readonly choices: Tail<Choice>
  readonly reasons: Tail<Reason>
}

/** A list from one place on. Whatever was in its place goes: there were so many in all. */
interface Tail<T> {
  readonly from: number
  readonly list: readonly T[]
  readonly was: number
}

export type Choice = [choice: number, hash: string]

/** Changes have numbers, so that none is made twice. */
type Entry = [n: number, change: Change]

export interface Tables {
  readonly rows: Database<Row, string>
  readonly when: Database<number, string>
  readonly choices: Database<Choice, Place>
  readonly reasons: Database<Reason, Place>
  /** The raids that hosts have brought, by the codes of their rooms. */
  readonly raids: Database<RaidDef, string>
  /** The number of the last change that is in it. */
  readonly last: Database<number, 'n'>
}

/**
 * Opens the store of a directory, which is made if it is not there.
 * @throws Error if the directory can't be written, InUse if another process has it open.
 */
export function openStore(directory: string): { tables: Tables; home: string; writer: Writer } {
  const root = open({ path: directory, noSubdir: false, encoding: 'json', maxDbs: 7 })
  const tables: Tables = {
    rows: root.openDB({ name: 'rooms', encoding: 'json' }),
    when: root.openDB({ name: 'when', encoding: 'json' }),
    choices: root.openDB({ name: 'choices', encoding: 'json' }),
    reasons: root.openDB({ name: 'reasons', encoding: 'json' }),
    raids: root.openDB({ name: 'raids', encoding: 'json' }),
    last: root.openDB({ name: 'last', encoding: 'json' }),
  }
  const home = homeOf(root)
  const other = otherProcess(root)
  if (other) {
    void root.close()
    throw new InUse(`process ${other}`)
  }
  return { tables, home, writer: makeWriter(root, tables, join(directory, 'journal.jsonl')) }
}

/** A folder that somebody else keeps rooms in: two servers would open the same rooms. */
export class InUse extends Error {
  readonly code = 'INUSE'
  constructor(by: string) {
    super(`in use by ${by}`)
  }
}

/** The name of a folder, given to it when it is first opened. */
function homeOf(root: RootDatabase): string {
  const names = root.openDB<string, string>({ name: 'home', encoding: 'json' })
  const known = names.get('name')
  if (known) return known
  const name = newToken()
  names.putSync('name', name)
  return name
}

/** Another process that reads this store, if there is one: each has a row in the table of its lock file, which is its own while it lives. */
function otherProcess(root: RootDatabase): number | undefined {
  root.readerCheck()
  const rows = [...root.readerList().matchAll(/^\s*(\d+) /gm)].map(([, pid]) => Number(pid))
  return rows.find((pid) => pid !== process.pid)
}

/** Bytes of the journal above which rooms wait until the store is on the disk. */
const longestJournal = 8_000_000

export interface Writer {
  /** Resolves when a server that is killed has it. */
  write(change: Change): Promise<void>
  /** Forgets a room. */
  remove(code: string): Promise<void>
  close(): Promise<void>
}

/** Writes changes into the journal, and then into the store; first those that an earlier server only got into the journal. */
function makeWriter(root: RootDatabase, tables: Tables, file: string): Writer {
  const journal = openJournal<Entry>(file)
  let last = tables.last.get('n') ?? 0
  if (journal.left.length > 0) {
    root.transactionSync(() => {
      for (const [n, change] of journal.left) if (n === last + 1) bring(tables, change, ++last)
    })
    journal.empty()
  }
  let pending = 0
  /** What can't be written once is not tried again: whatever came after it would not fit. */
  let trouble: Error | null = null
  const waiting: (() => void)[] = []
  const drained = async (): Promise<void> => {
    if (pending > 0) await new Promise<void>((done) => waiting.push(done))
    if (trouble) throw trouble
  }
  const oneLess = (): void => {
    if (--pending > 0) return
    if (!trouble) journal.empty()
    for (const done of waiting.splice(0)) done()
  }
  const fail = (error: Error): void => {
    trouble ??= error
  }
  return {
    async write(change) {
      if (trouble) throw trouble
      const n = ++last
      try {
        journal.write([n, change])
      } catch (error) {
        fail(error as Error)
        throw error
      }
      pending++
      root
        .transaction(() => bring(tables, change, n))
        .catch(fail)
        .finally(oneLess)
      if (journal.size() > longestJournal) await drained()
    },
    async remove(code) {
      await root.transaction(() => {
        tables.rows.remove(code)
        tables.when.remove(code)
        tables.raids.remove(code)
        for (const db of [tables.choices, tables.reasons])
          for (const key of db.getKeys({ start: [code, 0, 0], end: [code, Infinity, 0] })) db.remove(key)
      })
    },
    async close() {
      await drained()
      journal.close()
      await root.close()
    },
  }
}

/** Brings one change into the store, within a transaction. `n`: its number. */
function bring(tables: Tables, { code, when, row, own, game, ...lists }: Change, n: number): void {
  tables.last.put('n', n)
  if (row) tables.rows.put(code, row)
  tables.when.put(code, when)
  if (own) tables.raids.put(code, own)
  putTail(tables.choices, [code, game], lists.choices)
  putTail(tables.reasons, [code, game], lists.reasons)
}

function putTail<T>(db: Database<T, Place>, [code, game]: [string, number], { from, list, was }: Tail<T>): void {
  list.forEach((one, i) => {
    db.put([code, game, from + i], one)
  })
  for (let n = from + list.length; n < was; n++) db.remove([code, game, n])
}
