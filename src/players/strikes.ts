/** What strikes are worth: the best rate for resources that a raider has, turn after turn. */
import type { CardView } from '../engine/types.ts'
import type { CardDef, Power } from '../language/types.ts'
import { frame } from './frame.ts'
import { judgeText } from './judge.ts'
import { powersOf } from './strength.ts'
import { defOf, seatView, type Table } from './table.ts'

/** What a resource could buy elsewhere, in damage to a hero. */
const price = 1.1
/** The number of turns in which a weapon strikes before the raid is over, or its hero. */
const strikes = 3

/** Whether a power works only as its weapon deals damage. */
export const isEdge = (power: Power): power is Extract<Power, { when: unknown }> =>
  'when' in power && power.when.on === 'deal' && power.when.with === 'self'

/** What a strike with the weapon does besides its own damage. */
export function edge(t: Table, weapon: CardView | undefined): number {
  if (!weapon) return 0
  const f = frame(weapon.controller, weapon.id, weapon.host)
  return powersOf(defOf(t, weapon.id), weapon.faceDown)
    .filter(isEdge)
    .reduce((sum, power) => sum + judgeText(t, f, power.then), 0)
}

/** What a weapon is worth to its hero: what its strikes deal, less their price; nothing if they can't be paid. */
export function armed(t: Table, weapon: CardView | undefined, def: CardDef): number {
  const { atk = 0, strike = 0 } = def
  const rows = seatView(t, t.me)?.resources.length ?? 0
  if (strike > rows + 1) return 0.5
  const each = Math.max(0, 1.3 * atk - price * strike)
  return 0.5 + strikes * each + 0.8 * Math.max(0, edge(t, weapon))
}
