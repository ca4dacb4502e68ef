/** Entering play (710), in its order: enters-modifiers, the card, its continuous powers, then what triggers; uniqueness (414) follows. */
import { NOWHERE, PARTY, zoneId } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import type { CardId, Happening, Seat } from '../state/types.ts'
import { mayEnter } from './103-cant.ts'
import { cardsIn, relocate, staysRemoved } from './415-zones.ts'
import { type Event, happenAll } from './703-triggers.ts'
import { active, works } from './714-modifiers.ts'
import { card, codeOf, type Game, next, push } from './game.ts'
import { amount, isIn } from './words.ts'

export interface Entering {
  id: CardId
  seat: Seat
  exhausted?: boolean
  damage?: number
  host?: CardId
  x?: number
}

/**
 * Puts cards into play at once, each under a seat's control. A card that may not enter stays where it is: a non-ongoing
 * ability (415.8d), or one whose way is forbidden. Returns the new ids.
 */
export function enterPlay(g: Game, list: readonly Entering[], why: { cause?: Seat } = {}): CardId[] {
  const out: CardId[] = []
  const events: Event[] = []
  for (const e of list) {
    const c = card(g, e.id)
    if (staysRemoved(g, c)) continue
    const code = codeOf(g, c)
    if (code.kinds.has('ability') && !code.ongoing && !code.kinds.has('ally')) continue
    if (code.attach !== null && e.host === undefined) continue // 400.3: nothing to attach to
    const zone = zoneId(e.seat, PARTY)
    if (!mayEnter(g, zone, why.cause)) continue
    const h: Happening = { on: 'enter', what: e.id, zone: 'play', seat: e.seat, cause: why.cause }
    events.push({
      h,
      commit: () => {
        const to = arrive(g, e, zone)
        out.push(to)
        return { ...h, what: to }
      },
    })
  }
  happenAll(g, events)
  if (out.length > 0) push(g, { step: 'unique' })
  return out
}

function arrive(g: Game, e: Entering, zone: number): CardId {
  const placing = entersWith(g, e)
  const c = card(g, e.id)
  if (c.zone === NOWHERE && c.became === 0) {
    // A token: it was never anywhere else.
    const stamp = next(g, 'stamp')
    put(g, 'cards', c.id, 'zone', zone)
    put(g, 'cards', c.id, 'controller', e.seat)
    put(g, 'cards', c.id, 'under', e.seat)
    put(g, 'cards', c.id, 'stamp', stamp)
    put(g, 'cards', c.id, 'since', stamp)
    if (placing.exhausted) put(g, 'cards', c.id, 'exhausted', true)
    if (placing.damage) put(g, 'cards', c.id, 'damage', placing.damage)
    put(g, 'cards', c.id, 'counters', placing.counters)
    put(g, 'zones', zone, 'cards', [...cardsIn(g, zone), c.id])
    return c.id
  }
  return relocate(g, e.id, zone, { ...placing, controller: e.seat, host: e.host ?? 0, seen: 0 })
}

/** 710.1b: cumulative. */
function entersWith(
  g: Game,
  e: Entering,
): { exhausted: boolean; damage: number; counters: Readonly<Record<string, number>> } {
  let exhausted = e.exhausted ?? false
  let damage = e.damage ?? 0
  const counters: Record<string, number> = {}
  for (const a of active(g, 'enters')) {
    if (!isIn(g, a.mod.what, e.id, a.env, true) || !works(g, a, e.id)) continue
    if (a.mod.state === 'exhausted') exhausted = true
    if (a.mod.damage !== undefined) damage += amount(g, a.mod.damage, a.env)
    if (a.mod.counters)
      counters[a.mod.counters[0]] = (counters[a.mod.counters[0]] ?? 0) + amount(g, a.mod.counters[1], a.env)
  }
  const own = codeOf(g, card(g, e.id))
  for (const p of own.sides[0]) {
    if (p.shape !== 'always') continue
    for (const m of (p.node as { always: readonly { mod: string; what?: unknown }[] }).always) {
      if (m.mod !== 'enters' || m.what !== 'self') continue
      const mod = m as unknown as { state?: string; damage?: number; counters?: readonly [string, number] }
      if (mod.state === 'exhausted') exhausted = true
      if (mod.damage !== undefined) damage += mod.damage
      if (mod.counters) counters[mod.counters[0]] = (counters[mod.counters[0]] ?? 0) + mod.counters[1]
    }
  }
  return { exhausted, damage, counters }
}
