/** A deck of one's own as it is played. */
import { cardIndex } from '../../cards/sets/index.ts'
import { library } from '../../content.ts'
import { playablePart } from '../../decks/index.ts'
import type { DeckDef } from '../../language/types.ts'
import { loadPool } from './pool.ts'

/** The deck without cards that can't be played here yet. Loads all cards only if it has others than those. */
export async function playable(deck: DeckDef): Promise<DeckDef> {
  const here = new Set([...library.cards, ...(await cardIndex())].map(({ name }) => name))
  if ([...deck.cards, ...(deck.side ?? [])].every(([, name]) => here.has(name))) return deck
  return playablePart(library, deck, (await loadPool()).names)
}
