/** Replacement modifiers (716): the event never happens, the modified one does. Packets go their own way (717). */

import { ptrOf } from '../language/compile.ts'
import type { Mod } from '../language/types.ts'
import { isPlayer, seatOf } from '../state/ids.ts'
import { erase, put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Answer, Happening, Into, Names, Notes, Origin, Seat, Val } from '../state/types.ts'
import { happen } from './703-triggers/events.ts'
import { watchers } from './703-triggers/watchers.ts'
import { chooser } from './709-resolving-links/frame.ts'
import { type Active, active, works } from './714-continuous-modifiers/modifiers.ts'
import { controllerOf, saysSelf } from './core/facts.ts'
import { addLink, decide, emptyLink, type Game, numbersFrom, push, question } from './core/game.ts'
import { matches } from './core/patterns.ts'
import { amount } from './core/words.ts'

export type Instead = Active<Extract<Mod, { mod: 'instead' }>>
export type Prevent = Active<Extract<Mod, { mod: 'prevent' }>>

/** The key of a modifier's instance: an event that it has affected, and the results of that event, are not affected by it again (716.1e). */
export const keyOf = (a: Active): string =>
  `${a.ptr}/${a.card}/${a.row?.id ?? 0}${a.via === null ? '' : `/${a.via.card}/${a.via.row?.id ?? 0}`}`

const none: readonly string[] = []

/** The names of a modifier's text: the roles of the event, and its amount. */
export function namesFor(a: Pick<Active, 'env'>, h: Happening): Names {
  const names: Record<string, Val> = { ...a.env.names }
  for (const r of ['by', 'what', 'to', 'from', 'with'] as const) {
    const o = h[r]
    if (o !== undefined) names[r] = { o: [o] }
  }
  if (h.n !== undefined) names.n = { n: h.n }
  return names
}

/** A frame for the text of such a modifier; it does not use the chain (716.1). */
export function frameFor(g: Game, a: Active, h: Happening, applied: readonly string[], into?: Into): number {
  const before = a.env.notes.applied ?? none
  const notes: Notes = { ...a.env.notes, applied: [...before, ...applied.filter((key) => !before.includes(key))] } // 716.1e
  return addLink(g, {
    ...emptyLink,
    card: a.card,
    controller: a.env.you,
    x: a.env.x,
    targets: a.env.targets,
    names: namesFor(a, h),
    notes: into ? { ...notes, into } : notes,
  }).id
}

/** The modifiers that would replace this event now, the oldest first (716.1c: as the table is just before it). */
export function competing(g: Game, h: Happening, applied: readonly string[] = none): readonly Instead[] {
  const all = active(g, 'instead')
  if (all.length === 0) return all
  return all.filter(
    (a) =>
      a.mod.then !== undefined &&
      !applied.includes(keyOf(a)) &&
      matches(g, a.mod.would, h, a.env) &&
      works(g, a, h.what ?? 0),
  )
}

/** Whether something would replace it whatever anybody chooses; then it can't be part of a cost (403.1). */
export const wouldBeReplaced = (g: Game, h: Happening): boolean => competing(g, h).some((a) => a.mod.may === undefined)

/** The affected player: the one who acts, or the controller of the affected card (716.1b). */
function affected(g: Game, h: Happening): Seat {
  if (h.what !== undefined) return controllerOf(g, h.what)
  if (h.by !== undefined && isPlayer(h.by)) return seatOf(h.by)
  return h.seat ?? h.cause ?? 0
}

/** The first of several to apply (716.1b). Identical ones whose texts don't refer to themselves need no choice. */
function first(g: Game, h: Happening, list: readonly [Instead, ...Instead[]]): Instead {
  const [a] = list
  if (list.length === 1) return a
  const alike = (b: Instead): boolean =>
    b.ptr === a.ptr &&
    b.row?.ends === a.row?.ends &&
    b.env.you === a.env.you &&
    b.mod.may === undefined &&
    (b.card === a.card || !saysSelf(a.mod.then ?? []))
  if (list.every(alike) && (a.row === null || a.mod.then?.length === 0)) return a
  const answers = list.map((b, i): Answer => ({ do: 'prevent', card: b.card, code: b.ptr, n: i }))
  const said = decide(g, question(affected(g, h), 'replace', '716.1b', answers, { card: h.what }))
  return must(list[said.n ?? 0])
}

/** Asks whether the player wants an optional replacement. */
export function wanted(g: Game, a: Instead | Prevent, asked: Seat, rule: string, why?: string): boolean {
  if (a.mod.may === undefined) return true
  const who = chooser(g, a.mod.may, a.env) ?? { seat: asked }
  const about = { card: a.card, code: a.ptr, ...(why === undefined ? {} : { why }) }
  return decide(g, question(who, 'yes-no', rule, [{ do: 'yes' }, { do: 'no' }], about)).do === 'yes'
}

const nowhere: Origin = {}

/** The origin of events made by this text, including replacement texts. */
export function originOf(g: Game, { applied }: Notes, e: { as?: string }, linkId: number): Origin {
  if (active(g, 'instead').length === 0) return nowhere
  return { ...(applied ? { applied } : {}), ...(e.as ? { into: { as: e.as, link: linkId } } : {}) }
}

/** 716.1f: adds the objects of a replacing text to those of the text whose event it replaced. */
export function handOn(g: Game, { into }: Notes, v: Val): void {
  const l = into && g.s.links[into.link]
  if (!l || !v.o) return
  const o = [...(l.names[into.as]?.o ?? []), ...v.o]
  put(g, 'links', l.id, 'names', { ...l.names, [into.as]: { o, n: o.length } })
}

/** The events of a simultaneous group that still happen: replaced events are left out, and the replacing texts follow. */
export function unreplaced<T>(g: Game, list: readonly T[], event: (t: T) => Happening, from: Origin): readonly T[] {
  if (list.length === 0 || active(g, 'instead').length === 0) return list
  const spent: Active[] = []
  const left = list.filter((t) => !replaced(g, event(t), from, spent))
  for (const a of spent) spend(g, a)
  return left
}

/** "The next time": used up by the first time, which may be several events at once (717.5). */
export function spend(g: Game, a: Active): void {
  if ('next' in a.mod && a.mod.next && a.row && g.s.mods[a.row.id]) erase(g, 'mods', a.row.id)
}

/**
 * The number that a die shows (716.1a), after modifiers change it one after another, each once (716.1e).
 * Numbers that the die does not have become the nearest that it has.
 */
export function shownBy(g: Game, h: Happening & { n: number }, sides: number): number {
  let { n } = h
  for (const spent = new Set<string>(); ; ) {
    const now = { ...h, n }
    const [one, ...others] = active(g, 'instead').filter(
      (a) => a.mod.would.on === 'roll' && !spent.has(keyOf(a)) && matches(g, a.mod.would, now, a.env) && works(g, a, 0),
    )
    if (!one) return n
    const a = first(g, now, [one, ...others])
    spent.add(keyOf(a))
    if (!wanted(g, a, affected(g, now), '716.1b', `the die shows ${n}: change it?`)) continue
    spend(g, a)
    n = otherNumber(g, a, now, sides)
  }
}

function otherNumber(g: Game, a: Instead, h: Happening, sides: number): number {
  const { n = 0 } = a.mod
  if (n !== 'any') return Math.min(sides, Math.max(1, amount(g, n, { ...a.env, names: namesFor(a, h) })))
  const who = chooser(g, a.mod.may, a.env) ?? { seat: a.env.you }
  const about = { card: a.card, code: a.ptr, why: `choose what the die shows instead of ${h.n}` }
  return decide(g, question(who, 'number', '716.1a', numbersFrom(1, sides), about)).n ?? 1
}

/**
 * Replaces the event if something does (716.1a): the replacing text is processed next.
 * The event itself never happens, even if the text can do nothing (716.1d).
 * `spent` collects modifiers of "the next time" if several events happen at once.
 */
export function replaced(g: Game, h: Happening, from: Origin = nowhere, spent?: Active[]): boolean {
  const applied = from.applied ?? none
  let list = competing(g, h, applied)
  for (;;) {
    const [one, ...others] = list
    if (!one) break
    const a = first(g, h, [one, ...others])
    if (!wanted(g, a, affected(g, h), '716.1b')) {
      list = list.filter((b) => b !== a)
      continue
    }
    if (spent) spent.push(a)
    else spend(g, a)
    // 716.1a: skipping a draw may trigger powers; it is told only to those who wait for it.
    if (h.on === 'draw' && a.mod.then?.length === 0 && watchers(g, 'skip').length > 0)
      happen(g, { on: 'skip', by: h.by, with: a.card, cause: a.env.you })
    const link = frameFor(g, a, h, [...applied, keyOf(a)], from.into)
    push(g, { step: 'text', link, code: ptrOf(a.mod.then), at: 0 })
    return true
  }
  return false
}
