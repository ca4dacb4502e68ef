/** What is looked at once an effect has been done: "when … this way" (715.1), and whether damage was dealt or healed at all (709.2f). */
import { meta } from '../../language/compile.ts'
import type { Effect } from '../../language/types.ts'
import { begin } from '../core/expiry.ts'
import { bindName, type Game, link, next, push, type StepDefs } from '../core/game.ts'
import { envOf } from '../core/words.ts'

/** The name that damage is noted under where the text has none for it. */
const DEALT = '~dealt'

/** Just before an effect is done. `mark`: the name under which "if you do" asks whether all was done. */
export function watchThisWay(g: Game, e: Effect, linkId: number, mark?: string): void {
  const { when } = meta(e)
  if (when) {
    // A triggered modifier for what this very text does; none of its choices are made before it triggers.
    const env = envOf(link(g, linkId))
    begin(g, when, { ...env, names: { ...env.names, '~way': { n: linkId } } }, next(g, 'stamp'), { ends: 'turn' })
  }
  if (mark === undefined || (e.do !== 'deal' && e.do !== 'heal')) return
  if (e.as === undefined) bindName(g, linkId, DEALT, { o: [], n: 0 })
  push(g, { step: 'dealt', link: linkId, name: e.as ?? DEALT, mark })
}

export const doneSteps = {
  dealt: {
    run(g, step) {
      const { link: id, name, mark } = step
      if (g.s.links[id] && (link(g, id).names[name]?.n ?? 0) === 0) bindName(g, id, mark, { n: 0 }) // all was prevented
      return null
    },
  },
} satisfies Partial<StepDefs>
