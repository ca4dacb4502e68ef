import { expect, test } from 'vitest'
import { unsaid } from '../soak/unsaid.ts'

test('every fourth card says all of its data: any other data is another text, or refused', () => {
  expect(unsaid(4)).toEqual([])
})
