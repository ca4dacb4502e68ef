/**
 * Players that look ahead: they play on in imagined games, and change their usual play where that gains.
 * @module raidkeeper/ahead
 */
export { appraise, type Weights, weightsFor } from './appraise.ts'
export { type Chances, chancesFor, chanceToWin, likely, type Sign, signsOf, usualChance } from './chance.ts'
export { type FeatureName, type Features, featureNames, features } from './features.ts'
export { lookingAhead, seatPlayer } from './looking.ts'
export { least, type Review, reviewing, type TurningPoint, type TurnPoint } from './review.ts'
export { differentWays, isPlanned, playOn, turnOf, usualBots, worldFor } from './search.ts'
export { canWarn, type Warning, warningFor } from './warning.ts'
