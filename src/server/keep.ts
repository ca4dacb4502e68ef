/**
 * Keeps rooms on disk, each choice as it is made: an embedded store (lmdb), whose transactions are either there or not, whenever the server is killed.
 * A game is kept as its record, a row for each choice with the hash that it answered; people and terms are a row of their own.
 */
import { type Database, open, type RootDatabase } from 'lmdb'
import { choices, libraryFor, load, record, withRaid } from '../engine/index.ts'
import type { GameRecord, Library, Seat } from '../engine/types.ts'
import type { RaidDef } from '../raid/format.ts'
import type { Reason, SeatPlan } from '../session/saved-game.ts'
import { newSession, type Screen, type Session, standingReasons } from '../session/session.ts'
import { frozenRaid } from './own-raid.ts'
import type { People } from './people.ts'
import { type Cut, type Play, playOf, usualStops } from './play.ts'
import type { RaidRoom } from './room.ts'
import { newToken } from './secrets.ts'

/** A room's row. */
interface Row {
  people: People
  games: number
  /** The record of its game without its choices, who plays, and what people have said that the record does not have; null in the lobby. */
  game: { head: Omit<GameRecord, 'choices' | 'hashes'>; seats: readonly SeatPlan[]; said: SaidBeside } | null
}

/** Answers that wait for others (a mulligan, a proposal), where the game stops for whom, and what is asked of bots. */
interface SaidBeside extends Pick<Session, 'proposal' | 'hushed' | 'wishes'> {
  early: [Seat, number][]
  screens: [Seat, Screen][]
}

/** Where each choice is: room, number of the game, number of the choice. */
type Place = [code: string, game: number, n: number]

export interface Keeper {
  /** The name of this folder, which no other has. */
  readonly home: string
  /** Writes down what has changed since the last time; null if nothing has. */
  keep(room: RaidRoom): Promise<void> | null
  /** The room as it was kept; null if there is none of this code. Throws a RecordError if this version can't play its game. */
  wake(code: string): RaidRoom | null
  has(code: string): boolean
  /** The rooms that there are, each with the time of its last change, in milliseconds since 1970. */
  codes(): { code: string; when: number }[]
  remove(code: string): Promise<void>
  close(): Promise<void>
}

/** What has been kept of a room. */
interface Kept {
  row: string
  play: Play | null
  choices: number
  cuts: number
  reasons: readonly Reason[]
}

interface Store {
  readonly root: RootDatabase
  readonly rows: Database<Row, string>
  readonly when: Database<number, string>
  readonly choices: Database<[choice: number, hash: string], Place>
  readonly reasons: Database<Reason, Place>
  /** The raids that hosts have brought, by the codes of their rooms. */
  readonly raids: Database<RaidDef, string>
}

/**
 * Opens the store of a directory, which is made if it is not there.
 * @param now - The time, for the last change of each room.
 * @throws Error if the directory can't be written, InUse if another process has it open.
 */
export function openKeeper(library: Library, directory: string, now: () => number): Keeper {
  const root = open({ path: directory, noSubdir: false, encoding: 'json', maxDbs: 6 })
  const store: Store = {
    root,
    rows: root.openDB({ name: 'rooms', encoding: 'json' }),
    when: root.openDB({ name: 'when', encoding: 'json' }),
    choices: root.openDB({ name: 'choices', encoding: 'json' }),
    reasons: root.openDB({ name: 'reasons', encoding: 'json' }),
    raids: root.openDB({ name: 'raids', encoding: 'json' }),
  }
  const home = homeOf(root)
  const other = otherProcess(root)
  if (other) {
    void root.close()
    throw new InUse(`process ${other}`)
  }
  const known = new Map<string, Kept>()
  return {
    home,
    has: (code) => store.rows.doesExist(code),
    keep(room) {
      const { code } = room.people
      const kept = known.get(code) ?? { row: '', play: null, choices: 0, cuts: 0, reasons: [] }
      known.set(code, kept)
      return write(store, room, kept, now())
    },
    wake(code) {
      const row = store.rows.get(code)
      if (!row) return null
      const room = woken(library, store, row)
      known.set(code, keptOf(room))
      // The clock may have been set back since somebody went.
      for (const one of room.people.all) Object.assign(one, { here: false, gone: Math.min(one.gone ?? now(), now()) })
      return room
    },
    codes: () => [...store.when.getRange()].map(({ key, value }) => ({ code: key, when: value })),
    async remove(code) {
      known.delete(code)
      await root.transaction(() => {
        store.rows.remove(code)
        store.when.remove(code)
        store.raids.remove(code)
        for (const db of [store.choices, store.reasons])
          for (const key of db.getKeys({ start: [code, 0, 0], end: [code, Infinity, 0] })) db.remove(key)
      })
    },
    close: () => root.close(),
  }
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

/** Writes the differences to what was kept, in one transaction. */
function write(store: Store, room: RaidRoom, kept: Kept, when: number): Promise<void> | null {
  const { code } = room.people
  const { play, games } = room
  const row = JSON.stringify(rowOf(room))
  const begun = play !== kept.play
  if (begun) Object.assign(kept, { play, choices: 0, cuts: 0, reasons: [] })
  const cut = play ? cutSince(play, kept) : kept.choices
  const now = play ? choices(play.session.game) : 0
  const said = play ? standingReasons(play.session) : []
  const same = said.findIndex((one, i) => one !== kept.reasons[i])
  const spoken = same < 0 ? said.length : same
  if (
    row === kept.row &&
    cut === kept.choices &&
    now === cut &&
    spoken === kept.reasons.length &&
    spoken === said.length
  )
    return null
  // The transaction is made a moment later, when all of this has been noted as kept.
  const { choices: before, reasons: saidBefore } = kept
  const fresh = kept.row === ''
  const made = play && now > cut ? madeSince(play.session, cut) : []
  const done = store.root.transaction(() => {
    store.rows.put(code, JSON.parse(row) as Row)
    store.when.put(code, when)
    if (fresh && room.own) store.raids.put(code, room.own)
    for (let n = now; n < before; n++) store.choices.remove([code, games, n])
    made.forEach((one, i) => {
      store.choices.put([code, games, cut + i], one)
    })
    for (let n = spoken; n < Math.max(said.length, saidBefore.length); n++) {
      const one = said[n]
      if (one) store.reasons.put([code, games, n], one)
      else store.reasons.remove([code, games, n])
    }
  })
  Object.assign(kept, { row, choices: now, cuts: play?.cuts.length ?? 0, reasons: said })
  return done
}

/** The choices from this one on, each with the hash of the position that it answered: 8 digits. */
function madeSince({ game }: Session, from: number): [choice: number, hash: string][] {
  const { choices: made, hashes } = record(game)
  return made.slice(from).map((choice, i) => [choice, hashes.slice((from + i) * 8, (from + i) * 8 + 8)])
}

/** What is kept of a room that has just been read. */
const keptOf = (room: RaidRoom): Kept => ({
  row: JSON.stringify(rowOf(room)),
  play: room.play,
  choices: room.play ? choices(room.play.session.game) : 0,
  cuts: 0,
  reasons: room.play ? standingReasons(room.play.session) : [],
})

/** How many of the kept choices still stand. */
const cutSince = ({ cuts }: Play, kept: Kept): number =>
  cuts.slice(kept.cuts).reduce((least, cut: Cut) => Math.min(least, cut.choices), kept.choices)

function rowOf({ people, play, games }: RaidRoom): Row {
  if (!play) return { people, games, game: null }
  const { choices: _made, hashes: _hashes, ...head } = headOf(play.session)
  return { people, games, game: { head, seats: play.session.seats, said: saidBeside(play.session) } }
}

const saidBeside = ({ proposal, hushed, wishes, early, screens }: Session): SaidBeside => ({
  ...{ proposal, hushed, wishes },
  early: [...early],
  screens: [...screens],
})

function sayAgain(session: Session, { early, screens, ...said }: SaidBeside): void {
  Object.assign(session, said)
  for (const [seat, answer] of early) session.early.set(seat, answer)
  for (const [seat, screen] of screens) session.screens.set(seat, screen)
}

const heads = new WeakMap<Session, GameRecord>()

/** The record of a game as it was when it was first kept: all but its choices stays the same. */
function headOf(session: Session): GameRecord {
  const known = heads.get(session)
  if (known) return known
  const head = record(session.game)
  heads.set(session, head)
  return head
}

/** The room as it was; everybody is gone, and a vote is forgotten. */
function woken(within: Library, store: Store, { people, games, game }: Row): RaidRoom {
  const kept = store.raids.get(people.code)
  const own = kept ? frozenRaid(kept) : null
  const library = own ? withRaid(within, own) : within
  const room: RaidRoom = { library, own, people, play: null, out: [], games }
  if (!game) return room
  const range = { start: [people.code, games, 0] as Place, end: [people.code, games, Number.MAX_SAFE_INTEGER] as Place }
  const made = [...store.choices.getRange(range)].map(({ value }) => value)
  const reasons = [...store.reasons.getRange(range)].map(({ value }) => value)
  const whole: GameRecord = {
    ...game.head,
    choices: made.map(([choice]) => choice),
    hashes: made.map(([, hash]) => hash).join(''),
  }
  const options = { stops: usualStops, aloud: people.terms.aloud, reasons }
  room.play = playOf(newSession(libraryFor(library, whole), load(library, whole), game.seats, options))
  sayAgain(room.play.session, game.said)
  return room
}
