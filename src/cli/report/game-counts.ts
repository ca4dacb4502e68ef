/** Counts one game: watches it at each decision, and reads its events at the end. */
import { choices, course, type Game, hands, hash, outcome, type Standing, standing } from '../../engine/index.ts'
import type { CardDef, DeckDef } from '../../language/types.ts'
import type { RaidDef } from '../../raid/format.ts'
import { mix } from '../../state/dice.ts'
import { isPlayer, seatOf } from '../../state/ids.ts'
import type { Ending } from '../simulate/play-out.ts'
import { type CardCounts, type Counts, entry, lengthKey, noCounts, noResults, type Results, tick } from './counts.ts'
import type { PlannedGame } from './plan.ts'

type Event = ReturnType<typeof course>[number]

/** The owners of the cards counted. */
export interface Content {
  raid: RaidDef
  /** The decks that take part, by id. */
  decks: Readonly<Record<string, DeckDef>>
  /** Every card and token by name. */
  cards: ReadonlyMap<string, CardDef>
}

/** A cause of a fall that is no card. */
const causes = { decked: 'an empty deck', text: 'a text, without damage' } as const

/** Takes notes of one game. */
export interface Watch {
  look(game: Game): void
  /** The counts of the game. */
  close(ending: Ending, planned: PlannedGame): Counts
}

interface Moment {
  /** From this choice on. */
  choice: number
  state: string
  boss: string
}

/** The hands with which a game was begun, and how many events lie before it. */
interface Opening {
  hands: readonly string[][]
  events: number
}

export function watchGame(content: Content): Watch {
  const moments: Moment[] = []
  let opening: Opening | null = null
  return {
    look(game) {
      const now = standing(game)
      note(moments, game, now)
      if (!opening && now.turns > 0) opening = { hands: hands(game), events: course(game).length }
    },
    close(ending, planned) {
      const { game, end } = ending
      if (game && end === 'over') note(moments, game, standing(game))
      return gameCounts(content, ending, planned, { moments, opening: opening ?? { hands: [], events: 0 } })
    },
  }
}

function note(moments: Moment[], game: Game, { state, boss }: Standing): void {
  const last = moments.at(-1)
  if (last?.state !== state || last.boss !== boss) moments.push({ choice: choices(game), state, boss })
}

function gameCounts(
  content: Content,
  { game, end }: Ending,
  { setup, boss, decks }: PlannedGame,
  { moments, opening }: { moments: readonly Moment[]; opening: Opening },
): Counts {
  const counts = noCounts()
  const size = String(decks.length)
  const result = end === 'over' && game ? resultsOf(outcome(game)?.result) : { ...noResults(), games: 1, broken: 1 }
  if (game) counts.sum = mix(Number.parseInt(hash(game), 16), choices(game), setup.seed)
  counts.sizes[size] = { ...result }
  counts.players[boss] = { [size]: { ...result } }
  for (const deck of new Set(decks)) entry(counts.decks, deck, () => ({}))[size] = { ...result, fell: 0 }
  if (!game || end !== 'over') return counts
  const { rounds } = standing(game)
  const won = { games: 1, won: result.won }
  const length = lengthKey(decks.length, rounds)
  for (const side of new Set(['', ...decks])) entry(counts.lengths, side, () => ({}))[length] = { ...won }
  counts.rounds[size] = { [rounds]: 1 }
  counts.decisions[size] = { [choices(game)]: 1 }
  const last = moments.at(-1)
  for (const { state, boss: card } of moments) {
    entry(counts.states, state, () => ({ ...result, ended: Number(state === last?.state) }))
    if (card) entry(counts.bosses, card, () => ({ ...result, ended: Number(card === lastBoss(moments)) }))
  }
  countFalls(counts, game, decks, moments)
  countCards(counterOf(counts, content, decks), content, course(game), opening)
  for (const side of Object.values(counts.cards))
    for (const card of Object.values(side)) {
      card.drawnIn = Math.sign(card.drawn)
      card.playedIn = Math.sign(card.played)
      if (card.played > 0) card.cells[length] = { ...won }
    }
  return counts
}

const lastBoss = (moments: readonly Moment[]): string | undefined => moments.findLast(({ boss }) => boss !== '')?.boss

const resultsOf = (result: string | undefined): Results => ({
  games: 1,
  won: Number(result === 'raiders'),
  lost: Number(result === 'boss'),
  drawn: Number(result !== 'raiders' && result !== 'boss'),
  broken: 0,
})

/** The places and causes of the falls of raiders and their allies. */
function countFalls(counts: Counts, game: Game, decks: readonly string[], moments: readonly Moment[]): void {
  const { heroes, decked } = standing(game)
  const hits = new Map<number, Event>()
  for (const e of course(game)) {
    const { h } = e
    const hurt = h.on === 'deal' ? h.to : h.on === 'put' || h.on === 'destroy' ? h.what : undefined
    const seat = hurt === undefined ? -1 : heroes.indexOf(hurt)
    if (hurt !== undefined && seat > 0) hits.set(seat, e)
    if (h.on === 'destroy' && seat < 0 && e.whose > 0 && e.path?.from === 'play') tick(counts.falls.allies, named(e))
    if (h.on !== 'lose' || h.seat === undefined || h.seat === 0) continue
    const at = moments.findLast(({ choice }) => choice < e.choice) ?? moments[0]
    const hit = hits.get(h.seat)
    // What is fatal is fatal at once, or after the question that its damage has raised.
    const fatal = hit !== undefined && e.choice - hit.choice <= 1
    tick(counts.falls.cause, fatal ? named(hit) : decked[h.seat] ? causes.decked : causes.text)
    tick(counts.falls.state, at?.state ?? '')
    tick(counts.falls.boss, at?.boss ?? '')
    tick(counts.falls.round, e.round)
    const cells = counts.decks[decks[h.seat - 1] ?? '']?.[String(decks.length)]
    if (cells) cells.fell++
  }
}

/** The responsible card: the tool, or the character. */
function named({ h, names }: Event): string {
  for (const o of [h.with, h.by])
    if (o !== undefined && !isPlayer(o)) {
      const name = names[o]?.def
      if (name !== undefined) return name
    }
  return h.by !== undefined && isPlayer(h.by) && seatOf(h.by) > 0 ? 'a raider' : causes.text
}

/** Finds the counts of a card that a seat has; null for a card that is not counted. */
type Counter = (seat: number, name: string) => CardCounts | null

function counterOf(counts: Counts, { raid, decks }: Content, party: readonly string[]): Counter {
  const ofRaid = new Set(raid.cards.map(({ name }) => name))
  const ofDeck = party.map((id) => new Set(decks[id]?.cards.map(([, name]) => name)))
  return (seat, name) => {
    const side = ofRaid.has(name) ? '' : ofDeck[seat - 1]?.has(name) ? party[seat - 1] : undefined
    if (side === undefined) return null
    const made = (): CardCounts => ({ drawn: 0, drawnIn: 0, played: 0, playedIn: 0, placed: 0, cells: {} })
    return entry(
      entry(counts.cards, side, () => ({})),
      name,
      made,
    )
  }
}

function countCards(of: Counter, { raid, cards }: Content, events: readonly Event[], opening: Opening): void {
  opening.hands.forEach((hand, seat) => {
    for (const name of hand) {
      const card = of(seat, name)
      if (card) card.drawn++
    }
  })
  for (const name of [raid.starts ?? '', ...(raid.startsWith ?? []).map(([, one]) => one)]) {
    const card = of(0, name)
    if (card) card.played = 1
  }
  const came = new Set<number>()
  for (const [i, e] of events.entries()) {
    const { on, what = 0 } = e.h
    const name = e.names[what]?.def
    const card = name === undefined ? null : of(e.whose, name)
    if (!card || name === undefined) continue
    if (i >= opening.events && e.path?.from === 'deck' && e.path.to !== 'deck' && !came.has(what)) {
      came.add(what)
      card.drawn++
    }
    if (isPlayed(e, cards.get(name))) card.played++
    else if (on === 'place') card.placed++
  }
}

/** Played, completed as a quest, placed as a location, or come into play face up in another way. */
export function isPlayed({ h: { on }, path }: Event, card: CardDef | undefined): boolean {
  if (on === 'play' || on === 'complete') return true
  if (on !== 'enter' || !path || path.down) return false
  return path.to === 'resources' ? [card?.type].flat().includes('location') : path.from !== 'chain'
}
