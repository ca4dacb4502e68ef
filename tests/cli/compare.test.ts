import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { GameRow } from '../../src/cli/simulate/simulation.ts'
import { newComparison } from '../../src/trials/comparison.ts'
import { mcnemar, pairedDifference } from '../../src/trials/statistics.ts'
import { raid, spawned } from './raid.ts'

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-compare-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function module(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

/** Bots from outside: one takes the last answer where it is one of few, and passes otherwise; one breaks. */
const outside = module(
  'outside.mjs',
  `export const makeBot = (seat, seed, library) => ({
    choose: (view, { answers }) => ({ answer: { ...view }.seat === seat && answers.length < 4 ? answers.length - 1 : 0, why: '' }),
  })`,
)
const broken = module('broken.mjs', `export const makeBot = () => ({ choose() { throw new Error('I am broken') } })`)
const few = ['--raiders', '1', '--games', '3', '--seed', '2']

describe('statistics', () => {
  test('McNemar’s exact test is that of a fair coin', () => {
    expect(mcnemar({ both: 5, onlyA: 0, onlyB: 10, neither: 2 })).toBeCloseTo(2 / 1024, 12)
    expect(mcnemar({ both: 5, onlyA: 12, onlyB: 2, neither: 2 })).toBeCloseTo((2 * (1 + 14 + 91)) / 2 ** 14, 12)
    expect(mcnemar({ both: 0, onlyA: 3, onlyB: 3, neither: 0 })).toBe(1)
    expect(mcnemar({ both: 9, onlyA: 0, onlyB: 0, neither: 9 })).toBe(1)
    expect(mcnemar({ both: 0, onlyA: 1000, onlyB: 1200, neither: 0 })).toBeCloseTo(2.21e-5, 6)
  })

  test('Newcombe’s interval for pairs agrees with published values', () => {
    // Newcombe 1998, Statistics in Medicine 17, 2635: no pair differs; all differ one way.
    const rounded = (both: number, onlyA: number, onlyB: number, neither: number) => {
      const found = pairedDifference({ both, onlyA, onlyB, neither })!
      return [found.value, found.low, found.high].map((x) => Number(x.toFixed(4)))
    }
    expect(rounded(0, 30, 0, 0)).toEqual([-1, -1, -0.8395])
    expect(rounded(54, 0, 0, 0)).toEqual([0, -0.0664, 0.0664])
    expect(rounded(36, 12, 2, 0)).toEqual([-0.2, -0.3404, -0.0569])
    expect(pairedDifference({ both: 0, onlyA: 0, onlyB: 0, neither: 0 })).toBeNull()
  })
})

test('pairs are counted whichever game comes first; one without an end counts nowhere', () => {
  const row = (i: number, won: 'boss' | 'raiders' | null): GameRow => {
    const rest = { seed: 1, hash: 1, decisions: 1, rounds: 1, far: 0.5 }
    return won ? { i, end: 'over', won, ...rest } : { i, end: 'stalled', ...rest }
  }
  const { add, compared } = newComparison(4, 'boss')
  for (const one of [row(0, 'boss'), row(3, 'boss'), row(1, 'boss'), row(2, 'raiders'), row(4, 'boss')]) add(one)
  for (const one of [row(5, 'raiders'), row(6, null), row(7, 'boss')]) add(one)
  expect(compared()).toMatchObject({ pairs: { both: 1, onlyA: 1, onlyB: 1, neither: 0 }, unfinished: 1 })
})

test('compare plays the same games with both; the result is that of simulate', async () => {
  const words = [...few, '--boss', 'random,story', '--bots', 'random', '--json']
  const { code, out, err } = await raid(['compare', 'onyxias-lair', ...words, '--workers', '1'])
  expect(code).toBe(0)
  expect(err).toMatch(/^1 of 3 pairs: A won \d, B \d\n2 of 3 pairs: .*; farther .*\n3 of 3 pairs: .*\n$/)
  const found = JSON.parse(out)
  expect(found).toMatchObject({ side: 'boss', unfinished: 0, tallies: [{ games: 3 }, { games: 3 }] })
  const simulated = await raid([
    ...['simulate', 'onyxias-lair', ...few, '--boss', 'story', '--bots', 'random', '--json', '--workers', '1'],
  ])
  expect(JSON.parse(simulated.out).checksum).toBe(found.tallies[1].checksum)
})

test('a bot from outside is named by its path, takes any seat, and gets plain views', async () => {
  const words = [...few, '--boss', 'random', '--bots', `random,${outside}`]
  const { code, out } = await spawned(['compare', 'onyxias-lair', ...words, '--workers', '2'])
  expect(code).toBe(0)
  expect(out).toContain('3 pairs of games; the raiders won')
  expect(out).toContain(`B  ${outside}`)
  expect(out).toMatch(/only A won +0\n/)
  const alone = ['--workers', '1', '--json']
  const simulated = await raid(['simulate', 'onyxias-lair', ...few, '--boss', outside, '--bots', outside, ...alone])
  expect(JSON.parse(simulated.out)).toMatchObject({ games: 3, crashed: 0 })
})

test('a bot from outside that throws is told, and so is a module without a bot', async () => {
  const crash = await raid([
    ...['compare', 'onyxias-lair', ...few, '--boss', 'random', '--bots', `random,${broken}`, '--workers', '1'],
  ])
  expect(crash.code).toBe(1)
  expect(crash.err).toContain('I am broken')
  expect(crash.out).toMatch(/without an end +3\n/)
  const none = await raid(['simulate', 'onyxias-lair', '--bots', module('none.mjs', 'export const x = 1')])
  expect(none.code).toBe(2)
  expect(none.err).toMatch(/the module has no bot\n.*none\.mjs\n.*makeBot\(seat, seed, library\)/)
})

test.each([
  [['--boss', 'tactics'], /nothing to compare/],
  [['--boss', 'tactics,random,story'], /3 names/],
  [['--bots', 'raider,./no-such-bot.js'], /no such file: \.\/no-such-bot\.js/],
  [['--bots', 'raider,tactics'], /"tactics" can't play a raider's seat/],
])('compare %j is refused', async (words, what) => {
  const { code, err } = await raid(['compare', 'onyxias-lair', ...words])
  expect(code).toBe(2)
  expect(err).toMatch(what)
})
