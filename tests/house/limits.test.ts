/** docs/limits.md has every limit with its present value, and names files that exist. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { largestRaid, longestLink } from '../../src/app/shelf/raid-code.ts'
import { longestDeck, longestDeckLink } from '../../src/decks/index.ts'
import { longestSound } from '../../src/sound/own-sounds.ts'
import { bounds, growth } from '../../src/state/bounds.ts'

const root = new URL('../../', import.meta.url)
const page = readFileSync(new URL('docs/limits.md', root), 'utf8')
const rows = page.split('\n').flatMap((line) => {
  const [, name, value, , , by, attack] = line.split('|').map((cell) => cell.trim())
  return name?.startsWith('`') ? [{ name: name.replaceAll('`', ''), value, by, attack }] : []
})

function limitsIn(data: object, name: string): [name: string, n: number][] {
  return Object.entries(data).flatMap(([key, v]: [string, number | object]) =>
    typeof v === 'number' ? [[`${name}.${key}`, v] as [string, number]] : limitsIn(v, `${name}.${key}`),
  )
}
const limits = [
  ...limitsIn(bounds, 'bounds'),
  ...limitsIn(growth, 'growth'),
  ...limitsIn({ longestLink, largestRaid, longestDeck, longestDeckLink, longestSound }, ''),
]

test('every limit is listed with its value, and nothing else is', () => {
  const said = rows.map(({ name, value }) => `${name} ${value}`).sort()
  expect(said).toEqual(limits.map(([name, n]) => `${name.replace(/^\./, '')} ${n.toLocaleString('en')}`).sort())
})

test.each(rows)('$name is enforced and attacked in files that there are', ({ by = '', attack = '' }) => {
  const files = [...`${by} ${attack}`.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? '')
  expect(files.length).toBeGreaterThan(1)
  expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([])
  expect(files.at(-1)).toMatch(/^tests\//)
})
