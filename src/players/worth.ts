/** What things are worth, in damage to an opposing hero, always from their controller's point of view. */
import type { CardView, Obj, Seat } from '../engine/types.ts'
import { onlyStage } from '../language/index.ts'
import type { CardDef, Of } from '../language/types.ts'
import { attackersLeft } from './attackers.ts'
import { once } from './once.ts'
import { isPick } from './pointer.ts'
import { heals, hurts, lasts } from './prohibitions.ts'
import { attackStrength, strengthOf } from './strength.ts'
import {
  cardOf,
  characters,
  defOf,
  foes,
  friends,
  has,
  healthLeft,
  isRaider,
  isType,
  myTurn,
  seatView,
  type Table,
  teamOf,
} from './table.ts'
import { amountAt, frame, type ReadFrame, resolve } from './who.ts'

/** A raider whose hero is destroyed is out of the game (R100.2). */
const heroWorth = 40
/** A Boss's last stage decides the game; an earlier one only leads to the next (R202). */
const bossWorth = 60
export const cardWorth = 2
/** The loss if something that should stay is destroyed. */
const sparedWorth = 12

/** An ally attacks more than once; how often depends on its health. */
export const allyWorth = (atk: number, health: number): number => 0.6 + 1.3 * atk + 0.5 * Math.max(1, health)

/** A weapon strikes turn after turn, and few effects destroy it. */
export const weaponWorth = (atk: number, strike: number): number => 1 + 2 * atk - 0.5 * strike

/** Armor prevents its DEF once a round, if its hero is hit. */
export const armorWorth = (def: number): number => 1 + 1.1 * def

/** A protector takes the hardest blow of each round for another character. */
export const shieldWorth = (t: Table, health: number): number => 0.6 * Math.min(health, threat(t) + 1)

/** What a card in play is worth to its controller. */
export function worth(t: Table, card: CardView): number {
  if (t.spared.has(card.id)) return -sparedWorth
  if (isType(card, 'hero')) return seatView(t, card.controller)?.boss ? bossWorth : heroWorth
  const def = defOf(t, card.id)
  const powers = 0.7 * (def?.powers?.length ?? 0)
  if (isType(card, 'ally')) {
    const protects = has(card, 'Protector') ? 0.8 : 0
    return allyWorth(attackStrength(t, card), healthLeft(card)) + powers + protects
  }
  if (isType(card, 'weapon')) return weaponWorth(card.atk ?? 0, card.strike ?? 0) + powers
  if (isType(card, 'armor')) return armorWorth(card.def_ ?? 0) + powers
  if (card.zone === 'resources') return cardWorth
  return 1.5 + 0.9 * (def?.cost ?? 1) + (card.host ? 0.5 : 0) + sharpening(def) + again(def)
}

/** The extra worth of a power that can be used turn after turn. */
const again = (def: CardDef | undefined): number =>
  (def?.powers ?? []).some((power) => 'pay' in power && power.pay.some((c) => c.do === 'activate')) ? 2.5 : 0

/** The ATK that an ongoing card adds counts in every attack. */
const sharpening = (def: CardDef | undefined): number =>
  (def?.powers ?? []).reduce((sum, power) => {
    const mods = 'always' in power ? power.always : []
    return mods.reduce(
      (n, m) => (m.mod === 'stat' && m.stat === 'atk' && typeof m.n === 'number' ? n + Math.abs(m.n) : n),
      sum,
    )
  }, 0)

/** What n damage (of this type) to a card costs its controller. */
export function harm(t: Table, card: CardView, n: number, type?: string): number {
  if (n <= 0 || card.health === null || has(card, 'Immune') || !hurts(t, card, type)) return 0
  const left = healthLeft(card)
  if (isType(card, 'hero')) {
    const boss = seatView(t, card.controller)?.boss
    if (n >= left) return t.spared.has(card.id) ? -sparedWorth : boss ? stageWorth(t) : heroWorth
    const share = 1 - Math.max(0, left - n) / Math.max(1, card.health ?? 1)
    if (boss && t.team !== teamOf(t, card.controller)) return 1.3 * n - brink(t, card, n)
    return n * (boss ? 0.8 : 0.6 + 0.7 * share)
  }
  if (!isType(card, 'ally') || lasts(t, card)) return 0
  const whole = worth(t, card) * trade(t, card)
  return n >= left ? whole : whole * (trade(t, card) > 1 ? 0.7 : 0.35) * (n / Math.max(1, left))
}

/** What a damage effect costs us. */
function dealt(t: Table, f: ReadFrame, e: Of<'deal'>): number {
  const one = typeof e.to === 'object' && isPick(e.to)
  const each = resolve(t, f, e.to).map((o, i) => {
    const hit = cardOf(t, o)
    return hit && teamOf(t, hit.controller) === t.team ? harm(t, hit, amountAt(t, f, e.n, one ? 0 : i)) : 0
  })
  return one ? Math.max(0, ...each) : each.reduce((a, b) => a + b, 0)
}

/** The amounts of damage from which a card may use a power, on either side, and what that would cost us. */
interface Brink {
  at: number
  cost: number
}
const brinks = new WeakMap<Table, Map<Obj, readonly Brink[]>>()

/** What it costs to bring a card to such an amount of damage without destroying it, since its controller will use the power at once. */
function brink(t: Table, card: CardView, n: number): number {
  const cards = brinks.get(t) ?? new Map<Obj, readonly Brink[]>()
  brinks.set(t, cards)
  const known = cards.get(card.id) ?? brinksOf(t, card)
  cards.set(card.id, known)
  const crossed = known.filter(({ at }) => card.damage < at && card.damage + n >= at)
  if (crossed.length === 0 || (card.exhausted && reach(t) >= healthLeft(card))) return 0
  return crossed.reduce((sum, { cost }) => sum + 0.5 * cost, 0)
}

function brinksOf(t: Table, card: CardView): Brink[] {
  const def = defOf(t, card.id)
  return [...(def?.powers ?? []), ...(def?.front ?? []), ...(def?.back ?? [])].flatMap((power) => {
    if (!('pay' in power) || !('then' in power)) return []
    const only = power.only
    if (!only || !('match' in only) || only.match !== 'self' || only.where?.[0] !== 'damage') return []
    if (only.where[1] !== '>=' || typeof only.where[2] !== 'number') return []
    const f = frame(card.controller, card.id)
    const lost = power.then.reduce((sum, e) => (e.do === 'deal' ? sum + dealt(t, f, e) : sum), 0)
    const gone = power.pay.some((e) => e.do === 'destroy' && e.what === 'self')
    return [{ at: only.where[2], cost: Math.max(0, lost - (gone ? stageWorth(t) : 0)) }]
  })
}

/** The damage that we could still deal before the opponents ready, if opposing protectors stop the strongest attackers. */
function reach(t: Table): number {
  const stops = characters(t, foes(t)).filter((c) => !c.exhausted && has(c, 'Protector')).length
  const through = attackersLeft(t).slice(0, -stops || undefined)
  return through.reduce((sum, { n }) => sum + n, 0)
}

/** Each raider draws a card, and the Boss only one against all of them: trading an ally for one of the Boss's is good for the raiders. */
function trade(t: Table, card: CardView): number {
  // It costs her no card, and the blow at it is one less at her (R11).
  if (isRaider(t) && isPlainToken(t, card)) return 1
  const many = friends(t).length
  return seatView(t, card.controller)?.boss && teamOf(t, card.controller) !== t.team ? 1 + 0.3 * (many - 1) : 1
}

/** A Whelp and the like: one health, and nothing that it does but attack. */
const isPlainToken = (t: Table, card: CardView): boolean =>
  card.token && (card.health ?? 0) <= 1 && (defOf(t, card.id)?.powers ?? []).length === 0

const stageWorth = ({ view: { raid } }: Table): number => (raid.stage >= raid.stages || raid.stage < 1 ? bossWorth : 18)

/** What healing n is worth to a card's controller; more if it is close to being destroyed. */
export function relief(t: Table, card: CardView, n: number | 'all'): number {
  const healed = Math.min(card.damage, n === 'all' ? card.damage : n)
  if (healed <= 0 || !heals(t, card)) return 0
  if (isType(card, 'hero'))
    return healed * urgency(t, card) * (0.45 + 0.8 * (card.damage / Math.max(1, card.health ?? 1)))
  return worth(t, card) * 0.3 * (healed / Math.max(1, card.health ?? 1))
}

/** Healing is for heroes of the raid who could fall on the Boss's next turn; the others can wait (R14). */
function urgency(t: Table, hero: CardView): number {
  if (!isRaider(t) || teamOf(t, hero.controller) !== t.team) return 1
  return healthLeft(hero) <= bossForce(t) ? 1.25 : 1
}

/** What a card is worth in hand, from its printed numbers. */
export function par(def: CardDef | undefined): number {
  if (!def) return cardWorth
  const byCost = 1.2 + 1.1 * (def.cost ?? 1) + (def.x ? 2 : 0)
  return def.type === 'ally' ? 0.5 * byCost + 0.6 * allyWorth(def.atk ?? 0, def.health ?? 1) : byCost
}

/** How much a seat wants to keep a card in hand; it discards the least wanted first. */
export function worthKeeping(t: Table, id: Obj, seat: Seat): number {
  const card = cardOf(t, id)
  const def = defOf(t, id)
  if (!card || !def) return cardWorth
  const stage = onlyStage(def)
  if (stage !== null && stage < t.view.raid.stage) return 0
  const row = seatView(t, seat)
  const short = Math.max(0, (def.cost ?? 0) - (row?.resources.length ?? 0) - 2)
  const twins = (row?.hand ?? []).filter((other) => other !== id && cardOf(t, other)?.def === card.def).length
  const locked = stage !== null && stage > t.view.raid.stage ? 1.5 : 0
  return Math.max(0.1, par(def) - 0.8 * short - 0.6 * twins - locked)
}

/** The attack strength that opponents can still use against one of our cards this turn. */
export function comingAttacks(t: Table): number {
  if (myTurn(t) || t.view.turn.phase !== 'action') return 0
  const seat = seatView(t, t.view.turn.seat)
  if (!seat || seat.team === t.team) return 0
  return characters(t, [seat])
    .filter((c) => !c.exhausted && !c.fresh)
    .reduce((sum, c) => sum + attackStrength(t, c), 0)
}

/** What all opposing characters together can deal on their next turn, and about as much as a card of theirs adds. */
const bossForce = once((t: Table): number => 3 + strengthOf(t, foes(t)))

/** The strongest attack that opponents could make on their next turns; decides what a ready protector is worth. */
export function threat(t: Table): number {
  const strengths = characters(t, foes(t)).map((c) => attackStrength(t, c))
  return Math.max(0, ...strengths)
}
