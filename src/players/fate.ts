/** What a text does to the players themselves: what it draws from their decks, what it deals to their heroes, who is out of the game after it. */
import type { CardView, Obj, Seat } from '../engine/types.ts'
import { amount, bounds, holds, inSet, isList, keywordTable, listed, once } from '../language/index.ts'
import type { Amount, CardDef, Do, Effect, Mod, Of, Power, SetWho, Who } from '../language/types.ts'
import { isPlayer, playerObj, seatOf } from '../state/ids.ts'
import { bind, boundTo } from './bindings.ts'
import { frame, type ReadFrame, rebound } from './frame.ts'
import { isForEach } from './judge.ts'
import { amountAt, resolve } from './meaning.ts'
import { onceForEach } from './once.ts'
import { bindPicks, candidates, firstPick, pickedBy } from './picks.ts'
import { heals, hurts, isIdle, lasts, unprevented } from './prohibitions.ts'
import { namesWith, powersOf } from './strength.ts'
import {
  alive,
  cardOf,
  cardsInPlay,
  cardsLeft,
  defIn,
  healthLeft,
  heroOf,
  isType,
  type Lexicon,
  rowCards,
  seatView,
  type Table,
  teamOf,
} from './table.ts'

/** What has been done so far. */
export interface Fate {
  /** How many cards have left each player's deck. */
  drawn: Map<Seat, number>
  /** The damage that characters have been dealt. */
  hurt: Map<Obj, number>
  /** Characters that have been readied. */
  ready: Set<Obj>
  /** Players who are out of the game for another reason. */
  out: Set<Seat>
  /** Because of how many things before it something happens now. */
  depth: number
}

/** What happens because of so many things is looked at, and nothing beyond. */
const deepest = 3

export const newFate = (): Fate => ({ drawn: new Map(), hurt: new Map(), ready: new Set(), out: new Set(), depth: 0 })
const copied = ({ drawn, hurt, ready, out, depth }: Fate): Fate => ({
  drawn: new Map(drawn),
  hurt: new Map(hurt),
  ready: new Set(ready),
  out: new Set(out),
  depth,
})

function take(fate: Fate, after: Fate): void {
  Object.assign(fate, after)
}

/** Whether an answer with this fate ends the game for this seat or a friend, now or as it next draws, and does not win it at the same time. */
export function isRuin(t: Table, fate: Fate): boolean {
  const fallen = alive(t).filter(({ seat }) => isOut(t, fate, seat))
  if (!fallen.some(({ team }) => team === t.team)) return false
  const left = alive(t).filter((seat) => !fallen.includes(seat))
  return left.length === 0 || left.some(({ team }) => team !== t.team)
}

function isOut(t: Table, fate: Fate, seat: Seat): boolean {
  if (fate.out.has(seat) || isDecked(t, fate, seat)) return true
  const hero = heroOf(t, seat)
  if (!hero || (fate.hurt.get(hero.id) ?? 0) < healthLeft(hero)) return false
  return !seatView(t, seat)?.boss || t.lastStand // R202: an earlier stage leads to the next
}

/** Whether it must draw from an empty deck on its own next turn, although it need not have (415.9f). */
function isDecked(t: Table, fate: Fate, seat: Seat): boolean {
  const drawn = fate.drawn.get(seat) ?? 0
  const had = drawn > 0 ? cardsLeft(t, seat) : Infinity
  const due = had - drawn < soon ? 1 + drawnEachTurn(t, seat) : 0
  return had >= due && had - drawn < due
}

/** No player draws so many cards each turn. */
const soon = 12

/** The cards that a player must draw each turn besides the draw step's, by powers of cards in play. */
const drawnEachTurn = onceForEach((t: Table, seat: Seat): number => {
  const fate = newFate()
  for (const card of cardsInPlay(t))
    if (card.controller === seat)
      for (const power of eachTurn(powersOf(defIn(t, card), card.faceDown)))
        take(fate, fated(t, frame(seat, card.id, card.host), power.then, fate))
  return Math.max(0, fate.drawn.get(seat) ?? 0)
})

type Triggered = Extract<Power, { when: unknown }>
/** Whether something sets it off while its card is in play. */
const triggered = (power: Power): power is Triggered => 'when' in power && !power.in

/** The powers that work on each of their controller's turns. */
const eachTurn = once((powers: readonly Power[]): readonly Triggered[] =>
  powers.filter(triggered).filter(({ when }) => isTurn(when) && when.turn === 'you' && !when.nth),
)
const isTurn = ({ on }: { on: unknown }): boolean => on === 'start' || on === 'end'

/** The powers that are at work as soon as their card is in play, or on its controller's next turn. */
const atOnce = once((powers: readonly Power[]): readonly Triggered[] => [
  ...powers.filter(triggered).filter(({ when }) => when.on === 'enter' && when.what === 'self'),
  ...eachTurn(powers),
])

/** What comes of a card that is played with this frame: its text, and what its own powers do before anybody can help it. */
export function fateOfCard(t: Table, f: ReadFrame, def: CardDef): Fate {
  const host = def.attach && !f.host ? firstPick(def.attach, f) : null
  const added = (def.powers ?? []).flatMap((power) => ('play' in power ? (power.play.add ?? []) : []))
  const text = [...added, ...(def.text ?? []), ...textAtOnce(t, f, def)]
  if (!host) return fated(t, f, text, newFate())
  const all = candidates(t, f, host).map((o) => fated(t, { ...bindPicks(f, host, [o]), host: o }, text, newFate()))
  return preferred(t, all, pickedBy(t, f, host) !== 'them')
}

/** What a card does before anybody can help it, once it is in play. */
const textAtOnce = (t: Table, f: ReadFrame, def: CardDef | undefined): readonly Effect[] =>
  atOnce(def?.powers ?? []).flatMap((power) => (!power.if || holds(t, power.if, f) ? power.then : []))

/** The fate that we would choose, or that they would. */
export function preferred(t: Table, all: readonly Fate[], ours: boolean): Fate {
  return all.find((fate) => isRuin(t, fate) !== ours) ?? all[0] ?? newFate()
}

/** What comes of a text after what has been done before. We choose what does not ruin us, opponents what does; up to two picks deep, as it is weighed. */
export function fated(t: Table, f: ReadFrame, text: readonly Effect[], before: Fate, depth = 0): Fate {
  const set = depth < 2 ? firstPick(text, f) : null
  if (!set) {
    const fate = copied(before)
    const own = rebound(f, f.bound)
    for (const e of text) if (!e.if || e.do === 'if' || holds(t, e.if, own)) follow(t, own, e, fate)
    return fate
  }
  const objs = candidates(t, f, set)
  const { min } = bounds(t, set.target ?? set.choose ?? set.random ?? 1, f, objs.length)
  const picks = [...(min === 0 || objs.length === 0 ? [[]] : []), ...objs.map((o) => [o])]
  const all = picks.map((pick) => fated(t, bindPicks(f, set, pick), text, before, depth + 1))
  return preferred(t, all, pickedBy(t, f, set) !== 'them')
}

function follow(t: Table, f: ReadFrame, e: Effect, fate: Fate): void {
  const does = verbs[e.do] as Follow<Do> | undefined
  if (!does) return
  const { by } = e as { by?: Who }
  if (!isForEach(e) || boundTo(f.names, 'by') !== undefined) does(t, f, e, fate)
  else
    for (const o of resolve(t, f, by))
      does(t, { ...f, names: bind(f.names, 'by', [o]) }, { ...e, by: '$by' } as Effect, fate)
  if (e.as && 'n' in e && typeof e.n === 'number' && boundTo(f.numbers, e.as) === undefined)
    f.numbers = bind(f.numbers, e.as, e.n)
}

/** Something that happens: a verb, and objects in their roles. */
export type Event = { on: string } & Readonly<Record<string, Obj | string | boolean>>

/** The cards that listen to something. */
const listeners = once((words: Lexicon) => namesWith(words, (powers) => powers.some(triggered)))

/** What happens because of it, as far as it is sure to, by powers of cards in play on either side, and because of that. */
export function echoed(t: Table, event: Event, before: Fate): Fate {
  const any = listeners(t.words)
  let fate = before
  for (const card of [...cardsInPlay(t), ...rowCards(t)]) {
    if (!any.has(card.def ?? '')) continue
    const f = frame(card.controller, card.id, card.host)
    for (const power of powersOf(defIn(t, card), card.faceDown)) {
      if (!triggered(power) || !isAnswered(t, f, power, event)) continue
      if (fate.depth < deepest) {
        const { depth } = fate
        fate = { ...fated(t, named(f, event), power.then, { ...fate, depth: depth + 1 }), depth }
      } else if (event.on === 'deal' && event.by === event.to) fate = endless(fate, event.by)
    }
  }
  return fate
}

/** What is dealt damage because it dealt itself damage goes on with that until it falls. */
function endless(before: Fate, obj: Obj | string | boolean | undefined): Fate {
  const fate = copied(before)
  if (typeof obj === 'number') wound(fate, obj, Infinity)
  return fate
}

/** Whether this event sets off that power. What the pattern asks for beyond the event is not known, so it is not sure. */
const isAnswered = (
  t: Table,
  f: ReadFrame,
  { when, if: only }: Extract<Power, { when: unknown }>,
  event: Event,
): boolean =>
  when.on === event.on &&
  Object.entries(when).every(([key, asked]) => {
    const is = event[key]
    return (
      is !== undefined &&
      (typeof is === 'number' ? isMeant(t, f, asked as Who, is, event.combat === true) : is === asked)
    )
  }) &&
  (!only || holds(t, only, f))

/** Whether it is one of those that are meant; `fights`: it will attack or defend by then, if it does not yet. */
function isMeant(t: Table, f: ReadFrame, who: Who, obj: Obj, fights: boolean): boolean {
  if (!isSet(who)) return resolve(t, f, who).includes(obj)
  const { state, ...set } = who
  const fighting = fights && (state === 'attacking' || state === 'defending')
  return inSet(t, fighting ? set : who, obj, f)
}

const isSet = (who: Who): who is SetWho =>
  typeof who === 'object' && !isList(who) && !['controller', 'owner', 'together', 'case'].some((key) => key in who)

/** The frame in which the event's objects have the names of their roles. */
function named(f: ReadFrame, event: Event): ReadFrame {
  let { names } = f
  for (const [role, obj] of Object.entries(event)) if (typeof obj === 'number') names = bind(names, role, [obj])
  return { ...f, names }
}

type Follow<D extends Do> = (t: Table, f: ReadFrame, e: Of<D>, fate: Fate) => void

const seatsOf = (t: Table, f: ReadFrame, who: Who | undefined): Seat[] =>
  (who === undefined ? [playerObj(f.you)] : resolve(t, f, who)).filter(isPlayer).map(seatOf)
const isOurs = (t: Table, f: ReadFrame, who: Who | undefined): boolean =>
  seatsOf(t, f, who).some((seat) => teamOf(t, seat) === t.team)

/** Takes cards out of a deck, as many as are there; returns whether that were enough. */
function leave(t: Table, fate: Fate, seat: Seat, n: number): boolean {
  const gone = fate.drawn.get(seat) ?? 0
  const left = cardsLeft(t, seat) - gone
  fate.drawn.set(seat, gone + Math.min(n, left))
  return n <= left
}
/** Notes damage. */
export const wound = (fate: Fate, obj: Obj, n: number): Map<Obj, number> =>
  fate.hurt.set(obj, (fate.hurt.get(obj) ?? 0) + n)

function cards(t: Table, f: ReadFrame, who: Who | undefined): CardView[] {
  return resolve(t, f, who).flatMap((o) => cardOf(t, o) ?? [])
}

/** Heals a character; not of more than it has. */
function mend(fate: Fate, card: CardView, n: number | 'all'): void {
  const has = card.damage + (fate.hurt.get(card.id) ?? 0)
  wound(fate, card.id, -Math.min(has, n === 'all' ? has : n))
}

/** A raider whose hero leaves play is out; a Boss's hero can't be destroyed. */
function remove(t: Table, fate: Fate, card: CardView): void {
  const seat = seatView(t, card.controller)
  if (isType(card, 'hero') && seat && !seat.boss && seat.hero === card.id) fate.out.add(seat.seat)
}

/** Goes through a text of its own. */
function into(t: Table, f: ReadFrame, text: readonly Effect[] | undefined, fate: Fate): void {
  if (text) take(fate, fated(t, f, text, fate))
}

/** The effects that matter here. */
const verbs: { readonly [D in Do]?: Follow<D> } = {
  deal(t, f, e, fate) {
    if (isIdle(t, f.self) || resolve(t, f, e.by).some((o) => isIdle(t, o))) return
    const type = typeof e.type === 'string' ? e.type : undefined
    const [by = f.self] = e.by === undefined ? [] : resolve(t, f, e.by)
    cards(t, f, e.to).forEach((card, i) => {
      const n = hurts(t, card, type) ? unprevented(t, card, amountAt(t, f, e.n, i)) : 0
      if (n <= 0) return
      wound(fate, card.id, n)
      take(fate, echoed(t, { on: 'deal', by, to: card.id, combat: false }, fate))
    })
  },
  put(t, f, e, fate) {
    // Of a free number nobody need put any.
    const n = boundTo(f.numbers, e.as ?? '') ?? (typeof e.n === 'object' && 'upTo' in e.n ? 0 : amount(t, e.n, f))
    if (e.what === 'damage') for (const card of cards(t, f, e.to)) wound(fate, card.id, n)
  },
  heal(t, f, e, fate) {
    cards(t, f, e.from).forEach((card, i) => {
      if (heals(t, card)) mend(fate, card, e.n === 'all' ? 'all' : amountAt(t, f, e.n, i))
    })
  },
  remove(t, f, e, fate) {
    if (e.what === 'damage')
      for (const card of cards(t, f, e.from)) mend(fate, card, e.n === 'all' ? 'all' : amount(t, e.n, f))
  },
  switch(t, f, e, fate) {
    const [a, b] = [cards(t, f, e.of)[0], cards(t, f, e.with)[0]]
    if (!a || !b) return
    wound(fate, a.id, b.damage - a.damage)
    wound(fate, b.id, a.damage - b.damage)
  },
  ready(t, f, e, fate) {
    for (const { id } of cards(t, f, e.what)) fate.ready.add(id)
  },
  destroy(t, f, e, fate) {
    for (const card of cards(t, f, e.what)) if (!lasts(t, card)) remove(t, fate, card)
  },
  move: moved,
  draw(t, f, e, fate) {
    for (const seat of seatsOf(t, f, e.by)) {
      const { maxHand = 0, handCount = 0 } = seatView(t, seat) ?? {}
      const n = e.until ? Math.max(0, maxHand - handCount) : amount(t, e.n ?? 1, f)
      if (!leave(t, fate, seat, n)) fate.out.add(seat) // 410.6b
    }
  },
  play: (t, f, e, fate) => {
    if (typeof e.what === 'object' && outOfDeck(t, f, e.what, fate)) return
    for (const card of cards(t, f, e.what)) arrive(t, f, card, fate)
  },
  concede: (t, f, _, fate) => {
    for (const { seat, team } of alive(t)) if (team === teamOf(t, f.you)) fate.out.add(seat)
  },
  lose: (t, f, e, fate) => {
    for (const seat of seatsOf(t, f, e.by)) fate.out.add(seat)
  },
  win: (t, f, e, fate) => {
    const won = isOurs(t, f, e.by)
    for (const { seat, team } of alive(t)) if ((team === t.team) !== won) fate.out.add(seat)
  },
  modify: (t, f, e, fate) => {
    for (const mod of e.mods) modified(t, f, mod, fate)
  },

  if: (t, f, e, fate) => into(t, f, !e.if || holds(t, e.if, f) ? e.then : e.else, fate),
  try(t, f, e, fate) {
    // If there is nothing to destroy, nothing happens.
    const done = !e.these.every((x) => x.do === 'destroy' && resolve(t, f, x.what).length === 0)
    const options = [...(e.may || !done ? [e.else ?? []] : []), ...(done ? [[...e.these, ...(e.then ?? [])]] : [])].map(
      (text) => fated(t, f, text, fate),
    )
    take(fate, preferred(t, options, !e.may || isOurs(t, f, e.may)))
  },
  modes(t, f, e, fate) {
    const { min } = bounds(t, e.n, f, e.of.length)
    const options = [...(min === 0 ? [[]] : []), ...e.of].map((text) => fated(t, f, text, fate))
    take(fate, preferred(t, options, isOurs(t, f, e.by)))
  },
  forEach(t, f, e, fate) {
    for (const o of resolve(t, f, e.of))
      into(t, { ...f, names: e.as ? bind(f.names, e.as, [o]) : f.names }, e.then, fate)
  },
  repeat: (t, f, e, fate) => into(t, f, e.these, fate),
  empower: (t, f, e, fate) => {
    if (holds(t, { empowered: e.of }, f)) into(t, f, e.then, fate)
  },
  keyword: (t, f, e, fate) => into(t, f, keywordTable[e.keyword].does, fate),
  /** The dice may fall as they like. */
  table(t, f, e, fate) {
    const options = e.rows.map((row) => fated(t, f, row.then, fate))
    take(fate, preferred(t, options, false))
  },
  roll: (_t, f, e) => {
    if (e.as) f.numbers = bind(f.numbers, e.as, e.sides ?? 6)
  },
  /** The number will be asked for: the least that it may be. */
  name: (t, f, e) => {
    if (boundTo(f.numbers, e.as) === undefined && typeof e.of === 'object' && 'from' in e.of)
      f.numbers = bind(f.numbers, e.as, amount(t, isOurs(t, f, e.by) ? e.of.from : (e.of.to ?? e.of.from), f))
  },
  choose: (t, f, e) => {
    if (e.as) f.names = bind(f.names, e.as, resolve(t, f, e.what))
  },
  search: (t, f, e, fate) => {
    if (listed(e.in).some((zone) => zone === 'deck'))
      for (const seat of seatsOf(t, f, e.of ?? e.by)) leave(t, fate, seat, listed(e.in).length > 1 ? 0 : 1)
  },
}

/** Cards that come out of decks and go into them, and heroes that leave play. */
function moved(t: Table, f: ReadFrame, e: Of<'move'>, fate: Fate): void {
  if (typeof e.what === 'object' && outOfDeck(t, f, e.what, fate, e.to === 'deck')) return
  for (const card of cards(t, f, e.what)) {
    if (e.to === 'deck' && !card.token) leave(t, fate, card.owner, -1)
    if (card.zone === 'party' && e.to !== 'play') remove(t, fate, card)
    if (e.to === 'play') arrive(t, f, card, fate)
  }
}

/** A card comes into play. */
function arrive(t: Table, f: ReadFrame, card: CardView, fate: Fate): void {
  const own = frame(f.you, card.id, 0)
  into(t, own, textAtOnce(t, own, defIn(t, card)), fate)
}

/** Whether these cards lie in decks; if they leave them, there are fewer. */
function outOfDeck(t: Table, f: ReadFrame, what: Exclude<Who, string>, fate: Fate, back = false): boolean {
  if (!('in' in what) || what.in !== 'deck') return false
  const set: SetWho = what
  const picked = set.choose ?? set.target ?? set.random
  const n: Amount | undefined = set.top ?? (picked === undefined ? undefined : 1)
  for (const seat of back ? [] : seatsOf(t, f, set.of))
    leave(t, fate, seat, n === undefined ? cardsLeft(t, seat) : amount(t, n, f))
  return true
}

/** What will be done as a turn starts or ends, and health that is lost. */
function modified(t: Table, f: ReadFrame, mod: Mod, fate: Fate): void {
  if (mod.mod === 'when' && isTurn(mod.event)) into(t, f, mod.then, fate)
  if (mod.mod === 'stat' && mod.stat === 'health' && !mod.set)
    for (const card of cards(t, f, mod.what)) wound(fate, card.id, Math.max(0, -amount(t, mod.n, f)))
}
