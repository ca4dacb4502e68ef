/** The tables of a balance report: title, head and rows, for text and page alike. Pure. */
import type { CardRow } from './card-rows.ts'
import type { Report } from './summary.ts'
import { clearCards, effectText, mainStages, minutesText, ownerOf, rateText, shareText, spreadText } from './words.ts'

export interface Table {
  title: string
  /** The first column is on the left, the others are numbers. */
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

export const sizeTable = ({ bySize, all }: Report): Table => ({
  title: 'Win rate by party size',
  head: ['raiders', 'games', 'won', 'win rate', 'rounds', 'decisions', 'minutes'],
  rows: [
    ...bySize.map((row) => [String(row.raiders), ...sizeCells(row)]),
    ...(bySize.length > 1 ? [['all', ...sizeCells(all)]] : []),
  ],
})

const sizeCells = (row: Report['all']): string[] => [
  String(row.games),
  String(row.won),
  rateText(row.winRate),
  spreadText(row.rounds),
  spreadText(row.decisions),
  minutesText(row.decisions),
]

export const deckTable = ({ byDeck, sizes }: Report): Table => ({
  title: 'Win rate by deck',
  head: ['deck', 'games', 'win rate', 'fell in', ...sizes.map((size) => `with ${size}`)],
  rows: byDeck.map(({ name, games, broken, winRate, fell, bySize }) => [
    name,
    String(games),
    rateText(winRate),
    percentOf(fell, games - broken),
    ...sizes.map((size) => shareText(bySize.find(({ raiders }) => raiders === size)?.winRate ?? null)),
  ]),
})

export const bossPlayerTable = ({ byBossPlayer, sizes }: Report): Table => ({
  title: 'Win rate by who plays the Boss',
  head: ['Boss player', 'games', 'win rate', ...sizes.map((size) => `with ${size}`)],
  rows: byBossPlayer.map(({ player, games, winRate, bySize }) => [
    player,
    String(games),
    rateText(winRate),
    ...sizes.map((size) => shareText(bySize.find(({ raiders }) => raiders === size)?.winRate ?? null)),
  ]),
})

export const stageTable = (report: Report): Table => ({
  title: 'How far the raid gets',
  head: ['stage', 'reached', 'in games', 'rounds', 'ended here', 'won from here'],
  rows: mainStages(report).map(({ title, reached, games, rounds, ended, winRate }) => [
    title,
    String(games),
    shareText(reached),
    tenths(rounds),
    String(ended),
    rateText(winRate),
  ]),
})

export const bossTable = ({ byBoss }: Report): Table => ({
  title: 'Bosses',
  head: ['Boss', 'met', 'in games', 'ended here', 'raiders fell', 'won after meeting'],
  rows: byBoss.map(({ boss, reached, games, ended, fell, winRate }) => [
    boss,
    String(games),
    shareText(reached),
    String(ended),
    String(fell),
    rateText(winRate),
  ]),
})

export const fallStageTable = ({ falls }: Report): Table => ({
  title: 'Where raiders fall',
  head: ['stage', 'raiders', 'share'],
  rows: falls.byStage.map(({ key, n }) => [key, String(n), percentOf(n, falls.raiders)]),
})

export const fallRoundTable = ({ falls }: Report): Table => ({
  title: 'When raiders fall',
  head: ['round', 'raiders', 'share'],
  rows: falls.byRound.map(({ key, n }) => [key, String(n), percentOf(n, falls.raiders)]),
})

export const endTable = ({ ends, all }: Report): Table => ({
  title: 'What ended the raid',
  head: ['cause', 'raiders won', 'share', 'raiders lost', 'share'],
  rows: ends.map(({ cause, won, lost }) => [
    cause,
    String(won),
    percentOf(won, all.won),
    String(lost),
    percentOf(lost, all.lost + all.drawn),
  ]),
})

/** The cards that dealt the most damage: those of the raid, then those of the decks. */
export function damageTable(report: Report): Table {
  const { all, cards } = report
  const games = all.games - all.broken
  const dealt = (boss: boolean): number =>
    cards.reduce((sum, card) => sum + ((card.deck === '') === boss ? card.dealt : 0), 0)
  const totals = [dealt(false), dealt(true)] as const
  return {
    title: 'Damage by card',
    head: ['card', 'of', 'a game', 'share of its side'],
    rows: cards
      .filter((card) => card.dealt > 0)
      .sort((a, b) => Number(a.deck !== '') - Number(b.deck !== '') || b.dealt - a.dealt)
      .map(({ card, deck, dealt: n }) => [
        card,
        ownerOf(report, deck),
        tenths(n / Math.max(1, games)),
        percentOf(n, totals[deck === '' ? 1 : 0]),
      ]),
  }
}

export const tenths = (n: number): string => n.toFixed(1)

export const causeTable = ({ falls }: Report): Table => ({
  title: 'What kills raiders and their allies',
  head: ['cause', 'raiders', 'share', 'allies'],
  rows: falls.byCause.map(({ key, n, allies }) => [key, String(n), percentOf(n, falls.raiders), String(allies)]),
})

export const percentOf = (n: number, of: number): string => (of > 0 ? `${Math.round((100 * n) / of)} %` : '–')

export const clearTable = (report: Report): Table => ({
  title: 'Cards that go with winning or losing',
  head: ['card', 'of', 'played in', 'not in', 'like with like'],
  rows: clearCards(report).map((row) => [
    row.card,
    ownerOf(report, row.deck),
    String(row.with.games),
    String(row.without.games),
    effectText(row.adjusted),
  ]),
})

/** Cards of the raid alone: those of the decks stand in their own tables. */
export const neverTable = (report: Report): Table => ({
  title: 'Never played',
  head: ['card', 'drawn'],
  rows: report.neverPlayed
    .filter(({ deck }) => deck === '')
    .map(({ card, drawn }) => [card, drawn > 0 ? String(drawn) : 'never']),
})

/** One table for the raid's cards, and one for each deck. */
export const cardTables = (report: Report): Table[] =>
  [...new Set(report.cards.map(({ deck }) => deck))].map((deck) => ({
    title: `Cards of ${ownerOf(report, deck)}`,
    head: ['card', 'copies', 'drawn', 'placed', 'played', 'in', 'with', 'without', 'like with like'],
    rows: report.cards.filter((row) => row.deck === deck).map(cardCells),
  }))

const cardCells = (row: CardRow): string[] => [
  row.card,
  row.copies > 0 ? String(row.copies) : row.from,
  row.drawn > 0 ? String(row.drawn) : '–',
  row.placed > 0 ? String(row.placed) : '–',
  String(row.played),
  percentOf(row.playedIn, row.games),
  percentOf(row.with.won, row.with.games),
  percentOf(row.without.won, row.without.games),
  effectText(row.adjusted),
]
