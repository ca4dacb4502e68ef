/** Changing a deck of one's own, card by card. Pure: each function returns a deck and leaves the other as it was. */
import type { CardDef, DeckDef } from '../language/types.ts'
import { bounds } from '../state/bounds.ts'

/** The deck itself, or its side deck. */
export type Pile = 'cards' | 'side'

/** The number of copies of a card in a deck: in one of its piles, or in both. */
export const copiesIn = (deck: DeckDef, name: string, piles: readonly Pile[] = ['cards', 'side']): number =>
  piles.flatMap((pile) => deck[pile] ?? []).reduce((sum, [n, card]) => (card === name ? sum + n : sum), 0)

/** The number of cards in a pile. */
export const sizeOf = (deck: DeckDef, pile: Pile = 'cards'): number =>
  (deck[pile] ?? []).reduce((sum, [n]) => sum + n, 0)

/** The deck with that many copies of a card in a pile; 0 removes the card. A new card is added at the end. */
export function withCopies(deck: DeckDef, name: string, n: number, pile: Pile = 'cards'): DeckDef {
  const rows = deck[pile] ?? []
  const at = rows.findIndex(([, card]) => card === name)
  const others = rows.filter(([, card], i) => card !== name || i === at) // a card that is listed twice becomes one row
  const changed =
    n <= 0
      ? others.filter(([, card]) => card !== name)
      : at < 0
        ? [...others, [n, name] as const]
        : others.map((row) => (row[1] === name ? ([n, name] as const) : row))
  const { side, ...rest } = deck
  if (pile === 'cards') return { ...deck, cards: changed }
  return changed.length > 0 ? { ...rest, side: changed } : rest
}

/** The deck with another card in the place of this one, in all its piles: each copy stays, as many as there are. */
export function renamed(deck: DeckDef, from: string, to: string): DeckDef {
  const merged = (rows: DeckDef['cards']): DeckDef['cards'] => {
    const counts = new Map<string, number>()
    for (const [n, card] of rows) {
      const name = card === from ? to : card
      counts.set(name, (counts.get(name) ?? 0) + n)
    }
    return [...counts].map(([name, n]) => [n, name] as const)
  }
  const { side, ...rest } = deck
  return {
    ...{ ...rest, hero: deck.hero === from ? to : deck.hero, cards: merged(deck.cards) },
    ...(side ? { side: merged(side) } : {}),
  }
}

/**
 * The reason why no further copy of a card can be put into a pile, with the rule; '' if it can.
 * `why`: the reasons against the card in decks of this hero (`forbids`). Combinations are left to `deckProblems`: the player may remove the others.
 */
export function refusalToAdd(deck: DeckDef, card: CardDef, pile: Pile, why: readonly string[] = []): string {
  const { name } = card
  if (sizeOf(deck) + sizeOf(deck, 'side') >= bounds.deck) return `A deck has at most ${bounds.deck} cards here.`
  if (deck.format === 'open') return ''
  const [reason] = why
  if (reason !== undefined) return `${name}: ${reason}`
  if (deck.format === 'limited') return ''
  if (copiesIn(deck, name) >= 4 && !card.tags?.includes('Unlimited'))
    return `${name}: at most four of a name, side deck included (100.4).`
  return pile === 'side' && sizeOf(deck, 'side') >= 10 ? 'A side deck has exactly ten cards (100.3).' : ''
}
