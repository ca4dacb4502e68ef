import { library as builtIn, loadCards } from '../../content.ts'
import { parseRecord, RecordError } from '../../engine/index.ts'
import type { GameRecord } from '../../engine/types.ts'
import { plainProblem } from '../../language/plain-text.ts'
import { type Opened, readSavedFile } from '../../session/saved-file.ts'
import { bounds } from '../../state/bounds.ts'
import { readText } from '../files.ts'
import { type Common, wordOption } from '../options.ts'
import { progress, say, sayJson } from '../output.ts'
import { CliError, inFile } from '../problem.ts'
import { raidAtHand } from '../raid-file.ts'
import { verify } from '../verify.ts'

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
  const { result, hash } = found
  const problem = found.problem && plainProblem(found.problem)
  if (options.json) {
    sayJson({ file, choices: record.choices.length, verified: found.verified, result, hash, problem: problem ?? null })
  } else if (problem) {
    say(`${file}: ${problem.what}\n  where: ${problem.where}\n  fix: ${problem.fix}`)
  } else {
    say(`${file}: ${found.verified} choices, all hashes match. ${ending(result)} Last hash ${hash}.`)
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

/** The saved game in a file: the record, and who plays. Refuses a file that can't be read or is not a saved game. */
export function readSaved(file: string): Opened {
  const read = readSavedFile(textIn(file))
  if (read instanceof RecordError) throw refused(file, read)
  return read
}

const refused = (file: string, { what, where, fix }: RecordError): CliError =>
  new CliError(what, `${file}, ${where}`, fix)
