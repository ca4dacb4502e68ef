/** Being removed from combat (602.4), and from a combat that is only proposed (601.2f). */
import { put } from '../state/journal.ts'
import type { Obj } from '../state/types.ts'
import { combat, type Game, link } from './game.ts'

/** Whether it is an attacker or defender, or proposed as one. */
export function takesPart(g: Game, id: Obj): boolean {
  const k = combat(g)
  if (id === k.attacker || id === k.defender || id === k.proposed) return true
  return g.s.chain[0]!.links.some((l) => link(g, l).attacker === id || link(g, l).defender === id)
}

/** Takes something out of combat: it stops being attacker, defender, proposed attacker or defender, wielder or weapon. */
export function leaveCombat(g: Game, id: Obj): void {
  for (const l of g.s.chain[0]!.links) {
    // 601.2f: what changed or changed sides is proposed no longer.
    if (link(g, l).attacker === id) put(g, 'links', l, 'attacker', 0)
    if (link(g, l).defender === id) put(g, 'links', l, 'defender', 0)
  }
  const k = combat(g)
  if (k.window === '') return
  if (k.attacker === id) put(g, 'combat', 0, 'attacker', 0)
  if (k.defender === id) put(g, 'combat', 0, 'defender', 0)
  if (k.proposed === id) put(g, 'combat', 0, 'proposed', 0)
  if (k.strikes.some(([a, b]) => a === id || b === id))
    put(
      g,
      'combat',
      0,
      'strikes',
      k.strikes.filter(([a, b]) => a !== id && b !== id),
    ) // 303.2a
}

/** The step goes on, whoever is left in it (602.4a). What has stopped being a character leaves combat; the other ways out of it are seen to as they happen. */
export function settleCombat(g: Game): void {
  const k = combat(g)
  if (k.window === '') return
  const sides = k.sabotage ? [k.attacker] : [k.attacker, k.defender, k.proposed]
  for (const o of sides) if (o > 0 && !g.ask.kind(g, o, 'character')) leaveCombat(g, o)
}
