import { raidFrom } from '../named/raid-file.ts'
import type { Common } from '../shell/options.ts'
import { say, sayJson } from '../shell/output.ts'
import { asMarkdown, machineTable } from '../statechart/machine-table.ts'
import { checkedMachine } from './graph.ts'

/** Prints a raid's statechart as a table of states and transitions. Refuses the same input as `graph`. */
export async function machine(what: string, options: Common): Promise<void> {
  const found = await raidFrom(what)
  const table = machineTable(checkedMachine(found))
  if (options.json) sayJson({ raid: found.raid.id, ...table })
  else for (const line of asMarkdown(table)) say(line)
}
