import { basename, dirname, join, resolve } from 'node:path'
import { library } from '../../content.ts'
import type { RaidDef } from '../../raid/format.ts'
import { schemaFile } from '../../raid/json-schema.ts'
import template from '../../raid/new.raid.json' with { type: 'json' }
import { packRaid } from '../../raid/pack.ts'
import { readRaid } from '../../raid/read.ts'
import { bounds } from '../../state/bounds.ts'
import { slug } from '../named/lookup.ts'
import { looksLikePath } from '../named/module.ts'
import { isFolder } from '../shell/files.ts'
import { pathOption } from '../shell/options.ts'
import { calledAs, say } from '../shell/output.ts'
import { CliError, CliErrors } from '../shell/problem.ts'
import { type PackOptions, write, writeFolder } from './pack.ts'

/** The template of every new raid, under this name. */
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

/** Makes a small complete raid, to go on from: a folder with raid.ts, or with --json one file. A path is its exact destination. */
export function newCommand(said: string, options: PackOptions): void {
  const { raid, at, isFile } =
    looksLikePath(said) || said === '.' || said === '..' ? placed(said, options) : called(said, options)
  if (isFile) write('.', [{ path: at, bytes: packRaid(raid) }], options)
  else writeFolder(raid, at, options)
  say(`Written: ${isFile ? at : join(at, 'raid.ts')}. It plays as it is:`)
  const word = inShell(library.raids.some(({ id }) => id === at) ? `./${at}` : at)
  for (const command of ['check', 'cards', 'play', 'simulate']) say(`  ${calledAs} ${command} ${word}`)
  if (!isFile) return
  say('An editor completes words and marks mistakes with the schema beside it:')
  say(`  ${calledAs} schema -o ${inShell(join(dirname(at), schemaFile))}`)
}

interface Place {
  raid: RaidDef
  /** Its folder or file. */
  at: string
  isFile: boolean
}

/** A raid of this name: here, or in the folder of --out. */
function called(name: string, options: PackOptions): Place {
  const raid = newRaid(name)
  const isFile = options.json === true
  return { raid, at: join(pathOption(options.out, '--out') ?? '.', isFile ? `${raid.id}.raid.json` : raid.id), isFile }
}

/** A raid at this path, named after its last part. */
function placed(path: string, { out, json }: PackOptions): Place {
  const name = basename(resolve(path))
  if (out !== undefined)
    throw new CliError(
      'the place is named twice',
      path,
      'Leave -o out, or give a name without a folder, such as golem-yard.',
    )
  if (/\.[cm]?[jt]s$/.test(name))
    throw new CliError('this names a file of code', path, 'Name the folder: raid.ts is written into it.')
  const named = name.endsWith('.json')
  if (json && !named && (isFolder(path) || /[\\/]$/.test(path)))
    throw new CliError(
      'this is a folder, not a file',
      path,
      `Name a file in it, such as ${join(path, 'golem-yard.raid.json')}.`,
    )
  const raid = newRaid(name.replace(/(?:\.raid)?\.json$/, ''))
  return { raid, at: json && !named ? `${path}.raid.json` : path, isFile: json === true || named }
}

/** A path as a word of a command line. */
const inShell = (path: string): string =>
  /^[\w@%+=:,./\\-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
