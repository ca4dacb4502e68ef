/** Messages as they are sent, and what is found out about them before anything is made of them. */
import { describe, expect, test } from 'vitest'
import { nameOf, readWritten, tooMuchWritten, written } from '../../src/wire/index.ts'

const bounds = { values: 4000, depth: 8 }
const tooMuch = (text: string): string => tooMuchWritten(text, bounds)

const deck = (rows: number) => ({
  seat: 1,
  deck: { id: 'x', name: 'x', hero: 'y', about: '', cards: Array.from({ length: rows }, (_, i) => [1, `A card ${i}`]) },
})

test.each([
  ['whole', {}],
  ['say', { text: 'ä "quoted" \\ [[[[[[[[[[ {{{{{{{{{{ ,,,' }],
  ['answer', { question: 7, answer: 100_000 }],
  ['agree', { question: 1, parts: [[-3, 2]] }],
  ['terms', { seat: null, on: true, off: false, n: -1, half: 0.5, text: '\\'.repeat(300) }],
  ['deck', deck(500)],
])('what pages send passes and is read: %s', (name, data) => {
  const text = written(name, data)
  expect([nameOf(text), tooMuch(text), readWritten(text)]).toEqual([name, '', { name, data }])
})

test('what pages leave out is null', () => {
  expect(readWritten(written('begin', undefined))).toEqual({ name: 'begin', data: null })
  expect(readWritten('["begin"]')).toEqual({ name: 'begin', data: undefined })
})

describe('too much is found before anything is made of it:', () => {
  test.each([
    ['lists within each other', `["say",${'['.repeat(8)}`],
    ['60,000 of them', `["say",${'['.repeat(60_000)}`],
    ['records within each other', `["say",${'{"a":'.repeat(12_000)}`],
    ['lists behind a text with quotation marks', `["say","\\"",${'['.repeat(8)}`],
  ])('%s', (_, text) => expect(tooMuch(text)).toBe('It is nested too deeply.'))

  test.each([
    ['a list of 5,000', `["say",[${'0,'.repeat(5000)}0]]`],
    ['5,000 empty lists', `["say",[${'[],'.repeat(5000)}0]]`],
    ['a record of 5,000', `["say",{${'"a":0,'.repeat(5000)}"b":0}]`],
  ])('%s', (_, text) => expect(tooMuch(text)).toBe('It has too many values.'))
})

test.each([
  ['nothing', ''],
  ['no list', '{"say":1}'],
  ['no name', '[1,{}]'],
  ['an empty name', '["",{}]'],
  ['a name with a space', '["say it",{}]'],
  ['a name that is too long', `["${'x'.repeat(32)}",{}]`],
  ['a name that does not end', '["say'],
  ['something that does not end', '["say",{"text":"x"'],
  ['something behind its end', '["say",{}]]'],
  ['half a text', '["say",{"text":"x}]'],
])('%s is no message', (_, text) => expect(readWritten(text)).toBeNull())

test('wherever a message is cut off, it is none', () => {
  const text = written('deck', deck(20))
  for (let end = 0; end < text.length; end++) expect(readWritten(text.slice(0, end))).toBeNull()
})
