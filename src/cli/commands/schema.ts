import { raidSchema } from '../../raid/json-schema.ts'
import { isThere, writeWhole } from '../shell/files.ts'
import { type Common, pathOption } from '../shell/options.ts'
import { say } from '../shell/output.ts'
import { CliError } from '../shell/problem.ts'

interface Options extends Common {
  out?: unknown
  force?: boolean
}

/** Writes the JSON Schema of a raid file, for editors: to stdout, or into a file. */
export function schema(options: Options): void {
  const text = JSON.stringify(raidSchema())
  const file = pathOption(options.out, '--out')
  if (file === undefined) {
    say(text)
    return
  }
  if (isThere(file) && !options.force) throw new CliError('exists already', file, 'Use --force to replace it.')
  try {
    writeWhole(file, `${text}\n`)
  } catch (error) {
    throw new CliError(`can't be written: ${(error as Error).message}`, file, 'Name another file with --out.')
  }
  if (!options.json) say(`Wrote ${file}.`)
}
