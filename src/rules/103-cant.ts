/** "Can't" (103.2): whether some modifier or standing rule forbids what is about to happen. Asked before anything is replaced. */
import type { Who } from '../language/types.ts'
import { DECK, GRAVEYARD, inPlay, isPlayer, RESOURCES, zoneKind, zoneSeat } from '../state/ids.ts'
import type { Card, Happening, Obj, Seat } from '../state/types.ts'
import { active, isBoss, works } from './714-continuous-modifiers/modifiers.ts'
import { codeOf, type Game, opposed, player } from './core/game.ts'
import { matches, says } from './core/patterns.ts'
import { type Refused, refusals } from './core/refusals.ts'
import { isIn } from './core/words.ts'
import { crosses } from './R503-realms.ts'

/** The rule that forbids it, and the card whose modifier it is (0 for a rule of the game). */
export interface Forbidden extends Refused {
  card: Obj
}

/** The rule or modifier that forbids it, or null. `ifAble` restrictions are ignored here, since they yield if nothing else is possible (601.2c). */
export function cannot(g: Game, h: Happening): Forbidden | null {
  for (const a of active(g, 'cannot')) {
    if (!says(a.mod.on, h.on) || a.mod.ifAble || !forbids(g, a, h)) continue
    return { rule: '103.2', card: a.card, why: '' }
  }
  return standing(g, h)
}

type CannotActive = ReturnType<typeof activeCannot>[number]
const activeCannot = (g: Game) => active(g, 'cannot')

/** Whether a restriction applies to this happening. */
function forbids(g: Game, a: CannotActive, h: Happening): boolean {
  const { mod: m, env, row } = a
  if ((m.during === 'ready' || row?.ends === 'ready') && h.step !== 'ready') return false
  if (row?.ends === 'ready' && !row.left.includes(h.what ?? 0)) return false
  if (!matches(g, m, h, env)) return false
  const exempt: Who | undefined = m.except
  if (exempt !== undefined) {
    const o = h.on === 'attack' ? h.to : h.what
    if (o !== undefined && isIn(g, exempt, o, env)) return false
    if (o === undefined) return false
  }
  return works(g, a, h.by !== undefined && !isPlayer(h.by) ? h.by : (h.what ?? 0))
}

/** Restrictions of this kind that hold only if something else is possible. */
export const ifAble = (g: Game): readonly CannotActive[] => active(g, 'cannot').filter((a) => a.mod.ifAble)

const removing = new Set(['destroy', 'move', 'turn'])
const interfering = new Set([...removing, 'target', 'flip', 'exhaust', 'ready', 'attach', 'put'])

/** R101.3: limits on opponents acting on a Boss player's cards; R503.1c: limits across realms. */
function standing(g: Game, h: Happening): Forbidden | null {
  if (crosses(g, h)) return { card: 0, ...refusals.realm }
  const cause = h.cause
  if (h.on === 'draw' && cause !== undefined && h.seat !== undefined) {
    // Drawing is taking from a deck (415.9f).
    if (player(g, h.seat).boss && opposed(g, cause, h.seat))
      return { rule: 'R101.3c', card: 0, why: 'Opponents can’t take cards from the Boss player’s decks.' }
    return null
  }
  const c = h.what === undefined ? undefined : g.s.cards[h.what]
  if (!c) return null
  if ((h.on === 'flip' || h.on === 'turn') && !c.resource && codeOf(g, c).def.master)
    return { rule: '301.4a', card: 0, why: 'A Master Hero is never flipped or turned face down.' }
  // Its own effects are exempt: a Boss may destroy itself.
  if (h.on === 'destroy' && !h.fatal && h.by !== h.what && isBoss(g, c) && inPlay(c.zone)) {
    return { rule: 'R101.3a', card: 0, why: 'A Boss is destroyed only by fatal damage.' }
  }
  if (cause === undefined || !player(g, c.controller).boss || !opposed(g, cause, c.controller)) return null
  // A Cube's own power attaches it (R402.3a).
  if (codeOf(g, c).apart && !c.resource && inPlay(c.zone) && interfering.has(h.on) && h.by !== h.what)
    return { rule: 'R402.2b', card: 0, why: 'Raiders can’t do anything to it.' }
  if (h.on === 'flip' && h.by !== h.what && isBoss(g, c))
    return { rule: 'R101.3a', card: 0, why: 'Opponents can’t turn a Boss over.' }
  if (!removing.has(h.on)) return null
  const kind = zoneKind(c.zone)
  if (kind === RESOURCES)
    return { rule: 'R101.3b', card: 0, why: 'Opponents can’t touch the Boss player’s resource row.' }
  if (kind === DECK || kind === GRAVEYARD)
    return { rule: 'R101.3c', card: 0, why: 'Opponents can’t take cards from the Boss player’s decks and graveyards.' }
  return null
}

/** The modifier that keeps this card in its graveyard, whatever would take it from there (103.2), or null. */
export const staysBuried = (g: Game, { id, zone }: Card, cause?: Seat): Forbidden | null =>
  zoneKind(zone) === GRAVEYARD
    ? cannot(g, { on: 'leave', what: id, zone: 'graveyard', seat: zoneSeat(zone), cause })
    : null

/** R101.3b: opponents can't add cards to a Boss player's resource row; R303.2a: a raid may allow only cards of one deck in it. */
export function mayEnter(g: Game, zone: number, cause: Seat | undefined, c?: Card): boolean {
  if (zone < 0 || zone >= 900 || zoneKind(zone) !== RESOURCES) return true
  const seat = zoneSeat(zone)
  if (!player(g, seat).boss) return true
  const only = g.raid?.resourceDeck ?? ''
  if (only !== '' && c !== undefined && (c.token || player(g, seat).decks[c.home] !== only || c.owner !== seat))
    return false
  return cause === undefined || !opposed(g, cause, seat)
}
