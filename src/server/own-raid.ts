/** A raid of somebody's own for a new room: untrusted data of limited size, read as any raid from outside. */

import type { Library } from '../engine/types.ts'
import { areLetters, unpacked } from '../language/packed.ts'
import { decoded, plainText } from '../language/plain-text.ts'
import { type Problem, sparingly } from '../language/problem.ts'
import type { RaidDef } from '../raid/format.ts'
import { formOf, idTaken, readRaid } from '../raid/read.ts'
import type { Fault } from '../wire/index.ts'
import { budgets } from './budgets.ts'

/** The most bytes that it may unpack to: three times the largest raid of the game. */
const most = 256 * 1024

/** Reads it, or returns the first problem with its place and fix. It takes up to a second, so a thread does it. */
export async function readOwnRaid({ raids, cards }: Library, letters: string): Promise<{ raid: RaidDef } | Fault> {
  const bytes = areLetters(letters) ? await unpacked(letters, most).catch(() => undefined) : undefined
  if (bytes === undefined) return { why: 'The raid that came with the room is damaged.', fix: 'Open the room again.' }
  if (bytes === null)
    return {
      why: `The raid is larger than ${most / 1024} kB.`,
      fix: 'Leave out its pictures and sounds, or play a smaller one.',
    }
  try {
    const value: unknown = JSON.parse(decoded(bytes))
    const { id } = (value ?? {}) as { id?: unknown }
    if (raids.some((raid) => raid.id === id)) return faultOf([idTaken(String(id))])
    // Only the first problem is told.
    const read = sparingly(budgets.guesses, () => readRaid(value, { cards }))
    return 'raid' in read ? read : faultOf(read.problems)
  } catch {
    return { why: 'The raid is no valid JSON.', fix: 'Open its file on the start screen, which says what is wrong.' }
  }
}

function faultOf([first]: readonly Problem[]): Fault {
  const { where = 'raid', what = 'It is damaged.', fix = 'Mend its file.' } = first ?? {}
  return { why: plainText(`The raid can’t be played: ${where}: ${what}`, 300), fix: plainText(fix, 300) }
}

/** A raid read by a thread, or restored from the store: a frozen copy, as games use it. Throws if it has been damaged since. */
export function frozenRaid(value: unknown): RaidDef {
  const read = formOf(value)
  if ('raid' in read) return read.raid
  throw new Error(read.problems[0]?.what ?? 'The raid is damaged.')
}
