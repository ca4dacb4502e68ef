import { library } from '../../content.ts'
import { parseRecord } from '../../engine/index.ts'
import type { GameRecord } from '../../engine/types.ts'
import { plainProblem } from '../../language/plain-text.ts'
import { bounds } from '../../state/bounds.ts'
import { readText } from '../files.ts'
import type { Common } from '../options.ts'
import { progress, say, sayJson } from '../output.ts'
import { CliError, inFile } from '../problem.ts'
import { verify } from '../verify.ts'

/** Runs a record and compares the hash at each choice. False if one differs. */
export function replay(file: string, options: Common): boolean {
  const record = readRecord(file)
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
    say(`${file}: ${found.verified} choices, every hash as recorded. ${ending(result)} Last hash ${hash}.`)
  }
  return problem === undefined
}

const ending = (result: string | null): string => (result ? `Result: ${result}.` : 'The game is not over.')

/** The record in a file. Refuses a file that cannot be read or is none. */
export function readRecord(file: string): GameRecord {
  const parsed = parseRecord(readText(file, bounds.file, 'Give the path of a saved game or record.'))
  if ('record' in parsed) return parsed.record
  const { error } = parsed
  throw new CliError(error.what, `${file}, ${error.where}`, error.fix)
}
