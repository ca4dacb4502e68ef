/**
 * raidkeeper: the door for bots and tools. Start a game, ask what is to be decided, choose, look.
 *
 * What a game is played with is behind `raidkeeper/content`, bots behind `raidkeeper/players`, what falls on the table behind
 * `raidkeeper/tabletop`, what raids are written in behind `raidkeeper/raid`, and checks for tests behind `raidkeeper/testing`.
 * @module raidkeeper
 */
import type { Library } from './engine/types.ts'
import { type Printed, plainWords, printCard, raidWords } from './language/print/index.ts'
import type { Problem } from './language/problem.ts'
import { checkCard } from './language/schema.ts'
import type { CardDef } from './language/types.ts'
import type { RaidDef } from './raid/format.ts'
import { lintRaid } from './raid/lint.ts'

export type { Attempt, Described } from './engine/index.ts'
export {
  acts,
  choices,
  choose,
  concede,
  decision,
  describe,
  events,
  explain,
  hash,
  load,
  outcome,
  parseRecord,
  RecordError,
  record,
  redo,
  SetupError,
  start,
  undo,
  view,
  whyNot,
} from './engine/index.ts'
export type * from './engine/types.ts'
export type { Printed } from './language/print/index.ts'
export { PrintError } from './language/print/index.ts'
export type { Problem } from './language/problem.ts'
export type { CardDef, DeckDef } from './language/types.ts'
export type { RaidDef } from './raid/format.ts'

/**
 * Everything that is wrong with a raid: its form, its cards, missing cards, decks, states and events, its tactics.
 * @param raid - The raid.
 * @param library - Cards from elsewhere that it may name.
 * @returns Each problem with place and fix; none if the raid can be played.
 */
export function lint(raid: RaidDef, library: Pick<Library, 'cards'> = { cards: [] }): Problem[] {
  return lintRaid(raid, library)
}

/**
 * Everything that is wrong with a card: unknown words, missing fields, wrong kinds, names that nothing binds, sizes.
 * @param card - Anything at all.
 * @param types - Card types that its raid has of its own ('Rune').
 * @returns Each problem with place and fix; none if the value is a card that can be played and printed.
 */
export function lintCard(card: unknown, types: readonly string[] = []): Problem[] {
  return checkCard(card, '', types)
}

/**
 * The text of a card, printed from what it does.
 * @param card - The card.
 * @param raid - The raid that it belongs to, whose words for the Boss and for tokens are used; none for a raiders' card.
 * @returns The type line, the rules text with one paragraph for each power, and the text of the other side or null.
 * @throws PrintError with card, path, what is wrong and the fix, for a card that `lintCard` would refuse.
 */
export function print(card: CardDef, raid?: RaidDef): Printed {
  return printCard(card, raid ? raidWords(raid) : plainWords)
}
