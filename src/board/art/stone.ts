/** A stone with a carved glyph: glowing when face up, blank when face down, on its side when exhausted. */
import type { Box } from '../draw/measure.ts'
import { bySeed, type Some, seedOf } from '../seed.ts'
import { colors } from '../theme.ts'
import { hex } from './frame.ts'
import { paintRing, ringOf } from './marks.ts'
import type { Pen } from './paint.ts'

/** Strokes of the glyphs in a box from -1 to 1; the name chooses one. */
const glyphs: Some<string> = [
  'M-0.5 -1V1M-0.5 -0.6L0.6 0L-0.5 0.5',
  'M0 -1V1M-0.6 -0.4L0 -1L0.6 -0.4M-0.5 0.5H0.5',
  'M-0.6 -1L0.6 0L-0.6 1M0.6 -1V1',
  'M-0.6 -1V1M0.6 -1V1M-0.6 -0.5L0.6 0.5',
  'M0 -1L0.65 0L0 1L-0.65 0ZM0 -0.4V0.4',
  'M-0.5 1V-1L0.6 -0.2M-0.5 -0.2L0.6 0.6',
  'M-0.65 -0.8L0.65 0.8M0.65 -0.8L-0.65 0.8M0 -1V-0.35',
  'M-0.6 -1H0.6L-0.4 0H0.6L-0.6 1',
]

export interface Stone {
  name: string
  /** Face up. */
  up: boolean
  ready: boolean
  lit: boolean
  picked: boolean
}

export function paintStone(pen: Pen, { name, up, ready, lit, picked }: Stone, { w, h, u }: Box): void {
  const r = Math.min(w, h) * 0.46
  pen.save()
  pen.translate(w / 2, h / 2)
  if (!ready) pen.rotate(Math.PI / 2)
  pen.beginPath()
  for (const [x, y] of [
    [-0.5, -1],
    [0.45, -0.96],
    [0.82, -0.3],
    [0.72, 0.7],
    [0.2, 1],
    [-0.6, 0.9],
    [-0.82, 0.1],
  ] as const)
    pen.lineTo(x * r, y * r)
  pen.closePath()
  const stone = pen.createLinearGradient(-r, -r, r, r)
  stone.addColorStop(0, ready ? '#6a5c52' : '#3c342f')
  stone.addColorStop(0.5, ready ? '#3d332d' : '#29231f')
  stone.addColorStop(1, '#15110f')
  pen.fillStyle = stone
  pen.fill()
  pen.lineWidth = Math.max(1, 1.4 * u)
  pen.strokeStyle = ready ? hex(colors.cost) : hex(colors.faint)
  pen.stroke()
  pen.scale(r * 0.55, r * 0.55)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  const glyph = new Path2D(up ? bySeed(glyphs, seedOf(name)) : 'M-0.4 0H0.4')
  for (const [width, color] of up
    ? ([
        [0.62, 'rgba(255, 120, 40, 0.3)'],
        [0.3, ready ? '#ff9a45' : '#a8662f'],
        [0.12, ready ? '#ffe9b8' : '#d9a873'],
      ] as const)
    : ([[0.2, hex(colors.soft)]] as const)) {
    pen.lineWidth = width
    pen.strokeStyle = color
    pen.stroke(glyph)
  }
  pen.restore()
  const ring = ringOf('', { lit, picked })
  if (ring) paintRing(pen, ring, { w, h, u }, 5 * u)
}
