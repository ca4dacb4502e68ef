import { checkRaid } from '../../raid/shape.ts'
import { mermaid } from '../mermaid.ts'
import type { Common } from '../options.ts'
import { say, sayJson } from '../output.ts'
import { CliErrors } from '../problem.ts'
import { raidFrom } from '../raid-file.ts'

/** Prints a raid's statechart in Mermaid. */
export async function graph(what: string, options: Common): Promise<void> {
  const { raid, from } = await raidFrom(what)
  const wrong = checkRaid(raid)
  if (wrong.length > 0) throw new CliErrors(wrong.map((one) => ({ ...one, where: `${from}: ${one.where}` })))
  if (options.json) sayJson({ raid: raid.id, mermaid: mermaid(raid), machine: raid.machine })
  else say(mermaid(raid))
}
