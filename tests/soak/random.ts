/**
 * Random raids: random legal answers, one to five raiders, with everything checked that must hold at any time. The quick part
 * of them is a test; `npm run soak` plays two thousand.
 */
import { library } from '../../src/content.ts'
import { type Game, start } from '../../src/engine/game.ts'
import { type Checks, playOut } from './checks.ts'

/** A raid by its seed, at its first decision. */
export function randomRaid(seed: number, events = false): Game {
  const { decks } = library
  const raiders = Array.from({ length: 1 + (seed % 5) }, (_, i) => ({
    name: `R${i + 1}`,
    deck: decks[(seed + i) % decks.length]!.id,
  }))
  return start(library, { raid: 'onyxias-lair', raiders, seed }, { events })
}

/** Plays one raid to its end. Throws at the first thing that is wrong, with seed and choice. */
export const playRandom = (seed: number, checks: Checks & { events?: boolean }): Game =>
  playOut(randomRaid(seed, checks.events), seed, checks)
