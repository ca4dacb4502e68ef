/**
 * What never comes back to the same position because it grows (803.5): texts that make ever more cards, links or steps. No player can
 * break it, for nobody is asked, or nobody who is asked could stop it. The game is a draw, and says which text does it.
 */
import { growth } from '../state/bounds.ts'
import type { Misc, Outcome, Pending, Ptr, Step } from '../state/types.ts'
import { conclude } from './102-ending.ts'
import { type Game, misc } from './core/game.ts'

/** What was the newest of what is counted when a choice was made. */
export type Newest = Pick<Misc, 'card' | 'mod'>

/** Whether so many steps after a choice the game has grown beyond all bounds. */
export function overgrown(g: Game, steps: number, then: Newest): boolean {
  const now = misc(g)
  if (steps >= growth.steps || now.card - then.card > growth.cards || now.mod - then.mod > growth.mods) return true
  if (g.s.chain[0].links.length > growth.links || g.s.waiting[0].list.length > growth.links) return true
  return (steps & 63) === 0 && isDeep(g.s.agenda[0].top)
}

function isDeep(top: Pending | null): boolean {
  let n = 0
  for (let p = top; p; p = p.under) if (++n > growth.agenda) return true
  return false
}

/** The game is a draw; `code` is the text that does it, where that is known. */
export function endlessly(g: Game, code: Ptr = atWork(g)): void {
  const text = called(g, code)
  const outcome: Outcome = { winners: [], result: 'draw', rule: '803.5', ...(text ? { text } : {}) }
  conclude(g, outcome)
}

/** The text that is being processed, else the one that waits or was added last. */
function atWork(g: Game): Ptr {
  for (let p = g.s.agenda[0].top; p; p = p.under) {
    const code = codeOfStep(g, p.step)
    if (code) return code
  }
  const waiting = g.s.waiting[0].list.at(-1)
  if (waiting) return waiting.code
  const top = g.s.links[g.s.chain[0].links.at(-1) ?? 0]
  return top?.code ?? ''
}

function codeOfStep(g: Game, step: Step): Ptr {
  if ('code' in step && step.code) return step.code
  return ('link' in step && step.link !== undefined && g.s.links[step.link]?.code) || ''
}

/** What the card is called that has the text; what the raid calls it, else the raid. */
function called(g: Game, code: Ptr): string {
  const [owner = ''] = code.split('#')
  if (g.code.ofRaid.has(code)) return g.raid?.called(`${owner}#`) || g.raid?.title(g) || g.raid?.calls || ''
  return g.code.cards.get(owner)?.def.name ?? ''
}
