import { allCards } from '../../cards/sets/index.ts'
import { library, loadAllCards } from '../../content.ts'
import { cardNames, deckProblems, longestDeck, readDeck } from '../../decks/index.ts'
import type { DeckDef } from '../../language/types.ts'
import { readText } from '../files.ts'
import type { Common } from '../options.ts'
import { say, sayJson } from '../output.ts'
import { CliError, printed, unknown } from '../problem.ts'

/** Checks a deck in a file. Returns false if something is wrong with it. Refuses a file that can't be read as a deck at all. */
export async function deck(act: string, file: string, options: Common): Promise<boolean> {
  if (act !== 'check') throw unknown('act', act, 'raid deck', ['check'])
  const text = readText(file, 4 * longestDeck, 'Name the file of a deck: a line for each card, such as "4 Parvink".')
  await loadAllCards()
  const names = cardNames([...library.cards, ...regular, ...(await allCards())])
  const read = await readDeck(text, names)
  if ('wrong' in read) throw new CliError('can’t be read as a deck', file, read.wrong)
  const problems = deckProblems(library, read, names.all).map((p) => ({ ...p, where: `${file}, ${p.where}` }))
  const { deck } = read
  const [cards, side] = [sum(deck.cards), sum(deck.side ?? [])]
  if (options.json) sayJson({ deck, cards, side, legal: problems.length === 0, problems })
  else {
    for (const problem of problems) say(printed(problem))
    if (problems.length === 0)
      say(
        `${deck.name}: ${deck.hero}, ${cards} cards${side > 0 ? ` and a side deck of ${side}` : ''}. It is legal (100).`,
      )
  }
  return problems.length === 0
}

/** Cards of raids that may be in any deck (R504.1b). */
const regular = library.raids.flatMap((raid) => raid.cards.filter(({ name }) => raid.regular?.includes(name)))

const sum = (rows: DeckDef['cards']): number => rows.reduce((all, [n]) => all + n, 0)
