import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choices, choose, engineVersion, load, misfit, RecordError, record, start } from '../../src/engine/index.ts'
import type { GameRecord } from '../../src/engine/types.ts'
import { fileText, readSavedFile, recordUpTo, seatsFor } from '../../src/session/saved-file.ts'
import { damagedFileText, fileName, type Saved, savedFileText, savedShape } from '../../src/session/saved-game.ts'

const deck = library.decks[0].id
const raiders = ['Ann', 'Bo', 'Cy'].map((name) => ({ name, deck }))
const setup = { raid: library.raids[0].id, raiders, seed: 3 }

function played(count: number): GameRecord {
  const game = start(library, setup)
  for (let i = 0; i < count; i++) expect(choose(game, 0)).toBeNull()
  return record(game)
}

const saved = (over: Partial<Saved> = {}): Saved => ({
  id: 'one',
  name: 'Before the flight',
  title: 'A raid',
  note: 'turn 3, stage 1',
  party: ['Ann (Someone)'],
  picture: '',
  when: 5,
  over: false,
  seats: [
    { kind: 'bot', bot: 'tactics' },
    { kind: 'person', bot: 'raider', person: 2 },
    { kind: 'bot', bot: 'careful' },
    { kind: 'person', bot: 'raider' },
  ],
  reasons: [{ choice: 1, seat: 0, text: 'because', cards: [], secret: false }],
  record: played(10),
  ...over,
})

test('a file brings back the game, its name, its seats and what bots said; it is still a record', () => {
  const text = savedFileText(saved())
  const opened = readSavedFile(text)
  if (opened instanceof RecordError) throw opened
  const { name, seats, reasons } = saved()
  expect(opened).toEqual({ name, seats, reasons, record: played(10) })
  expect(choices(load(library, opened.record))).toBe(10)
})

test('a file without a word about the table: a person has the first raider, the others are bots', () => {
  const opened = readSavedFile(JSON.stringify(played(2)))
  if (opened instanceof RecordError) throw opened
  expect(opened.seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'bot', 'bot'])
  const odd = readSavedFile(JSON.stringify({ ...played(2), table: { name: 7, seats: 'all', reasons: null } }))
  expect(odd).toEqual(opened)
})

test('the careless Boss of an earlier version is now that of Story', () => {
  const seats = saved().seats.with(0, { kind: 'bot', bot: 'careless' })
  const opened = readSavedFile(savedFileText(saved({ seats })))
  if (opened instanceof RecordError) throw opened
  expect(opened.seats[0]).toEqual({ kind: 'bot', bot: 'story' })
})

test('the cautious raider of an earlier version is now the careful one', () => {
  const seats = saved().seats.with(2, { kind: 'bot', bot: 'cautious' })
  const opened = readSavedFile(savedFileText(saved({ seats })))
  if (opened instanceof RecordError) throw opened
  expect(opened.seats[2]).toEqual({ kind: 'bot', bot: 'careful' })
})

test('seats that do not fit are filled: too few, or a bot that is not here', () => {
  const game = played(1)
  const seats = seatsFor(game, [
    { kind: 'bot', bot: 'a bot of the future' },
    { kind: 'bot', bot: 'tactics' },
  ])
  expect(seats.map(({ kind, bot }) => `${kind} ${bot}`)).toEqual([
    'bot tactics',
    'bot raider',
    'bot raider',
    'bot raider',
  ])
})

test('a row with what no file can hold still has a file, which says so', () => {
  const odd = saved({ record: { ...played(1), content: 10n } as unknown as GameRecord })
  expect(savedShape.safeParse(odd).success).toBe(true)
  expect(JSON.parse(savedFileText(odd))).toEqual({ unreadable: expect.stringContaining('BigInt') })
})

test('what is missing is told so', () => {
  const { engine: _, ...rest } = played(1)
  expect(readSavedFile(JSON.stringify(rest))).toMatchObject({ where: 'record.engine', what: 'Damaged: it is missing.' })
})

test('a file that is none says so', () => {
  for (const text of ['', 'no', '[]', 'null', '{"format":"other"}', '{"format":"raidkeeper-record","version":1}'])
    expect(readSavedFile(text)).toBeInstanceOf(RecordError)
})

test('a save of another version, or of other cards, is known before it is played', () => {
  const game = played(2)
  expect(misfit(library, game)).toBeNull()
  expect(misfit(library, { ...game, engine: '0' })?.what).toContain(`engine ${engineVersion}`)
  expect(misfit(library, { ...game, content: '0' })?.what).toContain('cards have changed')
  expect(misfit(library, { ...game, setup: { ...setup, raid: 'none' } })?.what).toContain('not known')
})

test('of a record that is damaged from a choice on, what comes before can be played', () => {
  const game = played(10)
  const torn = { ...game, hashes: `${game.hashes.slice(0, 6 * 8)}${'0'.repeat(8)}${game.hashes.slice(7 * 8)}` }
  let whole: number | null = null
  try {
    load(library, torn)
  } catch (error) {
    whole = (error as RecordError).whole
  }
  expect(whole).toBe(6)
  expect(record(load(library, recordUpTo(torn, 6)))).toEqual(played(6))
})

test('the name of a file says which game it is', () => {
  expect(fileName(saved())).toBe('raidkeeper-before-the-flight-turn-3-stage-1.json')
  expect(fileName(saved({ name: '../../etc: «»', note: '' }))).toBe('raidkeeper-etc.json')
  expect(fileName({ id: 'x', raw: 1 })).toBe('raidkeeper-x.json')
})

test('a row of the database is read with what it lacks, and a picture that is none is left out', () => {
  const { name: _, picture: __, party: ___, ...old } = saved()
  expect(savedShape.parse(old)).toMatchObject({ name: '', picture: '', party: [] })
  expect(savedShape.parse(saved({ picture: 'https://elsewhere/x.png' })).picture).toBe('')
  expect(savedShape.safeParse({ ...old, record: null }).success).toBe(false)
})

/** Rows of the database that are not as the page wrote them. */
const rowOf = (over: object): unknown => ({ ...saved(), ...over })
const reads = (over: object): boolean => savedShape.safeParse(rowOf(over)).success

test('a row of a moment that no calendar has, or of sizes that nothing has, is no saved game', () => {
  expect(reads({})).toBe(true)
  const reason = { choice: 1, seat: 0, text: 'because', cards: [], secret: false }
  for (const wrong of [
    { when: 1e300 },
    { when: -1 },
    { when: Number.NaN },
    { id: 5 },
    { id: 'x'.repeat(300) },
    { seats: Array.from({ length: 7 }, () => ({ kind: 'bot', bot: 'tactics' })) },
    { reasons: Array.from({ length: 20_001 }, () => reason) },
    { reasons: [{ ...reason, choice: 1e300 }] },
    { seats: [{ kind: 'bot', bot: 'x'.repeat(100) }] },
    {
      seats: [
        { kind: 'bot', bot: 'x', silent: Object.fromEntries(Array.from({ length: 600 }, (_, i) => [i, 'ever'])) },
      ],
    },
  ])
    expect(reads(wrong), JSON.stringify(wrong).slice(0, 80)).toBe(false)
})

test('what is only shown of a row or file is cleaned and cut', () => {
  const hostile = `A\u202En\u001B[31m\n${'x'.repeat(20_000)}`
  const read = savedShape.parse(
    rowOf({
      title: hostile,
      note: hostile,
      name: hostile,
      party: [hostile],
      picture: 'x',
      reasons: [{ choice: 1, seat: 0, text: hostile, cards: [], secret: false }],
    }),
  )
  for (const text of [read.title, read.note, read.name, ...read.party, read.reasons[0]!.text]) {
    expect(text).toMatch(/^An\[31m x+…$/)
    expect(text.length).toBeLessThan(2010)
  }
  expect(read.picture).toBe('')
  const table = { name: hostile, seats: [], reasons: [] }
  const opened = readSavedFile(`\uFEFF${JSON.stringify({ ...played(1), table })}`)
  if (opened instanceof RecordError) throw opened
  expect(opened.name).toMatch(/^An\[31m x+…$/)
})

test('a file that is too large is not read at all; one that can’t be read says so', async () => {
  const never = () => Promise.reject(new Error('was read'))
  const large = await fileText({ size: 1e9, arrayBuffer: never })
  expect(large).toMatchObject({ what: 'It is larger than 16 MB, so it is not read.' })
  expect(await fileText({ size: 9, arrayBuffer: never })).toMatchObject({ what: 'It can’t be read (Error: was read).' })
  const bytes = Uint8Array.from([0xff, 0xfe, 0x7b, 0, 0x7d, 0])
  expect(await fileText({ size: 6, arrayBuffer: async () => bytes.buffer })).toBe('{}')
})

test('the file of a row that can’t be read has what is there, or why not', () => {
  const round: unknown[] = []
  round.push(round)
  expect(damagedFileText({ id: 1, raw: { a: 1 } })).toBe('{"a":1}')
  expect(damagedFileText({ id: 1, raw: round })).toContain('circular')
  expect(fileName({ id: ['../', 1], raw: null })).toBe('raidkeeper--1.json')
})

test('of very many reasons the latest are in the file', () => {
  const reasons = Array.from({ length: 20_005 }, (_, choice) => ({
    choice,
    seat: 0,
    text: 'so',
    cards: [],
    secret: false,
  }))
  const opened = readSavedFile(savedFileText(saved({ reasons })))
  if (opened instanceof RecordError) throw opened
  expect([opened.reasons.length, opened.reasons[0]!.choice]).toEqual([20_000, 5])
})
