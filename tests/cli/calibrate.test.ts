import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Measure, settingsOf, waysOf } from '../../src/cli/calibrate/calibration.ts'
import { fitted, place } from '../../src/cli/calibrate/curve.ts'
import { levelsFile, merged, writeLevels } from '../../src/cli/calibrate/write.ts'
import { library } from '../../src/content.ts'
import { type LevelName, promised } from '../../src/players/index.ts'
import { levelNames, type RaidLevel } from '../../src/raid/format.ts'
import { raid, spawned } from './raid.ts'

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-levels-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const point = (mistakes: number, won: number, games = 100) => ({ mistakes, won, games })

test('where chance made the rate fall with more mistakes, neighbours share their mean', () => {
  const curve = fitted([point(0.5, 50), point(0, 10), point(0.25, 60), point(1, 90)])
  expect(curve).toEqual([
    { mistakes: 0, rate: 0.1 },
    { mistakes: 0.25, rate: 0.55 },
    { mistakes: 0.5, rate: 0.55 },
    { mistakes: 1, rate: 0.9 },
  ])
})

test('a rate has its place between two points, at an end that is near, or beyond', () => {
  const points = [point(0, 20), point(0.5, 60), point(1, 80)]
  expect(place(points, 0.4)).toMatchObject({ mistakes: 0.25 })
  expect(place(points, 0.18)).toMatchObject({ mistakes: 0 })
  expect(place(points, 0.82)).toMatchObject({ mistakes: 1 })
  expect(place(points, 0.1)).toEqual({ beyond: 'below', nearest: 0 })
  expect(place(points, 0.9)).toEqual({ beyond: 'above', nearest: 1 })
})

/** Games in which raiders win as often as these straight lines say, and how many shares were tried. */
function played(lines: Readonly<Record<string, readonly [none: number, all: number]>>) {
  const tried: string[] = []
  const measure: Measure = async (mode, mistakes, curve) => {
    for (const one of mistakes) {
      const [none, all] = lines[mode] ?? [0, 0]
      tried.push(`${mode} ${one}`)
      curve.set(one, { mistakes: one, won: Math.round(1000 * (none + one * (all - none))), games: 1000 })
    }
    return true
  }
  return { measure, tried }
}
const ways = { usual: 'usual', easier: ['small'], harder: ['hard'] }

test('all levels are found on one curve, each share measured once', async () => {
  const { measure, tried } = played({ usual: [0.05, 0.95] })
  const found = await settingsOf(levelNames, ways, measure)
  expect(found.map(({ level, mistakes }) => [level, mistakes])).toEqual([
    ['story', 0.83],
    ['normal', 0.5],
    ['heroic', 0.22],
    ['mythic', 0.06],
  ])
  expect(found.every(({ within, mode }) => within && mode === undefined)).toBe(true)
  expect(new Set(tried).size).toBe(tried.length)
  expect(tried.length).toBeLessThan(12)
})

test('handicaps only where play alone does not reach the level; and if nothing does, what comes nearest', async () => {
  const { measure } = played({ usual: [0.2, 0.6], small: [0.3, 1], hard: [0.15, 0.4] })
  const found = await settingsOf(levelNames, ways, measure)
  expect(found).toMatchObject([
    { level: 'story', mode: 'small', within: true },
    { level: 'normal', within: true },
    { level: 'heroic', within: true },
    { level: 'mythic', mode: 'hard', mistakes: 0, within: false },
  ])
  expect(found[1]).not.toHaveProperty('mode')
})

test('whoever stops it keeps the levels that were found', async () => {
  const { measure } = played({ usual: [0, 1] })
  let left = 2
  const found = await settingsOf(levelNames, ways, async (...asked) => left-- > 0 && measure(...asked))
  expect(found.map(({ level }) => level)).toEqual(['story', 'normal', 'heroic', 'mythic'].slice(0, found.length))
  expect(found.length).toBeLessThan(4)
})

test('the mode suggested for so many raiders is the usual one', () => {
  const modes = [
    { id: 'rules', name: '', about: '' },
    { id: 'small', name: '', about: '', suggested: [1, 2] as const, handicap: 'boss' as const },
    { id: 'hard', name: '', about: '', handicap: 'raiders' as const },
  ]
  expect(waysOf(modes, 2)).toEqual({ usual: 'small', easier: [], harder: ['hard'] })
  expect(waysOf(modes, 4)).toEqual({ usual: 'rules', easier: ['small'], harder: ['hard'] })
  expect(waysOf([], 4)).toEqual({ usual: '', easier: [], harder: [] })
})

test('a few games: the same levels with one worker and with two, and the checksum of the games that `simulate` plays', async () => {
  const words = ['calibrate', 'drowned-bell', '--raiders', '1', '--games', '1', '--confirm', '2', '--level', 'story']
  const alone = await raid([...words, '--bots', 'random', '--json', '--workers', '1'])
  expect(await spawned([...words, '--bots', 'random', '--json', '--workers', '2'])).toEqual(alone)
  const [row] = (JSON.parse(alone.out) as { levels: RaidLevel[] }).levels
  expect(row).toMatchObject({
    level: 'story',
    raiders: 1,
    measured: { games: 2, seed: 2, first: { won: 0, games: 2 } },
  })
  const same = ['--raiders', '1', '--bots', 'random', '--games', '2', '--seed', '2', '--mistakes', `${row?.mistakes}`]
  const played = await raid(['simulate', 'drowned-bell', '--mode', row?.mode ?? 'standard', ...same, '--json'])
  expect(JSON.parse(played.out).checksum).toBe(row?.measured?.checksum)
})

test('the levels that a raid has are measured on more games, and nothing else is tried', async () => {
  const file = join(folder, 'again.raid.json')
  copyFileSync('raids/drowned-bell.raid.json', file)
  writeLevels(file, [{ level: 'story', raiders: 1, mode: 'calm', mistakes: 0.7 }])
  const words = ['--raiders', '1', '--level', 'story', '--bots', 'random', '--workers', '1', '--kept', '--confirm', '2']
  const { out, err } = await raid(['calibrate', file, ...words, '--json'])
  const [row] = (JSON.parse(out) as { levels: RaidLevel[] }).levels
  expect(row).toMatchObject({ level: 'story', mode: 'calm', mistakes: 0.7, measured: { games: 2, seed: 2 } })
  expect(err.match(/the raiders won/g)).toHaveLength(1)
})

test.each([
  [['--level', 'easy'], 'easy'],
  [['--kept', '--raiders', '2', '--level', 'mythic'], 'for 2 raiders yet'],
  [['--raiders', '6'], 'not for 6 raiders'],
  [['--confirm', '0'], '--confirm'],
])('%j is refused', async (words, what) => {
  const { code, err } = await raid(['calibrate', 'drowned-bell', ...words])
  expect(code).not.toBe(0)
  expect(err).toContain(what)
})

const row = (level: LevelName, raiders: number, mistakes: number): RaidLevel => ({ level, raiders, mistakes })

test('new levels take the place of old ones; the list is in order', () => {
  const before = [row('story', 3, 0.9), row('mythic', 3, 0), row('normal', 5, 0.2)]
  expect(merged(before, [row('mythic', 3, 0.1), row('normal', 3, 0.5)])).toEqual([
    row('story', 3, 0.9),
    row('normal', 3, 0.5),
    row('mythic', 3, 0.1),
    row('normal', 5, 0.2),
  ])
})

test('they are kept in levels.json of a folder, or in the raid’s own file', () => {
  expect(levelsFile('onyxias-lair', 'onyxias-lair')).toBe(join('raids', 'onyxias-lair', 'levels.json'))
  expect(levelsFile('drowned-bell', 'drowned-bell')).toBe(join('raids', 'drowned-bell.raid.json'))
  expect(() => levelsFile('nowhere', 'nowhere')).toThrow('its folder is not here')
  const file = join(folder, 'bell.raid.json')
  copyFileSync('raids/drowned-bell.raid.json', file)
  writeLevels(file, [row('normal', 3, 0.35)])
  const { levels, cards } = JSON.parse(readFileSync(file, 'utf8'))
  expect(levels).toContainEqual(row('normal', 3, 0.35))
  expect(cards).toHaveLength(library.raids.find(({ id }) => id === 'drowned-bell')!.cards.length)
  const list = join(folder, 'levels.json')
  writeFileSync(list, '[]')
  writeLevels(list, [row('story', 3, 0.8)])
  expect(JSON.parse(readFileSync(list, 'utf8'))).toEqual([row('story', 3, 0.8)])
})

test('each level has a rate that it means', () => {
  expect(Object.keys(promised)).toEqual([...levelNames])
  expect(Object.values(promised)).toEqual([0.8, 0.5, 0.25, 0.1])
})
