/** What would become of a packet on its way (717), found out without anything being done. */
import type { CardId } from '../state/types.ts'
import type { Packet } from './408-packets.ts'
import { keyOf } from './716-replacement.ts'
import { altered, forced, isPrevent, stage, takes } from './717-packets.ts'
import type { Game } from './game.ts'

export interface Foreseen {
  /** As it would be dealt; its amount is 0 if nothing of it would be. */
  p: Packet
  /** How much each modifier adds to it, or takes off it. */
  by: readonly { card: CardId; n: number }[]
  /** Somebody has a choice on the way, or it may go elsewhere: what is told is how it is without that. */
  unsure: boolean
}

/** Applies replacing and preventing modifiers in the order of 717.4; equipment, which is always a choice (717.2c), is left out. */
export function foresee(g: Game, packet: Packet): Foreseen {
  const by: { card: CardId; n: number }[] = []
  let p = packet
  let unsure = false
  const become = (q: Packet, card: CardId): void => {
    if (q.n !== p.n) by.push({ card, n: q.n - p.n })
    p = q
  }
  for (;;) {
    const now = p.n > 0 ? stage(g, { step: 'packets', list: [p], at: 0, passed: 0 }, p) : null
    if (now === null) return { p, by, unsure }
    const only = forced(g, now, p)
    const a = only ?? now.mods[0]
    if (a === undefined) return { p, by, unsure }
    const used = [...p.used, keyOf(a)]
    const { mod: m } = a
    const open = m.may !== undefined || (isPrevent(a) ? a.mod.these !== undefined : elsewhere(a.mod))
    if (only === null || open) unsure = true
    if (open) p = { ...p, used }
    else if (isPrevent(a)) become({ ...p, n: p.n - takes(g, a, p), used }, a.card)
    else if (a.mod.then !== undefined) become({ ...p, n: 0, used }, a.card)
    else become(altered(g, a, p), a.card)
  }
}

/** Another destination, or several. */
const elsewhere = ({ to, divide }: { to?: unknown; divide?: unknown }): boolean =>
  to !== undefined || divide !== undefined
