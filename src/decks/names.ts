/** The names of cards as people write them: with other quotation marks, accents and capitals. */
import { nearest } from '../language/problem.ts'
import type { CardDef } from '../language/types.ts'

/** The fields of a card that a deck list uses. */
export type NamedCard = Pick<CardDef, 'name' | 'type' | 'master'>

export interface CardNames {
  /** The card of this name, however it is written; undefined if there is none. */
  find(written: string): NamedCard | undefined
  /** The most similar name, if there is one. */
  near(written: string): string | undefined
  /** The word of a name that is most like this one, if any is. */
  nearWord(written: string): string | undefined
  /** All names, as they are printed. */
  all: readonly string[]
}

/** Letters and digits alone, for comparing names. */
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
  let words: readonly string[] | undefined
  return {
    find: (written) => exact.get(written) ?? alike.get(plainly(written) || ' '),
    near: (written) => nearest(written, all),
    nearWord(written) {
      words ??= [...new Set(all.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []))]
      return nearest(
        written,
        words.filter((word) => !written.includes(word)),
      )
    },
    all,
  }
}
