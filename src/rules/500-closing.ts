/** The end of a combat and of a turn (603.3, 503.2a), and ending a turn early (500.5). */

import { erase, put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Seat, Step } from '../state/types.ts'
import { interruptByGame } from './711-interrupting.ts'
import { expireCombat, expireTurn } from './core/expiry.ts'
import { byRaid, type Game, living, misc, pushAll, type StepDefs, toBottom, turn } from './core/game.ts'

/** Everyone is out of combat (602.4), and "this combat" ends (603.3). */
export function closeCombat(g: Game): void {
  for (const f of ['attacker', 'defender', 'proposed', 'second', 'proposedToo'] as const) put(g, 'combat', 0, f, 0)
  put(g, 'combat', 0, 'strikes', [])
  put(g, 'combat', 0, 'protecting', [])
  put(g, 'combat', 0, 'sabotage', false)
  expireCombat(g)
  put(g, 'combat', 0, 'window', '')
}

/** "This turn" ends (503.2a), and its events are dropped. */
export function closeTurn(g: Game): void {
  expireTurn(g)
  for (let n = misc(g).log; g.s.log[n] !== undefined; n--) erase(g, 'log', n)
}

/**
 * Ends the turn at once (500.5): nobody acts, "at the end of turn" doesn't trigger, the next turn begins.
 * `link`: the link with this effect, which is processed to its end. `then`: the seat with the next turn, if not the next in order.
 */
export function endTurn(g: Game, link = 0, then: Seat = -1): void {
  end(g, (id) => id === link || byRaid(g, id), link)
  if (then < 0) return
  put(g, 'turn', 0, 'extra', [])
  put(g, 'turn', 0, 'usual', must(living(g, then).at(-1)))
}

/** The turn of a player who has left the game ends in the same way, but the links of others are not interrupted (102.2): they resolve first. */
export const endTurnOfLost = (g: Game): void => end(g, () => true)

/** Actions of the raid itself, without the chain or uninterruptible (R301.5a, R302, R303.1, R502): done before the next turn. */
const raidDoes: ReadonlySet<string> = new Set(['raid', 'text-done', 'event-gone'])

/** `stays`: links that aren't interrupted. `link`: the one among them that is processed without a window. */
function end(g: Game, stays: (id: number) => boolean, link = 0): void {
  for (const id of [...g.s.chain[0].links].reverse()) if (!stays(id)) interruptByGame(g, id)
  const rest = stepsUntil(
    g,
    (step) =>
      raidDoes.has(step.step) || ('link' in step && g.s.links[step.link ?? 0] !== undefined && stays(step.link ?? 0)),
  )
  const goesOn = rest.some((step) => raidDoes.has(step.step)) || g.s.chain[0].links.some((id) => id !== link)
  toBottom(g) // closes the window
  if (goesOn) pushAll(g, [{ step: 'window', name: 'end', seat: turn(g).seat, passes: 0 }, { step: 'turn-over' }])
  pushAll(g, rest)
  closeCombat(g)
  if (!goesOn) closeTurn(g)
}

/** The steps from the top down to the last that is one of these. */
function stepsUntil(g: Game, one: (step: Step) => boolean): Step[] {
  const out: Step[] = []
  let last = 0
  for (let at = g.s.agenda[0].top; at !== null; at = at.under) {
    out.push(at.step)
    if (one(at.step)) last = out.length
  }
  return out.slice(0, last)
}

export const closingSteps = {
  'turn-over': {
    run(g) {
      closeTurn(g)
      return null
    },
  },
} satisfies Partial<StepDefs>
