import { library as builtIn, loadCards } from '../../content.ts'
import {
  decision,
  describe,
  type Game,
  hash,
  libraryFor,
  misfit,
  outcome,
  parseRecord,
  RecordError,
  start,
  take,
} from '../../engine/index.ts'
import type { GameRecord, Library } from '../../engine/types.ts'
import { plainProblem } from '../../language/plain-text.ts'
import { type Opened, readSavedFile } from '../../session/saved-file.ts'
import { bounds } from '../../state/bounds.ts'
import { raidAtHand } from '../named/raid-file.ts'
import { readText } from '../shell/files.ts'
import { type Common, wordOption } from '../shell/options.ts'
import { progress, say, sayJson } from '../shell/output.ts'
import { CliError, inFile } from '../shell/problem.ts'

export interface ReplayOptions extends Common {
  raid?: unknown
}

/** Plays a record and compares the hash at each choice. Returns false if one differs. */
export async function replay(file: string, options: ReplayOptions): Promise<boolean> {
  const record = readRecord(file)
  const path = wordOption(options.raid, '--raid')
  const library = path === undefined ? builtIn : (await raidAtHand(path)).library
  await loadCards(record.setup)
  const bar = progress(record.choices.length, 'choices')
  let found: ReturnType<typeof verify>
  try {
    found = inFile(file, () => verify(library, record, bar.at))
  } finally {
    bar.stop()
  }
  const { result, hash: last } = found
  const problem = found.problem && plainProblem(found.problem)
  if (options.json) {
    sayJson({
      file,
      choices: record.choices.length,
      verified: found.verified,
      result,
      hash: last,
      problem: problem ?? null,
    })
  } else if (problem) {
    say(`${file}: ${problem.what}\n  where: ${problem.where}\n  fix: ${problem.fix}`)
  } else {
    say(`${file}: ${found.verified} choices, all hashes match. ${ending(result)} Last hash ${last}.`)
  }
  return problem === undefined
}

const ending = (result: string | null): string => (result ? `Result: ${result}.` : 'The game is not over.')

const textIn = (file: string): string => readText(file, bounds.file, 'Give the path of a saved game or record.')

/** The record in a file. Refuses a file that can't be read or is not a record. */
function readRecord(file: string): GameRecord {
  const parsed = parseRecord(textIn(file))
  if ('record' in parsed) return parsed.record
  throw refused(file, parsed.error)
}

/** The saved game in a file: the record, and its players. Refuses a file that can't be read or is not a saved game. */
export function readSaved(file: string): Opened {
  const read = readSavedFile(textIn(file))
  if (read instanceof RecordError) throw refused(file, read)
  return read
}

const refused = (file: string, { what, where, fix }: RecordError): CliError =>
  new CliError(what, `${file}, ${where}`, fix)

interface Verdict {
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
 * Plays a record from its setup; stops at the first choice where the game differs, or at once for another engine or other cards.
 * Refuses a bad setup, as `start` does.
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
