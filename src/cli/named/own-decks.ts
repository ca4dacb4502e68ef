/** Decks of one's own: a file may be named where the name of a deck may stand. */
import { allCards } from '../../cards/sets/index.ts'
import { library, loadAllCards } from '../../content.ts'
import { type CardNames, cardNames, deckProblems, longestDeck, readDeck } from '../../decks/index.ts'
import type { Problem } from '../../language/problem.ts'
import type { DeckDef } from '../../language/types.ts'
import { readText } from '../shell/files.ts'
import { CliError, CliErrors } from '../shell/problem.ts'
import { looksLikePath } from './module.ts'

/** The files opened by the running command. */
const opened = new Map<string, DeckDef>()

/** Cards of raids that may be in any deck (R504.1b). */
const regular = library.raids.flatMap((raid) => raid.cards.filter(({ name }) => raid.regular?.includes(name)))

/** Loads all sets and returns the names that a deck may have. */
export async function namesForDecks(): Promise<CardNames> {
  await loadAllCards()
  return cardNames([...library.cards, ...regular, ...(await allCards())])
}

/** The text of a file with a deck or a campaign. Refuses one that is too long or can't be read. */
export const deckFile = (file: string): string =>
  readText(file, 4 * longestDeck, 'Name the file of a deck: a line for each card, such as "4 Parvink".')

/** The deck in the text of a file, with all its problems. Refuses a text that can't be read as a deck at all. */
export async function deckIn(
  file: string,
  text: string,
  names: CardNames,
): Promise<{ deck: DeckDef; problems: readonly Problem[] }> {
  const read = await readDeck(text, names)
  if ('wrong' in read) throw new CliError('can’t be read as a deck', file, read.wrong)
  const problems = deckProblems(library, read, names.all).map((p) => ({ ...p, where: `${file}, ${p.where}` }))
  return { deck: read.deck, problems }
}

const looksLikeFile = (name: string): boolean => looksLikePath(name) || /\.txt$/i.test(name)

/** Opens the files among the names of decks, before games are played with them. Refuses an illegal deck, with all its problems. */
export async function openDecks(names: readonly string[]): Promise<void> {
  opened.clear()
  const files = new Set(names.filter(looksLikeFile))
  if (files.size === 0) return
  const texts = [...files].map((file) => [file, deckFile(file)] as const)
  const known = await namesForDecks()
  for (const [file, text] of texts) {
    const { deck, problems } = await deckIn(file, text, known)
    if (problems.length > 0) throw new CliErrors(problems)
    opened.set(file, { ...deck, id: file })
  }
}

/** The deck of a file that was opened, if this is the name of one. */
export const deckFromFile = (name: string): DeckDef | undefined => opened.get(name)
