/** Combat proposal (600, 601): who may attack whom. */
import { PARTY, zoneId } from '../state/ids.ts'
import type { CardId, Happening, Seat } from '../state/types.ts'
import { cannot, ifAble } from './103-cant.ts'
import { modifiedCost, readyResources } from './403-costs.ts'
import { cardsIn } from './415-zones.ts'
import { isFresh, works } from './714-modifiers.ts'
import { card, type Game, opponentsOf } from './game.ts'
import { isIn } from './words.ts'

export const attacking = (attacker: CardId, defender: CardId | undefined, seat: Seat): Happening => ({
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
  return !g.ask.tag(g, id, 'Mount') && cannot(g, { on: 'exhaust', what: id, cause: seat }) === null
}

/** Legal proposed defenders for an attacker (601.2b-d), in turn order. */
export function defendersFor(g: Game, attacker: CardId): CardId[] {
  const seat = card(g, attacker).controller
  const base: CardId[] = []
  const ready = readyResources(g, seat)
  for (const s of opponentsOf(g, seat)) {
    for (const id of cardsIn(g, zoneId(s, PARTY))) {
      if (
        !g.ask.kind(g, id, 'character') ||
        g.ask.keyword(g, id, 'Elusive') ||
        g.ask.keyword(g, id, 'Immune') ||
        g.ask.tag(g, id, 'Mount')
      )
        continue
      const h = attacking(attacker, id, seat)
      if (cannot(g, h) || modifiedCost(g, 0, h) > ready) continue // 600.3
      base.push(id)
    }
  }
  const only = ifAble(g).filter(
    (a) =>
      (typeof a.mod.on === 'string' ? [a.mod.on] : a.mod.on).includes('attack') &&
      (a.mod.by === undefined || isIn(g, a.mod.by, attacker, a.env)) &&
      works(g, a, attacker),
  )
  if (only.length === 0) return base
  const wanted = base.filter((d) => only.some((a) => a.mod.except !== undefined && isIn(g, a.mod.except, d, a.env)))
  return wanted.length > 0 ? wanted : base // 601.2c-d
}

/** Whether a proposal on the chain is still legal (601.3). */
export function stillLegal(g: Game, attacker: CardId, defender: CardId, seat: Seat): boolean {
  return canPropose(g, seat, attacker) && g.s.cards[defender]?.became === 0 && legalDefender(g, attacker, defender)
}

/** Costs of attacking have been paid by then, so only the legality of the pair is asked again. */
function legalDefender(g: Game, attacker: CardId, defender: CardId): boolean {
  const seat = card(g, attacker).controller
  const d = card(g, defender)
  if (!opponentsOf(g, seat).includes(d.controller) || !g.ask.kind(g, defender, 'character')) return false
  if (g.ask.keyword(g, defender, 'Elusive') || g.ask.keyword(g, defender, 'Immune')) return false
  return cannot(g, attacking(attacker, defender, seat)) === null
}
