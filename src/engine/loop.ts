/** The loop: steps are popped and done until somebody must choose. */

import { raidSteps } from '../raid/machine.ts'
import { depart } from '../rules/102-ending.ts'
import { endlessly, overgrown } from '../rules/803-endless.ts'
import { Endless, pop, push, type StepDef, type StepDefs, Undecided } from '../rules/core/game.ts'
import { steps } from '../rules/index.ts'
import { mark, put, rewind } from '../state/journal.ts'
import type { Answer, Decision, Step } from '../state/types.ts'
import type { RunningGame } from './game.ts'

const nothing: readonly Answer[] = []

/** The raid that is being played, after one has started (800.3) or its start was taken back. */
export function sync(g: RunningGame): void {
  const { id } = g.s.raid[0]
  g.raid = g.raids[id] ?? null
  g.def = g.library.raids.find((r) => r.id === id) ?? null
}

/** Pops steps until somebody must choose, or the game is over. */
export function advance(g: RunningGame): void {
  const { card, mod } = g.s.misc[0]
  const newest = { card, mod }
  for (let n = 0; ; n++) {
    if (!g.s.misc[0].outcome && overgrown(g, n, newest)) endlessly(g)
    if (g.s.misc[0].outcome) {
      put(g, 'decision', 0, 'open', null)
      return
    }
    if (g.s.raid[0].id !== (g.def?.id ?? '')) sync(g)
    if (g.s.misc[0].losing.length > 0) depart(g)
    const step = g.s.agenda[0].top?.step
    if (!step) throw new Error('Nothing is left to be done, and the game is not over.')
    const def = handler(g, step)
    const asked = def.ask?.(g, step)
    if (asked) {
      asked.step = step.step
      put(g, 'decision', 0, 'open', asked)
      return
    }
    const d = run(g, step, def)
    if (d) {
      push(g, d.step === MID || step.said === undefined ? step : withoutSaid(step))
      if (d.step !== MID) d.step = step.step
      put(g, 'decision', 0, 'open', d)
      return
    }
  }
}

/** How the step of a decision is called that was opened in the midst of another. */
export const MID = 'mid'

/** Takes the step off and does it. A question in its midst (`decide`) takes back all that it wrote, and opens. */
function run(g: RunningGame, step: Step, def: StepDef): Decision | null {
  const before = mark(g)
  const events = g.recorder?.list.length ?? 0
  pop(g)
  g.said = step.said ?? nothing
  g.heard = 0
  try {
    return def.run(g, g.said === nothing ? step : withoutSaid(step))
  } catch (e) {
    if (!(e instanceof Undecided || e instanceof Endless)) throw e
    rewind(g, before)
    if (g.recorder) g.recorder.list.length = events
    if (e instanceof Endless) {
      endlessly(g, e.code)
      return null
    }
    pop(g)
    return { ...e.decision, step: MID }
  } finally {
    g.said = nothing
  }
}

function withoutSaid(step: Step): Step {
  const { said: _s, ...bare } = step
  return bare
}

/** Taking an answer is a step of its own once it was stopped for a question in its midst. */
const answering: StepDef<'answering'> = {
  run(g, { of, answer, decision: d }) {
    handler(g, of).answer!(g, of, answer, d)
    return null
  },
}

/** What does this step. Each is found by the name of its step, so it is asked for no other. */
export const handler = (g: Pick<RunningGame, 'steps'>, { step }: Step): StepDef => g.steps[step] as StepDef

/** Every step that can be pending, and how it is done. */
export const allSteps: StepDefs = { ...steps, ...raidSteps, answering }
