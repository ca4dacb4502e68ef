/**
 * R304: the table from above, in whole millimetres, so that every machine answers alike.
 * Each player has a play area as large as a playmat, where the characters lie flat and apart, each with its attachments.
 */
import { must } from '../../state/must.ts'
import type { CardId, Seat, Spot } from '../../state/types.ts'

/** The size of a card in millimetres. */
export const CARD = { w: 63, h: 88 } as const
/** The size of a play area in millimetres: a playmat. It is deeper where a party needs more (`Tabletop.deep`). */
export const MAT = { w: 610, h: 355 } as const
/** The width by which an attachment sticks out from under its host, and the number that lie behind one another. */
const LEDGE = 12
const ledges = 6
/** Gaps between play areas of one side of the table, and between the sides. */
const aisle = { x: 24, y: 60 } as const
/** The grid for placing characters: every tenth millimetre, and the edges. */
const STEP = 10
/** The gap between characters that lie side by side, as they usually do. */
const gap = 12

/** A character to be placed: the area that it covers, with its attachments. */
export type Piece = Omit<Spot, 'x' | 'y'>

/** A play area on the table; of those on the far side everything is turned round. */
export interface Mat {
  seat: Seat
  x: number
  y: number
  turned: boolean
}

/** The table from above (R304): its width, height and play areas, in millimetres. */
export interface Tabletop {
  w: number
  h: number
  /** The depth of each play area: a playmat, or more if a party is larger than that. */
  deep: number
  mats: readonly Mat[]
}

/** Four corners, x and y in turn, on the table. */
export type Quad = readonly [number, number, number, number, number, number, number, number]

const cornersOf = (q: Quad): readonly (readonly [x: number, y: number])[] => [
  [q[0], q[1]],
  [q[2], q[3]],
  [q[4], q[5]],
  [q[6], q[7]],
]

const middle = (q: Quad): readonly [x: number, y: number] => [(q[0] + q[4]) / 2, (q[1] + q[5]) / 2]

/** The area that a character covers; an exhausted one lies on its side. */
export function piece(card: CardId, seat: Seat, exhausted: boolean, attached: number): Piece {
  const long = CARD.h + LEDGE * Math.min(attached, ledges)
  return exhausted ? { card, seat, w: long, h: CARD.w } : { card, seat, w: CARD.w, h: long }
}

/** The play areas of these seats, which sit in turn order around the table, the first in the middle of the far side. */
export function tabletop(seats: readonly Seat[], deep: number): Tabletop {
  const far = Math.max(1, Math.floor(seats.length / 2))
  const near = seats.length - far
  const wide = Math.max(far, near)
  const before = Math.floor((far - 1) / 2)
  const pitch = MAT.w + aisle.x
  const start = (n: number): number => ((wide - n) * pitch) / 2
  const mats = seats.map((seat, i): Mat => {
    const at = (i + before) % seats.length
    return at < far
      ? { seat, x: start(far) + at * pitch, y: 0, turned: true }
      : { seat, x: start(near) + (seats.length - 1 - at) * pitch, y: deep + aisle.y, turned: false }
  })
  return { w: wide * pitch - aisle.x, h: near > 0 ? 2 * deep + aisle.y : deep, deep, mats }
}

/**
 * The area of the table that a character covers (R304).
 * @param t - The table.
 * @param s - The character's place in its play area, and its size with attachments.
 * @returns Its four corners, in millimetres from the upper left corner of the table.
 */
export function covers(t: Tabletop, s: Spot): Quad {
  const mat = must(t.mats.find(({ seat }) => seat === s.seat))
  const x = mat.turned ? mat.x + MAT.w - s.x - s.w : mat.x + s.x
  const y = mat.turned ? mat.y + t.deep - s.y - s.h : mat.y + s.y
  return [x, y, x + s.w, y, x + s.w, y + s.h, x, y + s.h]
}

/**
 * Whether two quads overlap or touch: no line parallel to one of their sides separates them.
 * @param a - One of them.
 * @param b - The other.
 * @returns True also if they share no more than an edge.
 */
export function touches(a: Quad, b: Quad): boolean {
  return !parted(a, b) && !parted(b, a)
}

function parted(a: Quad, b: Quad): boolean {
  const corners = cornersOf(a)
  for (const [i, [x, y]] of corners.entries()) {
    const [nextX, nextY] = must(corners[(i + 1) % 4])
    const nx = nextY - y
    const ny = x - nextX
    const [minA, maxA] = along(a, nx, ny)
    const [minB, maxB] = along(b, nx, ny)
    if (maxA < minB || maxB < minA) return true
  }
  return false
}

function along(q: Quad, nx: number, ny: number): [number, number] {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const [x, y] of cornersOf(q)) {
    const d = x * nx + y * ny
    if (d < min) min = d
    if (d > max) max = d
  }
  return [min, max]
}

/** The play area in which the middle of a quad lies, or null. */
export function matUnder(t: Tabletop, q: Quad): Mat | null {
  const [x, y] = middle(q)
  return t.mats.find((m) => x >= m.x && x <= m.x + MAT.w && y >= m.y && y <= m.y + t.deep) ?? null
}

const overlap = (a: Spot, b: Spot): boolean =>
  a.seat === b.seat && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** R304: the obstacle to a character lying there: 'edge' if it is not wholly in its play area, the card that it would lie on, or null. */
export function obstacleAt(spots: readonly Spot[], s: Spot, deep: number): 'edge' | CardId | null {
  if (!Number.isInteger(s.x) || !Number.isInteger(s.y)) return 'edge'
  if (s.x < 0 || s.y < 0 || s.x + s.w > MAT.w || s.y + s.h > deep) return 'edge'
  return spots.find((o) => o.card !== s.card && overlap(o, s))?.card ?? null
}

/** Places on the grid along one side of a play area, for something of that length. */
const stops = (all: number, own: number): number[] => {
  const last = all - own
  const out = Array.from({ length: Math.floor(last / STEP) + 1 }, (_, i) => i * STEP)
  if (last % STEP !== 0) out.push(last)
  return out
}

/** Distances from the left at which a character may lie, with some place in that column free. */
export const columns = (spots: readonly Spot[], s: Spot, deep: number): number[] =>
  stops(MAT.w, s.w).filter((x) => stops(deep, s.h).some((y) => obstacleAt(spots, { ...s, x, y }, deep) === null))

/** Distances from the far edge at which it may lie in that column. */
export const rows = (spots: readonly Spot[], s: Spot, x: number, deep: number): number[] =>
  stops(deep, s.h).filter((y) => obstacleAt(spots, { ...s, x, y }, deep) === null)

/** The free place on the grid that is nearest to the intended one; null if there is none. */
export function nearestSpot(spots: readonly Spot[], s: Spot, deep: number): Spot | null {
  let best: Spot | null = null
  let least = Number.POSITIVE_INFINITY
  for (const x of stops(MAT.w, s.w)) {
    for (const y of stops(deep, s.h)) {
      const far = (x - s.x) * (x - s.x) + (y - s.y) * (y - s.y)
      if (far >= least) continue
      const there = { ...s, x, y }
      if (obstacleAt(spots, there, deep) !== null) continue
      best = there
      least = far
    }
  }
  return best
}

/** Pieces in rows side by side, from the own edge of a play area on. `deep` 0 only measures. */
function inRows(pieces: readonly Piece[], between: number, deep: number): { spots: Spot[]; deep: number } {
  const spots: Spot[] = []
  let row: Piece[] = []
  let y = 0
  const wide = (list: readonly Piece[]): number =>
    list.reduce((sum, p) => sum + p.w, 0) + between * Math.max(0, list.length - 1)
  const lay = (): void => {
    const tall = Math.max(0, ...row.map((p) => p.h))
    let x = Math.floor((MAT.w - wide(row)) / 2)
    for (const p of row) {
      spots.push({ card: p.card, seat: p.seat, w: p.w, h: p.h, x, y: deep - y - p.h })
      x += p.w + between
    }
    y += tall + between
    row = []
  }
  for (const p of pieces) {
    if (row.length > 0 && wide([...row, p]) > MAT.w) lay()
    row.push(p)
  }
  if (row.length > 0) lay()
  return { spots, deep: Math.max(0, y - between) }
}

/** The depth of play area that these need: a playmat is enough for most. */
export const depthFor = (pieces: readonly Piece[]): number => Math.max(MAT.h, inRows(pieces, gap, 0).deep)

/** A party's usual places, before anybody moves a card. */
export const usual = (pieces: readonly Piece[], deep: number): Spot[] => inRows(pieces, gap, deep).spots

/** Ready-made arrangements that a player may choose, by their index. */
const arrangements = ['spread', 'edge', 'hero'] as const

/** The facts about a character for an arrangement: how much health is `left`, and whether it is a hero. Frail ones get the safest places. */
export interface Frail {
  left: number
  hero: boolean
}

/** The places of all characters in one of the ready-made arrangements; null if the player's characters don't fit. */
function arranged(
  t: Tabletop,
  spots: readonly Spot[],
  seat: Seat,
  n: number,
  frail: (card: CardId) => Frail,
): readonly Spot[] | null {
  const kind = arrangements[n]
  const rank = (s: Spot): number => {
    const { left, hero } = frail(s.card)
    return hero && kind === 'hero' ? left - 100_000 : left
  }
  const own = spots.filter((s) => s.seat === seat)
  own.sort((a, b) => rank(a) - rank(b) || a.card - b.card)
  const laid = kind === 'edge' ? atEdge(t, own) : spread(t, own)
  return laid && [...spots.filter((s) => s.seat !== seat), ...laid]
}

/**
 * The arrangements that a player may choose by number (R304): those that fit and differ from the present one.
 * @param t - The table.
 * @param spots - The places of all characters.
 * @param seat - The player who arranges.
 * @param frail - The facts about characters for an arrangement.
 * @returns The number of each, with the places of all characters in it.
 */
export function choicesOf(
  t: Tabletop,
  spots: readonly Spot[],
  seat: Seat,
  frail: (card: CardId) => Frail,
): { n: number; spots: readonly Spot[] }[] {
  const known = new Set([keyOf(spots)])
  return arrangements.flatMap((_, n) => {
    const laid = arranged(t, spots, seat, n, frail)
    if (!laid || known.has(keyOf(laid))) return []
    known.add(keyOf(laid))
    return [{ n, spots: laid }]
  })
}

const keyOf = (spots: readonly Spot[]): string =>
  spots
    .map((s) => `${s.card}:${s.x},${s.y}`)
    .sort()
    .join()

/** Spread over the play area, as far apart as possible; the first of them farthest from the middle of the table. Null if they don't fit. */
function spread(t: Tabletop, pieces: readonly Piece[]): Spot[] | null {
  const w = Math.max(...pieces.map((p) => p.w))
  const h = Math.max(...pieces.map((p) => p.h))
  let best: [number, number] | null = null
  let widest = -1
  for (let c = 1; c <= pieces.length; c++) {
    const r = Math.ceil(pieces.length / c)
    const room = Math.min(
      c > 1 ? Math.floor((MAT.w - c * w) / (c - 1)) : MAT.w - w,
      r > 1 ? Math.floor((t.deep - r * h) / (r - 1)) : t.deep - h,
    )
    if (room > widest) {
      widest = room
      best = [c, r]
    }
  }
  if (!best) return null
  const [c, r] = best
  const first = must(pieces[0])
  const cells: Spot[] = []
  for (let j = 0; j < r; j++)
    for (let i = 0; i < c; i++)
      cells.push({
        ...first,
        w,
        h,
        x: c > 1 ? Math.floor((i * (MAT.w - w)) / (c - 1)) : Math.floor((MAT.w - w) / 2),
        y: r > 1 ? Math.floor((j * (t.deep - h)) / (r - 1)) : t.deep - h,
      })
  const far = new Map(cells.map((cell) => [cell, farness(t, cell)]))
  cells.sort((a, b) => must(far.get(b)) - must(far.get(a)))
  return pieces.map((p, i) => {
    const { x, y } = must(cells[i])
    return { card: p.card, seat: p.seat, w: p.w, h: p.h, x: x > 0 ? x + w - p.w : x, y: y > 0 ? y + h - p.h : y }
  })
}

/** Side by side along the own edge, from the end that is farther from the middle of the table. Null if they don't fit. */
function atEdge(t: Tabletop, pieces: readonly Piece[]): Spot[] | null {
  const { seat } = must(pieces[0])
  const corner = (x: number): number => farness(t, { card: 0, seat, w: CARD.w, h: CARD.h, x, y: t.deep - CARD.h })
  const right = corner(MAT.w - CARD.w) > corner(0)
  const out: Spot[] = []
  let [x, y, tall] = [0, 0, 0]
  for (const p of pieces) {
    if (x + p.w > MAT.w) {
      y += tall
      x = 0
      tall = 0
    }
    out.push({ card: p.card, seat: p.seat, w: p.w, h: p.h, x: right ? MAT.w - x - p.w : x, y: t.deep - y - p.h })
    x += p.w
    tall = Math.max(tall, p.h)
  }
  return y + tall > t.deep ? null : out
}

/** The square of four times how far the middle of what it covers is from the middle of the table. */
function farness(t: Tabletop, s: Spot): number {
  const q = covers(t, s)
  const [x, y] = middle(q)
  const dx = 2 * x - t.w
  const dy = 2 * y - t.h
  return dx * dx + dy * dy
}
