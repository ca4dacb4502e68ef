/** The end phase (503) and its wrap-up step. */

import { GRAVEYARD, HAND, playerObj, zoneId } from '../state/ids.ts'
import { erase, put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Answer } from '../state/types.ts'
import { window } from './410-priority.ts'
import { holdsAny } from './414-uniqueness.ts'
import { cardsIn, mayMove, transfer, zoneFor } from './415-zones/zones.ts'
import { closeTurn } from './500-closing.ts'
import { enter, skipped } from './500-turn.ts'
import { asHappens, happen } from './703-triggers/events.ts'
import { value } from './714-continuous-modifiers/modifiers.ts'
import { card, type Game, player, push, pushAll, question, type StepDefs, turn } from './core/game.ts'
import { forgetDeeds } from './core/history.ts'
import { objectsIn } from './core/notes.ts'

export const endPhaseSteps = {
  'phase.end': {
    run(g) {
      const { seat } = turn(g)
      if (skipped(g, seat, 'end')) return null
      put(g, 'turn', 0, 'step', 'end')
      put(g, 'turn', 0, 'phase', 'end')
      happen(g, { on: 'end', seat }) // 500.2
      happen(g, { on: 'start', step: 'end', seat })
      push(g, window('end', seat)) // 503.1
      return null
    },
  },
  /** 503.2: nobody gets priority; what triggers waits for the next ready step. */
  'phase.wrap-up': {
    run(g, step) {
      const { seat } = turn(g)
      if (turn(g).step !== 'wrap-up') {
        enter(g, 'wrap-up')
        const first = asHappens(g, { on: 'start', step: 'wrap-up', seat }) // R504.2a
        if (first.length > 0) {
          pushAll(g, [...first, step])
          return null
        }
      }
      const hand = cardsIn(g, zoneId(seat, HAND))
      const over = holdsAny(g, seat) ? 0 : hand.length - value(g, playerObj(seat), 'maxHand')
      const able = over > 0 ? hand.filter((id) => mayMove(g, id, zoneFor(card(g, id), GRAVEYARD), {})) : [] // 103.2
      if (able.length > 0) {
        const answers: Answer[] = able.map((id) => ({ do: 'pick', card: id }))
        const n = Math.min(over, able.length)
        const rule = player(g, seat).boss ? 'R100.4' : '503.2a'
        return question(seat, 'discard', rule, answers, { min: n, max: n, picked: [] })
      }
      closeTurn(g)
      forget(g)
      return null
    },
    answer(g, step, answer) {
      push(g, step)
      const id = must(answer.card)
      transfer(g, [{ id, zone: zoneFor(card(g, id), GRAVEYARD) }], {})
    },
  },
} satisfies Partial<StepDefs>

/** Erases former selves that nothing can refer to any more. */
function forget(g: Game): void {
  const kept = new Set<number>()
  for (const m of Object.values(g.s.mods)) {
    kept.add(m.self)
    for (const v of Object.values(m.names)) for (const o of v.o ?? []) kept.add(o)
    for (const v of Object.values(m.targets)) for (const o of v) kept.add(o)
    for (const o of objectsIn(m.notes)) kept.add(o)
  }
  for (const w of g.s.waiting[0].list) {
    kept.add(w.card)
    for (const v of Object.values(w.names)) for (const o of v.o ?? []) kept.add(o)
    for (const o of objectsIn(w.notes)) kept.add(o)
  }
  for (const s of turn(g).order) kept.add(player(g, s).hero)
  for (const c of Object.values(g.s.cards)) {
    if (c.became !== 0 && !kept.has(c.id)) erase(g, 'cards', c.id)
  }
  forgetDeeds(g)
}
