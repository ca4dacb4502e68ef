/** A raid's meters as places: each raider's resources against the threat level, and the cards that wait face down. Pure. */
import type { SeatView } from '../../engine/types.ts'
import type { Rect } from './pack.ts'
import type { Draft, Place } from './place.ts'

/** The room that a raider's meter takes in its line, including the gap; 0 if there is no threat level. */
export function meterWidth(seat: SeatView, { scene, at }: Draft, small = false): number {
  return scene.view.raid.threat && !seat.boss && !seat.lost ? (small ? 42 : 58) * at.u : 0
}

export function threatPlace(seat: SeatView, rect: Rect, { scene }: Draft): Place[] {
  const { threat } = scene.view.raid
  if (!threat || seat.boss || seat.lost) return []
  const show = { kind: 'threat', have: seat.resources.length, level: threat.level, called: threat.called } as const
  return [{ key: `threat:${seat.seat}`, rect, show, answers: [], card: 0 }]
}

/** The threat level, and beside it a pile for each kind of waiting card. */
export function waitsPlaces(box: Rect, { scene, at, measure }: Draft): Place[] {
  const { u, compact } = at
  const { threat, waits = [] } = scene.view.raid
  const wide = threat ? Math.min(box.w * 0.5, measure(`${threat.called} ${threat.level}`, 12 * u, true) + 10 * u) : 0
  const level: Place[] =
    threat && !compact
      ? [
          {
            key: 'threat',
            rect: { ...box, w: wide },
            show: { kind: 'threat', have: null, level: threat.level, called: threat.called },
            answers: [],
            card: 0,
          },
        ]
      : []
  const left = level.length > 0 ? wide + 4 * u : 0
  const step = Math.min(110 * u, (box.w - left) / Math.max(1, waits.length))
  return [
    ...level,
    ...waits.map(({ n, one, many }, i): Place => {
      const rect = { ...box, x: box.x + left + i * step, w: step - 3 * u }
      const show = { kind: 'waits', n, text: `${n} ${n === 1 ? one : many}` } as const
      return { key: `waits:${i}`, rect, show, answers: [], card: 0 }
    }),
  ]
}
