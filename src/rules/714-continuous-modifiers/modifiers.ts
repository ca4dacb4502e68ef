/** Continuous modifiers (712, 714, 718, 719): those at work, and a card's characteristics after all of them, computed on demand (719-order). */

import { meta, type PowerCode, ptrOf } from '../../language/compile.ts'
import { listed, whileOf } from '../../language/nodes.ts'
import type { Keyword, KeywordWord, Mod, Stat, Who } from '../../language/types.ts'
import { CHAIN, GRAVEYARD, HAND, inPlay, isPlayer, isZone, PARTY, seatOf, zoneId } from '../../state/ids.ts'
import type { Card, CardId, Obj } from '../../state/types.ts'
import {
  arrange,
  baseRules,
  beginAsking,
  endAsking,
  heed,
  isTangled,
  latest as latestOf,
  type Term,
  term,
  total,
} from '../719-order.ts'
import type { Active, ByKind, Granting, ModKind, ModOf } from '../core/cache.ts'
import { newByKind } from '../core/cache.ts'
import { hasUnnamed, isBlank, unnamed } from '../core/facts.ts'
import {
  areas,
  bossSeat,
  card,
  codeOf,
  combat,
  type Game,
  misc,
  playedNow,
  player,
  sideOf,
  turn,
} from '../core/game.ts'
import { modAt, modsAt } from '../core/texts.ts'
import { amount, type Env, envFor, holds, isIn, objs } from '../core/words.ts'
import { during } from './during.ts'

export type { Active, Granting } from '../core/cache.ts'

const nothing: readonly never[] = []

/** The powers printed on the side that shows, and no others (301.2a, R101.1); a flipped hero has those of its other side (301.2c). */
export function printedPowers(g: Game, c: Card): readonly PowerCode[] {
  if (isBlank(g, c)) return nothing
  const code = codeOf(g, c)
  return code.sides[c.faceDown ? 1 : 0]
}

/** 718.2f: an indefinite power is as old as its card, or begins anew when a card that had lost it regains it (700.3). */
const powersSince = (c: Card): number => Math.max(c.stamp, c.powersSince ?? 0)

function file<K extends ModKind>(by: ByKind, kind: K, a: Active<ModOf<K>>): void {
  const list = by.get(kind)
  if (list) list.push(a)
  else by.set(kind, [a])
}

/** The modifiers found so far, and how many. */
interface Found {
  by: ByKind
  made: number
}

/** The common part of the modifiers of one power or one row. */
type Shared = Omit<Active, 'mod' | 'env' | 'ptr'>

const note = (found: Found, mod: Mod, env: Env, { stamp, row, only, card, via, word }: Shared): void =>
  file(found.by, mod.mod, {
    mod,
    env,
    stamp: stamp + ++found.made / 65536,
    row,
    only,
    card,
    ptr: ptrOf(mod),
    via,
    word,
  })

type Always = Extract<PowerCode, { shape: 'always' }>

/** 704.1: the modifiers of a continuous power hold as long as the card has that power (704.1a), without the chain. */
function noteAlways(g: Game, found: Found, c: Card, { node, word }: Always, of: Pick<Active, 'stamp' | 'via'>): void {
  const env = envFor(sideOf(g, c), c.id, {}, c.x) // 712.5, 712.6: its card is the source, its controller controls it
  env.grant = of.via
  const shared: Shared = { stamp: of.stamp, row: null, only: node.while ?? node.if, card: c.id, via: of.via, word }
  for (const mod of node.always) note(found, mod, env, shared)
}

/** Adds the modifiers of cards in play, in graveyards and on the chain. */
function notePrinted(g: Game, found: Found): void {
  const look = (id: CardId, where: PowerCode['zone'], stamp: (c: Card) => number): void => {
    const c = card(g, id)
    const { has } = codeOf(g, c)
    if (!has.always || (where !== 'play' && !has[where]) || (where === 'chain' && c.faceDown)) return
    for (const p of printedPowers(g, c))
      if (p.shape === 'always' && p.zone === where) noteAlways(g, found, c, p, { stamp: stamp(c), via: null })
  }
  const age = (c: Card): number => c.stamp
  for (const s of turn(g).order)
    for (const zone of areas(g))
      for (const id of g.s.zones[zoneId(s, zone)]?.cards ?? nothing) look(id, 'play', powersSince)
  for (const s of g.code.elsewhere.graveyard ? turn(g).order : nothing)
    for (let h = 0; h < player(g, s).decks.length; h++)
      for (const id of g.s.zones[zoneId(s, GRAVEYARD, h)]?.cards ?? nothing) look(id, 'graveyard', age)
  for (const id of g.s.zones[CHAIN]?.cards ?? nothing) look(id, 'chain', age)
}

const ofRaid: Shared = { stamp: 0, row: null, only: undefined, card: 0, via: null }

/** Adds the modifiers of the raid itself, and those that texts have made. */
function noteRows(g: Game, found: Found): void {
  for (const ptr of g.raid?.always(g.s.raid[0].mode) ?? nothing) {
    const env = envFor(bossSeat(g), 0)
    for (const mod of modsAt(g, ptr)) note(found, mod, env, ofRaid)
  }
  for (const id in g.s.mods) {
    const row = g.s.mods[id]!
    const env: Env = {
      ...envFor(row.you, row.self, row.names, row.x, row.notes),
      targets: row.targets,
      picks: row.targets,
    }
    note(found, modAt(g, row.code), env, { stamp: row.stamp, row, only: undefined, card: row.self, via: null })
  }
}

/** Adds the modifiers of powers that cards were granted, or that wielders have from their weapons. True if there are any such powers. */
function noteGranted(g: Game, found: Found): boolean {
  let granted = false
  for (const a of [...(found.by.get('power') ?? nothing), ...(found.by.get('keyword') ?? nothing)]) {
    const given = powersGiven(g, a)
    if (given.length === 0) continue
    granted = g.cache.granted = true
    if (!given.some((p) => p.shape === 'always')) continue
    for (const id of holders(g, a)) {
      const c = card(g, id)
      const stamp = Math.max(Math.floor(a.stamp), c.powersSince ?? 0) // 718.2f: when it was granted, or when it came back
      for (const p of given) if (p.shape === 'always') noteAlways(g, found, c, p, { stamp, via: a })
    }
  }
  for (const l of lending(g)) {
    granted = g.cache.granted = true
    const { stamp } = card(g, l.weapon)
    if (l.power.shape === 'always') noteAlways(g, found, card(g, l.wielder), l.power, { stamp, via: null })
  }
  return granted || found.by.has('rewards')
}

/** Sorts them by timestamp; most lists are in that order already. */
function inOrder(list: Active[]): void {
  for (let i = 1; i < list.length; i++) {
    if (list[i - 1]!.stamp <= list[i]!.stamp) continue
    list.sort((a, b) => a.stamp - b.stamp)
    return
  }
}

function refresh(g: Game): void {
  const k = g.cache
  if (k.structure === g.structure && (k.epoch === g.epoch || !k.granted)) {
    if (k.epoch !== g.epoch) {
      k.epoch = g.epoch
      k.numbers.clear()
      k.latest.clear()
    }
    return
  }
  k.structure = g.structure
  k.epoch = g.epoch
  k.numbers.clear()
  k.latest.clear()
  k.granted = false
  k.watchers = null
  k.actors = null
  const by = newByKind()
  k.byKind = by
  const found: Found = { by, made: 0 }
  if (!misc(g).outcome?.excess) {
    notePrinted(g, found)
    noteRows(g, found)
  }
  k.granted = noteGranted(g, found)
  for (const list of by.values()) inOrder(list)
  k.plain = [true, true, true, true]
  for (const a of [...(by.get('stat') ?? nothing), ...(by.get('double') ?? nothing)])
    k.plain[stats.indexOf(a.mod.stat)] = false
  if (by.has('switch')) k.plain[0] = k.plain[1] = false
}

/** Cards in play that a modifier over cards applies to. */
export function holders(g: Game, a: Granting): CardId[] {
  const out: CardId[] = []
  for (const s of turn(g).order) {
    for (const id of g.s.zones[zoneId(s, PARTY)]?.cards ?? nothing) if (isIn(g, a.mod.what, id, a.env)) out.push(id)
  }
  return out
}

/** Modifiers of a kind, in timestamp order (718.1), whether or not their conditions hold. */
export function active<K extends ModKind>(g: Game, kind: K): readonly Active<ModOf<K>>[] {
  if (!g.code.mods.has(kind)) return nothing
  refresh(g)
  return g.cache.byKind.get(kind) ?? nothing
}

/** Whether a modifier over cards applies to this one now (719.1). */
export const applies = (g: Game, a: Active<Extract<Mod, { what: Who }>>, o: Obj): boolean =>
  beginAsking(g, a, o) && endAsking(g, isIn(g, a.mod.what, o, a.env) && works(g, a, o))

/** Whether the power it comes from is there and its conditions hold (700.3, 714.3a). `subject`: whose state `while` asks. */
export function works(g: Game, a: Active, subject: Obj): boolean {
  if (a.via !== null && !grants(g, a.via, a.card)) return false
  if (a.row === null && a.card !== 0 && losesPowers(g, a.card, a.via?.stamp)) return false
  if (a.word !== undefined && losesKeyword(g, a.card, a.word)) return false
  if (a.only !== undefined && !holds(g, a.only, a.env)) return false
  if (g.raid?.realm && isOutside(g, a, subject)) return false
  const w = whileOf(a.mod)
  return w === undefined || during(g, w, subject, a.env)
}

/** R503.1c: a modifier from one realm doesn't affect the other, except the raid's own modifiers and the one that marks a player as being there. */
const isOutside = (g: Game, a: Active, subject: Obj): boolean =>
  subject !== a.card &&
  !g.code.ofRaid.has(a.ptr) &&
  !(a.mod.mod === 'is' && a.mod.tag === g.raid?.realm) &&
  g.ask.outside(g, a.env, subject)

/** Whether a modifier grants its power to this card now; a keyword with the number 0 does not count. */
export const grants = (g: Game, a: Granting, id: Obj): boolean =>
  beginAsking(g, a, id) &&
  endAsking(
    g,
    isIn(g, a.mod.what, id, a.env) &&
      works(g, a, id) &&
      !(a.mod.mod === 'keyword' && losesKeyword(g, id, a.mod.keyword)) &&
      (a.mod.mod === 'power' || a.mod.n === undefined || numberOf(g, a, id) > 0),
  )

const numberOf = (g: Game, a: Granting, id: Obj): number =>
  amount(g, { granted: (a.mod.mod === 'keyword' ? a.mod.n : undefined) ?? 1 }, { ...a.env, self: id, grant: a })

/** Loses and can't have powers (700.3). R101.3a: opposing modifiers can't remove a Boss's. */
export function losesPowers(g: Game, id: Obj, since = 0): boolean {
  const list = active(g, 'noPowers')
  if (list.length === 0) return false
  for (const a of list) {
    if (!a.mod.only && !(a.mod.gains && since > a.stamp) && takes(g, a, id)) return true
  }
  return false
}

/** Loses and can't have this keyword (700.3, R101.3a). */
export const losesKeyword = (g: Game, id: Obj, word: string): boolean =>
  active(g, 'noKeyword').some((a) => listed(a.mod.keyword).includes(word as Keyword) && takes(g, a, id))

/** The powers without those of keywords that it has lost. */
const keptOf = (g: Game, id: Obj, list: readonly PowerCode[]): readonly PowerCode[] =>
  active(g, 'noKeyword').length === 0
    ? list
    : list.filter(({ word }) => word === undefined || !losesKeyword(g, id, word))

/** Whether it applies to this object, and takes something from it: a Boss loses nothing by what opponents do (R101.3a). */
export function takes(g: Game, a: Active<ModOf<'noPowers' | 'noKeyword'>>, id: Obj): boolean {
  const c = g.s.cards[id]
  return applies(g, a, id) && !(c && isBoss(g, c) && player(g, a.env.you).team !== player(g, c.controller).team)
}

/** R101.1: a hero in a Boss player's party. */
export const isBoss = (g: Game, c: Card): boolean =>
  player(g, c.controller).boss && player(g, c.controller).hero === c.id

/** The powers that a modifier grants: those it names, or those printed on another card, which then refer to their new bearer (200.1a). */
export const powersGiven = (g: Game, a: Granting): readonly PowerCode[] =>
  a.mod.mod === 'power' && a.mod.of !== undefined
    ? objs(g, a.mod.of, a.env).flatMap((o) => (g.s.cards[o] ? borrowedFrom(g, a.mod, o) : nothing))
    : meta(a.mod).means

/** The powers of a card for another: the printed ones, or its present payment powers, but none that it has from others itself. */
function borrowedFrom(g: Game, mod: Granting['mod'], id: CardId): readonly PowerCode[] {
  if (mod.mod !== 'power' || mod.only === undefined) return printedPowers(g, card(g, id))
  const given = [...active(g, 'power'), ...active(g, 'keyword')].filter((a) => !(a.mod.mod === 'power' && a.mod.of))
  return ownPowers(g, id, given).filter((p) => p.shape === 'pay' && p.zone === 'play')
}

/** The printed powers that it has not lost, and those of these modifiers. */
function ownPowers(g: Game, id: CardId, given: readonly Granting[]): readonly PowerCode[] {
  const printed = losesPowers(g, id) ? nothing : keptOf(g, id, printedPowers(g, card(g, id)))
  const more = given.filter((a) => grants(g, a, id) && !losesPowers(g, id, a.stamp))
  return more.length === 0 ? printed : [...printed, ...more.flatMap((a) => powersGiven(g, a))]
}

/** Modifiers that grant powers, whole or as keywords that stand for some. */
export function granting(g: Game): readonly Granting[] {
  active(g, 'power')
  if (!g.cache.granted) return nothing
  const all: readonly Granting[] = [...active(g, 'power'), ...active(g, 'keyword')]
  return all.filter((a) => powersGiven(g, a).length > 0)
}

/** The powers that a card has now: the printed ones of the side that shows, and those it was granted. */
export function powersOf(g: Game, id: CardId): readonly PowerCode[] {
  const own = ownPowers(g, id, granting(g))
  const rewards = active(g, 'rewards').flatMap((a): readonly PowerCode[] => {
    if (!isIn(g, a.mod.what, id, a.env) || !works(g, a, id) || losesPowers(g, id, a.stamp)) return nothing
    const others = objs(g, a.mod.of, { ...a.env, it: id }).filter((o) => o !== id)
    return others.flatMap((o) => printedPowers(g, card(g, o)).filter((p) => p.shape === 'reward')) // 702.2a
  })
  return rewards.length === 0 ? own : [...own, ...rewards]
}

/** An instance of a keyword that a card has: the number or text beside it, and the side from which that is read. */
export interface Instance {
  word: KeywordWord
  env: Env
}

/** Each instance of a keyword that a card has now, printed ones first; none if it has lost its powers. */
export function instances(g: Game, id: CardId, word: Keyword): readonly Instance[] {
  const c = card(g, id)
  const out: Instance[] = []
  if (losesPowers(g, id) || losesKeyword(g, id, word)) return out
  const own = envFor(sideOf(g, c), id, {}, c.x)
  if (codeOf(g, c).has.keyword) {
    for (const p of printedPowers(g, c)) {
      if (p.shape === 'keyword' && p.node.keyword === word && (p.node.if === undefined || holds(g, p.node.if, own)))
        out.push({ word: p.node, env: own })
    }
  }
  for (const a of active(g, 'keyword')) {
    if (a.mod.keyword === word && grants(g, a, id)) out.push({ word: a.mod, env: { ...a.env, it: id, grant: a } })
  }
  for (const a of active(g, 'power')) {
    for (const p of powersGiven(g, a))
      if (p.shape === 'keyword' && p.node.keyword === word && grants(g, a, id)) out.push({ word: p.node, env: own })
  }
  return out
}

/** The number beside an instance of a keyword, locked in if an effect granted it (709.2d). */
export const numberBeside = (g: Game, i: Instance): number =>
  Math.max(0, amount(g, i.word.n === undefined ? 1 : i.env.grant ? { granted: i.word.n } : i.word.n, i.env))

const stats: readonly Stat[] = ['atk', 'health', 'def', 'maxHand', 'cost', 'damage', 'strike', 'hand', 'threat']

/** The printed or inherent value of a number, before modifiers; null if the card has none. */
export function base(g: Game, o: Obj, stat: Stat): number | null {
  if (isPlayer(o)) {
    const p = player(g, seatOf(o))
    if (stat === 'hand') return g.s.zones[zoneId(p.seat, HAND)]?.cards.length ?? 0
    if (stat === 'maxHand')
      return p.boss && g.raid ? amount(g, playedNow(g, g.raid).handMax, envFor(p.seat, p.hero)) : 7 // 415.4b, R100.4
    return null
  }
  const c = g.s.cards[o]
  if (!c || isZone(o)) return null
  if (stat === 'damage') return c.damage
  if (isBlank(g, c)) return null
  const d = codeOf(g, c).def
  switch (stat) {
    case 'atk':
      if (c.faceDown && d.turned?.atk !== undefined) return d.turned.atk // 301.2b
      return c.specified?.atk ?? d.atk ?? (codeOf(g, c).kinds.has('hero') ? 0 : null) // 301.1
    case 'health':
      return (c.faceDown ? d.turned?.health : undefined) ?? c.specified?.health ?? d.health ?? null
    case 'def':
      return d.def ?? null
    case 'cost':
      return c.token ? 0 : d.cost === undefined ? null : d.cost + c.x // 201.1: as printed; 201.3, 201.4
    case 'strike':
      return d.strike ?? null
    case 'threat':
      return d.threat ?? null // R504.2a
    default:
      return null
  }
}

/** The change that a modifier makes to a number, as locked in for definite ones (709.2d). */
const change = (g: Game, a: Active<ModOf<'stat'>>, o: Obj): number =>
  a.row ? a.row.n : amount(g, a.mod.n, { ...a.env, it: o })

/** A card's number after all modifiers, null if it has none; may be negative (104.2). In a circle of modifiers it is not cached (719.3). */
export function number(g: Game, o: Obj, stat: Stat): number | null {
  const c = g.s.cards[o]
  if (c?.last && (stat === 'atk' || stat === 'health' || stat === 'def')) return c.last[stat] // 712.3b
  if (stat === 'remaining') return remaining(g, o)
  if (stat === 'damage' || stat === 'hand' || stat === 'strike' || stat === 'cost' || stat === 'threat')
    return base(g, o, stat)
  refresh(g)
  const k = g.cache
  const which = stats.indexOf(stat)
  if (k.plain[which] && (c === undefined || (combat(g).strikes.length === 0 && !hasUnnamed(c, stat)))) {
    return base(g, o, stat) // nothing at work changes it
  }
  const key = o * 8 + which
  const known = k.numbers.get(key)
  if (known !== undefined) {
    if (k.depth > 0) heed(g, k.latest.get(key) ?? 0)
    return known
  }
  if (isTangled(g)) return base(g, o, stat)
  const { circles } = k
  const terms = termsOf(g, o, stat)
  const n = total(terms)
  let latest = 0
  for (const t of terms) latest = Math.max(latest, t.after)
  if (k.depth > 0) heed(g, latest)
  if (k.circles === circles) {
    k.numbers.set(key, n)
    k.latest.set(key, latest)
  }
  return n
}

/** Glossary, Remaining Health: the difference between its health and its damage. */
function remaining(g: Game, o: Obj): number | null {
  const health = number(g, o, 'health')
  return health === null ? null : Math.max(0, health) - (g.s.cards[o]?.damage ?? 0)
}

/** The terms of a number, in the order in which they apply (718.1, 719). `told`: in that order even if it makes no difference. */
export function termsOf(g: Game, o: Obj, stat: Stat, told = false): readonly Term[] {
  const terms = sumOf(g, o, stat, told)
  if (stat === 'atk' || stat === 'health') {
    let odd = false
    for (const a of active(g, 'switch')) {
      if (!applies(g, a, o)) continue
      // 712.9: it applies the values of both, so it depends on whatever changes either (719.1).
      odd = !odd
      const now = total(sumOf(g, o, odd === (stat === 'atk') ? 'health' : 'atk')) ?? 0
      terms.push(term('switch', now, a.stamp, a.card, '712.9'))
    }
  }
  for (const a of active(g, 'double')) {
    if (a.mod.stat === stat && !isFixed(g, o, stat) && applies(g, a, o))
      terms.push(term('double', 2, a.stamp, a.card, '719.4')) // last of all
  }
  return terms
}

/** Whether nothing may add to this number or take from it. */
const isFixed = (g: Game, o: Obj, stat: Stat): boolean =>
  (stat === 'atk' || stat === 'health') && active(g, 'fixed').some((a) => applies(g, a, o))

/** Base, additions and settings of a number, each after what it depends on (719.2). */
function sumOf(g: Game, o: Obj, stat: Stat, told = false): Term[] {
  const printed = base(g, o, stat)
  const terms: Term[] = printed === null ? [] : [term('base', printed, 0, o > 0 ? o : 0, baseRules[stat])]
  for (const a of active(g, 'stat')) {
    if (a.mod.stat !== stat || !beginAsking(g, a, o)) continue
    const yes = isIn(g, a.mod.what, o, a.env) && works(g, a, o)
    const by = yes ? change(g, a, o) : 0
    const after = latestOf(g)
    if (endAsking(g, yes)) terms.push(term(a.mod.set ? 'set' : 'add', by, after, a.card, a.row ? '714.3' : '714.2'))
  }
  const c = g.s.cards[o]
  if (isFixed(g, o, stat))
    return arrange(
      terms.filter(({ how }) => how !== 'add'),
      printed === null,
      told,
    )
  if (c && (stat === 'atk' || stat === 'health' || stat === 'def')) {
    for (const name of unnamed[stat]) {
      const n = c.counters[name] ?? 0
      if (n !== 0) terms.push(term('add', n, c.countersSince?.[name] ?? c.stamp, o, '718.2g')) // 404.1c
    }
  }
  if (stat === 'atk') {
    for (const [wielder, weapon] of combat(g).strikes)
      if (wielder === o) terms.push(term('add', number(g, weapon, 'atk') ?? 0, last, weapon, '303.2'))
  }
  return arrange(terms, printed === null, told)
}

/** The timestamp of a current strike, later than all others. */
const last = Number.MAX_SAFE_INTEGER

/** Keywords that a wielder has from the weapons it struck with (303.2b). */
export const lentKeywords = ['Absorb', 'Conspicuous', 'Long-Range', 'Smash', 'Stealth'] as const

/** Powers that wielders have from the keywords of the weapons that they struck with, one for each instance (303.2b). */
export function lending(g: Game): readonly { wielder: CardId; weapon: CardId; power: PowerCode }[] {
  return combat(g).strikes.flatMap(([wielder, weapon]) =>
    lentKeywords.flatMap((word) =>
      instances(g, weapon, word).flatMap((i) => meta(i.word).means.map((power) => ({ wielder, weapon, power }))),
    ),
  )
}

/** ATK, health or DEF as it counts: negative values are 0 (104.2). */
export const value = (g: Game, o: Obj, stat: Stat): number => Math.max(0, number(g, o, stat) ?? 0)

/** Whether it came under its controller's command after that player's turn began (302.2). */
export const isFresh = (g: Game, c: Card): boolean => c.since > player(g, c.controller).turnStamp

export const inPlayNow = (g: Game, o: Obj): boolean => o > 0 && g.s.cards[o]?.became === 0 && inPlay(card(g, o).zone)
