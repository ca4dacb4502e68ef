/** Damage that is put, removed or switched rather than dealt (405.3, 405.7): nothing replaces or prevents it. */
import { put } from '../state/journal.ts'
import type { CardId, Obj, Seat } from '../state/types.ts'
import { happen } from './703-triggers.ts'
import { inPlayNow, number } from './714-modifiers.ts'
import { card, type Game } from './game.ts'

/** Damage that this character would still need to have fatal damage (405.2); without a number for health no damage is that much. */
export function untilFatal(g: Game, id: CardId): number {
  const health = number(g, id, 'health')
  return health === null ? Number.MAX_SAFE_INTEGER : Math.max(0, health - card(g, id).damage)
}

/** Only characters in play are damaged (405.1). */
const damageable = (g: Game, o: Obj): boolean => inPlayNow(g, o) && g.ask.kind(g, o, 'character')

/** Puts damage on a character (405.3): never more than exactly fatal. Returns how much. */
export function putDamage(g: Game, to: CardId, n: number, cause?: Seat): number {
  if (!damageable(g, to) || g.ask.keyword(g, to, 'Immune')) return 0
  const real = Math.min(Math.floor(n), untilFatal(g, to)) // 405.6
  if (real > 0) {
    happen(g, { on: 'put', what: to, to, n: real, type: 'damage', cause }, () => {
      put(g, 'cards', to, 'damage', card(g, to).damage + real)
      return undefined
    })
  }
  return Math.max(0, real)
}

/** Takes damage off a character, which is not healing. Returns how much. */
export function removeDamage(g: Game, from: CardId, n: number, cause?: Seat): number {
  if (!damageable(g, from)) return 0
  const have = card(g, from).damage
  const real = Math.min(Math.floor(n), have)
  if (real <= 0) return 0
  happen(g, { on: 'remove', what: from, from, n: real, type: 'damage', cause }, () => {
    put(g, 'cards', from, 'damage', have - real)
    return undefined
  })
  return real
}

/** 405.7: the one with more damage loses the difference, the other has it put on; nothing if either is not in play. */
export function switchDamage(g: Game, a: Obj, b: Obj, cause?: Seat): boolean {
  if (!damageable(g, a) || !damageable(g, b)) return false
  const by = card(g, a).damage - card(g, b).damage
  const [more, less] = by > 0 ? [a, b] : [b, a]
  removeDamage(g, more, Math.abs(by), cause)
  putDamage(g, less, Math.abs(by), cause)
  return true
}
