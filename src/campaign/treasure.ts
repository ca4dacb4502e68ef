/** Which treasures a won raid gives, and who may best use them. The same win always gives the same. */
import type { RaidSetup } from '../engine/types.ts'
import { hashText, reordered } from '../state/dice.ts'
import type { Share } from './campaign.ts'

/**
 * Tells wins apart: the raid, its mode, its seed, and who raided with what. Nothing that a player does in the raid is part of it, so neither
 * loading the page again, nor taking the last blow back, nor playing the same cards once more draws anew.
 */
export function winKey({ raid, mode = '', seed, raiders }: RaidSetup): string {
  const party = raiders.map(({ deck }) => (typeof deck === 'string' ? deck : [deck.hero, deck.cards, deck.side ?? []]))
  const text = JSON.stringify([raid, mode, seed, party])
  return [text, `${text}!`].map((one) => hashText(one).toString(16).padStart(8, '0')).join('')
}

/** How many cards a party draws: two for each raider, ten for five, as many as a printed treasure pack has. */
export const packSize = (raiders: number): number => raiders * 2

/**
 * The cards of a treasure pack: no card twice before all have come.
 * @param treasures - The names of all treasures of the raid; their order does not matter.
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

/** Who should get which card, as bots see it: whoever can use it and has got the least so far; what nobody can use goes into the chest. */
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
