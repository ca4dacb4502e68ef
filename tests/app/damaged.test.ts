/** A few damaged files at each door, always the same ones; `npm run soak -- --files 2000` tries more, and others with `--from`. */
import { expect, test } from 'vitest'
import { batter } from '../soak/files.ts'

test.each([
  ['file', 80],
  ['row', 80],
  ['link', 200],
  ['storage', 80],
  ['raid', 50],
] as const)('a damaged %s is read, or refused in plain words, and soon (%i of them)', async (door, count) => {
  expect(await batter(door, count, 1)).toBe('')
})
