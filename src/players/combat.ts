/** Combat arithmetic: what an attack would do, and who could protect against it (601-603). */
import type { CardView, Obj } from '../engine/types.ts'
import { attackersLeft } from './attackers.ts'
import { onceFor, onceForEach } from './once.ts'
import { hurts, isIdle, revenge, unprevented } from './prohibitions.ts'
import { attackStrength, defenceStrength, lostAgainst } from './strength.ts'
import { cardOf, cardsInPlay, has, isCharacter, type Table, teamOf } from './table.ts'
import { harm } from './worth.ts'

export interface Exchange {
  dealt: number
  taken: number
  kills: boolean
  dies: boolean
  /** Harm done, for the attacker, and minus harm taken. */
  done: number
  gain: number
}

/** The result of combat between these two; `protecting`: whether the defender is protecting. */
export function exchange(t: Table, attacker: CardView, defender: CardView, protecting = false): Exchange {
  const idle = isIdle(t, attacker.id)
  const strength = idle ? 0 : attackStrength(t, attacker) - lostAgainst(t, attacker, 'attacking', defender)
  const [type] = attacker.damageTypes
  const dealt = hurts(t, defender, type) ? unprevented(t, defender, strength) : 0
  const done = harm(t, defender, strength, type)
  const kills = dealt > 0 && done > 0 && dealt >= (defender.health ?? 0) - defender.damage
  const back = dealt > 0 ? revenge(t, defender.id, kills) : 0
  const blow = has(attacker, 'Long-Range') || isIdle(t, defender.id) ? 0 : defenceStrength(t, defender, protecting)
  const taken = back + blow
  const dies = taken > 0 && taken >= (attacker.health ?? 0) - attacker.damage
  return { dealt, done, taken, kills, dies, gain: done - harm(t, attacker, taken) }
}

/** Characters that could protect a defender (Protector; in a team also friends): those that are ready, or will be. */
export function protectors(
  t: Table,
  attacker: CardView,
  defender: CardView,
  willBe: ReadonlySet<Obj> = nobody,
): CardView[] {
  if (has(attacker, 'Stealth')) return []
  const team = teamOf(t, defender.controller)
  const able = guards(t).filter(({ id, exhausted }) => !exhausted || willBe.has(id))
  return able.length === 0 ? [] : able.filter((c) => c.id !== defender.id && teamOf(t, c.controller) === team)
}
const nobody: ReadonlySet<Obj> = new Set()
const guards = onceFor((t: Table): readonly CardView[] =>
  cardsInPlay(t).filter((c) => isCharacter(c) && has(c, 'Protector')),
)

/** What the attack is worth if the opponents protect as is best for them. */
export function attackGain(t: Table, attacker: CardView, defender: CardView): number {
  const open = exchange(t, attacker, defender).gain
  const able = protectors(t, attacker, defender)
  if (able.length === 0) return open
  return Math.min(
    open,
    ...able.map((p) => exchange(t, attacker, p, true).gain + opened(t, attacker, defender, p, able.length)),
  )
}

/**
 * What it is worth to draw out a protector here: each can protect only once before it readies. Protectors stop the weakest of the
 * remaining attackers; with one protector fewer, one more attacker gets through.
 */
function opened(t: Table, attacker: CardView, defender: CardView, protector: CardView, stops: number): number {
  const next = attackersLeft(t).filter(({ card }) => card.id !== attacker.id)[stops - 1]
  if (!next) return 0
  return Math.max(0, harm(t, defender, next.n)) + harm(t, next.card, defenceStrength(t, protector, true))
}

/** Opposing characters that a card could attack, as far as the table shows. */
export function defenders(t: Table, attacker: CardView): CardView[] {
  const team = teamOf(t, attacker.controller)
  return open(t).filter((c) => teamOf(t, c.controller) !== team)
}

const open = onceFor((t: Table): readonly CardView[] =>
  cardsInPlay(t).filter((c) => isCharacter(c) && !has(c, 'Immune') && !has(c, 'Elusive')),
)

/** The best defender for an attack, what that gains, and whether there is no other. */
interface Attack {
  gain: number
  defender: CardView | undefined
  only: boolean
}

/** The best that a card's attack could do now. */
export const bestAttack = onceForEach(findBest)

function findBest(t: Table, attacker: CardView): Attack {
  const all = defenders(t, attacker)
  const best: Attack = { gain: -Infinity, defender: undefined, only: all.length === 1 }
  for (const defender of all) {
    const gain = attackGain(t, attacker, defender)
    if (gain <= best.gain) continue
    best.gain = gain
    best.defender = defender
  }
  return best
}

/** The damage that this combat is about to deal to a card. */
export function combatDamage(t: Table, obj: Obj): number {
  const combat = t.view.combat
  const attacker = cardOf(t, combat?.attacker ?? 0)
  const defender = cardOf(t, combat?.defender || combat?.proposed || 0)
  if (!attacker || !defender) return 0
  if (obj === defender.id) return attackStrength(t, attacker)
  if (obj === attacker.id && !has(attacker, 'Long-Range')) return defenceStrength(t, defender)
  return 0
}
