/** The error of a setup, or of the library that it uses. */
import { plainProblem } from '../language/plain-text.ts'
import type { Problem } from '../language/problem.ts'

/** At most this many problems are listed. */
const most = 50

/** The problems of a setup or of the library it uses. `problems` lists each with place and fix; the message has all of them. */
export class SetupError extends Error {
  problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    const told = problems.slice(0, most).map(plainProblem)
    const more = problems.length - told.length
    if (more > 0) told.push({ where: 'setup', what: `${more} more problems.`, fix: 'Fix these first.' })
    super(told.map((p) => `${p.where}: ${p.what} ${p.fix}`).join('\n'))
    this.name = 'SetupError'
    this.problems = told
  }
}
