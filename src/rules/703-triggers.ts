/**
 * What happens, and what watches for it (703, 708, 715). An event is matched against the table just before it, except
 * that entering play is matched just after (703.4); then it is done, written into the log of this turn, and told to the raid. What
 * has triggered off it asks its condition once it has happened (703.2), of cards that are gone by then as they were last.
 */

import { meta, type PowerCode, ptrOf } from '../language/compile.ts'
import { isSetWho } from '../language/nodes.ts'
import { CHAIN, DECK, GRAVEYARD, HAND, playerObj, REMOVED, zoneId, zoneKind } from '../state/ids.ts'
import { erase, insert, put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Card, CardId, Happening, Names, Obj, Step, Val, Waiting } from '../state/types.ts'
import {
  type Active,
  active,
  type Granting,
  granting,
  grants,
  holders,
  lending,
  losesPowers,
  powersGiven,
  powersOf,
  printedPowers,
  works,
} from './714-continuous-modifiers/modifiers.ts'
import { lapse } from './714-continuous-modifiers/remains.ts'
import type { ModOf, Watcher } from './core/cache.ts'
import { MOVED } from './core/facts.ts'
import {
  addLink,
  areas,
  bossSeat,
  card,
  codeOf,
  emptyLink,
  type Game,
  living,
  next,
  player,
  turn,
} from './core/game.ts'
import { note } from './core/history.ts'
import { matches, retold } from './core/patterns.ts'
import { record, whereIs } from './core/recorder.ts'
import { amount, type Env, envFor, holds, objs } from './core/words.ts'

function watchers(g: Game, verb: string): readonly Watcher[] {
  active(g, 'when')
  let index = g.cache.watchers
  if (index === null) {
    index = new Map()
    collect(g, index)
    g.cache.watchers = index
  }
  return index.get(verb) ?? []
}

/** Whether any power or modifier waits for such events. */
export const watched = (g: Game, verb: string): boolean => watchers(g, verb).length > 0
type WatchCode = Extract<PowerCode, { shape: 'when' | 'as' }>

/** Powers that share an event are each a power of their own (703.6). */
const watches = (p: PowerCode): p is WatchCode => p.shape === 'when' || p.shape === 'as'

function watch(index: Map<string, Watcher[]>, p: WatchCode, c: Card, env: Env, via: Granting | null): void {
  env.grant = via
  enlist(index, p.shape === 'when' ? '' : 'as ', {
    event: p.shape === 'when' ? p.node.when : p.node.as,
    check: p.node.if,
    then: ptrOf(p.node.then),
    env,
    you: env.you,
    card: c.id,
    x: c.x,
    once: 0,
    via,
    mod: null,
    zone: c.zone,
  })
}

function enlist(index: Map<string, Watcher[]>, mood: string, w: Watcher): void {
  for (const on of typeof w.event.on === 'string' ? [w.event.on] : w.event.on) {
    const list = index.get(mood + on)
    if (list) list.push(w)
    else index.set(mood + on, [w])
  }
}

function collect(g: Game, index: Map<string, Watcher[]>): void {
  const power = (c: Card, p: WatchCode, via: Granting | null): void =>
    watch(index, p, c, envFor(c.controller, c.id, {}, c.x), via)
  const zone = (z: number, where: PowerCode['zone']): void => {
    for (const id of g.s.zones[z]?.cards ?? []) {
      const c = card(g, id)
      const code = codeOf(g, c)
      if (!(code.has.when || code.has.as) || (where !== 'play' && !code.has[where])) continue
      for (const p of printedPowers(g, c)) if (watches(p) && p.zone === where) power(c, p, null)
    }
  }
  for (const s of turn(g).order) {
    for (const area of areas(g)) zone(zoneId(s, area), 'play')
    const { graveyard, hand, deck, removed } = g.code.elsewhere
    for (let h = 0; (graveyard || deck) && h < player(g, s).decks.length; h++) {
      if (graveyard) zone(zoneId(s, GRAVEYARD, h), 'graveyard') // 703.3a
      if (deck) zone(zoneId(s, DECK, h), 'deck')
    }
    if (hand) zone(zoneId(s, HAND), 'hand')
    if (removed) zone(zoneId(s, REMOVED), 'removed')
  }
  zone(CHAIN, 'chain')
  for (const a of granting(g)) {
    const given = powersGiven(g, a).filter(watches)
    if (given.length === 0) continue
    for (const id of holders(g, a)) for (const p of given) power(card(g, id), p, a)
  }
  for (const l of lending(g)) if (l.power.shape === 'when') power(card(g, l.wielder), l.power, null)
  for (const a of active(g, 'when')) {
    enlist(index, a.mod.as ? 'as ' : '', {
      event: a.mod.event,
      check: a.mod.if,
      then: ptrOf(a.mod.then),
      env: a.env,
      you: a.env.you,
      card: a.card,
      x: a.env.x,
      once: a.mod.next && a.row ? a.row.id : 0,
      via: null,
      mod: a,
      zone: 0,
    })
  }
}

const roles = ['by', 'what', 'to', 'from', 'with', 'for', 'against', 'cause'] as const

/** Who or what plays a part in what happens, as a text names it. */
function partOf(h: Happening, role: (typeof roles)[number]): readonly Obj[] | undefined {
  if (role === 'cause') return h.cause === undefined ? undefined : [playerObj(h.cause)]
  const one = role === 'against' ? h.to : h[role]
  return role === 'against' && h.tos !== undefined ? h.tos : one === undefined ? undefined : [one]
}

/** The number beside a keyword that was granted, as it triggers (709.2d). */
const numberGranted = (g: Game, w: Watcher): Val | null =>
  w.via !== null && w.via.mod.mod === 'keyword' && w.via.mod.n !== undefined
    ? { n: amount(g, { granted: w.via.mod.n }, w.env) }
    : null

/** Names that a trigger's effect may use: the roles of its event, and what its pattern and condition named. */
function bind(g: Game, w: Watcher, h: Happening, granted: Val | null): Names {
  const names: Record<string, Val> = { ...w.env.names }
  for (const r of roles) {
    const o = partOf(h, r)
    if (o === undefined) continue
    names[r] = { o }
    const who = w.event[r]
    const as = isSetWho(who) ? who.as : undefined
    if (as) names[as] = { o }
  }
  if (h.n !== undefined) names.n = { n: h.n }
  if (h.seat !== undefined) names.turn = names.of = { o: [playerObj(h.seat)] }
  if (granted !== null) names.granted = granted
  if (w.check) for (const s of meta(w.check).namers) names[must(s.as)] = { o: [...objs(g, s, { ...w.env, names })] }
  return names
}

export interface Event {
  h: Happening
  /** Does it. What it returns replaces the happening in the log (ids that were not known before). */
  commit?: () => Happening | undefined
}

/** Whether what watches is there and active as this happens (703.3, 700.3). */
function isActive(g: Game, w: Watcher, h: Happening): boolean {
  if (w.mod !== null) return isTime(g, w.mod, h) && works(g, w.mod, w.card) // 714.3d: whatever becomes of its source
  const kind = zoneKind(w.zone)
  if ((kind === HAND || kind === DECK) && (h.what !== w.card || h.on === 'draw')) return false // 703.3a: only while the event shows it
  if (g.s.cards[w.card]?.became === 0 && losesPowers(g, w.card, w.via?.stamp)) return false
  return w.via === null || grants(g, w.via, w.card)
}

type Delayed = Active<ModOf<'when'>>

/** "At the start of your next turn", "at the end of your next turn" (715.1): of one that had not begun as the modifier was made. */
function isTime(g: Game, a: Delayed, h: Happening): boolean {
  const { next } = a.mod
  if (next === undefined || a.row === null || h.seat === undefined || h.step !== undefined) return true
  if (h.on !== 'start' && (h.on !== 'end' || next !== 'turn')) return true
  return player(g, h.seat).turnStamp > a.row.stamp
}

/** What an event has set off, if its condition holds once that has happened: by whose number among those that happen at once. */
interface Found {
  w: Watcher
  at: number
  granted: Val | null
}

/** Something that happens, and which of those that happen at once it is. */
interface Occasion {
  h: Happening
  at: number
}

/** Matches an event against what watches (703.1); `muted` gathers what would trigger but has no power. */
function match(
  g: Game,
  { h, at }: Occasion,
  list: readonly Watcher[],
  found: Found[],
  muted?: (readonly [Watcher, number])[],
): void {
  for (const w of list) {
    if (!matches(g, w.event, h, w.env)) continue
    if (isActive(g, w, h)) found.push({ w, at, granted: numberGranted(g, w) })
    else muted?.push([w, at])
  }
}

/**
 * 703.2: what was found and whose condition holds now that all has happened. Modifiers that trigger just once are used up by it,
 * however often they did (703.1a). `was`: the events as they were matched, in which cards have their former ids.
 */
function trigger(g: Game, found: readonly Found[], was: readonly Happening[], done: readonly Happening[]): void {
  const waiting: Waiting[] = []
  const spent = new Set<number>()
  for (const { w: then, at, granted } of found) {
    const w = asItIs(g, then, was, done)
    const names = bind(g, w, done[at]!, granted)
    if (w.check !== undefined && !holds(g, w.check, { ...w.env, names })) continue
    const check = w.check ? ptrOf(w.check) : ''
    waiting.push(following(g, { controller: w.you, card: w.card, code: w.then, check, names, x: w.x }, done))
    if (w.once !== 0) spent.add(w.once)
  }
  for (const id of spent) erase(g, 'mods', id)
  if (waiting.length > 0) put(g, 'waiting', 0, 'list', [...g.s.waiting[0].list, ...waiting])
}

/** What watched from a zone of which nothing is remembered, and has moved by the event, goes on as the card that it has become. */
function asItIs(g: Game, w: Watcher, was: readonly Happening[], done: readonly Happening[]): Watcher {
  if (w.card === 0 || w.mod !== null || g.s.cards[w.card] !== undefined) return w
  const id = done[was.findIndex((h) => h.what === w.card)]?.what
  return id === undefined ? w : { ...w, card: id, env: { ...w.env, self: id } }
}

/** 415.9b, 415.9c: what triggered off a card that moved can find it where it went, and what was attached to it. */
function following(g: Game, w: Waiting, done: readonly Happening[]): Waiting {
  const was = w.names.what?.o?.[0] ?? 0
  const became = g.s.cards[was]?.became ?? 0
  if (became <= 0) return w
  const o = [became]
  for (const h of done) {
    const c = h.what === undefined ? undefined : g.s.cards[h.what]
    if (c !== undefined && c.host === was && c.became > 0) o.push(c.became)
  }
  return { ...w, names: { ...w.names, [MOVED]: { o } } }
}

/** One thing happens. */
export function happen(g: Game, h: Happening, commit?: () => Happening | undefined): void {
  happenAll(g, [{ h, commit }])
}

const nobody: readonly Watcher[] = []
const nothing: readonly never[] = []

const same = (a: Watcher, b: Watcher): boolean => a.card === b.card && a.then === b.then && a.mod === b.mod

/**
 * Several things happen at once (802): all are matched before, done together, then those that enter are matched (703.4). What
 * becomes active or inactive with them sees them too (703.3c). Conditions are asked when all of it has happened (703.2).
 */
export function happenAll(g: Game, events: readonly Event[]): void {
  if (events.length === 0) return
  const found: Found[] = []
  const muted: [Watcher, number][] | undefined = active(g, 'noPowers').length > 0 ? [] : undefined
  let entering = false
  events.forEach(({ h }, at) => {
    if (h.on === 'flip') entering = true // 703.3c: the powers of the side that comes up see it
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
    if (g.code.deeds.size > 0) note(g, h)
    if (lay) record(g, h, 0, lay[told++])
  }
  if (found.length > 0)
    trigger(
      g,
      found,
      events.map((e) => e.h),
      done,
    )
  if (g.code.remains.length > 0) lapse(g)
  if (g.raid) {
    const boss = bossSeat(g)
    for (const [name, pattern] of Object.entries(g.raid.listens)) {
      for (const h of done) if (matches(g, pattern, h, envFor(boss, player(g, boss).hero))) g.raid.hear(g, name, h)
    }
  }
}

/** 703.3c, 703.4: what has entered is looked at by what watches now and what has left with it; a flip also by what it has brought up. */
function matchAfter(
  g: Game,
  occasion: Occasion,
  before: ReadonlyMap<string, readonly Watcher[]>,
  leaving: readonly Watcher[],
  found: Found[],
): void {
  const { h } = occasion
  const was = before.get(h.on) ?? nobody
  const now = watchers(g, h.on)
  if (h.on === 'enter') {
    match(g, occasion, now, found)
    const gone = leaving.filter((w) => g.s.cards[w.card]?.became !== 0)
    if (gone.length > 0) match(g, occasion, gone, found)
  } else if (now !== was) {
    const fresh = now.filter((w) => !was.some((x) => same(x, w)))
    match(g, occasion, fresh, found)
  }
}

/**
 * Definite powers that an event sets off as it happens (704.1b): the steps that do what they say, without the chain, all found
 * before any is done (710.1a). `own`: a card that has powers of its own for it, where it is now.
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
    const names = bind(g, w, h, numberGranted(g, w))
    if (w.check !== undefined && !holds(g, w.check, { ...w.env, names })) return []
    if (w.once !== 0) erase(g, 'mods', w.once)
    const l = addLink(g, { ...emptyLink, card: w.card, controller: w.you, code: w.then, names, x: w.x })
    return [
      { step: 'text', link: l.id, code: w.then, at: 0 },
      { step: 'resolved', link: l.id },
    ]
  })
}

/** Cards that have entered play look at what happened as they did (703.3c): all between these entries of the log, their old selves renamed. */
export function catchUp(g: Game, entered: ReadonlyMap<CardId, CardId>, since: number, until: number): void {
  const found: Found[] = []
  const done: Happening[] = []
  const now = (o: Obj | undefined): Obj | undefined => (o === undefined ? o : (entered.get(o) ?? o))
  const ids = new Set(entered.values())
  for (const [key, h] of Object.entries(g.s.log)) {
    if (Number(key) <= since || Number(key) > until) continue
    if (h.on === 'enter') continue
    const mine = watchers(g, h.on).filter((w) => ids.has(w.card))
    if (mine.length === 0) continue
    const again = retold(h, { with: now(h.with), by: now(h.by) })
    done.push(again)
    match(g, { h: again, at: done.length - 1 }, mine, found)
  }
  trigger(g, found, done, done)
}

/** Triggers a card (703.5): all triggered powers that it has in play, as if what they wait for had happened. */
export function triggerAll(g: Game, id: CardId): void {
  const c = card(g, id)
  const index = new Map<string, Watcher[]>()
  const env = (): Env => envFor(c.controller, id, {}, c.x)
  for (const p of powersOf(g, id)) if (p.shape === 'when' && p.zone === 'play') watch(index, p, c, env(), null)
  const all = [...new Set([...index.values()].flat())]
  const out = all.flatMap((w): Waiting[] => {
    if (w.check !== undefined && !holds(g, w.check, w.env)) return [] // 703.2
    const check = w.check ? ptrOf(w.check) : ''
    return [{ controller: w.you, card: id, code: w.then, check, names: {}, x: w.x }]
  })
  if (out.length > 0) put(g, 'waiting', 0, 'list', [...g.s.waiting[0].list, ...out])
}
