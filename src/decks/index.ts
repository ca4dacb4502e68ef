/** Decks of one's own: as text, as JSON, as a link, and whether they are legal. */
import { areDecks, isDeckLink, readDeckJson, readDeckLink, readDecksJson } from './link.ts'
import type { CardNames } from './names.ts'
import { type DeckRead, readDeckText } from './text.ts'

export { deckProblems, forbids } from './check.ts'
export { copiesIn, type Pile, refusalToAdd, sizeOf, withCopies } from './edit.ts'
export { drawNext, mulligan, type TestHand, testHand } from './hand.ts'
export { deckJson, deckLink, decksJson, isDeckLink, longestDeckLink } from './link.ts'
export { type CardNames, cardNames } from './names.ts'
export { type DeckRead, deckText, longestDeck } from './text.ts'

/** Reads a deck in any form: a link with it, JSON, or a list of cards. `wrong`: the reason why it could not be read at all. */
export async function readDeck(input: string, names: CardNames): Promise<DeckRead | { wrong: string }> {
  const text = input.replace(/^\uFEFF/, '')
  if (!isDeckLink(text) && !text.trimStart().startsWith('{')) return readDeckText(text, names)
  const read = isDeckLink(text) ? await readDeckLink(text) : readDeckJson(text)
  return 'wrong' in read ? read : { deck: read.deck, problems: [], unknown: [] }
}

/** Reads decks in any form: one, as `readDeck` does, or a file of several. */
export async function readDecks(input: string, names: CardNames): Promise<readonly DeckRead[] | { wrong: string }> {
  const text = input.replace(/^\uFEFF/, '')
  if (!areDecks(text)) {
    const one = await readDeck(text, names)
    return 'wrong' in one ? one : [one]
  }
  const read = readDecksJson(text)
  return 'wrong' in read ? read : read.decks.map((deck) => ({ deck, problems: [], unknown: [] }))
}
