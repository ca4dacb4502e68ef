/** Numbers that a raid keeps an eye on, as places: each raider's resources against the level of threat, what waits face down. Pure. */
import type { SeatView } from '../../engine/types.ts'
import type { Rect } from './pack.ts'
import type { Draft, Place } from './place.ts'

/** What the meter of a raider takes of its line, with the gap after it; nothing where there is no level. */
export function meterWidth(seat: SeatView, { scene, at }: Draft, small = false): number {
  return scene.view.raid.threat && !seat.boss && !seat.lost ? (small ? 42 : 58) * at.u : 0
}

export function threatPlace(seat: SeatView, rect: Rect, { scene }: Draft): Place[] {
  const { threat } = scene.view.raid
  if (!threat || seat.boss || seat.lost) return []
  const show = { kind: 'threat', have: seat.resources.length, level: threat.level, called: threat.called } as const
  return [{ key: `threat:${seat.seat}`, rect, show, answers: [], card: 0 }]
}

/** The level of threat, and beside it a pile for each kind of card that waits. */
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
