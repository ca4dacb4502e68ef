/** The storage of a raid's levels: in `levels.json` of its folder, or in its file. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { levelNames, type RaidLevel } from '../../raid/format.ts'
import { schemaFile } from '../../raid/json-schema.ts'
import { packData } from '../../raid/pack.ts'
import { asWritten, readRaid } from '../../raid/read.ts'
import { howToWrite, writeWhole } from '../shell/files.ts'
import { CliError } from '../shell/problem.ts'

/** The file of the raid with this id, folder or file. Refuses a missing one. */
export function levelsFile(named: string, from: string): string {
  const places = [join('raids', from), join('raids', `${from}.raid.json`), from]
  const found = places.find((path) => existsSync(path))
  if (found === undefined)
    throw new CliError(
      'its folder is not here',
      named,
      'Run this where the folder `raids` is, or name the raid’s folder or file.',
    )
  if (statSync(found).isDirectory()) return join(found, 'levels.json')
  return basename(found).startsWith('raid.') ? join(dirname(found), 'levels.json') : found
}

/** The levels, with those for the same number of raiders replaced: easiest first, then by number of raiders. */
export function merged(before: readonly RaidLevel[], fresh: readonly RaidLevel[]): RaidLevel[] {
  const same = (a: RaidLevel, b: RaidLevel): boolean => a.level === b.level && a.raiders === b.raiders
  const all = [...before.filter((old) => !fresh.some((one) => same(one, old))), ...fresh]
  const at = ({ level }: RaidLevel): number => levelNames.indexOf(level)
  return all.sort((a, b) => a.raiders - b.raiders || at(a) - at(b))
}

/** Writes the levels into the file. */
export function writeLevels(file: string, fresh: readonly RaidLevel[]): void {
  try {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '[]'
    if (!file.endsWith('.raid.json')) {
      writeWhole(file, packData(merged(JSON.parse(text) as RaidLevel[], fresh)))
      return
    }
    const read = readRaid(JSON.parse(text))
    if ('problems' in read) throw new Error(read.problems[0]?.what)
    writeWhole(
      file,
      packData({ $schema: schemaFile, ...asWritten(read.raid), levels: merged(read.raid.levels ?? [], fresh) }),
    )
  } catch (error) {
    throw new CliError(`the levels can't be written: ${(error as Error).message}`, file, howToWrite(error))
  }
}
