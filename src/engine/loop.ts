/** The loop: it pops steps and runs them until somebody must choose. */

import { raidSteps } from '../raid/machine.ts'
import { endlessly, lookAround, overgrown } from '../rules/803-endless.ts'
import { newCache } from '../rules/core/cache.ts'
import { Endless, Excess, pop, push, type StepDef, type StepDefs, Undecided } from '../rules/core/game.ts'
import { steps } from '../rules/index.ts'
import { bounds } from '../state/bounds.ts'
import { mark, put, rewind } from '../state/journal.ts'
import type { Answer, Decision, Step } from '../state/types.ts'
import type { RunningGame } from './game.ts'

const nothing: readonly Answer[] = []

/** Sets the raid that is being played, after one has started (800.3) or its start was taken back. */
export function sync(g: RunningGame): void {
  const { id } = g.s.raid[0]
  g.raid = g.raids[id] ?? null
  g.def = g.library.raids.find((r) => r.id === id) ?? null
}

/**
 * Carries out the consequences of a choice. In a brought raid it may look at a limited number of modifiers and cards (803.5).
 * They are counted with an empty cache, so that the count is always the same.
 * A choice that exceeds the limit is taken back, and ends the game.
 */
export function counted(g: RunningGame, make: () => void): void {
  const most = g.library.looks
  if (most === undefined) {
    make()
    return
  }
  const [before, events] = [mark(g), g.recorder?.list.length ?? 0]
  g.cache = newCache()
  g.looks = most
  try {
    make()
    lookAround(g)
  } catch (e) {
    if (!(e instanceof Excess)) throw e
    rewind(g, before)
    sync(g)
    if (g.recorder) g.recorder.list.length = events
    g.looks = Infinity
    g.cache = newCache()
    endlessly(g, e.code, true)
    put(g, 'decision', 0, 'open', null)
  } finally {
    g.looks = Infinity
  }
}

/** Pops steps until somebody must choose, or the game is over. */
export function advance(g: RunningGame): void {
  const { card, mod } = g.s.misc[0]
  const newest = { card, mod }
  for (let n = 0; ; n++) {
    if (!g.s.misc[0].outcome && (overgrown(g, n, newest) || g.choices.length >= bounds.choices)) endlessly(g)
    if (g.s.misc[0].outcome) {
      put(g, 'decision', 0, 'open', null)
      return
    }
    if (g.s.raid[0].id !== (g.def?.id ?? '')) sync(g)
    leaveFirst(g)
    const step = g.s.agenda[0].top?.step
    if (!step) throw new Error('The agenda is empty, but the game is not over.')
    const def = handler(g, step)
    const asked = def.ask?.(g, step)
    if (asked) {
      asked.step = step.step
      put(g, 'decision', 0, 'open', asked)
      return
    }
    const d = run(g, step, def)
    if (d) {
      push(g, d.step === MID || step.answered === undefined ? step : withoutAnswers(step))
      if (d.step !== MID) d.step = step.step
      put(g, 'decision', 0, 'open', d)
      return
    }
  }
}

/** 102.3: players who lose leave before the game continues. That is a step, since those who stay may have to choose. */
function leaveFirst(g: RunningGame): void {
  const losing = g.s.misc[0].losing.length
  const step = g.s.agenda[0].top?.step
  if (losing === 0 || (step?.step === 'depart' && step.losing === losing)) return
  if (step?.step === 'depart') pop(g)
  push(g, { step: 'depart', losing })
}

/** The name of the step for a decision that was opened in the middle of another step. */
export const MID = 'mid'

/** Pops the step and runs it. If a question comes up in the middle (`decide`), everything it wrote is taken back and the question opens. */
function run(g: RunningGame, step: Step, def: StepDef): Decision | null {
  const before = mark(g)
  const events = g.recorder?.list.length ?? 0
  pop(g)
  g.answered = step.answered ?? nothing
  g.used = 0
  try {
    return def.run(g, g.answered === nothing ? step : withoutAnswers(step))
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
    g.answered = nothing
  }
}

function withoutAnswers(step: Step): Step {
  const { answered: _, ...bare } = step
  return bare
}

/** If taking an answer was stopped by a question, taking that answer becomes a step of its own. */
const answering: StepDef<'answering'> = {
  run(g, { of, answer, decision: d }) {
    handler(g, of).answer!(g, of, answer, d)
    return null
  },
}

/** The definition of a step. It is found by the step's name, so the cast is safe. */
export const handler = (g: Pick<RunningGame, 'steps'>, { step }: Step): StepDef => g.steps[step]

/** Every step that can be pending, with its definition. */
export const allSteps: StepDefs = { ...steps, ...raidSteps, answering }
