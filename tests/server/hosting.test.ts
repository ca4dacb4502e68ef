/** docs/hosting.md: each threat names a test that there is, each budget has its value and what attacks it, and each option is one of the program's. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { budgets, type Limit } from '../../src/server/budgets.ts'
import { attacks } from '../host/attacks.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const page = read('docs/hosting.md')
const threats = [...page.matchAll(/^\|([^|]+)\|[^|]+\| `(tests\/[^`]+)`: ([^|]+) \|$/gm)].map(
  ([, threat, file, title]) => ({
    ...{ threat: threat.trim(), file, title },
  }),
)

test('there is a line for each threat, as many as there are rows', () => {
  const rows = page.slice(page.indexOf('## Threats')).match(/^\|/gm) ?? []
  expect(threats).toHaveLength(rows.length - 2)
})

test.each(threats)('$threat: tested in $file', ({ file, title }) => {
  expect(read(file)).toContain(`'${title}'`)
})

test('the options are those of the program', () => {
  const main = read('src/server/main.ts')
  const told = [...page.matchAll(/^\| `(--\w+)/gm)].map(([, name]) => name)
  const known = [...main.matchAll(/\.option\(\s*'(--\w+)/g)].map(([, name]) => name)
  expect(told).toEqual(known)
})

const isLimit = (value: object): value is Limit => 'most' in value && 'perSecond' in value

/** Each number of budgets.ts, as the table has it. */
function valuesOf(part: object, name = ''): string[] {
  return Object.entries(part).flatMap(([key, value]: [string, number | object]): string[] => {
    const at = name ? `${name}.${key}` : key
    if (typeof value === 'number') return [`${at} ${value.toLocaleString('en')}`]
    if (!isLimit(value)) return valuesOf(value, at)
    return [`${at} ${value.most.toLocaleString('en')}, then ${value.perSecond.toLocaleString('en')} a second`]
  })
}

test('each budget is in the table with its value, and with a test or an attack that there is', () => {
  const rows = [...page.matchAll(/^\| `([a-z][\w.]*)` \| ([^|]+) \|.*\| ([^|]+) \|$/gm)]
  expect(rows.map(([, name, value]) => `${name} ${value}`).sort()).toEqual(valuesOf(budgets).sort())
  for (const [row, , , by = ''] of rows) {
    const named = [...by.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    expect(named.length, row).toBeGreaterThan(0)
    const isThere = (name: string): boolean =>
      name.startsWith('tests/') ? existsSync(new URL(name, root)) : attacks.some((attack) => attack.name === name)
    expect(
      named.filter((name) => !isThere(name)),
      row,
    ).toEqual([])
  }
})
