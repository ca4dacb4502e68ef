/**
 * Random raids: random legal answers, one to five raiders, with everything checked that must hold at any time. The quick part
 * of them is a test; `npm run soak` plays two thousand.
 */
import { library } from '../../src/content.ts'
import { type RunningGame, running } from '../../src/engine/game.ts'
import { start } from '../../src/engine/new-game.ts'
import type { Library } from '../../src/engine/types.ts'
import { type Checks, playOut } from './checks.ts'

/** Which raid, and in which of its modes. */
export interface Hall {
  raid: string
  mode?: string
}
const lair: Hall = { raid: 'onyxias-lair' }

/** A raid by its seed, at its first decision. */
export const randomRaid = (seed: number, events = false, hall: Hall = lair): RunningGame =>
  begun(library, seed, events, hall)

/** The same, with any library that has the raid. */
export function begun(library: Library, seed: number, events: boolean, hall: Hall): RunningGame {
  const decks = library.decks.slice(0, 5) // of one faction (R100.1)
  const raiders = Array.from({ length: 1 + (seed % 5) }, (_, i) => ({
    name: `R${i + 1}`,
    deck: decks[(seed + i) % decks.length]!.id,
  }))
  return running(start(library, { ...hall, raiders, seed }, { events }))
}

/** Plays one raid to its end. Throws at the first thing that is wrong, with seed and choice. */
export const playRandom = (seed: number, checks: Checks & { events?: boolean }, hall: Hall = lair): RunningGame =>
  playOut(randomRaid(seed, checks.events, hall), seed, checks)
