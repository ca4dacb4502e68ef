/** The games that the tutorial plays in its last step (docs/write-a-raid): bots win as many of them as it prints. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Report } from '../../src/cli/report/summary.ts'
import { here } from '../cli/said.ts'

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-guide-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const home = new URL('../../docs/write-a-raid/', import.meta.url)
const [, step = ''] = readFileSync(new URL('README.md', home), 'utf8').split(/^## Step 8/m)

/** What the guide’s command prints, for the raid as it is before the step or after it. */
async function report(line: string, after: boolean): Promise<Report> {
  const file = join(folder, 'black-moor.raid.json')
  copyFileSync(new URL(`step-${after ? 8 : 7}.raid.json`, home), file)
  const [, , ...options] = line.replace(/ --html \S+/, '').split(' ')
  const { code, out } = await here(['simulate', file, ...options, '--workers', '1', '--json'])
  expect(code).toBe(0)
  return JSON.parse(out)
}

const lines = [...step.matchAll(/run -s raid -- (simulate .*)$/gm)].map(([, line = '']) => line)
const won = [...step.matchAll(/\d+ of 10/g)].map(([text]) => text)

test('two sizes of parties for each of three reports', () => {
  expect(lines).toHaveLength(3)
  expect(won).toHaveLength(6)
})

test.each(lines.map((line, i) => [line, i] as const))(
  '%s: the raids that bots win',
  async (line, i) => {
    const { bySize, neverPlayed } = await report(line, i > 0)
    expect(bySize.map((size) => `${size.won} of ${size.games}`)).toEqual(won.slice(2 * i, 2 * i + 2))
    if (i === 0) expect(neverPlayed.filter(({ deck }) => deck === '')).toEqual([])
  },
  900_000,
)
