/** The treasures of a won raid, and the heroes who can best use them. The same win always gives the same. */
import type { RaidSetup } from '../engine/types.ts'
import { hashText, reordered } from '../state/dice.ts'
import type { Share } from './campaign.ts'

/**
 * The identity of a win: the raid, its mode, its seed, its raiders and their decks, but nothing that a player does in the raid.
 * So neither reloading the page, nor undoing the last blow, nor playing the same cards again draws anew.
 */
export function winKey({ raid, mode = '', seed, raiders }: RaidSetup): string {
  const party = raiders.map(({ deck }) => (typeof deck === 'string' ? deck : [deck.hero, deck.cards, deck.side ?? []]))
  const text = JSON.stringify([raid, mode, seed, party])
  return [text, `${text}!`].map((one) => hashText(one).toString(16).padStart(8, '0')).join('')
}

/** The number of cards that a party draws: two for each raider, ten for five as in a printed treasure pack, and one for each lesson. */
export const packSize = (raiders: number, lessons = 0): number => raiders * 2 + lessons

/**
 * The cards of a treasure pack: no card twice before all have come.
 * @param treasures - The names of all treasures of the raid, in any order.
 */
export function drawTreasure(treasures: readonly string[], n: number, key: string): string[] {
  const all = [...new Set(treasures)].sort()
  const rounds = all.length === 0 ? 0 : Math.ceil(n / all.length)
  const seed = hashText(key)
  return Array.from({ length: rounds }, (_, round) => reordered(all, seed, hashText(`treasure ${round}`)))
    .flat()
    .slice(0, n)
}

/** A raider who may take a card. */
export interface Taker {
  hero: string
  /** Whether its deck may have one more copy of the card. */
  uses(card: string): boolean
}

/** The distribution that bots propose: each card to the hero with the fewest so far who can use it; the rest goes into the chest. */
export function fairShares(drawn: readonly string[], takers: readonly Taker[]): Share[] {
  const got = new Map(takers.map(({ hero }) => [hero, 0]))
  const rarest = drawn
    .map((card, i) => ({ card, i, can: takers.filter((one) => one.uses(card)) }))
    .sort((a, b) => a.can.length - b.can.length || a.i - b.i)
  const shares = new Map<number, string | null>()
  for (const { i, can } of rarest) {
    const [least] = [...can].sort((a, b) => (got.get(a.hero) ?? 0) - (got.get(b.hero) ?? 0))
    shares.set(i, least?.hero ?? null)
    if (least) got.set(least.hero, (got.get(least.hero) ?? 0) + 1)
  }
  return drawn.map((card, i) => [card, shares.get(i) ?? null])
}
