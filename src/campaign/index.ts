/** Campaigns over the raids: what is won, what is drawn for it, who has it. */
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
