/** Keeps the raid in the workshop on the shelf, as it is written: what can't be played yet as a draft beside the last that can. */
import type { RaidDef } from '../../raid/format.ts'
import type { App } from '../app.tsx'
import { keptRaid } from '../shelf/own-raid.ts'
import { carry } from '../storage/carry.ts'
import type { KeptRaid } from '../storage/shelf-store.ts'

/** Puts the text on the shelf in place of what was there. Returns it, and what is wrong with keeping it. */
export async function keepDraft(
  { shelf, saves }: Pick<App, 'shelf' | 'saves'>,
  before: KeptRaid,
  raid: RaidDef | null,
  draft: string,
): Promise<{ kept: KeptRaid; trouble: string }> {
  const kept = raid ? { ...keptRaid(raid), draft } : { ...before, draft }
  if (kept.id !== before.id && shelf.get(kept.id))
    return { kept: before, trouble: `Another raid on your shelf has the id "${kept.id}". Give this one another.` }
  if (kept.text !== before.text) await carry(saves, before)
  const trouble = await shelf.put(kept)
  if (kept.id !== before.id) await shelf.remove(before.id)
  return { kept, trouble }
}
