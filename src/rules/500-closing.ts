/** How a combat and a turn are over (603.3, 503.2a), and how a turn is ended before its time (500.5). */
import { erase, put } from '../state/journal.ts'
import { interruptByGame } from './711-interrupting.ts'
import { expireCombat, expireTurn } from './expiry.ts'
import { type Game, toBottom } from './game.ts'

/** Everyone is out of combat (602.4), and "this combat" ends (603.3). */
export function closeCombat(g: Game): void {
  for (const f of ['attacker', 'defender', 'proposed'] as const) put(g, 'combat', 0, f, 0)
  put(g, 'combat', 0, 'strikes', [])
  put(g, 'combat', 0, 'protecting', false)
  expireCombat(g)
  put(g, 'combat', 0, 'window', '')
}

/** "This turn" ends (503.2a), and what happened in it is no longer asked for. */
export function closeTurn(g: Game): void {
  expireTurn(g)
  for (const key in g.s.log) erase(g, 'log', Number(key))
}

/** Ends the turn at once (500.5): nobody acts any more, "at the end of turn" does not trigger, the next turn begins. */
export function endTurn(g: Game): void {
  for (const id of [...g.s.chain[0]!.links].reverse()) interruptByGame(g, id)
  closeCombat(g)
  closeTurn(g)
  toBottom(g) // closes the window
}
