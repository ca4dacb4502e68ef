/**
 * A game as a link: `#replay=` and its record, packed. The hashes can't be packed and follow from the choices, so only the last is included.
 * The page that opens the link plays the choices again, and compares the last hash.
 */
import { hash, misfit, RecordError, start, take } from '../../engine/index.ts'
import type { Game, GameRecord, Library } from '../../engine/types.ts'
import { areLetters, canUnpack, packed, unpacked } from '../../language/packed.ts'
import { decoded } from '../../language/plain-text.ts'
import { type Opened, readSavedFile } from '../../session/saved-file.ts'
import { type Reason, type Saved, savedFileText } from '../../session/saved-game.ts'

/** The most letters of a link: longer ones get lost in messages and address bars. */
const longestReplay = 20_000
/** The most bytes that a link may unpack to. */
const largestReplay = 2 ** 20

const begins = '#replay='

type Kept = Pick<Saved, 'record' | 'name' | 'seats' | 'reasons'>

/** The link's hash for a game; `last`: the hash of its last position; null if it would be too long, or if this browser can't pack. */
export async function replayCode(saved: Kept, last: string): Promise<string | null> {
  const { record: whole, reasons } = saved
  const short: GameRecord = { ...whole, hashes: last }
  // As much of what the bots said as fits: all of it, or what the Boss said.
  const said: readonly Reason[][] = [reasons, reasons.filter(({ seat }) => seat === 0), []].map((all) =>
    all.map(({ thoughts: _thoughts, ...one }) => one),
  )
  for (const some of said) {
    const letters = await packed(savedFileText({ ...saved, record: short, reasons: some }))
    if (letters !== null && begins.length + letters.length <= longestReplay) return begins + letters
  }
  return null
}

/** The content of a link's hash: a game whose hashes are still to be computed (`replayed`), and the last of them. Or the link's fault. */
export async function readReplayCode(hash: string): Promise<{ opened: Opened; last: string } | { wrong: string }> {
  const code = hash.slice(begins.length)
  if (hash.length > longestReplay) return { wrong: 'This link is too long: ask for the game’s file.' }
  if (!canUnpack())
    return { wrong: 'This browser can’t unpack links: ask for the game’s file, or use another browser.' }
  const bytes = areLetters(code) ? await unpacked(code, largestReplay).catch(() => null) : null
  if (!bytes) return { wrong: damaged }
  try {
    const { hashes: last, ...read } = JSON.parse(decoded(bytes)) as GameRecord
    if (typeof last !== 'string' || !Array.isArray(read.choices)) return { wrong: damaged }
    const opened = readSavedFile(JSON.stringify({ ...read, hashes: '0'.repeat(read.choices.length * 8) }))
    return opened instanceof RecordError ? { wrong: `${opened.what} ${opened.fix}` } : { opened, last }
  } catch {
    return { wrong: damaged }
  }
}

const damaged = 'This link is damaged, or not all of it was copied: copy it again, or ask for the game’s file.'

/**
 * The game of a record without hashes, choice by choice as `loading` has it.
 * @throws RecordError if this version can't play it, or the result differs.
 */
export function* replaying(library: Library, short: GameRecord, last: string): Generator<Game, Game> {
  const against = misfit(library, short)
  if (against) throw against
  const game = start(library, short.setup, { events: true })
  for (const choice of short.choices) {
    if (take(game, choice) !== null) throw otherwise()
    yield game
  }
  if (hash(game) !== last) throw otherwise()
  return game
}

const otherwise = (): RecordError =>
  new RecordError(
    'replay',
    'The game in this link comes out otherwise.',
    'Copy the link again, or ask for the game’s file.',
  )
