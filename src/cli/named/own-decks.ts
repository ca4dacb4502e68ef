/** Decks of one's own: a file may be named where the name of a deck may stand. */

import { cardsByHand } from '../../cards/printed/by-hand.ts'
import { printedIndex } from '../../cards/printed/index.ts'
import { library, loadAllCards } from '../../content.ts'
import {
  type CardNames,
  cardNames,
  type DeckRead,
  deckProblems,
  longestDeck,
  type MissingCard,
  missingIn,
  playablePart,
  readDeck,
} from '../../decks/index.ts'
import { cardsFor, withAll } from '../../engine/index.ts'
import type { Problem } from '../../language/problem.ts'
import type { DeckDef } from '../../language/types.ts'
import { optional } from '../../threads/index.ts'
import { readText } from '../shell/files.ts'
import { CliError, CliErrors } from '../shell/problem.ts'
import { looksLikePath } from './module.ts'

/** The files opened by the running command. */
const opened = new Map<string, DeckDef>()

/** Loads all sets and returns the names of all printed cards. */
export async function namesForDecks(): Promise<CardNames> {
  await loadAllCards()
  return cardNames(cardsFor(withAll(library), []), await printedIndex())
}

/** The text of a file with a deck or a campaign. Refuses one that is too long or can't be read. */
export const deckFile = (file: string): string =>
  readText(file, 4 * longestDeck, 'Name the file of a deck: a line for each card, such as "4 Parvink".')

/** The packages that lists as CSV and of OCTGN need. */
const readers = 'papaparse @xmldom/xmldom'

/** The deck in the text of a file, with all its problems. Refuses a text that can't be read as a deck at all. */
export async function deckIn(
  file: string,
  text: string,
  names: CardNames,
): Promise<{ problems: readonly Problem[]; missing: readonly MissingCard[] } & Pick<DeckRead, 'deck' | 'remarks'>> {
  const read = await optional(() => readDeck(text, names), readers, 'the packages that read tables and XML')
  if ('wrong' in read) throw new CliError('can’t be read as a deck', file, read.wrong)
  const problems = deckProblems(library, read, names).map((p) => ({ ...p, where: `${file}, ${p.where}` }))
  return { deck: read.deck, remarks: read.remarks, problems, missing: missingIn(read.deck, names) }
}

const looksLikeFile = (name: string): boolean => looksLikePath(name) || /\.(?:txt|csv|o8d|mwdeck|dec)$/i.test(name)

/** Opens the files among the names of decks, before games are played with them; `real`: with real cards. Refuses an illegal deck, with all its problems. */
export async function openDecks(names: readonly string[], real: boolean): Promise<void> {
  opened.clear()
  const files = new Set(names.filter(looksLikeFile))
  if (files.size === 0) return
  const texts = [...files].map((file) => [file, deckFile(file)] as const)
  const known = await namesForDecks()
  const byHand = real ? await cardsByHand() : []
  const isByHand = new Set(byHand.map(({ name }) => name))
  for (const [file, text] of texts) {
    const { deck, problems, missing } = await deckIn(file, text, known)
    if (problems.length > 0) throw new CliErrors(problems)
    for (const { n, name, what } of missing) {
      if (name === deck.hero && !real) continue // the rules refuse it
      const then = isByHand.has(name) ? 'Your table carries out its text.' : 'It is left out.'
      process.stderr.write(`raid: ${file}: ${n} ${what} ${then}\n`)
    }
    opened.set(file, { ...playablePart(library, deck, known, byHand), id: file })
  }
}

/** The deck of a file that was opened, if this is the name of one. */
export const deckFromFile = (name: string): DeckDef | undefined => opened.get(name)
