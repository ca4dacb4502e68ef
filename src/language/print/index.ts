/** The door of the printer: cards and words in English, prompts, answers, links and the log. */

export {
  capital,
  inText,
  kindNouns,
  nameNoun,
  plainName,
  possessive,
  sentence,
  verbForms,
  withArticle,
} from '../phrases.ts'
export { answerText, costText } from './answers.ts'
export { type Blow, type Brief, briefOf, type Clause } from './brief.ts'
export { type Attack, type PrintCtx, pieceText, powerAt, withoutCost } from './context.ts'
export { linkSays, linkText, linkTitle } from './links.ts'
export { eventText, pileText } from './log.ts'
export {
  PrintError,
  type PrintedText,
  plainWords,
  printCard,
  printCondition,
  printCost,
  printEffects,
  printEvent,
  printPower,
  printWho,
  type RaidWords,
  raidWords,
} from './print.ts'
export { aimedAt, promptOf, saysOf } from './prompts.ts'
export { opponentsAsRaiders, third, toRaiders, withoutYou } from './seat.ts'
