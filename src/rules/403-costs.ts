/** Costs (403): what a link or a strike costs, and whether it can be paid in full. Paying is done by the text frame (709). */

import { meta, ptrOf } from '../language/compile.ts'
import { byOf, isList, isSetWho, mentions, objectOf, withObject } from '../language/nodes.ts'
import { once } from '../language/once.ts'
import type { Do, Effect, EventPattern, Mod, Of, Quantity, SetWho, Who } from '../language/types.ts'
import { GRAVEYARD, HAND, inPlay, playerObj, RESOURCES, zoneId, zoneKind } from '../state/ids.ts'
import { erase } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Answer, Card, CardId, Happening, Names, Obj, Ptr, Seat, Speaker, Val } from '../state/types.ts'
import { cannot } from './103-cant.ts'
import { hostsFor, isAttachment } from './400-attachments.ts'
import { untilFatal } from './405-damage.ts'
import { canExhaust, canTurn, exhausting } from './411-ready.ts'
import { exhaustResources, readyResources } from './412-resources.ts'
import { mayMove, wouldBeReplaced, zoneFor, zoneKinds } from './415-zones/zones.ts'
import { secondTargets } from './706-targets.ts'
import { canEnter } from './710-entering.ts'
import { type Active, active, isFresh, works } from './714-continuous-modifiers/modifiers.ts'
import { wouldBeReplaced as isReplaced } from './716-replacement.ts'
import { type Term, term, total } from './719-order.ts'
import { isNumber, openWords } from './core/chosen-words.ts'
import { countersOn, follow, isWhole, kindsOn, saysRoles, saysSelf } from './core/facts.ts'
import { card, codeOf, decide, type Game, player, question } from './core/game.ts'
import { matches, says } from './core/patterns.ts'
import { paidAt } from './core/texts.ts'
import {
  amount,
  anyCandidate,
  asActor,
  bounds,
  candidates,
  type Env,
  holds,
  objs,
  ofOnePlayer,
  seatOfEnv,
  seatsOf,
} from './core/words.ts'

/** The resources that its controller pays to exhaust this card other than for an attack (600.3a); null if they can't pay. */
export function toll(g: Game, id: Obj, purpose: string): number | null {
  if (active(g, 'cost').length === 0) return 0
  const n = modifiedCost(g, 0, { on: 'exhaust', what: id, purpose })
  return n === 0 || n <= readyResources(g, card(g, id).controller) ? n : null
}

/** Those of them that may exhaust, after their controllers have paid for it (600.3a). `willing`: who can pay has chosen to. */
export function letExhaust(g: Game, ids: readonly Obj[], purpose: string, willing = false): readonly Obj[] {
  if (active(g, 'cost').length === 0) return ids
  return ids.filter((id) => {
    if (!canTurn(g, id, true, { purpose })) return false
    const n = toll(g, id, purpose)
    if (n === 0 || n === null) return n === 0
    const seat = card(g, id).controller
    const why = `pay (${n}) to exhaust ${card(g, id).def}?`
    const answers: Answer[] = [{ do: 'yes' }, { do: 'no' }]
    if (!willing && decide(g, question(seat, 'yes-no', '600.3a', answers, { card: id, why })).do === 'no') return false
    exhaustResources(g, seat, n)
    return true
  })
}

/** Whether a player draws a card: where a modifier wants to be paid for it, they may pay, or can't draw (103.2). */
export function letDraw(g: Game, seat: Seat): boolean {
  if (active(g, 'cost').length === 0) return true
  const n = modifiedCost(g, 0, { on: 'draw', by: playerObj(seat), seat })
  if (n <= 0 || n > readyResources(g, seat)) return n <= 0
  const answers: Answer[] = [{ do: 'yes' }, { do: 'no' }]
  const said = decide(g, question(seat, 'yes-no', '103.2', answers, { why: `pay (${n}) to draw a card?` }))
  return said.do === 'yes' && exhaustResources(g, seat, n) === n
}

type CostMod = Active<Extract<Mod, { mod: 'cost' }>>

const nothing: readonly never[] = []

const costMods = (g: Game, h: Happening): readonly CostMod[] => {
  const found: CostMod[] = []
  for (const a of active(g, 'cost')) {
    if (!says(a.mod.on, h.on) || (a.mod.x && !hasActualX(g, h))) continue
    if (!matches(g, patternOf(a.mod), h, a.env) || !works(g, a, h.what ?? h.by ?? 0)) continue
    found.push(a)
  }
  return found
}

/** Whether some modifier might make playing, using or completing anything cheaper, or lets it be paid in another way. */
export const mayBeCheaper = (g: Game): boolean => active(g, 'cost').some((a) => mayCheapen(a.mod))

function mayCheapen({ on, n = 0, rather }: CostMod['mod']): boolean {
  const isDearer = typeof n === 'number' && n >= 0 && rather === undefined
  return !isDearer && (says(on, 'play') || says(on, 'use') || says(on, 'complete'))
}

/** The events whose cost a modifier changes. */
const patternOf = once((mod: CostMod['mod']): EventPattern => {
  const { n: _n, min: _i, mod: _m, add: _a, rather: _r, next: _e, while: _w, x: _x, ...rest } = mod
  return rest
})

/** Whether an actual (X) stands in this cost: resources, not damage, cards or counters (R505). */
function hasActualX(g: Game, h: Happening): boolean {
  const paysX = (list: readonly Effect[] = nothing): boolean => list.some((e) => e.do === 'pay' && e.n === 'X')
  if (h.on !== 'play') return h.power !== undefined && paysX(paidAt(g, h.power))
  const c = codeOf(g, card(g, must(h.what)))
  return c.def.x === true || c.sides[0].some((p) => 'play' in p.node && paysX(p.node.play.add))
}

/** Whether some modifier changes what this costs, adds to it, or offers another way to pay. */
export const isCostModified = (g: Game, h: Happening): boolean => costMods(g, h).length > 0

/** A change of a resource cost in the card's own text. */
export interface Change {
  n: number
  min: number | undefined
}

/** A resource cost after additions and reductions (707.1e), never below 0 (403.2). */
export function modifiedCost(g: Game, base: number, h: Happening, own: readonly Change[] = nothing): number {
  if (own.length === 0 && !isCostModified(g, h)) return base
  return Math.max(0, total(costTerms(g, term('base', base, 0, h.what ?? 0, '201'), h, own)) ?? 0)
}

/**
 * The terms of a resource cost: first increases, then reductions (707.1e).
 * A minimum limits only its own reduction, so reductions with a minimum come first: any other order would cost more.
 */
export function costTerms(g: Game, base: Term, h: Happening, own: readonly Change[] = nothing): Term[] {
  const changes = own.map((c) => ({ ...c, card: h.what ?? 0 }))
  for (const a of costMods(g, h))
    if (a.mod.n !== undefined)
      changes.push({ n: amount(g, a.mod.n, { ...a.env, it: h.what ?? h.with ?? 0 }), min: a.mod.min, card: a.card })
  const less = changes.filter((c) => c.n < 0).sort((a, b) => (b.min ?? -1e9) - (a.min ?? -1e9))
  const terms = [base]
  let n = base.n
  for (const c of [...changes.filter((x) => x.n > 0), ...less]) {
    const now = c.n > 0 ? n + c.n : Math.min(n, Math.max(c.min ?? -1e9, n + c.n))
    terms.push(term('add', now - n, 0, c.card, '707.1e'))
    n = now
  }
  return terms
}

/** Alternate costs that modifiers offer for playing a card (403.3), by pointer. */
export const alternates = (g: Game, h: Happening): Ptr[] =>
  costMods(g, h).flatMap((a) => (a.mod.rather ? [ptrOf(a.mod.rather)] : []))

export interface Cost extends Speaker {
  list: readonly Effect[]
}

/** Further costs that modifiers add to a link of this kind (600.3, 707.1e); their texts refer to their own cards (712.5). */
export const addedCosts = (g: Game, h: Happening): Cost[] =>
  costMods(g, h).flatMap((a) => {
    const list = a.mod.add
    if (!list) return []
    return [{ list, self: saysSelf(list) ? a.card : 0, ...(saysRoles(list) ? { roles: rolesOf(h) } : {}) }]
  })

/** The roles of the action that is paid for, as names in a cost that a modifier adds. */
function rolesOf(h: Happening): Names {
  const roles: Record<string, Val> = {}
  for (const role of ['by', 'what', 'with'] as const) if (h[role] !== undefined) roles[role] = { o: [h[role]] }
  return roles
}

/** "The next … costs less": used up by the link it helped. */
export function spendNext(g: Game, h: Happening): void {
  for (const a of costMods(g, h)) if (a.mod.next && a.row) erase(g, 'mods', a.row.id)
}

/** Whether an effect names players who each do it; `by` of deal and heal is a card. */
export const hasActors = (e: Effect): boolean =>
  byOf(e) !== undefined && e.do !== 'deal' && e.do !== 'heal' && !isTogether(e)

/** The players in an effect's `by`; undefined if it has none, or cards. */
export function actorsOf(g: Game, e: Effect, env: Env): readonly Seat[] {
  const by = byOf(e)
  if (by === undefined || e.do === 'deal' || e.do === 'heal') return nothing
  return seatsOf(g, by, env)
}

/** Whether this side could put the card into play, with a host if it needs one (400.7a). */
const canPut = (g: Game, e: Of<'move'>, id: CardId, env: Env): boolean => {
  const seat = seatOfEnv(env)
  return (
    canEnter(g, { id, seat, type: e.type, back: e.what === 'startingHero' }, env.cause) &&
    (!isAttachment(g, card(g, id)) || hostsFor(g, id, seat).length > 0)
  )
}

/** A card that something may be done to. */
interface Look {
  g: Game
  o: CardId
  c: Card
  env: Env
  asCost: boolean
}

const keeps = ({ g, asCost }: Look, h: Happening): boolean => !(asCost && isReplaced(g, h)) // 403.1

function goes({ g, o, env, asCost }: Look, zone: number, by?: Obj): boolean {
  const { cause } = env
  return mayMove(g, o, zone, { cause, by }) && !(asCost && wouldBeReplaced(g, { id: o, zone }, { cause }))
}

function canBeTurned(look: Look, on: 'flip' | 'turn'): boolean {
  const { g, o, c, env } = look
  const { cause } = env
  return (
    inPlay(c.zone) && cannot(g, { on, what: o, by: env.self, cause }) === null && keeps(look, { on, what: o, cause })
  )
}

function canBeReadied(look: Look, on: 'exhaust' | 'ready'): boolean {
  const { g, o, env } = look
  const { cause } = env
  return (
    canTurn(g, o, on === 'exhaust', exhausting(cause, env.purpose, env.self)) && keeps(look, { on, what: o, cause })
  )
}

function canBeActivated(g: Game, env: Env): boolean {
  if (!canExhaust(g, env.self, env.cause, env.purpose, env.self)) return false
  if (toll(g, env.self, env.purpose) === null) return false
  if (isReplaced(g, { on: 'exhaust', what: env.self, cause: env.cause })) return false // 403.1
  // 701.3, 302.2: only allies wait (304.3, 305.2b)
  const fresh = g.ask.kind(g, env.self, 'ally') && isFresh(g, card(g, env.self))
  return !fresh || g.ask.keyword(g, env.self, 'Time is Money')
}

/** An action to check: its env, the names that earlier actions bind, and whether it is a cost (403.1) or optional (712.7). */
interface Trying {
  env: Env
  bound: ReadonlySet<string>
  asCost: boolean
}

/** The requirements of an action: in general, or for 'each' of its objects. */
interface Doing<D extends Do> {
  can: 'always' | 'each' | ((g: Game, e: Of<D>, how: Trying) => boolean | 'each')
  /** Whether it could be done to this card (709.2b, 403.1); left out: to any. */
  to?: (look: Look, e: Of<D>) => boolean
}

const always = { can: 'always' } as const
const each = { can: 'each' } as const

/** The requirements of each verb, as a cost and as an optional action; a missing verb does not compile. */
const doings: { readonly [D in Do]: Doing<D> } = {
  activate: { can: (g, _e, { env }) => canBeActivated(g, env) },
  draw: {
    can(g, _e, { env, asCost }) {
      const seat = seatOfEnv(env)
      return !(asCost && isReplaced(g, { on: 'draw', by: playerObj(seat), seat, cause: env.cause })) // 403.1
    },
  },
  create: always,
  roll: always,
  deal: always,
  heal: always,
  switch: always,
  modify: always,
  play: {
    can(g, e, { env, bound }) {
      if (isList(e.what) || e.after === 'self' || (typeof e.what === 'string' && bound.has(e.what))) return 'each'
      const pick = pickOf(e.what)
      return (pick ? candidates(g, pick, env) : objs(g, e.what, env)).some((o) => g.ask.playable(g, env.you, o)) // 712.7
    },
  },
  destroy: {
    can: 'each',
    to: (look) =>
      inPlay(look.c.zone) && goes(look, zoneFor(look.c, GRAVEYARD), look.o === look.env.self ? look.o : undefined),
  },
  discard: { can: 'each', to: (look) => zoneKind(look.c.zone) === HAND && goes(look, zoneFor(look.c, GRAVEYARD)) },
  move: {
    can: 'each',
    to(look, e) {
      const { g, o, c, env } = look
      if (e.to === 'play') return canPut(g, e, o, env)
      return goes(
        look,
        e.to === 'resources' ? zoneId(inPlay(c.zone) ? c.controller : c.owner, RESOURCES) : zoneFor(c, zoneKinds[e.to]),
      )
    },
  },
  exhaust: {
    can: 'each',
    to: (look) => toll(look.g, look.o, look.env.purpose) !== null && canBeReadied(look, 'exhaust'),
  },
  ready: { can: 'each', to: (look) => canBeReadied(look, 'ready') },
  flip: { can: 'each', to: (look) => canBeTurned(look, 'flip') },
  turn: { can: 'each', to: (look) => canBeTurned(look, 'turn') },
  retarget: {
    can: (g, e) => (e.what === undefined ? g.ask.otherAims(g).length > 0 : 'each'), // 601.2e
    to({ g, o, env }, e) {
      const what = e.what === undefined ? o : (objs(g, e.what, env)[0] ?? o)
      const others = secondTargets(g, what, env.you)
      return what === o ? others.length > 0 : others.includes(o) // 706.2
    },
  },
  // 800.1c: the player's own card, from their deck or side deck as the match began.
  keep: {
    can: 'each',
    to: ({ g, o, c, env }) =>
      c.owner === seatOfEnv(env) && !c.token && !player(g, c.owner).brought.includes(o) && isGear(g, c),
  },
  interrupt: { can: 'each', to: ({ g, o, env }) => cannot(g, { on: 'interrupt', what: o, cause: env.cause }) === null },
  put: {
    can: 'each',
    to({ g, o, c, env, asCost }, e) {
      if (e.what === 'any') return kindsOn(g, o).length > 0
      if (e.what !== 'damage' || !asCost) return true
      if (!inPlay(c.zone)) return false
      const n = typeof e.n === 'object' && 'upTo' in e.n ? 0 : amount(g, e.n, { ...env, it: o })
      return n <= untilFatal(g, o) && !g.ask.keyword(g, o, 'Immune') // 405.3, R101.3d
    },
  },
  remove: {
    can: 'each',
    to({ g, o, c, env, asCost }, e) {
      if (e.what === 'any') return kindsOn(g, o).length > 0
      if (!asCost || e.n === 'all') return true // 403.4
      return inPlay(c.zone) && (e.what === 'damage' ? c.damage >= amount(g, e.n, env) : hasToLose(g, e, c.id, env))
    },
  },
  pay: always, // counted with all that is paid (canDoAll)
  bring: each,
  copy: each,
  exchange: each,
  place: each,
  reveal: each,
  attach: each,
  swap: each,
  trigger: each,
  uncombat: each,
  defend: each,
  drop: each,
  choose: each,
  shuffle: each,
  guess: each,
  drawFrom: always,
  name: always,
  search: always,
  extraTurn: always,
  endTurn: always,
  startRaid: always,
  rebuild: always,
  concede: always,
  sit: always,
  win: always,
  lose: always,
  say: always,
  keyword: always,
  if: always,
  try: always,
  empower: always,
  modes: always,
  forEach: always,
  repeat: always,
  table: always,
}

const doingOf = <D extends Do>(e: Of<D>): Doing<D> => doings[e.do]

/** Whether an effect could affect this object (709.2b, 403.1). */
export function doable<D extends Do>(g: Game, e: Of<D>, was: Obj, env: Env, asCost = false): boolean {
  if (!(was > 0)) return e.do !== 'remove' || !asCost || hasToLose(g, e as Of<'remove'>, was, env)
  const o = follow(g, was, env.notes) // 415.9b
  const c = g.s.cards[o]
  if (c?.became !== 0) return false
  return doingOf(e).to?.({ g, o, c, env, asCost }, e) ?? true
}

/** Whether there are as many counters as a cost removes. */
const hasToLose = (g: Game, { n, what }: Of<'remove'>, o: Obj, env: Env): boolean =>
  n === 'all' || (countersOn(g, o)[what] ?? 0) >= amount(g, n, env)

/** Whether it is equipment by its print or as it entered play: a card that a modifier made equipment doesn't count for the next game (800.1c-d). */
const isGear = (g: Game, c: Card): boolean => {
  const kinds = c.type === '' ? must(g.code.cards.get((c.proper ?? c).def)).kinds : new Set([c.type])
  return ['armor', 'weapon', 'item'].some((kind) => kinds.has(kind))
}

/** Whether this is a plain payment by the player who adds the link, which is part of its resource cost. */
export const isPlain = (e: Effect): e is Of<'pay'> =>
  e.do === 'pay' && e.by === undefined && e.if === undefined && e.as === undefined

/** The pick of a set that is made as it is paid or done, if it has one. */
export const pickOf = (who: unknown): Pick | null => (isPick(who) ? who : null)

const whole: SetWho = {}

type Pick = SetWho & ({ choose: Quantity } | { random: Quantity })
const isPick = (who: unknown): who is Pick => isSetWho(who) && (who.choose !== undefined || who.random !== undefined)

/** The number of objects that a pick takes. */
export const quantityOf = (pick: Pick): Quantity => must(pick.choose ?? pick.random)

const unnamed: ReadonlySet<string> = new Set()
const withName = (names: ReadonlySet<string>, name: string): ReadonlySet<string> => new Set(names).add(`$${name}`)

/** Whether a list of actions can be taken in full by this side: costs (403.1) and "may" (712.7). `spare`: resources spoken for. */
export function canDoAll(g: Game, list: readonly Effect[], env: Env, spare = 0, asCost = true): boolean {
  const word = asCost ? list.find((e): e is Of<'name'> => isOpenWord(list, e, env)) : undefined
  if (word) return wordsFor(g, list, word, env).length > 0
  let need = spare
  let bound = unnamed
  for (const e of list) {
    if (e.if && !holds(g, e.if, env)) continue
    const seats = actorsOf(g, e, env)
    if (seats.length === 0 && hasActors(e) && !isOpen(byOf(e), bound)) return false // nobody does it
    if (e.do === 'pay') {
      if (seats.length === 0) need += amount(g, e.n, env)
      for (const seat of seats) {
        if (seat === env.you) need += amount(g, e.n, env)
        else if (readyResources(g, seat) < amount(g, e.n, env)) return false
      }
    } else if (seats.length === 0 || isTogether(e)) {
      if (!canDo(g, e, env, bound, asCost)) return false
    } else for (const s of seats) if (!canDo(g, e, asActor(env, s), bound, asCost)) return false
    for (const { as } of meta(e).namers) if (as !== undefined) bound = withName(bound, as)
    if (e.as) bound = withName(bound, e.as)
  }
  return need === 0 || readyResources(g, env.you) >= need
}

/** Whether the cost has a choice of a word that is still to be made, and on which the rest of it depends. */
const isOpenWord = (list: readonly Effect[], e: Effect, env: Env): boolean =>
  e.do === 'name' && env.names[e.as] === undefined && mentions(list, (part) => part === `$${e.as}`)

/** The words of a choice that is part of a cost with which the rest of it can be paid (403.1). */
export function wordsFor(g: Game, list: readonly Effect[], e: Of<'name'>, env: Env): readonly string[] {
  if (isNumber(e.of)) return []
  const rest = list.filter((other) => mentions(other, (part) => part === `$${e.as}`))
  return openWords(g, { ...e, of: e.of }, env).filter((w) =>
    canDoAll(g, rest, { ...env, names: { ...env.names, [e.as]: { w } } }),
  )
}

/** Whether its object is determined only as it is done. */
const isOpen = (by: Who | undefined, bound: ReadonlySet<string>): boolean =>
  typeof by === 'string' ? bound.has(by) : meta(by).picks.length > 0 || pickOf(by) !== null

const isTogether = (e: Effect): boolean => {
  const by = byOf(e)
  return typeof by === 'object' && 'together' in by
}

/** Whether one action can be taken in full as things are now; `bound`: names that others give before it. */
export function canDo(g: Game, e: Effect, env: Env, bound: ReadonlySet<string>, asCost: boolean): boolean {
  const so = asThingsAre(g, e, { env, bound, asCost })
  return so === 'each' ? canDoToEach(g, e, env, bound, asCost) : so
}

function asThingsAre<D extends Do>(g: Game, e: Of<D>, how: Trying): boolean | 'each' {
  const { can } = doingOf(e)
  return can === 'always' ? true : can === 'each' ? can : can(g, e, how)
}

function canDoToEach(g: Game, e: Effect, env: Env, bound: ReadonlySet<string>, asCost: boolean): boolean {
  const what = objectOf(e)
  if (what === undefined) return true
  if (isList(what)) return what.every((one) => canDo(g, withObject(e, one), env, bound, asCost))
  const pick = pickOf(what)
  if (typeof what === 'string' && bound.has(what)) return true
  const able = (o: Obj): boolean => doable(g, e, o, env, asCost || e.do === 'put' || e.do === 'remove')
  if (pick) {
    if (typeof pick.among === 'string' && bound.has(pick.among)) return true
    // A card that is being played is on the chain by the time costs are paid (707.1a): it can't pay for itself.
    const gone = (o: Obj): boolean => o === env.self && zoneKind(card(g, o).zone) === HAND
    const many = quantityOf(pick)
    if (typeof many === 'number' && !pick.ofOne) {
      let n = 0
      return many <= 0 || anyCandidate(g, pick, env, (o) => !gone(o) && able(o) && ++n >= many)
    }
    const fit = candidates(g, pick, env).filter((o) => !gone(o) && able(o))
    const { min } = bounds(g, many, env, fit.length)
    return ofOnePlayer(g, pick, fit, min).length >= min
  }
  const found = objs(g, what, env)
  const { among, top } = isSetWho(what) ? what : whole
  // 403.1: all of it, or it can't be paid.
  if (top !== undefined && asCost) return found.length >= amount(g, top, env) && found.every(able)
  if (among !== undefined || top !== undefined) return true
  if (e.do === 'discard' && found.length === 0 && isWhole(what))
    return cannot(g, { on: 'discard', by: playerObj(seatOfEnv(env)), cause: env.cause }) === null // 415.9e
  if (e.do === 'turn' && asCost && found.length === 0 && isSetWho(what)) return true // all of none
  // 411.1: what is ready already can't be readied, and doesn't stand in the way of readying the rest.
  const rest = asCost || (e.do !== 'ready' && e.do !== 'exhaust') ? found : found.filter(able)
  return rest.length > 0 && rest.every(able)
}
