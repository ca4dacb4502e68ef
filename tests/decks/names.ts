import { printedIndex } from '../../src/cards/printed/index.ts'
import { allCards } from '../../src/cards/sets/index.ts'
import { library } from '../../src/content.ts'
import { cardNames, type DeckRead, readDeck } from '../../src/decks/index.ts'

/** The names of all printed cards. */
export const names = cardNames([...library.cards, ...(await allCards())], await printedIndex())

/** A deck as it is read from these lines. */
export async function read(...lines: readonly string[]): Promise<DeckRead> {
  const got = await readDeck(lines.join('\n'), names)
  if ('wrong' in got) throw new Error(got.wrong)
  return got
}
