/** Decks of one's own: as text, as JSON, as a link, and whether they are legal. */
import type { DeckDef } from '../language/types.ts'
import type { DeckRead } from './draft.ts'
import { isTable, isXml, readForeign, readTable, readXml } from './foreign.ts'
import { areDecks, isDeckLink, largest, readDeckJson, readDeckLink, readDecksJson } from './link.ts'
import type { CardNames } from './names.ts'
import { longestDeck, readDeckText } from './text.ts'

export { deckProblems, forbids, type MissingCard, missingIn, playablePart } from './check.ts'
export { corrected, type DeckRead } from './draft.ts'
export { copiesIn, type Pile, refusalToAdd, renamed, sizeOf, withCopies } from './edit.ts'
export { isDeckLike } from './foreign.ts'
export { drawNext, mulligan, type TestHand, testHand } from './hand.ts'
export { deckJson, deckLink, decksJson, isDeckLink, longestDeckLink } from './link.ts'
export { type CardNames, cardNames } from './names.ts'
export { deckText, longestDeck } from './text.ts'

type Read<T> = T | { wrong: string }

/** Reads a deck in any form: a link, JSON, XML, a table, or a list of cards. `wrong`: the reason why it could not be read at all. */
export async function readDeck(input: string, names: CardNames): Promise<Read<DeckRead>> {
  const text = input.replace(/^\uFEFF/, '')
  if (isDeckLink(text)) return whole(await readDeckLink(text))
  if (isXml(text)) return text.length > largest ? { wrong: tooLong } : readXml(text, names)
  if (/^\s*[{[]/.test(text)) {
    const own = readDeckJson(text)
    if (!('wrong' in own)) return whole(own)
    const other = own.value === undefined ? null : readForeign(own.value, names)
    if (other) return other
    if (/^\s*\{/.test(text)) return { wrong: own.wrong }
  }
  return isTable(text) && text.length <= longestDeck ? readTable(text, names) : readDeckText(text, names)
}

const tooLong = `The deck has more than ${largest.toLocaleString('en')} letters.`

const whole = (read: Read<{ deck: DeckDef }>): Read<DeckRead> =>
  'wrong' in read ? read : { deck: read.deck, problems: [], unknown: [], remarks: [] }

/** Reads decks in any form: one, as `readDeck` does, or a file of several. */
export async function readDecks(input: string, names: CardNames): Promise<Read<readonly DeckRead[]>> {
  const text = input.replace(/^\uFEFF/, '')
  if (!areDecks(text)) {
    const one = await readDeck(text, names)
    return 'wrong' in one ? one : [one]
  }
  const read = readDecksJson(text)
  return 'wrong' in read ? read : read.decks.map((deck) => ({ deck, problems: [], unknown: [], remarks: [] }))
}
