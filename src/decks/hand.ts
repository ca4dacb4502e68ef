/** A sample hand of a deck: drawn as a game begins (101.2), always the same for the same deck and number. */
import type { DeckDef } from '../language/types.ts'
import { hashText, reordered } from '../state/dice.ts'
import { deckText } from './text.ts'

export interface TestHand {
  hand: readonly string[]
  /** The rest of the deck, from its top. */
  rest: readonly string[]
  /** Whether the mulligan has been taken: it may be taken once (101.2). */
  again: boolean
  seed: number
}

/** Cards of a starting hand (101.1). */
const size = 7

/** The hand with this number; each number gives another hand. */
export function testHand(deck: DeckDef, n: number): TestHand {
  const seed = hashText(deckText(deck)) ^ n
  const cards = deck.cards.flatMap(([copies, name]) => Array.from({ length: copies }, () => name))
  return dealt(cards, { seed, again: false })
}

/** Shuffles the hand into the deck, and draws a new one (101.2). */
export const mulligan = ({ hand, rest, seed }: TestHand): TestHand => dealt([...hand, ...rest], { seed, again: true })

/** Draws the next card; the same hand if the deck is empty. */
export function drawNext(test: TestHand): TestHand {
  const [next, ...rest] = test.rest
  return next === undefined ? test : { ...test, hand: [...test.hand, next], rest }
}

function dealt(cards: readonly string[], { seed, again }: Pick<TestHand, 'seed' | 'again'>): TestHand {
  const order = reordered(cards, seed, again ? 2 : 1)
  return { hand: order.slice(0, size), rest: order.slice(size), again, seed }
}
