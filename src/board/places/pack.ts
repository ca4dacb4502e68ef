/** Packs cards into a box, as large as they fit. Pure. */

export interface Rect {
  x: number
  y: number
  w: number
  h: number
}

/** Four corners in order, as x and y of each. */
export type Quad = readonly [number, number, number, number, number, number, number, number]

/** A circle: its middle and its radius. */
export interface Round {
  x: number
  y: number
  r: number
}

/** Whether two rectangles overlap. */
export const meets = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** The number, limited to the range; `low` if the range is empty. */
export const clamp = (n: number, low = 0, high = 1): number => Math.max(low, Math.min(n, high))

/** The width of a card relative to its height. */
export const aspect = 0.72

/** The filling of a box with cards: heights and gaps in pixels. */
export interface Packing {
  tallest: number
  /** Cards that do not fit at this height overlap. */
  lowest: number
  gap: number
  /** Room is left for this many cards, so that the others stay in place when one comes or goes. */
  room?: number
}

export interface Packed {
  rect: Rect
  /** False if the cards overlap. */
  free: boolean
}

/** `n` cards in `box`, in rows from its upper left corner, all of one size. Nothing ever leaves the box. */
export function pack(n: number, box: Rect, { tallest, lowest, gap, room = 0 }: Packing): Packed[] {
  if (n === 0) return []
  const all = Math.max(n, room)
  const height = Math.min(tallest, box.h, box.w / aspect)
  for (let h = height; h >= Math.min(lowest, height); h -= 1) {
    const across = Math.floor((box.w + gap + 0.01) / (h * aspect + gap))
    const rows = Math.ceil(all / across)
    if (rows * (h + gap) - gap > box.h + 0.01) continue
    const top = box.y + (box.h - rows * (h + gap) + gap) / 2
    return grid(n, { ...box, y: top }, across, [h * aspect + gap, h + gap], h)
  }
  return overlap(n, box, Math.min(lowest, height), gap)
}

function grid(n: number, box: Rect, across: number, [dx, dy]: readonly [number, number], h: number): Packed[] {
  return Array.from({ length: n }, (_, i) => ({
    rect: { x: box.x + (i % across) * dx, y: box.y + Math.floor(i / across) * dy, w: h * aspect, h },
    free: true,
  }))
}

function overlap(n: number, box: Rect, h: number, gap: number): Packed[] {
  const deep = Math.max(1, Math.floor((box.h + gap) / (h + gap)))
  const across = Math.ceil(n / deep)
  const w = h * aspect
  const step = across > 1 ? Math.min(w + gap, (box.w - w) / (across - 1)) : 0
  return grid(n, box, across, [step, h + gap], h).map(({ rect }) => ({ rect, free: false }))
}
