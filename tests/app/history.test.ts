/** What finished raids add up to, what of them is kept, and the raid of the day. */
import type { IDBPDatabase } from 'idb'
import { expect, test } from 'vitest'
import { dayAt, dayIn, dayLine, dayState, dayTitle, raidOfDay } from '../../src/app/history/day.ts'
import {
  byDeck,
  byHero,
  byLevel,
  byRaid,
  historyJson,
  longestRow,
  mostResults,
  type Result,
  readHistory,
  recordOf,
  resultOf,
  tidied,
  wonOf,
} from '../../src/app/history/results.ts'
import { whatFile } from '../../src/app/shelf/what-file.ts'
import { plansOf, readLink, setupOf } from '../../src/app/start/raid-link.ts'
import { openResults } from '../../src/app/storage/result-store.ts'
import { catalogue } from '../../src/catalogue.ts'
import { library } from '../../src/content.ts'
import { start } from '../../src/engine/index.ts'
import type { GameRecord } from '../../src/engine/types.ts'

const day = '2026-11-28'
const result = (n: number, won: boolean, more: Partial<Result> = {}): Result => ({
  ...{ id: `game-${n}`, when: n, raid: 'onyxias-lair', name: 'Onyxia’s Lair', level: 'normal', side: 'raiders' },
  ...{ won, rounds: 7, raiders: 3, heroes: [{ hero: 'Warrax', deck: 'warrax', name: 'Shield of Ironforge' }] },
  ...more,
})

test('results are told by raid, level, hero and deck; the Boss’s seat counts for no hero', () => {
  const all = [
    result(3, true, { level: 'heroic', heroes: [{ hero: 'Warrax', deck: 'own-1', name: 'Mine' }] }),
    result(2, true),
    result(1, false),
    result(0, true, { side: 'boss', level: 'person', raid: 'molten-core', name: 'Molten Core', heroes: [] }),
  ]
  expect(byRaid(all)).toEqual([
    ['Onyxia’s Lair', 2, 3],
    ['Molten Core', 1, 1],
  ])
  expect(byLevel(all)).toEqual([
    ['Normal', 1, 2],
    ['Heroic', 1, 1],
    ['As the Boss', 1, 1],
  ])
  expect(byHero(all)).toEqual([['Warrax', 2, 3]])
  expect(byDeck(all)).toEqual([
    ['Shield of Ironforge', 1, 2],
    ['Mine', 1, 1],
  ])
  expect([recordOf(all, 'own-1'), recordOf(all, 'graccus')]).toEqual(['1 of 1 raid won', ''])
  expect([wonOf(all), longestRow(all), longestRow([])]).toEqual(['3 of 4 raids won', 2, 0])
})

test('a game counts for persons on one side, with the day that it was the raid of', () => {
  const wanted = raidOfDay(day)
  const game = { id: 'a', when: 5, record: { setup: setupOf(wanted) } as GameRecord, seats: plansOf(wanted) }
  const won = resultOf(game, { result: 'raiders' }, 9, catalogue)
  expect(won).toMatchObject({ raid: wanted.raid, level: wanted.boss, won: true, rounds: 9, side: 'raiders', day })
  expect(won?.heroes.map(({ deck }) => deck)).toEqual([wanted.raiders[0]?.deck])
  expect(resultOf(game, { result: 'draw' }, 9, catalogue)).toBeNull()
  const setup = { ...setupOf(wanted), position: { turn: 1, sides: [] } }
  expect(
    resultOf({ ...game, record: { setup } as unknown as GameRecord }, { result: 'raiders' }, 9, catalogue),
  ).toBeNull()
  const bots = game.seats.map((seat) => ({ ...seat, kind: 'bot' as const }))
  expect(resultOf({ ...game, seats: bots }, { result: 'boss' }, 9, catalogue)).toBeNull()
  const boss = game.seats.map((seat, i) => ({ ...seat, kind: i === 0 ? ('person' as const) : ('bot' as const) }))
  expect(resultOf({ ...game, seats: boss }, { result: 'boss' }, 9, catalogue)).toMatchObject({
    side: 'boss',
    won: true,
  })
  const both = game.seats.with(0, boss[0]!)
  expect(resultOf({ ...game, seats: both }, { result: 'boss' }, 9, catalogue)).toBeNull()
})

test('the raid of a day follows from its date: legal on every day, each raid in its turn, other cards every day', () => {
  expect(dayAt(Date.UTC(2026, 10, 28, 23, 59))).toBe(day)
  expect(raidOfDay(day)).toEqual(raidOfDay(day))
  const days = Array.from({ length: 40 }, (_, i) => dayAt(Date.UTC(2026, 10, 28 + i)))
  for (const one of days) {
    const wanted = raidOfDay(one)
    expect(() => start(library, setupOf(wanted))).not.toThrow() // one faction (R100.1)
    expect(dayIn(setupOf(wanted), plansOf(wanted)[0])).toBe(one)
    expect(dayIn({ ...setupOf(wanted), raiders: [] }, plansOf(wanted)[0])).toBeUndefined()
  }
  expect(new Set(days.slice(0, 5).map((one) => raidOfDay(one).raid)).size).toBe(5)
  expect(new Set(days.map((one) => raidOfDay(one).boss)).size).toBe(4)
})

test('the line to share says how it went, and sets the same raid up', () => {
  const tries = [result(3, true, { day }), result(2, false, { day }), result(1, true)]
  expect(dayState(day, [])).toBe('')
  expect(dayState(day, tries.slice(1))).toBe('lost once')
  expect(dayState(day, tries)).toBe('won in 7 rounds at try 2')
  const line = dayLine(day, tries, 'https://example.org/play/')
  expect(line.startsWith(`raidkeeper, raid of the day ${day}: ${dayTitle(day)}: won in 7 rounds at try 2. `)).toBe(true)
  expect(readLink(line.slice(line.indexOf('#')), catalogue)).toEqual({ wanted: raidOfDay(day), wrong: [] })
})

test('the newest are kept, one a game, and come back from a file', () => {
  const many = Array.from({ length: mostResults + 5 }, (_, i) => result(i, true))
  const kept = tidied([...many, result(7, false)])
  expect([kept.length, kept[0]?.id]).toEqual([mostResults, `game-${mostResults + 4}`])
  expect(kept.find(({ id }) => id === 'game-7')?.won).toBe(false)
  const text = historyJson(kept)
  expect(whatFile(text)).toEqual({ is: 'history' })
  expect(readHistory(text)).toEqual(kept)
  expect(readHistory(text.replace('"rounds": 7', '"rounds": -1'))).toMatchObject({
    wrong: expect.stringContaining('rounds'),
  })
})

test('rows that can’t be read are left out and counted; without a database results last as long as the page', async () => {
  const rows: unknown[] = [result(1, true), { id: 'x', when: 'now' }, null, result(2, false)]
  const base = { getAll: async () => rows } as unknown as IDBPDatabase
  const results = openResults({ base, trouble: '' })
  await results.refresh()
  expect([results.all().map(({ id }) => id), results.damaged()]).toEqual([['game-2', 'game-1'], 2])
  const none = openResults({ base: null, trouble: 'no' })
  await none.add([result(1, true)])
  await none.refresh()
  expect(none.all()).toHaveLength(1)
})
