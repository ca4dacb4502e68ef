/** A deck of one's own as it is played. */
import { cardsByHand } from '../../cards/printed/by-hand.ts'
import { cardIndex } from '../../cards/sets/index.ts'
import { library } from '../../content.ts'
import { playablePart } from '../../decks/index.ts'
import type { DeckDef } from '../../language/types.ts'
import { loadPool } from './pool.ts'

/**
 * The deck without cards that can't be played here yet; a real table carries out the text of most of those. Loads all cards only if it has others.
 * @param real - Whether its cards are real.
 */
export async function playable(deck: DeckDef, real = false): Promise<DeckDef> {
  const byHand = real ? await cardsByHand() : []
  const here = new Set([...library.cards, ...(await cardIndex()), ...byHand].map(({ name }) => name))
  const names = [deck.hero, ...[...deck.cards, ...(deck.side ?? [])].map(([, name]) => name)]
  if (names.every((name) => here.has(name))) return deck
  return playablePart(library, deck, (await loadPool()).names, byHand)
}
