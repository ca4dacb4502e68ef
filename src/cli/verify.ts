/** Plays a record and compares its hashes with the game. */
import { decision, describe, type Game, hash, libraryFor, misfit, outcome, start, take } from '../engine/index.ts'
import type { GameRecord, Library } from '../engine/types.ts'

export interface Verdict {
  /** The number of choices, from the first on, whose hash matched. */
  verified: number
  result: string | null
  /** The hash of the last position that was reached. */
  hash: string
  problem?: { where: string; what: string; fix: string }
}

const WIDTH = 8

/** The hash of the position that choice number i answered. */
const recordedHash = (record: GameRecord, i: number): string => record.hashes.slice(i * WIDTH, (i + 1) * WIDTH)

/**
 * Plays a record from its setup; stops at the first choice where the game differs, or at once if the record was made with another engine or
 * other cards. Refuses a bad setup, as `start` does.
 */
export function verify(library: Library, record: GameRecord, at: (choice: number) => void = () => {}): Verdict {
  const other = misfit(library, record)
  if (other) return { verified: 0, result: null, hash: '', problem: other }
  const game = start(libraryFor(library, record), record.setup, { events: false })
  for (const [i, answer] of record.choices.entries()) {
    const what = differs(game, record, i) ?? take(game, answer)?.why
    if (what) return { ...verdict(game, i), problem: { where: place(game, record, i), what, fix } }
    at(i + 1)
  }
  return verdict(game, record.choices.length)
}

function differs(game: Game, record: GameRecord, i: number): string | undefined {
  const [here, there] = [hash(game), recordedHash(record, i)]
  if (here !== there)
    return `the record differs at choice ${i + 1}: it says ${there || 'nothing'}, but the game is at ${here}`
  if (!decision(game)) return `the game is over, but the record has ${record.choices.length - i} more choices`
  return undefined
}

function place(game: Game, record: GameRecord, i: number): string {
  const open = decision(game)
  const asked = open ? `, "${describe(game, open, -1).prompt}", asked of seat ${open.seat}` : ''
  return `choice ${i + 1} of ${record.choices.length}${asked}`
}

const fix = 'The file was changed, or the engine is not deterministic: please report it with the file.'

const verdict = (game: Game, verified: number): Verdict => ({
  verified,
  result: outcome(game)?.result ?? null,
  hash: hash(game),
})
