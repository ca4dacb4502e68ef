/** X in the cost of a power (707.1b): which values seem possible, and what each costs besides resources. */

import { hasX, limitsX, once, takesX, usesX } from '../language/index.ts'
import type { Effect, SetWho, Who } from '../language/types.ts'
import type { ReadFrame } from './frame.ts'
import { resolve } from './meaning.ts'
import { cardOf, funds, healthLeft, type Table } from './table.ts'

const upTo = (n: number): number[] => Array.from({ length: Math.max(0, n) + 1 }, (_, i) => i)

/** The values that can be chosen for X; only 0 if the cost has no X. */
export function valuesOfX(t: Table, f: ReadFrame, pay: readonly Effect[]): readonly number[] {
  const limits = limiting(pay)
  if (limits.length === 0) return noX
  const [first, ...others] = limits.map((e) => new Set(valuesIn(t, f, e)))
  return [...first!].filter((x) => others.every((set) => set.has(x)))
}
const limiting = once((pay: readonly Effect[]) => pay.filter(limitsX))
const noX: readonly number[] = [0]

function valuesIn(t: Table, f: ReadFrame, e: Effect): number[] {
  if (e.do === 'pay') return upTo(funds(t))
  if (e.do === 'put') return upTo(most(t, f, e.to, (o) => healthLeft(cardOf(t, o)!)))
  if (e.do === 'remove') {
    const what = e.what
    return upTo(
      most(t, f, e.from, (o) => (what === 'damage' ? cardOf(t, o)?.damage : cardOf(t, o)?.counters[what]) ?? 0),
    )
  }
  const set = (e as { what?: Who }).what as SetWho | undefined
  if (set === undefined) return upTo(handSize(t))
  const all = resolve(t, f, { ...set, where: undefined })
  if (hasX(set)) return all.map((o) => t.ask.stat(t, o, set.where?.[0] as 'cost'))
  return takesX(set) && set.top === undefined ? upTo(all.length) : upTo(3)
}

const handSize = (t: Table): number => t.view.seats.find((s) => s.seat === t.me)?.handCount ?? 0

const most = (t: Table, f: ReadFrame, who: Who, value: (o: number) => number): number =>
  Math.max(
    0,
    ...resolve(t, f, who)
      .filter((o) => cardOf(t, o))
      .map(value),
  )

/** The parts of an X cost other than resources. */
export const priceInX = (pay: readonly Effect[]): readonly Effect[] => pay.filter((e) => e.do !== 'pay' && usesX(e))
