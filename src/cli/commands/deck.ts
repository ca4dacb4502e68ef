import { isCampaign, readCampaign, unwon } from '../../campaign/index.ts'
import { allCards, cardIndex } from '../../cards/sets/index.ts'
import { library, loadAllCards } from '../../content.ts'
import { type CardNames, cardNames, deckProblems, longestDeck, readDeck } from '../../decks/index.ts'
import { didYouMean } from '../../language/problem.ts'
import type { DeckDef } from '../../language/types.ts'
import { readText } from '../files.ts'
import type { Common } from '../options.ts'
import { say, sayJson } from '../output.ts'
import { CliError, printed, unknown } from '../problem.ts'

/** Checks a deck in a file, or those of a campaign's file. Returns false if something is wrong with it. Refuses a file that can't be read at all. */
export async function deck(act: string, file: string, options: Common): Promise<boolean> {
  if (act !== 'check') throw unknown('act', act, 'raid deck', ['check'])
  const text = readText(file, 4 * longestDeck, 'Name the file of a deck: a line for each card, such as "4 Parvink".')
  await loadAllCards()
  const names = cardNames([...library.cards, ...regular, ...(await allCards())])
  if (isCampaign(text)) return checkCampaign(text, file, names, options)
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

/** Checks a campaign: that its cards are known, its decks are legal, and have no treasure that is not won. */
async function checkCampaign(text: string, file: string, names: CardNames, options: Common): Promise<boolean> {
  const read = readCampaign(text)
  if ('wrong' in read) throw new CliError('can’t be read as a campaign', file, read.wrong)
  const { wins, heroes, chest } = read.campaign
  const known = new Set(names.all)
  const codes = new Set(library.raids.map(({ face }) => face?.treasure))
  const treasures = new Set((await cardIndex()).filter(({ set }) => codes.has(set)).map(({ name }) => name))
  const loot = new Set([...chest, ...heroes.flatMap((one) => one.loot)].map(([, name]) => name))
  const strange = [...loot]
    .filter((name) => !known.has(name))
    .map((name) => ({
      where: file,
      what: `"${name}" is not known.`,
      fix: didYouMean(name, names.all, 'Look for its name among all cards.'),
    }))
  const ofDecks = read.decks.flatMap((deck) => {
    const own = heroes.find((one) => one.deck === deck.id)?.loot ?? []
    const more = unwon([...deck.cards, ...(deck.side ?? [])], own, treasures)
    return [
      ...deckProblems(library, { deck, problems: [], unknown: [] }, names.all),
      ...more.map(([n, name]) => ({
        where: `deck "${deck.name}"`,
        what: `${n} of ${name} not won.`,
        fix: 'Take it out.',
      })),
    ].map((p) => ({ ...p, where: `${file}, ${p.where}` }))
  })
  const problems = [...strange, ...ofDecks]
  if (options.json) sayJson({ ...read, legal: problems.length === 0, problems })
  else {
    for (const problem of problems) say(printed(problem))
    if (problems.length === 0)
      say(`A campaign: raids won: ${wins.length}, heroes: ${heroes.length}. Its decks are legal (100).`)
  }
  return problems.length === 0
}

/** Cards of raids that may be in any deck (R504.1b). */
const regular = library.raids.flatMap((raid) => raid.cards.filter(({ name }) => raid.regular?.includes(name)))

const sum = (rows: DeckDef['cards']): number => rows.reduce((all, [n]) => all + n, 0)
