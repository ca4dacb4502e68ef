/** The library of the page: the built-in content, and for a game of a raid from the shelf that raid too. */
import { library } from '../../content.ts'
import { withRaid } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import type { Problem } from '../../language/problem.ts'
import type { RaidDef } from '../../raid/format.ts'
import { type RaidRead, readRaid } from '../../raid/read.ts'
import { isBuiltIn, type KeptRaid, type Shelf } from '../storage/shelf-store.ts'

/** Why a raid can't be played. */
class RaidProblems extends Error {
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super('The raid has problems.')
    this.problems = problems
  }
}

const read = new WeakMap<KeptRaid, RaidRead>()

/** Spares reading a raid of the shelf that has just been read. */
export const noteRead = (kept: KeptRaid, raid: RaidDef): void => void read.set(kept, { raid })

/** Raids that the page brings with it, as their files have them now (games/raid-files.ts). */
const others = new Map<string, RaidDef>()

/** From now on a raid that the page brings with it is played in this version. */
export const otherVersion = (raid: RaidDef): void => void others.set(raid.id, raid)

/**
 * The library in which a raid is played. A game never sees the other raids of the shelf, so it is the same on every page.
 * Throws RaidProblems if this version can't play the raid any more.
 */
export function libraryWith(shelf: Shelf, id: string): Library {
  const other = others.get(id)
  const kept = isBuiltIn(id) ? undefined : shelf.get(id)
  if (!kept) return other ? withRaid(library, other) : library
  const found = read.get(kept) ?? readRaid(JSON.parse(kept.text), library)
  read.set(kept, found)
  if ('problems' in found) throw new RaidProblems(found.problems)
  return withRaid(library, found.raid)
}
