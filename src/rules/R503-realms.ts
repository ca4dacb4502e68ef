/**
 * A raid's tag that divides the table in two (R503.1). One realm: players with the tag, all characters in their parties, characters printed with it.
 * All others are in the other realm. Neither realm can attack, damage, protect against, target or affect the other.
 * A card acts in the realm of its controller, whatever it is itself: so Shadowy Constructs, which are ghosts, only affect the living.
 * The rules of the raid are in neither realm and bind both: they have no player behind them.
 */
import { inPlay, isPlayer, playerObj, seatOf } from '../state/ids.ts'
import type { Happening, Obj, Seat } from '../state/types.ts'
import { active } from './714-continuous-modifiers/modifiers.ts'
import { controllerOf } from './core/facts.ts'
import { codeOf, type Game } from './core/game.ts'
import { isIn } from './core/words.ts'

/** Whether this player has the tag. The Boss player never does (R503.1b). */
function isMarked(g: Game, seat: Seat, tag: string): boolean {
  const o = playerObj(seat)
  for (const { mod, env } of active(g, 'is'))
    if (mod.tag === tag && mod.loses === undefined && isIn(g, mod.what, o, env)) return true
  return false
}

/** Whether a player, or a character in play, is in the realm of the tag; null for anything else, which both realms can reach. */
function sideOf(g: Game, o: Obj, tag: string): boolean | null {
  if (isPlayer(o)) return isMarked(g, seatOf(o), tag)
  const c = g.s.cards[o]
  if (!c || c.resource || !inPlay(c.zone) || !codeOf(g, c).kinds.has('character')) return null
  return codeOf(g, c).tags.includes(tag) || isMarked(g, controllerOf(g, o), tag)
}

/** R503.1b: whether a player, or a character in play, is in the realm of those who bear the raid's tag. */
export function isAway(g: Game, o: Obj): boolean {
  const tag = g.raid?.realm ?? ''
  return tag !== '' && sideOf(g, o, tag) === true
}

/** Whether it is out of reach for an actor of that realm. */
const isBeyond = (g: Game, o: Obj, acts: boolean, tag: string): boolean => (sideOf(g, o, tag) ?? acts) !== acts

/** R503.1c: whether an object is out of reach for this player's actions. */
export function isParted(g: Game, seat: Seat | undefined, o: Obj | undefined): boolean {
  const tag = g.raid?.realm ?? ''
  return tag !== '' && seat !== undefined && seat >= 0 && o !== undefined && isBeyond(g, o, isMarked(g, seat, tag), tag)
}

/** R503.1c: whether an object is out of reach for a modifier of this side, from that card. */
export function isOutside(g: Game, from: { you: Seat; self: Obj }, o: Obj): boolean {
  const tag = g.raid?.realm ?? ''
  return tag !== '' && isBeyond(g, o, sideOf(g, from.self, tag) ?? isMarked(g, from.you, tag), tag)
}

/** R503.1c: whether an event would cross from one realm into the other. */
export function crosses(g: Game, h: Happening): boolean {
  const tag = g.raid?.realm ?? ''
  if (tag === '' || h.cause === undefined) return false
  // A player's actions with their own cards, in the ready step and to attack or pay, are not modifiers.
  if (h.step !== undefined || h.purpose !== undefined) return false
  switch (h.on) {
    case 'protect': // by what the attacker is, not by whom it acts for: a ghost can protect against a Construct
      return sideOf(g, h.what ?? 0, tag) !== sideOf(g, h.to ?? 0, tag)
    case 'attack':
    case 'deal':
      return isParted(g, h.cause, h.to)
    case 'draw':
    case 'discard':
      return h.by !== undefined && isPlayer(h.by) && isParted(g, h.cause, h.by)
    default:
      return isOutside(g, { you: h.cause, self: h.by ?? 0 }, h.what ?? h.to ?? 0)
  }
}
