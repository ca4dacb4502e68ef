/** The limiter behind the mixer. Its numbers are measured in tests/browser/loudness.test.ts: nothing that the mixer lets through clips. */

export const limiter = {
  threshold: -9,
  knee: 6,
  ratio: 8,
  attack: 0.002,
  release: 0.15,
} as const

/** The gain after it. By itself it makes what is soft louder by half (its make-up gain), and the loudest no louder than 0.88. */
export const AFTER = 0.9
