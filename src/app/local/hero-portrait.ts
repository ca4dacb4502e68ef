/** The hero of a deck: the portrait, and the power in words. */
import { type PrintedFace, portrait } from '../../board/index.ts'
import { library, loadCards } from '../../content.ts'
import { withAll } from '../../engine/index.ts'
import type { DeckDef } from '../../language/types.ts'
import { printedCards } from '../table/printed-cards.ts'

/** `size` pixels wide and high; null if there is none. `deck`: an id of the library, or a deck of one's own. */
export async function heroPortrait(deck: string | DeckDef, size: number): Promise<HTMLElement | null> {
  const face = await heroFace(deck)
  return face ? portrait(face, size) : null
}

/** The power of a deck's hero, '' if it is unknown. */
export const heroPower = async (deck: string | DeckDef): Promise<string> => (await heroFace(deck))?.text.join(' ') ?? ''

async function heroFace(deck: string | DeckDef): Promise<PrintedFace | null> {
  await loadCards({ players: [{ name: '', deck }], seed: 0 })
  const hero = typeof deck === 'string' ? library.decks.find(({ id }) => id === deck)?.hero : deck.hero
  return hero ? printedCards(withAll(library), '')(hero) : null
}
