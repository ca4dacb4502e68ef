/** Finds a raid by its id in the library, or reads it from a designer's folder or file. */
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { library } from '../content.ts'
import type { RaidDef } from '../raid/format.ts'
import { bounds } from '../state/bounds.ts'
import { readText } from './files.ts'
import { raidNamed } from './lookup.ts'
import { CliError } from './problem.ts'

export interface RaidSource {
  raid: RaidDef
  /** Its path or its id. */
  from: string
}

const inFolder = ['raid.ts', 'raid.js', 'raid.json']
const parts = ['id', 'name', 'cards', 'decks', 'machine'] as const

/**
 * The raid with this id, or in this .ts, .js or .json file, or in the raid file of this folder. A module may export it under
 * any name. Refuses a file that can't be read, and data that is not a raid, naming the missing parts.
 */
export async function raidFrom(what: string): Promise<RaidSource> {
  const looksLikePath = /[\\/]|\.(?:[cm]?[jt]s|json)$/.test(what)
  if (!looksLikePath && (!existsSync(what) || library.raids.some(({ id }) => id === what))) {
    return { raid: raidNamed(library, what), from: what }
  }
  const file = fileOf(what)
  const found = file.endsWith('.json') ? [fromJson(file)] : Object.values(await fromModule(file))
  const raid = found.find(isRaid)
  if (raid) return { raid, from: file }
  throw new CliError('the file contains no raid', file, missing(found))
}

function fileOf(what: string): string {
  if (!existsSync(what))
    throw new CliError('no such file', what, 'Give the path of a raid file or folder, or a raid id.')
  if (!statSync(what).isDirectory()) return what
  const file = inFolder.map((name) => join(what, name)).find(existsSync)
  if (file) return file
  throw new CliError('no raid in this folder', what, `A raid's folder must have one of ${inFolder.join(', ')}.`)
}

function fromJson(file: string): unknown {
  const text = readText(file, bounds.file, 'Give the path of a raid file.')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CliError(`not JSON: ${(error as Error).message}`, file, 'Fix the file at that place.')
  }
}

async function fromModule(file: string): Promise<Record<string, unknown>> {
  try {
    return (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const fix =
      code === 'ERR_UNKNOWN_FILE_EXTENSION'
        ? 'Node reads TypeScript from version 22.18 on: use a newer Node, or compile the raid to .js or .json.'
        : 'Fix the module so that it can be imported.'
    throw new CliError(`can't be loaded: ${message}`, file, fix)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isRaid = (value: unknown): value is RaidDef => isObject(value) && parts.every((part) => part in value)

/** The missing parts of the value that is most like a raid. */
function missing(found: readonly unknown[]): string {
  const lacks = (value: Record<string, unknown>) => parts.filter((part) => !(part in value))
  const [best] = found.filter(isObject).sort((a, b) => lacks(a).length - lacks(b).length)
  const all = `A raid has ${parts.join(', ')}.`
  return best && lacks(best).length < parts.length ? `${all} This one has no ${lacks(best).join(', ')}.` : all
}
