import { expect, test, vi } from 'vitest'
import { coverage, ruleBook } from './book.ts'
import { citationsOf } from './citations.ts'
import { rules } from './rules.ts'

/** What the command prints. */
function said(number: string | undefined, options: Parameters<typeof rules>[1] = {}): string {
  let out = ''
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text)
    return true
  })
  try {
    rules(number, options)
    return out
  } finally {
    spy.mockRestore()
  }
}

test('citations: comments, rule fields, titles, with ranges spread out', () => {
  const code = `// 410.6a-c, R203.1-3\nconst no = { rule: '302.2', why: 'x 500.1' } // costs 1.5\n/* 717.4b:\n * 717.2a */\n`
  expect(citationsOf('src/x.ts', code)).toEqual([
    { rule: 'R203.1', where: 'src/x.ts:1' },
    { rule: 'R203.2', where: 'src/x.ts:1' },
    { rule: 'R203.3', where: 'src/x.ts:1' },
    { rule: '410.6a', where: 'src/x.ts:1' },
    { rule: '410.6b', where: 'src/x.ts:1' },
    { rule: '410.6c', where: 'src/x.ts:1' },
    { rule: '717.4b', where: 'src/x.ts:3' },
    { rule: '717.2a', where: 'src/x.ts:4' },
    { rule: '302.2', where: 'src/x.ts:2' },
    { rule: '302.2', where: 'src/x.ts:2' },
  ])
  const title = citationsOf('tests/x.test.ts', `test('a mount (302.3, CR-EX-405.3-1)', () => {})\n`)
  expect(title.map(({ rule }) => rule)).toEqual(['302.3', '405.3'])
})

test('rules: every number once, in the order of the book, with all that a program may want to know', () => {
  const out = said(undefined, { json: true })
  const lines = JSON.parse(out) as ReturnType<typeof ruleBook>
  expect(lines).toEqual(ruleBook())
  expect(lines.length).toBe(new Set(lines.map(({ rule }) => rule)).size)
  expect(lines[0]).toEqual({
    rule: '100',
    title: 'Building a deck',
    status: 'definition',
    code: expect.any(Array),
    tests: expect.any(Array),
    reason: 'The heading of its rules.',
  })
  const window = lines.find(({ rule }) => rule === '602.2')
  expect(window?.status).toBe('enforced')
  expect(window?.code.some((place) => /^src\/rules\/602-combat\S*\.ts:\d+$/.test(place))).toBe(true)
  expect(window?.tests.some((place) => place.startsWith('tests/rules/602.test.ts:'))).toBe(true)
})

test('rules 410.6: the number and what is below it, each place by file and line', () => {
  const out = said('410.6')
  expect(out).toMatch(/^410\.6 {2}/)
  expect(out).toMatch(/^410\.6a .*: enforced$/m)
  expect(out).toMatch(/^ {2}enforced {2}src\/rules\/410-priority\.ts:\d+$/m)
  expect(out).not.toMatch(/^410\.5/m)
})

test('rules --missing: only gaps; their number agrees with the summary', () => {
  const out = said(undefined, { missing: true, json: true })
  for (const line of JSON.parse(out) as ReturnType<typeof ruleBook>)
    expect(line.status === 'missing' || line.tests.length === 0, line.rule).toBe(true)
  const book = ruleBook()
  const { rules, enforced } = coverage(book)
  expect(rules - enforced).toBe(book.filter(({ status }) => status === 'missing').length)
})

test('a number that does not exist is refused with how numbers look', () => {
  const problem = { message: 'there is no rule 999.9', fix: expect.stringContaining('410.6a') }
  expect(() => said('999.9')).toThrow(expect.objectContaining(problem))
})

test('R400, R401, R402 a chapter by its digit: of R4 every rule is enforced and tested', () => {
  const out = said('R4')
  expect(out).toMatch(/^R400\.1 .*enforced/m)
  expect(out).toMatch(/^R402\.4d .*enforced/m)
  expect(out).not.toMatch(/^R5|^4/m)
  expect(out).toContain('both: 100.0 %')
})
