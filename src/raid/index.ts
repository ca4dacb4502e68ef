/**
 * For designers of raids and cards: the constructors of a raid, the raid format, and the words that cards are written in.
 * `lint` of the main door says what is wrong with a raid, `print` what a card says.
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
export type {
  DoAction,
  Numbered,
  RaidDef,
  RaidMode,
  RaidStateNode,
  RaidTable,
  RaidTransition,
} from './format.ts'
