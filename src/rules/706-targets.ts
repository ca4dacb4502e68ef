/** Targets (706): what may be chosen, and whether a choice is still legal as the link resolves (709.2a). */

import { meta } from '../language/compile.ts'
import { isSetWho, modesOf } from '../language/nodes.ts'
import type { SetWho, Who } from '../language/types.ts'
import { growth } from '../state/bounds.ts'
import { CHAIN, inPlay, isLink, linkObj, playerObj } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Card, CardId, Link, Obj, Seat } from '../state/types.ts'
import { cannot } from './103-cant.ts'
import { happen } from './703-triggers/events.ts'
import { belongs, inAll, leftOf, openShares, roomIn, type Share, sharesOf, suffices } from './706-each.ts'
import { dividerOf } from './707-adding-links/dividing.ts'
import { linkUnder } from './711-interrupting.ts'
import { active, powersOf, works } from './714-continuous-modifiers/modifiers.ts'
import { card, codeOf, emptyLink, type Game, link } from './core/game.ts'
import { note } from './core/notes.ts'
import { type Refused, refusals } from './core/refusals.ts'
import { renaming } from './core/renaming.ts'
import { setAt } from './core/texts.ts'
import {
  anyCandidate,
  bounds,
  candidates,
  type Env,
  envFor,
  envOf,
  goesWith,
  inSet,
  isIn,
  objs,
  ofOnePlayer,
} from './core/words.ts'

/** Places in a link's text where targets are chosen, innermost first; of modal texts only the chosen modes (707.1d). */
export function sitesOf(g: Game, l: Link): readonly SetWho[] {
  const text = l.code ? g.code.at.get(l.code) : undefined
  const sites = [...(text ? meta(text).targets : [])]
  if (l.kind === 'card') {
    const attach = codeOf(g, card(g, l.card)).attach
    if (attach) sites.unshift(...meta(attach).targets)
  }
  if (text) {
    for (const m of meta(text).modal) {
      const modes = modesOf(m)
      for (const i of l.modes[meta(m).ptr] ?? []) sites.push(...meta(modes[i]).targets)
    }
  }
  return sites
}

/** Why no link of this player can target it: untargetable cards (706.1), "can't be targeted"; null if a link can. */
function refusalToTarget(g: Game, o: Obj, seat: Seat): Refused | null {
  if (o > 0) {
    const c = g.s.cards[o]
    if (c?.became !== 0) return refusals.gone
    if (c.zone === CHAIN && linkUnder(g, o) === 0) return refusals.onChain // 711.3
    if (inPlay(c.zone)) {
      if (g.ask.keyword(g, o, 'Untargetable')) return refusals.untargetable
      if (g.ask.keyword(g, o, 'Immune')) return refusals.immune // R101.3d
    }
  } else if (isLink(o) && linkUnder(g, o) === 0) return refusals.onChain
  return cannot(g, { on: 'target', by: playerObj(seat), what: o, cause: seat })
}

const targetable = (g: Game, o: Obj, seat: Seat): boolean => refusalToTarget(g, o, seat) === null

/** The object that a link itself is, which it can't target (706.1). It can target the card in play whose power it comes from. */
export const itself = (l: Link): Obj => (l.kind === 'card' ? l.card : linkObj(l.id))

export function legalTargets(g: Game, set: SetWho, env: Env, own: Obj): readonly Obj[] {
  const all = candidates(g, set, env).filter((o) => o !== own && targetable(g, o, env.you))
  return ofOnePlayer(g, set, all, bounds(g, must(set.target), env, all.length).min)
}

/** The most of these that can be chosen together, if their names must differ. */
function unlike(g: Game, set: SetWho, all: readonly Obj[], env: Env): readonly Obj[] {
  if (set.differ === undefined && set.ofOne === undefined) return all
  const some: Obj[] = []
  for (const o of all) if (goesWith(g, set, o, some, env)) some.push(o)
  return some
}

/** Whether enough targets exist for every site (707.1d). */
export function hasTargets(g: Game, sites: readonly SetWho[], env: Env, own: Obj): boolean {
  const enough = (set: SetWho): boolean => {
    const few = fewest(g, set, env)
    if (few !== null) return few === 0 || hasSome(g, set, env, own, few)
    const have = unlike(g, set, legalTargets(g, set, env, own), env)
    return suffices(sharesOf(g, set, env, have), have)
  }
  if (!sites.some(dependsOnTarget)) return sites.every(enough)
  return (
    sites.every((set) => dependsOnTarget(set) || enough(set)) && canChoose(g, sites, env, { own, left: growth.tries })
  )
}

/** The fewest targets that a place needs, if that depends neither on their number nor on which they are; otherwise null. */
function fewest(g: Game, set: SetWho, env: Env): number | null {
  const many = must(set.target)
  const plain =
    set.differ === undefined && set.ofOne === undefined && set.ofEach === undefined && dividerOf(set) === null
  return plain && !(typeof many === 'object' && 'allBut' in many) ? bounds(g, many, env, 0).min : null
}

/** Whether there are that many legal targets; stops counting there. */
function hasSome(g: Game, set: SetWho, env: Env, own: Obj, many: number): boolean {
  let n = 0
  return anyCandidate(g, set, env, (o) => o !== own && targetable(g, o, env.you) && ++n === many)
}

/** Objects that can't be targeted, and the number of picks still to try. */
interface Trying {
  own: Obj
  left: number
}

/** Like `hasTargets`, where a target limits later ones ("another target"): of the first choices tried, one must leave the others possible. */
function canChoose(g: Game, sites: readonly SetWho[], env: Env, trying: Trying): boolean {
  const [set, ...rest] = sites
  if (set === undefined) return true
  if (trying.left-- <= 0) return false
  const have = unlike(g, set, legalTargets(g, set, env, trying.own), env)
  const shares = sharesOf(g, set, env, have)
  if (!suffices(shares, have)) return false
  if (rest.length === 0 || inAll(shares).min !== 1) return true
  return have.some((o) => {
    const names = set.as ? { ...env.names, [set.as]: { o: [o] } } : env.names
    return canChoose(g, rest, { ...env, names, targets: { ...env.targets, [meta(set).ptr]: [o] } }, trying)
  })
}

/** Whether a set depends on a target chosen before it, so that it can only be judged then. */
function dependsOnTarget(set: SetWho): boolean {
  const inner = (w: Who | undefined): boolean => isSetWho(w) && w.target !== undefined
  return (
    inner(set.of) ||
    inner(set.ofEach) ||
    (typeof set.in === 'object' && 'target' in set.in) ||
    (typeof set.other === 'string' && set.other.startsWith('$'))
  )
}

/** Cards that opposing links must target if able (706.4), as this player's links see them. */
function magnets(g: Game, seat: Seat): readonly Obj[] {
  const out: Obj[] = []
  for (const a of active(g, 'must')) {
    if (a.mod.on !== 'target' || a.mod.what === undefined || !isIn(g, a.mod.by, playerObj(seat), a.env)) continue
    for (const o of objs(g, a.mod.what, a.env)) if (works(g, a, o)) out.push(o)
  }
  return out
}

/** Whether this player's links choose what they target at random (706.5). */
export const atRandom = (g: Game, set: SetWho, seat: Seat): boolean =>
  set.atRandom === true ||
  active(g, 'must').some(
    (a) =>
      a.mod.random &&
      a.mod.on === 'target' &&
      isIn(g, a.mod.by, playerObj(seat), a.env) &&
      works(g, a, playerObj(seat)),
  )

/** A place for targets: its set, the later places, and the targets picked for it so far. */
export interface TargetPlace {
  set: SetWho
  later: readonly SetWho[]
  picked: readonly Obj[]
}

/** The objects that may be picked next for a site, and whether the picks so far may be all. */
export interface TargetChoice {
  open: readonly Obj[]
  done: boolean
}

/**
 * The objects that may be chosen at a place for targets, after those picked there (706.1): none twice, and as many magnets as possible (706.4).
 * Each must leave the later places possible (707.1d). Where none is required, choosing none at all avoids magnets.
 */
export function choice(g: Game, l: Link, { set, later, picked }: TargetPlace, env: Env): TargetChoice {
  const own = itself(l)
  const shares = sharesOf(g, set, env, legalTargets(g, set, env, own))
  let open = openShares(shares, picked).flatMap((s) =>
    leftOf(s, picked).filter((o) => goesWith(g, set, o, picked, env)),
  )
  let done = suffices(shares, picked)
  if (later.some(dependsOnTarget))
    open = open.filter((o) => hasTargets(g, later, having(env, set, [...picked, o]), own))
  const pull = active(g, 'must').length === 0 ? nothing : magnets(g, l.controller)
  if (pull.length === 0) return { open, done }
  const free = (o: Obj): boolean => pull.includes(o) && !Object.values(l.targets).flat().includes(o)
  const left = open.filter(free)
  if (left.length === 0) return { open, done }
  const { min, max } = inAll(shares)
  if (min === max) {
    // So many of them as the places after this one can't take must be chosen here.
    const most = (now: readonly Obj[]): number =>
      reach(g, [set, ...later], env, { own, pull: pull.filter(free), tries: { left: growth.tries } }, now)
    const best = most(picked)
    open = open.filter((o) => most([...picked, o]) === best)
  } else {
    const full = (s: Share): boolean => roomIn(s, picked) <= s.legal.filter((o) => left.includes(o)).length
    open = open.filter((o) => left.includes(o) || !shares.some((s) => s.legal.includes(o) && full(s)))
    const free = (s: Share): boolean => !s.legal.some((o) => left.includes(o)) // no magnet of that player's is left out
    done &&= shares.every((s) => free(s) || picked.every((o) => !s.legal.includes(o) || pull.includes(o)))
  }
  return { open, done }
}

/** Why this is no legal target for a place of a link (706.1), null if it is one. */
export function refusalOfTarget(g: Game, l: Link, set: SetWho, env: Env, o: Obj): Refused | null {
  if (o > 0 && g.s.cards[o]?.became !== 0) return refusals.gone
  if (o === itself(l)) return refusals.self
  return candidates(g, set, env).includes(o) ? refusalToTarget(g, o, env.you) : refusals.description
}

/** Why this can't be picked next at a place for targets (`choice`), null if it can. */
export function refusalToChoose(g: Game, l: Link, place: TargetPlace, env: Env, o: Obj): Refused | null {
  const { set, later, picked } = place
  if (picked.includes(o)) return refusals.twice
  const no = refusalOfTarget(g, l, set, env, o)
  if (no !== null || choice(g, l, place, env).open.includes(o)) return no
  const shares = sharesOf(g, set, env, legalTargets(g, set, env, itself(l)))
  if (shares.every((s) => !s.legal.includes(o) || roomIn(s, picked) === 0)) return refusals.enough
  const fits = !later.some(dependsOnTarget) || hasTargets(g, later, having(env, set, [...picked, o]), itself(l))
  return fits ? refusals.magnet : refusals.later
}

const nothing: readonly never[] = []

const having = (env: Env, set: SetWho, picked: readonly Obj[]): Env => ({
  ...env,
  names: set.as ? { ...env.names, [set.as]: { o: picked } } : env.names,
  targets: { ...env.targets, [meta(set).ptr]: picked },
})

/** The most of these magnets that the mandatory choices of these sites can take, with some picked at the first already; of the ways tried. */
function reach(
  g: Game,
  sites: readonly SetWho[],
  env: Env,
  { own, pull, tries }: { own: Obj; pull: readonly Obj[]; tries: { left: number } },
  picked: readonly Obj[],
): number {
  const [set, ...later] = sites
  if (set === undefined || pull.length === 0 || tries.left-- <= 0) return 0
  const shares = sharesOf(g, set, env, legalTargets(g, set, env, own))
  if (suffices(shares, picked)) {
    const now = having(env, set, picked)
    const took = picked.filter((o) => pull.includes(o))
    return took.length + reach(g, later, now, { own, pull: pull.filter((o) => !took.includes(o)), tries }, nothing)
  }
  let best = 0
  const rest = openShares(shares, picked).flatMap((s) =>
    leftOf(s, picked).filter((o) => goesWith(g, set, o, picked, env)),
  )
  const other = rest.find((o) => !pull.includes(o))
  for (const o of rest)
    if (pull.includes(o) || o === other)
      best = Math.max(best, reach(g, sites, env, { own, pull, tries }, [...picked, o]))
  return best
}

/** The targets that random choices choose from next (706.5): magnets, while some are left. */
export function lots(g: Game, l: Link, set: SetWho, picked: readonly Obj[], env: Env): readonly Obj[] {
  const shares = sharesOf(g, set, env, legalTargets(g, set, env, itself(l)))
  const left = openShares(shares, picked).flatMap((s) =>
    leftOf(s, picked).filter((o) => goesWith(g, set, o, picked, env)),
  )
  const pull = magnets(g, l.controller).filter((o) => left.includes(o) && !Object.values(l.targets).flat().includes(o))
  return pull.length > 0 ? left.filter((o) => pull.includes(o)) : left
}

/** Cards being checked, to avoid endless recursion: such a card does not count as a target of itself. */
const asking = new Set<Obj>()

/** 706.6: whether a card could target an object if its owner added it to the chain now. */
export function couldTarget(g: Game, id: Obj, o: Obj): boolean {
  if (asking.has(id)) return false
  asking.add(id)
  try {
    return hasShot(g, id, o)
  } finally {
    asking.delete(id)
  }
}

function hasShot(g: Game, id: Obj, o: Obj): boolean {
  const c = g.s.cards[id]
  if (c?.became !== 0) return false
  const code = codeOf(g, c)
  const env = envFor(c.controller, id)
  const asLink = wouldBe(c)
  const fits = (sites: readonly SetWho[]): boolean =>
    hasTargets(g, sites, env, id) &&
    sites.some((set, i) => choice(g, asLink, { set, later: sites.slice(i + 1), picked: nothing }, env).open.includes(o))
  const own = [...(code.attach ? meta(code.attach).targets : nothing), ...meta(code.text).targets]
  const modes = meta(code.text).modal.flatMap((m) => modesOf(m))
  if (modes.length === 0) return fits(own)
  return hasTargets(g, own, env, id) && modes.some((m) => fits([...own, ...meta(m).targets]))
}

/** A card as the link that it would be. */
const wouldBe = (c: Card): Link => ({ ...emptyLink, id: 0, kind: 'card', card: c.id, controller: c.controller })

/** The reason why neither a card's text nor a usable power of it could target that, if added to the chain now; null if one could. */
export function refusalToAimAt(g: Game, id: CardId, o: Obj): Refused | null {
  if (couldTarget(g, id, o)) return null
  const c = card(g, id)
  const code = codeOf(g, c)
  const texts = inPlay(c.zone)
    ? powersOf(g, id).flatMap(({ node }) =>
        'then' in node && 'pay' in node ? [node.then] : 'reward' in node ? [node.reward] : [],
      )
    : [code.text, ...(code.attach ? [code.attach] : [])]
  const sites = texts.flatMap((text) => [
    ...meta(text).targets,
    ...meta(text).modal.flatMap((m) => modesOf(m).flatMap((mode) => meta(mode).targets)),
  ])
  if (sites.length === 0) return refusals.untargeted
  const l = inPlay(c.zone) ? { ...wouldBe(c), kind: 'power' as const } : wouldBe(c)
  const why = sites.map((set) =>
    refusalToChoose(g, l, { set, later: nothing, picked: nothing }, envFor(c.controller, id), o),
  )
  if (inPlay(c.zone) && why.includes(null)) return null
  // A wrong description is the least helpful reason; another place may have a better one.
  return why.find((no) => no !== null && no !== refusals.description) ?? why.find((no) => no !== null) ?? refusals.later
}

/** The one place with the one target of a link, if it has a single target (706.1a). */
function single(l: Link): readonly [site: string, target: Obj] | null {
  const sites = Object.entries(l.targets).filter(([, list]) => list.length > 0)
  const [site, [target, ...more]] = sites[0] ?? ['', []]
  return sites.length === 1 && target !== undefined && more.length === 0 ? [site, target] : null
}

/**
 * Second targets that a player may change the single target of a link to (706.2):
 * those that the link's controller's description fits, and that this player may target.
 */
export function secondTargets(g: Game, o: Obj, seat: Seat): readonly Obj[] {
  const l = g.s.links[linkUnder(g, o)]
  const one = l ? single(l) : null
  if (!l || !one) return nothing
  const set = setAt(g, one[0])
  const env = envOf({ ...l, targets: {} })
  return candidates(g, set, env).filter(
    (t) => t !== one[1] && t !== itself(l) && targetable(g, t, seat) && belongs(g, l, one[0], 0, t),
  )
}

/** Changes the single target of a link (706.2). False if that is no legal second target. */
export function retarget(g: Game, o: Obj, to: Obj, seat: Seat): boolean {
  if (!secondTargets(g, o, seat).includes(to)) return false
  const l = link(g, linkUnder(g, o))
  const [site, old] = must(single(l))
  const { list } = renaming(old, to)
  const { as } = setAt(g, site)
  put(g, 'links', l.id, 'targets', { ...l.targets, [site]: [to] })
  const named = as === undefined ? undefined : l.names[as]
  if (as !== undefined && named?.o) put(g, 'links', l.id, 'names', { ...l.names, [as]: { ...named, o: list(named.o) } })
  const divided = l.notes.shares?.[site]
  if (divided) note(g, l.id, { shares: { ...l.notes.shares, [site]: { ...divided, o: list(divided.o) } } })
  happen(g, { on: 'target', by: playerObj(seat), what: to, with: l.card, cause: seat })
  return true
}

/** The targets that are still legal (709.2a), by site, and whether any were chosen at all. */
export function recheck(
  g: Game,
  linkId: number,
): { targets: Record<string, readonly Obj[]>; had: boolean; has: boolean } {
  const l = link(g, linkId)
  const env = envOf(l)
  const targets: Record<string, readonly Obj[]> = {}
  let had = false
  let has = false
  for (const set of sitesOf(g, l)) {
    const site = meta(set).ptr
    const chosen = l.targets[site] ?? []
    if (chosen.length > 0) had = true
    const left = chosen.filter(
      (o, i) => targetable(g, o, l.controller) && inSet(g, set, o, env) && belongs(g, l, site, i, o),
    )
    if (left.length > 0) has = true
    targets[site] = left
  }
  return { targets, had, has }
}
