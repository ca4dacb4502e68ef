/** What things are worth, in damage to an opposing hero, always from their controller's point of view. */
import type { CardView, Obj, Seat } from '../engine/types.ts'
import { onlyStage } from '../language/index.ts'
import type { CardDef, Effect, Of, Power } from '../language/types.ts'
import { attackersLeft } from './attackers.ts'
import { frame, type ReadFrame } from './frame.ts'
import { isLastBlow } from './last-blow.ts'
import { amountAt, resolve } from './meaning.ts'
import { onceFor, onceForEach } from './once.ts'
import { inDanger } from './plan.ts'
import { isPick } from './pointer.ts'
import { heals, hurts, lasts, unprevented } from './prohibitions.ts'
import { balanced } from './roles.ts'
import { attackStrength, powersOf } from './strength.ts'
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
import { careFor, isAsked, zealAgainst } from './wishes.ts'

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

/** Whether it should stay in play for now, as a tactic or a person wants it. */
const isSpared = (t: Table, card: CardView): boolean => isAsked(t, 'spare', card.id) || t.spares(card)

/** What a card in play is worth to its controller. */
export function worth(t: Table, card: CardView): number {
  if (isSpared(t, card)) return -sparedWorth
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

/**
 * What n damage (of this type) to a card costs its controller; more or less than that to us if we are asked to attack or spare it, and nothing if it is the
 * last blow, which is left to a person.
 */
export const harm = (t: Table, card: CardView, n: number, type?: string): number =>
  isLastBlow(t, card, n) ? 0 : zealAgainst(t, card) * zealOf(t, card) * loss(t, card, n, type)

/** How much harm to an opponent counts for this bot's role. */
function zealOf(t: Table, card: CardView): number {
  if (t.role === balanced || teamOf(t, card.controller) === t.team) return 1
  return isType(card, 'hero') ? t.role.zeal.boss : t.role.zeal.allies
}

function loss(t: Table, card: CardView, dealt: number, type?: string): number {
  if (dealt <= 0 || card.health === null || has(card, 'Immune') || !hurts(t, card, type)) return 0
  const n = unprevented(t, card, dealt)
  const left = healthLeft(card)
  if (n <= 0 || left <= 0) return 0
  if (isType(card, 'hero')) {
    const boss = seatView(t, card.controller)?.boss
    if (n >= left) return isSpared(t, card) ? -sparedWorth : boss ? stageWorth(t) : heroWorth
    const share = 1 - Math.max(0, left - n) / Math.max(1, card.health ?? 1)
    if (boss && t.team !== teamOf(t, card.controller)) return 1.3 * n - brink(t, card, n)
    return n * (boss ? 0.8 : 0.6 + 0.7 * share)
  }
  if (!isType(card, 'ally') || lasts(t, card)) return 0
  const traded = trade(t, card)
  const whole = worth(t, card) * traded
  return n >= left ? whole : whole * (traded > 1 ? 0.7 : 0.35) * (n / Math.max(1, left))
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

/** An amount of damage from which a card may use a power, on either side, or turns over, and what that would cost us. */
interface Brink {
  at: number
  cost: number
  /** It turns over, whether it is exhausted or not. */
  turns?: true
}
const brinks = onceForEach(brinksOf)

/** What it costs to bring a card to such an amount of damage without destroying it, since its controller will use the power at once. */
function brink(t: Table, card: CardView, n: number): number {
  const crossed = brinks(t, card).filter(({ at }) => card.damage < at && card.damage + n >= at)
  if (crossed.length === 0) return 0
  const isFinished = reach(t) >= healthLeft(card)
  return crossed.reduce((sum, { cost, turns }) => (isFinished && (turns || card.exhausted) ? sum : sum + 0.5 * cost), 0)
}

function brinksOf(t: Table, card: CardView): Brink[] {
  const def = defOf(t, card.id)
  const f = frame(card.controller, card.id)
  const now = powersOf(def, card.faceDown).flatMap((power) => {
    const at = turningPoint(power)
    return at === null ? [] : [{ at, cost: turnedOver(t, f, powersOf(def, !card.faceDown)), turns: true as const }]
  })
  const ever = [...(def?.powers ?? []), ...(def?.front ?? []), ...(def?.back ?? [])].flatMap((power) => {
    if (!('pay' in power) || !('then' in power)) return []
    const at = leastDamage(power.only)
    if (at === null) return []
    const gone = power.pay.some((e) => e.do === 'destroy' && e.what === 'self')
    return [{ at, cost: Math.max(0, lostTo(t, f, power.then) - (gone ? stageWorth(t) : 0)) }]
  })
  return [...now, ...ever]
}

const lostTo = (t: Table, f: ReadFrame, then: readonly Effect[]): number =>
  then.reduce((sum, e) => (e.do === 'deal' ? sum + dealt(t, f, e) : sum), 0)

/** The damage from which a condition is true of its own card. */
function leastDamage(only: unknown): number | null {
  const { match, where } = (typeof only === 'object' && only ? only : {}) as {
    match?: unknown
    where?: readonly unknown[]
  }
  const [what, op, n] = match === 'self' ? (where ?? []) : []
  return what === 'damage' && op === '>=' && typeof n === 'number' ? n : null
}

/** The damage from which a card turns over as it is dealt more. */
function turningPoint(power: Power): number | null {
  if (!('when' in power) || power.when.on !== 'deal' || power.when.to !== 'self') return null
  const flip = power.then.find((e) => e.do === 'flip' && e.what === 'self')
  return flip ? leastDamage(flip.if) : null
}

/** What the powers of a card's other side would do to us with the resources that its controller has on the next turn. */
function turnedOver(t: Table, f: ReadFrame, powers: readonly Power[]): number {
  const rows = seatView(t, f.you)?.resources.length ?? 0
  return powers.reduce((sum, power) => {
    if (!('pay' in power) || !('then' in power)) return sum
    const price = power.pay.find((e) => e.do === 'pay')?.n
    return typeof price === 'number' && price > 0 ? sum + Math.floor(rows / price) * lostTo(t, f, power.then) : sum
  }, 0)
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

const stageWorth = ({ view: { raid }, lastStand }: Table): number => (lastStand || raid.stage < 1 ? bossWorth : 18)

/** What healing n is worth to a card's controller; more if it is close to being destroyed. */
export function relief(t: Table, card: CardView, n: number | 'all'): number {
  const healed = Math.min(card.damage, n === 'all' ? card.damage : n)
  if (healed <= 0 || !heals(t, card)) return 0
  if (isType(card, 'hero'))
    return careFor(t, card) * healed * urgency(t, card) * (0.45 + 0.8 * (card.damage / Math.max(1, card.health ?? 1)))
  return careFor(t, card) * worth(t, card) * 0.3 * (healed / Math.max(1, card.health ?? 1))
}

/** Healing is for heroes of the raid who could fall on the Boss’s next turn; the others can wait (R14). */
function urgency(t: Table, hero: CardView): number {
  if (!isRaider(t) || teamOf(t, hero.controller) !== t.team) return 1
  return inDanger(t, hero) ? 1.8 * t.role.care : 1
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

/** The strongest attack that opponents could make on their next turns; decides what a ready protector is worth. */
export const threat = onceFor((t: Table): number => {
  const strengths = characters(t, foes(t)).map((c) => attackStrength(t, c))
  return Math.max(0, ...strengths)
})
