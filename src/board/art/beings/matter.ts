/** What bodies are made of: hide, scales, stone, horn, ivory, iron. */
import type { Round } from '../../places/pack.ts'
import { hsl, sheet } from '../paint.ts'
import type { Clay } from './clay.ts'
import { type Point, shape } from './lines.ts'

export interface Matter {
  hue: number
  /** How strong the color is. */
  sat: number
  /** How light it is at the top and at the bottom. */
  tone: readonly [top: number, low: number]
  /** Where the top and the bottom are. */
  span: Span
  /** How brightly its edge is lit, 0 to 1. */
  rim?: number | undefined
  /** How far in the edges darken. */
  round?: number | undefined
}

export type Span = readonly [top: number, low: number]

/** A body: its edges darken, and its rim catches the light of the hall. Uses strokes, because canvas shadows are slow. */
export function solid({ pen, light }: Clay, path: Path2D, m: Matter): void {
  const fall = pen.createLinearGradient(0, m.span[0], 0, m.span[1])
  m.tone.forEach((lightness, i) => {
    fall.addColorStop(i, hsl(m.hue, m.sat, lightness))
  })
  pen.fillStyle = fall
  pen.fill(path)
  pen.save()
  pen.clip(path)
  pen.lineJoin = 'round'
  const deep = m.round ?? 12
  pen.strokeStyle = 'rgba(0, 0, 0, 0.17)'
  for (const part of [2, 1.4, 0.9, 0.5]) {
    pen.lineWidth = deep * part
    pen.stroke(path)
  }
  const rim = m.rim ?? 0.6
  if (rim > 0) {
    pen.strokeStyle = hsl(light.hue + 8, 1, 0.5, rim * 0.28)
    pen.lineWidth = 4.4
    pen.stroke(path)
    pen.strokeStyle = hsl(light.hue + 16, 1, 0.62, rim * 0.85)
    pen.lineWidth = 1.7
    pen.stroke(path)
  }
  pen.restore()
}

/** A tile of scales, in gray: light in the middle, dark at the edge. */
function scaleTile(size: number, px: number): HTMLCanvasElement | null {
  const [w, h] = [Math.max(4, Math.round(size * px)), Math.max(6, Math.round(size * 1.44 * px))]
  const made = sheet(w, h)
  if (!made) return null
  const { pen } = made
  pen.scale(w / size, h / (size * 1.44))
  for (const [row, shift] of [
    [-1.44, 0],
    [-0.72, 0.5],
    [0, 0],
    [0.72, 0.5],
  ] as const)
    for (const col of [-1, 0, 1]) {
      const [x, y] = [(col + shift + 0.5) * size, row * size]
      pen.beginPath()
      pen.moveTo(x - size / 2, y)
      pen.quadraticCurveTo(x - size * 0.42, y + size * 0.8, x, y + size)
      pen.quadraticCurveTo(x + size * 0.42, y + size * 0.8, x + size / 2, y)
      pen.closePath()
      const fall = pen.createLinearGradient(0, y, 0, y + size)
      fall.addColorStop(0.2, 'rgba(0, 0, 0, 0.5)')
      fall.addColorStop(0.85, 'rgba(255, 240, 220, 0.34)')
      fall.addColorStop(1, 'rgba(255, 240, 220, 0.1)')
      pen.fillStyle = fall
      pen.fill()
      pen.strokeStyle = 'rgba(0, 0, 0, 0.75)'
      pen.lineWidth = size * 0.13
      pen.stroke()
    }
  return made.canvas
}

/** Rows of scales over a body, warmer near a point. */
export function scales({ pen, light, px }: Clay, path: Path2D, size: number, [x, y]: Point, strength: number): void {
  const tile = scaleTile(size, px)
  const pattern = tile && pen.createPattern(tile, 'repeat')
  if (!tile || !pattern) return
  pattern.setTransform({ a: size / tile.width, d: (size * 1.44) / tile.height })
  pen.save()
  pen.globalAlpha = Math.min(1, strength * 1.5)
  pen.fillStyle = pattern
  pen.fill(path)
  const near = pen.createRadialGradient(x, y, 0, x, y, 90)
  near.addColorStop(0, hsl(light.hue + 14, 0.9, 0.5, strength * 0.75))
  near.addColorStop(1, hsl(light.hue, 0.9, 0.3, 0))
  pen.globalAlpha = 1
  pen.fillStyle = near
  pen.fill(path)
  pen.restore()
}

/** A stone with flat sides, each shaded by its angle. */
export function boulder(clay: Clay, { x, y, r }: Round, tall = 1, dark = 1): Path2D {
  const { pen, light, next } = clay
  const n = 7 + Math.floor(next() * 3)
  const turn = next()
  const points = Array.from({ length: n }, (_, i): Point => {
    const angle = ((i + turn) / n) * Math.PI * 2
    const far = r * (0.84 + next() * 0.26)
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * tall]
  })
  const path = shape(points)
  const [tone, span] = [
    [0.2 * dark, 0.08 * dark],
    [y - r, y + r],
  ] as const
  solid(clay, path, { hue: light.far, sat: 0.22, tone, span, rim: 0.45, round: r * 0.4 })
  const [mx, my] = [x - r * 0.18, y - r * 0.2 * tall]
  pen.save()
  pen.clip(path)
  const [first = [x, y]] = points
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[i + 1] ?? first
    const lies = Math.atan2((ay + by) / 2 - y, (ax + bx) / 2 - x)
    const lit = Math.max(0, Math.cos(lies + Math.PI * 0.68))
    pen.beginPath()
    pen.moveTo(mx + (next() - 0.5) * r * 0.2, my)
    pen.lineTo(ax, ay)
    pen.lineTo(bx, by)
    pen.closePath()
    pen.fillStyle =
      lit > 0.1 ? hsl(light.hue + 8, 0.4, 0.42, lit * 0.4 * dark) : `rgba(0, 0, 0, ${0.1 + next() * 0.22})`
    pen.fill()
  })
  pen.restore()
  return path
}

/** A horn, bone or tusk from its root to its tip. */
export interface Horn {
  root: Point
  tip: Point
  rings: number
}

/** Dark at the root, pale at the tip, with rings. */
export function horn(clay: Clay, path: Path2D, { root: [x, y], tip: [toX, toY], rings }: Horn): void {
  const { pen, light } = clay
  const fall = pen.createLinearGradient(x, y, toX, toY)
  fall.addColorStop(0, hsl(light.far, 0.3, 0.07))
  fall.addColorStop(0.5, hsl(30, 0.26, 0.27))
  fall.addColorStop(0.85, hsl(36, 0.34, 0.58))
  fall.addColorStop(1, hsl(40, 0.5, 0.84))
  pen.fillStyle = fall
  pen.fill(path)
  edge(clay, path)
  pen.save()
  pen.clip(path)
  pen.lineWidth = 1.6
  const angle = Math.atan2(toY - y, toX - x)
  for (let ring = 1; ring <= rings; ring++) {
    const t = ring / (rings + 2)
    pen.strokeStyle = `rgba(10, 5, 2, ${0.5 - t * 0.35})`
    pen.beginPath()
    pen.ellipse(x + (toX - x) * t, y + (toY - y) * t, 7, 34, angle, -Math.PI * 0.5, Math.PI * 0.5)
    pen.stroke()
  }
  pen.restore()
}

/** The dark edge of a horn, lit by the hall. */
function edge({ pen, light }: Clay, path: Path2D): void {
  pen.save()
  pen.clip(path)
  pen.strokeStyle = 'rgba(0, 0, 0, 0.22)'
  for (const width of [11, 7, 4]) {
    pen.lineWidth = width
    pen.stroke(path)
  }
  pen.strokeStyle = hsl(light.hue + 14, 0.95, 0.6, 0.6)
  pen.lineWidth = 1.7
  pen.stroke(path)
  pen.restore()
}

/** Teeth at the given points on both sides: white, with dark roots. */
export function teeth({ pen }: Clay, list: readonly (readonly [x: number, y: number, w: number, h: number])[]): void {
  for (const side of [1, -1])
    for (const [x, y, w, h] of list) {
      const ivory = pen.createLinearGradient(0, y, 0, y + h)
      ivory.addColorStop(0, hsl(34, 0.4, 0.42))
      ivory.addColorStop(0.5, hsl(42, 0.5, 0.82))
      ivory.addColorStop(1, hsl(46, 0.6, 0.94))
      pen.fillStyle = ivory
      pen.beginPath()
      pen.moveTo((x - w) * side, y)
      pen.quadraticCurveTo((x - w * 0.3) * side, y + h * 0.55, x * 1.02 * side, y + h)
      pen.quadraticCurveTo((x + w * 0.8) * side, y + h * 0.5, (x + w) * side, y)
      pen.closePath()
      pen.fill()
      pen.strokeStyle = 'rgba(20, 8, 2, 0.7)'
      pen.lineWidth = 0.7
      pen.stroke()
    }
}

/** Iron with a golden edge. */
export function metal(clay: Clay, path: Path2D, span: Span, gold = false): void {
  const { pen, light } = clay
  const [top, low] = span
  solid(
    clay,
    path,
    gold
      ? { hue: 38, sat: 0.5, tone: [0.5, 0.16], span, rim: 0.5, round: 7 }
      : { hue: light.far + 10, sat: 0.14, tone: [0.32, 0.07], span, rim: 0.65, round: 10 },
  )
  pen.save()
  pen.clip(path)
  const gleam = pen.createLinearGradient(-70, top, 10, low)
  gleam.addColorStop(0.1, 'rgba(255, 255, 255, 0)')
  gleam.addColorStop(0.3, 'rgba(255, 236, 210, 0.2)')
  gleam.addColorStop(0.46, 'rgba(255, 255, 255, 0)')
  pen.fillStyle = gleam
  pen.fillRect(-150, top - 20, 300, low - top + 40)
  pen.restore()
  if (gold) return
  pen.strokeStyle = hsl(38, 0.55, 0.42, 0.85)
  pen.lineWidth = 1.6
  pen.stroke(path)
}
