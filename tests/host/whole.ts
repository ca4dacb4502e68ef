import { wholeNumber } from '../../src/cli/shell/options.ts'
import { CliError } from '../../src/cli/shell/problem.ts'

/** The whole number that was given for an option; if it is none or below the least, says so with the usual one, and ends the program. */
export function whole(given: string, option: string, usual: number, least = 1): number {
  try {
    return wholeNumber(given, option, usual, least, Number.MAX_SAFE_INTEGER)
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    console.error(`${error.message}. ${error.fix}`)
    process.exit(2)
  }
}
