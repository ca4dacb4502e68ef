/** Headless play: steps, questions, passing, undo, seats that change hands, and what is kept. */
import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choices, decision, hash, load, outcome, start, view } from '../../src/engine/index.ts'
import { newGameLog, readLog, resetLog } from '../../src/session/game-log.ts'
import {
  answer,
  changeSeat,
  concedeSeat,
  nextKind,
  runToPerson,
  settle,
  silence,
  startPassing,
} from '../../src/session/moves.ts'
import { savedGame } from '../../src/session/save.ts'
import { readSavedFile } from '../../src/session/saved-file.ts'
import { type SeatPlan, savedFileText } from '../../src/session/saved-game.ts'
import {
  asksPerson,
  newSession,
  onlooker,
  pending,
  question,
  type Session,
  seatsInGame,
  standingReasons,
} from '../../src/session/session.ts'
import type { Stop } from '../../src/session/stops.ts'
import { redoToPerson, undoToPerson } from '../../src/session/undo.ts'
import { table } from '../table/index.ts'

const bots = ['tactics', 'raider', 'raider', 'careful']

/** Onyxia against so many raiders, with persons in these seats. */
function session(persons: readonly number[], stop: Stop = 'matters', count = 3, seed = 4): Session {
  const raiders = library.decks.slice(0, count).map(({ id }, i) => ({ name: `R${i + 1}`, deck: id }))
  const game = start(library, { raid: 'onyxias-lair', raiders, seed })
  const seats = bots
    .slice(0, count + 1)
    .map((bot, seat): SeatPlan => ({ kind: persons.includes(seat) ? 'person' : 'bot', bot }))
  return newSession(library, game, seats, { stops: { stop, marks: [] } })
}

/** Plays on: persons take their first answer. Returns the seats that were asked. */
function playOn(s: Session, most: number): number[] {
  const asked: number[] = []
  for (let n = 0; n < most && runToPerson(s) >= 0 && asksPerson(s); n++) {
    asked.push(question(s)!.seat)
    expect(answer(s, 0)).toBeNull()
  }
  return asked
}

describe('steps', () => {
  test('bots alone play a raid to its end, one decision a step', () => {
    const s = session([], 'matters', 1)
    const before = choices(s.game)
    expect(nextKind(s)).toBe('bot')
    expect(choices(s.game)).toBe(before + 1)
    const steps = runToPerson(s)
    expect(pending(s)).toEqual({ kind: 'over' })
    expect(choices(s.game)).toBe(before + 1 + steps)
    expect(outcome(s.game)).not.toBeNull()
    expect([nextKind(s), runToPerson(s)]).toEqual(['over', 0])
  })

  test('the same session played again is the same game', () => {
    const [one, two] = [session([]), session([])]
    runToPerson(one, 120)
    while (choices(two.game) < choices(one.game)) nextKind(two)
    expect(hash(two.game)).toBe(hash(one.game))
    expect(two.reasons).toEqual(one.reasons)
  })

  test('only persons are waited for, and only their seats are answered', () => {
    const s = session([1, 3])
    expect(answer(s, 0)).toEqual({ rule: decision(s.game)?.rule, why: 'A bot decides now.' })
    const asked = playOn(s, 16)
    expect(asked).toHaveLength(16)
    expect(new Set(asked)).toEqual(new Set([1, 3]))
    runToPerson(s)
    const at = choices(s.game)
    expect(answer(s, 99)?.why).toContain('There is no answer 99')
    expect(choices(s.game)).toBe(at)
  })

  test('the more seldom the game stops, the less a person is asked for the same turns', () => {
    const asked = (stop: Stop): number => {
      const s = session([1, 2, 3], stop)
      let n = 0
      while (onlooker(s).turn.n < 6 && settle(s).kind !== 'over') {
        runToPerson(s)
        if (asksPerson(s)) n++
        const pass = question(s)?.answers.findIndex(({ do: what }) => what === 'pass') ?? -1
        answer(s, Math.max(0, pass))
      }
      return n
    }
    const [always, matters, useful] = [asked('always'), asked('matters'), asked('useful')]
    expect(always).toBeGreaterThan(matters)
    expect(matters).toBeGreaterThan(useful)
    expect(useful).toBeGreaterThan(0)
  })
})

describe('passing', () => {
  test('passing goes on until the turn ends, or until something happens, and is over where priority is asked for', () => {
    const s = session([1], 'always')
    playOn(s, 12)
    runToPerson(s)
    while (question(s)?.kind !== 'priority') playOn(s, 1)
    const turn = onlooker(s).turn.n
    startPassing(s, 'turn ends')
    for (runToPerson(s); question(s)?.kind !== 'priority'; runToPerson(s)) answer(s, 0)
    expect(onlooker(s).turn.n).toBeGreaterThan(turn)
    expect(s.passing).toBeNull()
    startPassing(s)
    const before = choices(s.game)
    runToPerson(s)
    expect(choices(s.game)).toBeGreaterThan(before)
  })

  test('a card that was told so is no reason to stop, and can be told otherwise', () => {
    const s = session([1])
    silence(s, 1, 'Rend', 'quiet')
    silence(s, 1, 'Parvink', 'no')
    expect(s.seats[1]?.silent).toEqual({ Rend: 'quiet', Parvink: 'no' })
    silence(s, 1, 'Rend', null)
    changeSeat(s, 1, { kind: 'bot', bot: 'raider' })
    expect(s.seats[1]).toEqual({ kind: 'bot', bot: 'raider', silent: { Parvink: 'no' } })
  })
})

describe('undo', () => {
  test('leads from question to question of the persons, and redo leads back', () => {
    const s = session([1])
    const at: string[] = []
    for (let i = 0; i < 8; i++) {
      runToPerson(s)
      at.push(hash(s.game))
      answer(s, 0)
    }
    runToPerson(s)
    const end = hash(s.game)
    for (const was of at.toReversed()) {
      expect(undoToPerson(s)).toBe(true)
      expect([hash(s.game), asksPerson(s)]).toEqual([was, true])
    }
    expect(undoToPerson(s)).toBe(false)
    expect(hash(s.game)).toBe(at[0])
    for (let i = 1; i < at.length; i++) expect([redoToPerson(s), hash(s.game)]).toEqual([true, at[i]])
    expect([redoToPerson(s), hash(s.game)]).toEqual([true, end])
    expect(redoToPerson(s)).toBe(false)
  })

  test('without persons it is one choice at a time', () => {
    const s = session([])
    runToPerson(s, 20)
    expect([undoToPerson(s), choices(s.game)]).toEqual([true, 19])
  })

  test('reasons of what was taken back are out of sight, come back with redo, and go with another choice', () => {
    const s = session([1])
    playOn(s, 10)
    runToPerson(s)
    const all = standingReasons(s)
    expect(all.length).toBeGreaterThan(3)
    while (undoToPerson(s));
    const left = standingReasons(s)
    expect(left.length).toBeLessThan(all.length)
    while (redoToPerson(s));
    expect(standingReasons(s)).toEqual(all)
    while (undoToPerson(s));
    answer(s, 1)
    expect(s.reasons).toEqual(left)
  })
})

describe('seats', () => {
  test('102.1b a person concedes, whoever is asked; a bot’s seat does not', () => {
    const s = session([1, 2])
    runToPerson(s)
    const no = { rule: '102.1b', why: 'Only a person who plays here can concede.' }
    expect(concedeSeat(s, 0)).toEqual(no)
    expect(concedeSeat(s, 7)).toEqual(no)
    expect(concedeSeat(s, 2)).toBeNull()
    expect(seatsInGame(s)).toEqual([1])
    expect(concedeSeat(s, 2)?.rule).toBe('102.1b')
    expect(undoToPerson(s)).toBe(true)
    expect(seatsInGame(s)).toEqual([1, 2])
  })

  test('a seat that a bot takes over is not asked any more', () => {
    const s = session([1])
    runToPerson(s)
    expect(question(s)?.seat).toBe(1)
    changeSeat(s, 1, { kind: 'bot', bot: 'raider' })
    expect(pending(s).kind).toBe('bot')
    runToPerson(s, 50)
    changeSeat(s, 0, { kind: 'person', bot: 'tactics' })
    runToPerson(s)
    expect(question(s)?.seat).toBe(0)
  })
})

describe('what is kept', () => {
  test('a saved game goes on where it was, with its seats and reasons', () => {
    const s = session([2])
    playOn(s, 15)
    runToPerson(s)
    const saved = savedGame(s, 'one', 1_750_000_000_000)
    expect(saved).toMatchObject({ id: 'one', title: "Onyxia's Lair", when: 1_750_000_000_000, over: false })
    expect(saved.note).toMatch(/^round \d+, stage 1$/)
    expect(saved.party).toHaveLength(3)
    const read = readSavedFile(savedFileText({ ...saved, name: 'Mine' }))
    if ('error' in read || !('record' in read)) throw read
    expect(read).toMatchObject({ name: 'Mine', seats: s.seats, reasons: saved.reasons })
    const again = newSession(library, load(library, read.record), read.seats, { stops: s.stops, reasons: read.reasons })
    expect(hash(again.game)).toBe(hash(s.game))
    expect(question(again)).toEqual(question(s))
    const lines = (one: Session) => readLog(newGameLog(one), one, view(one.game, 2)).log
    expect(lines(again)).toEqual(lines(s))
  })

  test('the log grows for one reader, and begins anew for another and after undo', () => {
    const s = session([1])
    const log = newGameLog(s)
    playOn(s, 5)
    const first = readLog(log, s, view(s.game, 1))
    playOn(s, 5)
    const second = readLog(log, s, view(s.game, 1))
    expect(second.events).toBe(first.events)
    expect(second.log.length).toBeGreaterThan(0)
    expect(readLog(log, s, view(s.game, -1)).events).not.toBe(first.events)
    undoToPerson(s)
    resetLog(log)
    const third = readLog(log, s, view(s.game, 1))
    expect(third.log).toEqual(readLog(newGameLog(s), s, view(s.game, 1)).log)
    expect(third.log.length).toBeLessThan(second.log.length)
  })
})

test('R201.2 the last event is the one that came up last, also if it had no legal target', () => {
  const s = session([], 'matters', 3, 12)
  const log = newGameLog(s)
  const idle = new Set<string>()
  let last = ''
  for (let read = 0; idle.size < 1 && nextKind(s) !== 'over'; ) {
    const { events, lastEvent } = readLog(log, s, view(s.game, 1))
    for (const { on, what = 0, names } of events.slice(read)) {
      const name = names[what] ?? ''
      if (on === 'reveal' && log.eventCards.has(name)) last = name
      if (on === 'cease' && name === last) idle.add(name)
    }
    read = events.length
    expect(lastEvent).toBe(last)
  }
  expect([...idle]).toEqual(['Smoke and Ash'])
})

test('a question for all raiders together is asked of a person among them', () => {
  const t = table({
    raid: 'magtheridons-lair',
    boss: { hero: 'Magtheridon (Unleashed)', hand: ['Fiery Pits'], resources: 2, deck: ['Blast Nova'] },
    raiders: [{ cards: ['Latro Abiectus'] }, { cards: ['Crazy Igvand'] }],
  })
  const { game } = t.play('Fiery Pits').resolve()
  const of = decision(game)
  expect(of).toMatchObject({ seat: 1, joint: [1, 2] })
  const seats = bots.slice(0, 3).map((bot, seat): SeatPlan => ({ kind: seat === 2 ? 'person' : 'bot', bot }))
  const s = newSession(library, game, seats, { stops: { stop: 'matters', marks: [] } })
  expect(question(s)).toEqual({ ...of, seat: 2 })
  expect(asksPerson(s)).toBe(true)
  changeSeat(s, 2, { kind: 'bot', bot: 'raider' })
  expect(question(s)).toBe(of)
})
