/**
 * What the words of the language mean: sets and picks, amounts, conditions. Pure questions; nothing here writes.
 * A set asks again each time (714.3e), a name holds what it named (714.3f).
 */

import { compare } from '../../language/compare.ts'
import { meta } from '../../language/compile.ts'
import { groups, isPicking, uses } from '../../language/meta.ts'
import { isList, isSetWho } from '../../language/nodes.ts'
import type { Amount, CardState, Condition, NumberOf, Quantity, SetWho, Stat, Who } from '../../language/types.ts'
import { kept } from '../../state/bounds.ts'
import {
  ASIDE,
  CHAIN,
  DECK,
  GRAVEYARD,
  HAND,
  inPlay,
  isLink,
  isPlayer,
  isZone,
  linkObj,
  playerObj,
  RAID,
  REMOVED,
  seatOf,
  zoneId,
  zoneKind,
  zoneObj,
  zoneOfObj,
  zoneSeat,
} from '../../state/ids.ts'
import { must } from '../../state/must.ts'
import type { Card, Obj, Seat, Val } from '../../state/types.ts'
import { type Env, named, resultOf, sideThen, siteOf, worded } from './env.ts'
import {
  attachmentsOf,
  bearsTraits,
  controllerOf,
  countersOn,
  differentAmong,
  hasState,
  hasTrait,
  inZone,
  isBlank,
  isEffect,
  isKind,
  isPile,
  isTokenOutOfPlay,
  nameOfCard,
  playerTrait,
  sameIn,
  targetsOf,
  withZone,
} from './facts.ts'
import { areas, bossSeat, card, type Game, living, opposed, player, turn, yours } from './game.ts'

export { asActor, type Env, envFor, envOf, named, seatOfEnv, siteOf, worded } from './env.ts'

const nothing: readonly Obj[] = []
const theRaid: readonly Obj[] = [RAID]
const noVal: Val = {}

/** All objects that a Who stands for now, in a stable order. A pick that has not been made stands for nothing. */
export function objs(g: Game, who: Who | undefined, env: Env): readonly Obj[] {
  if (who === undefined) return nothing
  if (typeof who === 'string') return fixed(g, who, env)
  if (isList(who)) return [...new Set(who.flatMap((w) => objs(g, w, env)))]
  if ('controller' in who) return [...new Set(objs(g, who.controller, env).map((o) => playerObj(controllerOf(g, o))))]
  if ('owner' in who) {
    return [
      ...new Set(
        objs(g, who.owner, env).map((o) =>
          playerObj(isPlayer(o) ? seatOf(o) : isZone(o) ? zoneSeat(zoneOfObj(o)) : (g.s.cards[o]?.owner ?? 0)),
        ),
      ),
    ]
  }
  if ('together' in who) return objs(g, who.together, env)
  if ('case' in who) {
    for (const c of who.case) if (holds(g, c.if, env)) return objs(g, c.use, env)
    return objs(g, who.else, env)
  }
  return picked(g, who, env)
}

function fixed(g: Game, who: string, env: Env): readonly Obj[] {
  switch (who) {
    case 'self':
      return present(env.self)
    case 'host':
      return present(g.s.cards[env.self]?.host)
    case 'startingHero':
      return [player(g, env.you).starting]
    case 'yourHero':
      return present(player(g, env.you).hero) // R302.3, R502.1a: of a Boss who is away, the one that it was
    case 'boss':
      return g.raid ? present(player(g, bossSeat(g)).hero) : nothing
    case 'you':
      return [playerObj(env.you)]
    case 'opponents':
      return ofSide(g, env.you, true)
    case 'friends':
      return ofSide(g, env.you, false)
    case 'players':
      return living(g).map(playerObj)
    case 'raid':
      return g.raid ? theRaid : nothing
    case 'it':
      return present(env.it)
    default:
      return named(g, who, env).o ?? nothing
  }
}

const present = (o: Obj = 0): readonly Obj[] => (o === 0 ? nothing : [o])

function ofSide(g: Game, you: Seat, other: boolean): readonly Obj[] {
  const seats = living(g).filter((s) => opposed(g, s, you) === other)
  return seats.map(playerObj)
}

/** The players among the objects of a Who. */
export const seatsOf = (g: Game, who: Who, env: Env): Seat[] => objs(g, who, env).filter(isPlayer).map(seatOf)

/** A set with its pick. */
function picked(g: Game, set: SetWho, env: Env): readonly Obj[] {
  if (set.target !== undefined) return env.targets[meta(set).ptr] ?? nothing
  if (set.top !== undefined) return topsOf(g, candidates(g, set, env), amount(g, set.top, env))
  if (set.choose !== undefined || set.random !== undefined || set.most !== undefined || set.least !== undefined) {
    return env.picks[siteOf(set, env)] ?? nothing
  }
  return candidates(g, set, env)
}

/** The first `n` of each pile (415.3) in a list that has them pile by pile. */
const topsOf = (g: Game, list: readonly Obj[], n: number): readonly Obj[] =>
  list.filter((o, i) => g.s.cards[list[i - n] ?? 0]?.zone !== g.s.cards[o]?.zone)

const playerKinds = new Set(['player', 'opponent', 'friend'])
const zoneKinds = new Set(['deck', 'graveyard', 'hand'])
const zoneWord = (z: number): string => (zoneKind(z) === DECK ? 'deck' : zoneKind(z) === HAND ? 'hand' : 'graveyard')
const effectKinds = new Set(['effect', 'reward'])
const otherKinds = new Set([...playerKinds, ...zoneKinds, ...effectKinds])

const noKinds: readonly string[] = []
const kindsOf = (g: Game, { is }: SetWho, env: Env): readonly string[] =>
  is === undefined ? noKinds : typeof is === 'string' ? [worded(g, is, env)] : is

/** Everything that matches the description, ignoring its pick. */
export function candidates(g: Game, set: SetWho, env: Env): Obj[] {
  const out: Obj[] = []
  anyCandidate(g, set, env, (o) => {
    out.push(o)
    return false
  })
  return out
}

/** Whether one of them is as asked; those after it are not looked at. */
export function anyCandidate(g: Game, set: SetWho, env: Env, is: (o: Obj) => boolean): boolean {
  const kinds = kindsOf(g, set, env)
  const fits = (o: Obj): boolean => inSet(g, set, o, env) && is(o)
  if (set.among !== undefined) return objs(g, set.among, env).some(fits)
  if (kinds.some((k) => otherKinds.has(k))) {
    if (kinds.some((k) => playerKinds.has(k))) return living(g).map(playerObj).some(fits)
    if (kinds.some((k) => zoneKinds.has(k))) return pilesOf(g, kinds).some(fits)
    if (g.s.chain[0].links.map(linkObj).some((o) => isEffect(g, o, 'effect') && fits(o))) return true
    if (kinds.every((k) => effectKinds.has(k))) return false
  }
  for (const z of zonesOf(g, set, env)) {
    const cards = g.s.zones[z]?.cards ?? nothing
    if (zoneKind(z) === DECK) {
      for (let i = cards.length - 1; i >= 0; i--) if (fits(cards[i]!)) return true
    } else for (const id of cards) if (fits(id)) return true
  }
  return false
}

/** The decks, graveyards and hands of all players, as far as they are of these kinds. */
function pilesOf(g: Game, kinds: readonly string[]): Obj[] {
  const out: Obj[] = []
  for (const s of living(g)) {
    for (let h = 0; h < player(g, s).decks.length; h++) {
      for (const k of kinds) {
        if (k === 'hand' && h > 0) continue
        out.push(zoneObj(zoneId(s, k === 'deck' ? DECK : k === 'hand' ? HAND : GRAVEYARD, h)))
      }
    }
  }
  return out
}

/** The zones that a set looks in, in turn order from the turn player. */
export function zonesOf(g: Game, set: SetWho, env: Env): number[] {
  const where = set.in ?? 'play'
  if (typeof where !== 'string') {
    if (!('target' in where)) return where.flatMap((one) => zonesOf(g, { ...set, in: one }, env))
    return (env.targets[meta(where).ptr] ?? nothing).map(zoneOfObj)
  }
  if (where === 'chain') return g.s.chain[0].links.length ? [CHAIN] : []
  const of = where === 'play' && g.cache.sides !== null ? undefined : (set.of ?? set.ofEach) // 401.3: where it lies says nothing then
  const seats = of === undefined ? living(g) : of === 'you' ? [yours(g, set.in, env.you)] : seatsOf(g, of, env)
  const out: number[] = []
  for (const s of seats) {
    const p = player(g, s)
    if (!p) continue
    if (where === 'play') {
      for (const area of areas(g)) out.push(zoneId(s, area))
    } else if (where === 'hand') out.push(zoneId(s, HAND))
    else if (where === 'removed') out.push(zoneId(s, REMOVED))
    else if (where === 'collection') out.push(zoneId(s, ASIDE))
    else if (where === 'deck') out.push(zoneId(s, DECK, p.draws))
    else if (where === 'graveyard') for (let h = 0; h < p.decks.length; h++) out.push(zoneId(s, GRAVEYARD, h))
    else {
      const [kind, name] = where.split(':')
      const home = p.decks.indexOf(must(name))
      if (home >= 0) out.push(zoneId(s, kind === 'deck' ? DECK : GRAVEYARD, home))
    }
  }
  return out
}

/**
 * Whether an object is among those that a word stands for, without listing them. In events a set without a zone speaks of
 * its things wherever they are (`anywhere`): an ability deals damage from the chain, an ally card is played from hand.
 */
export function isIn(g: Game, who: Who, o: Obj, env: Env, anywhere = false): boolean {
  if (typeof who === 'string') {
    switch (who) {
      case 'self':
        return o === env.self
      case 'you':
        return o === playerObj(env.you)
      case 'opponents':
        return isPlayer(o) && opposed(g, seatOf(o), env.you)
      case 'friends':
        return isPlayer(o) && !opposed(g, seatOf(o), env.you)
      case 'players':
        return isPlayer(o)
      default:
        return fixed(g, who, env).includes(o)
    }
  }
  if (isList(who)) return who.some((w) => isIn(g, w, o, env, anywhere))
  if (!isSetWho(who)) return objs(g, who, env).includes(o)
  const set = who
  if (isPicking(set)) return picked(g, set, env).includes(o)
  return inSet(g, set, o, env, anywhere)
}

/** Whether it is the card whose words these are, also where it has just gone: "another" is neither. */
const isSelf = (g: Game, o: Obj, env: Env): boolean => o === env.self || (o > 0 && g.s.cards[env.self]?.became === o)

/** Whether an object fits the fields of a set (its pick apart). `anywhere`: also outside play, if the set names no zone. */
export function inSet(g: Game, set: SetWho, o: Obj, env: Env, anywhere = false): boolean {
  if (o === 0 || (uses(set, groups.apart) && !isApart(g, set, o, env))) return false
  return fitsFields(g, set, o, env, anywhere) && (!uses(set, groups.facts) || rest(g, set, o, env))
}

/** Whether it is among those that the set looks at, and none of the others. */
function isApart(g: Game, set: SetWho, o: Obj, env: Env): boolean {
  if (set.among !== undefined && !objs(g, set.among, env).includes(o)) return false
  return set.other === undefined || !(set.other === true ? isSelf(g, o, env) : objs(g, set.other, env).includes(o))
}

/** The fields that mean something else for players, zones, links and cards. */
function fitsFields(g: Game, set: SetWho, o: Obj, env: Env, anywhere: boolean): boolean {
  if (isPlayer(o)) return isPlayerIn(g, set, o, env)
  if (isZone(o)) return isZoneIn(g, set, zoneOfObj(o), env)
  if (isLink(o)) return isLinkIn(g, set, o, env)
  const c = g.s.cards[o]
  return c !== undefined && liesIn(g, set, c, env, anywhere) && isCardIn(g, set, c, env)
}

/** Whether this seat is one of those that the set names, if it names any. */
function isOf(g: Game, set: SetWho, seat: Seat, env: Env): boolean {
  const of = set.of ?? set.ofEach
  return of === 'you' ? seat === yours(g, set.in, env.you) : of === undefined || isIn(g, of, playerObj(seat), env)
}

function isPlayerIn(g: Game, set: SetWho, o: Obj, env: Env): boolean {
  const seat = seatOf(o)
  const kinds = kindsOf(g, set, env)
  if (kinds.length > 0 && !kinds.some((k) => isSide(g, k, seat, env))) return false
  if (!isOf(g, set, seat, env)) return false
  if (set.trait !== undefined && !playerTrait(g, seat, set.trait)) return false
  return set.tag === undefined || isTagged(g, set.tag, o, env)
}

function isSide(g: Game, kind: string, seat: Seat, env: Env): boolean {
  if (kind === 'opponent') return opposed(g, seat, env.you)
  return kind === 'player' || (kind === 'friend' && !opposed(g, seat, env.you))
}

function isZoneIn(g: Game, set: SetWho, z: number, env: Env): boolean {
  const kinds = kindsOf(g, set, env)
  if (kinds.length > 0 && !kinds.includes(zoneWord(z))) return false
  if (typeof set.in === 'string' && !isPile(g, set.in, z)) return false
  return isOf(g, set, zoneSeat(z), env)
}

function isLinkIn(g: Game, set: SetWho, o: Obj, env: Env): boolean {
  if (set.in !== 'chain') return false
  const kinds = kindsOf(g, set, env)
  return (kinds.length === 0 || kinds.some((k) => isEffect(g, o, k))) && isOf(g, set, controllerOf(g, o), env)
}

/** Whether a card is in a zone that the set names; in play if it names none (706.1b, 712.4), unless it may be anywhere. */
function liesIn(g: Game, set: SetWho, c: Card, env: Env, anywhere: boolean): boolean {
  if (set.in === undefined && (anywhere || set.among !== undefined)) return true
  const where = set.in ?? 'play'
  if (c.token && isTokenOutOfPlay(c)) return false // 404.2c
  if (typeof where === 'string')
    return inZone(g, where, c) && (set.in === undefined || where !== 'play' || c.became === 0)
  if ('target' in where) return (env.targets[meta(where).ptr] ?? nothing).includes(zoneObj(c.zone))
  return where.some((one) => inZone(g, one, c))
}

/** Whether a card is of one of the kinds that the set names, if it names any. */
function isOfKind(g: Game, { is }: SetWho, c: Card, env: Env): boolean {
  if (is === undefined) return true
  if (typeof is === 'string') return isKind(g, c, worded(g, is, env))
  for (const k of is) if (isKind(g, c, k)) return true
  return false
}

function isCardIn(g: Game, set: SetWho, c: Card, env: Env): boolean {
  const side = inPlay(c.zone) || c.zone === CHAIN ? (sideThen(env, c.id) ?? controllerOf(g, c.id)) : c.owner
  return isOf(g, set, side, env) && isOfKind(g, set, c, env) && (!uses(set, groups.marks) || bearsMarks(g, set, c, env))
}

/** Whether a card bears the marks that the set names. */
function bearsMarks(g: Game, set: SetWho, c: Card, env: Env): boolean {
  if (set.owned !== undefined && !isIn(g, set.owned, playerObj(c.owner), env)) return false
  if (set.deck !== undefined && player(g, c.owner).decks[c.home] !== set.deck) return false // R101.3c
  if (set.tag !== undefined && !isTagged(g, set.tag, c.id, env)) return false
  if (set.name !== undefined && (isBlank(g, c) || nameOfCard(g, c) !== worded(g, set.name, env))) return false // 200.2
  if (!bearsTraits(g, c, set)) return false
  if (set.damageType !== undefined && !g.ask.damageTypes(g, c.id).includes(set.damageType)) return false // 205.1b
  if (set.state !== undefined && !hasStates(g, c, set.state)) return false
  if (set.has !== undefined && !hasThis(g, c, set.has, env)) return false
  return set.attachedTo === undefined || (c.host !== 0 && isIn(g, set.attachedTo, c.host, env))
}

const hasStates = (g: Game, c: Card, states: CardState | readonly CardState[]): boolean =>
  typeof states === 'string' ? hasState(g, c, states) : states.every((s) => hasState(g, c, s))

/** Whether a card has such a keyword, counter or attachment, or grants such keywords. */
function hasThis(g: Game, c: Card, has: NonNullable<SetWho['has']>, env: Env): boolean {
  if ('keyword' in has) return g.ask.keyword(g, c.id, has.keyword)
  if ('gives' in has) return g.ask.gives(g, c.id, has.gives, objs(g, has.to, env))
  if ('counter' in has) return (c.counters[has.counter] ?? 0) > 0 // 404.1d: whoever took the last
  const { attached: name } = has
  if (name === true) return attachmentsOf(g, c.id).length > 0
  return attachmentsOf(g, c.id).some((a) => nameOfCard(g, card(g, a)) === name || g.ask.tag(g, a, name))
}

/** Whether a card or a player has one of these tags now. */
const isTagged = (g: Game, tags: string | readonly string[], o: Obj, env: Env): boolean =>
  typeof tags === 'string'
    ? g.ask.tag(g, o, worded(g, tags, env))
    : tags.some((t) => g.ask.tag(g, o, worded(g, t, env)))

const allCounters = (c: Card): number => Object.values(c.counters).reduce((a, b) => a + b, 0)

/** A number of a card or player, or an amount computed for it, in which it is `it`. */
export const numberOf = (g: Game, stat: Stat | NumberOf, o: Obj, env: Env): number =>
  typeof stat === 'string' ? g.ask.stat(g, o, stat) : amount(g, stat, { ...env, it: o })

/** Fields that players, zones and cards share. */
function rest(g: Game, set: SetWho, o: Obj, env: Env): boolean {
  if (set.where !== undefined) {
    const [stat, op, n] = set.where
    const value = stat === 'counters' ? allCounters(card(g, o)) : numberOf(g, stat, o, env)
    if (op === 'odd' || op === 'even') {
      if ((value % 2 !== 0) !== (op === 'odd')) return false
    } else if (!compare(value, op, amount(g, must(n), { ...env, it: o }))) return false
  }
  if (set.targeting !== undefined && !isTargeting(g, o, set.targeting, env)) return false
  if (
    set.couldTarget !== undefined &&
    !(o > 0 && objs(g, set.couldTarget, env).some((t) => g.ask.couldTarget(g, o, t)))
  )
    return false
  if (set.same !== undefined) {
    const [what, who] = set.same
    const others = objs(g, who, { ...env, it: o })
    if (!others.some((other) => sameIn(g, what, o, other))) return false
  }
  if (set.rolled !== undefined && !hasRolled(g, o, set.rolled, env)) return false
  if (set.did !== undefined && !g.ask.happened(g, set.did, set.did.since ?? 'turn', { ...env, it: o })) return false
  return set.not === undefined || !isIn(g, set.not, o, env, true)
}

/** Whether a player's dice of this roll show that. */
function hasRolled(g: Game, o: Obj, [name, op, n]: NonNullable<SetWho['rolled']>, env: Env): boolean {
  const value = resultOf(named(g, name, env), o)
  if (value === undefined) return false
  if (op === 'odd' || op === 'even') return (value % 2 === 1) === (op === 'odd')
  return compare(value, op, amount(g, must(n), env))
}

/** Whether a link has such a target, or just one (706.1a). */
function isTargeting(g: Game, o: Obj, want: NonNullable<SetWho['targeting']>, env: Env): boolean {
  const all = targetsOf(g, o)
  if (want === 'single') return all.length === 1
  if (typeof want === 'object' && 'only' in want)
    return all.length === 1 && all.every((t) => isIn(g, want.only, t, env))
  return all.some((t) => isIn(g, want, t, env))
}

/** The value of an amount; undefined values count as 0 (104.2). The result is always a safe number. */
export const amount = (g: Game, a: Amount, env: Env): number => (typeof a === 'number' ? a : kept(worked(g, a, env)))

function worked(g: Game, a: Exclude<Amount, number>, env: Env): number {
  if (typeof a === 'string') {
    if (a === 'X') return env.x
    const v = named(g, a, env)
    return v.n ?? v.d?.reduce((x, y) => x + y, 0) ?? v.o?.length ?? 0
  }
  if ('count' in a) return objs(g, a.count, env).length
  if ('stat' in a) {
    const o = objs(g, a.of, env)[0]
    if (o === undefined) return 0
    return a.printed ? g.ask.printed(g, o, a.stat) : g.ask.stat(g, o, a.stat)
  }
  if ('result' in a) return resultOf(named(g, a.result, env), objs(g, a.of, env)[0] ?? 0) ?? 0
  if ('highest' in a) return Math.max(0, ...objs(g, a.of, env).map((o) => g.ask.stat(g, o, a.highest)))
  if ('lowest' in a) {
    const numbers = objs(g, a.of, env).map((o) => g.ask.stat(g, o, a.lowest))
    return numbers.length > 0 ? Math.min(...numbers) : 0
  }
  if ('sum' in a) return objs(g, a.of, env).reduce((n, o) => n + g.ask.stat(g, o, a.sum), 0)
  if ('counters' in a) return objs(g, a.of, env).reduce((n, o) => n + (countersOn(g, o)[a.counters] ?? 0), 0)
  if ('different' in a) return differentAmong(g, a.different, objs(g, a.of, env))
  if ('granted' in a) {
    const by = env.grant
    if (by !== null) return by.row === null ? amount(g, a.granted, by.env) : by.row.n
    return env.names.granted?.n ?? amount(g, a.granted, env) // what a trigger noted, or a printed number
  }
  if ('often' in a) return g.ask.often(g, a.often, a.since, env)
  if ('raid' in a) return g.raid === null ? 0 : a.raid === 'stage' ? g.raid.stage(g) : raiders(g)
  if ('every' in a) return Math.floor(amount(g, a.of, env) / a.every)
  if ('plus' in a) return a.plus.reduce<number>((n, x) => n + amount(g, x, env), 0)
  if ('minus' in a)
    return a.minus.slice(1).reduce<number>((n, x) => n - amount(g, x, env), amount(g, a.minus[0] ?? 0, env))
  if ('times' in a) return a.times.reduce<number>((n, x) => kept(n * amount(g, x, env)), 1)
  if ('double' in a) return amount(g, a.double, env) * 2 ** Math.min(32, Math.max(0, amount(g, a.each, env)))
  for (const c of a.case) if (holds(g, c.if, env)) return amount(g, c.use, env)
  return amount(g, a.else, env)
}

/** How many raiders the raid began with, those who have lost included. */
const raiders = (g: Game): number => turn(g).order.filter((seat) => !player(g, seat).boss).length

/** The least and the most that a pick takes out of `have` (104.1). */
export function bounds(g: Game, q: Quantity, env: Env, have: number): { min: number; max: number } {
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

export function holds(g: Game, c: Condition, env: Env): boolean {
  if ('match' in c) {
    const { match, remained, ...fields } = c
    const found = objs(g, match, env)
    if (remained && !g.ask.remained(g, c, env)) return false // 714.3b
    return found.length > 0 && found.every((o) => inSet(g, withZone(g, fields, o), o, env))
  }
  if ('some' in c) return objs(g, c.some, env).length > 0
  if ('compare' in c) return compare(amount(g, c.compare[0], env), c.compare[1], amount(g, c.compare[2], env))
  if ('happened' in c) return g.ask.happened(g, c.happened, c.since, env)
  if ('turnOf' in c)
    return isIn(g, c.turnOf, playerObj(turn(g).seat), env) && (!c.first || player(g, turn(g).seat).turns === 1)
  if ('wentFirst' in c) return isIn(g, c.wentFirst, playerObj(turn(g).first), env) // 101.1
  if ('right' in c) return g.ask.right(g, named(g, `$${c.right}`, env), env)
  if ('done' in c) {
    const v = env.names[c.done.replace(/^\$/, '')] ?? noVal
    return (v.n ?? v.o?.length ?? v.d?.length ?? 0) > 0
  }
  if ('stage' in c) return g.raid?.title(g) === c.stage
  if ('empowered' in c)
    return candidates(g, { is: 'character', of: 'you' }, env).some(
      (o) =>
        o !== env.self &&
        (g.ask.kind(g, o, 'hero') ? hasTrait(g, card(g, o), c.empowered) : g.ask.tag(g, o, c.empowered)),
    )
  if ('not' in c) return !holds(g, c.not, env)
  if ('all' in c) return c.all.every((x) => holds(g, x, env))
  return c.any.some((x) => holds(g, x, env))
}
