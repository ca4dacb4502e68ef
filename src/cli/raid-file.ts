/** Finds a raid by its id in the library, or reads it from a folder or file of its designer's. */
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { library } from '../content.ts'
import type { RaidDef } from '../raid/format.ts'
import { bounds } from '../state/bounds.ts'
import { readText } from './files.ts'
import { raidOf } from './lookup.ts'
import { CliError } from './problem.ts'

export interface RaidSource {
  raid: RaidDef
  /** Where it stands: its path, or its id. */
  from: string
}

const inFolder = ['raid.ts', 'raid.js', 'raid.json']
const parts = ['id', 'name', 'cards', 'decks', 'machine'] as const

/**
 * The raid of this id, or of this .ts, .js or .json file, or of the raid file in this folder. A module may export it under
 * any name. Refuses what cannot be read, and what is no raid at all, saying which parts are missing.
 */
export async function raidFrom(what: string): Promise<RaidSource> {
  const looksLikePath = /[\\/]|\.(?:[cm]?[jt]s|json)$/.test(what)
  if (!looksLikePath && (!existsSync(what) || library.raids.some(({ id }) => id === what))) {
    return { raid: raidOf(library, what), from: what }
  }
  const file = fileOf(what)
  const found = file.endsWith('.json') ? [fromJson(file)] : Object.values(await fromModule(file))
  const raid = found.find(isRaid)
  if (raid) return { raid, from: file }
  throw new CliError('there is no raid in it', file, missing(found))
}

function fileOf(what: string): string {
  if (!existsSync(what))
    throw new CliError('no such file', what, 'Give the path of a raid file or folder, or a raid id.')
  if (!statSync(what).isDirectory()) return what
  const file = inFolder.map((name) => join(what, name)).find(existsSync)
  if (file) return file
  throw new CliError('no raid in this folder', what, `A raid's folder has one of ${inFolder.join(', ')}.`)
}

function fromJson(file: string): unknown {
  const text = readText(file, bounds.file, 'Give the path of a raid file.')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CliError(`not JSON: ${(error as Error).message}`, file, 'Mend the file at that place.')
  }
}

async function fromModule(file: string): Promise<Record<string, unknown>> {
  try {
    return (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const fix =
      code === 'ERR_UNKNOWN_FILE_EXTENSION'
        ? 'Node reads TypeScript from 22.18 on: use such a one, or compile the raid to .js or .json.'
        : 'Mend the module so that it can be imported.'
    throw new CliError(`cannot be loaded: ${message}`, file, fix)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isRaid = (value: unknown): value is RaidDef => isObject(value) && parts.every((part) => part in value)

/** Of the value that is most like a raid, what it lacks. */
function missing(found: readonly unknown[]): string {
  const lacks = (value: Record<string, unknown>) => parts.filter((part) => !(part in value))
  const [best] = found.filter(isObject).sort((a, b) => lacks(a).length - lacks(b).length)
  const all = `A raid has ${parts.join(', ')}.`
  return best && lacks(best).length < parts.length ? `${all} Here ${lacks(best).join(', ')} is missing.` : all
}
