/** What using a power or completing a quest takes at least, read once from its text: this alone rules out most of what nobody can do now. */

import type { Effect } from '../../language/types.ts'
import { isPlain } from '../403-costs.ts'
import { mayHelp } from '../403-orders.ts'
import type { Needs, PaidCode } from '../core/cache.ts'

const known = new WeakMap<PaidCode, Needs>()

export function needsOf(p: PaidCode): Needs {
  let needs = known.get(p)
  if (needs === undefined) {
    const { pay, basic, only } = p.node
    needs = {
      resources: mayHelp([pay], true) ? 0 : plainPrice(pay),
      ready: pay.some((e) => e.do === 'activate' && e.if === undefined) && !mayHelp([pay]),
      ownTurn: basic === true || (only !== undefined && 'turnOf' in only && only.turnOf === 'you'),
    }
    known.set(p, needs)
  }
  return needs
}

/** The resources in a cost, as far as they are fixed. */
function plainPrice(pay: readonly Effect[]): number {
  let sum = 0
  for (const e of pay) {
    if (!isPlain(e) || e.n === 'X') continue
    if (typeof e.n !== 'number') return 0
    sum += e.n
  }
  return sum
}
