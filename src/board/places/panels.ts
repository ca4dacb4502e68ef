/** The panels of a small page, one tap away: a seat in full, the log. Pure. */
import type { CardId, SeatView } from '../../engine/types.ts'
import { letterSize } from '../theme.ts'
import { attachedTo, clockPlace, countersPlaces, powerPlaces } from './boss-tells.ts'
import { inset, least } from './layout.ts'
import { logPlaces } from './log.ts'
import type { Rect } from './pack.ts'
import { cardPlaces } from './pile-places.ts'
import { pilesOf } from './piles.ts'
import { type Draft, type Place, panel } from './place.ts'
import { looseOnes, resourcePlaces, resourceRow, seatLine } from './seats.ts'
import { closeButton, zoneButton, zonePlaces, zonesOf } from './zones.ts'

/** The open zone, seat or log. */
export function openPlaces(draft: Draft): Place[] {
  const key = draft.looking.zone
  if (key === 'log') return draft.at.compact ? openLog(draft) : []
  if (key.startsWith('seat:')) return openSeat(Number(key.slice(5)), draft)
  return zonePlaces(draft)
}

/** A seat in full on a small page: a raider over the log, the Boss over itself. */
function openSeat(n: number, draft: Draft): Place[] {
  const { at, scene } = draft
  const seat = scene.view.seats[n]
  if (!seat) return []
  const { u, gap } = at
  const all = seat.boss ? overBoss(at) : at.side
  const { head, top } = headPlaces(seat, all, draft)
  const told = seat.boss ? bossTells(seat, { ...all, y: top - 26 * u }, draft) : []
  const low = told.reduce((most, { rect }) => Math.max(most, rect.y + rect.h), top + 24 * u)
  const box = inset({ ...all, y: low, h: all.y + all.h - low }, 5 * u)
  const hero = seat.boss ? [] : [seat.hero]
  const ids = [
    ...(seat.boss ? attachedTo(seat, draft) : []),
    ...looseOnes(seat, scene.view),
    ...(seat.boss ? seat.row : []),
  ]
  const row = { ...all, x: all.x + gap, y: top + 5 * u, w: all.w * 0.4, h: 16 * u }
  return [
    { ...panel('panel:zone', all, { lit: true, solid: true }), act: 'none' },
    ...head,
    ...(seat.boss ? resourcePlaces(seat, row, draft) : resourceRow(seat, { ...row, w: all.w - 2 * gap }, draft)),
    ...told,
    ...openParty(hero, ids, box, draft),
  ]
}

/** Reaches to the end of the party below it, so that no half row shows. */
function overBoss({ main, focus, u }: Draft['at']): Rect {
  const over = focus ? focus.all.y + focus.all.h - main.y : 0
  return { ...main, h: over > 220 * u ? over : Math.max(main.h * 0.62, Math.min(main.h, 260 * u)) }
}

/** The name, the way back, and the zones, beside each other or in a narrow panel in two lines; `top`: where they end. */
function headPlaces(seat: SeatView, all: Rect, draft: Draft): { head: Place[]; top: number } {
  const { u, gap } = draft.at
  const h = draft.touch ? Math.max(least, 26 * u) : 26 * u
  const close = closeButton(all, u, h - 2 * u)
  const zones = zonesOf(seat)
  const narrow = all.w < 340 * u
  const name = narrow ? all.w - close.rect.w - gap : all.w * 0.3
  const [x, y] = narrow ? [all.x + gap / 2, all.y + h] : [all.x + name, all.y]
  const step = (narrow ? all.w - gap : all.w - name - close.rect.w - gap) / zones.length
  return {
    head: [
      ...seatLine(seat, { ...all, w: name - gap, h }, draft, { small: true }),
      ...zones.map((zone, i) => zoneButton(zone, { x: x + i * step, y, w: step - 3 * u, h }, letterSize(11, u), draft)),
      close,
    ],
    top: y + h,
  }
}

/** The Boss's clock under its resources, and its powers beside them. */
function bossTells(boss: SeatView, all: Rect, draft: Draft): Place[] {
  const { u } = draft.at
  const left = { ...all, x: all.x + 6 * u, w: all.w * 0.4 }
  const right = { ...all, x: left.x + left.w + 6 * u, w: all.w - left.w - 18 * u }
  return [
    ...clockPlace({ ...left, y: all.y + 52 * u, h: 32 * u }, draft),
    ...countersPlaces({ ...left, y: all.y + (draft.scene.view.raid.clock ? 88 : 52) * u, h: 16 * u }, draft),
    ...powerPlaces(boss, { ...right, y: all.y + 30 * u, h: Math.min(110 * u, all.h * 0.45) }, draft),
  ]
}

/** A whole party as cards, overlapping if needed. */
const openParty = (hero: readonly CardId[], ids: readonly CardId[], box: Rect, draft: Draft): Place[] => {
  const { view, decision } = draft.scene
  const piles = [...pilesOf(hero, view, decision, true), ...pilesOf(ids, view, decision)]
  return cardPlaces(piles, box, { tallest: 130, lowest: 48 }, draft)
}

function openLog({ at, scene, looking, measure }: Draft): Place[] {
  const { main, u } = at
  const back = { ...panel('panel:zone', main, { lit: true, solid: true }), act: 'none' }
  return [back, ...logPlaces(scene, main, looking.scroll, u * 1.1, measure).slice(1), closeButton(main, u)]
}
