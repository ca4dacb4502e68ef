/**
 * Keeps rooms, each choice as it is made: changes go to the store (store.ts), and rooms are restored from it.
 * A game is kept as its record, each choice with the hash that it answered.
 */
import { choices, libraryFor, loading, record, recordFrom, withRaid } from '../engine/index.ts'
import type { GameRecord, Library } from '../engine/types.ts'
import type { Reason } from '../session/saved-game.ts'
import { newSession, type Session, standingReasons } from '../session/session.ts'
import { difference, isSame, type Json, mayPeek } from '../wire/index.ts'
import { budgets } from './budgets.ts'
import type { Head, KeptRoom, Moment, Row, SaidBeside } from './kept.ts'
import { frozenRaid } from './own-raid.ts'
import { type Cut, guardHidden, type Play, playOf, usualStops } from './play.ts'
import { nobodyAsks, type RaidRoom } from './room.ts'
import { openStore, type Store, type StoreUse } from './store.ts'

export interface Keeper extends Store {
  /**
   * Writes the changes since the last time. Returns whether there are any. Throws a NotKept if they can't be written: then nothing counts as kept.
   */
  keep(room: RaidRoom): boolean
  /**
   * The room restored from the store, replayed a little at a time, since a long raid takes seconds. Rejects with a RecordError if this version can't
   * play its game.
   */
  wake(kept: KeptRoom): Promise<RaidRoom>
}

/** The kept part of a room. */
export interface Kept {
  readonly row: Json
  readonly play: Play | null
  readonly lines: number
  readonly choices: number
  readonly cuts: number
  readonly reasons: readonly Reason[]
}

/**
 * Opens the store of a directory, which is created if missing.
 * @throws UselessFolder if it can't be used, InUse if another server has it open.
 */
export async function openKeeper(library: Library, directory: string, use: StoreUse): Promise<Keeper> {
  const store = await openStore(directory, use)
  /** Kept parts; each is collected with its room. */
  const known = new WeakMap<RaidRoom, Kept>()
  return {
    ...store,
    keep(room) {
      const change = changeOf(room, known.get(room) ?? newKept)
      if (!change) return false
      store.write(room.people.code, change.moment)
      known.set(room, change.kept)
      return true
    },
    async wake(kept) {
      const room = await slowly(waking(library, kept, use.now()))
      known.set(room, keptOf(room, kept))
      return room
    },
  }
}

/** Nothing is kept yet. */
export const newKept: Kept = { row: null, play: null, lines: 0, choices: 0, cuts: 0, reasons: [] }

/** The changes since a room was kept last, and the kept part once they are written; null if there are none. */
export function changeOf(room: RaidRoom, last: Kept): { moment: Moment; kept: Kept } | null {
  const { play, people, own } = room
  const isOther = play !== last.play
  const before: Kept = isOther ? { ...last, choices: 0, cuts: 0, reasons: [] } : last
  const row: Json = JSON.parse(JSON.stringify(rowOf(room)))
  const change = difference(before.row, row)
  const moment: Moment = {
    ...(isSame(change) ? null : { row: change }),
    ...(last.row === null && own && { own }),
    ...(isOther && { head: play && headOf(play.session) }),
    ...(people.lines > before.lines && { said: people.said.slice(before.lines - people.lines) }),
    ...(play && tailsOf(play, before)),
  }
  if (Object.keys(moment).length === 0) return null
  return { moment, kept: { ...countsOf(room), row } }
}

/** The kept part of a room that has just been restored. */
export const keptOf = (room: RaidRoom, { row }: KeptRoom): Kept => ({ ...countsOf(room), row })

const countsOf = ({ play, people }: RaidRoom): Omit<Kept, 'row'> => ({
  play,
  lines: people.lines,
  choices: play ? choices(play.session.game) : 0,
  cuts: play?.cuts.length ?? 0,
  reasons: play ? standingReasons(play.session) : [],
})

/** Choices and reasons from the first difference on. */
function tailsOf(play: Play, before: Kept): Pick<Moment, 'made' | 'reasons'> {
  const { game } = play.session
  const from = cutSince(play, before)
  const hasMade = from < before.choices || from < choices(game)
  const said = standingReasons(play.session)
  const same = said.findIndex((one, i) => one !== before.reasons[i])
  const spoken = same < 0 ? said.length : same
  return {
    ...(hasMade && { made: { from, list: choices(game) > from ? recordFrom(game, from) : [] } }),
    ...((spoken < before.reasons.length || spoken < said.length) && {
      reasons: { from: spoken, list: said.slice(spoken) },
    }),
  }
}

/** The number of kept choices that still stand. */
const cutSince = ({ cuts }: Play, kept: Kept): number =>
  cuts.slice(kept.cuts).reduce((least, cut: Cut) => Math.min(least, cut.choices), kept.choices)

function rowOf({ people: { said: _said, ...people }, play, games }: RaidRoom): Row {
  return { people, games, game: play && { seats: play.session.seats, said: saidBeside(play.session) } }
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

/** The record of a game that begins, without its choices. */
function headOf({ game }: Session): Head {
  const { choices: _made, hashes: _hashes, ...head } = record(game)
  return head
}

/** Milliseconds of restoring a room before others have their turn. */
const slice = 10

/** Runs a generator a little at a time. `begins`: called before each step. */
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

/** Restores a room, choice by choice; everybody is gone, and a vote is dropped. */
export function* waking(within: Library, kept: KeptRoom, now: number): Generator<unknown, RaidRoom> {
  const { people: as, games, game } = structuredClone(kept.row) as unknown as Row
  const people = { ...as, said: [...kept.said] }
  const own = kept.own ? frozenRaid(kept.own) : null
  const library = own ? withRaid(within, own, budgets.own.looks) : within
  const room: RaidRoom = { library, own, people, play: null, out: [], games, ...nobodyAsks }
  // The clock may have been set back since somebody went.
  for (const one of people.all) Object.assign(one, { here: false, gone: Math.min(one.gone ?? now, now) })
  if (!game || !kept.head) return room
  const whole: GameRecord = {
    ...kept.head,
    choices: kept.made.map(([choice]) => choice),
    hashes: kept.made.map(([, hash]) => hash).join(''),
  }
  const options = { stops: usualStops, plans: true, aloud: people.terms.aloud, reasons: kept.reasons }
  const played = yield* loading(library, whole)
  room.play = playOf(newSession(libraryFor(library, whole), played, game.seats, options))
  sayAgain(room.play.session, game.said)
  if (!mayPeek(people.terms)) guardHidden(room.play, people.terms.openHands)
  return room
}
