/** R304 in the terminal: the places on the table are many, the question stays short. */
import { expect, test } from 'vitest'
import { byLength, restOf, shortList } from '../../src/cli/play/lengths.ts'
import type { Answer, Decision } from '../../src/engine/types.ts'

const ask = (answers: readonly Answer[], kind: Decision['kind'] = 'arrange'): Decision => ({
  seat: 1,
  kind,
  rule: 'R304',
  about: {},
  answers,
  matters: true,
  step: '',
})
const number = (n: number): Answer => ({ do: 'number', n })
const many = ask([{ do: 'done' }, ...Array.from({ length: 33 }, (_, i) => number(10 * i))])

test('R304: of many places five are listed, with the ends, and the range is told', () => {
  expect(shortList(many)).toEqual([0, 1, 9, 17, 25, 33])
  expect(restOf(many)).toEqual(['Or any length from 0 to 320 mm: "120 mm" takes the nearest free place.'])
})

test('R304: a length that is typed takes the nearest place', () => {
  expect(byLength(many, '120 mm')).toBe(13)
  expect(byLength(many, '124mm')).toBe(13)
  expect(byLength(many, '9999 mm')).toBe(33)
  expect(byLength(many, '120')).toBeNull()
  expect(byLength(ask([number(1)], 'number'), '1 mm')).toBeNull()
  expect(byLength(ask([{ do: 'done' }]), '1 mm')).toBeNull()
})

test('few places are all listed, and so is every other question', () => {
  const few = ask([{ do: 'done' }, number(0), number(10)])
  expect([shortList(few), restOf(few)]).toEqual([[0, 1, 2], []])
  const x = ask(
    Array.from({ length: 30 }, (_, i) => number(i)),
    'x',
  )
  expect([shortList(x).length, restOf(x)]).toEqual([30, []])
})
