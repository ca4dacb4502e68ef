/** The end of a combat and of a turn (603.3, 503.2a), and ending a turn early (500.5). */

import { erase, put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Seat, Step } from '../state/types.ts'
import { interruptByGame } from './711-interrupting.ts'
import { expireCombat, expireTurn } from './core/expiry.ts'
import { type Game, living, misc, pushAll, toBottom } from './core/game.ts'

/** Everyone is out of combat (602.4), and "this combat" ends (603.3). */
export function closeCombat(g: Game): void {
  for (const f of ['attacker', 'defender', 'proposed', 'second', 'proposedToo'] as const) put(g, 'combat', 0, f, 0)
  put(g, 'combat', 0, 'strikes', [])
  put(g, 'combat', 0, 'protecting', [])
  put(g, 'combat', 0, 'sabotage', false)
  expireCombat(g)
  put(g, 'combat', 0, 'window', '')
}

/** "This turn" ends (503.2a), and what happened in it is no longer asked for. */
export function closeTurn(g: Game): void {
  expireTurn(g)
  for (let n = misc(g).log; g.s.log[n] !== undefined; n--) erase(g, 'log', n)
}

/**
 * Ends the turn at once (500.5): nobody acts any more, "at the end of turn" does not trigger, the next turn begins.
 * `link`: the link with this effect is processed to its end. `then`: the seat with the next turn, if not the next in order.
 */
export function endTurn(g: Game, link = 0, then: Seat = -1): void {
  for (const id of [...g.s.chain[0].links].reverse()) if (id !== link) interruptByGame(g, id)
  const rest = stepsOf(g, link)
  toBottom(g) // closes the window
  pushAll(g, rest)
  closeCombat(g)
  closeTurn(g)
  if (then < 0) return
  put(g, 'turn', 0, 'extra', [])
  put(g, 'turn', 0, 'usual', must(living(g, then).at(-1)))
}

/** The remaining steps of a link whose text is being processed. */
function stepsOf(g: Game, link: number): Step[] {
  const out: Step[] = []
  for (let at = g.s.agenda[0].top; at !== null && 'link' in at.step && at.step.link === link; at = at.under)
    out.push(at.step)
  return out
}
