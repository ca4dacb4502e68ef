/** Rooms on disk: what is written comes back at the same hash, whatever was taken back before. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choices, hash, played } from '../../src/engine/index.ts'
import { type Keeper, openKeeper } from '../../src/server/keep.ts'
import { advance } from '../../src/server/play.ts'
import { roomFor } from '../../src/server/room.ts'
import { questionTo, standingReasons } from '../../src/session/session.ts'
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
  const woken = (await (await again()).wake('TESTING'))!
  expect(woken.people.all).toMatchObject([
    { name: 'Ann', here: false, gone: 5000 },
    { name: 'Ben', here: false, gone: 5000 },
  ])
  expect(roomFor(woken, 1)).toMatchObject({ phase: 'lobby', seat: 1, host: 1 })
  expect(await keeper.wake('NOBODYHE')).toBeNull()
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
  const { game } = (await (await again()).wake('TESTING'))!.play!.session
  expect([choices(game), hash(game)]).toEqual([choices(session.game), hash(session.game)])
  const woken = (await keeper.wake('TESTING'))!
  expect(standingReasons(woken.play!.session)).toEqual(standingReasons(session))
  expect(standingReasons(session).length).toBeGreaterThan(2)
})

test('101.2 what waits for others comes back with the raid: early mulligans, a proposal; and where the game stops for whom', async () => {
  const { room, clients } = roomOf({ raiders: ['person', 'person', 'person'] }, ['Ann', 'Ben', 'Eve'])
  beginRaid(room, clients)
  run(room)
  const [ann, ben, eve] = clients
  const { session, question } = room.play!
  must(room, eve, 'answer', { question, answer: 1 })
  must(room, ben, 'answer', { question, answer: 0 })
  must(room, ben, 'stops', { stop: 'always', marks: [] })
  must(room, ann, 'pass', { on: true })
  session.proposal = { choice: choices(session.game), by: 1, what: { answer: 0 }, agreed: [1] }
  await keeper.keep(room)
  const woken = (await (await again()).wake('TESTING'))!
  const back = woken.play!.session
  expect(back.proposal).toEqual(session.proposal)
  expect([...back.screens]).toEqual([...session.screens])
  expect(back.screens.get(2)).toEqual({ stops: { stop: 'always', marks: [] }, passing: null })
  // Those who have answered are not asked again, and Ann's answer brings all three into the record, in turn order.
  expect([1, 2, 3].map((seat) => questionTo(back, seat)?.kind)).toEqual(['mulligan', undefined, undefined])
  const before = choices(back.game)
  must(woken, ann, 'answer', { question: woken.play!.question, answer: 0 })
  for (let n = 0; n < 3; n++) advance(woken.play!, 0)
  expect(played(back.game).choices.slice(before, before + 3)).toEqual([0, 0, 1])
})

test('a server that is killed before its store is written has everything in the journal; half a line of it was told to nobody', async () => {
  const { room, clients } = roomOf()
  beginRaid(room, clients)
  run(room)
  void keeper.keep(room)
  answerOne(room, clients)
  run(room)
  void keeper.keep(room)
  // Nothing has been awaited, so nothing is in the store yet. A third change is cut short, and one from before is there a second time.
  const [first] = readFileSync(join(folder, 'journal.jsonl'), 'utf8').split('\n')
  const killed = mkdtempSync(join(tmpdir(), 'raidkeeper-killed-'))
  const lines = readFileSync(join(folder, 'journal.jsonl'), 'utf8')
  writeFileSync(join(killed, 'journal.jsonl'), `${lines}${first}\n[3,{"code":"TEST`)
  const other = openKeeper(library, killed, () => 5000)
  const { game } = room.play!.session
  expect(hash((await other.wake('TESTING'))!.play!.session.game)).toBe(hash(game))
  expect(readFileSync(join(killed, 'journal.jsonl'), 'utf8')).toBe('')
  await other.close()
  rmSync(killed, { recursive: true })
  await (await again()).close()
  expect(readFileSync(join(folder, 'journal.jsonl'), 'utf8')).toBe('')
  keeper = openKeeper(library, folder, () => 5000)
  expect(choices((await keeper.wake('TESTING'))!.play!.session.game)).toBe(choices(game))
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
  const woken = (await (await again()).wake('TESTING'))!
  expect(hash(woken.play!.session.game)).toBe(hash(now))
  expect(keeper.codes()).toEqual([{ code: 'TESTING', when: 1000 }])
  await keeper.remove('TESTING')
  expect([keeper.codes(), await keeper.wake('TESTING')]).toEqual([[], null])
})
