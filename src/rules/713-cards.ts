/** One-shot modifiers (713) that move, make or show cards: destroy, discard, draw, move, create, reveal, turn, attach, shuffle, swap. */
import type { Effect } from '../language/types.ts'
import { GRAVEYARD, HAND, isZone, playerObj, REMOVED, zoneHome, zoneKind, zoneOfObj, zoneSeat } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import type { CardId, Happening, Obj, Seat, Step } from '../state/types.ts'
import { cannot } from './103-cant.ts'
import { handOn } from './301-heroes.ts'
import { attach } from './400-attachments.ts'
import { actorsOf } from './403-costs.ts'
import { newCard } from './404-tokens.ts'
import { move, remember } from './415-moving.ts'
import { cardsIn, destroy, drawOne, relocate, shuffleDeck, transfer, zoneFor, zoneWord } from './415-zones.ts'
import { happen } from './703-triggers.ts'
import type { Done, Verb } from './709-text.ts'
import { inPlayNow, value } from './714-modifiers.ts'
import { type Origin, originOf, replaced, unreplaced, wouldBeReplaced } from './716-replacement.ts'
import { bindName } from './717-packets.ts'
import { card, type Game, player, push, type StepDef } from './game.ts'
import { amount, type Env, objs } from './words.ts'

type Of<D extends Effect['do']> = Extract<Effect, { do: D }>

const seatOfEnv = (env: Env): Seat => (env.actor >= 0 ? env.actor : env.you)

const result = (o: readonly Obj[]): Done => ({ done: o.length > 0, val: { o, n: o.length } })
const all = (_g: Game, envs: readonly Env[], f: (env: Env) => readonly Obj[]): Obj[] => [
  ...new Set(envs.flatMap((e) => [...f(e)])),
]

export const cardVerbs: Readonly<Record<string, Verb>> = {
  destroy(g, e, envs, linkId) {
    const env = envs[0] as Env
    const ids = all(g, envs, (x) => objs(g, (e as Of<'destroy'>).what, x))
    const moved = destroy(g, ids, { cause: env.you, by: env.self, from: originOf(env.names, e, linkId), way: linkId })
    remember(g, linkId, moved)
    return {
      done: moved.length === ids.length && moved.length > 0,
      val: { o: moved.map(([, to]) => to), n: moved.length },
    }
  },
  discard(g, e, envs, linkId) {
    const ids = all(g, envs, (x) => objs(g, (e as Of<'discard'>).what, x))
    const cause = (envs[0] as Env).you
    const got: Obj[] = []
    for (const id of ids) {
      // One at a time (415.9e).
      const c = g.s.cards[id]
      if (c && zoneKind(c.zone) === HAND)
        for (const [, to] of transfer(g, [{ id, zone: zoneFor(c, GRAVEYARD) }], {
          cause,
          by: playerObj(c.owner),
          way: linkId,
          from: originOf((envs[0] as Env).names, e, linkId),
        }))
          got.push(to)
    }
    return { done: ids.length > 0 && got.length === ids.length, val: { o: got, n: got.length } }
  },
  draw(g, e, envs, linkId) {
    const d = e as Of<'draw'>
    const got: Obj[] = []
    for (const env of envs) {
      const seat = env.actor >= 0 ? env.actor : env.you
      const n =
        d.until === 'maxHand'
          ? Math.max(0, value(g, playerObj(seat), 'maxHand') - value(g, playerObj(seat), 'hand'))
          : amount(g, d.n ?? 1, env) // 713.2
      const from = originOf(env.names, e, linkId)
      for (let i = 0; i < n; i++) {
        // What replaces a draw is done before the next one.
        if (i < n - 1 && wouldBeReplaced(g, { on: 'draw', by: playerObj(seat), seat, cause: env.you })) {
          push(g, { step: 'draws', seat, n: n - i, cause: env.you, from, as: e.as ?? '', link: linkId })
          break
        }
        const id = drawOne(g, seat, { cause: env.you, from })
        if (id) got.push(id)
      }
    }
    return result(got)
  },
  move,
  reveal(g, e, envs, linkId) {
    const r = e as Of<'reveal'>
    const ids = all(g, envs, (x) => objs(g, r.what, x))
    const env = envs[0] as Env
    const to = r.to === undefined ? null : actorsOf(g, { ...e, by: r.to } as Effect, env)
    const event = (what: Obj): Happening => ({ on: 'reveal', what, by: playerObj(seatOfEnv(env)), cause: env.you })
    for (const id of unreplaced(g, ids, event, originOf(env.names, e, linkId))) {
      const c = g.s.cards[id]
      if (!c) continue
      const seen = to === null ? -1 : to.reduce((bits, s) => bits | (1 << s), c.seen)
      if (c.seen !== seen) put(g, 'cards', id, 'seen', seen)
      happen(g, {
        on: 'reveal',
        what: id,
        by: playerObj(env.actor >= 0 ? env.actor : env.you),
        quest: g.s.links[linkId]?.kind === 'reward',
        with: env.self || undefined,
        zone: zoneWord[zoneKind(c.zone)],
        seat: c.owner,
        way: linkId,
        cause: env.you,
      })
    }
    return result(ids)
  },
  turn(g, e, envs, linkId) {
    const t = e as Of<'turn'>
    const env = envs[0] as Env
    const got: Obj[] = []
    for (const id of all(g, envs, (x) => objs(g, t.what, x))) {
      if (
        !inPlayNow(g, id) ||
        card(g, id).faceDown === (t.face === 'down') ||
        cannot(g, { on: 'turn', what: id, cause: env.you })
      )
        continue
      if (replaced(g, { on: 'turn', what: id, cause: env.you }, originOf(env.names, e, linkId))) continue
      turnOver(g, id, t.face === 'down', env.you)
      got.push(id)
    }
    return result(got)
  },
  attach,
  shuffle(g, e, envs) {
    const zones = all(g, envs, (x) => objs(g, (e as Of<'shuffle'>).what, x)).filter(isZone)
    for (const z of zones) shuffleDeck(g, zoneSeat(zoneOfObj(z)), zoneHome(zoneOfObj(z)))
    return { done: zones.length > 0 }
  },
  swap(g, e, envs) {
    const s = e as Of<'swap'> & { keep?: 'readiness' }
    const old = objs(g, s.what, envs[0] as Env)[0]
    if (old === undefined || !inPlayNow(g, old)) return { done: false }
    return result([swap(g, old, s.for, s.keep === 'readiness')])
  },
}

/** Draws one after another, where something may replace them (716.1). */
export const drawSteps: Record<string, StepDef> = {
  draws: {
    run(g, raw) {
      const step = raw as Step & { seat: Seat; n: number; cause: Seat; from: Origin; as: string; link: number }
      if (step.n > 1) push(g, { ...step, n: step.n - 1 })
      const id = drawOne(g, step.seat, { cause: step.cause, from: step.from })
      const l = g.s.links[step.link]
      if (!id || !l || !step.as) return null
      const o = [...(l.names[step.as]?.o ?? []), id]
      bindName(g, l.id, step.as, { o, n: o.length })
      return null
    },
  },
}

/** Turns a resource or a quest over; not a flip. */
export function turnOver(g: Game, id: CardId, down: boolean, cause?: Seat): void {
  const c = card(g, id)
  happen(g, { on: 'turn', what: id, side: down ? 'back' : 'front', cause }, () => {
    put(g, 'cards', id, 'faceDown', down)
    if (down && c.resource && !player(g, c.controller).boss) put(g, 'cards', id, 'seen', c.seen | (1 << c.controller))
    return undefined
  })
}

/**
 * R101.4: another card of the same Boss takes its place, face up and undamaged; attachments and counters stay, modifiers go
 * on to affect it. Nothing leaves or enters play by it, and nothing uses the chain.
 */
export function swap(g: Game, old: CardId, def: string, keepReadiness: boolean): CardId {
  const c = card(g, old)
  const id = newCard(g, def, c.owner, false, c.home)
  happen(g, { on: 'swap', what: old, to: id }, () => {
    const gone = relocate(g, old, zoneFor(c, REMOVED))
    put(g, 'cards', gone, 'faceDown', false)
    const zone = c.zone
    put(g, 'cards', id, 'zone', zone)
    put(g, 'cards', id, 'exhausted', keepReadiness && c.exhausted)
    put(g, 'cards', id, 'counters', c.counters)
    put(g, 'cards', id, 'since', c.since)
    put(g, 'zones', zone, 'cards', [id, ...cardsIn(g, zone)])
    if (player(g, c.controller).hero === old) put(g, 'players', c.controller, 'hero', id)
    handOn(g, old, id)
    return undefined
  })
  return id
}
