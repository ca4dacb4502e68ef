import { library } from '../../content.ts'
import { plainProblem } from '../../language/plain-text.ts'
import { lintRaid } from '../../raid/lint.ts'
import type { Common } from '../options.ts'
import { say, sayJson } from '../output.ts'
import { raidFrom } from '../raid-file.ts'

/** Lints a raid. Returns false if there is anything to fix. */
export async function check(what: string, options: Common): Promise<boolean> {
  const { raid, from } = await raidFrom(what)
  const problems = lintRaid(raid, library).map(plainProblem)
  if (options.json) sayJson({ raid: raid.id, from, problems })
  else if (problems.length === 0) say(`${raid.name}: no problems found.`)
  else for (const problem of problems) say(`${from}: ${problem.where}: ${problem.what}\n  fix: ${problem.fix}`)
  return problems.length === 0
}
