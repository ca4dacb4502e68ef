/** Campaigns over the raids: wins, treasures, owners. */
export {
  type Campaign,
  type CampaignHero,
  countIn,
  given,
  hasWin,
  heroOf,
  lootOf,
  newCampaign,
  type Rows,
  type Share,
  unwon,
  withDeck,
  withWin,
} from './campaign.ts'
export { campaignJson, campaignShape, isCampaign, readCampaign } from './file.ts'
export { drawTreasure, fairShares, packSize, type Taker, winKey } from './treasure.ts'
