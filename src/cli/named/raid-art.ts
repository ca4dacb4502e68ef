/** The pictures and sounds of a raid as files beside it: read into the raid, and written out of it. */

import { mkdirSync, realpathSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { type Data, isRecord } from '../../language/schema/shape.ts'
import { bytesOf, kindOfFile } from '../../raid/art-file.ts'
import type { RaidFile } from '../../raid/format.ts'
import { bounds } from '../../state/bounds.ts'
import { readBytes, writeWhole } from '../shell/files.ts'
import { CliError } from '../shell/problem.ts'
import { slug } from './lookup.ts'

const sorts = ['pictures', 'sounds'] as const
const media = { pictures: 'image', sounds: 'audio' } as const
const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', mpeg: 'mp3' }

/** The raid of a file with its named pictures and sounds read into it. Refuses files outside its folder, too large ones, and other kinds of files. */
export function withArt(raid: unknown, from: string): unknown {
  if (!isRecord(raid) || !isRecord(raid.art)) return raid
  const art: Record<string, unknown> = { ...raid.art }
  for (const sort of sorts) {
    const named = art[sort]
    if (!isRecord(named) || Object.keys(named).length > bounds.deck) continue
    art[sort] = Object.fromEntries(
      Object.entries(named).map(([name, value]) => [name, isRecord(value) ? embedded(value, sort, from) : value]),
    )
  }
  return { ...raid, art }
}

function embedded({ file, ...rest }: Data, sort: (typeof sorts)[number], from: string): Data {
  if (typeof file !== 'string') return file === undefined ? rest : { file, ...rest }
  const path = within(dirname(from), file, from)
  const bytes = readBytes(
    path,
    sort === 'pictures' ? bounds.art.picture : bounds.art.sound,
    'Make it smaller, or name another file.',
  )
  const kind = kindOfFile(bytes)
  if (!kind)
    throw new CliError(
      'it is no picture or sound that a raid can have',
      path,
      'Use png, jpeg, webp or avif; ogg, mp3, wav or webm.',
    )
  return { data: `data:${media[sort]}/${kind};base64,${bytes.toString('base64')}`, ...rest }
}

/** A file that lies in this folder or below, links followed. */
function within(folder: string, file: string, from: string): string {
  const fix = 'Put it into the folder of the raid, and name it from there: "art/dragon.png".'
  try {
    const real = realpathSync(join(folder, file))
    const way = relative(realpathSync(folder), real)
    if (!isAbsolute(file) && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)) return real
  } catch {
    throw new CliError(`there is no file "${file}"`, from, fix)
  }
  throw new CliError(`"${file}" lies outside the folder of the raid`, from, fix)
}

/** The raid with its pictures and sounds as files of its folder, and those files. */
export function withoutArt(raid: RaidFile): { raid: Data; files: readonly { path: string; bytes: Uint8Array }[] } {
  const files: { path: string; bytes: Uint8Array }[] = []
  const art: Record<string, unknown> = { ...raid.art }
  for (const sort of sorts) {
    const named = raid.art?.[sort]
    if (!named) continue
    art[sort] = Object.fromEntries(
      Object.entries(named).map(([name, { data, ...rest }]) => {
        const bytes = bytesOf(data) ?? new Uint8Array()
        const kind = kindOfFile(bytes) ?? ''
        const path = free(`art/${slug(name) || 'card'}`, `.${endings[kind] ?? kind}`, files)
        files.push({ path, bytes })
        return [name, { file: path, ...rest }]
      }),
    )
  }
  return { raid: raid.art ? { ...raid, art } : { ...raid }, files }
}

/** A path that no other of these files has. */
function free(stem: string, ending: string, files: readonly { path: string }[]): string {
  for (let n = 1; ; n++) {
    const path = `${stem}${n === 1 ? '' : `-${n}`}${ending}`
    if (!files.some((one) => one.path === path)) return path
  }
}

/** Writes such files into a folder. */
export function writeFiles(folder: string, files: readonly { path: string; bytes: Uint8Array | string }[]): void {
  for (const { path, bytes } of files) {
    const to = resolve(folder, path)
    mkdirSync(dirname(to), { recursive: true })
    writeWhole(to, bytes)
  }
}
