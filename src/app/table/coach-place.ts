/** The place of the coach's sheet: never over its subject. Pure. */

interface Size {
  w: number
  h: number
}

export interface Box extends Size {
  x: number
  y: number
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

const steps = [0, 0.25, 0.5, 0.75, 1] as const
const gap = 8

/**
 * The top left corner of the sheet in `room`: covering nothing of `lit`, then as little as possible of `kept`, then near `lit`.
 * `kept`: places that the player needs besides.
 */
export function placeSheet(
  room: Box,
  sheet: Size,
  lit: readonly Box[],
  kept: readonly Box[],
): { x: number; y: number } {
  const wide = Math.max(0, room.w - sheet.w - 2 * gap)
  const high = Math.max(0, room.h - sheet.h - 2 * gap)
  const around = lit.map(({ x, y, w, h }) => ({ x: x - gap, y: y - 2 * gap, w: w + 2 * gap, h: h + 4 * gap }))
  const [first] = lit
  const cost = (at: Box): number => {
    const covered = around.reduce((sum, box) => sum + overlap(at, box), 0)
    const aside = kept.reduce((sum, box) => sum + overlap(at, box), 0)
    const far = first ? Math.hypot(at.x + at.w / 2 - first.x - first.w / 2, at.y + at.h / 2 - first.y - first.h / 2) : 0
    return covered * 1e6 + aside * 100 + far
  }
  const spots = steps.flatMap((dx) =>
    steps.map((dy) => ({ ...sheet, x: room.x + gap + dx * wide, y: room.y + gap + dy * high })),
  )
  const { x, y } = spots.reduce((a, b) => (cost(b) < cost(a) ? b : a))
  return { x, y }
}
