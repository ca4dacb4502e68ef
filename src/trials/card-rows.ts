/** The statistics of each card: how often it was drawn and played, and whether the raiders won more when it was. Pure. */
import { under } from '../language/look-up.ts'
import { type CardCounts, type Counts, ofLengthKey, type Won } from './counts.ts'
import type { Content } from './game-counts.ts'
import { adjusted, difference, type Estimate, quantile, type Share } from './statistics.ts'

export interface CardRow {
  /** The id of the raiders' deck, '' for the raid's cards. */
  deck: string
  card: string
  /** Its place in the raid: the name of its deck, 'token', 'Boss' or 'start'; for raiders 'deck'. */
  from: string
  copies: number
  /** The games in which it was there to be drawn: for a deck, one for each raider with it. */
  games: number
  drawn: number
  drawnIn: number
  played: number
  playedIn: number
  placed: number
  /** The damage that it dealt in all games. */
  dealt: number
  /** The average number of times it was played in a game. */
  perGame: number
  /** The raiders' wins with and without it. */
  with: { games: number; won: number }
  without: { games: number; won: number }
  /** The difference of the two win rates: as it is, and between games of like size and length; null if there is too little data. */
  effect: Estimate | null
  adjusted: Estimate | null
}

/** The least number of games with the card, and without it, for a comparison. */
const ENOUGH = 5

export function cardEffects(counts: Counts, content: Content): CardRow[] {
  const sides = ['', ...Object.keys(content.decks).filter((id) => counts.decks[id])]
  return sides.flatMap((side) => {
    const lengths = counts.lengths[side] ?? {}
    const strata = strataOf(lengths)
    return cardsOf(content, side).map(({ card, from, copies }) =>
      row(
        { deck: side, card, from, copies },
        counted(under(counts.cards[side], card), from === content.raid.eventDeck),
        lengths,
        strata,
      ),
    )
  })
}

/** A card of the event deck is played from it: each play is also a draw. */
const counted = (card: CardCounts | undefined, event: boolean): CardCounts | undefined =>
  card && event
    ? { ...card, drawn: Math.max(card.drawn, card.played), drawnIn: Math.max(card.drawnIn, card.playedIn) }
    : card

const none: CardCounts = { drawn: 0, drawnIn: 0, played: 0, playedIn: 0, placed: 0, dealt: 0, cells: {} }

function row(
  what: Pick<CardRow, 'deck' | 'card' | 'from' | 'copies'>,
  found: CardCounts = none,
  lengths: Readonly<Record<string, Won>>,
  strata: (key: string) => string,
): CardRow {
  const { cells, ...numbers } = found
  const games = sum(Object.values(lengths))
  const hit = sum(Object.values(cells))
  const miss = { games: games.games - hit.games, won: games.won - hit.won }
  const told = hit.games >= ENOUGH && miss.games >= ENOUGH
  return {
    ...what,
    games: games.games,
    ...numbers,
    perGame: games.games > 0 ? numbers.played / games.games : 0,
    with: hit,
    without: miss,
    effect: told ? difference(share(hit), share(miss)) : null,
    adjusted: told ? adjusted(pairs(lengths, cells, strata)) : null,
  }
}

const share = ({ games, won }: Won): Share => ({ k: won, n: games })

const sum = (all: readonly Won[]): Won =>
  all.reduce((a, b) => ({ games: a.games + b.games, won: a.won + b.won }), { games: 0, won: 0 })

/** In each stratum, the games with the card and those without. */
function pairs(
  lengths: Readonly<Record<string, Won>>,
  cells: Readonly<Record<string, Won>>,
  strata: (key: string) => string,
): (readonly [Share, Share])[] {
  const found = new Map<string, [Share, Share]>()
  for (const [key, all] of Object.entries(lengths)) {
    const stratum = strata(key)
    const [a, b] = found.get(stratum) ?? [
      { k: 0, n: 0 },
      { k: 0, n: 0 },
    ]
    const hit = cells[key] ?? { games: 0, won: 0 }
    found.set(stratum, [
      { k: a.k + hit.won, n: a.n + hit.games },
      { k: b.k + all.won - hit.won, n: b.n + all.games - hit.games },
    ])
  }
  return [...found.values()]
}

/** Like with like: games of one party size, and of the shorter, middle or longer third of these. */
function strataOf(lengths: Readonly<Record<string, Won>>): (key: string) => string {
  const bySize = new Map<number, Record<string, number>>()
  for (const [key, { games }] of Object.entries(lengths)) {
    const { size, rounds } = ofLengthKey(key)
    bySize.set(size, { ...bySize.get(size), [rounds]: games })
  }
  const bounds = new Map(
    [...bySize].map(([size, counted]) => [size, [quantile(counted, 1 / 3), quantile(counted, 2 / 3)]]),
  )
  return (key) => {
    const { size, rounds } = ofLengthKey(key)
    return `${size}/${(bounds.get(size) ?? []).filter((bound) => rounds > bound).length}`
  }
}

/** Every card of a side, in order: of the raid's decks, of those beside them, or of a raiders' deck. */
function cardsOf({ raid, decks }: Content, side: string): Pick<CardRow, 'card' | 'from' | 'copies'>[] {
  if (side) return (decks[side]?.cards ?? []).map(([copies, card]) => ({ card, from: 'deck', copies }))
  const starts = new Set([raid.starts, ...(raid.startsWith ?? []).map(([, name]) => name)])
  return raid.cards.map(({ name, type }) => {
    const home = Object.entries(raid.decks).find(([, list]) => list.some(([, card]) => card === name))
    const copies = Object.values(raid.decks)
      .flat()
      .reduce((n, [count, card]) => n + (card === name ? count : 0), 0)
    const beside = raid.tokens.includes(name) ? 'token' : [type].flat().includes('hero') ? 'Boss' : 'beside'
    return { card: name, from: home?.[0] ?? (starts.has(name) ? 'start' : beside), copies }
  })
}
