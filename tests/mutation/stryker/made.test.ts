/** What Stryker makes of a file. `npm run mutation` runs this first: Stryker is not part of the project's own packages. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutantsOf } from './made.ts'

const small = 'src/state/dice.ts'
const mutants = await mutantsOf([small])

test('the mutants of a file are places of its text', () => {
  const text = readFileSync(small, 'utf8')
  expect(mutants.length).toBeGreaterThan(10)
  for (const { original, replacement, line } of mutants) {
    expect(text).toContain(original)
    expect(text).toContain(line)
    expect(replacement).not.toBe(original)
  }
})

test('of several of the same change in one line each has its number', () => {
  const names = mutants.map(({ location, ...name }) => JSON.stringify(name))
  expect(new Set(names).size).toBe(mutants.length)
})

test('they are the same every time', async () => {
  expect(await mutantsOf([small])).toEqual(mutants)
})
