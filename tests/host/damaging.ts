/** Damages what a server has kept, and looks at what comes back: everything, or less and the log says so, or words that say what is wrong. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { hash } from '../../src/engine/index.ts'
import { openKeeper } from '../../src/server/keep.ts'
import type { KeptRoom } from '../../src/server/kept.ts'
import { advance, changed } from '../../src/server/play.ts'
import { begin, enter, openRoom } from '../../src/server/room.ts'
import { UselessFolder } from '../../src/server/trouble.ts'
import { answerAs } from '../../src/session/moves.ts'
import { question } from '../../src/session/session.ts'
import { terms } from '../server/terms.ts'
import { damages, type Pick, picks } from './damages.ts'
import { fewCards } from './few-cards.ts'

export interface Harm {
  damages: number
  /** Rooms that came back as they were, those that came back with less or not at all, as the log says, and folders that were refused in words. */
  whole: number
  less: number
  gone: number
  refused: number
  /** What was lost without a word, and what went wrong. */
  silent: string[]
  crashed: string[]
}

const [code, other] = ['DAMAGEDR', 'NEARWHAT']

/** The kinds of file that a folder has, or may have. */
const kinds: readonly { file: string; text?: string }[] = [
  { file: `${code}.room` },
  { file: 'home' },
  { file: `${code}.new`, text: '0123abcd 1 {"row":[{}]}\n' },
  { file: `${code}.damaged-1`, text: '0123abcd 1 {"row":[{}]}\n' },
  { file: 'lock-ABCDEFGH', text: '\n' },
  { file: 'data.mdb', text: 'an older store\n' },
]

/** Damages each kind of file so many times, each time in another copy of the folder. */
export async function damaging(times: number, seed: number): Promise<Harm> {
  const home = mkdtempSync(join(tmpdir(), 'raidkeeper-whole-'))
  const harm: Harm = { damages: 0, whole: 0, less: 0, gone: 0, refused: 0, silent: [], crashed: [] }
  const pick = picks(seed)
  await fill(home)
  const rooms = await readAll(home)
  for (const { file, text } of kinds)
    for (let n = 0; n < times; n++) {
      const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-damage-'))
      cpSync(home, folder, { recursive: true })
      if (text) writeFileSync(join(folder, file), text)
      const name = `${file}: ${damage(join(folder, file), n, pick)}`
      harm.damages++
      await look(folder, rooms, harm, name).catch((error: Error) => harm.crashed.push(`${name}: ${error.stack}`))
      rmSync(folder, { recursive: true })
    }
  rmSync(home, { recursive: true })
  return harm
}

function damage(path: string, n: number, pick: Pick): string {
  const { name, make } = damages[n % damages.length]!
  const bytes = make(readFileSync(path), pick)
  rmSync(path)
  if (bytes) writeFileSync(path, bytes)
  else mkdirSync(path)
  return name
}

const open = (folder: string, log: string[] = []) =>
  openKeeper(fewCards, folder, { now: () => 0, log: (line) => log.push(line) })

/** Two rooms with a raid each, in a folder. */
async function fill(folder: string): Promise<void> {
  const keeper = await open(folder)
  for (const [i, name] of [code, other].entries()) {
    const room = openRoom(fewCards, name, { ...terms, boss: 'random', raiders: ['person', 'random', 'random'] })
    if ('why' in room) throw new Error(room.why)
    enter(room, { name: 'Ann', key: 'a key', from: '', watch: false, now: 0 })
    keeper.keep(room)
    begin(room, { now: 0, seed: 7 + i })
    const { play } = room
    for (let n = 0; play && n < 150; n++) {
      const asked = question(play.session)
      if (advance(play, 0).kind === 'person' && asked)
        changed(play, () => answerAs(play.session, asked.seat, asked.answers.length - 1))
      keeper.keep(room)
    }
  }
  await keeper.close()
}

async function readAll(folder: string): Promise<Map<string, KeptRoom>> {
  const keeper = await open(folder)
  const rooms = new Map([code, other].map((name) => [name, keeper.read(name)!]))
  await keeper.close()
  return rooms
}

/** What comes back, twice: the second time everything is mended. */
async function look(folder: string, rooms: ReadonlyMap<string, KeptRoom>, harm: Harm, name: string): Promise<void> {
  const log: string[] = []
  const keeper = await open(folder, log).catch((error: unknown) => {
    if (!(error instanceof UselessFolder)) throw error
    harm.refused++
    return null
  })
  if (!keeper) return
  for (const [room, before] of rooms) {
    const now = await come(keeper, room)
    const isNamed = log.some((line) => line.includes(room))
    if (now && isDeepStrictEqual(now, before)) harm.whole++
    else if (!isNamed) harm.silent.push(`${name}: ${room}`)
    else if (!now) harm.gone++
    else if (isDeepStrictEqual(now.made, before.made.slice(0, now.made.length))) harm.less++
    else harm.crashed.push(`${name}: ${room} has other choices`)
  }
  await keeper.close()
  const later: string[] = []
  const again = await open(folder, later)
  for (const room of rooms.keys()) if (again.has(room)) again.read(room)
  if (later.some((line) => line.startsWith('Room '))) harm.crashed.push(`${name}: ${later.join()}`)
  await again.close()
}

/** The room, if it comes back; it can be played on. */
async function come(keeper: Awaited<ReturnType<typeof open>>, room: string): Promise<KeptRoom | null> {
  try {
    const kept = keeper.read(room)
    if (!kept) return null
    const { play } = await keeper.wake(kept)
    if (play) hash(play.session.game)
    return kept
  } catch (error) {
    if ((error as Error).message.startsWith('What the server has kept of this room is damaged.')) return null
    throw error
  }
}
