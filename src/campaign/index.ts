/** Campaigns over the raids: wins, treasures, owners. */
export {
  type Campaign,
  type CampaignHero,
  campaignTitle,
  countIn,
  countsIn,
  given,
  goalOf,
  hasWin,
  heroOf,
  leftOf,
  lessonsOf,
  lootOf,
  newCampaign,
  type Rows,
  type Share,
  scarsOf,
  type Try,
  unwon,
  withDeck,
  withTry,
  withWin,
} from './campaign.ts'
export { campaignJson, campaignShape, isCampaign, readCampaign } from './file.ts'
export { drawTreasure, fairShares, packSize, type Taker, winKey } from './treasure.ts'
