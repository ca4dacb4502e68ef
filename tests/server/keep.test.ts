/** Rooms on disk: what is written comes back at the same hash, whatever was taken back before. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choices, hash, played } from '../../src/engine/index.ts'
import { type Keeper, openKeeper } from '../../src/server/keep.ts'
import { advance } from '../../src/server/play.ts'
import { type RaidRoom, roomFor } from '../../src/server/room.ts'
import { questionTo, standingReasons } from '../../src/session/session.ts'
import { answerOne, beginRaid, must, roomOf, run } from './table.ts'

let folder = ''
let keeper: Keeper
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'raidkeeper-keep-'))
  keeper = await openKeeper(library, folder, { now: () => 1000, log: () => undefined })
})
afterEach(async () => {
  await keeper.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What another server would find. */
async function again(): Promise<Keeper> {
  await keeper.close()
  keeper = await openKeeper(library, folder, { now: () => 5000, log: () => undefined })
  return keeper
}

/** The room as a keeper has it. */
const woken = (from = keeper): Promise<RaidRoom> => from.wake(from.read('TESTTEST')!)

/** The bytes of the room's file. */
const size = (): number => statSync(join(folder, 'TESTTEST.room')).size

test('a room in the lobby comes back with its people, who are gone', async () => {
  const { room } = roomOf()
  keeper.keep(room)
  expect(keeper.keep(room)).toBe(false)
  const back = await woken(await again())
  expect(back.people.all).toMatchObject([
    { name: 'Ann', here: false, gone: 5000 },
    { name: 'Ben', here: false, gone: 5000 },
  ])
  expect(roomFor(back, 1)).toMatchObject({ phase: 'lobby', seat: 1, host: 1 })
  expect(keeper.read('NQBQDYHE')).toBeNull()
})

test('a raid comes back at the same hash, with what bots said, after choices that were taken back and made otherwise', async () => {
  const { room, clients } = roomOf({ undo: 'free' })
  beginRaid(room, clients)
  const bots = new Map()
  const { session } = room.play!
  for (let n = 0; n < 12; n++) {
    run(room)
    keeper.keep(room)
    if (n % 5 === 4) must(room, clients[0], 'undo', { way: 'back' })
    else answerOne(room, clients, bots)
    keeper.keep(room)
  }
  must(room, clients[0], 'undo', { way: 'back' })
  keeper.keep(room)
  expect(keeper.keep(room)).toBe(false)
  const { game } = (await woken(await again())).play!.session
  expect([choices(game), hash(game)]).toEqual([choices(session.game), hash(session.game)])
  const back = await woken()
  expect(standingReasons(back.play!.session)).toEqual(standingReasons(session))
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
  keeper.keep(room)
  const other = await woken(await again())
  const back = other.play!.session
  expect(back.proposal).toEqual(session.proposal)
  expect([...back.screens]).toEqual([...session.screens])
  expect(back.screens.get(2)).toEqual({ stops: { stop: 'always', marks: [] }, passing: null })
  // Those who have answered are not asked again, and Ann's answer brings all three into the record, in turn order.
  expect([1, 2, 3].map((seat) => questionTo(back, seat)?.kind)).toEqual(['mulligan', undefined, undefined])
  const before = choices(back.game)
  must(other, ann, 'answer', { question: other.play!.question, answer: 0 })
  for (let n = 0; n < 3; n++) advance(other.play!, 0)
  expect(played(back.game).choices.slice(before, before + 3)).toEqual([0, 0, 1])
})

test('a server that is killed has everything; half a line was told to nobody, and is put aside with a word', async () => {
  const { room, clients } = roomOf()
  beginRaid(room, clients)
  run(room)
  keeper.keep(room)
  answerOne(room, clients)
  run(room)
  keeper.keep(room)
  const { game } = room.play!.session
  const killed = mkdtempSync(join(tmpdir(), 'raidkeeper-killed-'))
  const text = readFileSync(join(folder, 'TESTTEST.room'), 'utf8')
  writeFileSync(join(killed, 'TESTTEST.room'), `${text}0123abcd 3 {"row":`)
  const log: string[] = []
  const other = await openKeeper(library, killed, { now: () => 5000, log: (line) => log.push(line) })
  expect(hash((await woken(other)).play!.session.game)).toBe(hash(game))
  expect(log).toEqual([
    expect.stringMatching(/^Room TESTTEST: 1 line of its file can’t be read; the room comes back as it was before/),
  ])
  await other.close()
  expect(readFileSync(join(killed, 'TESTTEST.room'), 'utf8')).toBe(text)
  expect(readFileSync(join(killed, 'TESTTEST.damaged-1'), 'utf8')).toContain(text)
  rmSync(killed, { recursive: true })
})

test('what is written is what has changed: a wish or a silenced card is some bytes', async () => {
  const { room, clients } = roomOf()
  beginRaid(room, clients)
  run(room)
  keeper.keep(room)
  const { session } = room.play!
  const least = size()
  for (let n = 0; n < 20; n++) {
    session.seats[1]!.silent = { ...session.seats[1]!.silent, [`Card ${n}`]: 'quiet' }
    session.wishes = [{ what: 'hold', card: n, by: 1, turn: 1 }]
    keeper.keep(room)
  }
  expect((size() - least) / 20).toBeLessThan(250)
  const back = (await woken(await again())).play!.session
  expect([back.seats, back.wishes]).toEqual([session.seats, session.wishes])
})

test('a file that has become much longer than what it says is written anew, while more is written', async () => {
  const { room, clients } = roomOf({ undo: 'free' })
  beginRaid(room, clients)
  run(room)
  let longest = 0
  for (let n = 0; n < 3000; n++) {
    must(room, clients[0], 'say', { text: `${n} ${'z'.repeat(150)}` })
    keeper.keep(room)
    longest = Math.max(longest, size())
    if (n % 20 === 0) await new Promise((done) => setTimeout(done, 1))
  }
  answerOne(room, clients)
  keeper.keep(room)
  await keeper.close()
  expect(size()).toBeLessThan(longest)
  expect(longest).toBeGreaterThan(256 * 1024)
  const back = await woken(await again())
  expect(back.people.said).toEqual(room.people.said)
  expect(hash(back.play!.session.game)).toBe(hash(room.play!.session.game))
})

test('the next raid of a room takes the place of the last; a room that is removed leaves nothing', async () => {
  const { room, clients } = roomOf()
  beginRaid(room, clients)
  run(room)
  keeper.keep(room)
  room.play = null
  keeper.keep(room)
  beginRaid(room, clients, 99)
  run(room)
  keeper.keep(room)
  const now = room.play!.session.game
  expect(keeper.codes()).toEqual([{ code: 'TESTTEST', when: 1000 }])
  const back = await woken(await again())
  expect(hash(back.play!.session.game)).toBe(hash(now))
  expect(Date.now() - keeper.codes()[0]!.when).toBeLessThan(60_000)
  keeper.remove('TESTTEST')
  expect([keeper.codes(), keeper.read('TESTTEST'), readdirSync(folder)]).toEqual([
    [],
    null,
    expect.not.arrayContaining([expect.stringContaining('TESTTEST')]),
  ])
})
