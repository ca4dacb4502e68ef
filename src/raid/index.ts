/**
 * For designers of raids and cards: the constructors of a raid, the raid format, and the types of the card language.
 * `lint` of the main entry point checks a raid, `print` prints a card's text.
 *
 * @module raidkeeper/raid
 */
export type { Tactic } from '../language/tactics.ts'
export type {
  Amount,
  CardDef,
  CardType,
  Condition,
  Deckbuilding,
  DeckDef,
  Duration,
  Effect,
  EventPattern,
  Faction,
  KeywordWord,
  Mod,
  Power,
  SetWho,
  Verb,
  Who,
} from '../language/types.ts'
export * from './build.ts'
export * from './build-cards.ts'
export type {
  DoAction,
  Numbered,
  RaidDef,
  RaidFile,
  RaidMode,
  RaidModule,
  RaidStateNode,
  RaidTable,
  RaidTransition,
} from './format.ts'
export { type RaidRead, readRaid } from './read.ts'
