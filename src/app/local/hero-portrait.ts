/** The portrait of a deck's hero. */
import { portrait } from '../../board/index.ts'
import { library, loadCards } from '../../content.ts'
import { withAll } from '../../engine/index.ts'
import type { DeckDef } from '../../language/types.ts'
import { printedCards } from '../table/printed-cards.ts'

/** `size` pixels wide and high; null if there is none. `deck`: an id of the library, or a deck of one's own. */
export async function heroPortrait(deck: string | DeckDef, size: number): Promise<HTMLElement | null> {
  await loadCards({ players: [{ name: '', deck }], seed: 0 })
  const hero = typeof deck === 'string' ? library.decks.find(({ id }) => id === deck)?.hero : deck.hero
  const face = hero && printedCards(withAll(library), '')(hero)
  return face ? portrait(face, size) : null
}
