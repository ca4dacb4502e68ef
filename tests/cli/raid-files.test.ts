/** A raid plays from where it lies: made, packed, unpacked, simulated, replayed, with no edit in the program. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { raid, spawned } from './raid.ts'

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-raid-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What is said of code that lies elsewhere. */
const isCode = /^raid: .* is code and runs with all your rights; a \.raid\.json is data, and safe to open\.\n/

const done = async (...words: string[]): Promise<string> => {
  const { code, out, err } = await raid(words)
  expect(err.replace(isCode, '') + (code === 0 ? '' : out)).toBe('')
  return out
}
const few = ['--raiders', '1', '--games', '2', '--seed', '3', '--boss', 'random', '--bots', 'random', '--json']
const simulated = async (what: string, ...more: string[]): Promise<{ checksum: string }> =>
  JSON.parse(await done('simulate', what, ...few, ...more))
const firstOf = (records: string): string => join(records, readdirSync(records)[0] as string)

test('a new raid is checked, read, drawn, simulated and played from its file', async () => {
  expect(await done('new', 'Golem Yard', '--json', '-o', folder)).toContain('golem-yard.raid.json')
  const file = join(folder, 'golem-yard.raid.json')
  expect(await done('check', file)).toContain('no problems found')
  expect(await done('cards', file)).toContain('Rubble Wakes')
  expect(await done('machine', file)).toContain('heart')
  expect(await done('list', file)).toContain('golem-yard')
  const played = await raid(['play', file, '--raiders', '1', '--seed', '2', '--seat', 'none'])
  expect(played.code).toBe(0)
  expect(played.out).toContain('Golem Yard, 1 raider')
})

test('its folder plays the same games as its file, and a record needs its raid', async () => {
  const file = join(folder, 'golem-yard.raid.json')
  const home = join(folder, 'yard')
  await done('unpack', file, '-o', home)
  const [plain, carried] = [join(folder, 'plain'), join(folder, 'carried')]
  const { checksum } = await simulated(file, '--records', plain)
  expect((await simulated(home, '--records', carried, '--embed-raid')).checksum).toBe(checksum)

  const lost = await raid(['replay', firstOf(plain)])
  expect(lost.code).toBe(1)
  expect(lost.out).toContain('Its raid is not here: “Golem Yard” (golem-yard 0.1.0, by Your name).')
  expect(lost.out).toContain('fix: Open that raid’s file with it')
  expect(await done('replay', firstOf(plain), '--raid', home)).toContain('all hashes match')
  expect(await done('replay', firstOf(carried))).toContain('all hashes match')
})

test('code from elsewhere is said to be code as it is run, data and the program’s own raids are not', async () => {
  const file = join(folder, 'golem-yard.raid.json')
  const home = join(folder, 'told')
  await done('unpack', file, '-o', home)
  const warned = async (what: string) => isCode.test((await spawned(['check', what])).err)
  expect(await Promise.all([home, file, 'raids/onyxias-lair'].map(warned))).toEqual([true, false, false])
  expect((await raid(['--help'])).out).toContain(
    'A .ts or .js file is code and is run: open only those that you trust.',
  )
})

test.each([
  ['empty', ' \n', 'the file is empty', '`new NAME --json`'],
  ['comment', '{\n  // mine\n  "id": "x" }', 'not JSON', 'JSON has no comments'],
  ['comma', '{ "id": "x", }', 'not JSON', 'a comma too many'],
  ['half', '{ "id": "x"', 'not JSON', 'is missing'],
  ['other', '{ "deck": ["Hogger"] }', 'the file contains no raid', 'A raid has id, name, cards, decks, machine.'],
])('a file that is no raid says what to do: %s', async (name, text, what, fix) => {
  const file = join(folder, `${name}.raid.json`)
  writeFileSync(file, text)
  const { code, err } = await raid(['check', file])
  expect(code).toBe(2)
  expect(err).toContain(what)
  expect(err).toContain(fix)
})

test('a raid that is only begun is checked: all that is missing, in one go', async () => {
  const file = join(folder, 'begun.raid.json')
  writeFileSync(file, '\n{ "name": "Begun", "machine": {} }')
  const { code, out } = await raid(['check', file])
  expect(code).toBe(1)
  for (const part of ['id', 'about', 'calls', 'cards', 'decks'])
    expect(out).toContain(`${file}:2:1: raid: "${part}" is missing`)
  expect(out).not.toContain('machine: "id"')
  writeFileSync(file, '{ "id": "x" }')
  expect((await raid(['check', file])).out).toContain(`${file}:1:1: x: "machine" is missing`)
})

test('a mistake in the first file of the tutorial has the problems that the tutorial shows', async () => {
  const home = new URL('../../docs/write-a-raid/', import.meta.url)
  const [, shown = ''] = /```text\n([\s\S]*?)```/.exec(readFileSync(new URL('README.md', home), 'utf8')) ?? []
  const file = join(folder, 'black-moor.raid.json')
  writeFileSync(
    file,
    readFileSync(new URL('step-1.raid.json', home), 'utf8').replace('[30, "Lash of Roots"]', '[30, "Lash of Root"]'),
  )
  expect((await raid(['check', file])).out).toBe(shown.replaceAll('moor/black-moor.raid.json', file))
})

test('a raid with problems does not play, and each problem has its file', async () => {
  const file = join(folder, 'bad.raid.json')
  writeFileSync(file, JSON.stringify({ id: 'bad', name: 'Bad', cards: [], decks: {}, machine: {} }))
  for (const command of ['play', 'simulate', 'cards', 'pack']) {
    const { code, err } = await raid([command, file])
    expect(code).toBe(2)
    expect(err).toContain(`${file}: bad`)
    expect(err).not.toContain('bug in raidkeeper')
  }
  writeFileSync(file, JSON.stringify({ format: 2, id: 'bad', name: 'Bad', cards: [], decks: {}, machine: {} }))
  expect((await raid(['play', file])).err).toContain('This raid needs a newer raidkeeper')
})

test('the help of the program says that a raid in code is run, and a packed one is data', async () => {
  const { out } = await raid(['--help'])
  expect(out.replace(/\s+/g, ' ')).toContain(
    'A .ts or .js file is code and is run: open only those that you trust. A .raid.json file is data',
  )
  expect((await raid(['play', '--help'])).out).not.toContain('is run')
})
