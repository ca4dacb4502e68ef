/**
 * The meaning of the language's words on a table: sets and picks, amounts, conditions. Only asks; nothing here writes.
 * A set asks again each time (714.3e), a name holds its object (714.3f).
 */

import { kept } from '../../state/bounds.ts'
import {
  DECK,
  GRAVEYARD,
  HAND,
  isLink,
  isPlayer,
  isZone,
  playerObj,
  RAID,
  seatOf,
  zoneId,
  zoneKind,
  zoneObj,
  zoneOfObj,
  zoneSeat,
} from '../../state/ids.ts'
import { must } from '../../state/must.ts'
import type { Obj, Seat } from '../../state/types.ts'
import { compare } from '../compare.ts'
import { groups, isPicking, usesOf } from '../meta.ts'
import { isList, isOfLinks, isSetWho } from '../nodes.ts'
import type { Amount, Compare, Condition, NumberOf, Quantity, SetWho, Stat, Who } from '../types.ts'
import { bearsTraits, differentAmong, hasState, hasTrait, isKind, mostAlike, sameIn } from './cards.ts'
import type { Asked, Context } from './facts.ts'

const nothing: readonly Obj[] = []
const theRaid: readonly Obj[] = [RAID]

/** The same text with this candidate as `it`. */
const about = <E extends Context>(env: E, it: Obj): E => ({ ...env, it })

/** All objects that a Who stands for now, in a stable order. A pick that has not been made stands for nothing. */
export function objs<E extends Context, G extends Asked<G, E>>(g: G, who: Who | undefined, env: E): readonly Obj[] {
  if (who === undefined) return nothing
  if (typeof who === 'string') return fixed(g, who, env)
  if (isList(who)) return [...new Set(who.flatMap((w) => objs(g, w, env)))]
  if ('controller' in who) return players(objs(g, who.controller, env), (o) => g.ask.controller(g, o))
  if ('owner' in who) return players(objs(g, who.owner, env), (o) => g.ask.owner(g, o))
  if ('together' in who) return objs(g, who.together, env)
  if ('case' in who) {
    for (const c of who.case) if (holds(g, c.if, env)) return objs(g, c.use, env)
    return objs(g, who.else, env)
  }
  return isPicking(who) || who.as !== undefined ? g.ask.picked(g, who, env) : candidates(g, who, env)
}

/** The players who have these, each once. */
const players = (all: readonly Obj[], of: (o: Obj) => Seat): readonly Obj[] => [
  ...new Set(all.map((o) => playerObj(of(o)))),
]

function fixed<E extends Context, G extends Asked<G, E>>(g: G, who: string, env: E): readonly Obj[] {
  switch (who) {
    case 'self':
      return present(env.self)
    case 'host':
      return present(g.ask.host(g, env))
    case 'startingHero':
      return present(g.ask.startingHero(g, env.you))
    case 'yourHero':
      return present(g.ask.hero(g, env.you)) // R302.3, R502.1a: of a Boss who is away, the one that it was
    case 'boss': {
      const seat = g.ask.boss(g)
      return seat < 0 ? nothing : present(g.ask.hero(g, seat))
    }
    case 'you':
      return [playerObj(env.you)]
    case 'opponents':
      return ofSide(g, env.you, true)
    case 'friends':
      return ofSide(g, env.you, false)
    case 'players':
      return g.ask.living(g).map(playerObj)
    case 'raid':
      return g.ask.boss(g) < 0 ? nothing : theRaid
    case 'it':
      return present(env.it)
    default:
      return g.ask.named(g, who, env).o ?? nothing
  }
}

const present = (o: Obj): readonly Obj[] => (o === 0 ? nothing : [o])

function ofSide<E, G extends Asked<G, E>>(g: G, you: Seat, other: boolean): readonly Obj[] {
  const found: Obj[] = []
  for (const seat of g.ask.living(g)) if (g.ask.opposed(g, seat, you) === other) found.push(playerObj(seat))
  return found
}

/** The players among the objects of a Who. */
export const seatsOf = <E extends Context, G extends Asked<G, E>>(g: G, who: Who, env: E): Seat[] =>
  objs(g, who, env).filter(isPlayer).map(seatOf)

const playerKinds = new Set(['player', 'opponent', 'friend'])
const zoneKinds = new Set(['deck', 'graveyard', 'hand'])
const zoneWord = (z: number): string => (zoneKind(z) === DECK ? 'deck' : zoneKind(z) === HAND ? 'hand' : 'graveyard')
const effectKinds = new Set(['effect', 'reward'])
const otherKinds = new Set([...playerKinds, ...zoneKinds, ...effectKinds])

const noKinds: readonly string[] = []
const kindsOf = <E extends Context, G extends Asked<G, E>>(g: G, { is }: SetWho, env: E): readonly string[] =>
  is === undefined ? noKinds : typeof is === 'string' ? [worded(g, is, env)] : is

/** A word of a text, or the chosen word for a name. */
export const worded = <E extends Context, G extends Asked<G, E>>(g: G, word: string, env: E): string =>
  word.charCodeAt(0) === 36 ? (g.ask.named(g, word, env).w ?? '') : word

/** Everything that matches the description, ignoring its pick. */
export function candidates<E extends Context, G extends Asked<G, E>>(g: G, set: SetWho, env: E): Obj[] {
  const out: Obj[] = []
  anyCandidate(g, set, env, (o) => {
    out.push(o)
    return false
  })
  return out
}

/** Whether one of them passes the test; stops at the first. */
export function anyCandidate<E extends Context, G extends Asked<G, E>>(
  g: G,
  set: SetWho,
  env: E,
  is: (o: Obj) => boolean,
): boolean {
  const fits = (o: Obj): boolean => inSet(g, set, o, env) && is(o)
  if (set.among !== undefined) return objs(g, set.among, env).some(fits)
  const kinds = kindsOf(g, set, env)
  if (kinds.some((k) => otherKinds.has(k))) {
    if (kinds.some((k) => playerKinds.has(k))) return g.ask.living(g).map(playerObj).some(fits)
    if (kinds.some((k) => zoneKinds.has(k))) return pilesOf(g, kinds).some(fits)
    if (g.ask.effects(g).some(fits)) return true
    if (kinds.every((k) => effectKinds.has(k))) return false
  }
  if (isOfLinks(set) && g.ask.effects(g).some(fits)) return true
  return g.ask.anyIn(g, set, env, fits)
}

/** The decks, graveyards and hands of all players, of these kinds of zones, as objects. */
function pilesOf<E, G extends Asked<G, E>>(g: G, kinds: readonly string[]): Obj[] {
  const out: Obj[] = []
  for (const s of g.ask.living(g)) {
    for (let h = 0; h < g.ask.decks(g, s).length; h++) {
      for (const k of kinds) {
        if (k === 'hand' && h > 0) continue
        out.push(zoneObj(zoneId(s, k === 'deck' ? DECK : k === 'hand' ? HAND : GRAVEYARD, h)))
      }
    }
  }
  return out
}

/**
 * Whether an object is among those that a word stands for, without listing them.
 * `anywhere`: for events; a set without a zone means its objects in any zone: an ability deals damage from the chain, an ally card is played from
 * hand.
 */
export function isIn<E extends Context, G extends Asked<G, E>>(
  g: G,
  who: Who,
  o: Obj,
  env: E,
  anywhere = false,
): boolean {
  if (typeof who === 'string') {
    switch (who) {
      case 'self':
        return o === env.self
      case 'you':
        return o === playerObj(env.you)
      case 'opponents':
        return isPlayer(o) && g.ask.opposed(g, seatOf(o), env.you)
      case 'friends':
        return isPlayer(o) && !g.ask.opposed(g, seatOf(o), env.you)
      case 'players':
        return isPlayer(o)
      default:
        return fixed(g, who, env).includes(o)
    }
  }
  if (isList(who)) return who.some((w) => isIn(g, w, o, env, anywhere))
  if (!isSetWho(who)) return objs(g, who, env).includes(o)
  if (isPicking(who)) return g.ask.picked(g, who, env).includes(o)
  return inSet(g, who, o, env, anywhere)
}

/** Whether an object fits the fields of a set (its pick apart). `anywhere`: also outside play, if the set names no zone. */
export function inSet<E extends Context, G extends Asked<G, E>>(
  g: G,
  set: SetWho,
  o: Obj,
  env: E,
  anywhere = false,
): boolean {
  const used = usesOf(set)
  if (o === 0 || ((used & groups.apart) !== 0 && !isApart(g, set, o, env))) return false
  if (!(o > 0 ? g.ask.liesIn(g, set, o, env, anywhere) && isCardIn(g, set, o, env, used) : isOtherIn(g, set, o, env)))
    return false
  return (used & groups.facts) === 0 || rest(g, set, o, env)
}

/** Whether it is the text's own card, also where it has just gone: "another" is neither. */
const isSelf = <E extends Context, G extends Asked<G, E>>(g: G, o: Obj, env: E): boolean =>
  o === env.self || (o > 0 && g.ask.became(g, env.self) === o)

/** Whether the set's `among` and `other` admit it. */
function isApart<E extends Context, G extends Asked<G, E>>(g: G, set: SetWho, o: Obj, env: E): boolean {
  if (set.among !== undefined && !objs(g, set.among, env).includes(o)) return false
  return set.other === undefined || !(set.other === true ? isSelf(g, o, env) : objs(g, set.other, env).includes(o))
}

/** Whether a player, a zone or a link fits the fields that mean something else for it than for a card. */
function isOtherIn<E extends Context, G extends Asked<G, E>>(g: G, set: SetWho, o: Obj, env: E): boolean {
  if (isPlayer(o)) return isPlayerIn(g, set, o, env)
  return isZone(o) ? isZoneIn(g, set, zoneOfObj(o), env) : isLink(o) && isLinkIn(g, set, o, env)
}

/** The player meant by "your" beside a zone: "the event deck" is the raid's, and so the Boss player's, in any text (R101.3c). */
export function yours<E, G extends Asked<G, E>>(g: G, where: unknown, you: Seat): Seat {
  if (typeof where !== 'string' || !where.includes(':')) return you
  const boss = g.ask.boss(g)
  return boss < 0 ? you : boss
}

/** Whether this seat is one of those that the set names, if it names any. */
function isOf<E extends Context, G extends Asked<G, E>>(g: G, set: SetWho, seat: Seat, env: E): boolean {
  const of = set.of ?? set.ofEach
  return of === 'you' ? seat === yours(g, set.in, env.you) : of === undefined || isIn(g, of, playerObj(seat), env)
}

function isPlayerIn<E extends Context, G extends Asked<G, E>>(g: G, set: SetWho, o: Obj, env: E): boolean {
  const seat = seatOf(o)
  const kinds = kindsOf(g, set, env)
  if (kinds.length > 0 && !kinds.some((k) => isSide(g, k, seat, env))) return false
  if (!isOf(g, set, seat, env)) return false
  if (set.trait !== undefined && !g.ask.playerTrait(g, seat, set.trait)) return false
  return set.tag === undefined || isTagged(g, set.tag, o, env)
}

function isSide<E extends Context, G extends Asked<G, E>>(g: G, kind: string, seat: Seat, env: E): boolean {
  if (kind === 'opponent') return g.ask.opposed(g, seat, env.you)
  return kind === 'player' || (kind === 'friend' && !g.ask.opposed(g, seat, env.you))
}

function isZoneIn<E extends Context, G extends Asked<G, E>>(g: G, set: SetWho, z: number, env: E): boolean {
  const kinds = kindsOf(g, set, env)
  if (kinds.length > 0 && !kinds.includes(zoneWord(z))) return false
  if (typeof set.in === 'string' && !isPile(g, set.in, z)) return false
  return isOf(g, set, zoneSeat(z), env)
}

/** Whether a deck or graveyard is the one of that name; 'deck' is the one that its player draws from (415.3a). */
function isPile<E, G extends Asked<G, E>>(g: G, name: string, zone: number): boolean {
  const seat = zoneSeat(zone)
  const [kind, which] = name.split(':')
  const home = which === undefined ? g.ask.draws(g, seat) : g.ask.decks(g, seat).indexOf(which)
  return zone === zoneId(seat, kind === 'deck' ? DECK : GRAVEYARD, home)
}

function isLinkIn<E extends Context, G extends Asked<G, E>>(g: G, set: SetWho, o: Obj, env: E): boolean {
  if (set.in !== 'chain') return false
  const kinds = kindsOf(g, set, env)
  return (kinds.length === 0 || kinds.some((k) => g.ask.isEffect(g, o, k))) && isOf(g, set, g.ask.controller(g, o), env)
}

/** Whether a card is of one of the kinds that the set names, if it names any. */
function isOfKind<E extends Context, G extends Asked<G, E>>(g: G, { is }: SetWho, o: Obj, env: E): boolean {
  if (is === undefined) return true
  if (typeof is === 'string') return isKind(g, o, worded(g, is, env))
  for (const k of is) if (isKind(g, o, k)) return true
  return false
}

function isCardIn<E extends Context, G extends Asked<G, E>>(g: G, set: SetWho, o: Obj, env: E, used: number): boolean {
  if ((set.of !== undefined || set.ofEach !== undefined) && !isOf(g, set, g.ask.side(g, o, env), env)) return false
  return isOfKind(g, set, o, env) && ((used & groups.marks) === 0 || bearsMarks(g, set, o, env))
}

/** Whether a card bears the marks that the set names. */
function bearsMarks<E extends Context, G extends Asked<G, E>>(g: G, set: SetWho, o: Obj, env: E): boolean {
  if (set.owned !== undefined && !isIn(g, set.owned, playerObj(g.ask.owner(g, o)), env)) return false
  if (set.deck !== undefined && !g.ask.isFrom(g, o, set.deck)) return false // R101.3c
  if (set.tag !== undefined && !isTagged(g, set.tag, o, env)) return false
  if (set.name !== undefined && !isCalled(g, o, worded(g, set.name, env))) return false // 200.2
  if (set.nameWith !== undefined && !g.ask.name(g, o).includes(set.nameWith)) return false
  if (!bearsTraits(g, o, set)) return false
  if (set.damageType !== undefined && !g.ask.damageTypes(g, o).includes(worded(g, set.damageType, env))) return false // 205.1b
  if (set.state !== undefined && !hasStates(g, o, set.state)) return false
  if (set.has !== undefined && !hasThis(g, o, set.has, env)) return false
  if (set.attachedTo === undefined) return true
  const host = g.ask.card(g, o)?.host ?? 0
  return host !== 0 && isIn(g, set.attachedTo, host, env)
}

function isCalled<E, G extends Asked<G, E>>(g: G, o: Obj, want: string): boolean {
  const name = g.ask.name(g, o)
  return name !== '' && name === want
}

const hasStates = <E, G extends Asked<G, E>>(g: G, o: Obj, states: NonNullable<SetWho['state']>): boolean =>
  typeof states === 'string' ? hasState(g, o, states) : states.every((s) => hasState(g, o, s))

/** Whether a card has such a keyword, counter or attachment, or grants such keywords. */
function hasThis<E extends Context, G extends Asked<G, E>>(
  g: G,
  o: Obj,
  has: NonNullable<SetWho['has']>,
  env: E,
): boolean {
  if ('keyword' in has) return g.ask.keyword(g, o, has.keyword)
  if ('gives' in has) return g.ask.gives(g, o, has.gives, objs(g, has.to, env))
  if ('counter' in has) return (g.ask.counters(g, o)[has.counter] ?? 0) > 0 // 404.1d: whoever took the last
  const { attached: name } = has
  const all = g.ask.attachments(g, o)
  if (typeof name === 'object') return all.some((a) => isIn(g, name, a, env))
  return name === true ? all.length > 0 : all.some((a) => g.ask.name(g, a) === name || g.ask.tag(g, a, name))
}

/** Whether a card or a player has one of these tags now. */
const isTagged = <E extends Context, G extends Asked<G, E>>(
  g: G,
  tags: string | readonly string[],
  o: Obj,
  env: E,
): boolean =>
  typeof tags === 'string'
    ? g.ask.tag(g, o, worded(g, tags, env))
    : tags.some((t) => g.ask.tag(g, o, worded(g, t, env)))

const allCounters = (counters: Readonly<Record<string, number>>): number =>
  Object.values(counters).reduce((a, b) => a + b, 0)

/** A number of a card or player, or an amount computed for it, in which it is `it`. */
export const numberOf = <E extends Context, G extends Asked<G, E>>(
  g: G,
  stat: Stat | NumberOf,
  o: Obj,
  env: E,
): number => (typeof stat === 'string' ? g.ask.stat(g, o, stat) : amount(g, stat, about(env, o)))

/** Fields that players, zones and cards share. */
function rest<E extends Context, G extends Asked<G, E>>(g: G, set: SetWho, o: Obj, env: E): boolean {
  if (set.where !== undefined && !isWhere(g, o, set.where, env)) return false
  if (set.fighting !== undefined && !g.ask.during(g, set.fighting, o, env)) return false
  if (set.targeting !== undefined && !isTargeting(g, o, set.targeting, env)) return false
  if (
    set.couldTarget !== undefined &&
    !(o > 0 && objs(g, set.couldTarget, env).some((t) => g.ask.couldTarget(g, o, t)))
  )
    return false
  if (set.same !== undefined) {
    const [what, who] = set.same
    if (!objs(g, who, about(env, o)).some((other) => sameIn(g, what, o, other))) return false
  }
  if (set.rolled !== undefined && !g.ask.rolled(g, o, set.rolled, env)) return false
  if (set.did !== undefined && !g.ask.did(g, set.did, about(env, o))) return false
  if (set.not !== undefined && isIn(g, set.not, o, env, true)) return false
  return set.either === undefined || set.either.some((one) => inSet(g, one, o, env, true))
}

function isWhere<E extends Context, G extends Asked<G, E>>(
  g: G,
  o: Obj,
  [stat, op, n]: NonNullable<SetWho['where']>,
  env: E,
): boolean {
  const value = stat === 'counters' ? allCounters(g.ask.counters(g, o)) : numberOf(g, stat, o, env)
  return isSo(value, op, () => (typeof n === 'number' ? n : amount(g, must(n), about(env, o))))
}

/** Whether a number is odd or even, or compares so with another. */
const isSo = (value: number, op: Compare | 'odd' | 'even', other: () => number): boolean =>
  op === 'odd' || op === 'even' ? (value % 2 !== 0) === (op === 'odd') : compare(value, op, other())

/** Whether a link has such a target, or just one (706.1a). */
function isTargeting<E extends Context, G extends Asked<G, E>>(
  g: G,
  o: Obj,
  want: NonNullable<SetWho['targeting']>,
  env: E,
): boolean {
  const all = g.ask.targets(g, o)
  if (want === 'single') return all.length === 1
  if (typeof want === 'object' && 'only' in want)
    return all.length === 1 && all.every((t) => isIn(g, want.only, t, env))
  return all.some((t) => isIn(g, want, t, env))
}

/** The value of an amount; undefined values count as 0 (104.2). The result is always a safe number. */
export const amount = <E extends Context, G extends Asked<G, E>>(g: G, a: Amount, env: E): number =>
  typeof a === 'number' ? a : kept(worked(g, a, env))

function worked<E extends Context, G extends Asked<G, E>>(g: G, a: Exclude<Amount, number>, env: E): number {
  if (typeof a === 'string') {
    if (a === 'X') return env.x
    const v = g.ask.named(g, a, env)
    return v.n ?? v.d?.reduce((x, y) => x + y, 0) ?? v.o?.length ?? 0
  }
  if ('count' in a) return objs(g, a.count, env).length
  if ('stat' in a) {
    const o = objs(g, a.of, env)[0]
    if (o === undefined) return 0
    return a.printed ? g.ask.printed(g, o, a.stat) : g.ask.stat(g, o, a.stat)
  }
  if ('result' in a) return g.ask.result(g, a.result, objs(g, a.of, env)[0] ?? 0, env) ?? 0
  if ('highest' in a) return Math.max(0, ...objs(g, a.of, env).map((o) => g.ask.stat(g, o, a.highest)))
  if ('lowest' in a) {
    const numbers = objs(g, a.of, env).map((o) => g.ask.stat(g, o, a.lowest))
    return numbers.length > 0 ? Math.min(...numbers) : 0
  }
  if ('sum' in a) return objs(g, a.of, env).reduce((n, o) => n + g.ask.stat(g, o, a.sum), 0)
  if ('counters' in a) return objs(g, a.of, env).reduce((n, o) => n + (g.ask.counters(g, o)[a.counters] ?? 0), 0)
  if ('different' in a) return differentAmong(g, a.different, objs(g, a.of, env))
  if ('alike' in a) return mostAlike(g, objs(g, a.of, env))
  if ('granted' in a) return g.ask.granted(g, a.granted, env)
  if ('often' in a) return g.ask.often(g, a.often, a.since, env)
  if ('raid' in a) return a.raid === 'stage' ? g.ask.stage(g) : g.ask.raiders(g)
  if ('every' in a) return Math.floor(amount(g, a.of, env) / a.every)
  if ('plus' in a) return a.plus.reduce<number>((n, x) => n + amount(g, x, env), 0)
  if ('minus' in a)
    return a.minus.slice(1).reduce<number>((n, x) => n - amount(g, x, env), amount(g, a.minus[0] ?? 0, env))
  if ('times' in a) return a.times.reduce<number>((n, x) => kept(n * amount(g, x, env)), 1)
  if ('greater' in a) return Math.max(...a.greater.map((x) => amount(g, x, env)))
  if ('lesser' in a) return Math.min(...a.lesser.map((x) => amount(g, x, env)))
  if ('double' in a) return amount(g, a.double, env) * 2 ** Math.min(32, Math.max(0, amount(g, a.each, env)))
  for (const c of a.case) if (holds(g, c.if, env)) return amount(g, c.use, env)
  return amount(g, a.else, env)
}

/** The least and the most that a pick takes out of `have` (104.1). */
export function bounds<E extends Context, G extends Asked<G, E>>(
  g: G,
  q: Quantity,
  env: E,
  have: number,
): { min: number; max: number } {
  if (q === 'any') return { min: 0, max: have }
  if (typeof q === 'object') {
    if ('upTo' in q) return { min: 0, max: Math.min(have, Math.max(0, amount(g, q.upTo, env))) }
    if ('from' in q) return { min: amount(g, q.from, env), max: Math.min(have, amount(g, q.to, env)) }
    if ('allBut' in q) {
      const n = Math.max(0, have - amount(g, q.allBut, env))
      return { min: n, max: n }
    }
  }
  const n = Math.max(0, amount(g, q, env))
  return { min: n, max: n }
}

/** Whether a condition is true now. */
export function holds<E extends Context, G extends Asked<G, E>>(g: G, c: Condition, env: E): boolean {
  if ('match' in c) {
    const { match, remained, ...fields } = c
    const found = objs(g, match, env)
    if (remained && !g.ask.remained(g, c, env)) return false // 714.3b
    return found.length > 0 && found.every((o) => inSet(g, g.ask.withZone(g, fields, o), o, env))
  }
  if ('some' in c) return objs(g, c.some, env).length > 0
  if ('compare' in c) return isSo(amount(g, c.compare[0], env), c.compare[1], () => amount(g, must(c.compare[2]), env))
  if ('happened' in c) return g.ask.happened(g, c.happened, c.since, env)
  if ('turnOf' in c) {
    const seat = g.ask.turn(g)
    return isIn(g, c.turnOf, playerObj(seat), env) && (!c.first || g.ask.turns(g, seat) === 1)
  }
  if ('wentFirst' in c) return isIn(g, c.wentFirst, playerObj(g.ask.first(g)), env) // 101.1
  if ('right' in c) return g.ask.right(g, g.ask.named(g, `$${c.right}`, env), env)
  if ('done' in c) {
    const v = g.ask.named(g, c.done, env)
    return (v.n ?? v.o?.length ?? v.d?.length ?? 0) > 0
  }
  if ('stage' in c) return g.ask.title(g) === c.stage
  if ('empowered' in c)
    return anyCandidate(g, allOfYours, env, (o) => o !== env.self && isEmpowering(g, o, c.empowered))
  if ('not' in c) return !holds(g, c.not, env)
  if ('all' in c) return c.all.every((x) => holds(g, x, env))
  return c.any.some((x) => holds(g, x, env))
}

const allOfYours: SetWho = { is: 'character', of: 'you' }

/** Whether this hero or ally is of that class or has that tag (glossary: Empower). */
const isEmpowering = <E, G extends Asked<G, E>>(g: G, o: Obj, word: string): boolean =>
  g.ask.kind(g, o, 'hero') ? hasTrait(g, o, word) : g.ask.tag(g, o, word)
