/** What a text is read for: the card, and the words of its raid. */
import type { Noun } from '../phrases.ts'
import type { RaidWords } from '../print/index.ts'
import type { CardDef } from '../types.ts'

export interface World {
  /** The card as far as its printed line says. */
  def: CardDef
  words: RaidWords
  /** Tokens and designations of the raid, by name. */
  nouns: Readonly<Record<string, Noun>>
  /** The raid's own card types. */
  types: Readonly<Record<string, Noun>>
}

let now: World | undefined

/** Reads with this world: the grammar asks for it where a word depends on the card. */
export function within<T>(world: World, read: () => T): T {
  const before = now
  now = world
  try {
    return read()
  } finally {
    now = before
  }
}

/** The world that is read for. */
export function world(): World {
  if (now === undefined) throw new Error('The grammar is used outside of "within".')
  return now
}
