import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue.ts'
import { library } from '../../src/content.ts'
import { engineVersion } from '../../src/engine/index.ts'
import { otherEngine } from '../../src/players/index.ts'
import { levelNames, type RaidLevel } from '../../src/raid/format.ts'
import { lintRaid } from '../../src/raid/lint.ts'
import { changedSince, withLevels } from '../raids/level-table.ts'

const onyxia = library.raids.find(({ id }) => id === 'onyxias-lair')!
const problems = (...levels: unknown[]): string[] =>
  lintRaid({ ...onyxia, levels: levels as RaidLevel[] }, library).map(({ where, what }) => `${where}: ${what}`)
const measured = { won: 8, games: 16, first: { won: 2, games: 4 }, seed: 1, checksum: '0a', engine: '1' }

test.each(library.raids.map(({ id, levels = [] }) => [id, levels] as const))(
  '%s: the harder the level, the fewer mistakes in the same mode; and what was measured adds up',
  (_id, levels) => {
    for (const raiders of [3, 4, 5]) {
      const rows = levelNames.flatMap((name) => levels.filter((one) => one.level === name && one.raiders === raiders))
      for (const [i, { mode, mistakes }] of rows.entries()) {
        const before = rows.slice(0, i).filter((one) => one.mode === mode)
        expect(before.every((one) => one.mistakes >= mistakes)).toBe(true)
      }
    }
    for (const { measured } of levels) if (measured) expect(measured.first.games).toBeLessThanOrEqual(measured.games)
  },
)

test('sound levels pass', () => {
  expect(problems({ level: 'story', raiders: 3, mistakes: 0.5, mode: 'first-raid', measured })).toEqual([])
})

test.each([
  ['a share above 1', { level: 'story', raiders: 3, mistakes: 40 }, '40 is not a share'],
  ['an unknown level', { level: 'easy', raiders: 3, mistakes: 0.4 }, '"easy"'],
  [
    'an unknown mode',
    { level: 'story', raiders: 3, mistakes: 0.4, mode: 'frist-raid' },
    'there is no mode "frist-raid"',
  ],
  ['six raiders', { level: 'story', raiders: 6, mistakes: 0.4 }, '6 is not a whole number from 1 to 5'],
  [
    'more wins than games',
    { level: 'story', raiders: 3, mistakes: 0.4, measured: { ...measured, won: 17 } },
    'more raids were won than played',
  ],
])('%s is refused', (_what, level, said) => {
  expect(problems(level)).toEqual([expect.stringContaining(said)])
})

test('a level twice for the same number of raiders is refused', () => {
  const one = { level: 'story', raiders: 3, mistakes: 0.4 }
  expect(problems(one, { ...one, mistakes: 0.5 })).toEqual([expect.stringContaining('appears twice')])
})

test('docs/balance.md has the levels as the raids do; `npm run raids` writes them', () => {
  const page = readFileSync('docs/balance.md', 'utf8')
  expect(withLevels(page, catalogue.raids)).toBe(page)
})

test('every level is measured with the engine that ships, or the page says of which engine it is and what has changed since', () => {
  const page = readFileSync('docs/balance.md', 'utf8')
  const engines = new Set(library.raids.flatMap(({ levels = [] }) => levels.map(otherEngine)).filter(Boolean))
  for (const engine of engines) {
    expect(changedSince[engine], `what has changed since engine ${engine}: tests/raids/level-table.ts`).toBeDefined()
    expect(page).toMatch(new RegExp(`measured with engine ${engine}, not with `))
  }
  expect(Object.keys(changedSince).sort()).toEqual([...engines].sort())
})

test('a row of an older engine is named under the table', () => {
  const offer = { ...catalogue.raids[0]!, levels: [{ level: 'story', raiders: 3, mistakes: 0.5, measured }] } as const
  const page = '<!-- levels: written by `npm run raids` --><!-- end of levels -->'
  expect(withLevels(page, [offer])).toContain('1 of these rows was measured with engine 1, not with ')
  const now = { ...offer, levels: [{ ...offer.levels[0], measured: { ...measured, engine: engineVersion } }] } as const
  expect(withLevels(page, [now])).not.toContain('not with')
})
