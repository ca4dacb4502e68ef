/** Whether a deck of somebody's own is legal (100), and whether each card of the index fits in decks of a hero. */
import { codeFor, libraryFor } from '../engine/index.ts'
import type { Library } from '../engine/types.ts'
import { compile } from '../language/compile.ts'
import { plainProblem } from '../language/plain-text.ts'
import type { Problem } from '../language/problem.ts'
import type { CardDef } from '../language/types.ts'
import { checkDeck, notKnown, unfit } from '../rules/100-decks.ts'
import type { DeckRead } from './text.ts'

/**
 * All problems of a deck: line by line, then rule by rule; empty if it may be played. The cards of all sets must have been loaded.
 * `names`: all names, of which the nearest is suggested for an unknown one.
 */
export function deckProblems(
  library: Library,
  { deck, problems, unknown }: DeckRead,
  names: readonly string[],
): Problem[] {
  const setup = { players: [{ name: 'One', deck }], seed: 1 }
  const { code } = codeFor(libraryFor(library, { setup }), null)
  const strange = [...deck.cards, ...(deck.side ?? [])].filter(([, name]) => !code.cards.has(name))
  const ofRules = checkDeck(code, deck, strange.length > mostNear ? [] : names)
  const told = unknown.map(notKnown)
  return [...problems, ...ofRules.filter(({ what }) => !told.some((name) => what.endsWith(name)))].map(plainProblem)
}

/** The most unknown names for which the nearest is searched. */
const mostNear = 20

/** The line of a card in the index: its printed information outside the text box. */
type Line = Omit<CardDef, 'set'>

/**
 * The reasons against a card in decks of this hero (100.1, 100.2a-c, e), for each line: sentences with their rule, none for a legal card.
 * Only `deckProblems` checks combinations of cards (100.2d, talents of two specs, 100.4).
 */
export function forbids(hero: CardDef): (card: Line) => readonly string[] {
  const led = one(hero)
  const known = new Map<string, readonly string[]>()
  // Only a hero's own rules may ask what a card's text does (100.2e).
  const lineOf = hero.deckbuilding ? wholly : outside
  return (card) => {
    const before = known.get(card.name)
    if (before) return before
    const why = led ? unfit(one(lineOf(card)) ?? led, led) : []
    known.set(card.name, why)
    return why
  }
}

const wholly = (card: Line): CardDef => ({ ...card, set: '' })

/** A card without its text: much quicker to compile. */
function outside(card: Line): CardDef {
  const { text: _text, powers: _powers, front: _front, back: _back, attach: _attach, ...line } = card
  return { ...line, set: '' }
}

const one = (card: CardDef) => compile([card]).cards.get(card.name)
