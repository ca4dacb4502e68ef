/** The folder in which rooms are kept: who may have it, and what is said when it can't be used. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Write } from '../../src/server/journal.ts'
import type { Moment } from '../../src/server/kept.ts'
import { openStore, type Store } from '../../src/server/store.ts'

let folder = ''
let log: string[] = []
/** What the disk says to every write; null: nothing. */
let refuses: string | null = null
const opened: Store[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raidkeeper-store-'))
  log = []
  refuses = null
})
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const write: Write = (fd, bytes, from, length, at) => {
  if (refuses) throw Object.assign(new Error(refuses), { code: refuses })
  return writeSync(fd, bytes, from, length, at)
}

async function open(directory = folder): Promise<Store> {
  const store = await openStore(directory, { now: () => 1, log: (line) => log.push(line), write })
  opened.push(store)
  return store
}

const row = { people: { lines: 0 }, games: 0, game: null }
const one: Moment = { row: [row] }
const two: Moment = { row: { games: [1] } }

test('a folder is kept by one server; it is free again once that has ended, or was killed', async () => {
  const first = await open()
  await expect(open()).rejects.toMatchObject({ code: 'INUSE' })
  expect(first.has('ABCDEFGH')).toBe(false)
  await first.close()
  expect((await open()).home).toBe(first.home)
})

const hasSockets = process.platform !== 'win32'

test.runIf(hasSockets)(
  'what a killed server leaves is in nobody’s way; a path that is too long for a socket is named',
  async () => {
    // What a killed server leaves: a socket at which nobody listens.
    const killed = createServer()
    await new Promise<void>((done) => killed.listen(join(folder, 'lock-KILLEDXX'), done))
    renameSync(join(folder, 'lock-KILLEDXX'), join(folder, 'lock-DEADDEAD'))
    await new Promise((done) => killed.close(done))
    await open()
    expect(readdirSync(folder)).not.toContain('lock-DEADDEAD')
    await expect(open(join(folder, 'deep'.repeat(40)))).rejects.toThrow('its path is too long')
  },
)

test('of servers that start at once on one folder at most one stays', async () => {
  for (let n = 0; n < 10; n++) {
    const all = await Promise.allSettled([open(), open(), open()])
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
    for (const store of opened.splice(0)) await store.close()
  }
  await open()
})

test('on a full disk nothing counts as kept, one sentence is in the log, and all goes on once there is space', async () => {
  const store = await open()
  store.write('ABCDEFGH', one)
  refuses = 'ENOSPC'
  for (let n = 0; n < 5; n++) {
    expect(() => store.write('ABCDEFGH', two)).toThrow('The server’s disk is full')
    expect(() => store.write('NEWRQQMS', one)).toThrow('The server’s disk is full')
  }
  expect(log).toEqual([expect.stringContaining(`The disk of ${folder} is full: rooms stand still`)])
  expect([store.has('NEWRQQMS'), store.read('ABCDEFGH')?.row]).toEqual([false, row])
  refuses = null
  store.write('ABCDEFGH', two)
  expect(log).toHaveLength(1)
  store.write('NEWRQQMS', one)
  expect(log.slice(1)).toEqual([`Rooms in ${folder} can be written again, and go on.`])
  expect(store.read('ABCDEFGH')?.row).toMatchObject({ games: 1 })
  refuses = 'EIO'
  expect(() => store.write('ABCDEFGH', two)).toThrow('The server can’t write down what happens here.')
  // A room that tries no longer is in nobody's way.
  store.rest('ABCDEFGH')
  refuses = null
  store.write('NEWRQQMS', two)
  expect(log).toHaveLength(3)
})

test('only codes of rooms become names of files', async () => {
  const store = await open()
  for (const code of ['../ABCDEFG', 'abcdefgh', 'ABCDEFG', 'ABCDEFGH/', 'home', '', 'ABCDEFGI'])
    expect(() => store.write(code, one)).toThrow('is no code')
  writeFileSync(join(folder, 'notes.room'), 'not a room')
  mkdirSync(join(folder, 'FULDERRR.room'))
  await store.close()
  expect((await open()).codes()).toEqual([])
  expect(log).toEqual([`${join(folder, 'FULDERRR.room')} is no file, and not read as a room. Take it away.`])
  expect(readFileSync(join(folder, 'notes.room'), 'utf8')).toBe('not a room')
})

test('a room whose file is damaged comes back up to there, or not at all; the log says so, and the file is put aside', async () => {
  const store = await open()
  for (const code of ['ABCDEFGH', 'EMPTYYYY']) for (const moment of [one, two, two]) store.write(code, moment)
  await store.close()
  const text = readFileSync(join(folder, 'ABCDEFGH.room'), 'utf8')
  writeFileSync(join(folder, 'ABCDEFGH.room'), text.replace(' 2 {', ' 2 ['))
  writeFileSync(join(folder, 'EMPTYYYY.room'), '')
  const again = await open()
  expect(again.read('ABCDEFGH')?.row).toEqual(row)
  expect(() => again.read('EMPTYYYY')).toThrow('What the server has kept of this room is damaged. Open another room.')
  expect([again.read('EMPTYYYY'), again.has('EMPTYYYY')]).toEqual([null, false])
  const aside = join(folder, 'ABCDEFGH.damaged-1')
  expect(log).toEqual([
    `Room ABCDEFGH: 2 lines of its file can’t be read; the room comes back as it was before, with 0 choices. The file as it was: ${aside}`,
    `Room EMPTYYYY: its file is empty; the room is gone. The file as it was: ${join(folder, 'EMPTYYYY.damaged-1')}`,
  ])
  again.write('ABCDEFGH', two)
  expect(again.read('ABCDEFGH')?.row).toMatchObject({ games: 1 })
  expect(log).toHaveLength(2)
  again.remove('ABCDEFGH')
  expect(readdirSync(folder).filter((name) => name.startsWith('ABCDEFGH'))).toEqual([])
})

test('rooms of an older version stay as they are, and the log says so', async () => {
  writeFileSync(join(folder, 'data.mdb'), 'an older store')
  await open()
  expect(log).toEqual([expect.stringContaining('are of an older version: they are not read, and stay as they are.')])
  expect(readFileSync(join(folder, 'data.mdb'), 'utf8')).toBe('an older store')
})

test('a folder that can’t be used is named, with what to do', async () => {
  const file = join(folder, 'a file')
  writeFileSync(file, '')
  await expect(open(file)).rejects.toThrow(
    `The folder ${file} can’t be used for rooms: it is a file. Choose another one: --data DIR`,
  )
  // In some file systems folders can be made by nobody.
  await expect(open('/proc/1/rooms/of/mine')).rejects.toThrow(
    'The folder /proc/1/rooms/of/mine can’t be used for rooms',
  )
  mkdirSync(join(folder, 'home'))
  await expect(open()).rejects.toThrow('a folder is in it where a file belongs')
})
