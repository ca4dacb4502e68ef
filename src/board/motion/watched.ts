/** Shows for changes that a raid watches: raiders entering or leaving the other realm, resources above the threat level. Pure. */
import { lostToThreat } from '../../engine/index.ts'
import type { SeatView } from '../../engine/types.ts'
import { sentence } from '../../language/print/index.ts'
import { colors } from '../theme.ts'
import type { ClipPart, Seen } from './clip.ts'
import { banner, type ClipContext, seatSpot } from './clip-context.ts'

/** Raiders before and after, without those who are out of the raid. */
const raiders = ({ before, after }: ClipContext): (readonly [was: SeatView, now: SeatView])[] =>
  before.scene.view.seats.flatMap((was, i) => {
    const now = after.scene.view.seats[i]
    return now && !was.boss && !now.lost ? [[was, now] as const] : []
  })

const named = (all: readonly SeatView[]): string => all.map(({ name }) => name).join(', ')

/** Raiders enter or leave the other realm: their plates glow, and one text names them all. */
export function veiled(t: ClipContext): Seen[] {
  const { realm } = t.after.scene.view.raid
  if (!realm) return []
  const went = raiders(t).flatMap(([was, now]) => (was.away === '' && now.away !== '' ? [now] : []))
  const back = raiders(t).flatMap(([was, now]) => (was.away !== '' && now.away === '' ? [now] : []))
  const seenOf = (seats: readonly SeatView[], title: string, text: string, color: number): Seen[] =>
    seats.length === 0
      ? []
      : [
          {
            kind: 'veil',
            parts: [
              ...seats.flatMap((seat) => shine(t, seat, color)),
              banner(t, title, text, color === colors.away ? 'bad' : 'good'),
            ],
            words: sentence(title),
          },
        ]
  const many = (n: number): string => (n === 1 ? `is a ${realm.one}` : `are ${realm.many}`)
  return [
    ...seenOf(went, `${named(went)} ${many(went.length)}`, `Only ${realm.many} can reach ${realm.many}`, colors.away),
    ...seenOf(back, `${named(back)} ${back.length === 1 ? 'returns' : 'return'}`, '', colors.good),
  ]
}

function shine(t: ClipContext, { seat }: SeatView, color: number): ClipPart[] {
  const plate = t.after.places.find(({ key }) => key === `panel:${seat}`)
  return [{ do: 'glow', key: '', rect: plate?.rect ?? seatSpot(t.after, seat), color }]
}

/** A raider has more resources than the threat level allows: the meter shows that, and the loss. */
export function overdrawn(t: ClipContext): Seen[] {
  const [was, now] = [t.before.scene.view, t.after.scene.view]
  return raiders(t).flatMap(([then, seat]): Seen[] => {
    const lost = lostToThreat(now, seat)
    const meter = t.after.places.find(({ key }) => key === `threat:${seat.seat}`)
    if (lost <= lostToThreat(was, then) || !meter) return []
    const { key, rect } = meter
    const text = `${seat.name} is over ${now.raid.threat?.called.toLowerCase() ?? ''} ${now.raid.threat?.level ?? 0}`
    return [
      {
        kind: 'over',
        parts: [
          { do: 'shake', key, rect },
          { do: 'glow', key, rect, color: colors.attack },
          { do: 'words', key: '', rect, text: `−${lost} as the turn ends`, color: colors.attack },
        ],
        words: sentence(text),
      },
    ]
  })
}
