/**
 * What has been kept lately, line by line, in a file beside the store. A line is in the hands of the operating system at once, so a server that is killed loses
 * none of it; until the store itself is on the disk takes up to a tenth of a second, for which nobody should wait.
 */
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'

export interface Journal<T> {
  /** What an earlier server wrote and did not empty. */
  readonly left: readonly T[]
  /** Bytes that are in it. */
  size(): number
  write(entry: T): void
  /** Forgets everything: it is on the disk elsewhere. */
  empty(): void
  close(): void
}

/** Opens the journal in this file, which is made if it is not there. */
export function openJournal<T>(file: string): Journal<T> {
  const fd = openSync(file, 'a+')
  const left = linesIn(readFileSync(fd, 'utf8')) as T[]
  let size = 0
  return {
    left,
    size: () => size,
    write(entry) {
      size += writeSync(fd, `${JSON.stringify(entry)}\n`)
    },
    empty() {
      ftruncateSync(fd)
      size = 0
    },
    close: () => closeSync(fd),
  }
}

/** The lines that are whole: the last one is not if the server was killed while it wrote, and nobody was told of it then. */
function linesIn(text: string): unknown[] {
  const found: unknown[] = []
  for (const line of text.split('\n').slice(0, -1)) {
    try {
      found.push(JSON.parse(line))
    } catch {
      break
    }
  }
  return found
}
