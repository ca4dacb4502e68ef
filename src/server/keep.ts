/**
 * Keeps rooms, each choice as it is made: what has changed goes to the store (store.ts), and a room comes back from it. A game is kept as its record, a row for
 * each choice with the hash that it answered; people and terms are a row of their own.
 */
import { choices, libraryFor, loading, record, recordFrom, withRaid } from '../engine/index.ts'
import type { GameRecord, Library } from '../engine/types.ts'
import type { RaidDef } from '../raid/format.ts'
import type { Reason } from '../session/saved-game.ts'
import { newSession, type Session, standingReasons } from '../session/session.ts'
import { mayPeek } from '../wire/index.ts'
import { frozenRaid } from './own-raid.ts'
import { type Cut, guardHidden, type Play, playOf, usualStops } from './play.ts'
import type { RaidRoom } from './room.ts'
import { type Change, type Choice, openStore, type Place, type Row, type SaidBeside, type Tables } from './store.ts'

export interface Keeper {
  /** The name of this folder, which no other has. */
  readonly home: string
  /** Writes down what has changed since the last time; null if nothing has. Resolves when a server that is killed has it. */
  keep(room: RaidRoom): Promise<void> | null
  /** What is kept of a room, for whoever plays it in another thread; null if there is none. */
  read(code: string): KeptRoom | null
  /** Whether its host has brought a raid. */
  isOwn(code: string): boolean
  /** Writes down what somebody else has found to have changed (`changeOf`). */
  write(change: Change): Promise<void>
  /**
   * The room as it was kept, played again a little at a time, since a long raid takes seconds; null if there is none of this code. Rejects with a
   * RecordError if this version can't play its game.
   */
  wake(code: string): Promise<RaidRoom | null>
  has(code: string): boolean
  /** The rooms that there are, each with the time of its last change, in milliseconds since 1970. */
  codes(): { code: string; when: number }[]
  remove(code: string): Promise<void>
  close(): Promise<void>
}

/** A room as it is kept: plain data. */
export interface KeptRoom {
  readonly row: Row
  readonly own: RaidDef | null
  readonly made: readonly Choice[]
  readonly reasons: readonly Reason[]
}

/** What has been kept of a room. */
export interface Kept {
  row: string
  play: Play | null
  choices: number
  cuts: number
  reasons: readonly Reason[]
}

/**
 * Opens the store of a directory, which is made if it is not there.
 * @param now - The time, for the last change of each room.
 * @throws Error if the directory can't be written, InUse if another process has it open.
 */
export function openKeeper(library: Library, directory: string, now: () => number): Keeper {
  const { tables, home, writer } = openStore(directory)
  const known = new Map<string, Kept>()
  const awake = (room: RaidRoom): RaidRoom => {
    known.set(room.people.code, keptOf(room))
    return room
  }
  return {
    home,
    has: (code) => tables.rows.doesExist(code),
    read: (code) => readKept(tables, code),
    isOwn: (code) => tables.raids.doesExist(code),
    write: (change) => writer.write(change),
    keep(room) {
      const { code } = room.people
      const kept = known.get(code) ?? newKept()
      known.set(code, kept)
      const change = changeOf(room, kept, now())
      return change && writer.write(change)
    },
    async wake(code) {
      const kept = readKept(tables, code)
      return kept && awake(await slowly(waking(library, kept, now())))
    },
    codes: () => [...tables.when.getRange()].map(({ key, value }) => ({ code: key, when: value })),
    async remove(code) {
      known.delete(code)
      await writer.remove(code)
    },
    close: () => writer.close(),
  }
}

/** Nothing is kept yet. */
export const newKept = (): Kept => ({ row: '', play: null, choices: 0, cuts: 0, reasons: [] })

/** What has changed since it was kept last; null if nothing has. From now on it counts as kept. */
export function changeOf(room: RaidRoom, kept: Kept, when: number): Change | null {
  const { play, games, people, own } = room
  const row = JSON.stringify(rowOf(room))
  if (play !== kept.play) Object.assign(kept, { play, choices: 0, cuts: 0, reasons: [] })
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
  const change: Change = {
    ...{ code: people.code, when, game: games },
    row: row === kept.row ? null : (JSON.parse(row) as Row),
    own: kept.row === '' ? own : null,
    choices: { from: cut, list: play && now > cut ? recordFrom(play.session.game, cut) : [], was: kept.choices },
    reasons: { from: spoken, list: said.slice(spoken), was: kept.reasons.length },
  }
  Object.assign(kept, { row, choices: now, cuts: play?.cuts.length ?? 0, reasons: said })
  return change
}

/** What is kept of a room that has just been read. */
export const keptOf = (room: RaidRoom): Kept => ({
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

function readKept(tables: Tables, code: string): KeptRoom | null {
  const row = tables.rows.get(code)
  if (!row) return null
  const { games } = row
  const range = { start: [code, games, 0] as Place, end: [code, games, Number.MAX_SAFE_INTEGER] as Place }
  const listed = <T>(db: { getRange(within: typeof range): Iterable<{ value: T }> }): T[] =>
    row.game ? [...db.getRange(range)].map(({ value }) => value) : []
  return { row, own: tables.raids.get(code) ?? null, made: listed(tables.choices), reasons: listed(tables.reasons) }
}

/** Milliseconds for which a room comes back before others have their turn. */
const slice = 10

/** Does it a little at a time. `begins`: called before each step. */
export async function slowly<T>(steps: Generator<unknown, T>, begins?: () => void): Promise<T> {
  for (let since = performance.now(); ; ) {
    begins?.()
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - since < slice) continue
    await new Promise((done) => setImmediate(done))
    since = performance.now()
  }
}

/** The room as it was, choice by choice; everybody is gone, and a vote is forgotten. */
export function* waking(
  within: Library,
  { row: { people: as, games, game }, own: kept, made, reasons }: KeptRoom,
  now: number,
): Generator<number, RaidRoom> {
  // Rooms that were kept by an older version know nothing of addresses.
  const all = as.all.map((one) => Object.assign({ from: '' }, one))
  const people = Object.assign({ sat: [], barred: [] }, as, { all })
  const own = kept ? frozenRaid(kept) : null
  const library = own ? withRaid(within, own) : within
  const room: RaidRoom = { library, own, people, play: null, out: [], games }
  // The clock may have been set back since somebody went.
  for (const one of people.all) Object.assign(one, { here: false, gone: Math.min(one.gone ?? now, now) })
  if (!game) return room
  const whole: GameRecord = {
    ...game.head,
    choices: made.map(([choice]) => choice),
    hashes: made.map(([, hash]) => hash).join(''),
  }
  const options = { stops: usualStops, aloud: people.terms.aloud, reasons }
  const played = yield* loading(library, whole)
  room.play = playOf(newSession(libraryFor(library, whole), played, game.seats, options))
  sayAgain(room.play.session, game.said)
  if (!mayPeek(people.terms)) guardHidden(room.play, people.terms.openHands)
  return room
}
