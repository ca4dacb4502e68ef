/** The legal actions of a player with priority (410.2), and the reasons why other actions aren't possible. */

import { meta, ptrOf } from '../../language/compile.ts'
import type { Shapes } from '../../language/meta.ts'
import { once } from '../../language/once.ts'
import type { Effect } from '../../language/types.ts'
import { GRAVEYARD, HAND, inPlay, PARTY, playerObj, zoneId, zoneKind } from '../../state/ids.ts'
import type { Answer, Card, CardId, Happening, Seat } from '../../state/types.ts'
import { cannot } from '../103-cant.ts'
import { isPlaced } from '../306-locations.ts'
import { mayBeCheaper } from '../403-costs.ts'
import { allowed, refusalToPlay } from '../409-playing.ts'
import { placingCosts, readyResources } from '../412-resources.ts'
import { mayMend } from '../415-zones/mending.ts'
import { isUnknown } from '../415-zones/real-cards.ts'
import { cardsIn } from '../415-zones/zones.ts'
import { refusalToAttackAnything, refusalToPropose } from '../601-proposal.ts'
import { hasTargets } from '../706-targets.ts'
import { active, granting, losesPowers, powersOf, takes, works } from '../714-continuous-modifiers/modifiers.ts'
import { isIdempotent } from '../803-loops.ts'
import type { Actor, PaidCode } from '../core/cache.ts'
import { isBlank } from '../core/facts.ts'
import { areas, card, codeOf, type Game, link, player, turn } from '../core/game.ts'
import { type Refused, refusals } from '../core/refusals.ts'
import { type Env, envFor, holds, isIn, objs } from '../core/words.ts'
import { canSettle } from './modes.ts'
import { needsOf } from './needs.ts'
import { canPay, its, priceOf } from './paying.ts'
import { highest, isVariable } from './x.ts'

/** Non-combat action phase of this player with an empty chain (410.2a, 502.1). */
export const isSlow = (g: Game, seat: Seat, window: string): boolean =>
  window === 'action' && turn(g).seat === seat && g.s.chain[0].links.length === 0

/** Cards with powers to use or quests to complete, by the player who may do so; cached until powers may have come or gone. */
function actors(g: Game, seat: Seat): readonly Actor[] {
  active(g, 'power')
  let all = g.cache.actors
  if (all === null) {
    all = new Map(turn(g).order.map((s) => [s, []]))
    g.cache.actors = all
    const look = (id: CardId, where: string): void => {
      const c = card(g, id)
      const { has } = codeOf(g, c)
      if (!g.cache.granted && !has.pay && !has.reward) return
      for (const p of powersOf(g, id)) {
        if ((p.shape !== 'pay' && p.shape !== 'reward') || p.zone !== where) continue
        const users = p.shape === 'reward' || p.node.by === undefined ? [c.controller] : turn(g).order
        for (const s of users) all?.get(s)?.push({ id, power: p, needs: needsOf(p) })
      }
    }
    // 700.2
    const beyond = (zone: number, where: 'graveyard' | 'hand'): void => {
      for (const id of cardsIn(g, zone)) if (codeOf(g, card(g, id)).has[where]) look(id, where)
    }
    for (const s of turn(g).order) {
      for (const zone of areas(g)) for (const id of cardsIn(g, zoneId(s, zone))) look(id, 'play')
      for (let h = 0; g.code.elsewhere.graveyard && h < player(g, s).decks.length; h++)
        beyond(zoneId(s, GRAVEYARD, h), 'graveyard')
      if (g.code.elsewhere.hand) beyond(zoneId(s, HAND), 'hand')
    }
  }
  return all.get(seat) ?? []
}

/** The resources that a player could pay with; unlimited if modifiers may lower costs. */
const means = (g: Game, seat: Seat): number => (mayBeCheaper(g) ? Number.POSITIVE_INFINITY : readyResources(g, seat))

/** The legal actions of a player with priority, in a stable order (410.2), passing first. */
export function options(g: Game, seat: Seat, window: string): Answer[] {
  const slow = isSlow(g, seat, window)
  const out: Answer[] = [{ do: 'pass' }]
  const hand = cardsIn(g, zoneId(seat, HAND))
  // Most cards can only be used on their controller's turn, or cost too much, so they are skipped before any other check.
  const all = slow || active(g, 'is').length > 0
  const fixed = granting(g).length === 0
  for (const id of hand) {
    const { instant, cost, has } = codeOf(g, card(g, id))
    if (isUnknown(card(g, id)) || !(all || instant) || (fixed && !has.play && cost > means(g, seat))) continue
    if (refusalToPlay(g, seat, id, slow) === null) out.push({ do: 'play', card: id })
  }
  for (const id of elsewhere(g, 'play', seat))
    if (!hand.includes(id) && refusalToPlay(g, seat, id, slow) === null) out.push({ do: 'play', card: id })
  const own = turn(g).seat === seat
  for (const { id, power, needs } of actors(g, seat)) {
    const c = card(g, id)
    if ((needs.ownTurn && !own) || (needs.ready && c.exhausted) || needs.resources > means(g, seat)) continue
    if (power.shape === 'pay') {
      if (refusalToUse(g, seat, c, power, slow) === null) out.push({ do: 'use', card: id, code: power.ptr })
    } else if (refusalToComplete(g, seat, c, power, slow) === null)
      out.push({ do: 'complete', card: id, code: power.ptr })
  }
  for (const id of elsewhere(g, 'complete', seat)) {
    const c = card(g, id)
    if (c.controller === seat && inPlay(c.zone)) continue
    for (const p of powersOf(g, id))
      if (p.shape === 'reward' && refusalToComplete(g, seat, c, p, slow) === null)
        out.push({ do: 'complete', card: id, code: p.ptr }) // 702.2b
  }
  for (const id of hand) if (isUnknown(card(g, id))) out.push({ do: 'show', card: id })
  if (slow) {
    if (refusalToPlace(g, seat, slow) === null) {
      for (const id of hand) {
        if (refusalToPlaceFaceUp(g, seat, id) === null) out.push({ do: 'place', card: id, n: 1 })
        if (refusalToPlaceFaceDown(g, seat, id) === null) out.push({ do: 'place', card: id, n: 0 })
      }
    }
    for (const id of cardsIn(g, zoneId(seat, PARTY)))
      if (refusalToAttack(g, seat, id, slow) === null) out.push({ do: 'attack', card: id })
  }
  if (mayMend(g, seat)) out.push({ do: 'mend' })
  return out
}

/** Cards outside a player's hand that modifiers let them play, or quests that modifiers let them complete. */
function elsewhere(g: Game, on: 'play' | 'complete', seat: Seat): readonly CardId[] {
  const all = active(g, 'can')
  if (all.length === 0) return none
  const out = new Set<CardId>()
  for (const a of all) {
    if (a.mod.on !== on || a.mod.for === undefined || !isIn(g, a.mod.by, playerObj(seat), a.env)) continue
    // What has moved since is another card (415.9), even if the modifier was about it alone.
    for (const o of objs(g, a.mod.for, a.env)) if (g.s.cards[o] && allowed(g, on, seat, o)) out.add(o)
  }
  return [...out]
}

const none: readonly never[] = []

/** Whether the modes and targets of an effect can be chosen (707.1c-d). */
const choosable = (g: Game, text: readonly Effect[], env: Env): boolean =>
  hasTargets(g, meta(text).targets, env, 0) && meta(text).modal.every((m) => canSettle(g, m, env, 0))

/** Restrictions before the colon or the arrow (701.1, 702.1), checked only as the link is added. */
function condition(g: Game, seat: Seat, c: Card, { node }: PaidCode): Env | null {
  const env = envFor(seat, c.id)
  if (node.if && !holds(g, node.if, envFor(c.controller, c.id))) return null
  if (node.only && !holds(g, node.only, env)) return null
  return env
}

/** The zone whose powers a card there has (700.2). */
function whereOf({ zone }: Card): PaidCode['zone'] | '' {
  if (inPlay(zone)) return 'play'
  return zoneKind(zone) === GRAVEYARD ? 'graveyard' : zoneKind(zone) === HAND ? 'hand' : ''
}

/** Loses and can't have powers whose cost is to flip (700.3). */
const losesFlips = (g: Game, c: Card): boolean =>
  active(g, 'noPowers').some((a) => a.mod.only === 'flip' && takes(g, a, c.id))

/** Null if this payment power may be used now (701). */
export function refusalToUse(
  g: Game,
  seat: Seat,
  c: Card,
  p: PaidCode & { shape: 'pay' },
  slow: boolean,
): Refused | null {
  const { node } = p
  if (
    p.zone !== whereOf(c) ||
    isBlank(g, c) ||
    ((losesPowers(g, c.id) || p.word !== undefined) && !powersOf(g, c.id).includes(p)) ||
    (node.pay.some((e) => e.do === 'flip') && losesFlips(g, c))
  )
    return refusals.power
  if (node.by === undefined ? c.controller !== seat : !isIn(g, node.by, playerObj(seat), envFor(c.controller, c.id)))
    return refusals.power
  if (node.basic && !slow) return refusals.basic
  const env = condition(g, seat, c, p)
  if (!env) return refusals.only
  if (node.limit && uses(g, c.id, p.ptr) >= node.limit.n) return refusals.limit
  if (isVain(node) && isUnderWay(g, c.id, node)) return refusals.vain
  const h: Happening = { on: 'use', by: playerObj(seat), what: c.id, cause: seat, power: p.ptr }
  const banned = cannot(g, h)
  if (banned) return banned
  return refusalToPay(g, node.pay, h, node.then, env)
}

/** Why no value of X allows paying for this and choosing its targets (707.1b); null if one does. */
function refusalToPay(
  g: Game,
  cost: readonly Effect[],
  h: Happening,
  text: readonly Effect[],
  env: Env,
): Refused | null {
  const most = isVariable(cost) ? highest(g, cost, env) : 0
  let refused: Refused = refusals.cost
  for (let x = 0; x <= most; x++) {
    const now = x === 0 ? env : { ...env, x }
    if (!canPay(g, priceOf(g, cost, h, now), now)) continue
    if (choosable(g, text, now)) return null
    refused = refusals.target
  }
  return refused
}

/** Whether a power has no cost and a second use would change nothing, because two of its modifiers are no better than one. */
const isVain = once(
  ({ pay, then }: Shapes['pay']): boolean =>
    pay.every((e) => e.do === 'say' || (e.do === 'pay' && e.n === 0)) &&
    then.every((e) => e.do === 'modify' && meta(e).targets.length === 0 && e.mods.every(isIdempotent)),
)

/** Whether such a power of this card waits on the chain, or its modifiers are still in force. */
function isUnderWay(g: Game, id: CardId, node: Shapes['pay']): boolean {
  const code = ptrOf(node.then)
  for (const key of g.s.chain[0].links) {
    const l = link(g, key)
    if (l.card === id && l.code === code) return true
  }
  for (const m of Object.values(g.s.mods)) {
    if (m.self === id && m.code.startsWith(code)) return true
  }
  return false
}

/** The number of uses of this power of this card this turn (701.4); a power that was lost and returns is the same one (701.4a). */
function uses(g: Game, id: CardId, ptr: string): number {
  let n = 0
  for (const k in g.s.log) {
    const h = g.s.log[k]
    if (h?.what !== id) continue
    if (h.on === 'use' && h.power === ptr) n++
    else if (h.on === 'become') n = 0 // 402.3b: its powers are others now, though they may look the same
  }
  return n
}

/** Null if this quest may be completed now for its reward (306.2, 702). */
export function refusalToComplete(
  g: Game,
  seat: Seat,
  c: Card,
  p: PaidCode & { shape: 'reward' },
  slow: boolean,
): Refused | null {
  const { node } = p
  const lies = inPlay(c.zone)
  if (lies ? !c.resource || c.faceDown : !codeOf(g, c).kinds.has('quest')) return refusals.quest
  if (losesPowers(g, c.id)) return refusals.quest
  if ((!lies || c.controller !== seat) && !allowed(g, 'complete', seat, c.id)) return refusals.quest
  if (node.basic && !slow) return refusals.basic // 702.1a
  const env = condition(g, seat, c, p)
  if (!env) return refusals.only
  const h: Happening = { on: 'complete', by: playerObj(seat), what: c.id, cause: seat, power: p.ptr }
  const banned = cannot(g, h)
  if (banned) return banned
  return refusalToPay(g, node.pay, h, node.reward, env)
}

/** Any card may be placed face down, unless something forbids it (412.1b). */
export const refusalToPlaceFaceDown = (g: Game, seat: Seat, id: CardId): Refused | null =>
  cannot(g, { on: 'place', by: playerObj(seat), what: id, cause: seat, side: 'back' })

/** The reason why a player who may place this card can't place it face up (412.1b), or null. */
export function refusalToPlaceFaceUp(g: Game, seat: Seat, id: CardId): Refused | null {
  const c = card(g, id)
  if (!isPlaced(g, c)) return refusals.faceUp
  const banned = cannot(g, { on: 'place', by: playerObj(seat), what: id, cause: seat, side: 'front' })
  if (banned) return banned
  return canPay(g, { which: 0, n: 0, lists: placingCosts(g, c).map(its), on: 'place' }, envFor(seat, id))
    ? null
    : refusals.faceUpCost // 412.1c
}

/** The resources that this player has placed this turn besides the first, and the additional ones that modifiers allow (412.1). */
const placedMore = (g: Game, seat: Seat): number =>
  Object.values(g.s.log).filter((h) => h.on === 'place' && h.by === playerObj(seat) && h.purpose === 'place').length
const additional = (g: Game, seat: Seat): number =>
  active(g, 'can').filter(
    (a) => a.mod.on === 'place' && isIn(g, a.mod.by, playerObj(seat), a.env) && works(g, a, playerObj(seat)),
  ).length

/** Null if this player may place a resource now (412). */
export function refusalToPlace(g: Game, seat: Seat, slow: boolean): Refused | null {
  const p = player(g, seat)
  if (p.boss) return refusals.boss
  if (!slow) return refusals.when
  if (p.placed && placedMore(g, seat) >= additional(g, seat)) return refusals.placed // 412.1
  return cannot(g, { on: 'place', by: playerObj(seat), cause: seat })
}

/** Null if this card may be proposed as an attacker now against somebody (601). */
export function refusalToAttack(g: Game, seat: Seat, id: CardId, slow: boolean): Refused | null {
  return refusalToPropose(g, seat, id) ?? (slow ? refusalToAttackAnything(g, id) : refusals.attackWhen)
}
