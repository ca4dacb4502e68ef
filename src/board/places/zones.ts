/** Decks, graveyards and removed cards as buttons; and cards spread out to look at or choose from. Pure. */
import type { CardId, SeatView } from '../../engine/types.ts'
import { cut } from '../draw/measure.ts'
import { buttonSize, colors } from '../theme.ts'
import type { Rect } from './pack.ts'
import { cardPlaces, usedHeight } from './pile-places.ts'
import { pilesOf } from './piles.ts'
import { type Draft, type Place, panel, textPlace } from './place.ts'

export interface Zone {
  key: string
  text: string
  ids: readonly CardId[]
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The zones of a seat in words. Only those with visible cards can be opened. */
export function zonesOf(seat: SeatView): Zone[] {
  const several = seat.decks.length > 1
  const decks = seat.decks.map(({ name, count }) => ({
    key: `${seat.seat}:deck:${name}`,
    text: `${several ? `${capital(name)} deck` : 'Deck'} ${count}`,
    ids: [],
  }))
  // If there are several, an empty one can be left out.
  const used = seat.graveyards.filter(({ cards }, i) => i === 0 || cards.length > 0)
  const graveyards = used.map(({ name, cards }) => ({
    key: `${seat.seat}:graveyard:${name}`,
    text: `${several ? `${capital(name)} grave` : 'Graveyard'} ${cards.length}`,
    ids: cards,
  }))
  const removed = { key: `${seat.seat}:removed`, text: `Removed ${seat.removed.length}`, ids: seat.removed }
  return [...decks, ...graveyards, ...(seat.removed.length > 0 ? [removed] : [])]
}

/** The width of the sign on a button of this height. */
export const signWidth = (h: number): number => Math.min(h, 30) * 0.72 + 3

export function zoneButton(zone: Zone, rect: Rect, size: number, draft: Draft): Place {
  const sign = (['deck', 'graveyard'] as const).find((kind) => zone.key.includes(`:${kind}:`)) ?? 'removed'
  const room = rect.w - 8 * draft.at.u - signWidth(rect.h)
  // The sign already says deck or graveyard, so with little room that word goes first, then the name.
  const count = zone.text.match(/\d+$/)?.[0] ?? ''
  const shorter = [zone.text, zone.text.replace(/ (?:deck|grave) /, ' '), count]
  const setting = { width: room, size, measure: draft.measure }
  const text = shorter.find((one) => draft.measure(one, size) <= room) ?? cut(count, setting)
  const asked = zone.ids.some((id) => draft.answers.has(`card:${id}`))
  return {
    key: `zone:${zone.key}`,
    rect,
    show: { kind: 'button', lines: [text], size, hint: '', tone: asked ? 'lit' : 'quiet', sign },
    answers: [],
    card: 0,
    act: zone.ids.length > 0 ? `zone ${zone.key}` : undefined,
  }
}

export function zonePlaces(draft: Draft): Place[] {
  const key = draft.looking.zone
  const seat = draft.scene.view.seats[Number(key.split(':')[0])]
  const zone = key && seat ? zonesOf(seat).find((one) => one.key === key) : undefined
  if (!seat || !zone || zone.ids.length === 0) return []
  const title = `${seat.name}: ${zone.text}, newest first`
  return spread(title, [...zone.ids].reverse(), true, draft)
}

/** Cards that can be chosen but have no place on the table: in graveyards or searched decks. */
export function trayPlaces(placed: readonly Place[], draft: Draft): Place[] {
  const { view } = draft.scene
  const here = new Set(placed.map(({ key }) => key))
  const lost = [...draft.answers.keys()]
    .filter((key) => key.startsWith('card:') && !here.has(key))
    .map((key) => Number(key.slice(5)))
    .filter((id) => view.cards[id] && !['party', 'resources', 'row', 'chain'].includes(view.cards[id].zone))
  return lost.length > 0 ? spread('Cards to choose from', lost, false, draft) : []
}

export function closeButton(rect: Rect, u: number, h = 24 * u): Place {
  const w = Math.min(64 * u, rect.w * 0.3)
  const at = { x: rect.x + rect.w - w - 2 * u, y: rect.y + 2 * u, w, h }
  const show = { kind: 'button', lines: ['Close'], size: buttonSize(12, u), hint: '', tone: 'plain' } as const
  return { key: 'close', rect: at, show, answers: [], card: 0, act: 'zone ' }
}

/** Cards spread over the arena; an open zone can be closed. On a small page a tray is only as high as its cards, so that the hand stays visible. */
function spread(title: string, ids: readonly CardId[], open: boolean, draft: Draft): Place[] {
  const { u, status, arena, main, gap, compact } = draft.at
  const tall = open || compact || ids.length > 8
  const top = tall ? status.y + status.h + gap : arena.y - 6 * u
  const foot = compact ? main.y + main.h : arena.y + arena.h + 6 * u
  const kind = open ? 'zone' : 'tray'
  const piles = pilesOf(ids, draft.scene.view, draft.scene.decision)
  const [x, w, most] = [main.x + main.w * 0.06, main.w * 0.88, foot - top - 34 * u]
  const room = { x: x + 8 * u, y: top + 26 * u, w: w - 16 * u, h: most }
  const fit = { tallest: compact && !open ? 160 : 130, lowest: 60 }
  const box = { ...room, h: compact && !open ? usedHeight(piles.length, room, fit, u) : most }
  const rect = { x, y: top, w, h: box.h + 34 * u }
  const cards = cardPlaces(piles, box, fit, draft)
  const titleBox = { ...rect, x: rect.x + 8 * u, y: rect.y + 5 * u }
  const out = [
    { ...panel(`panel:${kind}`, rect, { lit: true, solid: true }), act: open ? 'zone ' : 'none' },
    textPlace(
      `text:${kind}`,
      titleBox,
      [cut(title, { width: rect.w - 16 * u - (open ? 70 * u : 0), size: 13 * u, measure: draft.measure, bold: true })],
      { size: 13 * u, color: colors.gold, bold: true },
    ),
    ...cards.map((place) => ({ ...place, key: open ? `${place.key}:open` : place.key })),
  ]
  if (!open) return out
  return [...out, closeButton(rect, u)]
}
