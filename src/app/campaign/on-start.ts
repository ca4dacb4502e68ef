/** The campaign in a few words, for the start screen, which does without it at first. */
import { campaignTitle } from '../../campaign/index.ts'
import { isCampaignOn, openCampaigns } from '../storage/campaign-store.ts'
import type { Database } from '../storage/database.ts'

/** Names the campaign that is on; '' if none is, or if it can't be read. */
export async function campaignNow(database: Database, raids: Parameters<typeof campaignTitle>[1]): Promise<string> {
  const now = isCampaignOn() ? await openCampaigns(database).read() : null
  return now && now !== 'damaged' ? campaignTitle(now, raids) : ''
}
