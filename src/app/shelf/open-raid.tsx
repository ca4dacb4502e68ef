/** Opens raids from outside: each is read and checked, then shown, and kept or played only if the player says so. */
import { library } from '../../content.ts'
import type { Problem } from '../../language/problem.ts'
import type { RaidDef } from '../../raid/format.ts'
import { type RaidRead, readRaid } from '../../raid/read.ts'
import { isBuiltIn, type KeptRaid, type Shelf } from '../storage/shelf-store.ts'
import type { Act } from '../ui/dialog.tsx'
import { importDialog, problemsDialog } from './import-dialog.tsx'
import { offerOf } from './offer.ts'
import { readRaidCode } from './raid-code.ts'
import { whatFile } from './what-file.ts'

type Data = Readonly<Record<string, unknown>>

export interface RaidUse {
  shelf: Shelf
  /** It has been kept, or could not be (`trouble`). */
  kept(trouble: string, raid: KeptRaid): unknown
  /** Plays it; left out if it can't be played at once. */
  play?(raid: KeptRaid): unknown
  /** What playing it is called. */
  says: string
  /** What can be played without keeping it. */
  only?: Act
  /** The raid that it takes the place of on the shelf. */
  replaced(before: KeptRaid): Promise<void>
}

/** Shows a raid, or what is wrong with it. Resolves once its dialog is closed. */
export async function openRaid(value: unknown, use: RaidUse): Promise<void> {
  const read = readOwn(value as Data)
  if ('problems' in read) return problemsDialog(value as Data, read.problems, use.only)
  const raid = keptRaid(read.raid)
  const before = use.shelf.get(raid.id)
  const same = before?.text === raid.text
  const keep = async (): Promise<string> => {
    if (before && !same) await use.replaced(before)
    return same ? '' : use.shelf.put(raid)
  }
  const { play } = use
  return importDialog({ raid: read.raid, size: raid.text.length, before, same }, [
    ...(play ? [{ text: use.says, act: () => void keep().then(() => play(raid)) }] : []),
    ...(use.only ? [use.only] : []),
    { text: 'Keep', act: () => void keep().then((trouble) => use.kept(trouble, raid)) },
  ])
}

/** Reads a raid that is not built in. */
function readOwn(value: Data): RaidRead {
  const { id } = value
  return typeof id === 'string' && isBuiltIn(id) ? { problems: [taken(id)] } : readRaid(value, library)
}

const taken = (id: string): Problem => ({
  where: 'id',
  what: `"${id}" is a raid that raidkeeper brings with it.`,
  fix: 'Give the raid an id of its own in its file, then open it again.',
})

/** As it is kept on the shelf. */
const keptRaid = (raid: RaidDef): KeptRaid => ({
  id: raid.id,
  when: Date.now(),
  text: JSON.stringify(raid),
  offer: offerOf(raid),
})

/** The raid that a link carries, or what is wrong with the link. */
export async function raidFromLink(hash: string): Promise<{ value: Data } | { wrong: string }> {
  const read = await readRaidCode(hash)
  if ('wrong' in read) return read
  const found = whatFile(read.text)
  return found.is === 'raid'
    ? { value: found.value }
    : { wrong: 'There is no raid in it: copy the link again, or ask for the raid’s file.' }
}
