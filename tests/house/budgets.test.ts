/** docs/hosting.md has every budget of the server with its value, and names tests and attacks that there are. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { budgets, type Limit } from '../../src/server/budgets.ts'
import { attacks } from '../host/attacks.ts'

const root = new URL('../../', import.meta.url)
const page = readFileSync(new URL('docs/hosting.md', root), 'utf8')
const part = page.slice(page.indexOf('## What clients may cost'), page.indexOf('## Threats'))
const rows = [...part.matchAll(/^\| `([\w.]+)` \| ([^|]+) \|.*\| ([^|]+) \|$/gm)].map(
  ([, name = '', value = '', by = '']) => ({
    name,
    value,
    by,
  }),
)

const shown = (n: number): string => n.toLocaleString('en')
const isLimit = (value: object): value is Limit => 'perSecond' in value

function all(data: object, name: string): string[] {
  return Object.entries(data).flatMap(([key, v]: [string, number | object]) => {
    const at = name ? `${name}.${key}` : key
    if (typeof v === 'number') return [`${at} ${shown(v)}`]
    return isLimit(v) ? [`${at} ${shown(v.most)}, then ${shown(v.perSecond)} a second`] : all(v, at)
  })
}

test('every budget is listed with its value, and nothing else is', () => {
  expect(rows.map(({ name, value }) => `${name} ${value}`).sort()).toEqual(all(budgets, '').sort())
})

test.each(rows)('$name is attacked in tests that there are', ({ by }) => {
  const words = [...by.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
  const known = (word: string): boolean =>
    word.startsWith('tests/') ? existsSync(new URL(word, root)) : attacks.some(({ name }) => name === word)
  expect(words.length).toBeGreaterThan(0)
  expect(words.filter((word) => !known(word))).toEqual([])
})
