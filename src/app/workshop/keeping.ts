/** Keeps the raid in the workshop on the shelf, as it is written: what can't be played yet as a draft beside the last that can, and earlier files. */
import type { RaidDef } from '../../raid/format.ts'
import type { App } from '../app.tsx'
import { keptRaid } from '../shelf/own-raid.ts'
import { noteRead } from '../shelf/page-library.ts'
import { carry } from '../storage/carry.ts'
import type { KeptRaid } from '../storage/shelf-store.ts'

/** At most so many earlier files, of so many letters in all. */
const most = 20
const letters = 2_000_000
/** Milliseconds between two files that are kept by themselves. */
const apart = 5 * 60_000

/** Whether its file is kept as a version: now, or if the last is some minutes old. */
export type Often = 'now' | 'sometimes'

/** The raid with its file among the versions, unless it is the last of them. */
export function withVersion(kept: KeptRaid, often: Often): KeptRaid {
  const { draft = '', versions = [] } = kept
  const last = versions.at(-1)
  if (last?.draft === draft || (often === 'sometimes' && last && !isOld(last.when))) return kept
  const all = [...versions, { when: Date.now(), draft }].slice(-most)
  while (all.length > 1 && all.reduce((sum, one) => sum + one.draft.length, 0) > letters) all.shift()
  return { ...kept, versions: all }
}

const isOld = (when: number): boolean => Date.now() - when > apart

/** Puts the text on the shelf in place of what was there. Returns it, and what is wrong with keeping it. */
export async function keepDraft(
  { shelf, saves }: Pick<App, 'shelf' | 'saves'>,
  before: KeptRaid,
  raid: RaidDef | null,
  { draft, often }: { draft: string; often: Often },
): Promise<{ kept: KeptRaid; trouble: string }> {
  const { versions } = before
  const now = raid ? { ...keptRaid(raid), draft, versions } : { ...before, draft }
  const kept = raid || often === 'now' ? withVersion(now, often) : now
  if (kept.id !== before.id && shelf.get(kept.id))
    return { kept: before, trouble: `Another raid on your shelf has the id "${kept.id}". Give this one another.` }
  if (kept.text !== before.text) await carry(saves, before)
  if (raid) noteRead(kept, raid)
  const trouble = await shelf.put(kept)
  if (kept.id !== before.id) await shelf.remove(before.id)
  return { kept, trouble }
}
