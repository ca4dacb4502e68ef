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

/** The width of an upright card relative to its height; an exhausted card lies on its side. */
export const aspect = 0.72

export interface Packed {
  rect: Rect
  /** False if the cards overlap. */
  free: boolean
}

/**
 * Rows of cards in `box`, in order, all of one size and at most `tallest`. Cards that do not fit at `lowest` overlap within their
 * row; nothing ever leaves the box.
 */
export function pack(lying: readonly boolean[], box: Rect, tallest: number, lowest: number, gap: number): Packed[] {
  if (lying.length === 0) return []
  const height = Math.min(tallest, box.h)
  for (let h = height; h >= Math.min(lowest, height); h -= 1) {
    const rows = flow(lying, box.w, h, gap)
    if (rows && heightOf(rows, h, gap) <= box.h) return place(rows, box, h, gap)
  }
  return overlap(lying, box, Math.min(lowest, height), gap)
}

/** A row of exhausted cards alone is lower. Each row lists whether its cards are exhausted. */
const rowHeight = (row: readonly boolean[], h: number): number => (row.every(Boolean) ? h * aspect : h)

const heightOf = (rows: readonly boolean[][], h: number, gap: number): number =>
  rows.reduce((sum, row) => sum + rowHeight(row, h) + gap, -gap)

const widthOf = (lying: boolean, h: number): number => (lying ? h : h * aspect)

/** The cards in rows, as many in each as fit; null if one is wider than the box. */
function flow(lying: readonly boolean[], width: number, h: number, gap: number): boolean[][] | null {
  let row: boolean[] = []
  const rows = [row]
  let x = 0
  for (const lies of lying) {
    const w = widthOf(lies, h)
    if (w > width) return null
    if (x > 0 && x + w > width + 0.01) {
      row = []
      rows.push(row)
      x = 0
    }
    row.push(lies)
    x += w + gap
  }
  return rows
}

function place(rows: readonly boolean[][], box: Rect, h: number, gap: number): Packed[] {
  const out: Packed[] = []
  let y = box.y + Math.max(0, box.h - heightOf(rows, h, gap)) / 2
  for (const row of rows) {
    const high = rowHeight(row, h)
    let x = box.x
    for (const lies of row) {
      const w = widthOf(lies, h)
      out.push({ rect: cardRect(x, y + high - h, w, h, lies), free: true })
      x += w + gap
    }
    y += high + gap
  }
  return out
}

/** An exhausted card is as wide as an upright one is high, and stands on the same line. */
function cardRect(x: number, y: number, w: number, h: number, lying: boolean): Rect {
  const high = lying ? h * aspect : h
  return { x, y: y + h - high, w, h: high }
}

function overlap(lying: readonly boolean[], box: Rect, h: number, gap: number): Packed[] {
  const rowsFit = Math.max(1, Math.floor((box.h + gap) / (h + gap)))
  const each = Math.ceil(lying.length / rowsFit)
  return lying.map((lies, i) => {
    const column = i % each
    const row = Math.floor(i / each)
    const w = Math.min(widthOf(lies, h), box.w)
    const step = each > 1 ? Math.min(h + gap, (box.w - Math.min(h, box.w)) / (each - 1)) : 0
    return { rect: cardRect(box.x + column * step, box.y + row * (h + gap), w, h, lies), free: false }
  })
}
