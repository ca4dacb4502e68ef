/** The cards that a view shows: all of them, or each as it is asked for. */

import { once } from '../../language/once.ts'
import { card, link, player } from '../../rules/core/game.ts'
import {
  DECK,
  GRAVEYARD,
  HAND,
  inPlay,
  PARTY,
  REMOVED,
  RESOURCES,
  ROW,
  zoneId,
  zoneKind,
  zoneSeat,
} from '../../state/ids.ts'
import type { Card, CardId, Obj, Seat } from '../../state/types.ts'
import type { RunningGame } from '../game.ts'
import type { CardView } from '../types.ts'
import { CardLook, cardSight } from './card-view.ts'
import { knows, Look, none } from './look.ts'

/** The players in the order of their seats; the order in which they play seldom changes. */
export const seatsOf = (g: RunningGame): readonly Seat[] => sorted(g.s.turn[0].order)
const sorted = once((order: readonly Seat[]): readonly Seat[] => [...order].sort((a, b) => a - b))

/** Calls `see` with every card whose presence a seat may see; with some more than once. */
export function eachShown({ g, seat }: Look, see: (c: Card) => void): void {
  const seeAll = (cards: readonly CardId[] | undefined): void => {
    for (const id of cards ?? none) see(card(g, id))
  }
  const seeKnown = (cards: readonly CardId[] | undefined): void => {
    for (const id of cards ?? none) if (knows(g, card(g, id), seat)) see(card(g, id))
  }
  for (const s of seatsOf(g)) {
    const { decks } = player(g, s)
    seeKnown(g.s.zones[zoneId(s, HAND)]?.cards)
    for (const kind of [PARTY, RESOURCES, ROW, REMOVED]) seeAll(g.s.zones[zoneId(s, kind)]?.cards)
    for (let h = 0; h < decks.length; h++) seeAll(g.s.zones[zoneId(s, GRAVEYARD, h)]?.cards)
    // Cards of a deck that this seat has seen and that have not been shuffled since.
    for (let h = 0; h < decks.length; h++) seeKnown(g.s.zones[zoneId(s, DECK, h)]?.cards)
  }
  for (const o of spokenOf(g, seat)) {
    const c = g.s.cards[o]
    if (c) see(c)
  }
}

/** Whether a card lies where this seat may see that it is there. */
function liesOpen(g: RunningGame, c: Card, seat: Seat): boolean {
  if (c.became !== 0) return false
  const kind = zoneKind(c.zone)
  const isOpen = kind === GRAVEYARD || kind === REMOVED || inPlay(c.zone)
  if (!isOpen && kind !== HAND && kind !== DECK) return false
  return g.s.turn[0].order.includes(zoneSeat(c.zone)) && (isOpen || knows(g, c, seat))
}

/** The cards that a seat may see wherever they are: heroes, and those in the chain and the open decision. */
function spokenOf(g: RunningGame, seat: Seat): Set<Obj> {
  const found = new Set<Obj>(g.s.turn[0].order.map((s) => player(g, s).hero))
  for (const id of g.s.chain[0].links) {
    const { card, attacker, defender, second, targets } = link(g, id)
    for (const o of [card, attacker, defender, second]) found.add(o)
    for (const list of Object.values(targets)) for (const o of list) found.add(o)
  }
  const open = g.s.decision[0].open
  if (open) {
    for (const a of open.answers) if (a.card !== undefined && mayShow(g, a.card, seat)) found.add(a.card)
    if (open.about.card !== undefined) found.add(open.about.card)
    for (const o of open.about.picked ?? none) if (mayShow(g, o, seat)) found.add(o)
    if (open.about.packet) for (const o of [open.about.packet.by, open.about.packet.to]) found.add(o)
  }
  return found
}

/** The cards in a decision that another seat may know; hidden ones are left out. */
const mayShow = (g: RunningGame, o: Obj, seat: Seat): boolean => {
  const c = g.s.cards[o]
  return c !== undefined && (knows(g, c, seat) || inPlay(c.zone))
}

/** The cards open to everyone: the same for all seats, until a write could change them. */
class OpenCards extends Look {
  readonly #changes: number
  readonly #views = new Map<CardId, CardView | null>()
  readonly #find = (c: Card): CardLook => new CardLook(this, c)
  constructor(g: RunningGame) {
    super(g, -1)
    this.#changes = g.changes
  }
  get isCurrent(): boolean {
    return this.g.changes === this.#changes
  }
  override still(): void {
    if (!this.isCurrent) super.still()
  }
  /** Null if it is none of them. */
  card(id: CardId): CardView | null {
    const known = this.#views.get(id)
    if (known !== undefined) return known
    this.still()
    const c = this.g.s.cards[id]
    const view = c && liesOpen(this.g, c, -1) && knows(this.g, c, -1) ? cardSight.lazy(this.#find, c) : null
    this.#views.set(id, view)
    return view
  }
}
const openCards = new WeakMap<RunningGame, OpenCards>()

function openCardsOf(g: RunningGame): OpenCards {
  const known = openCards.get(g)
  if (known?.isCurrent) return known
  const fresh = new OpenCards(g)
  openCards.set(g, fresh)
  return fresh
}

/** A look by need: each card is found as it is first asked for. */
export class Glance extends Look {
  readonly #open: OpenCards
  readonly #views = new Map<CardId, CardView | null>()
  #spokenOf: ReadonlySet<Obj> | undefined
  readonly #find = (c: Card): CardLook => new CardLook(this, c)
  constructor(g: RunningGame, seat: Seat) {
    super(g, seat)
    this.#open = openCardsOf(g)
  }
  /** The card with this number, if the view shows it. */
  readonly card = (id: CardId): CardView | undefined => {
    const known = this.#open.card(id) ?? this.#views.get(id)
    if (known !== undefined) return known ?? undefined
    this.still()
    const c = this.g.s.cards[id]
    const view = c && this.#shows(c) ? cardSight.lazy(this.#find, c) : null
    this.#views.set(id, view)
    return view ?? undefined
  }
  /** All of them, by their numbers. */
  cards(): Record<number, CardView> {
    // V8 looks things up much faster in a list with gaps than in an object with as many gaps between its keys.
    const all = new Array<CardView>(this.g.s.misc[0].card + 1)
    eachShown(this, ({ id }) => {
      const view = this.card(id)
      if (view) all[id] = view
    })
    return all
  }
  #shows(c: Card): boolean {
    if (liesOpen(this.g, c, this.seat)) return true
    this.#spokenOf ??= spokenOf(this.g, this.seat)
    return this.#spokenOf.has(c.id)
  }
}
