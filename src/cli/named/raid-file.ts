/** Finds a raid by its id in the library, or reads it from a designer's folder or file. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { library } from '../../content.ts'
import { withRaid } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import type { RaidDef } from '../../raid/format.ts'
import { formOf, idTaken, type RaidRead, readRaid } from '../../raid/read.ts'
import { bounds } from '../../state/bounds.ts'
import { placeText } from '../check/place.ts'
import { whyNoJson } from '../check/place-in-json.ts'
import { readText } from '../shell/files.ts'
import { CliError, CliErrors } from '../shell/problem.ts'
import { raidNamed } from './lookup.ts'
import { fromModule, looksLikePath } from './module.ts'
import { withArt } from './raid-art.ts'

export interface RaidSource {
  raid: RaidDef
  /** Its path or its id. */
  from: string
}

/** A playable raid, and its library. */
export interface RaidAtHand extends RaidSource {
  library: Library
}

/** The raid with this id, or in this file or folder, checked as `check` does. Refuses a raid with problems, naming the file. */
export async function raidAtHand(what: string): Promise<RaidAtHand> {
  const { raid, from } = await raidFrom(what)
  const builtIn = library.raids.includes(raid)
  const read = builtIn ? formOf(raid) : readHere(raid)
  if ('problems' in read) throw new CliErrors(read.problems.map((one) => ({ ...one, where: `${from}: ${one.where}` })))
  return { library: builtIn ? library : withRaid(library, read.raid), raid: read.raid, from }
}

/** Reads a raid that is not from the library; it may be a copy of one that is, but not another one of the same id. */
export function readHere(raid: RaidDef): RaidRead {
  const read = readRaid(raid, library)
  const known = library.raids.find(({ id }) => id === raid.id)
  if (!known || ('raid' in read && JSON.stringify(read.raid) === JSON.stringify(formed(known)))) return read
  return { problems: [idTaken(raid.id), ...('problems' in read ? read.problems : [])] }
}

function formed(raid: RaidDef): RaidDef {
  const read = formOf(raid)
  return 'raid' in read ? read.raid : raid
}

const inFolder = ['raid.ts', 'raid.js', 'raid.json']
const parts = ['id', 'name', 'cards', 'decks', 'machine'] as const

/**
 * The raid with this id, or in this .ts, .js or .json file, or in the raid file of this folder. A module may export it under any name.
 * Refuses a file that can't be read, and data that is not a raid, naming the missing parts.
 */
export async function raidFrom(what: string): Promise<RaidSource> {
  if (!looksLikePath(what) && (!existsSync(what) || library.raids.some(({ id }) => id === what))) {
    return { raid: raidNamed(library, what), from: what }
  }
  const file = fileOf(what)
  const isData = file.endsWith('.json')
  const found = isData ? [fromJson(file)] : Object.values(await fromModule(file, 'the raid', '.js or .json'))
  const raid = found.find(isData ? isBegun : isRaid)
  if (raid) return { raid: withArt(raid, file) as RaidDef, from: file }
  throw new CliError('the file contains no raid', file, missing(found))
}

function fileOf(what: string): string {
  if (!existsSync(what))
    throw new CliError('no such file', what, 'Give the path of a raid file or folder, or a raid id.')
  if (!statSync(what).isDirectory()) return what
  const packed = readdirSync(what).filter((name) => name.endsWith('.raid.json'))
  const [file, ...more] = [...inFolder.filter((name) => existsSync(join(what, name))).slice(0, 1), ...packed]
  if (file === undefined)
    throw new CliError('no raid in this folder', what, `A raid's folder must have one of ${inFolder.join(', ')}.`)
  if (more.length === 0 || inFolder.includes(file)) return join(what, file)
  throw new CliError(
    `${packed.length} raids in this folder`,
    what,
    `Name one of its files, such as ${join(what, file)}.`,
  )
}

function fromJson(file: string): unknown {
  const text = readText(file, bounds.file, 'Give the path of a raid file.')
  if (text.trim() === '') throw new CliError('the file is empty', file, '`new NAME --json` makes a raid to go on from.')
  try {
    return JSON.parse(text)
  } catch {
    const found = whyNoJson(file, text)
    throw new CliError(`not JSON: ${found.what}`, placeText(found), whyNot(text, found.what))
  }
}

/** The fix for a text that is not JSON: the usual slips of people used to JavaScript. */
function whyNot(text: string, what: string): string {
  if (/^\s*\/[/*]/m.test(text)) return 'JSON has no comments: remove them.'
  if (/,\s*[}\],]/.test(text)) return 'Is there a comma too many, before } or ]? Remove it.'
  if (/Unexpected end|Unterminated/.test(what)) return 'A " or } or ] is missing.'
  return 'Look there for a comma or a " that is missing.'
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isRaid = (value: unknown): value is RaidDef => isObject(value) && parts.every((part) => part in value)

/** A file meant to be a raid, with parts missing: the check names them, and all other problems. */
const isBegun = (value: unknown): value is RaidDef => isObject(value) && parts.some((part) => part in value)

/** The missing parts of the value that is most like a raid. */
function missing(found: readonly unknown[]): string {
  const lacks = (value: Record<string, unknown>) => parts.filter((part) => !(part in value))
  const [best] = found.filter(isObject).sort((a, b) => lacks(a).length - lacks(b).length)
  const all = `A raid has ${parts.join(', ')}.`
  return best && lacks(best).length < parts.length ? `${all} This one has no ${lacks(best).join(', ')}.` : all
}
