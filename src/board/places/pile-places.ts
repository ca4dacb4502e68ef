/** Piles of cards as places in a box, with attachments as strips on them. Pure. */
import type { CardId, Seat } from '../../engine/types.ts'
import { cut } from '../draw/measure.ts'
import { type Packed, pack, type Rect } from './pack.ts'
import { lightsOf, type Pile, pilesOf } from './piles.ts'
import { type Draft, faceOf, type Place } from './place.ts'

const mostStrips = 3

/** Card heights in table units: at most `tallest`; below `lowest`, cards overlap instead. `room`: places to leave free for more. */
export interface Fit {
  tallest: number
  lowest: number
  room?: number
}

export function cardPlaces(piles: readonly Pile[], box: Rect, fit: Fit, draft: Draft): Place[] {
  const packed = packedPiles(piles, box, fit, draft)
  return piles.flatMap((pile, i) => {
    const rect = packed[i]?.rect
    return rect ? pilePlaces(pile, rect, draft) : []
  })
}

const packedPiles = (
  piles: readonly Pile[],
  box: Rect,
  { tallest, lowest, room = 0 }: Fit,
  { at: { u } }: Draft,
): Packed[] => pack(piles.length, box, { tallest: tallest * u, lowest: lowest * u, gap: 6 * u, room })

/** The height that so many piles take in a box. */
export function usedHeight(n: number, box: Rect, { tallest, lowest }: Fit, u: number): number {
  const rects = pack(n, box, { tallest: tallest * u, lowest: lowest * u, gap: 6 * u }).map(({ rect }) => rect)
  const [first] = rects
  return first ? Math.max(...rects.map(({ y, h }) => y + h)) - first.y : 0
}

interface Party {
  seat: Seat
  /** Cards that are never put on a pile; they come first. */
  alone?: readonly CardId[]
  ids: readonly CardId[]
}

/** A party: as cards if they can be read, or else a text line for each pile and attachment. If not all lines fit, the last one opens the seat. */
export function partyPlaces({ seat, alone = [], ids }: Party, box: Rect, fit: Fit, draft: Draft): Place[] {
  const { view, decision } = draft.scene
  const { u } = draft.at
  const piles = [...pilesOf(alone, view, decision, true), ...pilesOf(ids, view, decision)]
  const room = draft.looking.rooms?.of[seat] ?? 0
  for (const kept of room > piles.length ? [room, 0] : [0]) {
    const packed = packedPiles(piles, box, { ...fit, room: kept }, draft)
    if (box.h >= fit.lowest * u && packed.every(({ free }) => free))
      return cardPlaces(piles, box, { ...fit, room: kept }, draft)
  }
  const rows = piles.flatMap((pile) => [pile, ...pilesOf(pile.card.attachments, view, decision)])
  const most = Math.max(1, Math.min(6, Math.floor(box.w / (68 * u))))
  let columns = Math.max(1, Math.min(most, Math.floor(box.w / (108 * u))))
  const high = (): number => box.h / Math.max(1, Math.ceil(rows.length / columns))
  while (high() < 14 * u && columns < most) columns++
  const h = Math.min(19 * u, Math.max(high(), 14 * u))
  const w = box.w / columns
  const deep = Math.max(1, Math.min(Math.ceil(rows.length / columns), Math.floor((box.h + 0.5) / h)))
  const fits = deep * columns
  const shown = rows.length > fits ? rows.slice(0, fits - 1) : rows
  const rectOf = (i: number): Rect => ({
    x: box.x + Math.floor(i / deep) * w,
    y: box.y + (i % deep) * h,
    w: w - 2 * u,
    h: Math.min(h, box.h) - 1.5 * u,
  })
  const lines = shown.map(
    ({ card, ids: alike, answers, picked }, i): Place => ({
      key: `card:${card.id}`,
      rect: rectOf(i),
      show: {
        kind: 'line',
        face: faceOf(card, draft.printed),
        count: alike.length,
        ...lightsOf(answers, draft.scene),
        picked,
      },
      answers,
      card: card.id,
      ...(alike.length > 1 ? { pile: alike } : {}),
    }),
  )
  if (shown.length === rows.length) return lines
  const hidden = rows.slice(shown.length)
  const asked = hidden.some(({ answers }) => answers.length > 0)
  const show = { kind: 'button', lines: [`+${hidden.length} more`], size: 11 * u, hint: '' } as const
  const last = { key: `more:${seat}`, rect: rectOf(shown.length), answers: [], card: 0, act: `zone seat:${seat}` }
  return [...lines, { ...last, show: { ...show, tone: asked ? 'lit' : 'quiet' } }]
}

function pilePlaces(pile: Pile, rect: Rect, draft: Draft): Place[] {
  const { card, ids, answers, picked } = pile
  const { view, decision } = draft.scene
  const attached = pilesOf(card.attachments, view, decision)
  const shown = attached.slice(0, attached.length > mostStrips ? mostStrips - 1 : mostStrips)
  const more = cardsOn(attached.slice(shown.length))
  const h = Math.min(13 * draft.at.u, rect.h * 0.17)
  const top = rect.y + rect.h - (shown.length + (more > 0 ? 1 : 0)) * h
  const face: Place = {
    key: `card:${card.id}`,
    rect: { ...rect, h: top - rect.y },
    show: {
      kind: 'card',
      face: faceOf(card, draft.printed),
      count: ids.length,
      ...lightsOf(answers, draft.scene),
      picked,
    },
    answers,
    card: card.id,
    ...(ids.length > 1 ? { pile: ids } : {}),
  }
  const strips = shown.map((one, i) => strip(one, { ...rect, y: top + i * h, h }, draft))
  if (more <= 0) return [face, ...strips]
  const last = { ...rect, y: top + shown.length * h, h }
  const show = { kind: 'strip', text: `+${more} more`, lit: false, picked: false } as const
  return [face, ...strips, { key: `strips:${card.id}`, rect: last, show, answers: [], card: card.id }]
}

/** The number of cards on these piles. */
export const cardsOn = (piles: readonly Pile[]): number => piles.reduce((all, { ids }) => all + ids.length, 0)

/** Something attached, as a strip, several alike as one. */
export function strip({ card, ids, answers, picked }: Pile, rect: Rect, { measure }: Draft): Place {
  const size = rect.h * 0.72
  const count = ids.length > 1 ? ` ×${ids.length}` : ''
  const name = cut(card.def ?? 'Face down', { width: rect.w - 6 - measure(count, size), size, measure })
  const show = { kind: 'strip', text: name + count, lit: answers.length > 0, picked } as const
  const pile = count ? { pile: ids } : {}
  return { key: `card:${card.id}`, rect, show, answers, card: card.id, ...pile }
}
