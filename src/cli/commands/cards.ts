import { library as builtIn } from '../../content.ts'
import { withAll } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import { withTokens } from '../../language/index.ts'
import type { CardDef, DeckDef } from '../../language/types.ts'
import type { RaidDef } from '../../raid/format.ts'
import { type CardRow, cardLines, cardRow } from '../card-text.ts'
import { cardsByName, setOf, setsOf, slug } from '../lookup.ts'
import { looksLikePath } from '../module.ts'
import type { Common } from '../options.ts'
import { say, sayJson } from '../output.ts'
import { unknown } from '../problem.ts'
import { raidAtHand } from '../raid-file.ts'

/** Prints every card of a raid, a set or a deck. */
export async function cards(what: string, options: Common): Promise<void> {
  const hand = looksLikePath(what) ? await raidAtHand(what) : null
  const library = withAll(hand?.library ?? builtIn)
  const rows = hand ? raidRows(library, hand.raid) : rowsOf(what)
  if (options.json) {
    sayJson(rows)
    return
  }
  const defs = cardsByName(library)
  for (const [i, row] of rows.entries()) {
    if (row.deck !== rows[i - 1]?.deck) say(`${i ? '\n' : ''}${heading(row)}\n`)
    const def = defs.get(row.name)
    if (!def) continue
    const [first, ...rest] = cardLines(library, def)
    say(row.copies ? `${row.copies} ${first}` : first)
    for (const line of rest) say(`  ${line}`)
  }
  const dumb = rows.filter(({ playable }) => !playable).length
  say(`\n${rows.length} different cards${dumb ? `, ${dumb} of them not playable yet` : ''}.`)
}

const heading = ({ deck }: CardRow): string => (deck === null ? 'Cards' : `Deck: ${deck}`)

function rowsOf(what: string): CardRow[] {
  const library = withAll(builtIn)
  const word = slug(what)
  const raid = library.raids.find(({ id, name }) => id === what || slug(name) === word)
  if (raid) return raidRows(library, raid)
  const set = setOf(library, what)
  if (set) return library.cards.filter((card) => card.set === set).map((card) => cardRow(library, card, null, null))
  const deck = library.decks.find(({ id, name }) => id === what || slug(name) === word)
  if (deck) return deckRows(library, deck)
  const known = [
    ...library.raids.map(({ id }) => id),
    ...setsOf(library).map(slug),
    ...library.decks.map(({ id }) => id),
  ]
  throw unknown('raid, set or deck', what, 'the argument <what>', known)
}

/** Boss cards first, then deck by deck, then tokens. */
function raidRows(library: Library, { cards, decks, tokens }: RaidDef): CardRow[] {
  const byName = withTokens(cards)
  const placed = new Set([...tokens, ...Object.values(decks).flatMap((deck) => deck.map(([, name]) => name))])
  const row = (deck: string, name: string, copies: number | null): CardRow[] => {
    const def = byName.get(name)
    return def ? [cardRow(library, def, deck, copies)] : []
  }
  return [
    ...cards.filter(({ name }) => !placed.has(name)).map((card) => cardRow(library, card, 'boss', 1)),
    ...Object.entries(decks).flatMap(([deck, list]) => list.flatMap(([copies, name]) => row(deck, name, copies))),
    ...tokens.flatMap((name) => row('token', name, null)),
    ...[...byName].flatMap(([name, { set }]) => (set === 'token' ? row('token', name, null) : [])),
  ]
}

function deckRows(library: Library, { id, hero, cards }: DeckDef): CardRow[] {
  const byName = cardsByName(library)
  const rows: readonly (readonly [number, string])[] = [[1, hero], ...cards]
  return rows.flatMap(([copies, name]) => {
    const def: CardDef | undefined = byName.get(name)
    return def ? [cardRow(library, def, id, copies)] : []
  })
}
