/** The cards of a campaign, who can use them, and its decks. */
import type { CampaignHero, Rows, Taker } from '../../campaign/index.ts'
import { type CardLine, cardIndex } from '../../cards/sets/index.ts'
import type { Catalogue } from '../../catalogue.ts'
import { library } from '../../content.ts'
import { copiesIn, forbids, refusalToAdd, withCopies } from '../../decks/index.ts'
import { inList } from '../../language/phrases.ts'
import { plainText } from '../../language/plain-text.ts'
import type { DeckDef } from '../../language/types.ts'
import { bounds } from '../../state/bounds.ts'
import type { App } from '../app.tsx'
import { loadPool, type Pool } from '../decks/pool.ts'
import { isOwnDeck, newDeckId } from '../storage/deck-store.ts'

/** All cards of a campaign, once they have come. */
export interface Cards extends Pick<Pool, 'find' | 'printed'> {
  /** The names of all raids' treasures, and those of one set. */
  treasures: ReadonlySet<string>
  ofSet(code: string): readonly string[]
}

let coming: Promise<Cards> | null = null

/** The cards, once for the page. Rejects if they can't be loaded; it may then be tried again. */
export function loadCampaignCards({ raids }: Catalogue): Promise<Cards> {
  coming ??= Promise.all([cardIndex(), loadPool()]).then(([index, pool]) => makeCards(index, pool, raids))
  coming.catch(() => (coming = null))
  return coming
}

function makeCards(index: readonly CardLine[], { find, printed }: Pool, raids: Catalogue['raids']): Cards {
  const codes = new Set(raids.map(({ face }) => face.treasure))
  const ofSet = (code: string): string[] => index.filter(({ set }) => set === code).map(({ name }) => name)
  return {
    ...{ find, printed },
    treasures: new Set(index.filter(({ set }) => codes.has(set)).map(({ name }) => name)),
    ofSet,
  }
}

/** The deck that a hero of the campaign brings; undefined if it has been deleted. */
export const deckOf = ({ decks }: Pick<App, 'decks'>, { deck }: Pick<CampaignHero, 'deck'>): DeckDef | undefined =>
  decks.get(deck) ?? library.decks.find(({ id }) => id === deck)

/** Why a hero's deck can't have one more copy of a card, with the rule; '' if it can. */
export function whyNot(cards: Cards, deck: DeckDef | undefined, name: string): string {
  const [card, hero] = [cards.find(name), cards.find(deck?.hero ?? '')]
  if (!deck || !hero) return 'The deck is gone.'
  if (!card) return 'This card is not known here.'
  return refusalToAdd(deck, card, 'cards', forbids(hero)(card))
}

const using = (cards: Cards, decks: readonly DeckDef[], name: string): readonly DeckDef[] =>
  decks.filter((deck) => whyNot(cards, deck, name) === '')

/** The heroes who can use a card, in words: 'For Warrax or Boris Brightbeard.' */
export function usersOf(cards: Cards, decks: readonly DeckDef[], name: string): string {
  const users = using(cards, decks, name).map(({ hero }) => hero)
  return users.length > 0 ? `For ${inList(users, 'or')}.` : 'Nobody here can use it.'
}

/** Whether somebody can use a card, for sorting: 0 before 1. */
export const rankOf = (cards: Cards, decks: readonly DeckDef[], name: string): number =>
  using(cards, decks, name).length > 0 ? 0 : 1

/** A raider who may take a treasure, as bots see it. */
export const takerOf = (cards: Cards, deck: DeckDef): Taker => ({
  hero: deck.hero,
  uses: (card) => whyNot(cards, deck, card) === '',
})

/**
 * Puts copies of a card into a hero's deck, or takes them out: a ready deck is first copied as one of the player's own.
 * Returns the deck's id, and a message for the player.
 */
export async function keepInDeck(
  { decks }: Pick<App, 'decks'>,
  deck: DeckDef,
  changes: Rows,
): Promise<{ deck: DeckDef; trouble: string }> {
  const own = isOwnDeck(deck.id)
    ? deck
    : { ...deck, id: newDeckId(), name: plainText(`${deck.name} (campaign)`, bounds.name) }
  const next = changes.reduce((all, [n, card]) => withCopies(all, card, copiesIn(all, card, ['cards']) + n), own)
  return { deck: next, trouble: await decks.put(next) }
}
