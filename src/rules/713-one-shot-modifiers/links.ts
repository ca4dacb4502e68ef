/** One-shot modifiers (713.1) about the chain and combat: play, trigger, interrupt, choose other targets, leave combat. */

import { ptrOf } from '../../language/compile.ts'
import { put } from '../../state/journal.ts'
import { virtualCard } from '../402-copying.ts'
import { remember } from '../415-zones/moving.ts'
import { repropose } from '../601-proposal.ts'
import { leaveCombat, takesPart } from '../602-leaving.ts'
import { happen, triggerAll } from '../703-triggers/events.ts'
import { retarget } from '../706-targets.ts'
import type { Verbs } from '../709-resolving-links/text.ts'
import { interrupt } from '../711-interrupting.ts'
import { inPlayNow } from '../714-continuous-modifiers/modifiers.ts'
import { originOf } from '../716-replacement.ts'
import { card, push } from '../core/game.ts'
import { objs, seatOfEnv, siteOf } from '../core/words.ts'

import { result, unique } from './results.ts'

export const linkVerbs = {
  play(g, e, envs, linkId) {
    if (e.after === 'self') {
      put(g, 'links', linkId, 'after', ptrOf(e))
      return { done: true }
    }
    const ids = unique(g, envs, e.what).filter((id) => g.s.cards[id]) // 102.2: it may have left with its owner
    for (const id of ids) {
      // 402.2: the copy is played in its place.
      const which = e.copy ? virtualCard(g, card(g, id), envs[0].you) : id
      push(g, { step: 'play-free', card: which, seat: envs[0].you })
    }
    return { done: ids.length > 0 }
  },
  trigger(g, e, envs) {
    const ids = unique(g, envs, e.what).filter((id) => inPlayNow(g, id))
    for (const id of ids) {
      happen(g, { on: 'trigger', what: id, cause: envs[0].cause })
      triggerAll(g, id)
    }
    return result(ids, ids.length)
  },
  interrupt(g, e, envs, linkId) {
    const ids = unique(g, envs, e.what)
    const got = ids.filter((id) => interrupt(g, id, envs[0].you, linkId, originOf(g, envs[0].notes, e, linkId)))
    // "Interrupt it. If you do, remove it from the game."
    const gone = got.flatMap((id) => (g.s.cards[id]?.became ? [[id, g.s.cards[id].became] as const] : []))
    remember(g, linkId, gone)
    return result(got, ids.length)
  },
  retarget(g, e, envs) {
    const env = envs[0]
    const seat = seatOfEnv(env)
    const chosen = env.picks[`${siteOf(e, env)}.to`]?.[0]
    if (e.what === undefined) {
      const done = chosen !== undefined && repropose(g, chosen, seat) // 601.2e
      return done ? { done, val: { o: [chosen], n: 1 } } : { done }
    }
    const ids = unique(g, envs, e.what)
    const got = ids.filter((id) => {
      const to = e.to === undefined ? chosen : objs(g, e.to, env)[0]
      return to !== undefined && retarget(g, id, to, seat)
    })
    return result(got, ids.length)
  },
  uncombat(g, e, envs) {
    const ids = unique(g, envs, e.what)
    const got = ids.filter((id) => takesPart(g, id))
    for (const id of got) {
      happen(g, { on: 'uncombat', what: id }, () => {
        leaveCombat(g, id)
        return undefined
      })
    }
    return result(got, ids.length)
  },
} satisfies Partial<Verbs>
