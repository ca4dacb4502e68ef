/** Targets (706): what may be chosen, and whether a choice is still legal as the link resolves (709.2a). */
import { meta } from '../language/compile.ts'
import type { Quantity, SetWho, Who } from '../language/types.ts'
import { CHAIN, inPlay, isPlayer, isZone, playerObj } from '../state/ids.ts'
import type { Link, Obj, Seat } from '../state/types.ts'
import { cannot } from './103-cant.ts'
import { linkOf } from './711-interrupting.ts'
import { card, codeOf, type Game, link } from './game.ts'
import { bounds, candidates, type Env, envOf, inSet } from './words.ts'

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
      const modes = (m as { of: readonly unknown[] }).of
      for (const i of l.modes[meta(m).ptr] ?? []) sites.push(...meta(modes[i]).targets)
    }
  }
  return sites
}

/** Whether this player's link may target it at all: untargetable cards (706.1), Immune (R101.3d), "can't be targeted". */
export function targetable(g: Game, o: Obj, seat: Seat): boolean {
  if (o > 0) {
    const c = g.s.cards[o]
    if (c?.became !== 0) return false
    if (c.zone === CHAIN && linkOf(g, o) === 0) return false // 711.3
    if (inPlay(c.zone) && (g.ask.keyword(g, o, 'Untargetable') || g.ask.keyword(g, o, 'Immune'))) return false
  } else if (isPlayer(o) || isZone(o)) {
    // Players and piles have no such keywords.
  }
  return cannot(g, { on: 'target', by: playerObj(seat), what: o, cause: seat }) === null
}

export function legalTargets(g: Game, set: SetWho, env: Env, own: Obj): Obj[] {
  return candidates(g, set, env).filter((o) => o !== own && targetable(g, o, env.you))
}

/** Whether enough targets exist for every site (707.1d). */
export function hasTargets(g: Game, sites: readonly SetWho[], env: Env, own: Obj): boolean {
  if (sites.some(dependsOnTarget)) return canChoose(g, sites, env, own)
  return sites.every((set) => {
    const have = legalTargets(g, set, env, own)
    return have.length >= bounds(g, set.target as Quantity, env, have.length).min
  })
}

/** The same where a target limits later ones ("another target"): some first choice must leave the others possible. */
function canChoose(g: Game, sites: readonly SetWho[], env: Env, own: Obj): boolean {
  const [set, ...rest] = sites
  if (set === undefined) return true
  const have = legalTargets(g, set, env, own)
  const { min } = bounds(g, set.target as Quantity, env, have.length)
  if (have.length < min) return false
  if (rest.length === 0 || min !== 1) return true
  return have.some((o) => {
    const names = set.as ? { ...env.names, [set.as]: { o: [o] } } : env.names
    return canChoose(g, rest, { ...env, names, targets: { ...env.targets, [meta(set).ptr]: [o] } }, own)
  })
}

/** A set that reads a target chosen before it can only be judged then. */
function dependsOnTarget(set: SetWho): boolean {
  const inner = (w: Who | undefined): boolean =>
    typeof w === 'object' && !Array.isArray(w) && (w as SetWho).target !== undefined
  return inner(set.of) || typeof set.in === 'object' || (typeof set.other === 'string' && set.other.startsWith('$'))
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
    const left = chosen.filter((o) => targetable(g, o, l.controller) && inSet(g, set, o, env))
    if (left.length > 0) has = true
    targets[site] = left
  }
  return { targets, had, has }
}
