/** Preventing damage (717.2): how much a modifier or a piece of equipment prevents, and whether it may. */
import { PARTY, zoneId } from '../../state/ids.ts'
import type { CardId, Obj, Packet } from '../../state/types.ts'
import { cannot } from '../103-cant.ts'
import { toll } from '../403-costs.ts'
import { would } from '../408-packets.ts'
import { exhausting } from '../411-ready.ts'
import { type Active, active, value, works } from '../714-continuous-modifiers/modifiers.ts'
import { type Instead, keyOf, namesFor, type Prevent } from '../716-replacement.ts'
import { card, type Game } from '../core/game.ts'
import { amount, type Env, isIn } from '../core/words.ts'

export const isPrevent = (a: Instead | Prevent): a is Prevent => a.mod.mod === 'prevent'

/** A modifier's own side, with the packet's roles as names. */
export const preventingEnv = (a: Pick<Active, 'env'>, p: Packet): Env => ({ ...a.env, names: namesFor(a, would(p)) })

/** Equipment covers heroes, and other characters that a power lets it cover (717.2c). */
function covers(g: Game, shielder: Obj, equipment: CardId): boolean {
  if (g.ask.kind(g, shielder, 'hero')) return true
  return active(g, 'can').some(
    (a) =>
      a.mod.on === 'defendWith' &&
      isIn(g, a.mod.by, shielder, a.env) &&
      (a.mod.with === undefined || isIn(g, a.mod.with, equipment, a.env)) &&
      works(g, a, shielder),
  )
}

/** Ready equipment with DEF that may be exhausted for a preventable packet to this character (717.2c). */
export function shields(g: Game, p: Packet): CardId[] {
  if (p.heal || p.sure) return []
  const seat = card(g, p.to).controller
  return (g.s.zones[zoneId(seat, PARTY)]?.cards ?? []).filter(
    (id) =>
      !card(g, id).exhausted &&
      g.ask.kind(g, id, 'equipment') &&
      value(g, id, 'def') > 0 &&
      covers(g, p.to, id) &&
      !cannot(g, { on: 'exhaust', what: id, ...exhausting(seat, 'prevent') }) &&
      toll(g, id, 'prevent') !== null, // 600.3a
  )
}

/** 408.3c */
export const preventable = (g: Game, p: Packet): boolean =>
  !p.heal &&
  !p.sure &&
  cannot(g, {
    on: 'prevent',
    by: p.by,
    to: p.to,
    with: p.with[0],
    ...(p.with.length > 1 ? { withs: p.with } : {}),
    combat: p.combat,
    type: p.types[0],
    types: p.types,
  }) === null

/** Amounts used up by simulated packets: of each modifier's prevention, and the damage prevented to each character. */
export interface Spent {
  by: Map<string, number>
  of: Map<CardId, number>
}

/** The amount that a prevention modifier prevents of this packet now (717.2). */
export function takes(
  g: Game,
  a: Prevent | (Pick<Prevent, 'mod' | 'env'> & { row: null }),
  p: Packet,
  spent?: Spent,
): number {
  const n = a.mod.n
  if (n === 'all') return p.n
  if (typeof n === 'object' && 'next' in n) return Math.min(p.n, a.row ? a.row.n - (spent?.by.get(keyOf(a)) ?? 0) : 0)
  const env = preventingEnv(a, p)
  if (typeof n === 'object' && 'allBut' in n) return Math.max(0, p.n - amount(g, n.allBut, env))
  if (typeof n === 'object' && 'first' in n)
    return Math.max(0, Math.min(p.n, amount(g, n.first, env) - metBefore(g, p.to) - (spent?.of.get(p.to) ?? 0)))
  return Math.max(0, Math.min(p.n, amount(g, n, env)))
}

/** 717.6: damage that has been dealt to this character this turn, or would have been and was prevented. */
function metBefore(g: Game, to: CardId): number {
  let n = 0
  for (const h of Object.values(g.s.log)) {
    if ((h.on === 'deal' || h.on === 'prevent') && h.to === to) n += h.n ?? 0
  }
  return n
}

/** Whether preventing uses it up. */
export const limited = ({ mod: m }: Prevent): boolean =>
  m.next === true || (typeof m.n === 'object' && ('next' in m.n || 'first' in m.n))
