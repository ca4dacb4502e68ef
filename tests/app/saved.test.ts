import { expect, test } from 'vitest'
import { fileName, fileOf, readFile, type Saved, savedShape, seatsFor, upTo } from '../../src/app/saved.ts'
import { library } from '../../src/content.ts'
import { choices, choose, engineVersion, load, misfit, RecordError, record, start } from '../../src/engine/index.ts'
import type { GameRecord } from '../../src/engine/types.ts'

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
    { kind: 'bot', bot: 'cautious' },
    { kind: 'person', bot: 'raider' },
  ],
  reasons: [{ choice: 1, seat: 0, text: 'because', secret: false }],
  record: played(10),
  ...over,
})

test('a file brings back the game, its name, its seats and what bots said; it is still a record', () => {
  const text = fileOf(saved())
  const opened = readFile(text)
  if (opened instanceof RecordError) throw opened
  const { name, seats, reasons } = saved()
  expect(opened).toEqual({ name, seats, reasons, record: played(10) })
  expect(choices(load(library, opened.record))).toBe(10)
})

test('a file without a word about the table: a person has the first raider, the others are bots', () => {
  const opened = readFile(JSON.stringify(played(2)))
  if (opened instanceof RecordError) throw opened
  expect(opened.seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'bot', 'bot'])
  const odd = readFile(JSON.stringify({ ...played(2), table: { name: 7, seats: 'all', reasons: null } }))
  expect(odd).toEqual(opened)
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

test('a file that is none says so', () => {
  for (const text of ['', 'no', '[]', 'null', '{"format":"other"}', '{"format":"raidkeeper-record","version":1}'])
    expect(readFile(text)).toBeInstanceOf(RecordError)
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
  expect(record(load(library, upTo(torn, 6)))).toEqual(played(6))
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
