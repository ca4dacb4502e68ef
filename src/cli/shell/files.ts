/** Reads files up to a size limit, and writes files completely or not at all. */
import {
  closeSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { decoded } from '../../language/plain-text.ts'
import { CliError } from './problem.ts'

/**
 * The text of a file, without a byte order mark. Reads at most `most` + 1 bytes, even from a pipe or an endless device.
 * Refuses a longer file, and one that can't be read. `fix`: the advice in the refusal.
 */
export const readText = (file: string, most: number, fix: string): string => decoded(readBytes(file, most, fix))

/** The same as bytes. */
export function readBytes(file: string, most: number, fix: string): Buffer {
  let bytes: Buffer
  try {
    bytes = readSome(file, most + 1)
  } catch (error) {
    throw new CliError(`can't be read: ${(error as Error).message}`, file, fix)
  }
  if (bytes.length > most) throw new CliError(`larger than ${most / 2 ** 20} MB, so it is not read`, file, fix)
  return bytes
}

function readSome(file: string, most: number): Buffer {
  const fd = openSync(file, 'r')
  try {
    const parts: Buffer[] = []
    for (let left = most; left > 0; ) {
      const part = Buffer.allocUnsafe(Math.min(left, 2 ** 16))
      const n = readSync(fd, part)
      if (n === 0) break
      parts.push(part.subarray(0, n))
      left -= n
    }
    return Buffer.concat(parts)
  } finally {
    closeSync(fd)
  }
}

/** The file at a path, if that can be determined: writing there reports the reason if it can't be done. */
function found(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

/** The kind of thing at a path: a file, nothing, or something else (a device, a pipe, a folder). */
function kindOf(file: string): 'file' | 'nothing' | 'other' {
  const is = found(file)
  return !is ? 'nothing' : is.isFile() ? 'file' : 'other'
}

export const isFolder = (path: string): boolean => found(path)?.isDirectory() === true

/** Whether writing there would replace a file. */
export const isThere = (file: string): boolean => kindOf(file) === 'file'

/** Writes a complete file. If that fails (a full disk), an existing file stays as it was. Throws the error of the system. */
export function writeWhole(file: string, text: string | Uint8Array): void {
  if (kindOf(file) === 'other') {
    writeFileSync(file, text)
    return
  }
  const real = isThere(file) ? realpathSync(file) : file
  const part = `${real}.${process.pid}.part`
  try {
    writeFileSync(part, text, { flag: 'wx' })
    renameSync(part, real)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** Advice after a failed write. */
export const howToWrite = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code === 'ENOSPC'
    ? 'The disk is full: free some space, or name a file on another disk.'
    : 'Name a file that you can write.'
