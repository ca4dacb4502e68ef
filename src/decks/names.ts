/** The names of cards as people write them: with other quotation marks, accents and capitals. */
import { nearest } from '../language/problem.ts'
import type { CardDef } from '../language/types.ts'

/** What a list of a deck needs to know of a card. */
export type NamedCard = Pick<CardDef, 'name' | 'type' | 'master'>

export interface CardNames {
  /** The card of this name, however it is written; undefined if there is none. */
  find(written: string): NamedCard | undefined
  /** The name that is most like this one, if any is like it. */
  near(written: string): string | undefined
  /** All names, as they are printed. */
  all: readonly string[]
}

/** Letters and digits alone: how a name is compared. */
const plainly = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** The names of these cards; the first of two that are written alike is found. */
export function cardNames(cards: Iterable<NamedCard>): CardNames {
  const exact = new Map<string, NamedCard>()
  const alike = new Map<string, NamedCard>()
  for (const card of cards) {
    exact.set(card.name, card)
    const key = plainly(card.name)
    if (!alike.has(key)) alike.set(key, card)
  }
  const all = [...exact.keys()]
  return {
    find: (written) => exact.get(written) ?? alike.get(plainly(written) || ' '),
    near: (written) => nearest(written, all),
    all,
  }
}
