/** Damage that is put, removed or switched rather than dealt (405.3, 405.7): nothing replaces or prevents it. */
import { put } from '../state/journal.ts'
import type { CardId, Happening, Obj, Seat } from '../state/types.ts'
import { type Event, happenAll } from './703-triggers/events.ts'
import { inPlayNow, number } from './714-continuous-modifiers/modifiers.ts'
import { card, type Game } from './core/game.ts'

/** The damage that this character still needs for fatal damage (405.2); infinite without a health number. */
export function untilFatal(g: Game, id: CardId): number {
  const health = number(g, id, 'health')
  return health === null ? Number.MAX_SAFE_INTEGER : Math.max(0, health - card(g, id).damage)
}

/** Only characters in play are damaged (405.1). */
const damageable = (g: Game, o: Obj): boolean => inPlayNow(g, o) && g.ask.kind(g, o, 'character')

/** The event of putting damage on a character (405.3), at most fatal damage together with `more` put at the same time. Null if there is none. */
export function putting(g: Game, to: CardId, n: number, cause?: Seat, more = 0): Event | null {
  if (!damageable(g, to) || g.ask.keyword(g, to, 'Immune')) return null
  const real = Math.min(Math.floor(n), untilFatal(g, to) - more) // 405.6
  return real <= 0 ? null : changing(g, { on: 'put', what: to, to, n: real, type: 'damage', cause }, real)
}

/** Damage removed from a character, which is not healing, together with `more` removed at the same time. */
export function removing(g: Game, from: CardId, n: number, cause?: Seat, more = 0): Event | null {
  if (!damageable(g, from)) return null
  const real = Math.min(Math.floor(n), card(g, from).damage - more)
  return real <= 0 ? null : changing(g, { on: 'remove', what: from, from, n: real, type: 'damage', cause }, -real)
}

const changing = (g: Game, h: Happening & { what: CardId }, by: number): Event => ({
  h,
  commit: () => {
    put(g, 'cards', h.what, 'damage', card(g, h.what).damage + by)
  },
})

/** 405.7: the one with more damage loses the difference, the other has it put on, both at once; nothing if either is not in play. */
export function switchDamage(g: Game, a: Obj, b: Obj, cause?: Seat): boolean {
  if (!damageable(g, a) || !damageable(g, b)) return false
  const by = card(g, a).damage - card(g, b).damage
  const [more, less] = by > 0 ? [a, b] : [b, a]
  const both = [removing(g, more, Math.abs(by), cause), putting(g, less, Math.abs(by), cause)]
  happenAll(
    g,
    both.filter((x) => x !== null),
  )
  return true
}
