/** Rewrites a room's file beside the old one if it has become much longer than its content, and replaces the old one. */
import { appendFileSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { type End, linesOf, readJournal } from './journal.ts'
import { bring, type Moment, momentsOf, newKeptRoom } from './kept.ts'

/** A room's file: when it was last changed, and the end of its intact part; null before it is read. */
export interface RoomFile {
  when: number
  at: At | null
}

interface At {
  readonly end: End
  /** The bytes that would suffice. */
  readonly least: number
}

/** The bytes that a file may always have. */
const spare = 256 * 1024

export const isLong = ({ end, least }: At): boolean => end.size > 2 * least + spare

/**
 * Rewrites it on the disk, including anything written meanwhile. If that fails, the file stays as it is.
 * @param stem - Its path without its ending.
 * @param isThere - Whether the room is still kept.
 */
export async function rewrite(file: RoomFile, stem: string, isThere: () => boolean): Promise<void> {
  const [path, fresh] = [`${stem}.room`, `${stem}.new`]
  const before = file.at
  if (!before) return
  file.at = { end: before.end, least: before.end.size }
  const kept = newKeptRoom()
  const { end } = readJournal(path, (entry) => bring(kept, entry as Moment))
  if (end.size !== before.end.size) return
  const moments = momentsOf(kept)
  const bytes = linesOf(moments, end.n + 1 - moments.length)
  try {
    await writeFile(fresh, bytes, { flush: true, mode: 0o600 })
    // From here on nothing waits.
    const now = file.at.end
    if (!isThere()) return rmSync(fresh)
    const since = readFileSync(path).subarray(end.size, now.size)
    appendFileSync(fresh, since)
    renameSync(fresh, path)
    file.at = { end: { size: bytes.length + since.length, n: now.n }, least: bytes.length }
  } catch {
    rmSync(fresh, { force: true })
  }
}
