/** One-shot modifiers (713.1) that deal, heal and move damage, and put or remove counters. */

import { put } from '../../state/journal.ts'
import type { CardId, Happening, Obj, Origin, Seat } from '../../state/types.ts'
import { cannot } from '../103-cant.ts'
import { room } from '../306-locations.ts'
import { putting, removing, switchDamage } from '../405-damage.ts'
import { packets, packetsOf } from '../408-packets.ts'
import { type Event, happenAll } from '../703-triggers/events.ts'
import { shareOf } from '../707-adding-links/dividing.ts'
import type { Verbs } from '../709-resolving-links/text.ts'
import { inPlayNow } from '../714-continuous-modifiers/modifiers.ts'
import { originOf, replaced } from '../716-replacement.ts'
import { bindName, card, type Game, link, next } from '../core/game.ts'
import { amount, objs, siteOf } from '../core/words.ts'

export const damageVerbs = {
  deal(g, e, envs, linkId) {
    const list = envs.flatMap((env) => packetsOf(g, e, env, linkId))
    if (e.as) bindName(g, linkId, e.as, { o: [], n: 0 })
    return { done: packets(g, list) }
  },
  heal(g, e, envs, linkId) {
    const list = envs.flatMap((env) => packetsOf(g, e, env, linkId))
    if (e.as) bindName(g, linkId, e.as, { o: [], n: 0 })
    return { done: packets(g, list) }
  },
  put(g, e, envs, linkId) {
    const events: Event[] = []
    const got: Obj[] = []
    for (const env of envs) {
      const chosen = link(g, linkId)?.picks[`${siteOf(e, env)}.n`]
      const each = objs(g, e.to, env).map((to, i) => {
        if (typeof e.n === 'object' && 'upTo' in e.n) return [to, chosen?.[0] ?? 0] as const
        return [to, e.divided ? shareOf(e, env, to, i) : amount(g, e.n, { ...env, it: to })] as const
      })
      for (const [to, n] of each) {
        const x =
          e.what === 'damage'
            ? putting(g, to, n, env.you, under(events, to))
            : counters(
                g,
                { to, name: e.what, many: n, more: under(events, to) },
                env.you,
                originOf(g, env.notes, e, linkId),
              )
        if (x !== null) events.push(x)
        if (x !== null || n === 0) got.push(to)
      }
    }
    happenAll(g, events)
    return { done: got.length > 0, val: { o: got, n: sum(events) } }
  },
  remove(g, e, envs, linkId) {
    const events: Event[] = []
    let asked = 0
    for (const env of envs) {
      for (const from of objs(g, e.from, env)) {
        if (!inPlayNow(g, from)) continue
        const gone = under(events, from)
        const have = (e.what === 'damage' ? card(g, from).damage : (card(g, from).counters[e.what] ?? 0)) - gone
        const n = e.n === 'all' ? have : Math.min(have, amount(g, e.n, env))
        asked += e.n === 'all' ? 0 : amount(g, e.n, env)
        if (n <= 0) continue
        const h: Happening = { on: 'remove', what: from, from, n, type: e.what, cause: env.you }
        if (replaced(g, h, originOf(g, env.notes, e, linkId))) continue
        const x =
          e.what === 'damage' ? removing(g, from, n, env.you, gone) : { h, commit: changed(g, from, e.what, -n) }
        if (x !== null) events.push(x)
      }
    }
    happenAll(g, events)
    return { done: sum(events) >= asked, val: { n: sum(events) } }
  },
  switch(g, e, envs) {
    const env = envs[0]
    const [a, b] = [objs(g, e.of, env)[0] ?? 0, objs(g, e.with, env)[0] ?? 0]
    return { done: switchDamage(g, a, b, env.you) }
  },
} satisfies Partial<Verbs>

/** How much the events so far put on this object, or take from it. */
const under = (events: readonly Event[], o: Obj): number =>
  events.reduce((n, { h }) => (h.what === o ? n + (h.n ?? 0) : n), 0)

const sum = (events: readonly Event[]): number => events.reduce((n, { h }) => n + (h.n ?? 0), 0)

/** Changes how many counters of a name lie on a card. */
const changed = (g: Game, id: CardId, name: string, by: number) => (): undefined => {
  put(g, 'cards', id, 'counters', { ...card(g, id).counters, [name]: (card(g, id).counters[name] ?? 0) + by })
}

interface Coming {
  to: CardId
  name: string
  many: number
  more: number
}

/**
 * The event of putting counters on a card, in addition to `more` that come with it; null if there are none to put. Counters of one name
 * are alike: only their number is kept (404.1), on the named card or on the card itself (404.1a).
 */
function counters(g: Game, { to, name, many, more }: Coming, cause: Seat, from: Origin): Event | null {
  if (!inPlayNow(g, to)) return null
  const n = Math.min(many, room(g, card(g, to), name) - more) // 306.3
  const h: Happening = { on: 'put', what: to, to, n, type: name, cause }
  if (n <= 0 || cannot(g, h) || replaced(g, h, from)) return null
  const commit = (): undefined => {
    changed(g, to, name, n)()
    if (name === 'atk' || name === 'health' || name === 'def')
      put(g, 'cards', to, 'countersSince', { ...card(g, to).countersSince, [name]: next(g, 'stamp') }) // 718.2g
  }
  return { h, commit }
}
