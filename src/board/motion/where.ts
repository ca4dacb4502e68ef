/** The present, former or possible places of things on the table: anchors for motion. Pure. */
import type { CardView, Obj, Seat } from '../../engine/types.ts'
import { aspect, type Rect } from '../places/pack.ts'
import type { Place } from '../places/place.ts'
import { seatOfObj } from '../scene.ts'
import type { ClipMoment } from './clip.ts'

export const centre = ({ x, y, w, h }: Rect): { x: number; y: number } => ({ x: x + w / 2, y: y + h / 2 })

/** A box in the middle of `rect`, shaped like a card and no larger than one. */
export function cardIn(rect: Rect, most = Number.POSITIVE_INFINITY): Rect {
  const h = Math.min(rect.h, rect.w / aspect, most)
  const { x, y } = centre(rect)
  return { x: x - (h * aspect) / 2, y: y - h / 2, w: h * aspect, h }
}

const alike = (a: CardView, b: CardView): boolean =>
  a.def !== null && a.def === b.def && a.controller === b.controller && a.zone === b.zone

const countOf = ({ show }: Place): number => ('count' in show ? show.count : 1)

/** The place that shows a card: its own, its pile, the link of which it is the source, or its host. */
export function placeOfCard(moment: ClipMoment, id: Obj): Place | undefined {
  const { places, scene } = moment
  const own = places.findLast(({ key }) => key === `card:${id}`)
  if (own) return own
  const link = places.findLast(({ key, card }) => card === id && key.startsWith('link:'))
  if (link) return link
  const card = scene.view.cards[id]
  if (!card || card.zone === 'gone') return undefined
  const pile = places.findLast((place) => {
    const top = scene.view.cards[place.card]
    return countOf(place) > 1 && top !== undefined && place.key === `card:${place.card}` && alike(card, top)
  })
  return pile ?? (card.host > 0 && card.host !== id ? placeOfCard(moment, card.host) : undefined)
}

export const placeNamed = ({ places }: ClipMoment, key: string): Place | undefined =>
  places.findLast((place) => place.key === key)

/** The line of a seat, which stands for its hidden cards; or else the middle of the table. */
export function seatSpot(moment: ClipMoment, seat: Seat | undefined): Rect {
  const line = placeNamed(moment, `seat:${seat}`) ?? placeNamed(moment, `panel:${seat}`)
  return line?.rect ?? middle(moment)
}

export function middle({ at }: ClipMoment): Rect {
  const { main, u } = at
  return { x: main.x + main.w / 2 - 40 * u, y: main.y + main.h / 2 - 55 * u, w: 80 * u, h: 110 * u }
}

/** The button of a deck, graveyard or the removed cards; or else the seat's line. */
export function zoneSpot(moment: ClipMoment, seat: Seat | undefined, zone: string, deck = ''): Rect {
  const start = `zone:${seat}:${zone}`
  const found = moment.places.filter(({ key }) => key.startsWith(start))
  const wanted = found.find(({ key }) => deck !== '' && key.endsWith(`:${deck}`)) ?? found[0]
  return wanted?.rect ?? seatSpot(moment, seat)
}

/** The place of a card or player at a moment, null if it is not on the table. */
export function spotOf(moment: ClipMoment, obj: Obj | undefined): Rect | null {
  if (obj === undefined) return null
  const seat = seatOfObj(obj)
  if (seat !== null) return seatSpot(moment, seat)
  return placeOfCard(moment, obj)?.rect ?? null
}

/** The key of the place that shows a card at a moment, '' if none. */
export const keyOf = (moment: ClipMoment, obj: Obj | undefined): string => {
  if (obj === undefined) return ''
  const seat = seatOfObj(obj)
  return seat === null ? (placeOfCard(moment, obj)?.key ?? '') : `seat:${seat}`
}
