import { expect, test } from 'vitest'
import { numbered } from '../../src/rules/numbers/index.ts'
import { type Source, sources } from './source.ts'

const known = new Set(numbered.map(([rule]) => rule))
const raidRule = /\bR\d{3}(?:\.\d+[a-z]?)?\b/g
const coreRule = /(?<![\w.])\d{3}\.\d+[a-z]?(?!\w|\.\d)/g
/** A string that opens with a rule, as the titles of tests do. */
const opening = /^\d{3}\.\d+[a-z]?(?!\w|\.\d)/
const ruleField = /\brule:\s*'([^']*)'/g

interface Citation {
  rule: string
  where: string
}

function citations({ path, text, comments, strings }: Source): Citation[] {
  const found: Citation[] = []
  const note = (line: number, rules: Iterable<string>) => {
    for (const rule of rules) found.push({ rule, where: `${path}:${line}` })
  }
  for (const { line, text } of comments) note(line, [...matches(text, raidRule), ...matches(text, coreRule)])
  for (const { line, text } of strings) note(line, [...matches(text, raidRule), ...(text.match(opening) ?? [])])
  for (const match of text.matchAll(ruleField)) {
    const line = text.slice(0, match.index).split('\n').length
    note(line, match[1] ? match[1].split(/,\s*/) : [])
  }
  return found
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([rule]) => rule)

const mine = (path: string) => path.startsWith('tests/house/') || path.startsWith('src/rules/numbers/')
const cited = sources('src', 'raids', 'tests')
  .filter(({ path }) => !mine(path))
  .flatMap(citations)

test('every rule that is cited exists', () => {
  const unknown = cited.filter(({ rule }) => !known.has(rule)).map(({ rule, where }) => `${where} cites ${rule}`)
  expect(unknown).toEqual([])
})

test('every rule is listed once, in our few words', () => {
  expect(known.size).toBe(numbered.length)
  for (const [rule, title, standing, reason] of numbered) {
    expect(rule).toMatch(/^R?\d{3}(?:\.\d+[a-z]?)?$/)
    expect(title.length).toBeLessThan(90)
    if (standing) expect(reason?.length ?? 0, rule).toBeGreaterThan(9)
  }
})
