/** Touch: everything that can be chosen gets an area of 44 pixels each way, or, if its neighbors are too close, a menu to choose from. Pure. */

import { wrap } from '../draw/measure.ts'
import { contains, least, type Size } from '../places/layout.ts'
import { meets, type Rect } from '../places/pack.ts'
import { pilesOf } from '../places/piles.ts'
import { type Draft, type Place, panel } from '../places/place.ts'
import type { Scene } from '../scene.ts'
import { answerSize } from '../theme.ts'

/** The touch area of a place. A crowded one is smaller than it should be. */
export interface Area {
  place: Place
  rect: Rect
  crowded: boolean
}

const isWords = ({ key }: Place): boolean => key.startsWith('text:')
const chosen = ({ key, answers, act }: Place): boolean =>
  !key.startsWith('panel:') && !key.startsWith('log:') && (answers.length > 0 || (act !== undefined && act !== 'none'))

/** The largest part of a place that nothing drawn after it covers; null if all of it is covered. */
function seen(place: Place, after: readonly Place[]): Rect | null {
  let { rect } = place
  for (const over of after) {
    if (isWords(over) || !meets(rect, over.rect)) continue
    const { x, y, w, h } = over.rect
    const parts: Rect[] = [
      { ...rect, w: x - rect.x },
      { ...rect, x: x + w, w: rect.x + rect.w - x - w },
      { ...rect, h: y - rect.y },
      { ...rect, y: y + h, h: rect.y + rect.h - y - h },
    ].filter((part) => part.w > 0 && part.h > 0)
    if (parts.length === 0) return null
    rect = parts.reduce((a, b) => (b.w * b.h > a.w * a.h ? b : a))
  }
  return rect
}

/** The areas of everything that can be chosen; none overlap. */
export function areasOf(places: readonly Place[], page: Size): Area[] {
  const open = places.flatMap((place, i) => {
    const rect = chosen(place) ? seen(place, places.slice(i + 1)) : null
    return rect ? [{ place, rect }] : []
  })
  const areas: Area[] = []
  open.forEach(({ place, rect }, i) => {
    const others = [...areas.map((area) => area.rect), ...open.slice(i + 1).map((one) => one.rect)]
    const wide = widened(rect, others, page, across)
    const high = widened(wide, others, page, down)
    areas.push({ place, rect: high, crowded: Math.min(high.w, high.h) < least - 0.5 })
  })
  return areas
}

/** A direction: the fields of a rectangle along it and across it. */
interface Direction {
  at: 'x' | 'y'
  long: 'w' | 'h'
  side: 'x' | 'y'
  thick: 'w' | 'h'
}

const across: Direction = { at: 'x', long: 'w', side: 'y', thick: 'h' }
const down: Direction = { at: 'y', long: 'h', side: 'x', thick: 'w' }

/** A rectangle widened to 44 pixels in one direction, as far as its neighbors and the page leave room. */
function widened(rect: Rect, others: readonly Rect[], page: Size, { at, long, side, thick }: Direction): Rect {
  if (rect[long] >= least) return rect
  let low = 0
  let high = page[long]
  const middle = rect[at] + rect[long] / 2
  for (const other of others) {
    if (other[side] >= rect[side] + rect[thick] || rect[side] >= other[side] + other[thick]) continue
    if (other[at] + other[long] / 2 <= middle) low = Math.max(low, other[at] + other[long])
    else high = Math.min(high, other[at])
  }
  const from = Math.max(low, Math.min(middle - least / 2, high - least))
  return { ...rect, [at]: from, [long]: Math.max(rect[long], Math.min(high, from + least) - from) }
}

/** The places that a touch may mean: one, several that are too close together, or none. */
export function touched(areas: readonly Area[], x: number, y: number): readonly Place[] {
  const area = areas.find(({ rect }) => contains(rect, x, y))
  if (!area) return []
  if (!area.crowded) return [area.place]
  const near = { x: x - least / 2, y: y - least / 2, w: least, h: least }
  return areas.filter((one) => one === area || meets(one.rect, near)).map(({ place }) => place)
}

/** The places without cards that are like an earlier one: it makes no difference which of them is meant. */
export function unlike(places: readonly Place[], { view, decision }: Scene): readonly Place[] {
  const ids = new Set(places.flatMap(({ key, card }) => (key === `card:${card}` ? [card] : [])))
  const again = new Set(pilesOf([...ids], view, decision).flatMap((pile) => pile.ids.slice(1)))
  return places.filter(({ key, card }) => key !== `card:${card}` || !again.has(card))
}

/** The places that a touch may have meant, as large buttons. */
export function amongPlaces(table: readonly Place[], draft: Draft, page: Size): Place[] {
  const keys = draft.looking.among ?? []
  const all = keys.flatMap((key) => table.findLast((place) => place.key === key) ?? [])
  const [first] = all
  if (!first) return []
  const { u } = draft.at
  const [gap, h] = [4, Math.max(least, 30 * u)]
  const deep = Math.max(1, Math.min(all.length, Math.floor((page.h - gap * 2) / (h + gap))))
  const columns = Math.ceil(all.length / deep)
  const w = Math.max(least, Math.min(250 * u, (page.w - gap * (columns + 2)) / columns))
  const rows = Math.ceil(all.length / columns)
  const size = { w: columns * (w + gap) + gap, h: rows * (h + gap) + gap }
  const box = {
    ...size,
    x: Math.max(0, Math.min(first.rect.x, page.w - size.w)),
    y: Math.max(0, Math.min(first.rect.y - size.h / 2, page.h - size.h)),
  }
  const buttons = all.map((place, i): Place => {
    const rect = {
      x: box.x + gap + Math.floor(i / rows) * (w + gap),
      y: box.y + gap + (i % rows) * (h + gap),
      w,
      h,
    }
    const lines = wrap(labelOf(place, draft), {
      width: rect.w - 14 * u,
      size: answerSize(u),
      measure: draft.measure,
      most: 2,
    })
    const show = { kind: 'button', lines, size: answerSize(u), hint: '', tone: 'plain' } as const
    return { key: `among:${place.key}`, rect, show, answers: place.answers, card: place.card, act: place.act }
  })
  return [{ ...panel('panel:among', box, { lit: true, solid: true }), act: 'none' }, ...buttons]
}

/** A place in words. */
function labelOf({ show, card, key }: Place, { scene }: Draft): string {
  const name = scene.view.cards[card]?.def ?? 'Face down'
  if (key.startsWith('seat:')) return scene.view.seats[Number(key.slice(5))]?.name ?? 'A player'
  switch (show.kind) {
    case 'card':
    case 'line':
    case 'boss': {
      const { atk, health, damage, lying, fresh } = show.face
      const numbers = health === null ? '' : ` ${atk ?? 0}/${Math.max(0, health - damage)}`
      const times = 'count' in show && show.count > 1 ? ` ×${show.count}` : ''
      const held = scene.view.cards[card]?.attachments.map((id) => scene.view.cards[id]?.def).filter(Boolean) ?? []
      const state = [
        lying ? ', exhausted' : '',
        fresh ? ', new' : '',
        held.length > 0 ? `, with ${held.join(', ')}` : '',
      ]
      return `${show.face.name}${numbers}${times}${state.join('')}`
    }
    case 'pip':
      return `Resource: ${name}`
    case 'button':
      return show.lines.join(' ') || name
    default:
      return name
  }
}
