/** The ways into a campaign: its dialogs are loaded on demand. */
import type { Outcome } from '../../engine/types.ts'
import type { Saved } from '../../session/saved-game.ts'
import type { App } from '../app.tsx'
import type { EndAct } from '../dialogs/end-dialog.tsx'
import { isCampaignOn } from '../storage/campaign-store.ts'
import { askDialog } from '../ui/dialog.tsx'

/** Shows the campaign, or offers to begin one. */
export const showCampaign = (app: App): Promise<void> =>
  loaded(async () => (await import('./campaign.tsx')).openCampaign(app))

/** The acts at the end of a game: sharing the treasure of a raid won by persons, during a campaign. A mode for learning gives none. */
export function treasureActs(
  app: App,
  { record: { setup }, seats }: Pick<Saved, 'record' | 'seats'>,
  { result }: Outcome,
): readonly EndAct[] {
  if (!('raid' in setup) || result !== 'raiders' || !isCampaignOn()) return []
  const raid = app.catalogue().raids.find(({ id }) => id === setup.raid)
  const learns = raid?.modes?.find(({ id }) => id === setup.mode)?.learning
  if (!raid?.face.treasure || learns || seats.slice(1).every(({ kind }) => kind !== 'person')) return []
  const share = (): Promise<void> => loaded(async () => (await import('./treasure.tsx')).openTreasure(app, setup))
  return [{ text: 'Share the treasure', act: () => void share() }]
}

async function loaded(show: () => Promise<void>): Promise<void> {
  await show().catch(() =>
    askDialog(
      'The campaign can’t be shown yet',
      'It could not be loaded. Check your connection, then reload this page.',
      [{ text: 'Reload this page', act: () => location.reload() }],
    ),
  )
}
