/** One-shot modifiers, done as they are created and without a duration (713.1), that change what cards and players are like: damage, counters, readiness, flips, payments, dice, modifiers. */

import { ptrOf } from '../../language/compile.ts'
import { isSetWho } from '../../language/nodes.ts'
import type { Who } from '../../language/types.ts'
import { growth } from '../../state/bounds.ts'
import { draw } from '../../state/dice.ts'
import { playerObj } from '../../state/ids.ts'
import { put } from '../../state/journal.ts'
import type { CardId, Happening, Obj, Origin, Seat } from '../../state/types.ts'
import { cannot } from '../103-cant.ts'
import { room } from '../306-locations.ts'
import { virtualCard } from '../402-copying.ts'
import { actorsOf, exhaustResources, letExhaust } from '../403-costs.ts'
import { putting, removing, switchDamage } from '../405-damage.ts'
import { packets, packetsOf } from '../408-packets.ts'
import { exhausting, exhaustOrReady } from '../411-ready.ts'
import { leaveCombat, takesPart } from '../602-leaving.ts'
import { type Event, happen, happenAll, triggerAll } from '../703-triggers/events.ts'
import { retarget } from '../706-targets.ts'
import { shareOf } from '../707-adding-links/dividing.ts'
import type { Done, Verbs } from '../709-resolving-links/text.ts'
import { interrupt } from '../711-interrupting.ts'
import { inPlayNow } from '../714-continuous-modifiers/modifiers.ts'
import { originOf, replaced, unreplaced } from '../716-replacement.ts'
import { bindName, card, codeOf, Endless, type Game, link, lose, next, opponentsOf, push } from '../core/game.ts'
import { record } from '../core/recorder.ts'
import { amount, type Env, objs, siteOf } from '../core/words.ts'

const unique = (g: Game, envs: readonly Env[], who: Who): Obj[] => [
  ...new Set(envs.flatMap((e) => [...objs(g, who, e)])),
]
const seatOfEnv = (env: Env): Seat => (env.actor >= 0 ? env.actor : env.you)

/** Heroes, locations, and cards of a raid's own types have two sides (301.2, 306.1, R303.3b); nothing else flips. */
function hasSides(g: Game, id: CardId): boolean {
  const c = g.s.cards[id]
  if (c === undefined) return false
  const { kinds, row } = codeOf(g, c)
  return kinds.has('hero') || kinds.has('location') || row
}

/** Whether all that the words named was done, which is what "if you do" asks (709.2f). */
const result = (o: readonly Obj[], wanted: number): Done => ({
  done: o.length === wanted && wanted > 0,
  val: { o, n: o.length },
})

export const stateVerbs = {
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
  exhaust(g, e, envs, linkId) {
    const ids = unique(g, envs, e.what)
    const env = envs[0]
    return result(
      exhaustOrReady(
        g,
        letExhaust(g, ids, env.purpose),
        true,
        exhausting(env.you, env.purpose, env.self),
        originOf(g, env.notes, e, linkId),
      ),
      ids.length,
    )
  },
  ready(g, e, envs, linkId) {
    const ids = unique(g, envs, e.what)
    const env = envs[0]
    return result(exhaustOrReady(g, ids, false, { cause: env.you }, originOf(g, env.notes, e, linkId)), ids.length)
  },
  activate(g, _e, envs) {
    const env = envs[0]
    const done = exhaustOrReady(
      g,
      letExhaust(g, [env.self], env.purpose, true),
      true,
      exhausting(env.you, env.purpose, env.self),
    )
    if (done.length > 0) happen(g, { on: 'activate', what: env.self, by: playerObj(env.you), cause: env.you })
    return result(done, 1)
  },
  flip(g, e, envs, linkId) {
    const ids = unique(g, envs, e.what)
    const { you: cause, self: by } = envs[0]
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
  pay(g, e, envs) {
    let ok = true
    let n = 0
    for (const env of envs) {
      const want = amount(g, e.n, env)
      const paid = want <= 0 ? 0 : exhaustResources(g, seatOfEnv(env), want)
      if (want > 0 && paid < want) ok = false
      else if (want >= 0) happen(g, { on: 'pay', by: playerObj(seatOfEnv(env)), n: want })
      n += paid
    }
    return { done: ok, val: { n } }
  },
  play(g, e, envs, linkId) {
    if (e.after === 'self') {
      put(g, 'links', linkId, 'after', ptrOf(e))
      return { done: true }
    }
    const ids = unique(g, envs, e.what)
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
      happen(g, { on: 'trigger', what: id, cause: envs[0].you })
      triggerAll(g, id)
    }
    return result(ids, ids.length)
  },
  interrupt(g, e, envs, linkId) {
    const ids = unique(g, envs, e.what)
    const got = ids.filter((id) => interrupt(g, id, envs[0].you, linkId, originOf(g, envs[0].notes, e, linkId)))
    return result(got, ids.length)
  },
  retarget(g, e, envs) {
    const env = envs[0]
    const seat = seatOfEnv(env)
    const ids = unique(g, envs, e.what)
    const got = ids.filter((id) => {
      const to = e.to === undefined ? env.picks[`${siteOf(e, env)}.to`]?.[0] : objs(g, e.to, env)[0]
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
  roll(g, e, envs) {
    const sides = e.sides ?? 6
    const d: number[] = []
    for (const env of envs) {
      const n = amount(g, e.n ?? 1, env)
      if (n > growth.once) throw new Endless(ptrOf(e)) // 803.5
      const rolled = Array.from({ length: n }, () => rollOne(g, sides))
      if (rolled.length > 0)
        happen(g, {
          on: 'roll',
          by: playerObj(seatOfEnv(env)),
          rolled,
          n: rolled.reduce((a, b) => a + b, 0),
          ...(sides === 2 ? { type: 'coin' } : {}),
          cause: env.you,
        })
      d.push(...rolled)
    }
    const o = envs.map((env) => playerObj(seatOfEnv(env)))
    return { done: d.length > 0, val: { o, d, n: d.reduce((a, b) => a + b, 0) } }
  },
  choose(g, e, envs, linkId) {
    const among = isSetWho(e.what) && typeof e.what.among === 'string' ? e.what.among.replace(/^\$/, '') : ''
    const from = link(g, linkId).names[among]
    if (from?.d) {
      const n = objs(g, e.what, envs[0])[0]
      if (n === undefined) return { done: false, val: { n: 0 } }
      if (e.take) {
        const d = from.d.slice()
        d.splice(d.indexOf(n), 1)
        bindName(g, linkId, among, { d, n: d.reduce((a, b) => a + b, 0) })
      }
      return { done: true, val: { n } }
    }
    const o = unique(g, envs, e.what)
    return { done: o.length > 0, val: { o, n: o.length } }
  },
  win(g, e, envs) {
    const seats = actorsOf(g, e, envs[0])
    for (const s of seats) for (const o of opponentsOf(g, s)) lose(g, o, '102.1')
    return { done: seats.length > 0 }
  },
  lose(g, e, envs) {
    const env = envs[0]
    const seats = env.actor >= 0 ? envs.map((x) => x.actor) : actorsOf(g, e, env)
    for (const s of seats) lose(g, s, player0(g, seats) ? 'R100.2' : '102.1')
    return { done: true }
  },
  say(g, e, [env]) {
    const { words } = e
    if (env) record(g, { on: 'say', what: env.self, type: words, seat: env.you })
    return { done: true }
  },
} satisfies Partial<Verbs>

const player0 = (g: Game, seats: readonly Seat[]): boolean => seats.some((s) => g.s.players[s]?.boss === true)

/** One die: scripted rolls first, then the stream of its kind. */
function rollOne(g: Game, sides: number): number {
  const [scripted, ...script] = g.s.dice[0].script ?? []
  if (scripted !== undefined) {
    put(g, 'dice', 0, 'script', script)
    return scripted
  }
  return draw(g, `d${sides}`, sides) + 1
}

/** How much of it the events so far put on this or take from it. */
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
 * Counters that are put on a card, as an event, beside `more` of them that come with it; null if it is none. Counters of one name are
 * alike: only how many there are is kept (404.1), on the card that is named or on itself (404.1a).
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
