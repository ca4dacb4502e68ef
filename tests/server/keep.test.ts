/** Rooms on disk: what is written comes back at the same hash, whatever was taken back before. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choices, hash } from '../../src/engine/index.ts'
import { type Keeper, openKeeper } from '../../src/server/keep.ts'
import { roomFor } from '../../src/server/room.ts'
import { standingReasons } from '../../src/session/session.ts'
import { answerOne, beginRaid, must, roomOf, run } from './table.ts'

let folder = ''
let keeper: Keeper
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raidkeeper-keep-'))
  keeper = openKeeper(library, folder, () => 1000)
})
afterEach(async () => {
  await keeper.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What another server would find. */
async function again(): Promise<Keeper> {
  await keeper.close()
  keeper = openKeeper(library, folder, () => 5000)
  return keeper
}

test('a room in the lobby comes back with its people, who are gone', async () => {
  const { room } = roomOf()
  await keeper.keep(room)
  expect(keeper.keep(room)).toBeNull()
  const woken = (await again()).wake('TESTING')!
  expect(woken.people.all).toMatchObject([
    { name: 'Ann', here: false, gone: 5000 },
    { name: 'Ben', here: false, gone: 5000 },
  ])
  expect(roomFor(woken, 1)).toMatchObject({ phase: 'lobby', seat: 1, host: 1 })
  expect(keeper.wake('NOBODYHE')).toBeNull()
})

test('a raid comes back at the same hash, with what bots said, after choices that were taken back and made otherwise', async () => {
  const { room, clients } = roomOf({ undo: 'free' })
  beginRaid(room, clients)
  const bots = new Map()
  const { session } = room.play!
  for (let n = 0; n < 12; n++) {
    run(room)
    await keeper.keep(room)
    if (n % 5 === 4) must(room, clients[0], 'undo', { way: 'back' })
    else answerOne(room, clients, bots)
    await keeper.keep(room)
  }
  must(room, clients[0], 'undo', { way: 'back' })
  await keeper.keep(room)
  expect(keeper.keep(room)).toBeNull()
  const { game } = (await again()).wake('TESTING')!.play!.session
  expect([choices(game), hash(game)]).toEqual([choices(session.game), hash(session.game)])
  const woken = keeper.wake('TESTING')!
  expect(standingReasons(woken.play!.session)).toEqual(standingReasons(session))
  expect(standingReasons(session).length).toBeGreaterThan(2)
})

test('the next raid of a room takes the place of the last; a room that is removed leaves nothing', async () => {
  const { room, clients } = roomOf()
  beginRaid(room, clients)
  run(room)
  await keeper.keep(room)
  room.play = null
  await keeper.keep(room)
  beginRaid(room, clients, 99)
  run(room)
  await keeper.keep(room)
  const now = room.play!.session.game
  const woken = (await again()).wake('TESTING')!
  expect(hash(woken.play!.session.game)).toBe(hash(now))
  expect(keeper.codes()).toEqual([{ code: 'TESTING', when: 1000 }])
  await keeper.remove('TESTING')
  expect([keeper.codes(), keeper.wake('TESTING')]).toEqual([[], null])
})
