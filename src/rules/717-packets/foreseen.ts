/** Computes what would become of packets (717), without changing the game. */
import type { CardId, Packet } from '../../state/types.ts'
import { keyOf } from '../716-replacement.ts'
import type { Game } from '../core/game.ts'
import { altered, forced, stage } from './order.ts'
import { byPlayer } from './packets.ts'
import { isPrevent, type Spent, takes } from './preventing.ts'

export interface Foreseen {
  /** The packet as it would be dealt; its amount is 0 if nothing would be. */
  p: Packet
  /** The amount that each modifier adds to it or removes from it. */
  by: readonly { card: CardId; n: number }[]
  /** Whether a player has a choice, or the damage may go elsewhere; the result then ignores that. */
  unsure: boolean
}

/** The expected results of these packets, dealt together but processed one after another (802.2): each uses up prevention (717.2a). */
export function foresee(g: Game, packets: readonly Packet[]): Foreseen[] {
  const spent: Spent = { by: new Map(), of: new Map() }
  return byPlayer(g, packets).flatMap(({ mine, matters }) => {
    const chosen = matters && mine.some(({ to }) => to !== mine[0]?.to)
    return mine.map((p) => {
      const seen = foreseen(g, p, spent)
      return chosen ? { ...seen, unsure: true } : seen
    })
  })
}

/** Applies replacing and preventing modifiers in the order of 717.4; equipment, which is always a choice (717.2c), is left out. */
function foreseen(g: Game, packet: Packet, spent: Spent): Foreseen {
  const by: { card: CardId; n: number }[] = []
  let p = packet
  let unsure = false
  const become = (q: Packet, card: CardId): void => {
    if (q.n !== p.n) by.push({ card, n: q.n - p.n })
    p = q
  }
  for (;;) {
    const now = p.n > 0 ? stage(g, p, true, spent) : null
    if (now === null) return { p, by, unsure }
    const only = forced(g, now, p)
    const a = only ?? now.mods[0]
    if (a === undefined) return { p, by, unsure }
    const used = [...p.used, keyOf(a)]
    const { mod: m } = a
    const open = m.may !== undefined || (isPrevent(a) ? a.mod.these !== undefined : elsewhere(a.mod))
    if (only === null || open) unsure = true
    if (open) p = { ...p, used }
    else if (isPrevent(a)) {
      const n = takes(g, a, p, spent)
      add(spent.by, keyOf(a), n)
      add(spent.of, p.to, n)
      become({ ...p, n: p.n - n, used }, a.card)
    } else if (a.mod.then !== undefined) become({ ...p, n: 0, used }, a.card)
    else become(altered(g, a, p), a.card)
  }
}

function add<K>(to: Map<K, number>, key: K, n: number): void {
  to.set(key, (to.get(key) ?? 0) + n)
}

/** Another destination, or several. */
const elsewhere = ({ to, divide }: { to?: unknown; divide?: unknown }): boolean =>
  to !== undefined || divide !== undefined
