/** The ways into a campaign: its dialogs are loaded on demand. */
import type { Scene } from '../../board/index.ts'
import { countsIn, leftOf, winKey, withTry } from '../../campaign/index.ts'
import type { Outcome, RaidSetup, Setup } from '../../engine/types.ts'
import type { DeckAbout } from '../../language/types.ts'
import type { Offer } from '../../raid/format.ts'
import { decisive } from '../../session/decisive.ts'
import { gameStats } from '../../session/game-stats.ts'
import type { Saved } from '../../session/saved-game.ts'
import type { App } from '../app.tsx'
import type { EndAct } from '../dialogs/end-dialog.tsx'
import { howFar, howItEnded } from '../dialogs/ending.ts'
import { isCampaignOn, openCampaigns } from '../storage/campaign-store.ts'
import { askDialog } from '../ui/dialog.tsx'

/** Shows the campaign, or offers to begin one. */
export const showCampaign = (app: App): Promise<void> =>
  loaded(async () => (await import('./campaign.tsx')).openCampaign(app))

type Played = Pick<Saved, 'record' | 'seats'>

const raidIn = (app: App, { raid }: Pick<RaidSetup, 'raid'>): Offer | undefined =>
  app.catalogue().raids.find(({ id }) => id === raid)

/** The setup of a raid of persons that counts for the campaign that is on. A mode for learning doesn't, nor a raid that began with a position. */
function raidOf(app: App, { record: { setup }, seats }: Played): RaidSetup | null {
  if (!('raid' in setup) || setup.position || !isCampaignOn()) return null
  const raid = raidIn(app, setup)
  const learns = raid?.modes?.find(({ id }) => id === setup.mode)?.learning
  const counts = raid && countsIn(raid) && !learns && seats.slice(1).some(({ kind }) => kind === 'person')
  return counts ? setup : null
}

/** The acts at the end of a raid of the campaign: sharing the treasure of a raid won, seeing what a lost one has taught. */
export function treasureActs(app: App, played: Played, { result }: Outcome): readonly EndAct[] {
  const setup = raidOf(app, played)
  if (!setup || (result !== 'raiders' && result !== 'boss')) return []
  const treasure = raidIn(app, setup)?.face.treasure
  if (result === 'boss' || !treasure) return [{ text: 'The campaign goes on', act: () => void showCampaign(app) }]
  const share = (): Promise<void> => loaded(async () => (await import('./treasure.tsx')).openTreasure(app, setup))
  return [{ text: 'Share the treasure', act: () => void share() }]
}

/** The setup with what earlier raids of the campaign that is on have left to this one. */
export async function withLeft<S extends Setup>(app: App, setup: S): Promise<S> {
  if (!('raid' in setup)) return setup
  const { leaves } = raidIn(app, setup) ?? {}
  const campaign = leaves && isCampaignOn() ? await openCampaigns(app.database).read() : null
  const left = campaign === 'damaged' ? {} : leftOf(leaves, campaign?.left)
  return Object.keys(left).length > 0 ? { ...setup, left } : setup
}

/** Notes in the campaign that is on how a raid ended. */
export async function noteTry(app: App, played: Played, outcome: Outcome, { view, events }: Scene): Promise<void> {
  const setup = raidOf(app, played)
  const { result } = outcome
  const campaigns = openCampaigns(app.database)
  if (!setup || (result !== 'raiders' && result !== 'boss')) return
  const campaign = await campaigns.read()
  if (!campaign || campaign === 'damaged') return
  const party = partyOf(app.catalogue().decks, setup)
  const decided = decisive(outcome, events, view)
  const gaveUp = events.filter(({ on, conceded }) => on === 'lose' && conceded).map(({ seat }) => seat)
  const fell = gameStats(events, view).filter(({ seat, boss, fell }) => !boss && fell > 0 && !gaveUp.includes(seat))
  const names = new Set(fell.map(({ name }) => name))
  const one = {
    ...{ key: winKey(setup), raid: setup.raid, won: result === 'raiders', conceded: gaveUp.length > 0 },
    fell: setup.raiders.flatMap(({ name }, i) => (names.has(name) ? [party[i]?.hero ?? name] : [])),
    told: [howItEnded(outcome, view, decided), howFar(outcome, view)].filter(Boolean).join(' '),
  }
  const { leaves } = raidIn(app, setup) ?? {}
  const next = withTry(campaign, one, party, leftOf(leaves, view.raid.counters))
  if (next !== campaign) await campaigns.write(next)
}

/** The heroes of a raid with their decks, in the order of the seats. */
const partyOf = (decks: readonly DeckAbout[], { raiders }: RaidSetup): { hero: string; deck: string }[] =>
  raiders.map(({ deck }) => {
    const about = typeof deck === 'string' ? decks.find(({ id }) => id === deck) : deck
    return { hero: about?.hero ?? '', deck: about?.id ?? '' }
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
