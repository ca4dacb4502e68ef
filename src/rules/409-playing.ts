/** Playing cards (409): which can be played now, by a player with priority or through an effect, and the reasons why not. */
import { type CardCode, meta } from '../language/compile.ts'
import type { SetWho } from '../language/types.ts'
import { HAND, playerObj, zoneKind } from '../state/ids.ts'
import type { CardId, Seat } from '../state/types.ts'
import { cannot, staysBuried } from './103-cant.ts'
import { heroIn } from './301-heroes.ts'
import { isPlaced } from './306-locations.ts'
import { readyResources } from './412-resources.ts'
import { hasTargets } from './706-targets.ts'
import { canSettle } from './707-adding-links/modes.ts'
import { playing, playTerms, waysToPlay } from './707-adding-links/paying.ts'
import { highest, isVariable, mostX } from './707-adding-links/x.ts'
import { active, works } from './714-continuous-modifiers/modifiers.ts'
import { card, codeOf, type Game } from './core/game.ts'
import { type Refused, refusals } from './core/refusals.ts'
import { type Env, envFor, holds, isIn } from './core/words.ts'

/**
 * The reason why the card can't be played now (409), or null.
 * `free`: played by an effect from where it is, at any time, without paying its cost; everything else must be legal as usual.
 */
export function refusalToPlay(g: Game, seat: Seat, id: CardId, slow: boolean, free = false): Refused | null {
  const c = card(g, id)
  const code = codeOf(g, c)
  if (!free && (zoneKind(c.zone) !== HAND || c.owner !== seat) && !allowed(g, 'play', seat, id)) return refusals.where // 409.1
  const kept = staysBuried(g, c, seat)
  if (kept) return kept
  if (isPlaced(g, c)) return refusals.type // 409.2
  if (code.kinds.has('hero') && !code.def.master) return refusals.hero // 301.4
  if (!free && !slow) {
    if (!(active(g, 'is').length === 0 ? code.instant : g.ask.tag(g, id, 'instant'))) return refusals.instant
    if (g.ask.tag(g, id, 'Basic')) return refusals.basic
  }
  if (heroIn(g, seat) === 0) return refusals.noHero // 301.5
  const env = envFor(seat, id)
  const ready = free ? code.cost : readyResources(g, seat)
  const own = playTerms(g, seat, id)
  // Most cards just cost what they cost.
  const plain = own.length === 0 && active(g, 'cost').length === 0
  if (plain && code.cost > ready) return refusals.cost
  const banned = cannot(g, playing(seat, id))
  if (banned) return banned
  const max = free ? 0 : highestX(g, seat, id)
  let paid = plain
  let aimed = false
  for (let x = 0; x <= max && !aimed; x++) {
    const now = x === 0 ? env : { ...env, x }
    if (plain ? code.cost + x > ready : waysToPlay(g, seat, id, now, free).length === 0) continue
    paid = true
    aimed = targetsExist(g, code, now, id)
  }
  if (!paid) return refusals.cost
  for (const { play } of own) if (play.only && !holds(g, play.only, env)) return refusals.only
  const event = free && code.kinds.has('event') // R201.2a: it goes on without a target
  return aimed || event ? null : refusals.target
}

/** The highest X worth trying for a card (707.1b), limited by its text, resources and additional costs. */
export function highestX(g: Game, seat: Seat, id: CardId): number {
  const env = envFor(seat, id)
  const most = playTerms(g, seat, id).flatMap(({ play }) => [
    ...(play.x === undefined ? [] : [play.x]),
    ...(play.add !== undefined && isVariable(play.add) ? [highest(g, play.add, env)] : []),
  ])
  if (codeOf(g, card(g, id)).def.x) most.push(mostX(g, seat))
  return most.length === 0 ? 0 : Math.min(...most)
}

/** Whether a modifier gives this player permission to do that with the card (409.1, 702.2b). */
export function allowed(g: Game, on: 'play' | 'complete', seat: Seat, id: CardId): boolean {
  for (const a of active(g, 'can')) {
    if (a.mod.on !== on || !isIn(g, a.mod.by, playerObj(seat), a.env) || !works(g, a, id)) continue
    if (a.mod.for === undefined || isIn(g, a.mod.for, id, a.env)) return true
  }
  return false
}

/** Whether targets exist for the text of a card, with this X. */
function targetsExist(g: Game, code: CardCode, env: Env, own: CardId): boolean {
  const sites: SetWho[] = [
    ...(code.attach ? meta(code.attach).targets : []),
    ...(code.def.text ? meta(code.def.text).targets : []),
  ]
  const modal = code.def.text ? meta(code.def.text).modal : []
  if (sites.length === 0 && modal.length === 0) return true
  return hasTargets(g, sites, env, own) && modal.every((m) => canSettle(g, m, env, own))
}
