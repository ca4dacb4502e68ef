/** docs/hosting.md: each threat names a test that there is, and each option is one of the program's. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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
