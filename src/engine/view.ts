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

function cardView(
  g: RunningGame,
  c: Card,
  seat: Seat,
  attached: ReadonlyMap<CardId, CardId[]>,
  around: ReadonlySet<string>,
): CardView {
  const known = knows(g, c, seat)
  const zone = c.became !== 0 ? 'gone' : (zoneNames[zoneKind(c.zone)] ?? 'gone')
  const here = inPlay(c.zone) && c.became === 0
  const open = known && !isBlank(g, c)
  const code = open ? g.code.cards.get(c.def) : undefined
  const deck =
    (zone === 'deck' || zone === 'graveyard') && g.s.players[c.owner]?.boss
      ? g.s.players[c.owner]!.decks[zoneHome(c.zone)]
      : undefined
  return {
    id: c.id,
    def: known ? c.def : null,
    owner: c.owner,
    controller: c.controller,
    zone,
    deck,
    exhausted: c.exhausted,
    faceDown: c.faceDown,
    token: c.token,
    damage: c.damage,
    counters: c.counters,
    host: c.host,
    attachments: attached.get(c.id) ?? [],
    atk: open ? number(g, c.id, 'atk') : null,
    health: open ? number(g, c.id, 'health') : null,
    def_: open ? number(g, c.id, 'def') : null,
    cost: open ? number(g, c.id, 'cost') : null,
    strike: open ? number(g, c.id, 'strike') : null,
    damageTypes:
      code && (code.kinds.has('character') || code.kinds.has('weapon'))
        ? code.kinds.has('character') && here
          ? combatTypes(g, c.id)
          : damageTypesOf(g, c.id)
        : [],
    types: open ? g.ask.types(g, c.id) : [],
    tags: open ? tagsOf(g, c.id) : [],
    marks: open && active(g, 'is').length > 0 ? tagsOf(g, c.id).filter((t) => !code!.tags.includes(t)) : [],
    side: (here ? code?.def.sides?.[c.faceDown ? 1 : 0] : undefined) ?? '',
    keywords: open && here ? keywordsOf(g, c, around) : code ? printedKeywords(g, c) : [],
    fresh: here && isFresh(g, c),
    away: open && here ? realmWord(g, c.id) : '',
    role: here ? roleOf(g, c.id) : '',
  }
}

function seatView(g: RunningGame, p: Player, seat: Seat): SeatView {
  const cards = (kind: number, home = 0): readonly CardId[] => g.s.zones[zoneId(p.seat, kind, home)]?.cards ?? []
  const hand = cards(HAND)
  return {
    seat: p.seat,
    name: p.name,
    team: p.team,
    boss: p.boss,
    lost: p.lost,
    marks: active(g, 'is').length > 0 ? tagsOf(g, playerObj(p.seat)) : [],
    away: realmWord(g, playerObj(p.seat)),
    ...countersIn(p),
    hero: p.hero,
    handCount: hand.length,
    hand: hand.filter((id) => knows(g, g.s.cards[id]!, seat)),
    maxHand: value(g, playerObj(p.seat), 'maxHand'),
    party: cards(PARTY),
    resources: cards(RESOURCES),
    row: cards(ROW),
    payers: payingFor(g, p.seat).length,
    readyResources: readyResources(g, p.seat),
    decks: p.decks.map((name, h) => deckView(g, name, cards(DECK, h), seat)),
    draws: p.decks[p.draws] ?? '',
    graveyards: p.decks.map((name, h) => ({ name, cards: cards(GRAVEYARD, h) })),
    removed: cards(REMOVED),
    placed: p.placed,
    turns: p.turns,
  }
}

/** Counters on a player or on the raid, without those that are gone. */
function countersIn({ counters = {} }: { counters?: Counters }): { counters?: Counters } {
  const left = Object.entries(counters).filter(([, n]) => n > 0)
  return left.length > 0 ? { counters: Object.fromEntries(left) } : {}
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

/** Every card whose presence a seat may see. */
function shownTo(g: RunningGame, seat: Seat, seats: readonly SeatView[], chain: readonly LinkView[]): Set<CardId> {
  const shown = new Set<CardId>()
  const see = (o: Obj): void => {
    if (o > 0 && g.s.cards[o]) shown.add(o)
  }
  for (const s of seats) {
    for (const id of [...s.hand, ...s.party, ...s.resources, ...s.row, ...s.removed, s.hero]) see(id)
    for (const y of s.graveyards) for (const id of y.cards) see(id)
    // Cards of a deck that this seat has seen and that have not been shuffled since.
    for (let h = 0; h < s.decks.length; h++)
      for (const id of g.s.zones[zoneId(s.seat, DECK, h)]?.cards ?? []) if (knows(g, g.s.cards[id]!, seat)) see(id)
  }
  for (const l of chain) for (const o of [l.card, l.attacker, l.defender, l.second, ...l.targets]) see(o)
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

/**
 * Everything that one seat may know of the game, and nothing else (415.3a, 415.4a, 415.6a, 415.8c, R100.3).
 * @param game - The game.
 * @param seat - The seat: 0 is the Boss player in a raid, 1 to 5 the raiders; -1 is an onlooker, who knows what everyone knows.
 * @returns Plain data, a new object each time. A card that the seat may not know is in it without its name (`def: null`).
 */
export function view(game: Game, seat: Seat): View {
  const g = running(game)
  const order = g.s.turn[0].order
  const seats = [...order].sort((a, b) => a - b).map((s) => seatView(g, g.s.players[s]!, seat))
  const chain = g.s.chain[0].links.map((id) => linkView(g.s.links[id]!))
  const shown = shownTo(g, seat, seats, chain)
  const attached = attachedTo(g)
  const cards: Record<number, CardView> = {}
  const around = keywordsAround(g)
  for (const id of shown) cards[id] = cardView(g, g.s.cards[id]!, seat, attached, around)
  const k = g.s.combat[0]
  return {
    seat,
    raid:
      g.def && g.raid
        ? {
            id: g.def.id,
            name: g.def.name,
            mode: g.s.raid[0].mode,
            stage: g.raid.stage(g),
            stages: g.raid.stages,
            state: stateName(g.def, g.s.raid[0].value),
            title: g.raid.title(g),
            past: g.s.raid[0].done,
            ...countersIn(g.s.raid[0]),
            ...raidTable(g, g.def),
          }
        : noRaid,
    turn: turnView(g),
    seats,
    cards,
    chain,
    modifiers: inForce(g, (c) => knows(g, c, seat)),
    combat:
      k.window === ''
        ? null
        : {
            window: k.window,
            attacker: k.attacker,
            defender: k.defender,
            proposed: k.proposed,
            second: k.second,
            proposedToo: k.proposedToo,
            protecting: k.protecting,
            sabotage: k.sabotage,
            strikes: k.strikes,
          },
    outcome: g.s.misc[0].outcome,
    tabletop: tabletopView(g),
  }
}

/** R304: everyone can see how the characters lie. */
function tabletopView(g: RunningGame): View['tabletop'] {
  const top = g.s.agenda[0].top?.step
  if (top?.step !== 'drop') return null
  const { deep, spots, what, over, seats, card, x } = top
  return { table: tableNow(g, deep), spots, what, over, seat: seats[0] ?? -1, card, x }
}

const noRaid: View['raid'] = { id: '', name: '', mode: '', stage: 0, stages: 0, state: '', title: '', past: [] }

/** The cards in a decision that another seat may know; hidden ones are left out. */
const mayShow = (g: RunningGame, o: Obj, seat: Seat): boolean => {
  const c = g.s.cards[o]
  return c !== undefined && (knows(g, c, seat) || inPlay(c.zone))
}
