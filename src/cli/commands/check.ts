import { library } from '../../content.ts'
import { lintRaid, type Problem } from '../../raid/lint.ts'
import type { Common } from '../options.ts'
import { say, sayJson } from '../output.ts'
import { CliError } from '../problem.ts'
import { raidFrom } from '../raid-file.ts'

/** Lints a raid. False if there is anything to mend. */
export async function check(what: string, options: Common): Promise<boolean> {
  const { raid, from } = await raidFrom(what)
  let problems: readonly Problem[]
  try {
    problems = lintRaid(raid, library)
  } catch (error) {
    const fix = "Compare it with the raid format, src/raid/format.ts, and with a raid of the project's."
    throw new CliError(`not in the form of a raid: ${(error as Error).message}`, from, fix)
  }
  if (options.json) sayJson({ raid: raid.id, from, problems })
  else if (problems.length === 0) say(`${raid.name}: nothing to mend.`)
  else for (const problem of problems) say(`${from}: ${problem.where}: ${problem.what}\n  fix: ${problem.fix}`)
  return problems.length === 0
}
