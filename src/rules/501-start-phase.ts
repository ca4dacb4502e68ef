/** The start phase (501): the ready step and the draw step. */
import { PARTY, RESOURCES, zoneId } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import { window } from './410-priority.ts'
import { orient } from './411-ready.ts'
import { cardsIn, drawOne } from './415-zones.ts'
import { enter, skipped } from './500-turn.ts'
import { happen } from './703-triggers.ts'
import { expireReady, expireStart } from './expiry.ts'
import { player, push, type StepDef, turn } from './game.ts'
import { amount, envFor } from './words.ts'

export const startPhaseSteps: Record<string, StepDef> = {
  /** 501.1a, in its order: what lasts until now ends, cards ready, then the start of the turn triggers. */
  'phase.ready': {
    run(g) {
      const { seat } = turn(g)
      if (skipped(g, seat, 'ready')) return null
      expireStart(g)
      put(g, 'turn', 0, 'step', 'ready')
      put(g, 'turn', 0, 'phase', 'start')
      const cards = [PARTY, RESOURCES].flatMap((z) => cardsIn(g, zoneId(seat, z)))
      orient(g, cards, false, { cause: seat, step: 'ready', seat })
      expireReady(g, seat)
      happen(g, { on: 'start', seat })
      happen(g, { on: 'start', step: 'ready', seat })
      push(g, window('ready', seat))
      return null
    },
  },
  'phase.draw': {
    run(g) {
      const { seat, n } = turn(g)
      const p = player(g, seat)
      if (n === 1 && (!g.raid || (g.raid.skipsFirstDraw && p.boss))) return null // 501.2b, R200.4
      if (skipped(g, seat, 'draw')) return null
      enter(g, 'draw')
      const many = p.boss && g.raid ? amount(g, g.raid.draws, envFor(seat, p.hero)) : 1 // R201.1
      for (let i = 0; i < many; i++) drawOne(g, seat) // 501.2a
      push(g, window('draw', seat))
      return null
    },
  },
}
