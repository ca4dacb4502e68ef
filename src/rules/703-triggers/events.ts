/**
 * Events (703, 708, 715). Each is matched against the table just before it, or just after it if something enters play (703.4).
 * Then it is carried out, logged for this turn, and reported to the raid.
 * Conditions of triggers are checked afterwards (703.2), with last known information about cards that are gone.
 */

import { ptrOf } from '../../language/compile.ts'
import { once } from '../../language/once.ts'
import { erase, insert, put } from '../../state/journal.ts'
import type { CardId, Happening, Obj, Step, Waiting } from '../../state/types.ts'
import { active, losesPowers, powersOf, printedPowers } from '../714-continuous-modifiers/modifiers.ts'
import { lapse } from '../714-continuous-modifiers/remains.ts'
import type { Watcher } from '../core/cache.ts'
import {
  addLink,
  bossSeat,
  card,
  codeOf,
  emptyLink,
  type Game,
  living,
  next,
  player,
  type RaidRules,
} from '../core/game.ts'
import { noteDeed } from '../core/history.ts'
import { matched, matches, retold } from '../core/patterns.ts'
import { recordEvent, whereIs } from '../core/recorder.ts'
import { type Env, envFor, holds } from '../core/words.ts'
import { isActive, match, matchAfter, namesForEffect, numberGranted, type Triggered, trigger } from './matching.ts'
import { watch, watchers } from './watchers.ts'

export interface Event {
  h: Happening
  /** Carries out the event. A returned happening, with ids that weren't known before, replaces it in the log. */
  commit?: () => Happening | undefined
}

/** Makes one event happen. */
export function happen(g: Game, h: Happening, commit?: () => Happening | undefined): void {
  happenAll(g, [{ h, commit }])
}

const nobody: readonly Watcher[] = []
const nothing: readonly never[] = []

/**
 * Makes several events happen at once (802): all are matched, then carried out together, then entering cards are matched (703.4).
 * Watchers that become active or inactive with them see them too (703.3c). Conditions are checked at the end (703.2).
 */
export function happenAll(g: Game, events: readonly Event[]): void {
  if (events.length === 0) return
  if (g.code.lasts) noteLast(events)
  const found: Triggered[] = []
  const muted: [Watcher, number][] | undefined = active(g, 'noPowers').length > 0 ? [] : undefined
  let entering = false
  events.forEach(({ h }, at) => {
    if (h.on === 'flip') entering = true // 703.3c: the powers of the new side see it
    if (h.on === 'enter') entering = true
    else match(g, { h, at }, watchers(g, h.on), found, muted)
  })
  const before = entering ? new Map(events.map((e) => [e.h.on, watchers(g, e.h.on)])) : null
  const leaving =
    before === null ? nobody : (before.get('enter') ?? nobody).filter((w) => w.mod === null && !losesPowers(g, w.card))
  const lay = g.recorder ? events.map(({ h }) => whereIs(g, h)) : null
  const done: Happening[] = []
  for (const e of events) done.push(e.commit?.() ?? e.h)
  for (const [w, at] of muted ?? nothing) // 703.3c: its power has come back by this very event
    if (g.s.cards[w.card]?.became === 0) match(g, { h: events[at]!.h, at }, [w], found)
  if (before !== null) for (const [at, h] of done.entries()) matchAfter(g, { h, at }, before, leaving, found)
  let told = 0
  for (const h of done) {
    insert(g, 'log', next(g, 'log'), h)
    if (g.code.deeds.size > 0) noteDeed(g, h)
    if (lay) recordEvent(g, h, 0, lay[told++])
  }
  if (found.length > 0)
    trigger(
      g,
      found,
      events.map((e) => e.h),
      done,
    )
  if (g.code.remains.length > 0 || g.code.untils.size > 0) lapse(g)
  if (g.raid) tell(g, g.raid, done)
}

/** For "the last" to leave or be dealt fatal damage (405.2): notes events at once, before and after this one. */
function noteLast(events: readonly Event[]): void {
  const goes = ({ h }: Event): Obj => (h.on === 'leave' ? h.what : h.on === 'deal' && h.fatal ? h.to : 0) ?? 0
  const going = events.filter((e) => goes(e) !== 0)
  going.forEach(({ h }, i) => {
    h.past = going.slice(0, i + 1).map(goes)
    h.ahead = going.slice(i + 1).map(goes)
  })
}

const listensOf = once((raid: RaidRules) => Object.entries(raid.listens))

/** Reports events to the raid, if it listens for them. */
function tell(g: Game, raid: RaidRules, done: readonly Happening[]): void {
  const boss = bossSeat(g)
  const env = envFor(boss, player(g, boss).hero)
  for (const [name, pattern] of listensOf(raid))
    for (const h of done) if (matched(g, pattern, h, env)) raid.hear(g, name, h)
}

/**
 * The steps of definite powers that an event sets off as it happens (704.1b), without the chain; all found before any is done (710.1a).
 * `own`: a card, at its present place, with powers of its own for the event.
 */
export function asHappens(g: Game, h: Happening, own: CardId = 0): Step[] {
  const found: Watcher[] = watchers(g, `as ${h.on}`).filter((w) => matches(g, w.event, h, w.env) && isActive(g, w, h))
  if (own !== 0 && codeOf(g, card(g, own)).has.as && !losesPowers(g, own)) {
    const index = new Map<string, Watcher[]>()
    const mine = envFor(h.seat ?? 0, own, {}, card(g, own).x)
    for (const p of printedPowers(g, card(g, own)))
      if (p.shape === 'as' && p.zone === 'play') watch(index, p, card(g, own), mine, null)
    for (const w of index.get(`as ${h.on}`) ?? []) if (matches(g, w.event, h, w.env)) found.push(w)
  }
  const order = living(g)
  found.sort((a, b) => order.indexOf(a.you) - order.indexOf(b.you)) // 802.1
  return found.flatMap((w) => {
    const names = namesForEffect(g, w, h, numberGranted(g, w))
    if (w.check !== undefined && !holds(g, w.check, { ...w.env, names })) return []
    if (w.once !== 0) erase(g, 'mods', w.once)
    const l = addLink(g, {
      ...emptyLink,
      card: w.card,
      controller: w.you,
      code: w.then,
      names,
      notes: w.env.notes,
      x: w.x,
    })
    return [
      { step: 'text', link: l.id, code: w.then, at: 0 },
      { step: 'resolved', link: l.id },
    ]
  })
}

/** Cards that have entered play see what happened as they entered (703.3c): everything between these entries of the log, with their old selves renamed. */
export function triggerForEntered(g: Game, entered: ReadonlyMap<CardId, CardId>, since: number, until: number): void {
  const found: Triggered[] = []
  const done: Happening[] = []
  const now = (o: Obj | undefined): Obj | undefined => (o === undefined ? o : (entered.get(o) ?? o))
  const ids = new Set(entered.values())
  for (const [key, h] of Object.entries(g.s.log)) {
    if (Number(key) <= since || Number(key) > until) continue
    if (h.on === 'enter') continue
    const mine = watchers(g, h.on).filter((w) => ids.has(w.card) && !w.mod?.row) // what it has made meanwhile saw it by itself
    if (mine.length === 0) continue
    const again = retold(h, { with: now(h.with), by: now(h.by) })
    done.push(again)
    match(g, { h: again, at: done.length - 1 }, mine, found)
  }
  trigger(g, found, done, done)
}

/** Triggers a card (703.5): all its triggered powers in play, as if what they wait for had happened. */
export function triggerAll(g: Game, id: CardId): void {
  const c = card(g, id)
  const index = new Map<string, Watcher[]>()
  const env = (): Env => envFor(c.controller, id, {}, c.x)
  for (const p of powersOf(g, id)) if (p.shape === 'when' && p.zone === 'play') watch(index, p, c, env(), null)
  const all = [...new Set([...index.values()].flat())]
  const out = all.flatMap((w): Waiting[] => {
    if (w.check !== undefined && !holds(g, w.check, w.env)) return [] // 703.2
    const check = w.check ? ptrOf(w.check) : ''
    return [{ controller: w.you, card: id, code: w.then, check, names: {}, notes: {}, x: w.x }]
  })
  if (out.length > 0) put(g, 'waiting', 0, 'list', [...g.s.waiting[0].list, ...out])
}
