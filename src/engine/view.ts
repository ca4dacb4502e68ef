/** What one seat may know, and nothing else (415.3a, 415.4a, 415.6a, 415.8c, R100.3). */

import { keywords } from '../language/types.ts'
import { stateName } from '../raid/machine.ts'
import { combatTypes, damageTypesOf, tagsOf } from '../rules/202-tags.ts'
import { payingFor, readyResources } from '../rules/403-costs.ts'
import {
  active,
  granting,
  isFresh,
  lentKeywords,
  number,
  powersGiven,
  printedPowers,
  value,
} from '../rules/714-continuous-modifiers/modifiers.ts'
import { isBlank } from '../rules/core/facts.ts'
import { roundOf } from '../rules/core/game.ts'
import { knowers } from '../rules/core/recorder.ts'
import { tableNow } from '../rules/R304-dropping/dropping.ts'
import { isAway } from '../rules/R503-realms.ts'
import {
  CHAIN,
  DECK,
  GRAVEYARD,
  HAND,
  inPlay,
  NOWHERE,
  PARTY,
  playerObj,
  REMOVED,
  RESOURCES,
  ROW,
  zoneHome,
  zoneId,
  zoneKind,
} from '../state/ids.ts'
import type { Card, CardId, Counters, Link, Obj, Player, Seat } from '../state/types.ts'
import { type RunningGame, running } from './game.ts'
import { inForce } from './in-force.ts'
import { raidTable, realmOf } from './raid-table.ts'
import { type Fields, sight } from './sight.ts'
import type { CardView, Game, LinkView, SeatView, View } from './types.ts'

/** Whether a seat (-1: an onlooker) may know what a card is. */
export const knows = (g: RunningGame, c: Card, seat: Seat): boolean => {
  const bits = knowers(g, c)
  return bits === -1 || (seat >= 0 && (bits & (1 << seat)) !== 0)
}

const zoneNames: Readonly<Record<number, CardView['zone']>> = {
  [HAND]: 'hand',
  [PARTY]: 'party',
  [RESOURCES]: 'resources',
  [ROW]: 'row',
  [REMOVED]: 'removed',
  [DECK]: 'deck',
  [GRAVEYARD]: 'graveyard',
  [CHAIN]: 'chain',
  [NOWHERE]: 'gone',
}

function roleOf(g: RunningGame, id: CardId): CardView['role'] {
  const k = g.s.combat[0]
  if (k.attacker === id) return 'attacker'
  if (k.defender === id || k.second === id) return 'defender'
  for (const l of g.s.chain[0].links)
    if (g.s.links[l]?.kind === 'proposal' && g.s.links[l]?.attacker === id) return 'proposed attacker'
  if ((k.proposed === id || k.proposedToo === id) && k.defender === 0) return 'proposed defender'
  for (const l of g.s.chain[0].links)
    if (g.s.links[l]?.kind === 'proposal' && [g.s.links[l]?.defender, g.s.links[l]?.second].includes(id))
      return 'proposed defender'
  return ''
}

/** The word for a card or player in the other realm; '' for all others. */
const realmWord = (g: RunningGame, o: Obj): string => (g.def && isAway(g, o) ? (realmOf(g.def)?.one ?? '') : '')

const keywordIn = (node: unknown): string => (node as { keyword?: string }).keyword ?? ''

/** Keywords that cards may have although they are not printed on them: granted by a modifier, or lent by a weapon (303.2b). */
function keywordsAround(g: RunningGame): ReadonlySet<string> {
  const words = new Set<string>(active(g, 'keyword').map((a) => a.mod.keyword))
  for (const a of granting(g)) for (const p of powersGiven(g, a)) words.add(keywordIn(p.node))
  if (g.s.combat[0].strikes.length > 0) for (const word of lentKeywords) words.add(word)
  return words
}

const printedKeywords = (g: RunningGame, c: Card): string[] =>
  printedPowers(g, c).flatMap((p) => (p.shape === 'keyword' ? [keywordIn(p.node)] : []))

/** The keywords that a card in play has now, in the order of the list. Only keywords that something could give it are checked. */
function keywordsOf(g: RunningGame, c: Card, around: ReadonlySet<string>): string[] {
  const printed = printedKeywords(g, c)
  if (printed.length === 0 && around.size === 0) return []
  return keywords.filter((k) => (around.has(k) || printed.includes(k)) && g.ask.keyword(g, c.id, k))
}

/** Of what a view is made: of which game, and for whom. What several cards need is found once. */
class Look {
  readonly g: RunningGame
  readonly seat: Seat
  readonly #at: number
  #attached: ReadonlyMap<CardId, CardId[]> | undefined
  #around: ReadonlySet<string> | undefined
  #table: Partial<View['raid']> | undefined
  constructor(g: RunningGame, seat: Seat) {
    this.g = g
    this.seat = seat
    this.#at = g.journal.table.length
  }
  /** Refuses to read a game that has gone on. */
  still(): void {
    if (this.g.journal.table.length !== this.#at)
      throw new Error(
        'The game has gone on: what is read by need can be read until the next choice only. Glance again, or take a view.',
      )
  }
  get attached(): ReadonlyMap<CardId, CardId[]> {
    this.#attached ??= attachedTo(this.g)
    return this.#attached
  }
  get around(): ReadonlySet<string> {
    this.#around ??= keywordsAround(this.g)
    return this.#around
  }
  get table(): Partial<View['raid']> {
    this.#table ??= this.g.def ? raidTable(this.g, this.g.def) : {}
    return this.#table
  }
}

/** A card as a seat may know it: `open` if it knows what it is and nothing hides its text, `here` if it is in play. */
class CardLook {
  readonly look: Look
  readonly g: RunningGame
  readonly c: Card
  readonly known: boolean
  readonly here: boolean
  readonly open: boolean
  constructor(look: Look, c: Card) {
    this.look = look
    this.g = look.g
    this.c = c
    this.known = knows(look.g, c, look.seat)
    this.here = inPlay(c.zone) && c.became === 0
    this.open = this.known && !isBlank(look.g, c)
  }
  still(): void {
    this.look.still()
  }
  get code() {
    return this.open ? this.g.code.cards.get(this.c.def) : undefined
  }
  get zone(): CardView['zone'] {
    return this.c.became !== 0 ? 'gone' : (zoneNames[zoneKind(this.c.zone)] ?? 'gone')
  }
}

const none: readonly never[] = []

/** A number that only a card whose text is open has. */
const stat =
  (name: 'atk' | 'health' | 'def' | 'cost' | 'strike') =>
  ({ g, c, open }: CardLook): number | null =>
    open ? number(g, c.id, name) : null

const cardSight = sight<CardView, CardLook>({
  id: ({ c }) => c.id,
  def: ({ c, known }) => (known ? c.def : null),
  owner: ({ c }) => c.owner,
  controller: ({ c }) => c.controller,
  zone: ({ zone }) => zone,
  deck: ({ g, c, zone }) =>
    (zone === 'deck' || zone === 'graveyard') && g.s.players[c.owner]?.boss
      ? g.s.players[c.owner]!.decks[zoneHome(c.zone)]
      : undefined,
  exhausted: ({ c }) => c.exhausted,
  faceDown: ({ c }) => c.faceDown,
  token: ({ c }) => c.token,
  damage: ({ c }) => c.damage,
  counters: ({ c }) => c.counters,
  host: ({ c }) => c.host,
  attachments: ({ look, c }) => look.attached.get(c.id) ?? none,
  atk: stat('atk'),
  health: stat('health'),
  def_: stat('def'),
  cost: stat('cost'),
  strike: stat('strike'),
  damageTypes({ g, c, code, here }) {
    if (!code || !(code.kinds.has('character') || code.kinds.has('weapon'))) return none
    return code.kinds.has('character') && here ? combatTypes(g, c.id) : damageTypesOf(g, c.id)
  },
  types: ({ g, c, open }) => (open ? g.ask.types(g, c.id) : none),
  tags: ({ g, c, open }) => (open ? tagsOf(g, c.id) : none),
  marks: ({ g, c, open, code }) =>
    open && active(g, 'is').length > 0 ? tagsOf(g, c.id).filter((t) => !code!.tags.includes(t)) : none,
  side: ({ c, here, code }) => (here ? code?.def.sides?.[c.faceDown ? 1 : 0] : undefined) ?? '',
  keywords: ({ look, g, c, open, here, code }) =>
    open && here ? keywordsOf(g, c, look.around) : code ? printedKeywords(g, c) : none,
  fresh: ({ g, c, here }) => here && isFresh(g, c),
  away: ({ g, c, open, here }) => (open && here ? realmWord(g, c.id) : ''),
  role: ({ g, c, here }) => (here ? roleOf(g, c.id) : ''),
})

class SeatLook {
  readonly look: Look
  readonly g: RunningGame
  readonly p: Player
  constructor(look: Look, seat: Seat) {
    this.look = look
    this.g = look.g
    this.p = look.g.s.players[seat]!
  }
  still(): void {
    this.look.still()
  }
}

const cardsIn = ({ g, p }: SeatLook, kind: number, home = 0): readonly CardId[] =>
  g.s.zones[zoneId(p.seat, kind, home)]?.cards ?? none

const seatSight = sight<SeatView, SeatLook>({
  seat: ({ p }) => p.seat,
  name: ({ p }) => p.name,
  team: ({ p }) => p.team,
  boss: ({ p }) => p.boss,
  lost: ({ p }) => p.lost,
  marks: ({ g, p }) => (active(g, 'is').length > 0 ? tagsOf(g, playerObj(p.seat)) : none),
  away: ({ g, p }) => realmWord(g, playerObj(p.seat)),
  counters: ({ p }) => countersIn(p),
  hero: ({ p }) => p.hero,
  handCount: (of) => cardsIn(of, HAND).length,
  hand: (of) => cardsIn(of, HAND).filter((id) => knows(of.g, of.g.s.cards[id]!, of.look.seat)),
  maxHand: ({ g, p }) => value(g, playerObj(p.seat), 'maxHand'),
  party: (of) => cardsIn(of, PARTY),
  resources: (of) => cardsIn(of, RESOURCES),
  row: (of) => cardsIn(of, ROW),
  payers: ({ g, p }) => payingFor(g, p.seat).length,
  readyResources: ({ g, p }) => readyResources(g, p.seat),
  decks: (of) => of.p.decks.map((name, h) => deckView(of.g, name, cardsIn(of, DECK, h), of.look.seat)),
  draws: ({ p }) => p.decks[p.draws] ?? '',
  graveyards: (of) => of.p.decks.map((name, h) => ({ name, cards: cardsIn(of, GRAVEYARD, h) })),
  removed: (of) => cardsIn(of, REMOVED),
  placed: ({ p }) => p.placed,
  turns: ({ p }) => p.turns,
})

/** Counters on a player or on the raid, without those that are gone. */
function countersIn({ counters }: { counters?: Counters }): Counters | undefined {
  const left = counters ? Object.entries(counters).filter(([, n]) => n > 0) : none
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

/** A deck shows its number of cards (415.3a), and its top card to a seat that knows it. */
function deckView(g: RunningGame, name: string, cards: readonly CardId[], seat: Seat): SeatView['decks'][number] {
  const top = cards.at(-1)
  const known = top !== undefined && knows(g, g.s.cards[top]!, seat)
  return known ? { name, count: cards.length, top } : { name, count: cards.length }
}

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

const linksOf = (g: RunningGame): LinkView[] => g.s.chain[0].links.map((id) => linkView(g.s.links[id]!))

/** Every card whose presence a seat may see. */
function shownTo(g: RunningGame, seat: Seat): Set<CardId> {
  const shown = new Set<CardId>()
  const see = (o: Obj): void => {
    if (o > 0 && g.s.cards[o]) shown.add(o)
  }
  const seeAll = (cards: readonly CardId[] | undefined): void => {
    for (const id of cards ?? none) see(id)
  }
  const seeKnown = (cards: readonly CardId[] | undefined): void => {
    for (const id of cards ?? none) if (knows(g, g.s.cards[id]!, seat)) see(id)
  }
  for (const s of [...g.s.turn[0].order].sort((a, b) => a - b)) {
    const { hero, decks } = g.s.players[s]!
    seeKnown(g.s.zones[zoneId(s, HAND)]?.cards)
    for (const kind of [PARTY, RESOURCES, ROW, REMOVED]) seeAll(g.s.zones[zoneId(s, kind)]?.cards)
    see(hero)
    for (let h = 0; h < decks.length; h++) seeAll(g.s.zones[zoneId(s, GRAVEYARD, h)]?.cards)
    // Cards of a deck that this seat has seen and that have not been shuffled since.
    for (let h = 0; h < decks.length; h++) seeKnown(g.s.zones[zoneId(s, DECK, h)]?.cards)
  }
  for (const l of linksOf(g)) for (const o of [l.card, l.attacker, l.defender, l.second, ...l.targets]) see(o)
  const open = g.s.decision[0].open
  if (open) {
    for (const a of open.answers) if (a.card !== undefined && mayShow(g, a.card, seat)) see(a.card)
    if (open.about.card !== undefined) see(open.about.card)
    for (const o of open.about.picked ?? []) if (mayShow(g, o, seat)) see(o)
    if (open.about.packet) for (const o of [open.about.packet.by, open.about.packet.to]) see(o)
  }
  return shown
}

/** The attachments of each card in play. */
function attachedTo(g: RunningGame): Map<CardId, CardId[]> {
  const attached = new Map<CardId, CardId[]>()
  for (const s of g.s.turn[0].order) {
    for (const kind of [PARTY, ROW])
      for (const id of g.s.zones[zoneId(s, kind)]?.cards ?? []) {
        const host = g.s.cards[id]!.host
        if (host) attached.set(host, [...(attached.get(host) ?? []), id])
      }
  }
  return attached
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
  bonds: ({ table }) => table.bonds,
  looms: ({ table }) => table.looms,
  pools: ({ table }) => table.pools,
  waits: ({ table }) => table.waits,
  threat: ({ table }) => table.threat,
  standins: ({ table }) => table.standins,
  clock: ({ table }) => table.clock,
  realm: ({ table }) => table.realm,
})

/** What a view is made of, in one of the two forms. */
const fieldsOf = (form: 'plain' | 'lazy'): Fields<View, Look> => ({
  seat: ({ seat }) => seat,
  raid: (look) => raidSight[form](look),
  turn: ({ g }) => turnView(g),
  seats: (look) => [...look.g.s.turn[0].order].sort((a, b) => a - b).map((s) => seatSight[form](new SeatLook(look, s))),
  cards(look) {
    const cards: Record<number, CardView> = {}
    for (const id of shownTo(look.g, look.seat)) cards[id] = cardSight[form](new CardLook(look, look.g.s.cards[id]!))
    return cards
  },
  chain: ({ g }) => linksOf(g),
  modifiers: ({ g, seat }) => inForce(g, (c) => knows(g, c, seat)),
  combat: ({ g }) => combatView(g),
  outcome: ({ g }) => g.s.misc[0].outcome,
  tabletop: ({ g }) => tabletopView(g),
})
const whole = sight(fieldsOf('plain'))
const byNeed = sight(fieldsOf('lazy'))

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
export const glance = (game: Game, seat: Seat): View => byNeed.lazy(new Look(running(game), seat))

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
