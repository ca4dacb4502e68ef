/** Combat proposal (600, 601): who may attack whom. */
import { PARTY, zoneId } from '../state/ids.ts'
import type { CardId, Happening, Seat } from '../state/types.ts'
import { cannot, ifAble } from './103-cant.ts'
import { addedCosts, modifiedCost, readyResources } from './403-costs.ts'
import { canExhaust } from './411-ready.ts'
import { cardsIn } from './415-zones.ts'
import { active, isFresh, works } from './714-modifiers.ts'
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
  return !g.ask.tag(g, id, 'Mount') && canExhaust(g, id, seat)
}

/** Opposing characters that it could attack (601.2b), in turn order. `paid`: costs of attacking are not asked for any more. */
function attackable(g: Game, attacker: CardId, seat: Seat, paid: boolean): CardId[] {
  const out: CardId[] = []
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
      if (cannot(g, h) || (!paid && modifiedCost(g, 0, h) > ready)) continue // 600.3
      out.push(id)
    }
  }
  return out
}

/** "Must attack (somebody) if able" (600.2) that bind this character. */
const demands = (g: Game, attacker: CardId) =>
  active(g, 'must').filter((m) => isIn(g, m.mod.by, attacker, m.env) && works(g, m, attacker))

/** What "can attack only … if able" (601.2c-d) and then "must attack …" (600.2a-b) leave of them. */
function narrowed(g: Game, attacker: CardId, base: readonly CardId[]): CardId[] {
  const only = ifAble(g).filter(
    (a) =>
      (typeof a.mod.on === 'string' ? [a.mod.on] : a.mod.on).includes('attack') &&
      (a.mod.by === undefined || isIn(g, a.mod.by, attacker, a.env)) &&
      works(g, a, attacker),
  )
  const wanted = base.filter((d) => only.some((a) => a.mod.except !== undefined && isIn(g, a.mod.except, d, a.env)))
  const open = wanted.length > 0 ? wanted : [...base]
  const bound = demands(g, attacker)
  const due = open.filter((d) => bound.some((m) => m.mod.what !== undefined && isIn(g, m.mod.what, d, m.env)))
  return due.length > 0 ? due : open
}

/** Legal proposed defenders for an attacker (600.2, 601.2b-d), in turn order. */
export const defendersFor = (g: Game, attacker: CardId): CardId[] =>
  narrowed(g, attacker, attackable(g, attacker, card(g, attacker).controller, false))

/** Whether its controller can't pass because of it (600.2): there is an attack that it must make, and it costs nothing (600.3). */
export function mustAttack(g: Game, id: CardId): boolean {
  const bound = demands(g, id)
  if (bound.length === 0) return false
  const seat = card(g, id).controller
  const free = defendersFor(g, id).filter((d) => {
    const h = attacking(id, d, seat)
    return modifiedCost(g, 0, h) === 0 && addedCosts(g, h).length === 0
  })
  return bound.some((m) => free.some((d) => m.mod.what === undefined || isIn(g, m.mod.what, d, m.env)))
}

/** Whether a proposal on the chain is still legal (601.3); its costs have been paid. */
export const stillLegal = (g: Game, attacker: CardId, defender: CardId, seat: Seat): boolean =>
  canPropose(g, seat, attacker) && narrowed(g, attacker, attackable(g, attacker, seat, true)).includes(defender)
