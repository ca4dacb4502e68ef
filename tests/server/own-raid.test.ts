/** Rooms with a raid of the host's own: read as any raid from outside, within limits, told to everybody, and kept with the room. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { hash, RecordError } from '../../src/engine/index.ts'
import { packed } from '../../src/language/packed.ts'
import { openKeeper } from '../../src/server/keep.ts'
import { frozenRaid, readOwnRaid } from '../../src/server/own-raid.ts'
import { replayOf } from '../../src/server/replay.ts'
import { listing, openRoom, type RaidRoom } from '../../src/server/room.ts'
import { readSavedFile } from '../../src/session/saved-file.ts'
import { longest, readOpen, wireVersion } from '../../src/wire/index.ts'
import { beginRaid, type Client, must, newClient, run } from './table.ts'
import { terms } from './terms.ts'

const moor = readFileSync(join(import.meta.dirname, '../../docs/write-a-raid/step-8.raid.json'), 'utf8')

const read = async (text: string) => readOwnRaid(library, (await packed(text)) ?? '')
const why = async (text: string): Promise<string> => {
  const found = await read(text)
  return 'why' in found ? found.why : 'nothing'
}

async function moorRoom(): Promise<{ room: RaidRoom; ann: Client }> {
  const found = await read(moor)
  if ('why' in found) throw new Error(found.why)
  // As it comes out of a thread.
  const own = frozenRaid(structuredClone(found.raid))
  const given = { ...terms, raid: own.id, raiders: ['person', 'raider'], listed: true }
  const room = openRoom(library, 'TESTTEST', given, own)
  expect(openRoom(library, 'TESTTEST', { ...given, boss: 'ahead' }, own)).toMatchObject({
    why: 'In a raid of one’s own no bot thinks ahead.',
  })
  if ('why' in room) throw new Error(room.why)
  return { room, ann: newClient(room, 'Ann') }
}

test('a raid of one’s own that is damaged, too large or against the format is refused in words, with what to do', async () => {
  expect(await readOwnRaid(library, 'AAAA')).toMatchObject({ why: expect.stringContaining('damaged') })
  expect(await readOwnRaid(library, '%%')).toMatchObject({ why: expect.stringContaining('damaged') })
  expect(await why('{"id":')).toBe('The raid is no valid JSON.')
  expect(await why(JSON.stringify({ ...JSON.parse(moor), about: ' '.repeat(300 * 1024) }))).toBe(
    'The raid is larger than 256 kB.',
  )
  expect(await why(JSON.stringify({ ...JSON.parse(moor), id: 'onyxias-lair' }))).toMatch(/brings with it/)
  expect(await why(JSON.stringify({ ...JSON.parse(moor), starts: 'Nobody' }))).toMatch(
    /^The raid can’t be played: .*starts/,
  )
  expect(await why('null')).toMatch(/^The raid can’t be played/)
  const open = { ...terms, version: wireVersion, name: 'Ann' }
  expect(readOpen({ ...open, own: 'A'.repeat(longest.raid + 1) })).toMatchObject({
    fault: { why: expect.stringContaining('own') },
  })
  expect('open' in readOpen({ ...open, own: 'AAAA' })).toBe(true)
})

test('a room plays it and lists its name; it comes back with the room, and with its replay', async () => {
  const { room, ann } = await moorRoom()
  expect(listing(room)).toMatchObject({ raid: 'Black Moor' })
  beginRaid(room, [ann])
  expect(run(room)).toBe('person')
  const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-own-'))
  const keeper = await openKeeper(library, folder, { now: () => 1, log: () => undefined })
  keeper.keep(room)
  await keeper.close()
  const other = await openKeeper(library, folder, { now: () => 2, log: () => undefined })
  const woken = await other.wake(other.read('TESTTEST')!)
  expect(hash(woken.play!.session.game)).toBe(hash(room.play!.session.game))
  expect(woken.own).toEqual(room.own)
  other.remove('TESTTEST')
  expect(other.read('TESTTEST')).toBeNull()
  await other.close()
  rmSync(folder, { recursive: true, force: true })

  must(room, ann, 'concede', {})
  expect(run(room)).toBe('over')
  const replay = replayOf(room)
  const opened = 'text' in replay ? readSavedFile(replay.text) : null
  expect(opened instanceof RecordError ? opened : opened?.record.raid?.def).toMatchObject({ id: 'black-moor' })
})
