import { join, resolve } from 'node:path'
import { readEnglish } from '../../raid/english.ts'
import type { RaidFile } from '../../raid/format.ts'
import { apart } from '../../raid/modules.ts'
import { packRaid, unpackRaid } from '../../raid/pack.ts'
import { asWritten } from '../../raid/read.ts'
import { slug } from '../named/lookup.ts'
import { withoutArt, writeFiles } from '../named/raid-art.ts'
import { raidAtHand } from '../named/raid-file.ts'
import { howToWrite, isFolder, isThere } from '../shell/files.ts'
import { type Common, pathOption } from '../shell/options.ts'
import { say, sayJson } from '../shell/output.ts'
import { CliError } from '../shell/problem.ts'

export interface PackOptions extends Common {
  o?: unknown
  out?: unknown
  force?: unknown
}

/** Writes a raid as one file that can be passed on. */
export async function pack(what: string, options: PackOptions): Promise<void> {
  const { raid } = await raidAtHand(what)
  const file = pathOption(options.out, '--out') ?? `${slug(raid.id)}.raid.json`
  const text = packRaid(raid)
  write('.', [{ path: file, bytes: text }], options)
  told(options, { raid: raid.id, version: raid.version, files: [file], bytes: Buffer.byteLength(text) })
}

/** Writes a raid as a folder, to go on writing it in TypeScript. */
export async function unpack(what: string, options: PackOptions & { data?: boolean }): Promise<void> {
  const { raid } = await raidAtHand(what)
  const folder = pathOption(options.out, '--out') ?? slug(raid.id)
  const files = writeFolder(options.data ? apart(raid) : asWritten(raid), folder, options)
  told(options, { raid: raid.id, version: raid.version, folder, files })
}

/** Writes the folder of a raid: raid.ts, and its pictures and sounds. */
export function writeFolder(def: RaidFile, folder: string, options: PackOptions): string[] {
  const { raid, files } = withoutArt(def)
  const type = readEnglish(raid).sentences.length > 0 ? 'RaidFile' : 'RaidDef'
  const all = [{ path: 'raid.ts', bytes: unpackRaid(raid, type) }, ...files]
  write(folder, all, options)
  return all.map(({ path }) => path)
}

/** Writes all these files, or none if one of them is there already. */
export function write(
  folder: string,
  files: readonly { path: string; bytes: Uint8Array | string }[],
  { force }: PackOptions,
): void {
  const paths = files.map(({ path }) => resolve(folder, path))
  const there = paths.find((path) => isThere(path))
  if (there !== undefined && force !== true)
    throw new CliError('this file exists already', there, 'Name another place, or add --force to overwrite it.')
  const taken = paths.find(isFolder)
  if (taken !== undefined) throw new CliError('this is a folder, not a file', taken, 'Name a file, in it or elsewhere.')
  if (isThere(folder)) throw new CliError('this is a file, not a folder', folder, 'Name another folder.')
  try {
    writeFiles(folder, files)
  } catch (error) {
    const place = paths.length === 1 && paths[0] !== undefined ? paths[0] : resolve(folder)
    throw new CliError(`can't be written: ${(error as Error).message}`, place, howToWrite(error))
  }
}

function told(
  { json }: Common,
  what: { raid: string; version: string; folder?: string; files: readonly string[]; bytes?: number },
): void {
  if (json) sayJson(what)
  else for (const file of what.files) say(`Written: ${what.folder === undefined ? file : join(what.folder, file)}`)
}
