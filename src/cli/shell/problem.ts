/** The terminal's error messages: problem, place, and fix. */
import { plainProblem } from '../../language/plain-text.ts'
import { didYouMean, type Problem } from '../../language/problem.ts'

/** A mistake of the user, or a file that can't be used. `main` prints it and exits with a code other than 0. */
export class CliError extends Error {
  readonly where: string
  readonly fix: string

  constructor(what: string, where: string, fix: string) {
    super(what)
    this.name = 'CliError'
    this.where = where
    this.fix = fix
  }
}

/** Several of them at once. */
export class CliErrors extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ what }) => what).join(' '))
    this.name = 'CliErrors'
    this.problems = problems
  }
}

/** Adds the file's name to a problem with its content. */
export function inFile<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    const problems = problemsOf(error)
    if (problems === undefined) throw error
    throw new CliErrors(problems.map((one) => ({ ...one, where: `${file}, ${one.where}` })))
  }
}

/** The error for an unknown word, with the nearest one. */
export function unknown(kind: string, word: string, where: string, known: readonly string[]): CliError {
  const list = known.length ? `Known: ${known.join(', ')}.` : 'There are none.'
  return new CliError(`unknown ${kind} "${word}"`, where, didYouMean(word, known, list))
}

/** Anything thrown, as problems with place and fix, in plain text; undefined if it is a bug in the program. */
export const problemsOf = (error: unknown): readonly Problem[] | undefined => told(error)?.map(plainProblem)

function told(error: unknown): readonly Problem[] | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof CliError) return [{ where: error.where, what: error.message, fix: error.fix }]
  if ('problems' in error && Array.isArray(error.problems)) return error.problems as Problem[]
  if (error.name === 'PrintError')
    return [{ where: 'the text', what: error.message, fix: 'See src/language/types.ts.' }]
  if ('where' in error && 'fix' in error) {
    const what = 'what' in error ? String(error.what) : error.message
    return [{ where: String(error.where), what, fix: String(error.fix) }]
  }
  return undefined
}

export const printed = ({ where, what, fix }: Problem): string => `${what}\n  where: ${where}\n  fix: ${fix}`
