/** The way into a campaign: its dialogs are loaded on demand. */
import type { Outcome } from '../../engine/types.ts'
import type { Saved } from '../../session/saved-game.ts'
import type { EndAct } from '../dialogs/end-dialog.tsx'
import { isCampaignOn } from '../storage/campaign-store.ts'
import { askDialog } from '../ui/dialog.tsx'
import type { CampaignUse } from './use.ts'

export interface CampaignDoor {
  /** Shows the campaign, or offers to begin one. */
  open(): Promise<void>
  /** What can be done at the end of a game: the treasure of a raid that persons have won is shared, if a campaign is on. A mode for learning gives none. */
  treasure(saved: Pick<Saved, 'record' | 'seats'>, outcome: Outcome): readonly EndAct[]
}

export const campaignDoor = (use: CampaignUse): CampaignDoor => ({
  open: () => loaded(async () => (await import('./campaign.tsx')).openCampaign(use)),
  treasure({ record: { setup }, seats }, { result }) {
    if (!('raid' in setup) || result !== 'raiders' || !isCampaignOn()) return []
    const raid = use.catalogue().raids.find(({ id }) => id === setup.raid)
    const learns = raid?.modes?.find(({ id }) => id === setup.mode)?.learning
    if (!raid?.face.treasure || learns || seats.slice(1).every(({ kind }) => kind !== 'person')) return []
    const share = (): Promise<void> => loaded(async () => (await import('./treasure.tsx')).openTreasure(use, setup))
    return [{ text: 'Share the treasure', act: () => void share() }]
  },
})

async function loaded(show: () => Promise<void>): Promise<void> {
  await show().catch(() =>
    askDialog(
      'The campaign can’t be shown yet',
      'It could not be loaded. Check your connection, then reload this page.',
      [{ text: 'Reload this page', act: () => location.reload() }],
    ),
  )
}
