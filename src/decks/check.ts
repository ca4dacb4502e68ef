/** Whether a deck of somebody's own is legal (100), and whether each card of the index fits in decks of a hero. */
import { codeFor, heroFault, libraryFor } from '../engine/index.ts'
import type { Library } from '../engine/types.ts'
import { compile } from '../language/compile.ts'
import { plainProblem } from '../language/plain-text.ts'
import type { Problem } from '../language/problem.ts'
import type { CardDef, DeckDef } from '../language/types.ts'
import { checkDeck, notKnown, unfit } from '../rules/100-decks.ts'
import type { DeckRead } from './draft.ts'
import { copiesIn } from './edit.ts'
import type { CardNames } from './names.ts'

/**
 * All problems of a deck: line by line, then rule by rule; empty if it may be played. The cards of all sets must have been loaded.
 * Cards that can't be played here yet are no problem (`missingIn`): they count as cards of the deck.
 * Nor is a hero whose text a real table carries out, if the deck or our lists say the health.
 */
export function deckProblems(library: Library, { deck, problems, unknown }: DeckRead, names: CardNames): Problem[] {
  const led = heroFault(library, deck, true)
  if (led) return [...problems, led].map(plainProblem)
  // Cards whose text a real table carries out count, too.
  const setup = { players: [{ name: 'One', deck, real: true as const }], seed: 1 }
  const { code } = codeFor(libraryFor(library, { setup }), null)
  const told = new Set(unknown.map(notKnown))
  let nears = 0
  const ofRules = checkDeck(code, deck, []).flatMap((problem): Problem[] => {
    const [, before = '', name] = unknownIn.exec(problem.what) ?? []
    if (name === undefined) return [problem]
    if (told.has(notKnown(name)) || (before === '' && names.isMissing(name))) return []
    const why = names.why(name)
    if (why !== '') return [{ ...problem, what: `${before}${why}` }]
    const near = nears++ < mostNear ? names.near(name) : undefined
    return [near === undefined ? problem : { ...problem, fix: `Did you mean "${near}"?`, nearest: near }]
  })
  return [...problems, ...ofRules].map(plainProblem)
}

/** The sentence about a name that no playable card has (`notKnown`), and the words before it. */
const unknownIn = /^(its hero )?"(.+)" is not known\.$/

/** The most unknown names for which the nearest is searched. */
const mostNear = 20

/** A card of a deck that can't be played here yet. */
export interface MissingCard {
  n: number
  name: string
  /** Such as "Blizzard, Blood of Gladiators 33, is not playable here yet." */
  what: string
}

/** The cards of a deck that can't be played here yet, each once. */
export function missingIn(deck: DeckDef, names: CardNames): readonly MissingCard[] {
  const all = [deck.hero, ...[...deck.cards, ...(deck.side ?? [])].map(([, name]) => name)]
  return [...new Set(all)]
    .filter((name) => names.isMissing(name))
    .map((name) => ({ ...{ n: name === deck.hero ? 1 : copiesIn(deck, name), name, what: names.why(name) } }))
}

/**
 * The deck as it is played: without the cards that can't be played here yet.
 * If it is legal with them, it is played as an open deck, since it may be too small without them (100.1).
 * @param byHand - Cards that stay, since a real table carries out their text.
 */
export function playablePart(
  library: Library,
  deck: DeckDef,
  names: CardNames,
  byHand: readonly { name: string }[] = [],
): DeckDef {
  const missing = new Set(missingIn(deck, names).map(({ name }) => name))
  for (const { name } of byHand) missing.delete(name)
  if (missing.size === 0) return deck
  const isHere = ([, name]: DeckDef['cards'][number]): boolean => !missing.has(name)
  const { side = [], ...rest } = deck
  const kept = side.filter(isHere)
  const legal = deckProblems(library, { deck, problems: [], unknown: [], remarks: [] }, names).length === 0
  return {
    ...{ ...rest, cards: deck.cards.filter(isHere) },
    ...(kept.length > 0 ? { side: kept } : {}),
    ...(legal ? { format: 'open' as const } : {}),
  }
}

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
