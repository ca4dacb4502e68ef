/** Draws the highlights over the cards: rings around places, target lines. */
import type { Graphics } from 'pixi.js'
import type { Rect } from '../places/pack.ts'
import { stretchesOutside } from '../places/target-lines.ts'
import { colors } from '../theme.ts'

/** A ring around a place. */
function outline(g: Graphics, { x, y, w, h }: Rect, color: number, width: number): void {
  g.roundRect(x - width / 2, y - width / 2, w + width, h + width, 5).stroke({ color, width })
}

/** The size of the head that points at a place, and its distance from it, in units. */
export const headSize = { w: 18, h: 15, gap: 4 }

/** A bright ring with a dark edge, and a head that points at it. */
function pointer(g: Graphics, { rect, tip }: Highlight, color: number, u: number): void {
  const dark = { color: colors.ground, alpha: 0.85 }
  outline(g, rect, colors.ground, 6.5 * u)
  outline(g, rect, color, 3.5 * u)
  const x = rect.x + rect.w / 2
  const { y, up } = tip ?? { y: rect.y, up: false }
  const [half, base] = [(headSize.w / 2) * u, y + headSize.h * u * (up ? 1 : -1)]
  g.poly([x, y, x - half, base, x + half, base])
    .fill(color)
    .stroke({ ...dark, width: 2 * u })
}

interface Arrow {
  from: Rect
  to: Rect
  u: number
  color: number
  beads: boolean
  under: readonly Rect[]
}

/**
 * From the source to the target: an attack is a stroke with a solid head, a link's target a row of beads with an open head.
 * Both have a dark edge, so that they can be seen on every background and without color.
 */
function arrow(g: Graphics, { from, to, u, color, beads, under }: Arrow): void {
  const a = { x: from.x + from.w / 2, y: from.y + from.h / 2 }
  const b = { x: to.x + to.w / 2, y: to.y + to.h / 2 }
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  if (length < 1) return
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length]
  // From edge to edge, so that names and numbers stay visible.
  const inside = ({ w, h }: Rect): number => Math.max(0, Math.min(w / 2 / Math.abs(dx), h / 2 / Math.abs(dy)) - 4 * u)
  const far = length - inside(to)
  const out = Math.max(0, Math.min(inside(from), far - 24 * u))
  const head = 12 * u
  const at = (along: number, aside = 0): [number, number] => [
    a.x + dx * along - dy * aside,
    a.y + dy * along + dx * aside,
  ]
  const dark = { color: colors.ground, alpha: 0.8 }
  const [start, end] = [at(out), at(far - head * 0.6)]
  const seen = stretchesOutside({ x: start[0], y: start[1] }, { x: end[0], y: end[1] }, under)
  const long = far - head * 0.6 - out
  const along = (part: number): [number, number] => at(out + part * long)
  if (beads) {
    const isSeen = (part: number): boolean => seen.some(([first, last]) => part >= first && part <= last)
    for (let bead = far - head; bead > out; bead -= 9 * u)
      if (isSeen((bead - out) / long))
        g.circle(...at(bead), 2.6 * u)
          .fill({ color, alpha: 0.9 })
          .stroke({ ...dark, width: 1.2 * u })
  } else
    for (const stroke of [
      { ...dark, width: 5 * u },
      { color, width: 2.6 * u, alpha: 0.85 },
    ])
      for (const [first, last] of seen)
        g.moveTo(...along(first))
          .lineTo(...along(last))
          .stroke(stroke)
  g.poly([...at(far), ...at(far - head, head * 0.55), ...at(far - head * 0.7), ...at(far - head, -head * 0.55)])
  if (beads)
    g.fill(dark)
      .stroke({ ...dark, width: 4 * u })
      .stroke({ color, width: 1.8 * u })
  else g.fill({ color, alpha: 0.95 }).stroke({ ...dark, width: 1.4 * u })
}

/** Something drawn over the places: a line between two rectangles, or a ring around one. */
export interface Highlight {
  as: 'attack' | 'thread' | 'drag' | 'zone' | 'hover' | 'focus' | 'meant' | 'point'
  rect: Rect
  to?: Rect
  /** The places over a line, so that what is written there can be read. */
  under?: readonly Rect[]
  /** The end of the head that points at the place, and whether it points up. */
  tip?: { readonly y: number; readonly up: boolean }
}

const looks = {
  attack: { color: colors.attack, width: 1 },
  thread: { color: colors.reason, width: 1 },
  drag: { color: colors.gold, width: 1.4 },
  zone: { color: colors.good, width: 3 },
  hover: { color: colors.gold, width: 2 },
  focus: { color: colors.focus, width: 2.5 },
  meant: { color: colors.focus, width: 2 },
  point: { color: colors.point, width: 1 },
} as const

/** Replaces the highlights, the first at the bottom. */
export function drawOver(g: Graphics, marks: readonly Highlight[], u: number): void {
  g.clear()
  for (const mark of marks) {
    const { as, rect, to, under = [] } = mark
    const { color, width } = looks[as]
    if (to) arrow(g, { from: rect, to, u: u * width, color, beads: as === 'thread', under })
    else if (as === 'point') pointer(g, mark, color, width * u)
    else outline(g, rect, color, width * u)
  }
}
