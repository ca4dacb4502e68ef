/** Combat proposal (600, 601): who may attack whom. */
import { PARTY, zoneId } from '../state/ids.ts'
import type { CardId, Happening, Link, Obj, Seat } from '../state/types.ts'
import { cannot, ifAble } from './103-cant.ts'
import { addedCosts, modifiedCost, readyResources } from './403-costs.ts'
import { canExhaust } from './411-ready.ts'
import { cardsIn } from './415-zones.ts'
import { active, instances, isFresh, works } from './714-modifiers.ts'
import { controllerOf } from './facts.ts'
import { card, type Game, opponentsOf, opposed } from './game.ts'
import { isIn, objs } from './words.ts'

export const attacking = (attacker: CardId, defender: Obj | undefined, seat: Seat): Happening => ({
  on: 'attack',
  by: attacker,
  what: defender,
  to: defender,
  cause: seat,
})

/** Whether it could be a proposed attacker at all (601.2a). */
export function canPropose(g: Game, seat: Seat, id: CardId): boolean {
  const c = g.s.cards[id]
  if (c?.became !== 0 || c.controller !== seat || c.exhausted || !g.ask.kind(g, id, 'character')) return false
  if (isFresh(g, c) && !g.ask.kind(g, id, 'hero') && !g.ask.keyword(g, id, 'Ferocity')) return false // 302.2, 301.3
  return !g.ask.tag(g, id, 'Mount') && !g.ask.tag(g, id, 'Totem') && canExhaust(g, id, seat) // 302.3, 305.3a
}

/** Something to attack, and whether that would be a sabotage (600.1). */
export interface Aim {
  to: Obj
  sabotage: boolean
}

/** What it could attack: opposing characters in turn order (601.2b), then what it can sabotage. */
function aims(g: Game, attacker: CardId, seat: Seat): Aim[] {
  const out: Aim[] = []
  for (const s of opponentsOf(g, seat)) {
    for (const id of cardsIn(g, zoneId(s, PARTY))) {
      if (!g.ask.kind(g, id, 'character') || g.ask.keyword(g, id, 'Immune') || g.ask.tag(g, id, 'Mount')) continue
      if (isAim(g, attacker, id, seat)) out.push({ to: id, sabotage: false })
    }
  }
  for (const { word, env } of instances(g, attacker, 'Sabotage')) {
    for (const to of objs(g, word.of, env)) {
      const known = out.some((a) => a.to === to && a.sabotage)
      if (!known && opposed(g, controllerOf(g, to), seat) && isAim(g, attacker, to, seat))
        out.push({ to, sabotage: true })
    }
  }
  return out
}

/** 601.2b, 601.2e: it is not Elusive, and no modifier forbids it. */
const isAim = (g: Game, attacker: CardId, to: Obj, seat: Seat): boolean =>
  !(to > 0 && g.ask.keyword(g, to, 'Elusive')) && cannot(g, attacking(attacker, to, seat)) === null

/** What it costs to propose this combat (600.3): a number of resources, or something else besides. */
function price(g: Game, attacker: CardId, to: Obj, seat: Seat): { n: number; more: boolean } {
  if (active(g, 'cost').length === 0) return nothing
  const h = attacking(attacker, to, seat)
  return { n: modifiedCost(g, 0, h), more: addedCosts(g, h).length > 0 }
}

const nothing = { n: 0, more: false }

/** "Must attack (somebody) if able" (600.2) that bind this character. */
const demands = (g: Game, attacker: CardId) =>
  active(g, 'must').filter((m) => isIn(g, m.mod.by, attacker, m.env) && works(g, m, attacker))

/** What "can attack only … if able" (601.2c-d) and then "must attack …" (600.2a-b) leave of them. */
function narrowed(g: Game, attacker: CardId, base: readonly Aim[]): readonly Aim[] {
  const only = ifAble(g).filter(
    (a) =>
      (typeof a.mod.on === 'string' ? [a.mod.on] : a.mod.on).includes('attack') &&
      (a.mod.by === undefined || isIn(g, a.mod.by, attacker, a.env)) &&
      works(g, a, attacker),
  )
  const wanted = base.filter((d) => only.some((a) => a.mod.except !== undefined && isIn(g, a.mod.except, d.to, a.env)))
  const open = wanted.length > 0 ? wanted : base
  const bound = demands(g, attacker)
  if (bound.length === 0) return open
  const due = open.filter((d) => bound.some((m) => m.mod.what !== undefined && isIn(g, m.mod.what, d.to, m.env)))
  return due.length > 0 ? due : open
}

/**
 * Of these, those that may be proposed. What costs something is no attack that could be made until its controller chooses to
 * pay (600.3): so it binds nobody to itself, and what would be open without it stays open.
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

/** What an attacker may legally be proposed against (600.2, 601.2b-d), in turn order. */
export function aimsFor(g: Game, attacker: CardId): readonly Aim[] {
  const seat = card(g, attacker).controller
  const ready = readyResources(g, seat)
  const all = aims(g, attacker, seat)
  const payable = active(g, 'cost').length === 0 ? all : all.filter((a) => price(g, attacker, a.to, seat).n <= ready)
  return proposable(g, attacker, seat, payable)
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
export const stillLegal = (g: Game, l: Link): boolean =>
  canPropose(g, l.controller, l.attacker) &&
  proposable(g, l.attacker, l.controller, aims(g, l.attacker, l.controller)).some(
    (a) => a.to === l.defender && a.sabotage === l.sabotage,
  )
