/** Every deliberate mistake in a raid is reported: at its place, with the right word. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { readRaid } from '../../src/raid/read.ts'
import { mistakes } from './mistakes/list.ts'

const yard = readFileSync(new URL('mistakes/yard.raid.json', import.meta.url), 'utf8')

test('the raid that they are made in has no problem', () => {
  expect(readRaid(JSON.parse(yard), library)).toHaveProperty('raid')
})

test('there are many of them, and each is another', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(120)
  expect(new Set(mistakes.map(([what]) => what)).size).toBe(mistakes.length)
})

test.each(mistakes)('%s', (_, edit, path, word) => {
  const raid: unknown = JSON.parse(yard)
  edit(raid)
  const read = readRaid(raid, library)
  const problems = 'problems' in read ? read.problems : []
  const found = problems.map(({ path: at = ['?'], what, nearest, expected = [], fix }) => ({
    at: at.join('.'),
    says: [what, fix, nearest, ...expected],
  }))
  const right = found.some(({ at, says }) => at === path && says.some((one) => one === word || one?.includes(word)))
  expect(right ? [] : found, `${path}: ${word}`).toEqual(right ? [] : [path, word])
  expect(problems.length).toBeLessThanOrEqual(12)
  for (const { what, fix, where } of problems) for (const one of [what, fix, where]) expect(one).toMatch(/\S/)
})
