/**
 * The order in which modifiers apply (718.1, 719).
 * A modifier being evaluated is on a stack; its dependencies are noted there, and it applies after all of them (719.2).
 * A cycle of dependent modifiers is cut where an older one would need a younger one: they apply in timestamp order, once each (719.3).
 */

import type { Stat } from '../language/types.ts'
import { growth, kept } from '../state/bounds.ts'
import type { CardId, Obj } from '../state/types.ts'
import type { AskedModifier } from './core/cache.ts'
import { type Game, looks } from './core/game.ts'

/** A step in computing a number: start at a value, add, set, switch, multiply. */
export interface Term {
  how: 'base' | 'add' | 'set' | 'switch' | 'double'
  n: number
  /** The latest timestamp of the modifier and its dependencies (719.2). */
  after: number
  /** Its source; 0 if there is none. */
  card: CardId
  rule: string
}

/** The rule that gives a thing its base number. */
export const baseRules: Readonly<Record<Stat, string>> = {
  atk: '205',
  health: '301.1',
  def: '304.2',
  cost: '201',
  strike: '303.2a',
  damage: '405',
  remaining: '405',
  maxHand: '503.2a',
  hand: '415.4b',
  threat: 'R504.2a',
}

export const term = (how: Term['how'], n: number, after: number, card: CardId, rule: string): Term => ({
  how,
  n,
  after,
  card,
  rule,
})

/** Whether the current evaluation has met more cycles than can be followed. */
export const isTangled = ({ cache: k }: Game): boolean => k.depth > 0 && k.circles - k.followed > growth.circles

/**
 * Begins to ask a modifier about something. False if it is being asked about that already, or if too many modifiers ask for each other.
 * Those beyond the limit do not count. Numbers in a circle are never cached, so the answer is always the same.
 */
export function beginAsking(g: Game, a: AskedModifier['a'], o: Obj): boolean {
  looks(g)
  const k = g.cache
  if (k.depth === 0) k.followed = k.circles
  else if (isTangled(g)) {
    k.circles++
    return false
  }
  for (let i = k.depth - 1; i >= 0; i--) {
    const f = k.frames[i]!
    if (f.a !== a || f.o !== o) continue
    for (let j = i + 1; j < k.depth; j++) {
      const asked = k.frames[j]!
      if (asked.a.stamp > k.frames[j - 1]!.a.stamp) asked.skip = true // 719.3
    }
    k.circles++
    return false
  }
  const f = k.frames[k.depth]
  if (f) {
    f.a = a
    f.o = o
    f.skip = false
    f.latest = a.stamp
  } else k.frames.push({ a, o, skip: false, latest: a.stamp })
  k.depth++
  return true
}

/** Ends the question. Returns whether the modifier counts; if so, whatever asked for it comes after it (719.2). */
export function endAsking(g: Game, applies: boolean): boolean {
  const k = g.cache
  const f = k.frames[--k.depth]!
  if (!applies || f.skip) return false
  heed(g, f.latest)
  return true
}

/** The latest timestamp of the modifier being asked and of everything it has turned out to depend on. */
export const latest = (g: Game): number => g.cache.frames[g.cache.depth - 1]!.latest

/** Notes that the modifier being asked, if any, depends on something with this timestamp (719.1). */
export function heed(g: Game, stamp: number): void {
  const k = g.cache
  if (k.depth === 0) return
  const f = k.frames[k.depth - 1]!
  if (stamp > f.latest) f.latest = stamp
}

/**
 * The terms in the order in which they apply. If all of them add, any order will do.
 * Only a setting can give a number to an object without one, so additions to that number depend on all settings (719.1).
 */
export function arrange(terms: Term[], bare: boolean, always = false): Term[] {
  if (!always && !bare && !terms.some((t) => t.how === 'set')) return terms
  const rank = (t: Term): number => (t.how === 'base' ? 0 : bare && t.how !== 'set' ? 2 : 1)
  return terms.sort((a, b) => rank(a) - rank(b) || a.after - b.after)
}

/** The value of a number after all terms; null if nothing gives it a value (104.2). */
export function total(terms: readonly Term[]): number | null {
  let n: number | null = null
  for (const t of terms) n = applied(n, t)
  return n
}

/** A number after one more term; a missing number can't be changed. */
export function applied(n: number | null, t: Term): number | null {
  if (t.how === 'base' || t.how === 'set' || t.how === 'switch') return t.n
  if (n === null) return null
  return t.how === 'add' ? n + t.n : kept(n * t.n)
}
