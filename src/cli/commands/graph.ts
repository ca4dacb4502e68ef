import { mermaid } from '../mermaid.ts'
import type { Common } from '../options.ts'
import { say, sayJson } from '../output.ts'
import { CliError } from '../problem.ts'
import { raidFrom } from '../raid-file.ts'

/** Prints a raid's statechart in Mermaid. */
export async function graph(what: string, options: Common): Promise<void> {
  const { raid, from } = await raidFrom(what)
  if (!raid.machine?.states) {
    throw new CliError('its machine has no states', from, 'Give it states: see raids/onyxias-lair/raid.ts.')
  }
  if (options.json) sayJson({ raid: raid.id, mermaid: mermaid(raid), machine: raid.machine })
  else say(mermaid(raid))
}
