/** What a text is read for: the card, and the words of its raid. */
import type { Noun } from '../phrases.ts'
import type { RaidWords } from '../print/index.ts'
import type { CardDef } from '../types.ts'

export interface World {
  /** The card as far as its printed line says. */
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

/** Something that depends on the world, made once for each. */
export function perWorld<T>(make: (world: World) => T): () => T {
  const made = new WeakMap<World, T>()
  return () => {
    const known = made.get(world())
    if (known !== undefined) return known
    const value = make(world())
    made.set(world(), value)
    return value
  }
}
