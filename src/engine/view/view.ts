/** What one seat may know, and nothing else (415.3a, 415.4a, 415.6a, 415.8c, R100.3). */

import { stateName } from '../../raid/machine.ts'
import { roundOf } from '../../rules/core/game.ts'
import { tableNow } from '../../rules/R304-dropping/dropping.ts'
import { DECK, GRAVEYARD, HAND, inPlay, PARTY, REMOVED, RESOURCES, ROW, zoneId } from '../../state/ids.ts'
import type { Card, CardId, Link, Obj, Seat } from '../../state/types.ts'
import { type RunningGame, running } from '../game.ts'
import { onRaidTable } from '../raid-table.ts'
import type { CardView, Game, LinkView, View } from '../types.ts'
import { CardLook, cardSight } from './card-view.ts'
import { inForce } from './in-force.ts'
import { countersIn, knows, Look, none } from './look.ts'
import { SeatLook, seatSight } from './seat-view.ts'
import { type Fields, sight } from './sight.ts'

const linkView = (l: Link): LinkView => ({
  id: l.id,
  kind: l.kind,
  card: l.card,
  controller: l.controller,
  code: l.code,
  x: l.x,
  targets: [...new Set(Object.values(l.targets).flat())],
  sealed: l.sealed,
  faceDown: l.faceDown,
  attacker: l.attacker,
  defender: l.defender,
  second: l.second,
  sabotage: l.sabotage,
})

/** The players in the order of their seats. */
const seatsOf = (g: RunningGame): Seat[] => [...g.s.turn[0].order].sort((a, b) => a - b)

/** Puts every card whose presence a seat may see into `shown`, in the form that `show` gives it. */
function shownTo(
  { g, seat }: Look,
  show: (c: Card) => CardView,
  shown: Record<number, CardView>,
): Record<number, CardView> {
  const see = (o: Obj): void => {
    const c = o > 0 && shown[o] === undefined ? g.s.cards[o] : undefined
    if (c) shown[o] = show(c)
  }
  const seeAll = (cards: readonly CardId[] | undefined): void => {
    for (const id of cards ?? none) see(id)
  }
  const seeKnown = (cards: readonly CardId[] | undefined): void => {
    for (const id of cards ?? none) if (knows(g, g.s.cards[id]!, seat)) see(id)
  }
  for (const s of seatsOf(g)) {
    const { hero, decks } = g.s.players[s]!
    seeKnown(g.s.zones[zoneId(s, HAND)]?.cards)
    for (const kind of [PARTY, RESOURCES, ROW, REMOVED]) seeAll(g.s.zones[zoneId(s, kind)]?.cards)
    see(hero)
    for (let h = 0; h < decks.length; h++) seeAll(g.s.zones[zoneId(s, GRAVEYARD, h)]?.cards)
    // Cards of a deck that this seat has seen and that have not been shuffled since.
    for (let h = 0; h < decks.length; h++) seeKnown(g.s.zones[zoneId(s, DECK, h)]?.cards)
  }
  for (const id of g.s.chain[0].links) {
    const { card, attacker, defender, second, targets } = g.s.links[id]!
    for (const o of [card, attacker, defender, second, ...Object.values(targets).flat()]) see(o)
  }
  const open = g.s.decision[0].open
  if (open) {
    for (const a of open.answers) if (a.card !== undefined && mayShow(g, a.card, seat)) see(a.card)
    if (open.about.card !== undefined) see(open.about.card)
    for (const o of open.about.picked ?? []) if (mayShow(g, o, seat)) see(o)
    if (open.about.packet) for (const o of [open.about.packet.by, open.about.packet.to]) see(o)
  }
  return shown
}

function turnView(g: RunningGame): View['turn'] {
  const { n, seat, step, phase, order } = g.s.turn[0]
  return { n, round: roundOf(g), seat, step, phase, name: g.raid?.phases[step] ?? `${step || phase} step`, order }
}

const raidSight = sight<View['raid'], Look>({
  id: ({ g }) => g.def?.id ?? '',
  name: ({ g }) => g.def?.name ?? '',
  mode: ({ g }) => (g.def ? g.s.raid[0].mode : ''),
  stage: ({ g }) => g.raid?.stage(g) ?? 0,
  stages: ({ g }) => g.raid?.stages ?? 0,
  state: ({ g }) => (g.def ? stateName(g.def, g.s.raid[0].value) : ''),
  title: ({ g }) => g.raid?.title(g) ?? '',
  past: ({ g }) => (g.def ? g.s.raid[0].done : none),
  counters: ({ g }) => (g.def ? countersIn(g.s.raid[0]) : undefined),
  bonds: ({ g }) => onRaidTable(g, 'bonds'),
  looms: ({ g }) => onRaidTable(g, 'looms'),
  pools: ({ g }) => onRaidTable(g, 'pools'),
  waits: ({ g }) => onRaidTable(g, 'waits'),
  threat: ({ g }) => onRaidTable(g, 'threat'),
  standins: ({ g }) => onRaidTable(g, 'standins'),
  clock: ({ g }) => onRaidTable(g, 'clock'),
  realm: ({ g }) => onRaidTable(g, 'realm'),
})

/** How the parts of a view are made. */
interface Parts {
  /** Where the cards are kept, by their ids. */
  cards(look: Look): Record<number, CardView>
  raid(look: Look): View['raid']
  seat(look: Look): (seat: Seat) => View['seats'][number]
  card(look: Look): (c: Card) => CardView
}
const plain: Parts = {
  cards: () => ({}),
  raid: raidSight.plain,
  seat: (look) => (seat) => seatSight.plain(new SeatLook(look, seat)),
  card: (look) => (c) => cardSight.plain(new CardLook(look, c)),
}
const byNeed: Parts = {
  // V8 looks things up much faster in a list with gaps than in an object with as many gaps between its keys.
  cards: ({ g }) => new Array<CardView>(g.s.misc[0].card + 1),
  raid: (look) => raidSight.lazy((it) => it, look),
  seat(look) {
    const find = (seat: Seat) => new SeatLook(look, seat)
    return (seat) => seatSight.lazy(find, seat)
  },
  card(look) {
    const find = (c: Card) => new CardLook(look, c)
    return (c) => cardSight.lazy(find, c)
  },
}

/** What a view is made of, in one of the two forms. */
const fieldsOf = (all: Parts): Fields<View, Look> => ({
  seat: ({ seat }) => seat,
  raid: (look) => all.raid(look),
  turn: ({ g }) => turnView(g),
  seats: (look) => seatsOf(look.g).map(all.seat(look)),
  cards: (look) => shownTo(look, all.card(look), all.cards(look)),
  chain: ({ g }) => g.s.chain[0].links.map((id) => linkView(g.s.links[id]!)),
  modifiers: ({ g, seat }) => inForce(g, (c) => knows(g, c, seat)),
  combat: ({ g }) => combatView(g),
  outcome: ({ g }) => g.s.misc[0].outcome,
  tabletop: ({ g }) => tabletopView(g),
})
const whole = sight(fieldsOf(plain))
const lazy = sight(fieldsOf(byNeed))

/**
 * Everything that one seat may know of the game, and nothing else (415.3a, 415.4a, 415.6a, 415.8c, R100.3).
 * @param game - The game.
 * @param seat - The seat: 0 is the Boss player in a raid, 1 to 5 the raiders; -1 is an onlooker, who knows what everyone knows.
 * @returns Plain data, a new object each time. A card that the seat may not know is in it without its name (`def: null`).
 */
export const view = (game: Game, seat: Seat): View => whole.plain(new Look(running(game), seat))

/**
 * The same as `view`, but each field is computed when it is first read: much cheaper for players that read little of it.
 * @param game - The game.
 * @param seat - The seat, as for `view`.
 * @returns What `view` returns, field by field; no plain data, so spread and JSON leave its fields out.
 * @throws Error on reading what was not read before the next choice: the game has gone on since.
 */
export const glance = (game: Game, seat: Seat): View => lazy.lazy((look) => look, new Look(running(game), seat))

function combatView(g: RunningGame): View['combat'] {
  const { window, attacker, defender, proposed, second, proposedToo, protecting, sabotage, strikes } = g.s.combat[0]
  if (window === '') return null
  return { window, attacker, defender, proposed, second, proposedToo, protecting, sabotage, strikes }
}

/** R304: everyone can see how the characters lie. */
function tabletopView(g: RunningGame): View['tabletop'] {
  const top = g.s.agenda[0].top?.step
  if (top?.step !== 'drop') return null
  const { deep, spots, what, over, seats, card, x } = top
  return { table: tableNow(g, deep), spots, what, over, seat: seats[0] ?? -1, card, x }
}

/** The cards in a decision that another seat may know; hidden ones are left out. */
const mayShow = (g: RunningGame, o: Obj, seat: Seat): boolean => {
  const c = g.s.cards[o]
  return c !== undefined && (knows(g, c, seat) || inPlay(c.zone))
}
