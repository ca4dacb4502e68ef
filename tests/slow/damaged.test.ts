/** A few damaged files at each door, always the same ones; `npm run soak -- --files 2000` tries more, and others with `--from`. */
import { expect, test } from 'vitest'
import { tryEdits } from '../soak/edits.ts'
import { batter } from '../soak/files.ts'
import { mistaken } from '../soak/raids.ts'

test.each([
  ['file', 40],
  ['row', 40],
  ['link', 100],
  ['storage', 40],
  ['raid', 25],
  ['deck', 40],
  ['deck link', 40],
  ['campaign', 40],
] as const)('a damaged %s is read, or refused in plain words, and soon (%i of them)', async (door, count) => {
  expect(await batter(door, count, 1)).toBe('')
})

test('of a raid that ships with the game, with mistakes in it, the checker tells what is wrong (30 of them)', () => {
  expect(mistaken(30, 1)).toBe('')
})

test('a raid that is changed while it is played: its game is made again as far as it goes, or is the same', () => {
  expect(tryEdits(15, 1).faults).toEqual([])
  expect(tryEdits(1, 590_372).faults).toEqual([])
})
