/** Being removed from combat (602.4), and from a combat that is only proposed (601.2f). */
import { put } from '../state/journal.ts'
import type { CombatRow, Obj } from '../state/types.ts'
import { combat, type Game, link } from './core/game.ts'

/** Whether it is an attacker or defender, or proposed as one. */
export function takesPart(g: Game, id: Obj): boolean {
  const k = combat(g)
  if (sidesOf(k).includes(id)) return true
  return g.s.chain[0].links.some((l) => {
    const { attacker, defender, second } = link(g, l)
    return attacker === id || defender === id || second === id
  })
}

const sidesOf = (k: CombatRow): readonly Obj[] => [k.attacker, k.defender, k.proposed, k.second, k.proposedToo]

/** Takes something out of combat: it stops being attacker, defender, proposed attacker or defender, wielder or weapon. */
export function leaveCombat(g: Game, id: Obj): void {
  for (const l of g.s.chain[0].links) {
    // 601.2f: what changed or changed sides is proposed no longer.
    if (link(g, l).attacker === id) put(g, 'links', l, 'attacker', 0)
    const { defender, second } = link(g, l)
    if (defender === id) put(g, 'links', l, 'defender', second)
    if (defender === id || second === id) put(g, 'links', l, 'second', 0)
  }
  const k = combat(g)
  if (k.window === '') return
  const { defender, second, proposed, proposedToo } = k
  if (k.attacker === id) put(g, 'combat', 0, 'attacker', 0)
  // Of two, the other is the first then.
  if (defender === id) put(g, 'combat', 0, 'defender', second)
  if (defender === id || second === id) put(g, 'combat', 0, 'second', 0)
  if (proposed === id) put(g, 'combat', 0, 'proposed', proposedToo)
  if (proposed === id || proposedToo === id) put(g, 'combat', 0, 'proposedToo', 0)
  if (k.protecting.includes(id))
    put(
      g,
      'combat',
      0,
      'protecting',
      k.protecting.filter((p) => p !== id),
    )
  if (k.strikes.some(([a, b]) => a === id || b === id))
    put(
      g,
      'combat',
      0,
      'strikes',
      k.strikes.filter(([a, b]) => a !== id && b !== id),
    ) // 303.2a
}

/**
 * The step goes on with the remaining characters (602.4a).
 * Removes cards that are no longer characters; other ways of leaving combat are handled as they happen.
 */
export function settleCombat(g: Game): void {
  const k = combat(g)
  if (k.window === '') return
  const sides = k.sabotage ? [k.attacker] : sidesOf(k)
  for (const o of sides) if (o > 0 && !g.ask.kind(g, o, 'character')) leaveCombat(g, o)
}
