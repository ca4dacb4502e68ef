/** Queries on a seat's view: which card is whose, who is on which side. They use only the view and the card data. */

import { cardsFor } from '../engine/index.ts'
import type { CardId, CardView, Library, LinkView, Obj, Seat, SeatView, View } from '../engine/types.ts'
import { type Asked, withTokens } from '../language/index.ts'
import { inText, type RaidWords } from '../language/print/index.ts'
import type { Tactic } from '../language/tactics.ts'
import type { CardDef } from '../language/types.ts'

import { isPlayer, seatOf } from '../state/ids.ts'
import type { ReadFrame } from './frame.ts'
import { joined, type Noted, onceFor, onceForEach } from './once.ts'
import type { Role } from './roles.ts'
import type { Wish } from './wishes.ts'

export type Lexicon = ReadonlyMap<string, CardDef>

/** Card definitions by name, tokens too (404.2); cards of other raids only if no other card has the name. */
export function lexicon(library: Library, raid: string): Lexicon {
  const raids = (own: boolean) => library.raids.filter((r) => (r.id === raid) === own)
  const others = raids(false).flatMap((r) => r.cards)
  return new Map([...withTokens(others), ...withTokens(cardsFor(library, raids(true)))])
}

/** The definitions, shared by all bots of one library: building them for each bot would cost more than playing. */
const shared = new WeakMap<Library, Map<string, Lexicon>>()

export function wordsOf(library: Library, raid: string): Lexicon {
  const known = shared.get(library)?.get(raid)
  if (known) return known
  const words = lexicon(library, raid)
  shared.set(library, new Map(shared.get(library)).set(raid, words))
  return words
}

export interface Table extends Noted, Asked<Table, ReadFrame> {
  view: View
  /** The cards of the view, by id. */
  card(id: CardId): CardView | undefined
  /** The players, by seat. */
  seats: readonly (SeatView | undefined)[]
  words: Lexicon
  /** The bot's own seat. */
  me: Seat
  team: number
  /** Targets of friendly links on the chain: no need to target them twice. */
  busy: ReadonlySet<Obj>
  /** The names of the cards this seat has played or used this turn. */
  played: ReadonlySet<string>
  /** Whether the raid's Boss loses the game if it falls now (R202.1). */
  lastStand: boolean
  /** How this bot plays. */
  role: Role
  /** What people ask of this bot. */
  wishes: readonly Wish[]
  /** The seats of persons. */
  people: readonly Seat[]
  /** Whether it is an opposing card that a tactic leaves alone. */
  spares(card: CardView): boolean
  /** The tactics that had a say in this decision, in the order in which they spoke. */
  followed: Set<Tactic>
  /** How many cards are taken to have left the own hand. */
  leaving: number
  /** Whether it is asked for its answer alone, without a reason. */
  silent: boolean
  /** The words in which its raid's cards are printed. */
  print(): RaidWords
}

/** Reads a text as it will be when its card has left the own hand. */
export function asPlayed<T>(t: Table, read: () => T): T {
  t.leaving++
  const found = read()
  t.leaving--
  return found
}

export function seen(t: Pick<Table, 'card'>, ids: readonly CardId[]): CardView[] {
  const found: CardView[] = []
  for (const id of ids) {
    const card = t.card(id)
    if (card) found.push(card)
  }
  return found
}

export const cardOf = (t: Table, id: Obj): CardView | undefined => (id > 0 ? t.card(id) : undefined)
export const seatView = (t: Table, seat: Seat): SeatView | undefined => t.seats[seat]
export const teamOf = (t: Table, seat: Seat): number => seatView(t, seat)?.team ?? -1

export function defOf(t: Table, id: Obj): CardDef | undefined {
  const name = cardOf(t, id)?.def
  return name ? t.words.get(name) : undefined
}

/** The same for a card that is at hand. */
export const defIn = (t: Table, { def }: CardView): CardDef | undefined => (def ? t.words.get(def) : undefined)

/** +1 for cards of my team, -1 for cards of opponents. */
export function sideOfObj(t: Table, obj: Obj): number {
  const seat = isPlayer(obj) ? seatOf(obj) : cardOf(t, obj)?.controller
  return seat === undefined ? 0 : sideOfSeat(t, seat)
}
/** The same for a player, or for the controller of a card that is at hand. */
export const sideOfSeat = (t: Table, seat: Seat): number => (teamOf(t, seat) === t.team ? 1 : -1)

export const isType = (card: CardView | undefined, type: string): boolean => !!card?.types.includes(type)
export const isCharacter = (card: CardView | undefined): boolean => isType(card, 'hero') || isType(card, 'ally')
export const has = (card: CardView | undefined, keyword: string): boolean => !!card?.keywords.includes(keyword)

export const alive = onceFor((t: Table): readonly SeatView[] => t.view.seats.filter((s) => !s.lost))
export const friends = onceFor((t: Table): readonly SeatView[] => alive(t).filter((s) => s.team === t.team))
export const foes = onceFor((t: Table): readonly SeatView[] => alive(t).filter((s) => s.team !== t.team))

/** The visible cards in a party, attachments included. */
export const partyCards = onceForEach((t: Table, seat: SeatView): readonly CardView[] => seen(t, seat.party))
const charactersOf = onceForEach((t: Table, seat: SeatView): readonly CardView[] =>
  partyCards(t, seat).filter(isCharacter),
)

/** Face-up cards beside the parties, of a raid's own types, whose powers work. */
export const rowCards = (t: Table): CardView[] => joined(alive(t), (s) => seen(t, s.row)).filter((c) => !c.faceDown)

/** The cards in the parties of the players who are still in the game. */
export const cardsInPlay = onceFor((t: Table): readonly CardView[] => joined(alive(t), (s) => partyCards(t, s)))
const charactersOfAll = onceForEach((t: Table, seats: readonly SeatView[]): readonly CardView[] =>
  joined(seats, (s) => charactersOf(t, s)),
)
export const characters = (t: Table, seats: readonly SeatView[]): readonly CardView[] =>
  seats.length === 1 ? charactersOf(t, seats[0]!) : charactersOfAll(t, seats)

export const healthLeft = (card: CardView): number => (card.health ?? 0) - card.damage
export const heroOf = (t: Table, seat: Seat): CardView | undefined => cardOf(t, seatView(t, seat)?.hero ?? 0)
export const linkView = (t: Table, id: number | undefined): LinkView | undefined =>
  t.view.chain.find((l) => l.id === id)

/** How many cards a player who loses by an empty deck has left; a Boss's deck never runs out (410.6b, R101.3c). */
export function cardsLeft(t: Table, seat: Seat): number {
  const row = seatView(t, seat)
  return !row || row.boss ? Infinity : (row.decks.find(({ name }) => name === row.draws)?.count ?? Infinity)
}

/** Whether the seat is one of a raid against a Boss. */
export const isRaider = onceFor((t: Table): boolean => !seatView(t, t.me)?.boss && foes(t).some((s) => s.boss))

export const myTurn = (t: Table): boolean => t.view.turn.seat === t.me
/** Whether it is my action phase with an empty chain and no combat: the time to play, place, use and attack. */
export const mainTime = onceFor(
  (t: Table): boolean =>
    myTurn(t) && t.view.turn.phase === 'action' && t.view.chain.length === 0 && !t.view.combat?.window,
)

/** Whether no opponent has another turn before my next one, so that resources left now stay unused. */
export function lastBeforeMe(t: Table): boolean {
  const order = t.view.turn.order.filter((s) => !seatView(t, s)?.lost)
  const at = order.indexOf(t.view.turn.seat)
  return order[(at + 1) % order.length] === t.me
}

/** The name of a card or player, or a description of an unknown card. */
export function nameInView(t: Table, obj: Obj | undefined): string {
  if (obj === undefined) return 'nothing'
  if (isPlayer(obj)) {
    const seat = seatView(t, seatOf(obj))
    return seat ? inText(seat) : 'a player'
  }
  return cardOf(t, obj)?.def ?? (obj < 0 ? 'that pile' : 'a face-down card')
}

export const handOf = (t: Table): readonly CardId[] => seatView(t, t.me)?.hand ?? []
export const funds = (t: Table, seat: Seat = t.me): number => seatView(t, seat)?.readyResources ?? 0
