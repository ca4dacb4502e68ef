/** The limiter behind the mixer. tests/browser/loudness.test.ts measures its numbers: nothing that the mixer lets through clips. */

export const limiter = {
  threshold: -9,
  knee: 6,
  ratio: 8,
  attack: 0.002,
  release: 0.15,
} as const

/** The gain after it. The limiter's make-up gain makes soft sounds louder by half, and limits the loudest to 0.88. */
export const AFTER = 0.9
