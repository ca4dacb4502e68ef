/** Turning points in words. */
import { expect, test } from 'vitest'
import { turningText } from '../../src/session/reviewed.ts'

const names = ['Onyxia', 'Ann', 'Boris']
const point = { round: 4, seat: 1, choice: 99, far: 30, worth: 12, chance: null, play: 0, luck: 0, better: '' }

test('play and luck are told apart, from the raid’s side', () => {
  const told = [
    { play: -3.2, better: 'Play Rend.' },
    { play: -1.4, luck: -5, better: 'without “Attack with Kor”' },
    { play: 2 },
    { luck: 4.6 },
    { seat: 0, luck: -6 },
    { seat: 0, luck: 2 },
  ].map((one) => turningText({ ...point, ...one }, names))
  expect(told).toEqual([
    "Round 4: Ann's turn cost 3 % of the way. Better: Play Rend.",
    "Round 4: Ann's turn cost 1 % of the way. Better: without “Attack with Kor”. Bad luck in it took 5 %.",
    "Round 4: Ann's turn gained 2 % of the way on the next best that was found.",
    "Round 4: Luck in Ann's turn gave 5 %.",
    "Round 4: Onyxia's turn went 6 % worse for the raid than was to be expected.",
    "Round 4: Onyxia's turn went 2 % better for the raid than was to be expected.",
  ])
})
