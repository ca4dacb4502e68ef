/** What a seat's view tells of the table, for the words of the language; estimates what it does not show. */
import { cardsOf } from '../engine/index.ts'
import type { CardView, Decision, Obj, Seat, SeatView, View } from '../engine/types.ts'
import {
  amount,
  attachOf,
  candidates,
  type Facts,
  hasTrait,
  isOwnType,
  isSetWho,
  numberOf,
  objs,
  once,
  tagWords,
  worded,
} from '../language/index.ts'
import { plainWords } from '../language/print/index.ts'
import type { Amount, CardState, SetWho, Stat, Who } from '../language/types.ts'
import { isLink, isPlayer, isZone, linkObj, linkOfObj, RAID, seatOf, zoneOfObj, zoneSeat } from '../state/ids.ts'
import { bind, boundTo } from './bindings.ts'
import type { ReadFrame } from './frame.ts'
import { blank, joined, onceFor } from './once.ts'
import { balanced } from './roles.ts'
import {
  alive,
  cardOf,
  defIn,
  heroOf,
  isCharacter,
  isType,
  type Lexicon,
  seatView,
  type Table,
  teamOf,
} from './table.ts'

/** The estimate for a number that depends on dice or on the future. */
const unknown = { n: 3 }

const none: readonly never[] = []
const noCounters: Readonly<Record<string, number>> = {}

/** The seats of the players who are still in the game. */
const living = onceFor((t: Table): readonly Seat[] => alive(t).map(({ seat }) => seat))
const boss = onceFor(({ view }: Table): Seat => view.seats.find((s) => s.boss)?.seat ?? -1)

/** The definition of a card whose text is open. */
const textOf = (t: Table, card: CardView | undefined) => (card && card.types.length > 0 ? defIn(t, card) : undefined)

function controllerOf(t: Table, o: Obj): Seat {
  if (isPlayer(o)) return seatOf(o)
  if (isZone(o)) return zoneSeat(zoneOfObj(o))
  return isLink(o) ? (linkAt(t, o)?.controller ?? -1) : (cardOf(t, o)?.controller ?? -1)
}

const linkAt = ({ view }: Table, o: Obj) =>
  view.chain.find(({ id, kind, card }) => (kind === 'card' ? card === o : linkObj(id) === o))

const isInPlay = ({ zone }: CardView): boolean => zone === 'party' || zone === 'resources' || zone === 'row'

function isKind(card: CardView, kind: string): boolean {
  if (kind === 'character') return isCharacter(card)
  if (kind === 'equipment') return isType(card, 'armor') || isType(card, 'weapon') || isType(card, 'item')
  return card.types.includes(kind)
}

function isTagged(t: Table, o: Obj, tag: string): boolean {
  const card = cardOf(t, o)
  if (!card) return isPlayer(o) && seatView(t, seatOf(o))?.marks.includes(tag) === true
  if (tag === 'One-Handed' && isType(card, 'weapon')) return !isTagged(t, o, 'Two-Handed')
  return card.tags.some((word) => word === tag || tagWords(word).includes(tag))
}

function alike(t: Table, a: Obj, b: Obj, all: boolean): boolean {
  const [x, y] = [a, b].map((o) => new Set(cardOf(t, o)?.types.map((type) => (isEquipment(type) ? 'equipment' : type))))
  if (!x || !y) return false
  return all ? x.size === y.size && [...x].every((type) => y.has(type)) : [...x].some((type) => y.has(type))
}
const isEquipment = (type: string): boolean => type === 'armor' || type === 'weapon' || type === 'item'

function statOf(t: Table, o: Obj, stat: Stat): number {
  const card = cardOf(t, o)
  if (stat === 'maxHand' || stat === 'hand') {
    const seat = seatView(t, card ? card.controller : isPlayer(o) ? seatOf(o) : -1)
    const left = stat === 'hand' && seat?.seat === t.me ? t.leaving : 0
    return ((stat === 'maxHand' ? seat?.maxHand : seat?.handCount) ?? 0) - left
  }
  if (!card) return 0
  if (stat === 'def') return card.def_ ?? 0
  if (stat === 'damage') return card.damage
  if (stat === 'remaining') return (card.health ?? 0) - card.damage
  if (stat === 'threat') return defIn(t, card)?.threat ?? 0
  return card[stat] ?? defIn(t, card)?.[stat] ?? 0
}

function printed(t: Table, o: Obj, stat: Stat): number {
  const def = textOf(t, cardOf(t, o))
  return stat === 'atk' ||
    stat === 'health' ||
    stat === 'def' ||
    stat === 'cost' ||
    stat === 'strike' ||
    stat === 'threat'
    ? (def?.[stat] ?? 0)
    : statOf(t, o, stat)
}

function inState(t: Table, o: Obj, state: CardState): boolean {
  const card = cardOf(t, o)
  const role = card?.role
  if (state === 'attacking') return role === 'attacker' || role === 'proposed attacker'
  if (state === 'defending') return role === 'defender'
  if (state === 'protecting') return t.view.combat?.protecting.includes(o) === true
  if (state === 'inCombat') return (role === 'attacker' || role === 'defender') && !!t.view.combat?.defender
  if (state === 'attached') {
    const def = card && !isInPlay(card) ? textOf(t, card) : undefined
    return def !== undefined && attachOf(def) !== undefined // 400.1
  }
  return card?.faceDown === false
}

/** Where cards of the kinds that a set names can lie in play. */
type Place = 'party' | 'resources' | 'row' | 'all'
function placeFor(kinds: readonly string[]): Place {
  if (kinds.length === 0 || kinds.includes('card')) return 'all'
  if (kinds.some(isOwnType)) return 'row'
  return kinds.includes('resource') || kinds.includes('quest') ? 'resources' : 'party'
}
const placeOf = once(({ is }: SetWho): Place => placeFor(typeof is === 'string' ? [is] : (is ?? none)))

/** The cards of all players still in the game that lie in a party, there or among resources, beside the parties, or anywhere in play. */
const places = {
  party: onceFor((t: Table): readonly Obj[] => joined(alive(t), (s) => s.party)),
  resources: onceFor((t: Table): readonly Obj[] => joined(alive(t), (s) => [...s.party, ...s.resources])),
  row: onceFor((t: Table): readonly Obj[] => joined(alive(t), (s) => s.row)),
  all: onceFor((t: Table): readonly Obj[] => joined(alive(t), (s) => [...s.party, ...s.resources, ...s.row])),
} as const

/** The cards in the zones that a set looks in, as far as the view shows them. */
function cardsFor(t: Table, f: ReadFrame, set: SetWho): readonly Obj[] {
  const { in: where = 'play' } = set
  if (typeof where === 'object' && !('target' in where))
    return joined(where, (one) => cardsFor(t, f, { ...set, in: one }))
  if (where === 'play') {
    const chosen = typeof set.is === 'string' && set.is.startsWith('$')
    return places[chosen ? placeFor([worded(t, set.is as string, f)]) : placeOf(set)](t)
  }
  if (where === 'chain') return joined(t.view.chain, ({ kind, card }) => (kind === 'card' ? [card] : none))
  if (where === 'hand') return joined(alive(t), (s) => s.hand)
  if (where === 'removed') return joined(alive(t), (s) => s.removed)
  if (typeof where === 'string' && !where.startsWith('graveyard')) return none
  return joined(alive(t), (s) => joined(s.graveyards, ({ cards }) => cards))
}

function anyIn(t: Table, set: SetWho, f: ReadFrame, is: (o: Obj) => boolean): boolean {
  for (const o of cardsFor(t, f, set)) if (is(o)) return true
  return false
}

/** Those that can be picked, while the pick is not made, and a name for them. */
function picked(t: Table, set: SetWho, f: ReadFrame): readonly Obj[] {
  const found = boundTo(f.bound, set) ?? extremes(t, f, set, candidates(t, set, f))
  if (set.as) f.names = bind(f.names, set.as, found)
  return found
}

/** The objects with the highest or lowest number, if the set asks for them. */
function extremes(t: Table, f: ReadFrame, set: SetWho, all: readonly Obj[]): readonly Obj[] {
  const stat = set.most ?? set.least
  if (stat === undefined || all.length < 2) return all
  const values = all.map((o) => numberOf(t, stat, o, f))
  const best = set.most === undefined ? Math.min(...values) : Math.max(...values)
  return all.filter((_, i) => values[i] === best)
}

/** Numbers come before cards; a name that is not bound yet depends on dice or on the future. */
function named(_: Table, ref: string, f: ReadFrame) {
  const name = ref.slice(ref.startsWith('$') ? 1 : 0, ref.endsWith('.n') ? -2 : undefined)
  const [n, o, w] = [boundTo(f.numbers, name), boundTo(f.names, name), boundTo(f.words, name)]
  if (n === undefined && o === undefined && w === undefined) return unknown
  return { ...(n === undefined ? {} : { n }), ...(o === undefined ? {} : { o }), ...(w === undefined ? {} : { w }) }
}

/** What a bot knows of the table. It does not remember what has happened. */
const ask: Facts<Table, ReadFrame> = {
  living,
  opposed: (t, a, b) => teamOf(t, a) !== teamOf(t, b),
  boss,
  raiders: ({ view }) => view.seats.filter((s) => !s.boss).length,
  hero: (t, seat) => heroOf(t, seat)?.id ?? 0,
  startingHero: () => 0,
  playerTrait(t, seat, trait) {
    const hero = heroOf(t, seat)
    return hero?.zone === 'party' && hasTrait(t, hero.id, trait)
  },
  decks: (t, seat) => seatView(t, seat)?.decks.map(({ name }) => name) ?? none,
  draws(t, seat) {
    const row = seatView(t, seat)
    return row?.decks.findIndex(({ name }) => name === row.draws) ?? -1
  },
  turn: ({ view }) => view.turn.seat,
  first: () => -1,
  turns: (t, seat) => seatView(t, seat)?.turns ?? 0,
  stage: ({ view }) => view.raid.stage,
  title: ({ view }) => view.raid.title,
  card: cardOf,
  text: (t, o) => textOf(t, cardOf(t, o)),
  name: (t, o) => textOf(t, cardOf(t, o))?.name ?? '',
  controller: controllerOf,
  owner: (t, o) => cardOf(t, o)?.owner ?? controllerOf(t, o),
  isFrom: (t, o, deck) => (cardOf(t, o)?.deck ?? deck) === deck,
  stat: statOf,
  printed,
  counters: (t, o) =>
    (o === RAID ? t.view.raid : isPlayer(o) ? seatView(t, seatOf(o)) : cardOf(t, o))?.counters ?? noCounters,
  keyword: (t, o, keyword) => cardOf(t, o)?.keywords.includes(keyword) === true,
  kind(t, o, kind) {
    const card = cardOf(t, o)
    return card !== undefined && isKind(card, kind)
  },
  isResource: (t, o) => cardOf(t, o)?.zone === 'resources',
  tag: isTagged,
  alike,
  damageTypes: (t, o) => cardOf(t, o)?.damageTypes ?? none,
  inState,
  attachments: (t, host) => cardOf(t, host)?.attachments ?? none,
  gives: () => false,
  effects: ({ view }) =>
    joined(view.chain, ({ kind, id }) => (kind === 'card' || kind === 'resource' ? none : [linkObj(id)])),
  isEffect(t, o, kind) {
    const link = t.view.chain.find(({ id }) => id === linkOfObj(o))
    return (
      link !== undefined &&
      link.kind !== 'card' &&
      link.kind !== 'resource' &&
      (kind === 'effect' || link.kind === kind)
    )
  },
  targets: (t, o) => linkAt(t, o)?.targets ?? none,
  couldTarget: () => true,
  withZone: (_, set) => set,
  became: () => 0,
  named,
  host: (_, f) => f.host,
  picked,
  anyIn,
  liesIn: (t, _, o) => cardOf(t, o) !== undefined,
  side(t, o) {
    const card = cardOf(t, o)
    return card ? (isInPlay(card) || card.zone === 'chain' ? card.controller : card.owner) : -1
  },
  during: (t, fighting, o) =>
    inState(t, o, 'attacking' in fighting ? 'attacking' : 'defending' in fighting ? 'defending' : 'inCombat'),
  granted: (t, n, f) => amount(t, n, f),
  result: () => undefined,
  rolled: () => true,
  happened: () => false,
  often: () => 0,
  did: () => true,
  right: () => false,
  remained: () => true,
}

/** The table as this seat sees it. */
export function table(
  view: View,
  words: Lexicon,
  me: Seat,
  decision?: Decision,
  played: ReadonlySet<string> = new Set(),
): Table {
  const seats: SeatView[] = []
  for (const s of view.seats) seats[s.seat] = s
  const team = seats[me]?.team ?? 0
  const busy = new Set<Obj>()
  for (const link of view.chain)
    if (seats[link.controller]?.team === team && link.id !== decision?.about.link)
      for (const o of link.targets) busy.add(o)
  return {
    view,
    card: cardsOf(view),
    seats,
    words,
    me,
    team,
    busy,
    played,
    lastStand: view.raid.stage >= view.raid.stages,
    role: balanced,
    wishes: [],
    people: [],
    spares: () => false,
    followed: new Set(),
    leaving: 0,
    silent: false,
    print: () => plainWords,
    noted: blank(),
    ask,
  }
}

const isParted = ({ view }: Table): boolean => view.raid.realm !== undefined

/** Whether a player or a character is on the same side of a raid's realm as the player whose text it is: the others are out of reach (R503.1c). */
function isNear(t: Table, { you }: ReadFrame, o: Obj): boolean {
  const one = isPlayer(o) ? seatView(t, seatOf(o)) : cardOf(t, o)
  return !one || ('zone' in one && one.zone !== 'party') || one.away === (seatView(t, you)?.away ?? '')
}

/** All objects that a text means to affect: those of a Who within its reach; for a pick that is not made, everything that could be picked. */
export function resolve(t: Table, f: ReadFrame, who: Who | undefined): readonly Obj[] {
  const all = objs(t, who, f)
  if (!isParted(t)) return all
  const isSet = isSetWho(who)
  return all.filter((o) => (!isSet && !isPlayer(o)) || isNear(t, f, o))
}

/** The amount for the ith of several targets, which may have different amounts (707.1d). */
export const amountAt = (t: Table, f: ReadFrame, n: Amount | readonly Amount[], i: number): number =>
  Array.isArray(n) ? amount(t, (n as readonly Amount[])[i] ?? 0, f) : amount(t, n as Amount, f)
