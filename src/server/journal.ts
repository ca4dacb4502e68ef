/**
 * A file of lines: a number, a checksum of number and text, and a text of JSON. Damage is noticed: the numbers are consecutive, so that no line is
 * missing.
 * A written line is with the operating system at once, so a server that is killed loses none.
 */
import { closeSync, constants, fstatSync, ftruncateSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs'
import { crc32 } from 'node:zlib'

/** The end of the intact part of a file: its bytes, and the number of its last line. */
export interface End {
  readonly size: number
  readonly n: number
}

/** The end of a missing file. */
export const nothing: End = { size: 0, n: 0 }

/** Writes bytes to a file, like `fs.writeSync`, which may write fewer than given. */
export type Write = (file: number, bytes: Uint8Array, from: number, length: number, at: number) => number

/** The bytes of these entries, the first of which has this number. */
export function linesOf(entries: Iterable<unknown>, first: number): Buffer {
  let n = first
  const lines = [...entries].map((entry) => {
    const text = `${n++} ${JSON.stringify(entry)}`
    return `${sumOf(text)} ${text}\n`
  })
  return Buffer.from(lines.join(''))
}

const sumOf = (text: string | Uint8Array): string => crc32(text).toString(16).padStart(8, '0')

/**
 * Appends an entry at an end of a file, and returns the new end. Anything behind the old end is overwritten.
 * @throws Error if it can't be written whole; then the file is as it was.
 */
export function append(file: string, end: End, entry: unknown, write: Write = writeSync): End {
  const bytes = linesOf([entry], end.n + 1)
  const fd = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600)
  try {
    const { size } = fstatSync(fd)
    if (size < end.size) throw new Error(`another program has changed ${file}`)
    if (size > end.size) ftruncateSync(fd, end.size)
    writeWhole(fd, bytes, end.size, write)
    return { size: end.size + bytes.length, n: end.n + 1 }
  } catch (error) {
    if (end.size === 0) unlinkSync(file)
    throw error
  } finally {
    closeSync(fd)
  }
}

function writeWhole(fd: number, bytes: Buffer, at: number, write: Write): void {
  try {
    for (let done = 0; done < bytes.length; ) {
      const more = write(fd, bytes, done, bytes.length - done, at + done)
      if (more === 0) throw new Error('nothing was written')
      done += more
    }
  } catch (error) {
    ftruncateSync(fd, at)
    throw error
  }
}

/** The content of a file: the end of its intact part, and the number of lines after that. */
export interface Found {
  readonly end: End
  readonly lost: number
}

/** Reads a file up to its first damaged line. `take` gets each entry; one that it can't take is damaged, too. */
export function readJournal(file: string, take: (entry: unknown) => void): Found {
  const bytes = readFileSync(file)
  for (let end = nothing; ; ) {
    const to = bytes.indexOf('\n', end.size)
    const n = to < 0 ? null : takeLine(bytes.subarray(end.size, to), end, take)
    if (n === null) return { end, lost: linesFrom(bytes, end.size) }
    end = { size: to + 1, n }
  }
}

/** Takes the entry of a line, and returns its number; null if the line is damaged. */
function takeLine(line: Buffer, before: End, take: (entry: unknown) => void): number | null {
  const [, sum, text = '', n, json = ''] = /^([\da-f]{8}) ((-?\d+) (.*))$/s.exec(line.toString()) ?? []
  if (sum !== sumOf(text) || (before.size > 0 && Number(n) !== before.n + 1)) return null
  try {
    take(JSON.parse(json))
    return Number(n)
  } catch {
    return null
  }
}

/** The number of lines from here on; half a line counts, too. */
function linesFrom(bytes: Buffer, from: number): number {
  let count = 0
  for (let at = from; at < bytes.length; count++) {
    const to = bytes.indexOf('\n', at)
    at = to < 0 ? bytes.length : to + 1
  }
  return count
}
