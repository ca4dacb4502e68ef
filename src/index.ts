/**
 * raidkeeper for bots and tools: start a game, get its open decision, choose, look.
 *
 * The content is in `raidkeeper/content`, bots are in `raidkeeper/players`, cards dropped on the table in `raidkeeper/tabletop`.
 * Constructors and types for raids are in `raidkeeper/raid`, and checks for tests in `raidkeeper/testing`.
 * @module raidkeeper
 */
import type { Library } from './engine/types.ts'
import { type PrintedText, printCard, raidWords } from './language/print/index.ts'
import type { Problem } from './language/problem.ts'
import { checkAgain } from './language/read/again.ts'
import { checkCard } from './language/schema.ts'
import type { CardDef } from './language/types.ts'
import type { RaidDef } from './raid/format.ts'
import { lintTexts } from './raid/lint.ts'
import { readRaid } from './raid/read.ts'

export type { Attempt, Described, Mark, Progress } from './engine/index.ts'
export {
  acts,
  back,
  choices,
  choose,
  concede,
  copy,
  deal,
  decision,
  describe,
  events,
  explain,
  glance,
  hash,
  imagine,
  libraryFor,
  load,
  mark,
  outcome,
  parseRecord,
  progress,
  quiet,
  RecordError,
  record,
  redo,
  SetupError,
  start,
  undo,
  view,
  whyNot,
  withRaid,
} from './engine/index.ts'
export type * from './engine/types.ts'
export type { PrintedText } from './language/print/index.ts'
export { PrintError } from './language/print/index.ts'
export type { Problem } from './language/problem.ts'
export type { CardDef, DeckDef } from './language/types.ts'
export type { RaidDef } from './raid/format.ts'

/**
 * Checks a raid: its form, its cards, missing cards, decks, states and events, its tactics, and whether each card's text says what its data is.
 * @param raid - The raid.
 * @param library - Other cards that it may name.
 * @returns Each problem with place and fix; an empty list if the raid can be played.
 */
export function lint(raid: RaidDef, library: Pick<Library, 'cards'> = { cards: [] }): Problem[] {
  const read = readRaid(raid, library)
  return 'problems' in read ? [...read.problems] : lintTexts(read.raid)
}

/**
 * Checks a card: unknown words, missing fields, wrong kinds, unbound names, sizes, and whether its text says what its data is.
 * @param card - Any value.
 * @param types - The card types of its raid, such as 'Rune'.
 * @returns Each problem with place and fix; an empty list if the value is a card that can be played and printed.
 */
export function lintCard(card: unknown, types: readonly string[] = []): Problem[] {
  const problems = checkCard(card, '', types)
  return problems.length > 0 ? problems : checkAgain(card as CardDef)
}

/**
 * The text of a card, generated from its data.
 * @param card - The card.
 * @param raid - Its raid, whose words for the Boss and for tokens are used; left out for a raiders' card.
 * @returns The type line, the rules text with one paragraph for each power, and the text of the other side or null.
 * @throws PrintError with card, path, problem and fix, for a card that `lintCard` would refuse.
 */
export function print(card: CardDef, raid?: RaidDef): PrintedText {
  return printCard(card, raidWords(raid))
}
