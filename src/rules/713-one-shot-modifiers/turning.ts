import { playerObj } from '../../state/ids.ts'
import { put } from '../../state/journal.ts'
import type { CardId, Happening } from '../../state/types.ts'
import { cannot } from '../103-cant.ts'
import { letExhaust } from '../403-costs.ts'
import { exhausting, exhaustOrReady } from '../411-ready.ts'
import { type Event, happen, happenAll } from '../703-triggers/events.ts'
import type { Verbs } from '../709-resolving-links/text.ts'
import { inPlayNow } from '../714-continuous-modifiers/modifiers.ts'
import { originOf, unreplaced } from '../716-replacement.ts'
import { card, codeOf, type Game } from '../core/game.ts'

import { result, unique } from './results.ts'

/** Heroes, locations, and cards of a raid's own types have two sides (301.2, 306.1, R303.3b), and other cards on which two are printed; nothing else flips. */
function hasSides(g: Game, id: CardId): boolean {
  const c = g.s.cards[id]
  if (c === undefined) return false
  const { kinds, row, def } = codeOf(g, c)
  return kinds.has('hero') || kinds.has('location') || row || def.back !== undefined
}

export const turningVerbs = {
  exhaust(g, e, envs, linkId) {
    const ids = unique(g, envs, e.what)
    const env = envs[0]
    return result(
      exhaustOrReady(
        g,
        letExhaust(g, ids, env.purpose),
        true,
        exhausting(env.cause, env.purpose, env.self),
        originOf(g, env.notes, e, linkId),
      ),
      ids.length,
    )
  },
  ready(g, e, envs, linkId) {
    const ids = unique(g, envs, e.what)
    const env = envs[0]
    return result(exhaustOrReady(g, ids, false, { cause: env.cause }, originOf(g, env.notes, e, linkId)), ids.length)
  },
  activate(g, _e, envs) {
    const env = envs[0]
    const done = exhaustOrReady(
      g,
      letExhaust(g, [env.self], env.purpose, true),
      true,
      exhausting(env.cause, env.purpose, env.self),
    )
    if (done.length > 0) happen(g, { on: 'activate', what: env.self, by: playerObj(env.you), cause: env.cause })
    return result(done, 1)
  },
  flip(g, e, envs, linkId) {
    const ids = unique(g, envs, e.what)
    const { cause, self: by } = envs[0]
    const can = ids.filter(
      (id) => hasSides(g, id) && inPlayNow(g, id) && !cannot(g, { on: 'flip', what: id, by, cause }),
    )
    const from = originOf(g, envs[0].notes, e, linkId)
    const able = unreplaced(g, can, (what): Happening => ({ on: 'flip', what, cause }), from)
    happenAll(
      g,
      able.map((id): Event => {
        const down = !card(g, id).faceDown // R101.1b: whichever side shows
        const h: Happening = { on: 'flip', what: id, side: down ? 'back' : 'front', cause }
        return {
          h,
          commit: () => {
            put(g, 'cards', id, 'faceDown', down)
          },
        }
      }),
    )
    return result(able, ids.length)
  },
} satisfies Partial<Verbs>
