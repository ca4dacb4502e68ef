/** The door of the engine. Code outside `src/engine` uses a game only through these functions. */

export { type Again, playAgain, playOn, type Stop } from './again.ts'
export {
  back,
  canRedo,
  canUndo,
  choiceCount as choices,
  choose,
  concede,
  draws,
  hash,
  type Mark,
  mark,
  quiet,
  redo,
  take,
  undo,
} from './choices.ts'
export { cardsFor, codeFor } from './compiled.ts'
export { course, hands, type Standing, standing } from './course.ts'
export {
  type Described,
  describe,
  describeAnswer,
  describeChain,
  describeForce,
  describeStanding,
  eventCount,
  events,
} from './describe.ts'
export { explain } from './explain.ts'
export { forecast } from './forecast.ts'
export { callPlayers, decision, outcome } from './game.ts'
export { copy, deal, imagine } from './imagine.ts'
export { bringsAny, cardsBrought, hasRealSeat, heroFault, preparing, withAll, withRaid } from './library.ts'
export { keptText, nextGame } from './match.ts'
export { start } from './new-game.ts'
export { outlooks } from './outlook.ts'
export { positionOf } from './position/position-of.ts'
export { standsAt } from './position/standing.ts'
export { type Progress, progress } from './progress.ts'
export { comingTexts, countersText, describeRaid, lostToThreat, raidCounters, waitingText } from './raid-table.ts'
export {
  checkRecord,
  libraryFor,
  load,
  loading,
  misfit,
  parseRecord,
  played,
  RecordError,
  raidSetup,
  readSetupData,
  record,
  recordFrom,
} from './record.ts'
export { readSetup } from './setup.ts'
export { SetupError } from './setup-error.ts'
export { timing } from './timing.ts'
export { outcomeText, turnText } from './turn-text.ts'
export type * from './types.ts'
export { engineVersion } from './version.ts'
export { cardFields, cardsOf, glance, view } from './view/view.ts'
export { type Attempt, acts, neverReal, whyNot } from './why-not.ts'
