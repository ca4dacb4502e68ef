import { expect, test } from 'vitest'
import { wordsOfRaid } from '../../src/cli/cards/word-usage.ts'
import type { Check, Form } from '../../src/language/schema/shape.ts'
import { cardShape, vocabulary } from '../../src/language/schema.ts'
import { wordsOn } from '../../src/language/usage.ts'
import { library } from '../set/index.ts'

test('every word of the language stands on some card, or in what a raid does', () => {
  const { cards, raids } = library
  const used = new Set([
    ...[...cards, ...raids.flatMap((raid) => raid.cards)].flatMap((card) => [...wordsOn(card)]),
    ...raids.flatMap((raid) => [...wordsOfRaid(raid)]),
  ])
  expect([...vocabulary].filter((word) => !used.has(word))).toEqual([])
  expect([...used].filter((word) => !vocabulary.has(word))).toEqual([])
})

test('the grammar as data, of which others make something, has every word of the language', () => {
  const there = new Set<string>()
  const seen = new Set<Check>()
  const read = (check: Check): void => {
    if (seen.has(check)) return
    seen.add(check)
    const form = check.form()
    if (form.is === 'value') there.add(String(form.value))
    if (form.is === 'words') for (const word of form.words) there.add(word)
    if (form.is === 'record') for (const field of Object.keys(form.fields)) there.add(field)
    for (const part of partsOf(form)) read(part)
  }
  read(cardShape)
  // 'do deal: smash' stands there as the field "smash", 'mod stat' as the value "stat"
  const isThere = (word: string): boolean => [...there].some((one) => word.endsWith(` ${one}`))
  expect([...vocabulary].filter((word) => !isThere(word))).toEqual([])
})

function partsOf(form: Form): readonly Check[] {
  switch (form.is) {
    case 'here':
    case 'list':
      return [form.of]
    case 'tuple':
    case 'one of':
      return form.of
    case 'record':
      return Object.values(form.fields).map(({ check }) => check)
    default:
      return []
  }
}
