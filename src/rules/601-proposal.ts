/** Combat proposal (600, 601): who may attack whom. */

import { isSetWho } from '../language/nodes.ts'
import { PARTY, playerObj, zoneId } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Answer, CardId, Happening, Link, Obj, Seat } from '../state/types.ts'
import { cannot, ifAble } from './103-cant.ts'
import { addedCosts, modifiedCost } from './403-costs.ts'
import { exhausting, refusalToTurn } from './411-ready.ts'
import { readyResources } from './412-resources.ts'
import { cardsIn } from './415-zones/zones.ts'
import { pathWord } from './707-adding-links/rewinding.ts'
import { active, inPlayNow, instances, isFresh, works } from './714-continuous-modifiers/modifiers.ts'
import { controllerOf } from './core/facts.ts'
import { card, type Game, opponentsOf, opposed, turn } from './core/game.ts'
import { recordEvent } from './core/recorder.ts'
import { type Refused, refusals } from './core/refusals.ts'
import { isIn, objs } from './core/words.ts'

export const attacking = (attacker: CardId, defender: Obj | undefined, seat: Seat): Happening => ({
  on: 'attack',
  by: attacker,
  what: defender,
  to: defender,
  cause: seat,
})

/** Why it can't be a proposed attacker at all (601.2a); null if it can. */
export function refusalToPropose(g: Game, seat: Seat, id: CardId): Refused | null {
  const c = card(g, id)
  if (!inPlayNow(g, id) || c.controller !== seat || !g.ask.kind(g, id, 'character')) return refusals.attacker
  if (c.exhausted) return refusals.tired
  if (isFresh(g, c) && !g.ask.kind(g, id, 'hero') && !g.ask.keyword(g, id, 'Ferocity')) return refusals.fresh // 302.2, 301.3
  if (g.ask.tag(g, id, 'Mount')) return refusals.mount // 302.3
  if (g.ask.tag(g, id, 'Totem')) return refusals.totem // 305.3a
  return refusalToTurn(g, id, true, exhausting(seat, 'attack'))
}

/** A possible defender, and whether attacking it would be a sabotage (600.1). */
export interface Aim {
  to: Obj
  sabotage: boolean
}

/** The possible defenders, at most so many: opposing characters in turn order (601.2b), then whatever the attacker can sabotage. */
function aims(g: Game, attacker: CardId, seat: Seat, most = Number.POSITIVE_INFINITY): Aim[] {
  const out: Aim[] = []
  for (const s of opponentsOf(g, seat)) {
    for (const id of cardsIn(g, zoneId(s, PARTY))) {
      if (refusalOfDefender(g, id) !== null || refusalOfCombat(g, attacker, id, seat) !== null) continue
      out.push({ to: id, sabotage: false })
      if (out.length >= most) return out
    }
  }
  for (const s of opensFriends(g, attacker) ? inParty(g).filter((s) => !opposed(g, s, seat)) : []) {
    for (const id of cardsIn(g, zoneId(s, PARTY)))
      if (
        id !== attacker &&
        permits(g, attacker, id) &&
        refusalOfDefender(g, id) === null &&
        refusalOfCombat(g, attacker, id, seat) === null
      )
        out.push({ to: id, sabotage: false })
  }
  for (const { word, env } of instances(g, attacker, 'Sabotage')) {
    for (const to of objs(g, word.of, env)) {
      const known = out.some((a) => a.to === to && a.sabotage)
      if (!known && opposed(g, controllerOf(g, to), seat) && refusalOfCombat(g, attacker, to, seat) === null)
        out.push({ to, sabotage: true })
    }
  }
  return out
}

/** "Can attack …" that allow this character to attack that one. */
const permits = (g: Game, attacker: CardId, to: Obj): boolean =>
  active(g, 'can').some(
    (a) =>
      a.mod.on === 'attack' &&
      isIn(g, a.mod.by, attacker, a.env) &&
      isIn(g, must(a.mod.for), to, a.env) &&
      works(g, a, attacker),
  )
const opensFriends = (g: Game, attacker: CardId): boolean =>
  active(g, 'can').some((a) => a.mod.on === 'attack' && isIn(g, a.mod.by, attacker, a.env))
const inParty = (g: Game): readonly Seat[] => turn(g).order

/** Whether one may attack Elusive characters, and so this one. */
const seesElusive = (g: Game, attacker: CardId, to: Obj): boolean =>
  active(g, 'can').some(
    (a) =>
      a.mod.on === 'attack' &&
      isSetWho(a.mod.for) &&
      a.mod.for.has !== undefined &&
      'keyword' in a.mod.for.has &&
      a.mod.for.has.keyword === 'Elusive',
  ) && permits(g, attacker, to)

/** Whether its defender is chosen at random (706.5). */
export const attacksAtRandom = (g: Game, attacker: CardId): boolean =>
  active(g, 'must').some(
    (a) => a.mod.on === 'attack' && a.mod.random && isIn(g, a.mod.by, attacker, a.env) && works(g, a, attacker),
  )

/** Why an opposing card can't be the proposed defender of a normal combat (601.2b). */
function refusalOfDefender(g: Game, id: CardId): Refused | null {
  if (!g.ask.kind(g, id, 'character')) return refusals.opposing
  if (g.ask.keyword(g, id, 'Immune')) return refusals.immune // R101.3d
  return g.ask.tag(g, id, 'Mount') ? refusals.mount : null // 302.3
}

/** Why this can't be attacked by that one: it is Elusive (601.2b), or a modifier forbids it (601.2e). */
const refusalOfCombat = (g: Game, attacker: CardId, to: Obj, seat: Seat): Refused | null =>
  to > 0 && g.ask.keyword(g, to, 'Elusive') && !seesElusive(g, attacker, to)
    ? refusals.elusive
    : cannot(g, attacking(attacker, to, seat))

/** The cost of proposing this combat (600.3): a number of resources, and possibly other costs. */
function price(g: Game, attacker: CardId, to: Obj, seat: Seat): { n: number; more: boolean } {
  if (active(g, 'cost').length === 0) return nothing
  const h = attacking(attacker, to, seat)
  return { n: modifiedCost(g, 0, h), more: addedCosts(g, h).length > 0 }
}

const nothing = { n: 0, more: false }

/** "Must attack (somebody) if able" (600.2) that bind this character. */
const demands = (g: Game, attacker: CardId) =>
  active(g, 'must').filter(
    (m) => m.mod.on === 'attack' && !m.mod.random && isIn(g, m.mod.by, attacker, m.env) && works(g, m, attacker),
  )

/** The defenders left after "can attack only … if able" (601.2c-d) and then "must attack …" (600.2a-b). */
function narrowed(g: Game, attacker: CardId, base: readonly Aim[]): readonly Aim[] {
  const open = preferred(g, attacker, base)
  const bound = demands(g, attacker)
  if (bound.length === 0) return open
  const due = open.filter((d) => bound.some((m) => m.mod.what !== undefined && isIn(g, m.mod.what, d.to, m.env)))
  return due.length > 0 ? due : open
}

/** "Can attack only … if able" that bind this character. */
const preferences = (g: Game, attacker: CardId) =>
  ifAble(g).filter(
    (a) =>
      (typeof a.mod.on === 'string' ? [a.mod.on] : a.mod.on).includes('attack') &&
      (a.mod.by === undefined || isIn(g, a.mod.by, attacker, a.env)) &&
      works(g, a, attacker),
  )

/** The defenders that any of these restrictions allows (601.2d); all defenders if none is allowed (601.2c). */
function preferred(g: Game, attacker: CardId, base: readonly Aim[]): readonly Aim[] {
  const only = preferences(g, attacker)
  const wanted = base.filter((d) => only.some((a) => a.mod.except !== undefined && isIn(g, a.mod.except, d.to, a.env)))
  return wanted.length > 0 ? wanted : base
}

/**
 * The defenders that may be proposed.
 * An attack with a cost counts as possible only once its controller chooses to pay (600.3): nobody must make it, and the other attacks stay open.
 */
function proposable(g: Game, attacker: CardId, seat: Seat, list: readonly Aim[]): readonly Aim[] {
  if (active(g, 'cost').length === 0) return narrowed(g, attacker, list)
  const chosen = new Set(narrowed(g, attacker, list))
  const free = list.filter((a) => isFree(g, attacker, a.to, seat))
  if (free.length < list.length) for (const a of narrowed(g, attacker, free)) chosen.add(a)
  return list.filter((a) => chosen.has(a))
}

const isFree = (g: Game, attacker: CardId, to: Obj, seat: Seat): boolean => {
  const p = price(g, attacker, to, seat)
  return p.n === 0 && !p.more
}

/** The defenders whose cost in resources can be paid (600.3). */
function payable(g: Game, attacker: CardId, seat: Seat, all: readonly Aim[]): readonly Aim[] {
  if (active(g, 'cost').length === 0) return all
  const ready = readyResources(g, seat)
  return all.filter((a) => price(g, attacker, a.to, seat).n <= ready)
}

/** The legal defenders for an attacker (600.2, 601.2b-d), in turn order. */
function aimsFor(g: Game, attacker: CardId): readonly Aim[] {
  const seat = card(g, attacker).controller
  return proposable(g, attacker, seat, payable(g, attacker, seat, aims(g, attacker, seat)))
}

/** The answers for the defender, without those that led to dead ends (707.2). */
export const aimsLeft = (g: Game, attacker: CardId, tried: readonly string[]): Answer[] =>
  aimsFor(g, attacker)
    .map(({ to, sabotage }): Answer => (sabotage ? { do: 'pick', card: to, n: 1 } : { do: 'pick', card: to }))
    .filter((a) => !tried.includes(pathWord(a)))

/** Why there is nothing for it to attack; null if there is something. */
export function refusalToAttackAnything(g: Game, attacker: CardId): Refused | null {
  const seat = card(g, attacker).controller
  const all = aims(g, attacker, seat, active(g, 'cost').length === 0 ? 1 : undefined)
  if (payable(g, attacker, seat, all).length > 0) return null // restrictions never leave it without a defender (601.2c)
  const banned = cannot(g, attacking(attacker, undefined, seat)) // 601.2e: whatever it would attack
  return banned ?? (all.length > 0 ? refusals.toll : refusals.defender)
}

/** Why it can't be proposed against that, as a normal combat or a sabotage; null if it can. Who may attack at all: `refusalToPropose`. */
export function refusalToAttackThis(g: Game, attacker: CardId, to: Obj): Refused | null {
  const seat = card(g, attacker).controller
  const all = aims(g, attacker, seat)
  const at = (list: readonly Aim[]): boolean => list.some((a) => a.to === to)
  if (!at(all)) {
    const isCard = to > 0 && inPlayNow(g, to) && card(g, to).zone === zoneId(card(g, to).controller, PARTY)
    if (!isCard || !opposed(g, card(g, to).controller, seat)) return refusals.opposing
    return refusalOfDefender(g, to) ?? refusalOfCombat(g, attacker, to, seat) ?? refusals.opposing
  }
  const open = payable(g, attacker, seat, all)
  if (!at(open)) return refusals.toll
  if (at(proposable(g, attacker, seat, open))) return null
  const [no, by] = at(preferred(g, attacker, open))
    ? [refusals.bound, demands(g, attacker).filter((m) => m.mod.what !== undefined)]
    : [refusals.elsewhere, preferences(g, attacker)]
  return { ...no, card: must(by[0]).card }
}

/** Whether its controller can't pass because of it (600.2): there is an attack that it must make, and it costs nothing (600.3). */
export function mustAttack(g: Game, id: CardId): boolean {
  const bound = demands(g, id)
  if (bound.length === 0) return false
  const seat = card(g, id).controller
  const free = aimsFor(g, id).filter((a) => isFree(g, id, a.to, seat))
  return bound.some((m) => free.some((a) => m.mod.what === undefined || isIn(g, m.mod.what, a.to, m.env)))
}

/** Whether a proposal on the chain is still legal (601.3); its costs have been paid. */
export function stillLegal(g: Game, l: Link): boolean {
  if (refusalToPropose(g, l.controller, l.attacker) !== null) return false
  const open = proposable(g, l.attacker, l.controller, aims(g, l.attacker, l.controller))
  const has = (to: Obj): boolean => open.some((a) => a.to === to && a.sabotage === l.sabotage)
  return has(l.defender) && (l.second === 0 || has(l.second))
}

/** The possible second defenders, if it can attack two at once: those without an additional cost (600.3). */
export function secondAims(g: Game, attacker: CardId, first: Obj): readonly Obj[] {
  const two = active(g, 'can').some(
    (a) => a.mod.on === 'attackTwo' && isIn(g, a.mod.by, attacker, a.env) && works(g, a, attacker),
  )
  if (!two) return []
  const { controller } = card(g, attacker)
  return aimsFor(g, attacker).flatMap((a) =>
    a.to === first || a.sabotage || !isFree(g, attacker, a.to, controller) ? [] : [a.to],
  )
}

/** The combat that is proposed now; it has the chain to itself when it is added (601.1). */
const proposed = (g: Game): Link | undefined => {
  const [first] = g.s.chain[0].links
  const l = first === undefined ? undefined : g.s.links[first]
  return l?.kind === 'proposal' ? l : undefined
}

/** Other legal defenders for it (601.2): those without a cost, since costs have already been paid (600.3). */
export function otherAims(g: Game): readonly Aim[] {
  const l = proposed(g)
  if (l === undefined || refusalToPropose(g, l.controller, l.attacker) !== null) return []
  const all = proposable(g, l.attacker, l.controller, aims(g, l.attacker, l.controller))
  return all.filter((a) => a.to !== l.defender && a.to !== l.second && isFree(g, l.attacker, a.to, l.controller))
}

/** Changes its proposed defender; returns false if the new one is not legal (601.2e). */
export function repropose(g: Game, to: Obj, seat: Seat): boolean {
  const l = proposed(g)
  const aim = otherAims(g).find((a) => a.to === to)
  if (l === undefined || aim === undefined) return false
  put(g, 'links', l.id, 'defender', to)
  put(g, 'links', l.id, 'sabotage', aim.sabotage)
  recordEvent(g, { on: 'repropose', by: playerObj(seat), what: l.attacker, to }, l.id)
  return true
}
