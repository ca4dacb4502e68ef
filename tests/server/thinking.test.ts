/** Bots think in threads: what they choose, and what becomes of thoughts that nobody waits for. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { choices, outcome, record } from '../../src/engine/index.ts'
import { budgets } from '../../src/server/budgets.ts'
import { advance, answerFor, type Think } from '../../src/server/play.ts'
import type { RaidRoom } from '../../src/server/room.ts'
import { closeDesks, type Desks, makeThinker, openDesks } from '../../src/server/thinking.ts'
import { question } from '../../src/session/session.ts'
import { builtWorker } from '../host/process.ts'
import { beginRaid, hear, must, newClient, roomOf, seen } from './table.ts'

let desks: Desks
afterEach(() => closeDesks(desks))

const patience = 60_000

/** A room in which everybody but Ann is a bot. */
function begun(seed = 7, bots = ['raider', 'raider']) {
  const { room, clients } = roomOf({ raiders: ['person', ...bots], boss: 'tactics' }, ['Ann'])
  beginRaid(room, clients, seed)
  return { room, ann: clients[0] }
}

/** Plays so many choices: bots as `think` says, Ann as her bot would. */
async function playOn(room: RaidRoom, most: number, think: Think, ready: () => Promise<void>): Promise<void> {
  const play = room.play!
  while (choices(play.session.game) < most && !outcome(play.session.game)) {
    const next = advance(play, 0, think)
    if (next.kind === 'thinks' || (next.kind === 'person' && !answerFor(play, think))) await ready()
  }
}

/** A thinker, and a promise for its next thought. */
function thinker() {
  let call = (): void => undefined
  const made = makeThinker(desks, () => call())
  const ready = () =>
    new Promise<void>((done) => {
      call = done
    })
  return { ...made, ready }
}

test('two rooms choose in one thread what they would choose in the server’s own, to the end of 200 choices', async () => {
  desks = openDesks(1, patience, builtWorker('think-worker'))
  const seeds = [7, 8]
  const there = await Promise.all(
    seeds.map(async (seed) => {
      const { room } = begun(seed)
      const { think, ready, stop } = thinker()
      await playOn(room, 200, think, ready)
      stop()
      return record(room.play!.session.game)
    }),
  )
  const here = seeds.map((seed) => {
    const { room } = begun(seed)
    const play = room.play!
    while (choices(play.session.game) < 200 && !outcome(play.session.game))
      if (advance(play, 0).kind === 'person') answerFor(play)
    return record(play.session.game)
  })
  expect(there).toEqual(here)
  expect(desks.all.map(({ rooms }) => rooms)).toEqual([0])
})

test('a thought about a position that was taken back is dropped', async () => {
  desks = openDesks(1, patience, builtWorker('think-worker'))
  const { room, clients } = roomOf({ raiders: ['person', 'raider', 'raider'], boss: 'tactics', undo: 'free' }, ['Ann'])
  beginRaid(room, clients)
  const play = room.play!
  const { think, ready, stop } = thinker()
  await playOn(room, 60, think, ready)
  let next = advance(play, 0, think)
  while (next.kind !== 'thinks') {
    if (next.kind === 'person') {
      hear(room, clients[0])
      must(room, clients[0], 'answer', { question: seen(clients[0]).question, answer: 0 })
    }
    next = advance(play, 0, think)
  }
  const before = choices(play.session.game)
  must(room, clients[0], 'undo', { way: 'back' })
  expect(choices(play.session.game)).toBeLessThan(before)
  const asked = question(play.session)
  expect(advance(play, 0, think).kind).toBe('person')
  await ready()
  expect(advance(play, 0, think).kind).toBe('person')
  expect(question(play.session)).toBe(asked)
  expect(play.move).toBeNull()
  await playOn(room, before + 20, think, ready)
  expect(choices(play.session.game)).toBeGreaterThanOrEqual(before + 20)
  stop()
})

test('where a thread dies its bots think on in another, or in the server’s own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-think-'))
  const file = join(folder, 'dies.mjs')
  writeFileSync(file, 'export const doJob = () => new Promise(() => setTimeout(() => { throw new Error() }))\n')
  desks = openDesks(1, patience, pathToFileURL(file))
  const { room } = begun()
  const { think, ready, stop } = thinker()
  await playOn(room, 5, think, ready)
  expect(choices(room.play!.session.game)).toBeGreaterThanOrEqual(5)
  stop()
  rmSync(folder, { recursive: true })
})

test('a thread that is silent for too long is replaced', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-think-'))
  const file = join(folder, 'sleeps.mjs')
  writeFileSync(file, 'export const doJob = () => new Promise(() => setInterval(() => {}, 1000))\n')
  desks = openDesks(1, 300, pathToFileURL(file))
  const first = desks.all[0].thread
  const { room } = begun()
  const { think, ready, stop } = thinker()
  await playOn(room, 2, think, ready)
  expect(desks.all[0].thread).not.toBe(first)
  expect(choices(room.play!.session.game)).toBeGreaterThanOrEqual(2)
  stop()
  rmSync(folder, { recursive: true })
})

/** Plays until a bot has looked ahead. Returns how far it said it was, in quarters. */
async function lookedAhead({ play }: RaidRoom, think: Think, ready: () => Promise<void>, tell: () => void) {
  const told: number[] = []
  for (;;) {
    const next = advance(play!, 0, think)
    if (told.length > 0 && !play!.pondered) return [...new Set(told)]
    if (play!.pondered) {
      told.push(play!.pondered.done)
      tell()
    }
    if (next.kind === 'thinks' || (next.kind === 'person' && !answerFor(play!, think))) await ready()
  }
}

test('bots look ahead a little at a time, so many at once, so far; all see how far they are, and anybody ends it', async () => {
  desks = openDesks(1, patience, builtWorker('think-worker'))
  const crew = await desks.all[0].thread
  const { run } = crew
  const count = { now: 0, most: 0, lines: 0 }
  crew.run = async (job) => {
    const looks = job.question === 'on' && !job.enough
    if (looks) count.most = Math.max(count.most, ++count.now)
    const reply = await run(job)
    if (looks) count.now--
    if (reply && 'done' in reply) count.lines = Math.max(count.lines, reply.done)
    return reply
  }
  const rooms = [13, 9].map((seed) => begun(seed, ['ahead']))
  const looks = rooms.map(async ({ room, ann }, i) => {
    const eve = newClient(room, 'Eve', true)
    const { think, ready, stop } = thinker()
    const told = await lookedAhead(room, think, ready, () => {
      hear(room, ann)
      expect(seen(ann).pondered).toEqual(room.play!.pondered)
      if (i === 1) must(room, eve, 'enough', {})
    })
    stop()
    return told
  })
  const [whole, ended] = await Promise.all(looks)
  expect(whole).toEqual([0, 1, 2, 3])
  expect(ended!.length, 'what is under way is finished').toBeLessThanOrEqual(2)
  expect(count.most).toBe(budgets.ahead.atOnce)
  expect(count.lines).toBeLessThanOrEqual(budgets.ahead.lines)
  const [{ room }] = rooms
  const here = begun(13, ['ahead']).room
  while (choices(here.play!.session.game) < choices(room.play!.session.game))
    if (advance(here.play!, 0).kind === 'person') answerFor(here.play!)
  expect(record(here.play!.session.game)).toEqual(record(room.play!.session.game))
})
