import { join } from 'node:path'
import type { RaidDef } from '../../raid/format.ts'
import { packRaid } from '../../raid/pack.ts'
import { readRaid } from '../../raid/read.ts'
import { bounds } from '../../state/bounds.ts'
import { slug } from '../lookup.ts'
import { calledAs, say } from '../output.ts'
import { CliError, CliErrors } from '../problem.ts'
import template from '../templates/new.raid.json' with { type: 'json' }
import { type PackOptions, write, writeFolder } from './pack.ts'

/** The raid that every new one begins as, under this name. */
export function newRaid(name: string): RaidDef {
  const id = slug(name)
  if (id === '' || name.length > bounds.name)
    throw new CliError(
      `"${name.slice(0, bounds.name)}" can't be the name of a raid`,
      'the argument <name>',
      'Give a short name with letters, such as "Golem Yard".',
    )
  const title = /[A-Z ]/.test(name) ? name : spoken(id)
  const cards = template.cards.map((card) => ({ ...card, set: title }))
  const read = readRaid({ ...template, id, name: title, cards })
  if ('raid' in read) return read.raid
  throw new CliErrors(read.problems)
}

/** golem-yard is Golem Yard. */
const spoken = (id: string): string =>
  id.replace(/(^|-)([a-z])/g, (_all, gap, letter) => `${gap && ' '}${letter.toUpperCase()}`)

/** Makes a small complete raid, to go on from: a folder with raid.ts, or with --json one file. */
export function newCommand(name: string, options: PackOptions): void {
  const raid = newRaid(name)
  const file = `${raid.id}.raid.json`
  const folder = options.out === undefined ? '.' : String(options.out)
  if (options.json) write(folder, [{ path: file, bytes: packRaid(raid) }], options)
  else writeFolder(raid, join(folder, raid.id), options)
  const at = join(folder, options.json ? file : raid.id)
  say(`Written: ${options.json ? at : join(at, 'raid.ts')}. It plays as it is:`)
  for (const command of ['check', 'cards', 'play', 'simulate']) say(`  ${calledAs} ${command} ${at}`)
}
