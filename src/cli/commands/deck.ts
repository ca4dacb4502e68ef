import { isCampaign, readCampaign, unwon } from '../../campaign/index.ts'
import { cardIndex } from '../../cards/sets/index.ts'
import { library } from '../../content.ts'
import { type CardNames, deckProblems } from '../../decks/index.ts'
import { didYouMean } from '../../language/problem.ts'
import type { DeckDef } from '../../language/types.ts'
import { deckFile, deckIn, namesForDecks } from '../named/own-decks.ts'
import type { Common } from '../shell/options.ts'
import { say, sayJson } from '../shell/output.ts'
import { CliError, printed, unknown } from '../shell/problem.ts'

/** Checks a deck in a file, or those of a campaign's file. Returns false if something is wrong with it. Refuses a file that can't be read at all. */
export async function deck(act: string, file: string, options: Common): Promise<boolean> {
  if (act !== 'check') throw unknown('act', act, 'raid deck', ['check'])
  const text = deckFile(file)
  const names = await namesForDecks()
  if (isCampaign(text)) return checkCampaign(text, file, names, options)
  const { deck, problems, missing, remarks } = await deckIn(file, text, names)
  const [cards, side] = [sum(deck.cards), sum(deck.side ?? [])]
  if (options.json) sayJson({ deck, cards, side, legal: problems.length === 0, problems, missing, remarks })
  else {
    for (const problem of problems) say(printed(problem))
    if (problems.length === 0)
      say(
        `${deck.name}: ${deck.hero}, ${cards} cards${side > 0 ? ` and a side deck of ${side}` : ''}. It is legal (100).`,
      )
    if (missing.length > 0) say('Not playable here yet: kept in the deck, left out in play unless your cards are real')
    for (const { n, what } of missing) say(`  ${n} ${what}`)
    if (remarks.length > 0) say(`Left out as remarks: ${remarks.join(' · ')}`)
  }
  return problems.length === 0
}

/** Checks a campaign: its cards exist, its decks are legal, and they have no treasure that was not won. */
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
      ...deckProblems(library, { deck, problems: [], unknown: [], remarks: [] }, names),
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

const sum = (rows: DeckDef['cards']): number => rows.reduce((all, [n]) => all + n, 0)
