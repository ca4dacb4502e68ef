/** Dividing an amount (707.1d): among targets as the link is added, among others as the effect is processed. */

import { meta } from '../../language/compile.ts'
import type { Divider } from '../../language/meta.ts'
import { isArray } from '../../language/nodes.ts'
import type { Amount, SetWho } from '../../language/types.ts'
import { must } from '../../state/must.ts'
import type { Obj } from '../../state/types.ts'
import { type Env, siteOf } from '../core/env.ts'
import type { Game } from '../core/game.ts'
import { amount, bounds } from '../core/words.ts'

/** The effect that divides an amount among the targets of this place, if there is one. */
export const dividerOf = (set: SetWho): Divider | null => meta(set).divides

const amountOf = ({ n }: Divider): Amount =>
  n === 'all' || isArray(n) || (typeof n === 'object' && 'upTo' in n) ? 0 : n

/** The amount to divide; fractions are ignored. */
export const total = (g: Game, e: Divider, env: Env): number => Math.floor(Math.max(0, amount(g, amountOf(e), env)))

/** The site under which a link keeps the share of one object. */
export const shareAt = (e: Divider, env: Env, i: number): string => `${siteOf(e, env)}.share.${i}`

export function shareOf(e: Divider, env: Env, o: Obj, i: number): number {
  const among = env.notes.shares?.[meta(e.do === 'heal' ? e.from : e.to).ptr]
  if (among) return among.n[among.o.indexOf(o)] ?? 0
  return env.picks[shareAt(e, env, i)]?.[0] ?? 0
}

/** The fewest and the most targets of a place: a divided amount needs at least 1 for each, and at least one target unless it is 0. */
export function limits(g: Game, set: SetWho, env: Env, have: number): { min: number; max: number } {
  const b = bounds(g, must(set.target), env, have)
  const e = dividerOf(set)
  if (!e) return b
  const all = total(g, e, env)
  return { min: Math.min(all, Math.max(b.min, 1)), max: Math.min(all, b.max) }
}
