/** A game gone through again: its moments, its turns, through whose eyes, what was told; and its link. */
import { expect, test } from 'vitest'
import { readReplayCode, replayCode, replaying } from '../../src/app/replay/replay-code.ts'
import { library } from '../../src/content.ts'
import { choices, hash, loading, outcome, record as recordOf, start, view } from '../../src/engine/index.ts'
import type { Game } from '../../src/engine/types.ts'
import { runToPerson } from '../../src/session/moves.ts'
import { findMoments, goToMoment, newReplay, type Replay, seenIn, toldAt, turnAt } from '../../src/session/replay.ts'
import { savedGame } from '../../src/session/save.ts'
import { recordUpTo } from '../../src/session/saved-file.ts'
import type { SeatPlan } from '../../src/session/saved-game.ts'
import { newSession, type Session, standingReasons } from '../../src/session/session.ts'

const stops = { stop: 'matters', marks: [] } as const
const seats = ['tactics', 'raider', 'raider'].map((bot): SeatPlan => ({ kind: 'bot', bot }))

/** A raid that bots have played to its end. */
function played(): Session {
  const raiders = library.decks.slice(0, 2).map(({ id }, i) => ({ name: `R${i + 1}`, deck: id }))
  const game = start(library, { raid: 'onyxias-lair', raiders, seed: 4 }, { events: true })
  const session = newSession(library, game, seats, { stops })
  runToPerson(session)
  return session
}

const whole = played()
const record = savedGame(whole, 'a', 0).record
const known = (replay: Replay, eyes: Parameters<typeof seenIn>[1], seat: number): (string | null | undefined)[] => {
  const { seen } = seenIn(replay, eyes)
  return (seen.view.seats[seat]?.hand ?? []).map((id) => seen.view.cards[id]?.def)
}

const sessionOf = (game: Game): Session => newSession(library, game, seats, { stops, reasons: standingReasons(whole) })

/** The game that is loaded to its end. */
function toEnd(steps: Generator<Game, Game>): Game {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The replay of the same game, once all of its moments are known. */
function replayOf(upTo = record.choices.length, own: readonly number[] = []): Replay {
  const some = recordUpTo(record, upTo)
  const game = start(library, some.setup, { events: true })
  const replay = newReplay(sessionOf(game), some.choices)
  for (const _ of findMoments(replay, loading(library, some), own)) expect(replay.at).toBe(0)
  return replay
}

test('the first moment is there at once; others are known before the game has been read to its end', () => {
  const game = start(library, record.setup, { events: true })
  const replay = newReplay(sessionOf(game), record.choices)
  expect([replay.moments, replay.eyes, replay.whole]).toEqual([[0], [-1], false])
  const finding = findMoments(replay, loading(library, record), [])
  for (let i = 0; i < 250; i++) finding.next()
  const some = replay.moments
  expect(some.length).toBeGreaterThan(10)
  goToMoment(replay, 9)
  expect(choices(game)).toBe(some[9])
  for (const _ of finding);
  expect([replay.moments.slice(0, some.length), replay.at, replay.whole]).toEqual([some, 9, true])
})

const replay = replayOf()

test('a replay begins before the first choice, goes act by act to the end, and back to the same positions', () => {
  const some = [0, 3, 17, 40, 41]
  const { game } = replay.session
  expect([replay.at, choices(game)]).toEqual([0, 0])
  expect(replay.moments.length).toBeGreaterThan(50)
  const hashes = some.map((i) => {
    goToMoment(replay, i)
    return hash(game)
  })
  goToMoment(replay, replay.moments.length - 1)
  expect([choices(game), outcome(game)]).toEqual([record.choices.length, outcome(whole.game)])
  expect(goToMoment(replay, 9999)).toBe(false)
  for (const [n, i] of [...some.entries()].reverse()) {
    expect(goToMoment(replay, i)).toBe(true)
    expect(hash(game)).toBe(hashes[n])
  }
})

test('each moment tells what came of an act, after the reason of the bot', () => {
  const told = replay.moments.slice(0, 40).map((_, i) => {
    goToMoment(replay, i)
    const { reading } = seenIn(replay, 'open')
    expect(reading.log.length > 0).toBe(i > 0)
    return toldAt(replay, 'open')
  })
  expect(told[0]).toEqual([])
  // A turn may begin in which nothing happens before the next choice.
  expect(told.filter((lines) => lines.length > 0).length).toBeGreaterThan(30)
  const upTo = replay.moments[39] as number
  const said = standingReasons(whole).flatMap(({ seat, choice, text }) => (seat === 0 && choice < upTo ? [text] : []))
  for (const text of said) expect(told.flat()).toContain(`Onyxia: ${text}`)
  expect(said.length).toBeGreaterThan(3)
})

test('turns: each is found by the moment at which it has begun', () => {
  expect(replay.turns.length).toBeGreaterThan(5)
  for (const [i, { moment }] of replay.turns.entries()) {
    goToMoment(replay, moment)
    expect(view(replay.session.game, -1).turn.n).toBeGreaterThan(i)
    expect(turnAt(replay, moment)).toBeGreaterThanOrEqual(i)
  }
  expect(turnAt(replay, 0)).toBe(-1)
})

test('a raid that is over can be seen through any eyes: a seat’s, everybody’s, or with all cards open', () => {
  expect(replay.eyes).toEqual(['open', -1, 0, 1, 2])
  goToMoment(replay, 20)
  expect(known(replay, 1, 1).every(Boolean)).toBe(true)
  expect([known(replay, 1, 2), known(replay, -1, 1)]).toEqual([[], []])
  for (const seat of [0, 1, 2]) expect(known(replay, 'open', seat)).toEqual(known(replay, seat, seat))
  expect(known(replay, 'open', 1).length).toBeGreaterThan(0)
})

test('a raid that is not over is seen through one’s own eyes or everybody’s, never open', () => {
  expect(replayOf(200, [1]).eyes).toEqual([-1, 1])
  expect(replayOf(200).eyes).toEqual([-1])
})

test('a link carries the game without its hashes; whoever opens it plays it again and finds them', async () => {
  const saved = { ...savedGame(whole, 'a', 0), name: 'Once', picture: '' }
  const code = (await replayCode(saved, hash(whole.game)))!
  expect(code.length).toBeLessThan(20_000)
  const read = await readReplayCode(code)
  if ('wrong' in read) throw new Error(read.wrong)
  expect(recordOf(toEnd(replaying(library, read.opened.record, read.last)))).toEqual(record)
  expect([read.opened.name, read.opened.seats]).toEqual(['Once', seats])
  expect(read.opened.reasons.filter(({ seat }) => seat === 0).length).toBeGreaterThan(0)
})

test('a link that is damaged, changed or too long says so', async () => {
  const saved = {
    ...savedGame(sessionOf(toEnd(loading(library, recordUpTo(record, 50)))), 'a', 0),
    name: '',
    picture: '',
  }
  const code = (await replayCode(saved, '00000000'))!
  const read = await readReplayCode(code)
  if ('wrong' in read) throw new Error(read.wrong)
  expect(() => toEnd(replaying(library, read.opened.record, read.last))).toThrow('comes out otherwise')
  const other = { ...read.opened.record, choices: [77, 1] }
  expect(() => toEnd(replaying(library, other, read.last))).toThrow('comes out otherwise')
  for (const bad of [code.slice(0, 40), '#replay=AAAA', '#replay=%%', `#replay=${'A'.repeat(20_001)}`])
    expect(await readReplayCode(bad)).toEqual({ wrong: expect.stringMatching(/link/) })
})
