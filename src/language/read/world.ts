/** The context of a text: the card, and the words of its raid. */
import type { Noun } from '../phrases.ts'
import type { RaidWords } from '../print/index.ts'
import type { CardDef } from '../types.ts'

export interface World {
  /** A sentence with several readings is refused. */
  strict?: true
  /** The card's printed line. */
  def: CardDef
  words: RaidWords
  /** The side of a hero that is read. */
  side?: 'front' | 'back'
  /** Tokens and designations of the raid, by name. */
  nouns: Readonly<Record<string, Noun>>
  /** Tags of the raid's cards and designations. */
  tags: readonly string[]
  /** Those of them that are tokens. */
  tokens: readonly string[]
  /** The raid's own card types. */
  types: Readonly<Record<string, Noun>>
}
