/** Checks after an effect: "when … this way" (715.1), and whether damage was dealt or healed at all (709.2f). */

import { meta } from '../../language/compile.ts'
import type { Effect } from '../../language/types.ts'
import type { Undone } from '../../state/types.ts'
import { begin } from '../core/expiry.ts'
import { type Game, link, next, push, type StepDefs } from '../core/game.ts'
import { leaveUndone, note } from '../core/notes.ts'
import { envOf } from '../core/words.ts'

/** Prepares the checks just before an effect is done. `whole`: the note to undo if nothing is dealt or healed. */
export function watchThisWay(g: Game, e: Effect, linkId: number, whole?: Undone): void {
  const { when } = meta(e)
  if (when) {
    // A triggered modifier for what this very text does; none of its choices are made before it triggers.
    const env = envOf(link(g, linkId))
    begin(g, when, { ...env, notes: { ...env.notes, way: linkId } }, next(g, 'stamp'), { ends: 'turn' })
  }
  if (whole === undefined || (e.do !== 'deal' && e.do !== 'heal')) return
  if (e.as === undefined) note(g, linkId, { dealt: 0 })
  push(g, { step: 'dealt', link: linkId, name: e.as ?? '', whole })
}

export const doneSteps = {
  dealt: {
    run(g, step) {
      const { name, whole } = step
      const l = g.s.links[step.link]
      const n = name === '' ? l?.notes.dealt : l?.names[name]?.n
      if (l && (n ?? 0) === 0) leaveUndone(g, l.id, whole) // all was prevented
      return null
    },
  },
} satisfies Partial<StepDefs>
