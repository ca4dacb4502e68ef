/** What commands write lies exactly where they were told, or they refuse, with the place and what to do. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { raid } from './raid.ts'

const all = mkdtempSync(join(tmpdir(), 'raidkeeper-places-'))
let folder = all
let n = 0
const home = process.cwd()
beforeEach(() => {
  folder = join(all, `t${n++}`)
  mkdirSync(folder)
  process.chdir(folder)
  return () => process.chdir(home)
})
afterAll(() => rmSync(all, { recursive: true, force: true }))

/** Everything below the folder. */
const lying = (): string[] => (readdirSync(folder, { recursive: true }) as string[]).sort()

test.each([
  ['golem-yard', 'golem-yard/raid.ts'],
  ['Golem Yard', 'golem-yard/raid.ts'],
  ['a/b/golem-yard', 'a/b/golem-yard/raid.ts'],
  ['./My Yard (2)', 'My Yard (2)/raid.ts'],
  ['x/yard.v2', 'x/yard.v2/raid.ts'],
  ['x/Hof der Gölems', 'x/Hof der Gölems/raid.ts'],
  ['x/../yard/', 'yard/raid.ts'],
  ["it's/a yard", "it's/a yard/raid.ts"],
])('new %j writes %s', async (path, file) => {
  const { code, err, out } = await raid(['new', path])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(lying().filter((one) => one.endsWith('.ts'))).toEqual([file])
  const [, word = ''] = /check (.*)/.exec(out) ?? []
  expect(word.includes(' ') ? word.startsWith("'") : true).toBe(true)
})

test('new writes at an absolute path, and calls the raid as its last part', async () => {
  const place = join(folder, 'far', 'Golem Yard')
  expect((await raid(['new', place])).code).toBe(0)
  expect(readFileSync(join(place, 'raid.ts'), 'utf8')).toContain("'Golem Yard'")
  expect(lying()).toEqual(['far', 'far/Golem Yard', 'far/Golem Yard/raid.ts'])
})

test.each([
  [['a/yard', '--json'], 'a/yard.raid.json'],
  [['a/yard.raid.json', '--json'], 'a/yard.raid.json'],
  [['a/yard.raid.json'], 'a/yard.raid.json'],
  [['my yard.json'], 'my yard.json'],
  [['yard', '--json', '-o', 'b c'], 'b c/yard.raid.json'],
  [['yard', '--json', '--out', '007'], '007/yard.raid.json'],
])('new %j writes one file', async (words, file) => {
  expect(await raid(['new', ...words])).toMatchObject({ code: 0, err: '' })
  expect(lying().filter((one) => one.endsWith('.json'))).toEqual([file])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ id: expect.stringMatching(/yard$/) })
})

test('new refuses what is there already, and what can’t be written, and writes nothing', async () => {
  writeFileSync('file', '')
  mkdirSync('full')
  writeFileSync('full/raid.ts', 'mine')
  mkdirSync('taken.raid.json')
  const before = lying()
  const cases: [string[], string, string][] = [
    [['./full'], 'this file exists already', 'full/raid.ts'],
    [['./file'], 'this is a file, not a folder', 'file'],
    [['file/yard'], "can't be written", 'file/yard'],
    [['/dev/null/yard'], "can't be written", '/dev/null/yard'],
    [['/proc/yard.raid.json'], "can't be written", '/proc/yard.raid.json'],
    [['taken', '--json'], 'this is a folder, not a file', 'taken.raid.json'],
    [['./full', '--json'], 'this is a folder, not a file', 'full'],
    [['a/yard', '-o', 'b'], 'the place is named twice', 'a/yard'],
    [['a/raid.ts'], 'this names a file of code', 'a/raid.ts'],
    [['a/!!'], "can't be the name of a raid", '<name>'],
    [['yard', '-o', ' '], 'is empty', '--out'],
  ]
  for (const [words, what, where] of cases) {
    const { code, err, out } = await raid(['new', ...words])
    expect({ words, code, out }).toEqual({ words, code: 2, out: '' })
    expect(err).toContain(what)
    expect(err).toMatch(/\n {2}where: .+\n {2}fix: .+/)
    expect(err).toContain(where)
  }
  expect(lying()).toEqual(before)
  expect(await raid(['new', './full', '--force'])).toMatchObject({ code: 0 })
  expect(readFileSync('full/raid.ts', 'utf8')).not.toBe('mine')
})

test('pack and unpack write at the place that is named, or refuse', async () => {
  expect(await raid(['new', 'made/yard.raid.json'])).toMatchObject({ code: 0 })
  expect(await raid(['pack', 'made/yard.raid.json', '-o', 'far/my yard'])).toMatchObject({
    code: 0,
    out: 'Written: far/my yard\n',
  })
  expect(await raid(['unpack', 'made/yard.raid.json', '-o', 'far/some yard'])).toMatchObject({ code: 0 })
  expect(existsSync('far/some yard/raid.ts')).toBe(true)
  const into = await raid(['pack', 'made/yard.raid.json', '-o', 'far'])
  expect(into).toMatchObject({ code: 2, err: expect.stringContaining('this is a folder, not a file') })
  const over = await raid(['unpack', 'made/yard.raid.json', '-o', 'far/my yard'])
  expect(over).toMatchObject({ code: 2, err: expect.stringContaining('this is a file, not a folder') })
})

test('a game is saved under the name that is typed, spaces included', async () => {
  const file = join(folder, 'my  game "2".json')
  const words = ['play', 'onyxias-lair', '--raiders', '1', '--seed', '3']
  const { out } = await raid(
    words,
    [`save ${file}`, `save "${join(folder, 'quoted name.json')}"`, `save ${folder}`, `save ${file}/x`, 'quit'].join(
      '\n',
    ),
  )
  expect(out).toContain(`Saved in ${file}.`)
  expect(out).toMatch(/Not saved: .*EISDIR/)
  expect(out).toMatch(/Not saved: .*ENOTDIR/)
  expect(lying()).toEqual(['my  game "2".json', 'quoted name.json'])
}, 60_000)
