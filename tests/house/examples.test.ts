import { expect, test } from 'vitest'
import { coverage, ruleBook } from '../book/book.ts'
import { sources } from './source.ts'

/** The 94 examples of the Comprehensive Rules 7.4: the rule they stand below, or the entry of the glossary, and their number there. */
const examples = `
  100.2c-1 103.4-1 200.1a-1 200.3-1 202.3-1 202.5-1 206.1a-1 206.1c-1 305.3a-1 400.1-1 400.4-1 400.7c-1
  400.7c-2 402.4-1 403.6b-1 404.2-1 404.2b-1 405.3-1 405.4-1 405.4-2 406.2a-1 406.6-1 407.1-1 407.2-1 407.3-1
  408.2c-1 408.3a-1 408.3c-1 408.3d-1 408.3d-2 408.3d-3 410.6a-1 410.6c-1 412.1b-1 412.1c-1 412.2-1 413.3-1
  414.1-1 414.3b-1 415.9b-1 501.1b-1 501.1b-2 501.1b-3 600.2b-1 601.2d-1 602.3-1 701.4-1 701.4a-1 702.2-1
  703.2-1 703.3a-1 703.3b-1 703.3c-1 703.4-1 706.1b-1 706.1c-1 706.2-1 707.1f-1 708.1a-1 708.3-1 709.2a-1
  709.2b-1 709.2b-2 709.2d-1 709.2f-1 709.2f-2 710.1b-1 712.8-1 714.2-1 714.3a-1 714.3b-1 714.3e-1 714.3f-1
  715.1-1 716.1c-1 716.1d-1 716.1e-1 717.1-1 717.2b-1 717.3-1 717.3-2 717.3-3 717.4b-1 717.5-1 719.1-1 719.2-1
  803.3-1 GL.Cost-Resource-1 GL.Doubled-1 GL.Empower-1 GL.Empower-2 GL.Empower-3 GL.Empower-4 GL.Unless-1
`
  .trim()
  .split(/\s+/)

const titles = sources('tests').flatMap(({ path, strings }) =>
  path.startsWith('tests/house/') ? [] : strings.map(({ text }) => text).filter((text) => text.includes('CR-EX-')),
)

test('every official example is a test that carries its id', () => {
  expect(new Set(examples).size).toBe(94)
  const cited = new Set(titles.flatMap((title) => [...title.matchAll(/CR-EX-([\w.-]+\d)/g)].map((match) => match[1])))
  // A second id of one rule may be written short: "CR-EX-709.2b-1, 709.2b-2".
  const short = (id: string) => titles.some((title) => title.includes(` ${id}`))
  expect(examples.filter((id) => !cited.has(id) && !short(id))).toEqual([])
})

test('every rule has a title; of those that a program can enforce, 95 in a hundred are enforced and tested', () => {
  const core = ruleBook().filter(({ rule }) => !rule.startsWith('R'))
  expect(core.filter(({ title }) => title === '').map(({ rule }) => rule)).toEqual([])
  expect(core.length).toBeGreaterThan(500)
  expect(coverage(core).rules).toBeGreaterThan(400)
  expect(coverage(core).share).toBeGreaterThanOrEqual(0.95)
})
