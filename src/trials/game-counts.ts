/** Counts one game: watches it at each decision, and reads its events at the end. */
import { choices, course, type Game, hands, hash, outcome, type Standing, standing } from '../engine/index.ts'
import type { CardDef, DeckDef } from '../language/types.ts'
import type { RaidDef } from '../raid/format.ts'
import { mix } from '../state/dice.ts'
import { isPlayer, seatOf } from '../state/ids.ts'
import { type CardCounts, type Counts, entry, lengthKey, noCounts, noResults, type Results, tick } from './counts.ts'
import type { PlannedGame } from './plan.ts'
import type { Ending } from './play-out.ts'

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
const causes = { decked: 'an empty deck', raid: 'the raid itself', other: 'another cause', raider: 'a raider' } as const

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
  round: number
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

function note(moments: Moment[], game: Game, { state, boss, rounds }: Standing): void {
  const last = moments.at(-1)
  if (last?.state !== state || last.boss !== boss) moments.push({ choice: choices(game), state, boss, round: rounds })
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
  for (const [i, { state, boss: card, round }] of moments.entries()) {
    const stage = entry(counts.states, state, () => ({ ...result, ended: Number(state === last?.state), rounds: 0 }))
    stage.rounds += (moments[i + 1]?.round ?? rounds) - round
    if (card) entry(counts.bosses, card, () => ({ ...result, ended: Number(card === lastBoss(moments)) }))
  }
  const lastFall = countFalls(counts, game, decks, moments)
  tick(counts.ends[result.won ? 'won' : 'lost'], result.won ? blowTo(game, content) : lastFall)
  const of = counterOf(counts, content, decks)
  countCards(of, content, course(game), opening)
  countDamage(of, game)
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

/** The damaged character of an event; undefined if there is none. */
const hurtIn = ({ on, to, what, type }: Event['h']): number | undefined =>
  on === 'deal' ? to : on === 'destroy' || (on === 'put' && type === 'damage') ? what : undefined

/** Counts the places and causes of the falls of raiders and their allies. Returns the cause of the last. */
function countFalls(counts: Counts, game: Game, decks: readonly string[], moments: readonly Moment[]): string {
  const { heroes } = standing(game)
  const hits = new Map<number, Event>()
  const named = namer(game)
  let last: string = causes.other
  for (const e of course(game)) {
    const { h } = e
    const hurt = hurtIn(h)
    const seat = hurt === undefined ? -1 : heroes.indexOf(hurt)
    if (hurt !== undefined && seat > 0) hits.set(seat, e)
    if (h.on === 'destroy' && seat < 0 && e.whose > 0 && e.path?.from === 'play') tick(counts.falls.allies, named(e))
    if (h.on !== 'lose' || h.seat === undefined || h.seat === 0) continue
    const at = moments.findLast(({ choice }) => choice < e.choice) ?? moments[0]
    last = fallOf(game, e, hits.get(h.seat), named)
    tick(counts.falls.cause, last)
    tick(counts.falls.state, at?.state ?? '')
    tick(counts.falls.boss, at?.boss ?? '')
    tick(counts.falls.round, e.round)
    const cells = counts.decks[decks[h.seat - 1] ?? '']?.[String(decks.length)]
    if (cells) cells.fell++
  }
  return last
}

/** The cause of a fall. Damage is fatal at once, or after the question that it has raised. */
function fallOf(game: Game, { h: { seat = 0 }, choice }: Event, hit: Event | undefined, named: Namer): string {
  const { lost, decked } = standing(game)
  const text = lost.get(seat)
  if (text !== undefined) return text || causes.raid
  if (hit && choice - hit.choice <= 1) return named(hit)
  return decked[seat] ? causes.decked : causes.other
}

/** The last blow to a Boss, in a raid that was won. */
function blowTo(game: Game, { raid }: Content): string {
  const bosses = new Set(raid.cards.flatMap(({ name, type }) => ([type].flat().includes('hero') ? name : [])))
  const blow = course(game).findLast(({ h, names }) => bosses.has(names[hurtIn(h) ?? 0]?.def ?? ''))
  return blow ? namer(game)(blow) : standing(game).lost.get(0) || causes.raid
}

type Namer = (e: Event) => string

/** Names the responsible card: the tool, the character, or the text that is processed. */
function namer(game: Game): Namer {
  const texts = new Map<number, string>()
  for (const { link, names } of course(game)) if (link) texts.set(link.id, names[link.card]?.def ?? '')
  return ({ h, names, during }) => {
    for (const o of [h.with, h.by]) {
      const name = o === undefined || isPlayer(o) ? undefined : names[o]?.def
      if (name !== undefined) return name
    }
    const raider = h.by !== undefined && isPlayer(h.by) && seatOf(h.by) > 0
    return texts.get(during) || (raider ? causes.raider : h.on === 'put' ? causes.raid : causes.other)
  }
}

/** Finds the counts of a card that a seat has; null for a card that is not counted. */
type Counter = (seat: number, name: string) => CardCounts | null

function counterOf(counts: Counts, { raid, decks }: Content, party: readonly string[]): Counter {
  const ofRaid = new Set(raid.cards.map(({ name }) => name))
  const ofDeck = party.map((id) => new Set(decks[id]?.cards.map(([, name]) => name)))
  return (seat, name) => {
    const side = ofRaid.has(name) ? '' : ofDeck[seat - 1]?.has(name) ? party[seat - 1] : undefined
    if (side === undefined) return null
    const made = (): CardCounts => ({ drawn: 0, drawnIn: 0, played: 0, playedIn: 0, placed: 0, dealt: 0, cells: {} })
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

/** Counts the damage that each card dealt. */
function countDamage(of: Counter, game: Game): void {
  const named = namer(game)
  for (const e of course(game)) {
    const card = e.h.on === 'deal' ? of(e.whose, named(e)) : null
    if (card) card.dealt += e.h.n ?? 0
  }
}

/** Played, completed as a quest, placed as a location, or come into play face up in another way. */
export function isPlayed({ h: { on }, path }: Event, card: CardDef | undefined): boolean {
  if (on === 'play' || on === 'complete') return true
  if (on !== 'enter' || !path || path.down) return false
  return path.to === 'resources' ? [card?.type].flat().includes('location') : path.from !== 'chain'
}
