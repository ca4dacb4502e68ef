/** Lines across the table that show who acts on whom: the attack, and every link of the chain with its targets. Pure. */
import type { Obj, View } from '../../engine/types.ts'
import { fighters, seatOfObj } from '../scene.ts'
import type { Rect } from './pack.ts'
import type { Place } from './place.ts'

export interface TargetLine {
  from: Rect
  to: Rect
  attack: boolean
}

/** The lines with both ends on the table. A card in a pile uses the place of the pile's top card. */
export function targetLines(view: View, places: readonly Place[]): TargetLine[] {
  const at = new Map(places.map(({ key, rect }) => [key, rect]))
  const rectOf = (o: Obj): Rect | undefined => {
    const seat = seatOfObj(o)
    return at.get(seat === null ? `card:${o}` : `seat:${seat}`)
  }
  const line = (from: Rect | undefined, to: Rect | undefined, attack: boolean): TargetLine[] =>
    from && to && from !== to ? [{ from, to, attack }] : []
  const pair = fighters(view)
  return [
    ...(pair?.defenders.flatMap((defender) => line(rectOf(pair.attacker), rectOf(defender), true)) ?? []),
    ...view.chain.flatMap(({ id, kind, card, targets, attacker, defender, second }) => {
      if (kind === 'proposal') return [defender, second].flatMap((to) => line(rectOf(attacker), rectOf(to), true))
      const from = at.get(`link:${id}`) ?? rectOf(card)
      return targets.flatMap((target) => line(from, rectOf(target), false))
    }),
  ]
}
