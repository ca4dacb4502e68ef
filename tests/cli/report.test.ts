import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { play } from '../../src/cli/pool/jobs.ts'
import { library } from '../../src/content.ts'
import { add, type Counts, noCounts } from '../../src/trials/counts.ts'
import { reportPage } from '../../src/trials/page.ts'
import { type Plan, plannedGame } from '../../src/trials/plan.ts'
import { contentOf } from '../../src/trials/run.ts'
import { adjusted, difference, quantile, spreadOf, wilson } from '../../src/trials/statistics.ts'
import { type Report, summary } from '../../src/trials/summary.ts'
import { ticks } from '../../src/trials/svg.ts'
import { reportLines } from '../../src/trials/text.ts'
import { raid } from './raid.ts'

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-report-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lair = library.raids[0]!
const template = readFileSync(new URL('../../src/raid/new.raid.json', import.meta.url), 'utf8')
const decks = library.decks.slice(0, 5).map(({ id }) => id)
const plan: Plan = {
  raid: lair.id,
  mode: undefined,
  sizes: [1, 2],
  decks,
  bosses: ['random'],
  bots: ['random'],
  games: 6,
  seed: 4,
}

test('Wilson’s interval agrees with published values', () => {
  // Newcombe 1998, Statistics in Medicine 17, 857: 81/263, 15/148, 0/20, 1/29.
  const rounded = (k: number, n: number) => {
    const { low, high } = wilson(k, n)!
    return [low, high].map((x) => Number(x.toFixed(4)))
  }
  expect(rounded(81, 263)).toEqual([0.2553, 0.3662])
  expect(rounded(15, 148)).toEqual([0.0624, 0.1605])
  expect(rounded(0, 20)).toEqual([0, 0.1611])
  expect(rounded(1, 29)).toEqual([0.0061, 0.1718])
  expect(wilson(0, 0)).toBeNull()
  expect(wilson(20, 20)).toMatchObject({ value: 1, high: 1 })
})

test('Newcombe’s interval of a difference agrees with published values', () => {
  // Newcombe 1998, Statistics in Medicine 17, 873, method 10: 56/70 - 48/80, and 10/10 - 0/10.
  const { value, low, high } = difference({ k: 56, n: 70 }, { k: 48, n: 80 })!
  expect([value, low, high].map((x) => Number(x.toFixed(4)))).toEqual([0.2, 0.0524, 0.3339])
  expect(difference({ k: 10, n: 10 }, { k: 0, n: 20 })!.low).toBeCloseTo(0.6791, 4)
  expect(difference({ k: 0, n: 0 }, { k: 1, n: 2 })).toBeNull()
})

test('like is compared with like: a difference that only the size of the party makes disappears', () => {
  const small = [
    { k: 1, n: 10 },
    { k: 9, n: 90 },
  ] as const
  const large = [
    { k: 81, n: 90 },
    { k: 9, n: 10 },
  ] as const
  expect(difference({ k: 82, n: 100 }, { k: 18, n: 100 })!.low).toBeGreaterThan(0.5)
  expect(adjusted([small, large])!.value).toBeCloseTo(0, 10)
  const hopeless = [
    { k: 0, n: 50 },
    { k: 0, n: 50 },
  ] as const
  const one = [
    { k: 30, n: 40 },
    { k: 10, n: 40 },
  ] as const
  expect(adjusted([one, hopeless])).toEqual(adjusted([one]))
  expect(adjusted([one])!.value).toBeCloseTo(0.5, 10)
  expect(adjusted([hopeless])).toBeNull()
  expect(adjusted([])).toBeNull()
})

test('the numbers along a chart are round, and go around all that is drawn', () => {
  expect(ticks(0, 1, 5)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
  expect(ticks(0, 1, 3)).toEqual([0, 0.5, 1])
  expect(ticks(-0.37, 0.91, 5)).toEqual([-0.5, 0, 0.5, 1])
  expect(ticks(0, 82, 5)).toEqual([0, 20, 40, 60, 80, 100])
  expect(ticks(0, 3, 6, 1)).toEqual([0, 1, 2, 3])
  expect(ticks(0, 0, 5, 1)).toEqual([0, 1])
})

test('quantiles of what was counted', () => {
  expect(spreadOf({ 10: 8, 2: 1, 30: 1 })).toEqual({ p10: 2, median: 10, p90: 10 })
  expect(quantile({}, 0.5)).toBe(0)
})

test('every deck plays each size and each place equally often', () => {
  const all = { ...plan, sizes: [1, 2, 3, 4, 5], bosses: ['tactics', 'random'], games: 50 }
  const seen = new Map<string, number>()
  for (let i = 0; i < all.games; i++) {
    const game = plannedGame(all, i)
    expect(new Set(game.decks).size).toBe(game.decks.length)
    game.decks.forEach((deck, seat) => {
      const key = [game.boss, game.decks.length, seat, deck].join(' ')
      seen.set(key, (seen.get(key) ?? 0) + 1)
    })
  }
  expect(seen.size).toBe(2 * 15 * decks.length)
  expect(new Set(seen.values())).toEqual(new Set([1]))
})

test('counts add up, whatever their keys are called', () => {
  const one = { ...noCounts(), sum: 3, rounds: { 2: { 7: 1 } }, falls: { ...noCounts().falls, cause: { a: 1 } } }
  const odd = JSON.parse('{"__proto__": 2, "a": 1}')
  const two = { ...noCounts(), sum: 4, rounds: { 2: { 7: 1, 8: 1 } }, falls: { ...noCounts().falls, cause: odd } }
  const both = add(add(noCounts(), one), two)
  expect(both.sum).toBe(7)
  expect(both.rounds).toEqual({ 2: { 7: 2, 8: 1 } })
  expect(Object.entries(both.falls.cause).sort()).toEqual([
    ['__proto__', 2],
    ['a', 2],
  ])
  expect(Object.getPrototypeOf(both.falls.cause)).toBe(Object.prototype)
})

/** The counts of some games of the plan. */
function counted(first: number, games: number): Counts {
  const counts = noCounts()
  for (const row of play(library, { work: { plan }, first, games })) {
    if (!row) continue
    expect(row).toMatchObject({ end: 'over', seed: plannedGame(plan, row.i).setup.seed })
    add(counts, row.counts!)
  }
  return counts
}

test('a report of a few games: its numbers agree with each other, and with a run in two parts', async () => {
  const content = contentOf(library, lair, plan)
  const report = summary(counted(0, 6), content, plan)
  expect(summary(add(counted(0, 2), counted(2, 4)), content, plan)).toEqual(report)
  expect(report).toMatchObject({ report: 'raidkeeper-balance', version: 1, asked: 6, all: { games: 6, broken: 0 } })
  expect(report.checksum).toMatch(/^[0-9a-f]{8}$/)
  const { won, lost, drawn } = report.all
  expect(won + lost + drawn).toBe(6)
  expect(report.bySize.map(({ raiders, games }) => [raiders, games])).toEqual([
    [1, 3],
    [2, 3],
  ])
  expect(report.byDeck.reduce((n, { games }) => n + games, 0)).toBe(3 + 6)
  expect(report.stages[0]).toMatchObject({ games: 6, reached: { value: 1 } })
  expect(report.stages.reduce((n, { ended }) => n + ended, 0)).toBe(6)
  expect(report.ends.reduce((n, { won, lost }) => n + won + lost, 0)).toBe(6)
  expect(report.stages[0]!.rounds).toBeGreaterThan(0)
  expect(report.cards.find(({ card }) => card === lair.starts)!.dealt).toBeGreaterThan(0)
  for (const list of [report.falls.byStage, report.falls.byRound, report.falls.byBoss, report.falls.byCause])
    expect(list.reduce((sum, { n }) => sum + n, 0)).toBe(report.falls.raiders)
  expect(report.byDeck.reduce((sum, { fell }) => sum + fell, 0)).toBe(report.falls.raiders)
  for (const card of report.cards) {
    expect(card.with.games + card.without.games).toBe(card.games)
    expect(card.with.games).toBe(card.playedIn)
    expect(card.playedIn).toBeLessThanOrEqual(card.played)
  }
  expect(report.cards.find(({ card }) => card === lair.starts)).toMatchObject({ from: 'start', playedIn: 6 })
  expect(report.cards.filter(({ deck }) => deck === '')).toHaveLength(lair.cards.length)

  const lines = reportLines(report)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100)
  expectPage(report)
})

/** A raid whose second event makes the raiders lose (102.1). */
const doomed = template.replace('"do": "draw", "by": "opponents", "n": 1', '"do": "lose", "by": "opponents"')

test('a text that ends the raid is named, and two versions of a raid stand side by side', async () => {
  const [now, before] = ['now', 'before'].map((name) => join(folder, `${name}.raid.json`)) as [string, string]
  writeFileSync(now, doomed)
  writeFileSync(before, template)
  const words = ['--report', '--raiders', '1', '--games', '3', '--bots', 'random', '--boss', 'random']
  const alone = JSON.parse((await raid(['simulate', now, ...words, '--json'])).out)
  expect(alone.ends).toEqual([{ cause: 'A Quiet Moment', won: 0, lost: 3 }])
  expect(alone.falls.byCause[0]).toEqual({ key: 'A Quiet Moment', n: 3, allies: 0 })
  const { code, out } = await raid(['simulate', now, ...words, '--against', before])
  expect(code).toBe(0)
  expect(out).toContain('Two versions')
  expect(out).toMatch(/^ {2}A Quiet Moment +– +100 %$/m)
  const both = JSON.parse((await raid(['simulate', now, ...words, '--against', before, '--json'])).out)
  expect(both.now).toEqual(alone)
  expect(both.compared.pairs.both + both.compared.pairs.onlyB).toBe(0)
})

/** The page has a table beside each chart, needs nothing else, and takes no names as markup. */
function expectPage(report: Report): void {
  const bad = '<script>alert(1)</script>'
  const page = reportPage({ ...report, raid: { ...report.raid, name: bad } })
  expect(page).not.toContain('<script')
  expect(page).toContain('&#60;script&#62;')
  expect(page).not.toMatch(/(?:src|href)=/)
  const figures = page.match(/<figure>/g) ?? []
  expect(figures.length).toBeGreaterThanOrEqual(7)
  expect(page.match(/<svg [^>]*role="img" aria-labelledby="[^"]+"><title id=/g)).toHaveLength(2 * figures.length)
  for (const [, pair] of page.matchAll(/<div class="pair">(.*?)<\/section>/gs)) expect(pair).toMatch(/<table>|None\./)
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
}

test('the command writes text, JSON and page', async () => {
  const words = [
    'simulate',
    lair.id,
    '--report',
    '--games',
    '2',
    '--raiders',
    '1',
    '--boss',
    'random',
    '--bots',
    'random',
  ]
  const file = join(folder, 'report.html')
  const text = await raid([...words, '--html', file])
  expect(text).toMatchObject({ code: 0, err: `The page is in ${file}.\n` })
  expect(text.out).toContain(`Balance of ${lair.name}`)
  expect(readFileSync(file, 'utf8')).toMatch(/^<!doctype html>/)
  const data = await raid([...words, '--json'])
  expect(JSON.parse(data.out)).toMatchObject({ version: 1, raid: { id: lair.id }, sizes: [1], all: { games: 2 } })
  const checksum = JSON.parse(data.out).checksum
  expect(text.out).toContain(checksum)
})

test.each([
  [['--html', 'x.html'], /only a report has a page/],
  [['--against', 'x.raid.json'], /only reports are compared/],
  [['--report', '--raiders', '0-2'], /not for 0 raiders/],
  [['--report', '--raiders', '4-2'], /--raiders has "4-2"/],
  [['--report', '--raiders', '2-9'], /not for 9 raiders/],
  [['--report', '--raiders', 'many'], /--raiders has "many"/],
  [['--report', '--decks', `${decks[0]},${decks[0]}`], /named twice/],
  [['--report', '--hold'], /--hold doesn't go with --report/],
  [['--report', '--records', folder], /--records doesn't go with --report/],
  [['--report', '--boss', 'raider'], /can't play the Boss's seat/],
  [['--report', '--games', '0'], /--games is "0"/],
  [['--report', '--html', join(folder, 'none', 'x.html')], /no such folder/],
  [['--report', '--html', folder], /is a folder/],
])('%j is refused with a fix, before any game', async (words, what) => {
  const { code, out, err } = await raid(['simulate', lair.id, ...words])
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(what)
  expect(err).toMatch(/fix: \w/)
})
