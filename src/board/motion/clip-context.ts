/** The data for showing one event: the table before and after, and the parts shown already. Pure. */
import type { CardId, GameEvent, Obj, Seat } from '../../engine/types.ts'
import { aspect, type Rect } from '../places/pack.ts'
import { emptyFace, type Face, faceNamed, faceOf, type Show } from '../places/place.ts'
import { nameIn, seatOfObj } from '../scene.ts'
import { colors } from '../theme.ts'
import type { ClipKind, ClipMoment, ClipPart, PlanOptions, Seen, Tone } from './clip.ts'
import { cardIn, keyOf, middle, placeNamed, placeOfCard, seatSpot, spotOf, zoneSpot } from './where.ts'

export interface ClipContext {
  before: ClipMoment
  after: ClipMoment
  planOptions: PlanOptions
  /** Changes to packets that have not been dealt yet: increased or prevented damage. */
  pending: GameEvent[]
  /** Cards already shown leaving. */
  gone: Set<CardId>
  /** Cards already shown coming onto the chain, and where they came from. */
  added: Map<CardId, Rect>
  /** Name and place of the card or source that resolved last, until it has entered play. */
  resolved: { name: string | undefined; rect: Rect } | null
  /** Hand cards already shown leaving. */
  played: Set<string>
  /** Cards already presented, by name, and where their pictures were. */
  presented: Map<string, Rect>
}

export const seen = (kind: ClipKind, { text }: GameEvent, ...parts: readonly (ClipPart | null)[]): Seen => ({
  kind,
  parts: parts.filter((part) => part !== null),
  words: text,
})

/** The place of an action's source: before, or else now. */
export const source = (t: ClipContext, obj: Obj | undefined): Rect | null =>
  spotOf(t.before, obj) ?? spotOf(t.after, obj)
export const sourceKey = (t: ClipContext, obj: Obj | undefined): string => keyOf(t.before, obj) || keyOf(t.after, obj)

/** The destination of a thing: its place now, or else before. */
export const goal = (t: ClipContext, obj: Obj | undefined): Rect | null => spotOf(t.after, obj) ?? spotOf(t.before, obj)

export const seatIn = (e: GameEvent): Seat | undefined => {
  if (e.seat !== undefined) return e.seat
  return e.by === undefined ? undefined : (seatOfObj(e.by) ?? undefined)
}

export const heroSpot = (t: ClipContext, seat: Seat | undefined): Rect =>
  spotOf(t.before, t.before.scene.view.seats[seat ?? -1]?.hero) ?? seatSpot(t.before, seat)

/** The top of the chain. */
export function chainSpot({ before }: ClipContext): Rect {
  const panel = placeNamed(before, 'panel:chain')?.rect ?? before.at.chain
  const h = Math.min(panel.h, 84 * before.at.u)
  return { x: panel.x + 8 * before.at.u, y: panel.y + (panel.h - h) / 2, w: h * aspect, h }
}

export const name = (t: ClipContext, e: GameEvent, obj: Obj | undefined): string =>
  obj === undefined ? '' : (e.names[obj] ?? nameIn(t.after.scene.view, obj))

/** The picture of a card in flight, as far as the viewer may know it; upright and single. */
export function pictureOf(t: ClipContext, e: GameEvent, id: CardId | undefined): Show {
  const show = (face: Face): Show => ({
    kind: 'card',
    face: { ...face, lying: false },
    count: 1,
    lit: false,
    picked: false,
  })
  for (const moment of [t.before, t.after]) {
    const place = moment.places.findLast(({ key }) => key === `card:${id}`)
    if (place && 'face' in place.show) return show(place.show.face)
    const card = moment.scene.view.cards[id ?? 0]
    if (card?.def) return show(faceOf(card, t.planOptions.printed))
  }
  const known = e.names[id ?? 0]
  if (known === undefined) return show({ ...emptyFace, name: 'Face down', hidden: true })
  return show(faceNamed(known, t.planOptions.printed))
}

/** The deck that a card belongs to, if its seat has several. */
export const deckOf = (t: ClipContext, e: GameEvent, id: CardId | undefined): string => {
  const show = pictureOf(t, e, id)
  return show.kind === 'card' && show.face.type === 'event' ? 'event' : ''
}

/** For the viewer, the card in the hand; for others, the line of the seat that holds it. */
export function handSpot(t: ClipContext, e: GameEvent, id: CardId | undefined, seat: Seat | undefined): Rect {
  const called = e.names[id ?? 0]
  const { view } = t.before.scene
  if (called !== undefined && seat === view.seat && t.before.at.hand) {
    const hand = view.seats[seat]?.hand ?? []
    const own = hand.find((one) => view.cards[one]?.def === called && !t.played.has(`card:${one}`))
    const place = own === undefined ? undefined : placeOfCard(t.before, own)
    if (place) {
      t.played.add(place.key)
      return place.rect
    }
  }
  return cardIn(seatSpot(t.before, seat))
}

/** The destination of a card going to a hand: its own place there, or the line of the seat. */
export function inHand(t: ClipContext, id: CardId | undefined, seat: Seat | undefined): { rect: Rect; key: string } {
  const own = placeOfCard(t.after, id ?? 0)
  return own ? { rect: own.rect, key: own.key } : { rect: cardIn(seatSpot(t.after, seat)), key: '' }
}

export const glow = (t: ClipContext, obj: Obj | undefined, color: number = colors.gold): ClipPart | null => {
  const rect = source(t, obj)
  return rect && { do: 'glow', key: sourceKey(t, obj), rect, color }
}

export const words = (
  t: ClipContext,
  obj: Obj | undefined,
  text: string,
  color: number = colors.text,
): ClipPart | null => {
  const rect = source(t, obj)
  return rect && { do: 'words', key: '', rect, text, color }
}

export const line = (t: ClipContext, from: Obj | undefined, to: Obj | undefined, color: number): ClipPart | null => {
  const a = source(t, from)
  const b = source(t, to)
  return a && b && a !== b ? { do: 'line', key: '', from: a, to: b, color } : null
}

/** Something that happens to a card in place: it turns, shakes, breaks. */
export const onPlace = (
  t: ClipContext,
  what: 'shake' | 'turn' | 'flip' | 'break',
  obj: Obj | undefined,
): ClipPart | null => {
  const rect = source(t, obj)
  return rect && { do: what, key: sourceKey(t, obj), rect }
}

/** Words over the table; `grand` ones are twice as large. */
export function banner({ after }: ClipContext, title: string, text: string, tone: Tone, grand = false): ClipPart {
  const { main, u } = after.at
  const h = (grand ? 150 : 84) * u
  return {
    do: 'banner',
    key: '',
    rect: { x: main.x, y: main.y + main.h * 0.42 - h / 2, w: main.w, h },
    title,
    text,
    tone,
  }
}

/** The destination of a card that goes to a closed zone. */
export function zoneGoal(t: ClipContext, e: GameEvent): Rect {
  const zone = e.zone ?? 'graveyard'
  const deck = deckOf(t, e, e.what)
  return cardIn(zone === 'hand' ? seatSpot(t.after, e.seat) : zoneSpot(t.after, e.seat, zone, deck))
}

export { cardIn, middle, placeOfCard, seatSpot, spotOf, zoneSpot }
