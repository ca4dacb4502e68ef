/** The best arrangement of characters before something falls on the table (R304), found by simulating many throws. */
import { choicesOf, covers, landing, touches } from '../engine/tabletop.ts'
import type { CardId, Decision, Quad, Seat, Spot, Tabletop } from '../engine/types.ts'
import { because, type Reason } from './reason.ts'
import { cardOf, healthLeft, isType, type Table } from './table.ts'
import type { Weighed } from './types.ts'
import { worth } from './worth.ts'

/** The number of simulated throws. They depend only on the table, so those of recent tables are cached. */
const throws = 120
const known = new Map<string, readonly Quad[]>()

function landings(table: Tabletop, over: readonly Seat[]): readonly Quad[] {
  const key = `${table.w} ${table.h} ${table.mats.map(({ seat }) => seat)} ${over}`
  let found = known.get(key)
  if (!found) {
    found = Array.from({ length: throws }, (_, i) => landing(table, over, i + 1))
    if (known.size > 60) known.clear()
    known.set(key, found)
  }
  return found
}

export function weighArrange(t: Table, d: Decision): Weighed[] {
  const top = t.view.tabletop
  const say = (rest: string) => (): Reason => because(t)`${{ of: d.about.card }} falls: ${rest}`
  const harm = (spots: readonly Spot[]): number =>
    top ? expected(t, top.table, landings(top.table, top.over), spots) : 0
  const frail = (id: CardId) => {
    const card = cardOf(t, id)
    return { left: card ? healthLeft(card) : 0, hero: isType(card, 'hero') }
  }
  const made = top && top.card === 0 ? choicesOf(top.table, top.spots, t.me, frail) : []
  return d.answers.map((a, answer): Weighed => {
    if (a.do === 'done')
      return { answer, score: -harm(top?.spots ?? []), say: say('standing like this risks the least.') }
    const laid = a.do === 'mode' && made.find(({ n }) => n === a.n)
    if (laid)
      return { answer, score: -harm(laid.spots) - 0.001, say: say('spread out like this, it does the least harm.') }
    return { answer, score: -1e9, say: say('everyone moves at once.') }
  })
}

/** The average loss: more for characters with little health, and more if several are hit together. */
function expected(t: Table, table: Tabletop, falls: readonly Quad[], spots: readonly Spot[]): number {
  const own = spots.flatMap((s) => {
    const card = s.seat === t.me ? cardOf(t, s.card) : undefined
    return card ? [{ quad: covers(table, s), cost: worth(t, card) / Math.max(1, healthLeft(card)) }] : []
  })
  const all = own.reduce((sum, { cost }) => sum + cost, 0)
  let lost = 0
  for (const rest of falls) {
    const cost = own.reduce((sum, o) => (touches(rest, o.quad) ? sum + o.cost : sum), 0)
    lost += cost + (all > 0 ? (cost * cost) / all : 0)
  }
  return lost / falls.length
}
