/**
 * A raid's tag that parts the table in two (R503.1): players who bear it, with all characters of their parties, and characters on which it is
 * printed are in one realm, all others in the other. Who is in one can't attack, damage, protect against, target or affect what is in
 * the other. A card acts in the realm of its controller, whatever it is itself: so Shadowy Constructs, which are ghosts, reach only the living.
 */
import { inPlay, isPlayer, playerObj, seatOf } from '../state/ids.ts'
import type { Happening, Obj, Seat } from '../state/types.ts'
import { active } from './714-modifiers.ts'
import { controllerOf } from './facts.ts'
import { codeOf, type Game } from './game.ts'
import { isIn } from './words.ts'

/** Whether this player bears the tag. The Boss player never does (R503.1b). */
function isMarked(g: Game, seat: Seat, tag: string): boolean {
  const o = playerObj(seat)
  return active(g, 'is').some((a) => a.mod.tag === tag && a.mod.loses === undefined && isIn(g, a.mod.what, o, a.env))
}

/** Whether a player, or a character in play, is in the other realm; what is neither has none, and is reached from both. */
function isAway(g: Game, o: Obj, tag: string): boolean | null {
  if (isPlayer(o)) return isMarked(g, seatOf(o), tag)
  const c = g.s.cards[o]
  if (!c || !inPlay(c.zone) || !codeOf(g, c).kinds.has('character')) return null
  return codeOf(g, c).tags.includes(tag) || isMarked(g, controllerOf(g, o), tag)
}

/** R503.1c: whether what this player does can't reach that. */
export function isParted(g: Game, seat: Seat | undefined, o: Obj | undefined): boolean {
  const tag = g.raid?.realm ?? ''
  if (tag === '' || seat === undefined || seat < 0 || o === undefined) return false
  const there = isAway(g, o, tag)
  return there !== null && there !== isMarked(g, seat, tag)
}

/** R503.1c: whether a modifier of this side, from that card, can't affect this; what makes ghosts, and what the raid says itself, reaches all. */
export function isOutside(g: Game, from: { you: Seat; self: Obj }, o: Obj): boolean {
  const tag = g.raid?.realm ?? ''
  if (tag === '' || from.self === 0) return false
  const there = isAway(g, o, tag)
  return there !== null && there !== (isAway(g, from.self, tag) ?? isMarked(g, from.you, tag))
}

/** R503.1c: whether what is about to happen would cross from one realm into the other. */
export function crosses(g: Game, h: Happening): boolean {
  const tag = g.raid?.realm ?? ''
  if (tag === '' || h.cause === undefined) return false
  // What a player does with his own, in the ready step and to attack or pay, is no modifier.
  if (h.step !== undefined || h.purpose !== undefined) return false
  switch (h.on) {
    case 'protect':
      return (
        isAway(g, h.what ?? 0, tag) !== isAway(g, h.to ?? 0, tag) || isParted(g, controllerOf(g, h.to ?? 0), h.what)
      )
    case 'attack':
    case 'deal':
      return isParted(g, h.cause, h.to)
    case 'draw':
    case 'discard':
      return h.by !== undefined && isPlayer(h.by) && isParted(g, h.cause, h.by)
    default: {
      const o = h.what ?? h.to
      const there = o === undefined ? null : isAway(g, o, tag)
      return there !== null && there !== (isAway(g, h.by ?? 0, tag) ?? isMarked(g, h.cause, tag))
    }
  }
}
