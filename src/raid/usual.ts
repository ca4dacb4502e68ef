/** The defaults of a raid, filled in by `raid()` of build.ts and `readRaid`. */
import { type RaidDef, raidFormat } from './format.ts'

/**
 * Draw one card, keep ten (R100.4), the player to the Boss's left begins and nobody skips the first draw, the Boss may mulligan.
 * The turn has the common steps, the machine listens to no events of its own; for one to five raiders, meant for three to five.
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

/** The optional parts of a raid. */
export type Usual = keyof typeof usual
