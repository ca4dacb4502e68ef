/** The door of the engine. Everything outside `src/engine` talks to a game through these functions. */
export type { Problem } from '../language/problem.ts'
export { checkDeck } from '../rules/100-decks.ts'
export { codeFor } from './compiled.ts'
export { describe, describeChain, eventCount, events, wordsFor } from './describe.ts'
export { explain } from './explain.ts'
export {
  canRedo,
  canUndo,
  choiceCount as choices,
  choose,
  concede,
  decision,
  type Game,
  hash,
  outcome,
  readSetup,
  redo,
  SetupError,
  slowHash,
  start,
  take,
  undo,
} from './game.ts'
export { engineVersion, load, parseRecord, RecordError, raidSetup, record } from './record.ts'
export type * from './types.ts'
export { view } from './view.ts'
export { acts, whyNot } from './why-not.ts'
