/**
 * Triggered effects that wait to be added to the chain (708): each player in turn order arranges their own.
 * They are added before anybody gets priority (708.1b), which is not optional; their options are chosen as they resolve (708.3).
 */

import { growth } from '../state/bounds.ts'
import { put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Answer, Obj, Waiting } from '../state/types.ts'
import { announce } from './707-adding-links/adding.ts'
import { areAlike } from './708-alike.ts'
import { triggerLoops } from './803-loops.ts'
import { type Game, living, push, question, type StepDefs } from './core/game.ts'

export const triggeredSteps = {
  waiting: {
    run(g, step) {
      add(g, step.waiting)
      return null
    },
  },
  triggers: {
    run(g) {
      const list = g.s.waiting[0].list
      if (list.length === 0) return null
      for (const seat of living(g)) {
        const mine = list.map((w, i) => ({ w, i })).filter((x) => x.w.controller === seat)
        const [first] = mine
        if (!first) continue
        const kinds =
          mine.length > growth.alike
            ? mine
            : mine.filter((x, at) => !mine.slice(0, at).some((y) => areAlike(g, y.w, x.w)))
        if (kinds.length > 1) {
          return question(
            seat,
            'order',
            '708.1a',
            kinds.map((x): Answer => ({ do: 'trigger', card: x.w.card, code: x.w.code, n: x.i, of: subject(x.w) })),
            {},
          )
        }
        addWaiting(g, first.i)
        return null
      }
      put(g, 'waiting', 0, 'list', []) // of players who are out
      return null
    },
    answer(g, _step, answer) {
      addWaiting(g, must(answer.n))
    },
  },
} satisfies Partial<StepDefs>

/** The object that triggered it, which distinguishes effects of one power. */
const subject = (w: Waiting): Obj => (w.names.what ?? w.names.to ?? w.names.by)?.o?.[0] ?? 0

function addWaiting(g: Game, i: number): void {
  const list = g.s.waiting[0].list
  const w = must(list[i])
  put(
    g,
    'waiting',
    0,
    'list',
    list.filter((_, k) => k !== i),
  )
  push(g, { step: 'triggers' })
  if (!triggerLoops(g, w)) add(g, w)
}

/** Whether the power's text forbids interrupting its effect. */
const isSealed = (g: Game, w: Waiting): boolean => g.code.sealed.has(w.code)

function add(g: Game, w: Waiting): void {
  announce(g, {
    kind: 'trigger',
    card: w.card,
    controller: w.controller,
    code: w.code,
    check: w.check,
    names: w.names,
    notes: w.notes,
    x: w.x,
    sealed: isSealed(g, w),
  })
}
