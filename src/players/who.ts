/** Evaluates the card language on a view: objects, amounts, conditions. Estimates what the view does not show. */

import type { CardView, Obj, Seat } from '../engine/types.ts'
import { classNames, compare, isList, isOwnType, listed, once, races } from '../language/index.ts'
import type { Amount, CardDef, Condition, Likeness, NumberOf, Quantity, SetWho, Stat, Who } from '../language/types.ts'
import { type Bindings, bind, boundTo, type Picks } from './bindings.ts'
import { joined, onceFor } from './once.ts'
import {
  alive,
  cardOf,
  defIn,
  defOf,
  healthLeft,
  heroOf,
  isCharacter,
  isSeat,
  isType,
  seatObj,
  seatOfObj,
  seatView,
  type Table,
  teamOf,
} from './table.ts'

/** The context of a text: its "you" and what is bound so far. */
export interface ReadFrame {
  you: Seat
  self: Obj
  host: Obj
  x: number
  it: Obj
  /** The player who decides whether it is done, if not `you`. */
  decider: Seat | undefined
  /** The player who makes the picks that a text leaves to whoever carries it out. */
  picker: Seat | undefined
  /** The picks made so far, by the set that asked. */
  bound: Picks
  names: Bindings<readonly Obj[]>
  numbers: Bindings<number>
  /** Chosen words, by name. */
  words: Bindings<string>
}

export const frame = (you: Seat, self: Obj, host: Obj = 0, x = 0): ReadFrame => ({
  you,
  self,
  host,
  x,
  it: 0,
  decider: undefined,
  picker: undefined,
  bound: null,
  names: null,
  numbers: null,
  words: null,
})

/** The same with other bindings. All frames are made alike, field by field, so that V8 gives them one shape: a spread costs several times as much. */
export const rebound = (f: ReadFrame, bound: Picks, names = f.names): ReadFrame => ({
  you: f.you,
  self: f.self,
  host: f.host,
  x: f.x,
  it: f.it,
  decider: f.decider,
  picker: f.picker,
  bound,
  names,
  numbers: f.numbers,
  words: f.words,
})

/** The estimate for a number that depends on dice or on the future. */
const unknownNumber = 3

const ofSide = (t: Table, you: Seat, other: boolean): Obj[] =>
  alive(t)
    .filter((s) => (s.team !== teamOf(t, you)) === other)
    .map((s) => seatObj(s.seat))

/** All objects that a Who means; for an unbound pick, everything that could be picked. */
export function resolve(t: Table, f: ReadFrame, who: Who | undefined): Obj[] {
  if (who === undefined) return []
  if (typeof who === 'string') return fixed(t, f, who)
  if (isList(who)) return resolveAll(t, f, who)
  if (!('is' in who)) {
    if ('controller' in who) return owners(t, resolve(t, f, who.controller), 'controller')
    if ('owner' in who) return owners(t, resolve(t, f, who.owner), 'owner')
    if ('together' in who) return resolve(t, f, who.together)
    if ('case' in who) return resolve(t, f, inCase(t, f, who))
  }
  const picked = boundTo(f.bound, who)
  const found = picked ? [...picked] : members(t, f, who)
  if (who.as) f.names = bind(f.names, who.as, found)
  return found
}

const resolveAll = (t: Table, f: ReadFrame, list: readonly Who[]): Obj[] => list.flatMap((w) => resolve(t, f, w))

const inCase = (t: Table, f: ReadFrame, who: Extract<Who, { case: unknown }>): Who =>
  who.case.find((c) => holds(t, f, c.if))?.use ?? who.else

function fixed(t: Table, f: ReadFrame, who: string): Obj[] {
  if (who.startsWith('$')) return [...(boundTo(f.names, who.slice(1)) ?? [])]
  switch (who) {
    case 'self':
      return f.self ? [f.self] : []
    case 'host':
      return f.host ? [f.host] : []
    case 'it':
      return f.it ? [f.it] : []
    case 'yourHero':
      return heroAt(t, f.you)
    case 'boss':
      return heroAt(t, t.view.seats.find(({ boss }) => boss)?.seat ?? -1)
    case 'raid': // no card or player: what is put on it is judged apart
    case 'startingHero':
      return []
    case 'you':
      return [seatObj(f.you)]
    case 'opponents':
      return ofSide(t, f.you, true)
    case 'friends':
      return ofSide(t, f.you, false)
    default:
      return alive(t).map((s) => seatObj(s.seat))
  }
}

function heroAt(t: Table, seat: Seat): Obj[] {
  const hero = heroOf(t, seat)
  return hero ? [hero.id] : []
}

/** The players among these, and those who have the cards among them. */
function seatsWith(t: Table, objs: readonly Obj[], which: 'controller' | 'owner'): Seat[] {
  const found: Seat[] = []
  for (const o of objs) {
    const seat = isSeat(o) ? seatOfObj(o) : cardOf(t, o)?.[which]
    if (seat !== undefined) found.push(seat)
  }
  return found
}

const owners = (t: Table, objs: readonly Obj[], which: 'controller' | 'owner'): Obj[] => [
  ...new Set(seatsWith(t, objs, which).map(seatObj)),
]

/** A word of a text, or the word chosen for a name; undefined if that is not known. */
const worded = (f: ReadFrame, word: string): string =>
  word.startsWith('$') ? (boundTo(f.words, word.slice(1)) ?? '') : word

/** The kinds of a set, and where cards or players of those kinds are looked for if it does not say. */
interface Kinds {
  all: readonly string[]
  /** The word that means those players; '' if the kinds don't mean players. */
  players: string
  place: 'party' | 'resources' | 'row'
  /** Whether some of them are words that are chosen. */
  chosen: boolean
}

const kindsIn = (all: readonly string[]): Kinds => ({
  all,
  players: all.includes('player')
    ? 'players'
    : all.includes('opponent')
      ? 'opponents'
      : all.includes('friend')
        ? 'friends'
        : '',
  place: all.some(isOwnType) ? 'row' : all.includes('resource') || all.includes('quest') ? 'resources' : 'party',
  chosen: all.some((kind) => kind.startsWith('$')),
})

const printedKinds = once(({ is }: SetWho): Kinds => kindsIn(is ? listed(is) : []))

/** The kinds in a set's `is`, with the words that were chosen. */
function kindsOf(f: ReadFrame, set: SetWho): Kinds {
  const printed = printedKinds(set)
  return printed.chosen ? kindsIn(printed.all.map((kind) => worded(f, kind))) : printed
}

/** The cards of all players still in the game that lie in a party, there or among resources, or beside the parties. */
const partyIds = onceFor((t: Table): readonly Obj[] => joined(alive(t), (s) => s.party))
const resourceIds = onceFor((t: Table): readonly Obj[] => joined(alive(t), (s) => [...s.party, ...s.resources]))
const rowIds = onceFor((t: Table): readonly Obj[] => joined(alive(t), (s) => s.row))
const places = { party: partyIds, resources: resourceIds, row: rowIds } as const

/** Where a set looks: among cards in play by default, among players if its words mean players. */
function pool(t: Table, f: ReadFrame, set: SetWho): readonly Obj[] {
  if (set.among !== undefined) return resolve(t, f, set.among)
  const kinds = kindsOf(f, set)
  if (kinds.players) return fixed(t, f, kinds.players)
  if (set.in && typeof set.in === 'object' && !('target' in set.in))
    return set.in.flatMap((one) => pool(t, f, { ...set, in: one }))
  const zone = typeof set.in === 'string' ? set.in : set.in ? 'graveyard' : 'play'
  if (zone === 'play') return places[kinds.place](t)
  if (zone === 'chain') return t.view.chain.map((l) => l.card).filter((c) => c > 0)
  return alive(t).flatMap((s) => {
    if (zone === 'hand') return [...s.hand]
    if (zone === 'removed') return [...s.removed]
    return zone.startsWith('graveyard') ? s.graveyards.flatMap((g) => [...g.cards]) : []
  })
}

function members(t: Table, f: ReadFrame, set: SetWho): Obj[] {
  const parted = isParted(t)
  const found: Obj[] = []
  let sought: Sought | undefined
  for (const obj of pool(t, f, set)) {
    const card = cardOf(t, obj)
    if (parted && !isNear(t, f, obj, card)) continue
    sought ??= soughtBy(t, f, set)
    if (fitsOf(t, f, obj, card, sought)) found.push(obj)
  }
  return extremes(t, f, set, found)
}

/** What a set looks for. */
interface Sought extends Fields {
  set: SetWho
  kinds: Kinds
  /** The seats whose objects the set means. */
  whose: readonly Seat[]
}

/** Which groups of its fields a set uses; most use one or two, and all would be read for every card in play. */
interface Fields {
  owned: boolean
  others: boolean
  marks: boolean
}
const fieldsOf = once(
  ({ of, ofEach, other, not, where, tag, trait, name, damageType, state, has, attachedTo }: SetWho): Fields => {
    const some = (...fields: unknown[]): boolean => fields.some((field) => field !== undefined)
    return {
      owned: some(of, ofEach),
      others: some(other, not, where),
      marks: some(tag, trait, name, damageType, state, has, attachedTo),
    }
  },
)

function soughtBy(t: Table, f: ReadFrame, set: SetWho): Sought {
  const { owned, others, marks } = fieldsOf(set)
  return { owned, others, marks, set, kinds: kindsOf(f, set), whose: owned ? ownersOf(t, f, set) : nobody }
}

const isParted = onceFor((t: Table): boolean => t.view.raid.realm !== undefined)

/** The seats whose objects a set means. */
const ownersOf = (t: Table, f: ReadFrame, set: SetWho): readonly Seat[] =>
  seatsWith(t, resolve(t, f, set.of ?? set.ofEach), 'controller')
const nobody: readonly never[] = []

/** Whether a player or a character is on the same side of a raid's realm as the player whose text it is: the others are out of reach (R503.1c). */
function isNear(t: Table, { you }: ReadFrame, obj: Obj, card: CardView | undefined): boolean {
  const one = card ?? (isSeat(obj) ? seatView(t, seatOfObj(obj)) : undefined)
  return !one || ('zone' in one && one.zone !== 'party') || one.away === (seatView(t, you)?.away ?? '')
}

/** Whether the set could mean this object. */
export const fits = (t: Table, f: ReadFrame, obj: Obj, set: SetWho): boolean =>
  fitsOf(t, f, obj, cardOf(t, obj), soughtBy(t, f, set))

/** The same for what a set looks for; `card`: the object, if it is one. */
function fitsOf(t: Table, f: ReadFrame, obj: Obj, card: CardView | undefined, sought: Sought): boolean {
  const { set } = sought
  if (sought.owned) {
    const seat = isSeat(obj) ? seatOfObj(obj) : card?.controller
    if (seat === undefined || !sought.whose.includes(seat)) return false
  }
  if (sought.others && !isOther(t, f, obj, set)) return false
  if (isSeat(obj)) {
    const marks = seatView(t, seatOfObj(obj))?.marks ?? []
    return !set.tag || listed(set.tag).some((tag) => marks.includes(worded(f, tag)))
  }
  return !!card && isOfKinds(t, card, sought.kinds) && (!sought.marks || isMarked(t, f, card, set))
}

/** Whether it is none of those that a set leaves out. */
function isOther(t: Table, f: ReadFrame, obj: Obj, { other, not, where }: SetWho): boolean {
  if (other !== undefined && resolve(t, f, other === true ? 'self' : other).includes(obj)) return false
  if (not && fits(t, f, obj, not)) return false
  return !where || whereFits(t, { ...f, it: obj }, obj, where)
}

function isOfKinds(t: Table, card: CardView, { all }: Kinds): boolean {
  for (const kind of all) if (isKind(t, card, kind)) return true
  return all.length === 0
}

/** Whether a card bears the marks that a set names. */
function isMarked(t: Table, f: ReadFrame, card: CardView, set: SetWho): boolean {
  const def = defIn(t, card)
  if (set.tag && !listed(set.tag).some((word) => isTagged(card, def, worded(f, word)))) return false
  if (set.trait && ![def?.spec, def?.race, def?.faction, ...(def?.classes ?? [])].includes(set.trait)) return false
  if (set.name && card.def !== worded(f, set.name)) return false
  if (set.damageType && !card.damageTypes.includes(set.damageType)) return false
  if (set.state && !listed(set.state).every((s) => inState(t, card, s))) return false
  if (set.has && !hasIt(t, card, set.has)) return false
  return set.attachedTo === undefined || resolve(t, f, set.attachedTo).includes(card.host)
}

function isTagged(card: CardView, def: CardDef | undefined, tag: string): boolean {
  const ending = ` ${tag}`
  const is = (word: string): boolean => word === tag || word.endsWith(ending)
  return card.tags.some(is) || (def?.tags?.some(is) ?? false)
}

/** `f.it` is the object. */
function whereFits(t: Table, f: ReadFrame, obj: Obj, [stat, op, amount]: NonNullable<SetWho['where']>): boolean {
  const n = numberOf(t, f, obj, stat)
  if (op === 'odd' || op === 'even') return n % 2 === (op === 'odd' ? 1 : 0)
  return compare(n, op, amountOf(t, f, amount as Amount))
}

/** One of its numbers, or a number computed for it. */
function numberOf(t: Table, f: ReadFrame, obj: Obj, stat: Stat | 'counters' | NumberOf): number {
  if (stat === 'counters') return Object.values(cardOf(t, obj)?.counters ?? {}).reduce((a, b) => a + b, 0)
  return typeof stat === 'string' ? statOf(t, obj, stat) : amountOf(t, { ...f, it: obj }, stat)
}

/** The objects with the highest or lowest number, if the set asks for them. */
function extremes(t: Table, f: ReadFrame, set: SetWho, all: Obj[]): Obj[] {
  const stat = set.most ?? set.least
  if (stat === undefined || all.length < 2) return all
  const values = all.map((o) => numberOf(t, f, o, stat))
  const best = set.most === undefined ? Math.min(...values) : Math.max(...values)
  return all.filter((_, i) => values[i] === best)
}

function isKind(t: Table, card: CardView, kind: string): boolean {
  if (kind === 'card') return true
  if (kind === 'character') return isCharacter(card)
  if (kind === 'equipment') return isType(card, 'armor') || isType(card, 'weapon') || isType(card, 'item')
  if (kind === 'resource') return card.zone === 'resources'
  if (kind === 'token') return card.token
  if (card.types.length === 0) return listed(defIn(t, card)?.type ?? []).includes(kind as never)
  return card.types.includes(kind)
}

function inState(t: Table, card: CardView, state: string): boolean {
  switch (state) {
    case 'ready':
      return !card.exhausted
    case 'exhausted':
      return card.exhausted
    case 'damaged':
      return card.damage > 0
    case 'undamaged':
      return card.damage === 0
    case 'fatal':
      return isCharacter(card) && healthLeft(card) <= 0
    case 'attacking':
      return card.role === 'attacker' || card.role === 'proposed attacker'
    case 'defending':
      return card.role === 'defender'
    case 'protecting':
      return !!t.view.combat?.protecting.includes(card.id)
    case 'inCombat':
      return (card.role === 'attacker' || card.role === 'defender') && !!t.view.combat?.defender
    case 'faceDown':
    case 'back':
      return card.faceDown
    case 'attached':
      return card.host > 0
    case 'token':
      return card.token
    default:
      return !card.faceDown
  }
}

function hasIt(t: Table, card: CardView, what: NonNullable<SetWho['has']>): boolean {
  if ('keyword' in what) return card.keywords.includes(what.keyword)
  if ('counter' in what) return (card.counters[what.counter] ?? 0) > 0
  if ('gives' in what) return false
  if (what.attached === true) return card.attachments.length > 0
  return card.attachments.some((id) => cardOf(t, id)?.def === what.attached)
}

export function statOf(t: Table, obj: Obj, stat: Stat): number {
  if (isSeat(obj)) {
    const seat = seatView(t, seatOfObj(obj))
    return stat === 'maxHand' ? (seat?.maxHand ?? 0) : stat === 'hand' ? (seat?.handCount ?? 0) : 0
  }
  const card = cardOf(t, obj)
  if (!card) return 0
  if (stat === 'def') return card.def_ ?? 0
  if (stat === 'damage') return card.damage
  if (stat === 'remaining') return (card.health ?? 0) - card.damage
  if (stat === 'maxHand' || stat === 'hand') return statOf(t, seatObj(card.controller), stat)
  if (stat === 'threat') return defOf(t, obj)?.threat ?? 0
  return card[stat] ?? defOf(t, obj)?.[stat] ?? 0
}

export function amountOf(t: Table, f: ReadFrame, n: Amount): number {
  if (typeof n === 'number') return n
  if (n === 'X') return f.x
  if (typeof n === 'string') return named(f, n.slice(1))
  if ('count' in n) return resolve(t, f, n.count).length
  if ('stat' in n) return statOf(t, resolve(t, f, n.of)[0] ?? 0, n.stat)
  if ('highest' in n) return Math.max(0, ...resolve(t, f, n.of).map((o) => statOf(t, o, n.highest)))
  if ('lowest' in n) {
    const numbers = resolve(t, f, n.of).map((o) => statOf(t, o, n.lowest))
    return numbers.length > 0 ? Math.min(...numbers) : 0
  }
  if ('sum' in n) return resolve(t, f, n.of).reduce((sum, o) => sum + statOf(t, o, n.sum), 0)
  if ('counters' in n)
    return n.of === 'raid'
      ? onRaid(t, n.counters)
      : resolve(t, f, n.of).reduce((sum, o) => sum + onIt(t, o, n.counters), 0)
  if ('different' in n) return differentAmong(t, n.different, resolve(t, f, n.of))
  if ('every' in n) return Math.floor(amountOf(t, f, n.of) / n.every)
  if ('often' in n) return 0 // bots don't count past events
  if ('raid' in n) return n.raid === 'stage' ? t.view.raid.stage : t.view.seats.filter(({ boss }) => !boss).length
  if ('granted' in n) return amountOf(t, f, n.granted)
  const parts = (of: readonly Amount[]) => of.map((a) => amountOf(t, f, a))
  if ('plus' in n) return parts(n.plus).reduce((a, b) => a + b, 0)
  if ('minus' in n) return parts(n.minus).reduce((a, b) => a - b)
  if ('times' in n) return parts(n.times).reduce((a, b) => a * b, 1)
  if ('result' in n) return 0 // told as it is chosen or rolled, too late for a bot
  if ('double' in n) return amountOf(t, f, n.double) * 2 ** amountOf(t, f, n.each)
  return amountOf(t, f, n.case.find((c) => holds(t, f, c.if))?.use ?? n.else)
}

/** Counters on the raid itself, and on a card or a player. */
const onRaid = ({ view }: Table, name: string): number => view.raid.counters?.[name] ?? 0
const onIt = (t: Table, o: Obj, name: string): number =>
  (isSeat(o) ? seatView(t, seatOfObj(o))?.counters : cardOf(t, o)?.counters)?.[name] ?? 0

function differentAmong(t: Table, what: Likeness, objs: readonly Obj[]): number {
  const cards = objs.flatMap((o) => cardOf(t, o) ?? [])
  if (what === 'name') return new Set(cards.map((c) => c.def)).size
  const words: readonly string[] = what === 'class' ? classNames : races
  return words.filter((word) => cards.some((c) => c.tags.includes(word))).length
}

/** The amount for the ith of several targets, which may have different amounts (707.1d). */
export const amountAt = (t: Table, f: ReadFrame, n: Amount | readonly Amount[], i: number): number =>
  Array.isArray(n) ? amountOf(t, f, (n as readonly Amount[])[i] ?? 0) : amountOf(t, f, n as Amount)

function named(f: ReadFrame, name: string): number {
  const bare = name.replace(/\.n$/, '')
  return boundTo(f.numbers, bare) ?? boundTo(f.names, bare)?.length ?? unknownNumber
}

/** The least and the most that a pick takes. */
export function quantityBounds(t: Table, f: ReadFrame, q: Quantity, of: number): { min: number; max: number } {
  if (q === 'any') return { min: 0, max: of }
  if (typeof q === 'object' && 'upTo' in q) return { min: 0, max: amountOf(t, f, q.upTo) }
  if (typeof q === 'object' && 'from' in q) return { min: amountOf(t, f, q.from), max: amountOf(t, f, q.to) }
  if (typeof q === 'object' && 'allBut' in q) {
    const n = Math.max(0, of - amountOf(t, f, q.allBut))
    return { min: n, max: n }
  }
  const n = amountOf(t, f, q)
  return { min: n, max: n }
}

/** What a condition says of what it matches. */
const described = once(({ match: _, remained: __, ...set }: Extract<Condition, { match: unknown }>): SetWho => set)

/** Whether a condition is true now. A view does not show what has happened this turn, so that counts as false. */
export function holds(t: Table, f: ReadFrame, c: Condition): boolean {
  if ('all' in c) return c.all.every((x) => holds(t, f, x))
  if ('any' in c) return c.any.some((x) => holds(t, f, x))
  if ('some' in c) return resolve(t, f, c.some).length > 0
  if ('compare' in c) return compare(amountOf(t, f, c.compare[0]), c.compare[1], amountOf(t, f, c.compare[2]))
  if ('happened' in c) return false
  if ('turnOf' in c) return !c.first && resolve(t, f, c.turnOf).includes(seatObj(t.view.turn.seat))
  if ('right' in c || 'wentFirst' in c) return false
  if ('stage' in c) return t.view.raid.title === c.stage
  if ('done' in c || 'empowered' in c) return true
  if ('match' in c) {
    const objs = resolve(t, f, c.match)
    return objs.length > 0 && objs.every((o) => fits(t, f, o, described(c)))
  }
  return !holds(t, f, c.not)
}
