/**
 * Chains that hold a Boss: taut while they hold; a broken one leaves a stump swinging from each end. Drawn in a box of about -100
 * to 100, like beings.
 */
import type { Rect } from '../../places/pack.ts'
import { hsl, type Pen } from '../paint.ts'
import type { Bound } from './being.ts'
import { sizeOf } from './clay.ts'
import type { Point } from './lines.ts'

/** Where chains are fastened, at the collar and on the walls; more chains go in between. */
const ways: readonly (readonly [x: number, y: number, toX: number, toY: number])[] = [
  [-50, 62, -168, -58],
  [50, 62, 168, -58],
  [-58, 84, -176, 66],
  [58, 84, 176, 66],
  [0, 92, 0, 130],
]

export function paintBonds(pen: Pen, rect: Rect, { left, of }: Bound): void {
  const { scale } = sizeOf(pen, rect)
  pen.save()
  pen.translate(rect.x + rect.w / 2, rect.y + rect.h / 2 + 8 * scale)
  pen.scale(scale, scale)
  if (left > 0) collar(pen)
  for (let i = 0; i < of; i++) {
    const [x, y, toX, toY] = ways[i % ways.length]!
    const far = 1 + Math.floor(i / ways.length) * 0.2
    if (i < left) links(pen, [x, y], [toX * far, toY * far], 0)
    else {
      if (left > 0) links(pen, [x, y], [x + Math.sign(x) * 8, y + 26], 3)
      links(pen, [toX * far, toY * far], [toX * far * 0.9, Math.min(122, toY * far + 44)], -3)
    }
  }
  pen.restore()
}

/** An iron band below the jaw. */
function collar(pen: Pen): void {
  for (const [width, color] of [
    [17, 'rgba(0, 0, 0, 0.75)'],
    [13, hsl(210, 0.08, 0.2)],
    [7, hsl(210, 0.1, 0.36)],
    [2, hsl(40, 0.2, 0.62, 0.8)],
  ] as const) {
    pen.lineWidth = width
    pen.strokeStyle = color
    pen.beginPath()
    pen.moveTo(-60, 66)
    pen.quadraticCurveTo(0, 118, 60, 66)
    pen.stroke()
  }
}

/** Links from point to point, alternating between front and edge view; `sag` lets them hang. */
function links(pen: Pen, [x, y]: Point, [toX, toY]: Point, sag: number): void {
  const long = Math.hypot(toX - x, toY - y)
  const n = Math.max(2, Math.round(long / 11))
  const turn = Math.atan2(toY - y, toX - x)
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n
    pen.save()
    pen.translate(x + (toX - x) * t + Math.sin(t * 6) * sag, y + (toY - y) * t)
    pen.rotate(turn)
    const flat = i % 2 === 0
    for (const [width, color] of [
      [6.4, 'rgba(0, 0, 0, 0.8)'],
      [4.2, hsl(205, 0.1, flat ? 0.46 : 0.34)],
      [1.4, hsl(48, 0.3, 0.8, flat ? 0.8 : 0.5)],
    ] as const) {
      pen.lineWidth = width
      pen.strokeStyle = color
      pen.beginPath()
      pen.ellipse(0, 0, (long / n) * 0.66, flat ? 5 : 1.4, 0, 0, 7)
      pen.stroke()
    }
    pen.restore()
  }
}
