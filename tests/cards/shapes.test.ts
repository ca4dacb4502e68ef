/** Each family of texts has a card with a test: powers and texts that are alike but for their numbers, damage types, tags and names. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allCards } from '../../src/cards/sets/index.ts'
import { isObject } from '../../src/language/meta.ts'

/** Families of fewer cards are the long tail, which the exhaustive runner plays (tests/soak/cards/kept.ts). */
const LEAST = 3

/** Keys whose words tell cards of a family apart. */
const words = ['type', 'damageType', 'tag', 'trait', 'name', 'counter']

/** A piece of data without what differs within a family, its fields in one order. */
function shape(value: unknown, key = ''): unknown {
  if (typeof value === 'number') return 'N'
  if (typeof value === 'string') return words.includes(key) ? 'W' : value
  if (Array.isArray(value)) return value.map((one) => shape(one, key))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((inner) => [inner, shape(value[inner], inner)]),
  )
}

test('every family of three cards or more has one that a test names', async () => {
  const here = new URL('.', import.meta.url)
  const tests = readdirSync(here)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, here), 'utf8').replaceAll('’', "'").replaceAll("\\'", "'"))
    .join('\n')
  const families = new Map<string, string[]>()
  for (const { name, text, attach, powers = [], front = [], back = [] } of await allCards())
    for (const part of [...powers, ...front, ...back, ...(text ? [{ text, attach }] : [])]) {
      const key = JSON.stringify(shape(part))
      families.set(key, [...(families.get(key) ?? []), name])
    }
  const large = [...families].filter(([, names]) => names.length >= LEAST)
  const untold = large.filter(([, names]) => !names.some((name) => tests.includes(name)))
  console.log(
    `${families.size} families, ${large.length} of ${LEAST} cards or more, ${large.length - untold.length} with a test`,
  )
  expect(untold).toEqual([])
})
