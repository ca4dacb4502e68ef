import type { Terms } from '../../src/wire/index.ts'

/** What people agree on if a test does not say otherwise. */
export const terms: Terms = {
  raid: 'onyxias-lair',
  boss: 'normal',
  raiders: ['person', 'person', 'raider'],
  listed: false,
  undo: 'vote',
  openHands: false,
  aloud: false,
  speed: 0,
  clock: 0,
  grace: 60,
}
