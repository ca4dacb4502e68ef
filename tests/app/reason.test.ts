/** How long the last reason stays beside its seat. */
import { expect, test } from 'vitest'
import { standingReason } from '../../src/app/table/table-scene.ts'
import type { Scene } from '../../src/board/scene.ts'

const hit = { obj: 3, n: 2, type: 'fire' }
const at = (turn: number, more: object = {}): Scene['view'] =>
  ({
    seats: [{ boss: true }, { boss: false }, { boss: false }],
    turn: { seat: turn },
    combat: null,
    chain: [],
    ...more,
  }) as never
const said = (seat: number) => ({ seat, text: 'Done for this turn.', hits: [hit] })

test('a raider’s reason leaves its cards once its turn is over; the Boss’s stays', () => {
  expect(standingReason(at(1), said(1), null)).toEqual({ ...said(1), hits: [] })
  expect(standingReason(at(2), said(1), null)).toBeNull()
  expect(standingReason(at(1), said(0), null)).toEqual({ ...said(0), hits: [] })
  expect(standingReason(at(1), null, null)).toBeNull()
})

test('while an act goes on, so does its reason, with what is expected of it', () => {
  const combat = { attacker: 3 }
  expect(standingReason(at(0, { combat }), said(1), null)).toEqual(said(1))
  expect(standingReason(at(1, { chain: [{}] }), said(1), null)).toEqual(said(1))
})
