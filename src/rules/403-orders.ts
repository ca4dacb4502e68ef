/**
 * Finds the orders in which the parts of a cost can be paid (403.1): one part may enable another (return an ally to hand, then discard it) or prevent
 * it.
 * The effects of the parts on the cards that pay are simulated; nothing is moved.
 */

import { meta } from '../language/compile.ts'
import { isList, listed, mentions, whatOf, withObject, wordsIn } from '../language/nodes.ts'
import { once } from '../language/once.ts'
import type { Do, Effect, Of, SetWho, Who } from '../language/types.ts'
import { GRAVEYARD, HAND, inPlay, playerObj, REMOVED, RESOURCES, zoneKind } from '../state/ids.ts'
import { must } from '../state/must.ts'
import type { Card, Obj, Speaker, Val } from '../state/types.ts'
import { cannot } from './103-cant.ts'
import { actorsOf, canDo, doable, isPlain, pickOf, quantityOf } from './403-costs.ts'
import { readyResources } from './412-resources.ts'
import { wouldBeReplaced as isReplaced } from './716-replacement.ts'
import { readFor } from './core/env.ts'
import { attachmentsOf } from './core/facts.ts'
import { card, type Game } from './core/game.ts'
import { amount, bounds, candidates, type Env, holds, inSet, isIn, objs } from './core/words.ts'

/** A part of a cost that is paid in one step: an action, or `n` resources. */
export interface Part extends Speaker {
  e: Effect | null
  n: number
}

type Zone = 'play' | 'resources' | 'hand' | 'deck' | 'graveyard' | 'removed'

/** The simulated state of a card after some parts have been paid. */
interface Spot {
  zone: Zone
  exhausted: boolean
  down: boolean
  /** Whether it would have moved or turned, so that only the simulated state counts. */
  moved: boolean
}

interface Trial {
  g: Game
  env: Env
  asCost: boolean
  /** Whether the order is fixed, as when a text is processed. */
  inTurn: boolean
  at: Map<Obj, Spot>
  names: Record<string, Val>
  /** Simulated draws of unknown cards, and resources exhausted for resource costs. */
  drawn: number
  spent: number
  /** The remaining attempts; after that, the payment itself decides. */
  patience: { n: number }
}

const PATIENCE = 2000

/** Actions that don't change cards: they are checked against the present state, and don't affect the others. */
const still = [
  ...([
    'attach',
    'bring',
    'choose',
    'concede',
    'copy',
    'create',
    'deal',
    'defend',
    'draw',
    'drawFrom',
    'drop',
  ] as const),
  ...(['empower', 'endTurn', 'exchange', 'extraTurn', 'forEach', 'guess', 'heal', 'if', 'interrupt', 'keep'] as const),
  ...(['keyword', 'lose', 'modes', 'modify', 'name', 'pay', 'place', 'play', 'put', 'rebuild', 'remove'] as const),
  ...(['repeat', 'retarget', 'roll', 'say', 'search', 'shuffle', 'sit', 'startRaid', 'swap'] as const),
  ...(['switch', 'table', 'trigger', 'try', 'uncombat', 'win'] as const),
] as const satisfies readonly Do[]

type Moving = Exclude<Do, (typeof still)[number]>

/** The simulated effect of an action on a card. */
interface Moves<D extends Do> {
  /** Whether it could be done to a card in this state. */
  could(spot: Spot, e: Of<D>, t: Trial, env: Env): boolean
  /** The state of the card afterwards; null if unchanged. */
  after(was: Spot, e: Of<D>): Spot | null
}

const there = ({ zone }: Spot): boolean => zone === 'play' || zone === 'resources'

/** A resource that is exhausted for something else must not be one that is needed to pay. */
const isFree = (spot: Spot, t: Trial, env: Env): boolean =>
  there(spot) && !spot.exhausted && (spot.zone !== 'resources' || freeResources(t, env) >= 1)

/** Simulated actions; a verb that is neither here nor among the others does not compile. */
const moves: { readonly [D in Moving]: Moves<D> } = {
  activate: {
    could: (spot, _e, t, env) => isFree(spot, t, env) && !spot.moved,
    after: (was) => ({ ...was, exhausted: true }),
  },
  exhaust: { could: (spot, _e, t, env) => isFree(spot, t, env), after: (was) => ({ ...was, exhausted: true }) },
  ready: { could: (spot) => there(spot) && spot.exhausted, after: (was) => ({ ...was, exhausted: false }) },
  destroy: { could: there, after: () => goes('graveyard') },
  discard: { could: ({ zone }) => zone === 'hand', after: () => goes('graveyard') },
  turn: {
    could: (spot, e) => there(spot) && spot.down !== (e.face === 'down'),
    after: (was, e) => ({ ...was, down: e.face === 'down' }),
  },
  flip: { could: there, after: (was) => ({ ...was, down: !was.down }) },
  move: {
    could: () => true,
    after: (_was, e) => goes(e.to, { exhausted: e.state === 'exhausted', down: e.face === 'down' }),
  },
  reveal: { could: () => true, after: () => null },
}

const isMoving = (e: Effect): e is Of<Moving> => e.do in moves
const movesOf = <D extends Moving>(e: Of<D>): Moves<D> => moves[e.do]

/** Whether these parts can be paid one after another in some order, the first of them `first` if that is given. */
export function canOrder(g: Game, parts: readonly Part[], env: Env, first?: number): boolean {
  const t = trial(g, env, { asCost: true, inTurn: false })
  if (first === undefined) return canTurnEach(t, parts) ?? goesOn(t, parts)
  const part = must(parts[first])
  const rest = parts.filter((p) => p !== part)
  return mayCome(part, rest) && outcomes(t, part).some((after) => goesOn(after, rest))
}

/**
 * Whether parts that all turn a card of the same description can be paid (403.1), as two Fel Geysers ask for; null for other parts.
 * The order doesn't matter, since turning a card changes no other and takes no resource; there must only be enough of them.
 */
function canTurnEach(t: Trial, parts: readonly Part[]): boolean | null {
  const turns = parts.filter((p) => p.e !== null)
  const [one] = turns
  if (one?.e?.do !== 'turn' || !turns.every((p) => p.e === one.e && p.self === 0)) return null
  const pick = pickOf(one.e.what)
  if (pick?.choose !== 1 || pick.among !== undefined) return null
  const env = readFor(t.env, one)
  if (!actorsOf(t.g, one.e, env).every((s) => s === env.you)) return null
  const due = parts.reduce((n, p) => (p.e === null ? n + p.n : n), 0)
  return due <= readyResources(t.g, env.you) && fitting(t, one.e, pick, env, []).length >= turns.length
}

/** Whether all of a text can be done as it stands, one after another (712.7). */
export function canDoInTurn(g: Game, list: readonly Effect[], env: Env): boolean {
  const parts = list.filter((e) => !e.if || holds(g, e.if, env))
  return goesOn(
    trial(g, env, { asCost: false, inTurn: true }),
    parts.map((e) => (isPlain(e) ? { e: null, n: amount(g, e.n, env), self: 0 } : { e, n: 0, self: 0 })),
  )
}

/** Whether the actions of a list could make something possible that is not possible now. */
interface Helps {
  cards: boolean
  resources: boolean
  exhausts: boolean
  wantsExhausted: boolean
  /** The number of parts beyond a plain payment, and whether each of these moves a card of the payer that it names itself. */
  others: number
  moves: boolean
  /** Whether they are only activated or discarded, which makes none of that possible. */
  takes: boolean
}

const helpOf = once((list: readonly Effect[]): Helps => {
  const some = (...verbs: string[]): boolean => list.some((e) => verbs.includes(e.do))
  const others = list.filter((e) => !isPlain(e))
  const resources = some('ready') || list.some((e) => e.do === 'move' && e.to === 'resources')
  return {
    cards: resources || some('destroy', 'discard', 'draw', 'flip', 'move', 'turn'),
    resources,
    exhausts: some('activate', 'exhaust'),
    wantsExhausted: mentions(list, 'exhausted'),
    others: others.length,
    takes: others.every((e) => e.do === 'activate' || e.do === 'discard'),
    moves: others.every((e) => isMoving(e) && !('by' in e) && (e.do === 'activate' || !isList(must(whatOf(e))))),
  }
})

/** Whether one of these parts could enable another. `short`: the other part lacks ready resources. */
export function mayHelp(lists: readonly (readonly Effect[])[], short = false): boolean {
  if (short) return lists.some((list) => helpOf(list).resources)
  if (lists.every((list) => helpOf(list).takes)) return false
  if (lists.every((list) => helpOf(list).moves) && lists.reduce((n, list) => n + helpOf(list).others, 0) < 2)
    return false // it would have to help itself
  if (lists.some((list) => helpOf(list).cards)) return true
  return lists.some((list) => helpOf(list).exhausts) && lists.some((list) => helpOf(list).wantsExhausted)
}

const trial = (g: Game, env: Env, how: Pick<Trial, 'asCost' | 'inTurn'>): Trial => ({
  g,
  env,
  ...how,
  at: new Map(),
  names: {},
  drawn: 0,
  spent: 0,
  patience: { n: PATIENCE },
})

/** A part comes after those whose names it uses. */
function mayCome({ e }: Part, others: readonly Part[]): boolean {
  if (e === null || others.length === 0) return true
  const said = saidBy(e)
  return said.size === 0 || !others.some((p) => p.e !== null && namesOf(p.e).some((name) => said.has(name)))
}

/** The names that a text uses. */
const saidBy = once(
  (e: Effect): ReadonlySet<string> => new Set(wordsIn(e).flatMap((word) => /^\$(\w+)/.exec(word)?.[1] ?? [])),
)

const namesOf = (e: Effect): string[] => [
  ...(e.as === undefined ? [] : [e.as]),
  ...meta(e).namers.flatMap((s) => s.as ?? []),
]

function goesOn(t: Trial, parts: readonly Part[]): boolean {
  if (parts.length === 0 || --t.patience.n < 0) return true
  return (t.inTurn ? parts.slice(0, 1) : parts).some((part) => {
    const rest = parts.filter((p) => p !== part)
    return mayCome(part, rest) && outcomes(t, part).some((after) => goesOn(after, rest))
  })
}

/** The possible states of the cards after a part is paid; empty if it can't be. */
function outcomes(t: Trial, { e, n, ...speaker }: Part): Trial[] {
  const { g } = t
  const read = readFor(t.env, speaker)
  const env = { ...read, names: { ...read.names, ...t.names } }
  if (e === null) return n <= freeResources(t, env) ? [{ ...t, spent: t.spent + n }] : []
  const mine = actorsOf(g, e, env).every((s) => s === env.you)
  const known = new Set(Object.keys(t.names).map((name) => `$${name}`))
  if (!mine || !isMoving(e)) return other(t, e, env, known)
  const what: Who = e.do === 'activate' ? 'self' : must(whatOf(e))
  if (isList(what))
    return what.reduce<Trial[]>(
      (all, one) => all.flatMap((now) => outcomes(now, { e: withObject(e, one), n, ...speaker })),
      [t],
    )
  const pick = pickOf(what)
  if (pick === null) return fixed(t, e, what, env, known)
  const blind = e.do === 'discard' && Object.keys(pick).every((k) => ['choose', 'random', 'in', 'of'].includes(k))
  const have = fitting(t, e, pick, env, []).length + (blind ? t.drawn : 0)
  const { min } = bounds(g, quantityOf(pick), env, have)
  return have < min ? [] : choices(t, e, pick, env, { min, blind: blind ? Math.min(t.drawn, min) : 0 })
}

/** A part that moves no card of the payer's: whether it can be paid as things are now. */
function other(t: Trial, e: Effect, env: Env, known: ReadonlySet<string>): Trial[] {
  const on = e.do === 'put' ? e.to : e.do === 'remove' ? e.from : undefined
  const gone = on !== undefined && pickOf(on) === null && objs(t.g, on, env).some((o) => t.at.get(o)?.moved === true)
  if (gone || !canDo(t.g, e, env, known, t.asCost)) return []
  return [e.do === 'draw' ? { ...t, drawn: t.drawn + amount(t.g, e.n ?? 1, env) } : t]
}

/** Whether a part itself names the cards that pay it. */
function fixed(t: Trial, e: Of<Moving>, what: Who, env: Env, known: ReadonlySet<string>): Trial[] {
  const all = objs(t.g, what, env)
  if (all.every((o) => !t.at.has(o))) {
    if (!canDo(t.g, e, env, typeof what === 'string' && t.names[what.slice(1)] ? nobody : known, t.asCost)) return []
  } else if (!all.every((o) => fits(t, e, null, o, env))) return []
  return [done(t, e, null, all)]
}

const nobody: ReadonlySet<string> = new Set()

const fitting = (t: Trial, e: Of<Moving>, pick: SetWho, env: Env, picked: readonly Obj[]): Obj[] => {
  const now = candidates(t.g, pick, env)
  const all = [...now, ...[...t.at.keys()].filter((o) => !now.includes(o))]
  return all.filter((o) => !picked.includes(o) && fits(t, e, pick, o, env))
}

/** Ways to choose that many cards; of equivalent cards only one way. `blind`: the most unknown ones among them. */
function choices(
  t: Trial,
  e: Of<Moving>,
  pick: SetWho,
  env: Env,
  { min, blind }: { min: number; blind: number },
): Trial[] {
  const out: Trial[] = []
  const seen = new Set<string>()
  const go = (picked: readonly Obj[]): void => {
    if (picked.length + blind >= min) out.push({ ...done(t, e, pick, picked), drawn: t.drawn - (min - picked.length) })
    t.patience.n -= 1 + picked.length // of many cards each takes the longer
    if (picked.length >= min || out.length > PATIENCE || t.patience.n < 0) return
    for (const o of fitting(t, e, pick, env, picked)) {
      const way = [...picked, o]
      const key = way
        .map((x) => looks(t, x))
        .sort()
        .join()
      if (seen.has(key)) continue
      seen.add(key)
      go(way)
    }
  }
  go([])
  return out.length === 0 && t.patience.n < 0 ? [t] : out // who knows: paying will show
}

/** A key for a card's use to other parts: two copies in the same state are alike. */
function looks(t: Trial, o: Obj): string {
  const c = t.g.s.cards[o]
  if (!c) return String(o)
  const plain = c.host === 0 && c.damage === 0 && Object.keys(c.counters).length === 0
  const spot = spotOf(t, o)
  return plain ? [c.def, c.owner, c.controller, c.token, JSON.stringify(spot), o === t.env.self].join() : String(o)
}

function spotOf(t: Trial, o: Obj): Spot {
  const c = card(t.g, o)
  return t.at.get(o) ?? { zone: zoneOf(c), exhausted: c.exhausted, down: c.faceDown, moved: false }
}

function zoneOf(c: Card): Zone {
  const kind = zoneKind(c.zone)
  if (inPlay(c.zone)) return kind === RESOURCES ? 'resources' : 'play'
  return kind === HAND ? 'hand' : kind === GRAVEYARD ? 'graveyard' : kind === REMOVED ? 'removed' : 'deck'
}

/** Whether a part could be paid with this card, as it would lie then. */
function fits(t: Trial, e: Of<Moving>, pick: SetWho | null, o: Obj, env: Env): boolean {
  const { g } = t
  if (!(o > 0)) return pick === null
  const c = card(g, o)
  // A card that is being played is on the chain by the time costs are paid (707.1a): it can't pay for itself.
  if (o === t.env.self && zoneKind(c.zone) === HAND) return false
  const spot = t.at.get(o)
  if (spot === undefined) return doable(g, e, o, env, t.asCost) && (pick === null || inSet(g, pick, o, env))
  return could(t, e, o, spot) && (pick === null || described({ g, env }, e, pick, o, spot))
}

/** Whether it could be done to a card in this simulated state. */
function could(t: Trial, e: Of<Moving>, o: Obj, spot: Spot): boolean {
  const { g, env } = t
  const h = { on: e.do === 'activate' ? 'exhaust' : e.do, what: o, cause: env.cause }
  const by = e.do === 'discard' ? { by: playerObj(card(g, o).owner) } : {}
  if (cannot(g, { ...h, ...by }) !== null || (t.asCost && isReplaced(g, { ...h, ...by }))) return false
  return couldSo(t, e, spot, env)
}

const couldSo = <D extends Moving>(t: Trial, e: Of<D>, spot: Spot, env: Env): boolean =>
  movesOf(e).could(spot, e, t, env)

/** Whether it would match the description of the cards that pay. */
function described({ g, env }: Pick<Trial, 'g' | 'env'>, e: Of<Moving>, pick: SetWho, o: Obj, spot: Spot): boolean {
  const { in: where, of, state, choose: _c, random: _r, as: _a, by: _b, is, ...rest } = pick
  const plain = where === undefined || (typeof where === 'object' && 'target' in where)
  const words = plain ? [e.do === 'discard' ? 'hand' : 'play'] : listed(where).map((one) => one.replace(/:.*/, ''))
  const here = words.includes(spot.zone) || (spot.zone === 'resources' && words.includes('play'))
  if (!here && (where !== undefined || pick.among === undefined)) return false
  const whose = spot.zone === 'play' && spot.moved && !inPlay(card(g, o).zone) ? env.you : card(g, o).owner
  if (of !== undefined && !isIn(g, of, playerObj(spot.moved ? whose : card(g, o).controller), env)) return false
  const kinds = listed(is ?? []).filter((k) => k !== 'resource')
  if (is === 'resource' && spot.zone !== 'resources') return false
  const set: SetWho = { ...rest, ...(kinds.length > 0 ? { is: kinds } : {}) }
  return listed(state ?? []).every((s) => isSo(s, spot)) && inSet(g, set, o, env, true)
}

/** Whether a card is in this state in the simulation; a card that has moved has lost its earlier states. */
function isSo(state: string, spot: Spot): boolean {
  if (state === 'ready' || state === 'exhausted') return spot.exhausted === (state === 'exhausted')
  if (state === 'faceUp' || state === 'front') return !spot.down
  if (state === 'faceDown' || state === 'back') return spot.down
  return state === 'undamaged' || !spot.moved
}

/** The simulation after a part has been paid with these cards. */
function done(t: Trial, e: Of<Moving>, pick: SetWho | null, cards: readonly Obj[]): Trial {
  const at = new Map(t.at)
  const next: Trial = { ...t, at, names: { ...t.names } }
  if (e.as !== undefined) next.names[e.as] = { o: cards }
  // 415.9a: what was picked is another card once it has moved.
  if (pick?.as !== undefined) next.names[pick.as] = { o: after(e, plain)?.moved ? [] : cards }
  for (const o of cards) {
    if (!(o > 0)) continue
    const was = spotOf(t, o)
    const now = after(e, was)
    if (now === null) continue
    if (was.zone === 'deck') {
      if (now.zone === 'hand') next.drawn++ // nobody knows what it will be
      continue
    }
    if (was.zone === 'resources' && !was.exhausted && now.moved && freeResources(next, t.env) < 1) next.spent-- // it has paid already
    at.set(o, now)
    if (now.moved && now.zone !== 'play')
      for (const a of attachmentsOf(t.g, o))
        at.set(a, { zone: 'graveyard', exhausted: false, down: false, moved: true })
  }
  return next
}

const goes = (zone: Zone, more: Partial<Spot> = {}): Spot => ({
  zone,
  exhausted: false,
  down: false,
  moved: true,
  ...more,
})

const plain: Spot = { zone: 'play', exhausted: false, down: false, moved: false }

const after = <D extends Moving>(e: Of<D>, was: Spot): Spot | null => movesOf(e).after(was, e)

/** Resources that would still be ready to pay. */
function freeResources(t: Trial, env: Env): number {
  let n = readyResources(t.g, env.you) - t.spent
  for (const [o, spot] of t.at) {
    const c = card(t.g, o)
    if (inPlay(c.zone) && zoneKind(c.zone) === RESOURCES && c.controller === env.you && !c.exhausted) n--
    if (spot.zone === 'resources' && !spot.exhausted && card(t.g, o).owner === env.you) n++
  }
  return n
}
