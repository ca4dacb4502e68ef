/**
 * Endless growth (803.5): texts that make ever more cards, links or steps, so that no position repeats.
 * No player can stop it, because nobody is asked, or nobody who is asked could. The game is a draw, and names the text that causes it.
 */
import { growth } from '../state/bounds.ts'
import { zoneId } from '../state/ids.ts'
import { writesOf } from '../state/journal.ts'
import type { Misc, Outcome, Pending, Ptr, Step } from '../state/types.ts'
import { conclude } from './102-ending.ts'
import { cardsIn } from './415-zones/zones.ts'
import { areas, type Game, misc, turn } from './core/game.ts'

/** The newest ids of counted things when a choice was made. */
export type Newest = Pick<Misc, 'card' | 'mod'>

/** Whether the game has grown beyond its bounds, this many steps after a choice. */
export function overgrown(g: Game, steps: number, then: Newest): boolean {
  const now = misc(g)
  if (steps >= growth.steps || now.card - then.card > growth.cards || now.mod - then.mod > growth.mods) return true
  if (writesOf(g) > growth.writes) return true
  if (g.s.chain[0].links.length > growth.links || g.s.waiting[0].list.length > growth.links) return true
  return (steps & 63) === 0 && isDeep(g.s.agenda[0].top)
}

function isDeep(top: Pending | null): boolean {
  let n = 0
  for (let p = top; p; p = p.under) if (++n > growth.agenda) return true
  return false
}

/** Ends the game as a draw. `code`: the text that causes it, if found; `excess`: it asked for too much at once. */
export function endlessly(g: Game, code: Ptr = atWork(g), excess = false): void {
  const text = called(g, code)
  const more = { ...(text ? { text } : {}), ...(excess ? { excess } : {}) }
  const outcome: Outcome = { winners: [], result: 'draw', rule: '803.5', ...more }
  conclude(g, outcome)
}

/** Looks at the numbers of all that is in play, since everybody is shown them. */
export function lookAround(g: Game): void {
  for (const seat of turn(g).order)
    for (const kind of areas(g))
      for (const id of cardsIn(g, zoneId(seat, kind))) for (const stat of shown) g.ask.stat(g, id, stat)
}

const shown = ['atk', 'health', 'def'] as const

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

/** The name of the card with this text; for a raid's text, its name or the raid's. */
function called(g: Game, code: Ptr): string {
  const [owner = ''] = code.split('#')
  if (g.code.ofRaid.has(code)) return g.raid?.called(`${owner}#`) || g.raid?.title(g) || g.raid?.calls || ''
  return g.code.cards.get(owner)?.def.name ?? ''
}
