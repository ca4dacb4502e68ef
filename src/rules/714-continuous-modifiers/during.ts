/** Conditions of modifiers: what their subjects are doing in combat, or any other (714.3a). */

import type { CombatState, WhileState } from '../../language/types.ts'
import type { Obj } from '../../state/types.ts'
import { isAttacking, isDefending, isInCombat, isProtecting } from '../core/facts.ts'
import { combat, type Game } from '../core/game.ts'
import { type Env, holds, isIn } from '../core/words.ts'

const inCombat: Readonly<Record<CombatState, (g: Game, o: Obj) => boolean>> = {
  attacking: isAttacking,
  defending: isDefending,
  protecting: isProtecting,
  inCombat: isInCombat,
}
const isSeveral = (w: WhileState): w is readonly CombatState[] => Array.isArray(w)

/** Whether this is so of the subject of a modifier (714.3a). */
export function during(g: Game, w: WhileState, subject: Obj, env: Env): boolean {
  if (typeof w === 'string') return inCombat[w](g, subject)
  if (isSeveral(w)) return w.some((state) => inCombat[state](g, subject))
  if ('attacking' in w) {
    if (!isAttacking(g, subject)) return false
    const k = combat(g)
    const [one, two] = k.defender ? [k.defender, k.second] : [k.proposed, k.proposedToo]
    return isIn(g, w.attacking, one, env) || (two !== 0 && isIn(g, w.attacking, two, env))
  }
  if ('defending' in w) return isDefending(g, subject) && isIn(g, w.defending, combat(g).attacker, env)
  if ('inCombat' in w)
    return during(g, { attacking: w.inCombat }, subject, env) || during(g, { defending: w.inCombat }, subject, env)
  return holds(g, w, { ...env, it: subject })
}
