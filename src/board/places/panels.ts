/** The panels of a small page, one tap away: a seat in full, the log. Pure. */
import type { CardId, SeatView } from '../../engine/types.ts'
import { attachedTo, clockPlace, countersPlaces, powerPlaces } from './boss-tells.ts'
import { inset } from './layout.ts'
import { logPlaces } from './log.ts'
import type { Rect } from './pack.ts'
import { cardPlaces } from './pile-places.ts'
import { pilesOf } from './piles.ts'
import { type Draft, type Place, panel } from './place.ts'
import { looseOnes, resourcePlaces, seatLine } from './seats.ts'
import { closeButton, zoneButton, zonePlaces, zonesOf } from './zones.ts'

/** The open zone, seat or log. */
export function openPlaces(draft: Draft): Place[] {
  const key = draft.looking.zone
  if (key === 'log') return draft.at.compact ? openLog(draft) : []
  if (key.startsWith('seat:')) return openSeat(Number(key.slice(5)), draft)
  return zonePlaces(draft)
}

/** A seat in full, over the table of a small page. */
function openSeat(n: number, draft: Draft): Place[] {
  const { at, scene } = draft
  const seat = scene.view.seats[n]
  if (!seat) return []
  const { u, main, gap, focus } = at
  // Reaches to the end of the party below it, so that no half row shows.
  const over = focus ? focus.all.y + focus.all.h - main.y : 0
  const all = { ...main, h: over > 220 * u ? over : Math.max(main.h * 0.62, Math.min(main.h, 260 * u)) }
  const zones = zonesOf(seat)
  const line = { ...all, h: 26 * u }
  const close = closeButton(all, u)
  const step = (all.w - all.w * 0.3 - close.rect.w - gap) / zones.length
  const told = seat.boss ? bossTells(seat, all, draft) : []
  const low = told.reduce((most, { rect }) => Math.max(most, rect.y + rect.h), all.y + 54 * u)
  const box = inset({ ...all, y: low, h: all.y + all.h - low }, 5 * u)
  const hero = seat.boss ? [] : [seat.hero]
  const ids = [
    ...(seat.boss ? attachedTo(seat, draft) : []),
    ...looseOnes(seat, scene.view),
    ...(seat.boss ? seat.row : []),
  ]
  return [
    { ...panel('panel:zone', all, { lit: true, solid: true }), act: 'none' },
    ...seatLine(seat, { ...line, w: all.w * 0.3 - gap }, draft, { small: true }),
    ...zones.map((zone, i) =>
      zoneButton(zone, { ...line, x: all.x + all.w * 0.3 + i * step, w: step - 3 * u }, 11 * u, draft),
    ),
    close,
    ...resourcePlaces(seat, { ...line, x: all.x + 6 * u, y: all.y + 32 * u, w: all.w * 0.4, h: 16 * u }, draft),
    ...told,
    ...openParty(hero, ids, box, draft),
  ]
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
