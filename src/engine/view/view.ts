/** The view: everything that one seat may know, and nothing else (415.3a, 415.4a, 415.6a, 415.8c, R100.3). */

import { stateName } from '../../raid/machine.ts'
import { link, roundOf } from '../../rules/core/game.ts'
import { tableNow } from '../../rules/R304-dropping/dropping.ts'
import type { CardId, Link, Obj, Seat } from '../../state/types.ts'
import { type RunningGame, running } from '../game.ts'
import { onRaidTable } from '../raid-table.ts'
import type { CardView, Game, LinkView, View } from '../types.ts'
import { CardLook, cardSight } from './card-view.ts'
import { inForce } from './in-force.ts'
import { countersIn, knows, Look, none } from './look.ts'
import { SeatLook, seatSight } from './seat-view.ts'
import { eachShown, Glance, seatsOf } from './shown.ts'
import { type Fields, sight } from './sight.ts'

/** Its targets, each once. */
function targetsOf({ targets }: Link): Obj[] {
  const all: Obj[] = []
  for (const list of Object.values(targets)) for (const o of list) if (!all.includes(o)) all.push(o)
  return all
}

const linkView = (l: Link): LinkView => ({
  id: l.id,
  kind: l.kind,
  card: l.card,
  controller: l.controller,
  code: l.code,
  x: l.x,
  targets: targetsOf(l),
  sealed: l.sealed,
  faceDown: l.faceDown,
  attacker: l.attacker,
  defender: l.defender,
  second: l.second,
  sabotage: l.sabotage,
})

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
  coming: ({ g }) => onRaidTable(g, 'coming'),
  realm: ({ g }) => onRaidTable(g, 'realm'),
})

/** The makers of a view's parts. */
interface Parts<L extends Look> {
  cards(look: L): Record<number, CardView>
  raid(look: L): View['raid']
  seat(look: L): (seat: Seat) => View['seats'][number]
}
const plain: Parts<Look> = {
  cards(look) {
    const all: Record<number, CardView> = {}
    eachShown(look, (c) => {
      all[c.id] ??= cardSight.plain(new CardLook(look, c))
    })
    return all
  },
  raid: raidSight.plain,
  seat: (look) => (seat) => seatSight.plain(new SeatLook(look, seat)),
}
const byNeed: Parts<Glance> = {
  cards: (look) => look.cards(),
  raid: (look) => raidSight.lazy((it) => it, look),
  seat(look) {
    const find = (seat: Seat) => new SeatLook(look, seat)
    return (seat) => seatSight.lazy(find, seat)
  },
}

/** The fields of a view, in one of the two forms. */
const fieldsOf = <L extends Look>(all: Parts<L>): Fields<View, L> => ({
  seat: ({ seat }) => seat,
  raid: (look) => all.raid(look),
  turn: ({ g }) => turnView(g),
  seats: (look) => seatsOf(look.g).map(all.seat(look)),
  cards: (look) => all.cards(look),
  chain: ({ g }) => g.s.chain[0].links.map((id) => linkView(link(g, id))),
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
 * @param seat - The seat: 0 is the Boss player in a raid, 1 to 5 the raiders; -1 is an onlooker, who sees only public information.
 * @returns Plain data, a new object each time. A card that the seat may not know is in it without its name (`def: null`).
 */
export const view = (game: Game, seat: Seat): View => whole.plain(new Look(running(game), seat))

/**
 * The same as `view`, but computes each field when it is first read: much cheaper for players that read few.
 * @param game - The game.
 * @param seat - The seat, as for `view`.
 * @returns What `view` returns, field by field; no plain data, so spread and JSON leave its fields out.
 * @throws Error on reading a field too late: after a choice that may have changed it.
 */
export const glance = (game: Game, seat: Seat): View =>
  lazy.lazy((look: Glance) => look, new Glance(running(game), seat))

/**
 * Reads the cards of a view one by one, which is much cheaper for a `glance` than listing them all.
 * @param view - The result of `view` or `glance`.
 * @returns A function from a card's number to its entry in `view.cards`.
 */
export function cardsOf(view: View): (id: CardId) => CardView | undefined {
  const look = lazy.keyOf(view)
  return look instanceof Glance ? look.card : (id) => view.cards[id]
}

/** The field names of a card in a view. */
export const cardFields = cardSight.keys

function combatView(g: RunningGame): View['combat'] {
  const { window, attacker, defender, proposed, second, proposedToo, protecting, sabotage, strikes } = g.s.combat[0]
  if (window === '') return null
  return { window, attacker, defender, proposed, second, proposedToo, protecting, sabotage, strikes }
}

/** R304: the places of the characters, which everyone can see. */
function tabletopView(g: RunningGame): View['tabletop'] {
  const top = g.s.agenda[0].top?.step
  if (top?.step !== 'drop') return null
  const { deep, spots, what, over, seats, card, x } = top
  return { table: tableNow(g, deep), spots, what, over, seat: seats[0] ?? -1, card, x }
}
