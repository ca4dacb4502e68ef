/** One-shot modifiers (713) that move, make or show cards: destroy, discard, draw, move, create, reveal, turn, attach, shuffle, swap. */

import { listed } from '../../language/nodes.ts'
import type { Kept } from '../../language/types.ts'
import {
  GRAVEYARD,
  HAND,
  isZone,
  playerObj,
  REMOVED,
  zoneHome,
  zoneKind,
  zoneOfObj,
  zoneSeat,
} from '../../state/ids.ts'
import { put } from '../../state/journal.ts'
import type { CardId, Happening, Obj, Seat } from '../../state/types.ts'
import { cannot } from '../103-cant.ts'
import { succeed } from '../301-heroes.ts'
import { attach } from '../400-attachments.ts'
import { newCard } from '../404-tokens.ts'
import { placeAll } from '../412-resources.ts'
import { revealAll, turnDeck } from '../415-zones/decks.ts'
import { move, remember, renameMoved } from '../415-zones/moving.ts'
import { learn, learnFor } from '../415-zones/real-cards.ts'
import { cardsIn, destroy, relocate, shuffleDeck, transfer, zoneFor, zoneWord } from '../415-zones/zones.ts'
import { asHappens, type Event, happenAll } from '../703-triggers/events.ts'
import type { Done, Verbs } from '../709-resolving-links/text.ts'
import { inPlayNow } from '../714-continuous-modifiers/modifiers.ts'
import { originOf, replaced, unreplaced } from '../716-replacement.ts'
import type { Envs } from '../core/env.ts'
import { isWhole } from '../core/facts.ts'
import { byRaid, card, type Game, player, pushAll } from '../core/game.ts'
import { objs, seatOfEnv, seatsOf } from '../core/words.ts'
import { unique } from './results.ts'

const someOf = (o: readonly Obj[]): Done => ({ done: o.length > 0, val: { o, n: o.length } })

const moverOf = ([env]: Envs): Seat => seatOfEnv(env)

export const cardVerbs = {
  destroy(g, e, envs, linkId) {
    const env = envs[0]
    const ids = unique(g, envs, e.what)
    const moved = destroy(g, ids, {
      game: byRaid(g, linkId),
      cause: env.cause,
      by: byRaid(g, linkId) ? env.names.by?.o?.[0] : env.self,
      from: originOf(g, env.notes, e, linkId),
      way: linkId,
    })
    remember(g, linkId, moved)
    return {
      done: moved.length === ids.length && moved.length > 0,
      val: { o: moved.map(([, to]) => to), n: moved.length },
    }
  },
  discard(g, e, envs, linkId) {
    const ids = unique(g, envs, e.what)
    const { cause } = envs[0]
    const moved: (readonly [CardId, CardId])[] = []
    for (const id of ids) {
      // One at a time (415.9e).
      const c = g.s.cards[id]
      if (c && zoneKind(c.zone) === HAND)
        moved.push(
          ...transfer(g, [{ id, zone: zoneFor(c, GRAVEYARD) }], {
            cause,
            by: playerObj(c.owner),
            way: linkId,
            from: originOf(g, envs[0].notes, e, linkId),
          }),
        )
    }
    renameMoved(g, linkId, e, moved)
    const got = moved.map(([, to]) => to)
    // A whole hand may be discarded even if it is empty, unless cards can't be discarded at all (415.9e).
    const whole = isWhole(e.what)
    const empty =
      whole && ids.length === 0 && cannot(g, { on: 'discard', by: playerObj(moverOf(envs)), cause }) === null
    return { done: empty || (ids.length > 0 && got.length === ids.length), val: { o: got, n: got.length } }
  },
  move,
  place(g, e, envs) {
    const steps = envs.flatMap((env) => placeAll([...objs(g, e.what, env)], seatOfEnv(env), e.state === 'exhausted'))
    pushAll(g, steps)
    return { done: steps.length > 0 }
  },
  reveal(g, e, envs, linkId) {
    const ids = unique(g, envs, e.what)
    const env = envs[0]
    const to = e.to === undefined ? null : seatsOf(g, e.to, env)
    const event = (what: Obj): Happening => ({ on: 'reveal', what, by: playerObj(seatOfEnv(env)), cause: env.cause })
    const shown: (Happening & { what: Obj })[] = []
    for (const id of unreplaced(g, ids, event, originOf(g, env.notes, e, linkId))) {
      const c = g.s.cards[id]
      if (!c) continue
      learnFor(g, id, to ?? [])
      const seen = to === null ? -1 : to.reduce((bits, s) => bits | (1 << s), c.seen)
      if (c.seen !== seen && to !== null) put(g, 'cards', id, 'seen', seen)
      shown.push({
        on: 'reveal',
        what: id,
        by: playerObj(seatOfEnv(env)),
        quest: g.s.links[linkId]?.kind === 'reward',
        with: env.self || undefined,
        zone: zoneWord[zoneKind(c.zone)],
        seat: c.owner,
        way: linkId,
        cause: env.cause,
      })
    }
    if (to === null) revealAll(g, shown)
    else
      happenAll(
        g,
        shown.map((h) => ({ h })),
      )
    return someOf(ids)
  },
  turn(g, e, envs, linkId) {
    const env = envs[0]
    const got: Obj[] = []
    const turned: Event[] = []
    for (const id of unique(g, envs, e.what)) {
      if (isZone(id)) {
        turnDeck(g, zoneOfObj(id), env.you)
        got.push(id)
        continue
      }
      if (
        !inPlayNow(g, id) ||
        card(g, id).faceDown === (e.face === 'down') ||
        cannot(g, { on: 'turn', what: id, cause: env.cause })
      )
        continue
      if (replaced(g, { on: 'turn', what: id, cause: env.cause }, originOf(g, env.notes, e, linkId))) continue
      turned.push(turningOver(g, id, e.face === 'down', env.cause))
      got.push(id)
    }
    happenAll(g, turned)
    return someOf(got)
  },
  attach,
  shuffle(g, e, envs) {
    const zones = unique(g, envs, e.what).filter(isZone)
    for (const z of zones) shuffleDeck(g, zoneSeat(zoneOfObj(z)), zoneHome(zoneOfObj(z)))
    return { done: zones.length > 0 }
  },
  swap(g, e, envs) {
    const old = objs(g, e.what, envs[0])[0]
    if (old === undefined || !inPlayNow(g, old)) return { done: false }
    return someOf([swap(g, old, e.for, listed(e.keep ?? []))])
  },
} satisfies Partial<Verbs>

/** Turns a resource or a quest over; not a flip. */
export const turnOver = (g: Game, id: CardId, down: boolean, cause?: Seat): void =>
  happenAll(g, [turningOver(g, id, down, cause)])

/** The same, as one of several simultaneous events. */
const turningOver = (g: Game, id: CardId, down: boolean, cause?: Seat): Event => ({
  h: { on: 'turn', what: id, side: down ? 'back' : 'front', cause },
  commit: () => {
    if (!down) learn(g, id)
    const c = card(g, id)
    put(g, 'cards', id, 'faceDown', down)
    if (down && c.resource && !player(g, c.controller).boss) put(g, 'cards', id, 'seen', c.seen | (1 << c.controller))
    return undefined
  },
})

/**
 * R101.4: replaces a Boss with another card of the same Boss, face up, ready and undamaged unless `keep` preserves that.
 * Attachments and counters stay, and modifiers affect the new card.
 * One card enters play and the other leaves it; none of this uses the chain.
 */
function swap(g: Game, old: CardId, def: string, keep: readonly Kept[]): CardId {
  const c = card(g, old)
  const id = newCard(g, def, c.owner, { home: c.home })
  const swaps = (): undefined => {
    const gone = relocate(g, old, zoneFor(c, REMOVED))
    put(g, 'cards', gone, 'faceDown', false)
    const zone = c.zone
    put(g, 'cards', id, 'zone', zone)
    put(g, 'cards', id, 'exhausted', keep.includes('readiness') && c.exhausted)
    if (keep.includes('damage')) put(g, 'cards', id, 'damage', c.damage)
    put(g, 'cards', id, 'counters', c.counters)
    put(g, 'cards', id, 'since', c.since)
    put(g, 'zones', zone, 'cards', [id, ...cardsIn(g, zone)])
    if (player(g, c.controller).hero === old) put(g, 'players', c.controller, 'hero', id)
    succeed(g, old, id)
  }
  const enters: Happening = { on: 'enter', what: id, zone: 'play', seat: c.controller }
  happenAll(g, [
    { h: { on: 'swap', what: old, to: id }, commit: swaps },
    { h: { on: 'leave', what: old, zone: 'play', seat: c.controller } },
    { h: enters },
  ])
  pushAll(g, asHappens(g, enters, id)) // 710.1a
  return id
}
