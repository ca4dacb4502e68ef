/** One-shot modifiers (713.1) that deal, heal and move damage, and put or remove counters. */

import type { Of } from '../../language/types.ts'
import { isPlayer, RAID, seatOf } from '../../state/ids.ts'
import { put } from '../../state/journal.ts'
import type { Happening, Obj, Origin, Seat } from '../../state/types.ts'
import { cannot } from '../103-cant.ts'
import { room } from '../306-locations.ts'
import { putting, removing, switchDamage } from '../405-damage.ts'
import { packets, packetsOf } from '../408-packets.ts'
import { type Event, happenAll } from '../703-triggers/events.ts'
import { shareOf } from '../707-adding-links/dividing.ts'
import type { Verbs } from '../709-resolving-links/text.ts'
import { inPlayNow } from '../714-continuous-modifiers/modifiers.ts'
import { originOf, replaced } from '../716-replacement.ts'
import { countersOn, kindsOn } from '../core/facts.ts'
import { bindName, card, type Game, link, next } from '../core/game.ts'
import { amount, type Env, objs, siteOf } from '../core/words.ts'

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
      const from = originOf(g, env.notes, e, linkId)
      for (const [to, n] of each) {
        const more = under(events, to)
        const name = kindFor(g, e, to, env)
        if (name === undefined) continue
        const by = e.set ? Math.max(0, n) - (countersOn(g, to)[name] ?? 0) - more : n
        const x =
          name === 'damage'
            ? putting(g, to, n, env.cause, more)
            : e.set && by < 0
              ? taken(g, { to, name, many: -by }, env.cause, from)
              : counters(g, { to, name, many: by, more }, env.cause, from)
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
      const origin = originOf(g, env.notes, e, linkId)
      for (const from of objs(g, e.from, env)) {
        if (!bears(g, from)) continue
        const gone = -under(events, from)
        const name = kindFor(g, e, from, env)
        if (name === undefined) continue
        const have = (name === 'damage' ? (g.s.cards[from]?.damage ?? 0) : (countersOn(g, from)[name] ?? 0)) - gone
        const n = e.n === 'all' ? have : Math.min(have, amount(g, e.n, env))
        asked += e.n === 'all' ? 0 : amount(g, e.n, env)
        if (n <= 0) continue
        const x =
          name === 'damage'
            ? replaced(g, removal(from, n, 'damage', env.cause), origin)
              ? null
              : removing(g, from, n, env.cause, gone)
            : taken(g, { to: from, name, many: n }, env.cause, origin)
        if (x !== null) events.push(x)
      }
    }
    happenAll(g, events)
    return { done: sum(events) >= asked, val: { n: sum(events) } }
  },
  switch(g, e, envs) {
    const env = envs[0]
    const [a, b] = [objs(g, e.of, env)[0] ?? 0, objs(g, e.with, env)[0] ?? 0]
    return { done: switchDamage(g, a, b, env.cause) }
  },
} satisfies Partial<Verbs>

/** The kind of counter that an effect is about on this object: a chosen one or the only one there, and none if there is none. */
const kindFor = (g: Game, e: Of<'put'> | Of<'remove'>, o: Obj, env: Env): string | undefined =>
  e.what === 'any' ? kindsOn(g, o)[env.picks[`${siteOf(e, env)}.kind`]?.[0] ?? 0] : e.what

/** The total that these events put on this object, less what they take from it. */
const under = (events: readonly Event[], o: Obj): number =>
  events.reduce((n, { h }) => (h.what !== o ? n : h.on === 'remove' ? n - (h.n ?? 0) : n + (h.n ?? 0)), 0)

const sum = (events: readonly Event[]): number => events.reduce((n, { h }) => n + (h.n ?? 0), 0)

/** Whether counters can lie on it: a card in play, a player in the game, the raid itself. */
const bears = (g: Game, o: Obj): boolean =>
  o === RAID || (isPlayer(o) ? g.s.players[seatOf(o)]?.lost === false : inPlayNow(g, o))

/** Changes how many counters of a name lie on it. */
const changed = (g: Game, o: Obj, name: string, by: number) => (): undefined => {
  const all = countersOn(g, o)
  const now = { ...all, [name]: (all[name] ?? 0) + by }
  if (o === RAID) put(g, 'raid', 0, 'counters', now)
  else if (isPlayer(o)) put(g, 'players', seatOf(o), 'counters', now)
  else put(g, 'cards', o, 'counters', now)
}

interface Coming {
  to: Obj
  name: string
  many: number
  more: number
}

const removal = (from: Obj, n: number, type: string, cause: Seat | undefined): Happening => ({
  ...{ on: 'remove', what: from, from, n, type, cause },
})

/** The event of removing counters that are there; null if something replaces it. */
function taken(
  g: Game,
  { to, name, many }: Omit<Coming, 'more'>,
  cause: Seat | undefined,
  origin: Origin,
): Event | null {
  const h = removal(to, many, name, cause)
  return replaced(g, h, origin) ? null : { h, commit: changed(g, to, name, -many) }
}

/**
 * The event of putting counters on a card, a player or the raid, with `more` that come with it; null if there are none to put.
 * Counters of one name are alike: only their number is kept (404.1), on the named card or on the card itself (404.1a).
 */
function counters(g: Game, { to, name, many, more }: Coming, cause: Seat | undefined, from: Origin): Event | null {
  if (!bears(g, to)) return null
  const c = to > 0 ? card(g, to) : null
  const n = c ? Math.min(many, room(g, c, name) - more) : many // 306.3
  const h: Happening = { on: 'put', what: to, to, n, type: name, cause }
  if (n <= 0 || cannot(g, h) || replaced(g, h, from)) return null
  const commit = (): undefined => {
    changed(g, to, name, n)()
    if (c && (name === 'atk' || name === 'health' || name === 'def' || name === 'both'))
      put(g, 'cards', to, 'countersSince', { ...card(g, to).countersSince, [name]: next(g, 'stamp') }) // 718.2g
  }
  return { h, commit }
}
