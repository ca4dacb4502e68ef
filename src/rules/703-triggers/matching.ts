/** Triggers (703): the watchers that match an event, the names for their effects, and the effects that then wait to be added (708). */

import { meta, ptrOf } from '../../language/compile.ts'
import { isSetWho } from '../../language/nodes.ts'
import { DECK, HAND, playerObj, zoneKind } from '../../state/ids.ts'
import { erase, put } from '../../state/journal.ts'
import { must } from '../../state/must.ts'
import type { CardId, Happening, Names, Obj, Val, Waiting } from '../../state/types.ts'
import { type Active, grants, losesKeyword, losesPowers, works } from '../714-continuous-modifiers/modifiers.ts'
import type { ModOf, Watcher } from '../core/cache.ts'
import { type Game, player } from '../core/game.ts'
import { matches } from '../core/patterns.ts'
import { amount, holds, isIn, objs } from '../core/words.ts'
import { watchers } from './watchers.ts'

const roles = ['by', 'what', 'to', 'from', 'with', 'for', 'against', 'cause'] as const

/** The roles of a happening as names for a text. */
function partOf(h: Happening, role: (typeof roles)[number]): readonly Obj[] | undefined {
  if (role === 'cause') return h.cause === undefined ? undefined : [playerObj(h.cause)]
  const one = role === 'against' ? h.to : h[role]
  if (role === 'against' && h.tos !== undefined) return h.tos
  return role === 'with' && h.withs !== undefined ? h.withs : one === undefined ? undefined : [one]
}

/** The number beside a granted keyword when it triggers (709.2d). */
export const numberGranted = (g: Game, w: Watcher): Val | null =>
  w.via !== null && w.via.mod.mod === 'keyword' && w.via.mod.n !== undefined
    ? { n: amount(g, { granted: w.via.mod.n }, w.env) }
    : null

/** Those weapons or other cards with which it was done that the event asks for. */
const fitting = (g: Game, { event: { with: tools }, env }: Watcher, all: readonly Obj[]): readonly Obj[] =>
  tools === undefined ? all : all.filter((o) => isIn(g, tools, o, env, true))

/** Names that a trigger's effect may use: the roles of its event, and what its pattern and condition named. */
export function namesForEffect(g: Game, w: Watcher, h: Happening, granted: Val | null): Names {
  const names: Record<string, Val> = { ...w.env.names }
  for (const r of roles) {
    const o = partOf(h, r)
    if (o === undefined) continue
    const who = w.event[r]
    names[r] = { o: r === 'with' ? fitting(g, w, o) : o }
    const as = isSetWho(who) ? who.as : undefined
    if (as) names[as] = { o }
  }
  if (h.n !== undefined) names.n = { n: h.n }
  if (h.seat !== undefined) names.turn = names.of = { o: [playerObj(h.seat)] }
  if (granted !== null) names.granted = granted
  if (w.check) for (const s of meta(w.check).namers) names[must(s.as)] = { o: [...objs(g, s, { ...w.env, names })] }
  return names
}

/** Whether the watcher is present and active as this happens (703.3, 700.3). */
export function isActive(g: Game, w: Watcher, h: Happening): boolean {
  if (w.mod !== null) return isTime(g, w.mod, h) && works(g, w.mod, w.card) // 714.3d: whatever becomes of its source
  const kind = zoneKind(w.zone)
  if ((kind === HAND || kind === DECK) && (h.what !== w.card || h.on === 'draw')) return false // 703.3a: only while the event shows it
  if (g.s.cards[w.card]?.became === 0 && losesPowers(g, w.card, w.via?.stamp)) return false
  if (w.word !== undefined && losesKeyword(g, w.card, w.word)) return false
  return w.via === null || grants(g, w.via, w.card)
}

type Delayed = Active<ModOf<'when'>>

/** "At the start of your next turn", "at the end of your next turn" (715.1): a turn that had not begun when the modifier was made. */
function isTime(g: Game, a: Delayed, h: Happening): boolean {
  const { next } = a.mod
  if (next === undefined || a.row === null || h.seat === undefined || h.step !== undefined) return true
  if (h.on !== 'start' && (h.on !== 'end' || next !== 'turn')) return true
  return player(g, h.seat).turnStamp > a.row.stamp
}

/** A triggered power or modifier, if its condition holds after the event, with the event's index among simultaneous ones. */
export interface Triggered {
  w: Watcher
  at: number
  granted: Val | null
}

/** A happening, and its index among simultaneous ones. */
interface Occasion {
  h: Happening
  at: number
}

/** Matches an event against the watchers (703.1); `muted` collects those that would trigger but have lost their powers. */
export function match(
  g: Game,
  { h, at }: Occasion,
  list: readonly Watcher[],
  found: Triggered[],
  muted?: (readonly [Watcher, number])[],
): void {
  for (const w of list) {
    if (!matches(g, w.event, h, w.env)) continue
    if (isActive(g, w, h)) found.push({ w, at, granted: numberGranted(g, w) })
    else muted?.push([w, at])
  }
}

/**
 * 703.2: the matches whose conditions hold now. Modifiers that trigger just once are used up, however often they triggered here (703.1a).
 * `was`: the events as they were matched, with the cards' former ids.
 */
export function trigger(
  g: Game,
  found: readonly Triggered[],
  was: readonly Happening[],
  done: readonly Happening[],
): void {
  const waiting: Waiting[] = []
  const spent = new Set<number>()
  for (const { w: then, at, granted } of found) {
    const w = asItIs(g, then, was, done)
    const names = namesForEffect(g, w, done[at]!, granted)
    if (w.check !== undefined && !holds(g, w.check, { ...w.env, names })) continue
    const check = w.check ? ptrOf(w.check) : ''
    const x = xOf(g, w, was[at]!, done[at]!)
    waiting.push(
      following(g, { controller: w.you, card: w.card, code: w.then, check, names, notes: w.env.notes, x }, done),
    )
    if (w.once !== 0) spent.add(w.once)
  }
  for (const id of spent) erase(g, 'mods', id)
  if (waiting.length > 0) put(g, 'waiting', 0, 'list', [...g.s.waiting[0].list, ...waiting])
}

/** X in a text for "when it enters play" is the X of playing the card, though in play it is 0 otherwise (201.3, 103.1). */
const xOf = (g: Game, w: Watcher, was: Happening, now: Happening): number =>
  now.on === 'enter' && w.mod === null && now.what === w.card ? (g.s.cards[was.what ?? 0]?.x ?? 0) : w.x

/** If the event moved a watching card out of a zone that keeps no memory, the watcher follows it to its new id. */
function asItIs(g: Game, w: Watcher, was: readonly Happening[], done: readonly Happening[]): Watcher {
  if (w.card === 0 || w.mod !== null || g.s.cards[w.card] !== undefined) return w
  const id = done[was.findIndex((h) => h.what === w.card)]?.what
  return id === undefined ? w : { ...w, card: id, env: { ...w.env, self: id } }
}

/** 415.9b, 415.9c: an effect triggered by a moved card can find it where it went, and its attachments. */
function following(g: Game, w: Waiting, done: readonly Happening[]): Waiting {
  const was = w.names.what?.o?.[0] ?? 0
  const became = g.s.cards[was]?.became ?? 0
  if (became <= 0) return w
  const o = [became]
  for (const h of done) {
    const c = h.what === undefined ? undefined : g.s.cards[h.what]
    if (c !== undefined && c.host === was && c.became > 0) o.push(c.became)
  }
  return { ...w, notes: { ...w.notes, moved: o } }
}

const nobody: readonly Watcher[] = []

/** Whether two lists have found the same text at work, from the same source. */
const same = (a: Watcher, b: Watcher): boolean => a.then === b.then && isFrom(a.mod, b.mod) && isFrom(a.via, b.via)

/** Modifiers are gathered anew after each change: their sources identify them. */
const isFrom = (a: Active | null, b: Active | null): boolean =>
  a === b || (a !== null && a.ptr === b?.ptr && a.card === b.card && a.row?.id === b.row?.id && isFrom(a.via, b.via))

/**
 * 703.3c, 703.4: entering cards are seen by current watchers, by those that left at the same time, and by powers that the event made active.
 * A power that works on both sides of its card's move (703.3b) triggers once (703.1).
 */
export function matchAfter(
  g: Game,
  occasion: Occasion,
  before: ReadonlyMap<string, readonly Watcher[]>,
  leaving: readonly Watcher[],
  found: Triggered[],
): void {
  const { h, at } = occasion
  const was = before.get(h.on) ?? nobody
  const now = watchers(g, h.on)
  const moved = (a: CardId, b: CardId): boolean => (g.s.cards[a] ? g.s.cards[a].became === b : h.what === b)
  const anew = (w: Watcher): boolean =>
    !found.some((f) => f.at === at && same(f.w, w) && (moved(f.w.card, w.card) || moved(w.card, f.w.card)))
  if (h.on === 'enter') {
    match(g, occasion, now, found)
    const gone = leaving.filter((w) => g.s.cards[w.card]?.became !== 0 && anew(w))
    if (gone.length > 0) match(g, occasion, gone, found)
  } else if (now !== was) {
    const fresh = now.filter((w) => !was.some((x) => x.card === w.card && same(x, w)) && anew(w))
    match(g, occasion, fresh, found)
  }
}
