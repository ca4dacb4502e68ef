/**
 * Places with a number of targets for each of several players (706.1, 707.1d): "for each opponent, target ally that player controls".
 * Any other place is treated as a single share.
 */

import type { SetWho } from '../language/types.ts'
import { isPlayer, seatOf } from '../state/ids.ts'
import { must } from '../state/must.ts'
import type { Link, Obj, Seat } from '../state/types.ts'
import { limits } from './707-adding-links/dividing.ts'
import { controllerOf } from './core/facts.ts'
import { type Game, player } from './core/game.ts'
import { note } from './core/notes.ts'
import { bounds, type Env, objs } from './core/words.ts'

/** A share of the candidates at a place, with the least and the most to choose from it. */
export interface Share {
  seat: Seat
  legal: readonly Obj[]
  min: number
  max: number
}

/** The candidates at a place, by player; a single share if the place is not for each player. */
export function sharesOf(g: Game, set: SetWho, env: Env, legal: readonly Obj[]): Share[] {
  if (set.ofEach === undefined) return [{ seat: -1, legal, ...limits(g, set, env, legal.length) }]
  const seats = objs(g, set.ofEach, env).filter(isPlayer).map(seatOf)
  return seats
    .filter((s) => !player(g, s).lost)
    .map((seat) => {
      const own = legal.filter((o) => controllerOf(g, o) === seat)
      return { seat, legal: own, ...bounds(g, must(set.target), env, own.length) }
    })
}

/** The fewest and the most that may be chosen in all. */
export const inAll = (shares: readonly Share[]): { min: number; max: number } => ({
  min: shares.reduce((n, s) => n + s.min, 0),
  max: shares.reduce((n, s) => n + s.max, 0),
})

/** Whether so many have been picked of each that these may be all. */
export const suffices = (shares: readonly Share[], picked: readonly Obj[]): boolean =>
  shares.every((s) => count(s, picked) >= s.min)

const count = ({ legal }: Share, picked: readonly Obj[]): number => {
  let n = 0
  for (const o of picked) if (legal.includes(o)) n++
  return n
}

/** The share out of which the next one is picked: what must be picked of each comes first, player after player. */
export function openShares(shares: readonly Share[], picked: readonly Obj[]): readonly Share[] {
  if (shares.length === 1) return shares
  const due = shares.find((s) => count(s, picked) < s.min)
  return due ? [due] : shares
}

/** The candidates left in a share. */
export const leftOf = (s: Share, picked: readonly Obj[]): readonly Obj[] =>
  count(s, picked) >= s.max ? [] : s.legal.filter((o) => !picked.includes(o))

/** The number still to be picked from a share. */
export const dueOf = (s: Share, picked: readonly Obj[]): number => Math.max(0, s.min - count(s, picked))

/** The number that may still be picked from a share. */
export const roomIn = (s: Share, picked: readonly Obj[]): number => Math.max(0, s.max - count(s, picked))

/** Notes the player of each target of such a place as they are chosen. */
export function noteEach(g: Game, l: Link, set: SetWho, site: string, targets: readonly Obj[]): void {
  if (set.ofEach === undefined) return
  note(g, l.id, { each: { ...l.notes.each, [site]: targets.map((o) => controllerOf(g, o)) } })
}

/** Whether an object could be the target with this index: at a place for each player, only an object of that player (709.2c). */
export function belongs(g: Game, l: Link, site: string, i: number, o: Obj): boolean {
  const whose = l.notes.each?.[site]
  return whose === undefined || controllerOf(g, o) === whose[i]
}
