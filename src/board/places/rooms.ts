/** The number of cards for which each party has room: it never decreases within a turn, so that cards keep their size and place. Pure. */
import type { Seat, View } from '../../engine/types.ts'
import { pilesOf } from './piles.ts'
import { looseOnes } from './seats.ts'

export interface Rooms {
  turn: number
  of: Readonly<Record<Seat, number>>
}

const steps = [2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 30, 40]

/** The rooms for a view, given the previous ones. */
export function roomsFor(view: View, before?: Rooms): Rooms {
  const kept = before?.turn === view.turn.n ? before.of : {}
  const of = view.seats.map((one): [Seat, number] => {
    const { seat } = one
    const cards = 1 + pilesOf(looseOnes(one, view), view, null).length // with the hero
    return [seat, Math.max(kept[seat] ?? 0, steps.find((n) => n >= cards) ?? cards)]
  })
  return { turn: view.turn.n, of: Object.fromEntries(of) }
}
