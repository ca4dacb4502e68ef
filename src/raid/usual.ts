/** What nearly every raid has: `raid()` of build.ts and `readRaid` fill it in where a raid says nothing else. */
import { type RaidDef, raidFormat } from './format.ts'

/**
 * Draw one card, keep ten (R100.4), the player to the Boss's left begins and nobody skips the first draw, the Boss may mulligan, the turn has the
 * common steps, and the machine listens to no events of its own; for one to five raiders, and meant for three to five.
 */
export const usual = {
  format: raidFormat,
  version: '1.0.0',
  language: 'en',
  raiders: { min: 1, max: 5, meant: [3, 5] },
  tokens: [],
  draws: 1,
  handMax: 10,
  firstTurn: 'left of boss',
  skipsFirstDraw: false,
  bossMulligans: true,
  turn: ['ready', 'draw', 'action', 'end', 'wrap-up'],
  listens: {},
} as const satisfies Partial<RaidDef>

/** What a raid need not say. */
export type Usual = keyof typeof usual
