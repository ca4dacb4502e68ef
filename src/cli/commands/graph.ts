import { library } from '../../content.ts'
import type { RaidDef } from '../../raid/format.ts'
import { lintRaid } from '../../raid/lint.ts'
import { formOf } from '../../raid/read.ts'
import { type RaidSource, raidFrom } from '../named/raid-file.ts'
import type { Common } from '../shell/options.ts'
import { say, sayJson } from '../shell/output.ts'
import { CliErrors } from '../shell/problem.ts'
import { mermaid } from '../statechart/mermaid.ts'

/** Prints a raid's statechart in Mermaid. */
export async function graph(what: string, options: Common): Promise<void> {
  const found = await raidFrom(what)
  const chart = chartOf(found)
  if (options.json) sayJson({ raid: found.raid.id, mermaid: chart, machine: found.raid.machine })
  else say(chart)
}

/** The statechart in Mermaid. Refuses data that is not a raid, and a machine with unknown names; cards may have faults. */
export function chartOf(source: RaidSource): string {
  return mermaid(checkedMachine(source))
}

/** The raid in its checked form, whose machine names only existing things. */
export function checkedMachine({ raid, from }: RaidSource): RaidDef {
  const read = formOf(raid)
  const wrong = 'problems' in read ? read.problems : ofMachine(read.raid)
  if ('raid' in read && wrong.length === 0) return read.raid
  throw new CliErrors(wrong.map((one) => ({ ...one, where: `${from}: ${one.where}` })))
}

const ofMachine = (raid: RaidDef) =>
  lintRaid(raid, library).filter(({ where }) => where.startsWith(`${raid.id}.machine`))
