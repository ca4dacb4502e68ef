/** Combat arithmetic: what an attack would do, and who may step in front of it (601-603). */
import type { CardView, Obj } from '../engine/types.ts'
import { attackersLeft } from './attackers.ts'
import { isIdle, revenge } from './prohibitions.ts'
import { attackStrength, defenceStrength } from './strength.ts'
import { cardOf, has, inPlay, isCharacter, type Table, teamOf } from './table.ts'
import { harm } from './worth.ts'

export interface Exchange {
  dealt: number
  taken: number
  kills: boolean
  dies: boolean
  /** Harm done less harm taken, for the attacker. */
  gain: number
}

/** What an attack comes to if these two meet; `protecting`: as that one protects. */
export function exchange(t: Table, attacker: CardView, defender: CardView, protecting = false): Exchange {
  const dealt = isIdle(t, attacker.id) ? 0 : attackStrength(t, attacker)
  const type = attacker.damageTypes[0]
  const kills = dealt > 0 && harm(t, defender, dealt, type) > 0 && dealt >= (defender.health ?? 0) - defender.damage
  const back = dealt > 0 ? revenge(t, defender.id, kills) : 0
  const blow = has(attacker, 'Long-Range') || isIdle(t, defender.id) ? 0 : defenceStrength(t, defender, protecting)
  const taken = back + blow
  const dies = taken > 0 && taken >= (attacker.health ?? 0) - attacker.damage
  return { dealt, taken, kills, dies, gain: harm(t, defender, dealt, type) - harm(t, attacker, taken) }
}

/** Ready characters that may step in front of a defender (Protector; in a team also for friends). */
export function protectors(t: Table, attacker: CardView, defender: CardView): CardView[] {
  if (has(attacker, 'Stealth')) return []
  const team = teamOf(t, defender.controller)
  return inPlay(t).filter(
    (c) =>
      isCharacter(c) && c.id !== defender.id && !c.exhausted && has(c, 'Protector') && teamOf(t, c.controller) === team,
  )
}

/** What the attack is worth if the opponents protect as it suits them. */
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
 * What it is worth that a protector steps in here and nowhere else: each does so once before it readies. Of the attackers that are left
 * the weakest are stopped; with one protector less, one of them gets through.
 */
function opened(t: Table, attacker: CardView, defender: CardView, protector: CardView, stops: number): number {
  const next = attackersLeft(t).filter(({ card }) => card.id !== attacker.id)[stops - 1]
  if (!next) return 0
  return Math.max(0, harm(t, defender, next.n)) + harm(t, next.card, defenceStrength(t, protector, true))
}

/** Opposing characters that a card could be sent against, as far as the table shows. */
function defenders(t: Table, attacker: CardView): CardView[] {
  const team = teamOf(t, attacker.controller)
  return inPlay(t).filter(
    (c) => isCharacter(c) && teamOf(t, c.controller) !== team && !has(c, 'Immune') && !has(c, 'Elusive'),
  )
}

/** The best that a card's attack could do now. */
export function bestAttack(t: Table, attacker: CardView): { gain: number; defender: CardView | undefined } {
  let best: { gain: number; defender: CardView | undefined } = { gain: -Infinity, defender: undefined }
  for (const defender of defenders(t, attacker)) {
    const gain = attackGain(t, attacker, defender)
    if (gain > best.gain) best = { gain, defender }
  }
  return best
}

/** Damage that this combat is about to deal to a card. */
export function combatDamage(t: Table, obj: Obj): number {
  const combat = t.view.combat
  const attacker = cardOf(t, combat?.attacker ?? 0)
  const defender = cardOf(t, combat?.defender || combat?.proposed || 0)
  if (!attacker || !defender) return 0
  if (obj === defender.id) return attackStrength(t, attacker)
  if (obj === attacker.id && !has(attacker, 'Long-Range')) return defenceStrength(t, defender)
  return 0
}
