/** Raids inside saved games and their files, so that a game goes on without the raid being on the shelf. */
import type { RaidDef } from '../../raid/format.ts'
import { type Damaged, damagedFileText, fileName, type Saved, savedFileText } from '../../session/saved-game.ts'
import { download, type Saves } from './save-store.ts'
import { isBuiltIn, type KeptRaid, type Shelf } from './shelf-store.ts'

/** The saved game with its raid in it, if it lacks it and this is the one. */
function withItsRaid(saved: Saved, kept: KeptRaid | undefined): Saved {
  const { raid } = saved.record
  const fits =
    kept && raid && !raid.def && !isBuiltIn(kept.id) && raid.id === kept.id && raid.version === kept.offer.version
  if (!fits) return saved
  return { ...saved, record: { ...saved.record, raid: { ...raid, def: JSON.parse(kept.text) as RaidDef } } }
}

/** Before a raid leaves the shelf: the games started with it get a copy, so that they can continue. */
export async function carry(saves: Saves, kept: KeptRaid): Promise<void> {
  const { saved } = await saves.list()
  for (const game of saved) {
    const whole = withItsRaid(game, kept)
    if (whole !== game) saves.put(whole)
  }
  await saves.settled()
}

/** Gives the player a saved game as a file, with its raid in it. */
export function keepFile(shelf: Shelf, saved: Saved | Damaged): void {
  const text =
    'record' in saved
      ? savedFileText(withItsRaid(saved, shelf.get(saved.record.raid?.id ?? '')))
      : damagedFileText(saved)
  download(fileName(saved), text)
}
