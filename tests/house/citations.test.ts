import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { rulesWith } from '../../src/raid/rules.ts'
import { citations } from '../book/book.ts'

const numbered = rulesWith(library.raids)
const known = new Set(numbered.map(([rule]) => rule))

test('every rule that is cited exists', () => {
  const cited = citations('src', 'raids', 'tests')
  const unknown = cited.filter(({ rule }) => !known.has(rule)).map(({ rule, where }) => `${where} cites ${rule}`)
  expect(unknown).toEqual([])
  expect(cited.length).toBeGreaterThan(1000)
})

test('every rule is listed once, in our few words', () => {
  expect(known.size).toBe(numbered.length)
  for (const [rule, title, standing, reason] of numbered) {
    expect(rule).toMatch(/^R?\d{3}(?:\.\d+[a-z]?)?$/)
    expect(title, rule).toMatch(/^.{3,89}$/)
    expect([undefined, 'definition', 'unenforceable'], rule).toContain(standing)
    if (standing !== undefined) expect(reason, rule).toMatch(/^.{10,}$/)
  }
})
