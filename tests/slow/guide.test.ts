/** The report of the tutorial's last step that is soonest played; `npm run soak -- --guide` plays all. */
import { expect, test } from 'vitest'
import { program } from '../cli/program.ts'
import { faultOf, reports, wins } from '../soak/guide.ts'

test('two sizes of parties for each of three reports', () => {
  expect(reports).toHaveLength(3)
  expect(wins).toHaveLength(6)
})

test('bots win as many raids of one and two raiders as the tutorial prints', () => {
  expect(reports[2]).toContain('--raiders 1,2')
  expect(faultOf(2, program)).toBe('')
})
