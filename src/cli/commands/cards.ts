import { lineOf, type PrintedCard, printedIndex } from '../../cards/printed/index.ts'
import { library as builtIn } from '../../content.ts'
import type { CardNames } from '../../decks/index.ts'
import { withAll } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import { withTokens } from '../../language/index.ts'
import { isEffect } from '../../language/nodes.ts'
import { didYouMean } from '../../language/problem.ts'
import type { Amount, CardDef, DeckDef, Effect } from '../../language/types.ts'
import type { RaidDef } from '../../raid/format.ts'
import { type CardRow, cardLines, cardRow } from '../cards/card-text.ts'
import { type CardSet, cardsByName, cardsCalled, setNamed, setsOf, slug } from '../named/lookup.ts'
import { looksLikePath } from '../named/module.ts'
import { namesForDecks } from '../named/own-decks.ts'
import { raidAtHand } from '../named/raid-file.ts'
import type { Common } from '../shell/options.ts'
import { columns, say, sayJson } from '../shell/output.ts'
import { CliError } from '../shell/problem.ts'

/** Prints every card of a raid, a set with its reprints, or a deck, or the cards of a name; without a word, the sets. */
export async function cards(what: string | undefined, options: Common): Promise<void> {
  const sets = await setsOf(builtIn)
  if (what === undefined) {
    listSets(sets, options)
    return
  }
  const hand = looksLikePath(what) ? await raidAtHand(what) : null
  const library = withAll(hand?.library ?? builtIn)
  const rows = hand ? raidRows(library, hand.raid) : await rowsOf(what, sets)
  if (options.json) {
    sayJson(rows)
    return
  }
  const defs = new Map([...cardsByName(library).values()].map((def) => [placed(def), def]))
  for (const [i, row] of rows.entries()) {
    const before = rows[i - 1]
    if (before === undefined || heading(row) !== heading(before)) say(`${i ? '\n' : ''}${heading(row)}\n`)
    const def = defs.get(placed(row))
    if (!def) {
      say(row.text)
      continue
    }
    const [first, ...rest] = cardLines(library, def)
    say(row.copies ? `${row.copies} ${first}` : first)
    for (const line of rest) say(`  ${line}`)
  }
  const dumb = rows.filter(({ playable }) => !playable).length
  say(
    `\n${rows.length === 1 ? '1 card' : `${rows.length} different cards`}${dumb ? `, ${dumb} of them not playable yet` : ''}.`,
  )
}

/** A card by name and set: some raids have cards with the names of raiders' cards. */
const placed = ({ name, set }: { name: string; set: string }): string => `${set} ${name}`

const heading = ({ deck, set }: CardRow): string => (deck === null ? `Set: ${set}` : `Deck: ${deck}`)

function listSets(sets: readonly CardSet[], { json }: Common): void {
  const rows = sets.map(({ code, name, cards }) => ({ code, name, cards: cards.length }))
  if (json) sayJson(rows)
  else for (const line of columns(rows.map(({ code, name, cards }) => [code, name, `${cards} cards`]))) say(line)
}

async function rowsOf(what: string, sets: readonly CardSet[]): Promise<CardRow[]> {
  const library = withAll(builtIn)
  const word = slug(what)
  const raid = library.raids.find(({ id, name }) => id === what || slug(name) === word)
  if (raid) return raidRows(library, raid)
  const inSet = (cards: readonly CardDef[]): CardRow[] => cards.map((card) => cardRow(library, card, null, null))
  const set = setNamed(sets, what)
  const [names, index] = [await namesForDecks(), await printedIndex()]
  if (set) return [...inSet(set.cards), ...missingOf(set.code, index, names), ...reprintsIn(set, sets, index, names)]
  const deck = library.decks.find(({ id, name }) => id === what || slug(name) === word)
  if (deck) return deckRows(library, deck)
  const named = cardsCalled(
    [...sets.flatMap(({ cards }) => cards), ...library.raids.flatMap(({ cards }) => cards)],
    what,
  )
  const asked = names.find(what)?.name
  const isNamed = named.some(({ name }) => name === asked)
  const printed = index.filter(({ name }) => name === asked && !isNamed && names.why(name) !== '')
  if (named.length > 0 || printed.length > 0)
    return [...inSet(named), ...printed.map((card) => missingRow(card, names))]
  const known = [
    ...[library.raids, library.decks].flatMap((list) => list.map(({ id }) => id)),
    ...sets.map(({ name }) => name),
  ]
  const near = names.near(what)
  const more = '`raid list` names raids and decks, `raid cards` the sets.'
  throw new CliError(
    `unknown raid, set, deck or card "${what}"`,
    'the argument <what>',
    near === undefined ? didYouMean(what, known, more) : `Did you mean "${near}"? ${more}`,
  )
}

/** The cards of a set that can't be played here yet. */
const missingOf = (code: string, index: readonly PrintedCard[], names: CardNames): CardRow[] =>
  index
    .filter(({ name, printings: [first] }) => first?.code === code && names.isMissing(name))
    .map((card) => missingRow(card, names))
    .sort((a, b) => a.number - b.number)

/** The cards of earlier sets that were printed in this one, too, set by set, with their first numbers. */
function reprintsIn(
  { code }: CardSet,
  sets: readonly CardSet[],
  index: readonly PrintedCard[],
  names: CardNames,
): CardRow[] {
  const again = index.filter(
    ({ printings: [first, ...more] }) => first?.code !== code && more.some((one) => one.code === code),
  )
  const known = new Set(again.map(({ name }) => name))
  const here = sets.flatMap(({ cards }) => cards.filter(({ name }) => known.has(name)))
  const missing = again.filter(({ name }) => names.isMissing(name))
  return [
    ...here.map((card) => cardRow(withAll(builtIn), card, null, null)),
    ...missing.map((card) => missingRow(card, names)),
  ]
}

/** A printed card that can't be played: its line, and the reason for its text. */
const missingRow = (card: PrintedCard, names: CardNames): CardRow => ({
  ...cardRow(withAll(builtIn), lineOf(card), null, null),
  ...{ text: names.why(card.name), playable: false },
})

/**
 * The number of a card on the table that come from no deck: those that start there, and those brought there at once.
 * Null for cards that only replace others (a Boss's next card) or that texts create repeatedly.
 */
function beside({ cards, machine, always, startsWith = [] }: RaidDef): (name: string, token: boolean) => number | null {
  const here = new Map<string, Amount>(startsWith.map(([n, name]) => [name, n]))
  const made = new Set<string>()
  visit([cards, machine, always], (node) => {
    if (node.do === 'bring') for (const [n, name] of node.cards) here.set(name, largest(here.get(name), n))
    if (node.do === 'create' && typeof node.token === 'string') made.add(node.token)
  })
  return (name, token) => {
    const n = made.has(name) ? null : (here.get(name) ?? (token ? null : 1))
    return typeof n === 'number' ? n : null
  }
}

const largest = (a: Amount | undefined, b: Amount): Amount =>
  typeof a === 'number' && typeof b === 'number' ? Math.max(a, b) : b

function visit(node: unknown, see: (effect: Effect) => void): void {
  if (isEffect(node)) see(node)
  if (typeof node === 'object' && node !== null) for (const part of Object.values(node)) visit(part, see)
}

/** Boss cards first, then deck by deck, then tokens. */
function raidRows(library: Library, raid: RaidDef): CardRow[] {
  const { cards, decks, tokens } = raid
  const byName = withTokens(cards)
  const copies = beside(raid)
  const placed = new Set([...tokens, ...Object.values(decks).flatMap((deck) => deck.map(([, name]) => name))])
  const row = (deck: string, name: string, copies: number | null): CardRow[] => {
    const def = byName.get(name)
    return def ? [cardRow(library, def, deck, copies)] : []
  }
  return [
    ...cards
      .filter(({ name }) => !placed.has(name))
      .map((card) => cardRow(library, card, 'boss', copies(card.name, false))),
    ...Object.entries(decks).flatMap(([deck, list]) => list.flatMap(([copies, name]) => row(deck, name, copies))),
    ...tokens.flatMap((name) => row('token', name, copies(name, true))),
    ...[...byName].flatMap(([name, { set }]) => (set === 'token' ? row('token', name, null) : [])),
  ]
}

function deckRows(library: Library, { id, hero, cards }: DeckDef): CardRow[] {
  const byName = cardsByName(library, '')
  const rows: readonly (readonly [number, string])[] = [[1, hero], ...cards]
  return rows.flatMap(([copies, name]) => {
    const def: CardDef | undefined = byName.get(name)
    return def ? [cardRow(library, def, id, copies)] : []
  })
}
