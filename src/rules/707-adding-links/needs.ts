/** The minimum that using a power or completing a quest takes, read once from its text: rules out most impossible actions. */

import { once } from '../../language/once.ts'
import type { Effect } from '../../language/types.ts'
import { isPlain } from '../403-costs.ts'
import { mayHelp } from '../403-orders.ts'
import type { Needs, PaidCode } from '../core/cache.ts'

export const needsOf = once(
  ({ node: { pay, basic, only } }: PaidCode): Needs => ({
    resources: mayHelp([pay], true) ? 0 : plainPrice(pay),
    ready: pay.some((e) => e.do === 'activate' && e.if === undefined) && !mayHelp([pay]),
    ownTurn: basic === true || (only !== undefined && 'turnOf' in only && only.turnOf === 'you'),
  }),
)

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
