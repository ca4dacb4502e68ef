/** Files of the terminal: read no further than they may be long, and written whole or not at all. */
import { closeSync, openSync, readSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { decoded } from '../language/plain-text.ts'
import { CliError } from './problem.ts'

/**
 * The text of a file, whatever its byte order mark says. Whatever the file is (also a pipe, or a device that never ends) no more is read
 * than `most` bytes and one: a longer one is refused, as is one that can't be read. `fix`: which file would do.
 */
export function readText(file: string, most: number, fix: string): string {
  let bytes: Buffer
  try {
    bytes = readSome(file, most + 1)
  } catch (error) {
    throw new CliError(`cannot be read: ${(error as Error).message}`, file, fix)
  }
  if (bytes.length > most) throw new CliError(`larger than ${most / 2 ** 20} MB, so nothing of it is read`, file, fix)
  return decoded(bytes)
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

/** What stands at a path: a file, nothing, or something else (a device, a pipe, a folder). */
function kindOf(file: string): 'file' | 'nothing' | 'other' {
  const found = statSync(file, { throwIfNoEntry: false })
  return !found ? 'nothing' : found.isFile() ? 'file' : 'other'
}

/** Whether writing there would replace a file. */
export const isThere = (file: string): boolean => kindOf(file) === 'file'

/**
 * Writes a file whole: where that fails (a full disk), what stood there before is as it was. Throws what the system says.
 */
export function writeWhole(file: string, text: string): void {
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

/** What to do where writing failed. */
export const howToWrite = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code === 'ENOSPC'
    ? 'The disk is full: make room on it, or name a file on another one.'
    : 'Name a file that you may write.'
