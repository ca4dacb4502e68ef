/** The action phase (502). For its actions while the chain is empty see `isSlow` of 707-options. */
import { window } from './410-priority.ts'
import { enter, skipped } from './500-turn.ts'
import { push, type StepDefs, turn } from './core/game.ts'

export const actionPhaseSteps = {
  'phase.action': {
    run(g) {
      const { seat } = turn(g)
      if (skipped(g, seat, 'action')) return null
      enter(g, 'action')
      push(g, window('action', seat)) // 502.1
      return null
    },
  },
} satisfies Partial<StepDefs>
