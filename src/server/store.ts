/**
 * The store of a folder: a file for each room (`CODE.room`), which grows by its changes (journal.ts).
 * A damaged part is moved to `CODE.damaged-1` and logged; everything before it is restored.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFlusher, syncFile, syncFolder } from './flush.ts'
import { append, type Found, linesOf, nothing, readJournal, type Write } from './journal.ts'
import { bring, type KeptRoom, type Moment, momentsOf, newKeptRoom } from './kept.ts'
import { InUse, lockFolder } from './lock.ts'
import { isLong, type RoomFile, rewrite } from './rewrite.ts'
import { isCode, newToken } from './secrets.ts'
import { isMissing, notKept, UselessFolder, watchTrouble } from './trouble.ts'

/** Flushed besides rooms: the names in the folder. */
const names = ''

export interface StoreUse {
  /** The time, for the last change of each room. */
  now(): number
  log(line: string): void
  /** Writes bytes to a file; usual by default. */
  readonly write?: Write
}

export interface Store {
  /** The name of this folder, which no other has. */
  readonly home: string
  has(code: string): boolean
  /** The kept rooms, each with the time of its last change, in milliseconds since 1970. */
  codes(): { code: string; when: number }[]
  /** A kept room; null if there is none. Throws in words if nothing of it can be read any more. */
  read(code: string): KeptRoom | null
  /** Writes a change, which survives killing the server. Throws a NotKept if it can't be written. */
  write(code: string, moment: Moment): void
  remove(code: string): void
  /** The room has left the memory: it no longer tries to write. */
  rest(code: string): void
  close(): Promise<void>
}

/**
 * Opens the store of a directory, which is created if missing.
 * @throws UselessFolder if it can't be used, InUse if another server has it open.
 */
export async function openStore(directory: string, { now, log, write }: StoreUse): Promise<Store> {
  const { home, unlock, files } = await openFolder(directory, log)
  const trouble = watchTrouble(directory, log)
  const pathOf = (code: string): string => join(directory, `${code}.room`)
  const flusher = makeFlusher(async (code) => {
    const file = files.get(code)
    try {
      if (!file) return await syncFolder(directory)
      if (file.at && isLong(file.at)) {
        await rewrite(file, join(directory, code), () => files.get(code) === file)
        flusher.soon(names)
      }
      await syncFile(pathOf(code))
    } catch (error) {
      if (!isMissing(error)) trouble.lags(error)
    }
  })
  const read = (code: string): KeptRoom | null => {
    const file = files.get(code)
    if (!file) return null
    const { kept, found } = readFile(pathOf(code))
    if (found.lost > 0 || kept.row === null) log(putAside(directory, code, kept, found))
    if (kept.row === null) {
      files.delete(code)
      throw new Error('What the server has kept of this room is damaged. Open another room.')
    }
    file.at = { end: found.end, least: linesOf(momentsOf(kept), 1).length }
    return kept
  }
  return {
    home,
    has: (code) => files.has(code),
    codes: () => [...files].map(([code, { when }]) => ({ code, when })),
    read,
    write(code, moment) {
      if (!isCode(code)) throw new Error(`“${code}” is no code of a room.`)
      try {
        if (files.get(code)?.at === null) read(code)
        const known = files.get(code)
        const file: RoomFile = known ?? { when: 0, at: null }
        const { end, least } = file.at ?? { end: nothing, least: 0 }
        file.at = { end: append(pathOf(code), end, moment, write), least }
        file.when = now()
        files.set(code, file)
        if (!known) flusher.soon(names)
      } catch (error) {
        trouble.fails(code, error)
        throw notKept(error)
      }
      flusher.soon(code)
      trouble.ends(code)
    },
    remove(code) {
      files.delete(code)
      trouble.leaves(code)
      for (const name of readdirSync(directory)) if (name.startsWith(`${code}.`)) rmSync(join(directory, name))
    },
    rest: (code) => trouble.leaves(code),
    async close() {
      await flusher.settled()
      await unlock()
    },
  }
}

interface Folder {
  readonly home: string
  readonly files: Map<string, RoomFile>
  unlock(): Promise<void>
}

async function openFolder(directory: string, log: (line: string) => void): Promise<Folder> {
  try {
    makeFolder(directory)
    const home = homeOf(directory)
    const unlock = await lockFolder(directory, home)
    if (existsSync(join(directory, 'data.mdb')))
      log(
        `The rooms in ${join(directory, 'data.mdb')} are of an older version: they are not read, and stay as they are.`,
      )
    return { home, unlock, files: filesIn(directory, log) }
  } catch (error) {
    throw error instanceof InUse ? error : new UselessFolder(directory, error)
  }
}

/** Makes a folder with those around it: `mkdirSync` with `recursive` never ends where none can be made, such as in /proc. */
function makeFolder(directory: string): void {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return
  makeFolder(dirname(directory))
  mkdirSync(directory)
}

/** The name of a folder, given to it when it is first opened. */
function homeOf(directory: string): string {
  const file = join(directory, 'home')
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (/^[\w-]{32}$/.test(known)) return known
  const name = newToken()
  writeFileSync(file, `${name}\n`)
  return name
}

/** The rooms in a folder. Removes files of unfinished rewriting. */
function filesIn(directory: string, log: (line: string) => void): Map<string, RoomFile> {
  const files = new Map<string, RoomFile>()
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const [code, kind] = entry.name.split('.')
    const path = join(directory, entry.name)
    if (!isCode(code) || (kind !== 'room' && kind !== 'new')) continue
    if (!entry.isFile()) log(`${path} is no file, and not read as a room. Take it away.`)
    else if (kind === 'new') rmSync(path)
    else files.set(code, { when: statSync(path).mtimeMs, at: null })
  }
  return files
}

function readFile(path: string): { kept: KeptRoom; found: Found } {
  const kept = newKeptRoom()
  return { kept, found: readJournal(path, (entry) => bring(kept, entry as Moment)) }
}

/** Moves a damaged file to another name, and keeps its intact part under its own. Returns the line for the log. */
function putAside(directory: string, code: string, { row, made }: KeptRoom, { end, lost }: Found): string {
  const path = join(directory, `${code}.room`)
  const aside = freeName(join(directory, `${code}.damaged`))
  if (row === null) renameSync(path, aside)
  else {
    copyFileSync(path, aside)
    truncateSync(path, end.size)
  }
  const what = lost === 0 ? 'its file is empty' : `${lost} ${lost === 1 ? 'line' : 'lines'} of its file can’t be read`
  const left = row === null ? 'the room is gone' : `the room comes back as it was before, with ${made.length} choices`
  return `Room ${code}: ${what}; ${left}. The file as it was: ${aside}`
}

function freeName(path: string): string {
  for (let n = 1; ; n++) if (!existsSync(`${path}-${n}`)) return `${path}-${n}`
}
