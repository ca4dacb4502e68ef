/**
 * The meaning of event patterns: whether a present, possible or past event fits one (703.1).
 * Pure questions, as in words.ts, whose sets and conditions ask back for past events (`happened`).
 */

import { compare } from '../../language/compare.ts'
import { hasState } from '../../language/meaning/cards.ts'
import { isSetWho } from '../../language/nodes.ts'
import { type EventPattern, type EventRole, eventRoles, type Who } from '../../language/types.ts'
import { playerObj } from '../../state/ids.ts'
import type { Happening, Obj } from '../../state/types.ts'
import type { Env } from './env.ts'
import { controllerOf, nameOfCard } from './facts.ts'
import { card, type Game, player, turn } from './game.ts'
import { amount, candidates, isIn, objs, worded } from './words.ts'

/** Whether a word, or a list of words, includes this one. */
export const says = (words: string | readonly string[], word: string | undefined): boolean =>
  typeof words === 'string' ? words === word : words.some((one) => one === word)

function role(g: Game, who: Who | undefined, o: Obj | undefined, env: Env): boolean {
  return who === undefined || (o !== undefined && isIn(g, who, o, env, true))
}

/** Like a single role, for roles that several may play at once. */
function anyRole(
  g: Game,
  who: Who | undefined,
  o: Obj | undefined,
  all: readonly Obj[] | undefined,
  env: Env,
): boolean {
  if (all === undefined) return role(g, who, o, env)
  for (const x of all) if (role(g, who, x, env)) return true
  return false
}

/**
 * "When the last … leaves your party", "is dealt fatal damage": none is left; several at once count once (703.1).
 * "The last of these" is that of its name. Only its own party (415.8b) counts if it leaves a party.
 */
function isLast(g: Game, p: EventPattern, h: Happening, env: Env): boolean {
  const [who, one] = h.on === 'deal' ? [p.to, h.to] : [p.what, h.what]
  if (one === undefined || who === 'front' || who === 'back' || h.past === undefined) return false
  const named = who === undefined || who === 'self'
  const all = named ? candidates(g, { name: nameOfCard(g, card(g, one)) }, env) : objs(g, who, env)
  const elsewhere = (o: Obj): boolean =>
    h.on === 'deal' ? hasState(g, o, 'fatal') : p.zone === 'party' && controllerOf(g, o) !== h.seat
  return all.every((o) => !h.ahead?.includes(o) && (h.past?.includes(o) || elsewhere(o)))
}

/** Damage of several types is of each of them (408.3a). */
const isOfType = (type: string | readonly string[], h: Happening): boolean =>
  says(type, h.type) || h.types?.some((t) => says(type, t)) === true

const namers = new WeakMap<EventPattern, readonly (readonly [EventRole, string])[]>()

/** The same text with what plays those roles of the pattern that have a name, for its other roles: "with an ability attached to it". */
function withNamed(p: EventPattern, h: Happening, env: Env): Env {
  let named = namers.get(p)
  if (named === undefined) {
    named = eventRoles.flatMap((r) => {
      const who = p[r]
      return isSetWho(who) && who.as !== undefined ? [[r, who.as] as const] : []
    })
    namers.set(p, named)
  }
  if (named.length === 0) return env
  return { ...env, names: { ...env.names, ...Object.fromEntries(named.map(([r, as]) => [as, { o: inRole(h, r) }])) } }
}

/** Whether a present, possible or past event matches a pattern. Roles that are left out match anything. */
export function matches(g: Game, p: EventPattern & { way?: true }, h: Happening, from: Env): boolean {
  if (!says(p.on, h.on)) return false
  const env = withNamed(p, h, from)
  if (p.type !== undefined && !isOfType(typeof p.type === 'string' ? worded(g, p.type, env) : p.type, h)) return false
  if (p.combat !== undefined && (h.combat ?? false) !== p.combat) return false
  if (p.fatal !== undefined && (h.fatal ?? false) !== p.fatal) return false
  if (p.smash && !h.smash) return false
  if (p.last && !isLast(g, p, h, env)) return false
  if (p.quest && !h.quest) return false
  if (p.counter !== undefined && h.type !== p.counter) return false
  if (p.purpose !== undefined && !says(p.purpose, h.purpose)) return false
  if (p.way && (h.way === undefined || h.way !== env.notes.way)) return false // 715.1: done this way
  if (p.step !== undefined && h.step !== p.step) return false
  if (h.on === 'enter' || h.on === 'leave') {
    // Entering play is entering a party, but not the other way round (415.8b).
    if (p.zone === 'party' ? h.zone !== 'party' && h.zone !== 'play' : h.zone !== (p.zone ?? 'play')) return false
  } else if (p.zone !== undefined && h.zone !== p.zone) return false
  if (p.to === 'front' || p.to === 'back') {
    if (h.side !== p.to) return false
  } else if (!anyRole(g, p.to, h.to, h.tos, env)) return false
  if (
    p.turn !== undefined &&
    !(h.step === undefined && h.seat !== undefined && isIn(g, p.turn, playerObj(h.seat), env)) &&
    !(h.step !== undefined && p.step !== undefined && isIn(g, p.turn, playerObj(h.seat ?? 0), env))
  )
    return false
  if (p.n !== undefined && !compare(h.n ?? 0, ...p.n)) return false
  if (
    !role(g, p.by, h.by, env) ||
    !anyRole(g, p.what, h.what, h.on === 'attack' ? h.tos : undefined, env) ||
    !role(g, p.from, h.from, env)
  )
    return false
  if (!role(g, p.for, h.for, env)) return false
  if (!anyRole(g, p.with, h.with, h.withs, env) || !anyRole(g, p.against, h.to, h.tos, env)) return false
  if (p.of !== undefined && h.seat !== undefined && !isIn(g, p.of, playerObj(h.seat), env)) return false
  if (p.cause !== undefined && !isCaused(g, p.cause, h, env)) return false
  if (p.nth !== undefined && !nth(g, p, h, env)) return false
  return true
}

/** The same for past events: a card that has changed sides left one party and entered the other (415.8b). */
export function matched(g: Game, p: EventPattern, h: Happening, env: Env): boolean {
  const { zone, what, seat } = h
  const moved = zone === 'party' && what !== undefined && seat !== undefined && controllerOf(g, what) !== seat
  return matches(g, p, h, moved ? { ...env, then: { card: what, of: seat } } : env)
}

/** Whether these caused it. An attachment that no effect attached counts as its controller's (400.2). */
function isCaused(g: Game, who: Who, { on, what, cause }: Happening, env: Env): boolean {
  const by = cause ?? (on === 'attach' && what !== undefined ? card(g, what).controller : undefined)
  return by !== undefined && isIn(g, who, playerObj(by), env)
}

/**
 * "For the first time each turn": counts the earlier events of this turn, or of this game (703.1), all of them or for each in a role separately.
 * "Your third turn": counts the turns that its player has begun.
 */
function nth(g: Game, p: EventPattern, h: Happening, env: Env): boolean {
  const { nth: want, ...pattern } = p
  if (want === undefined) return true
  if (h.on === 'start' || h.on === 'end') return player(g, h.seat ?? -1)?.turns === want.n
  const count = (o?: Obj): number =>
    want.per === 'game'
      ? g.ask.timesBefore(g, p, env, o ?? 0)
      : before(g, pattern, h, env, (old) => want.each === undefined || inRole(old, want.each).includes(o ?? 0))
  if (want.of !== undefined && !isIn(g, want.of, playerObj(turn(g).seat), env)) return false
  const { each } = want
  if (each === undefined) return count() === want.n - 1
  const who = p[each]
  if (who === 'front' || who === 'back') return false // sides of cards are not counted by
  return inRole(h, each).some((o) => role(g, who, o, env) && count(o) === want.n - 1)
}

/** The original happening of one that is renamed with its cards' later ids. */
const told = new WeakMap<Happening, Happening>()

/** The same happening with cards renamed. */
export function retold(h: Happening, names: Partial<Happening>): Happening {
  const again = { ...h, ...names }
  told.set(again, h)
  return again
}

/** The number of such events this turn before this one, of those that `counts` accepts. */
function before(g: Game, p: EventPattern, h: Happening, env: Env, counts: (old: Happening) => boolean): number {
  let n = 0
  const own = told.get(h) ?? h
  for (const k in g.s.log) {
    const old = g.s.log[k]
    if (!old || old === own) break
    if (counts(old) && matched(g, p, old, env)) n++
  }
  return n
}

/** All objects that play a part in an event. */
export function inRole(h: Happening, each: EventRole): readonly Obj[] {
  const several = each === 'with' ? h.withs : each === 'to' || each === 'against' ? h.tos : undefined
  const one = each === 'against' ? h.to : h[each]
  return several ?? (one === undefined ? nobody : [one])
}

const nobody: readonly Obj[] = []

/** The number of such events this turn. */
export function oftenNow(g: Game, p: EventPattern, env: Env): number {
  let n = 0
  for (const k in g.s.log) {
    const h = g.s.log[k]
    if (h && matched(g, p, h, env)) n++
  }
  return n
}

/** The number of events this turn that fit any of these. */
export const anyNow = (g: Game, all: readonly EventPattern[], env: Env): number =>
  all.reduce((n, p) => n + oftenNow(g, p, env), 0)

/**
 * Whether such a thing has happened this turn.
 * "Was dealt 5 or more damage this turn" sums up all of it: for each that was dealt it, or else for each that dealt it.
 */
export function happenedNow(g: Game, p: EventPattern, env: Env): boolean {
  if (p.n !== undefined && (p.on === 'deal' || p.on === 'heal')) return hasSummedUp(g, p, p.n, env)
  for (const k in g.s.log) {
    const h = g.s.log[k]
    if (h && matched(g, p, h, env)) return true
  }
  return false
}

function hasSummedUp(
  g: Game,
  { n: _, ...each }: EventPattern,
  [op, bound]: NonNullable<EventPattern['n']>,
  env: Env,
): boolean {
  const sums = new Map<Obj, number>()
  for (const k in g.s.log) {
    const h = g.s.log[k]
    if (!h || !matched(g, each, h, env)) continue
    const who = (each.to !== undefined ? h.to : each.from !== undefined ? h.from : h.by) ?? 0
    sums.set(who, (sums.get(who) ?? 0) + (h.n ?? 0))
  }
  const limit = amount(g, bound, env)
  for (const sum of sums.values()) if (compare(sum, op, limit)) return true
  return false
}
