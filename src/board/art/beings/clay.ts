/** Tools for modeling beings: shapes with volume, lit from behind by the hall and from within by their own fire, in a box of about -100 to 100. */
import type { Rect, Round } from '../../places/pack.ts'
import { sequence } from '../../seed.ts'
import type { Light } from '../../theme.ts'
import { grain, hsl, type Pen, sheet } from '../paint.ts'

export interface Clay {
  pen: Pen
  light: Light
  /** Pixels per unit, because canvas shadows don't scale. */
  px: number
  /** How bright fires and eyes burn, 0 to 1. */
  fire: number
  /** Numbers from 0 to 1, always the same for the same being. */
  next: () => number
}

export type Point = readonly [x: number, y: number]

/** The end of a curve, and the point that bends it. */
export type Curve = readonly [cx: number, cy: number, x: number, y: number]

/** A line from point to point, straight or in curves. */
export type Line = readonly (Point | Curve)[]

const reach = { x: 150, top: 140, bottom: 120 }

/** The scale for a box, and the pixels per unit that it gives. */
export function sizeOf(pen: Pen, rect: Rect): { scale: number; px: number } {
  const scale = Math.min(rect.w / 216, rect.h / 212)
  return { scale, px: scale * (Math.abs(pen.getTransform().a) || 1) }
}

/** Paints on a sheet of its own, then lights it from one side, roughens it and fades out its bottom. */
export function sculpt(
  px: number,
  { light, fire, seed }: { light: Light; fire: number; seed: number },
  work: (clay: Clay) => void,
): HTMLCanvasElement | null {
  const made = px > 0 ? sheet(reach.x * 2 * px, (reach.top + reach.bottom) * px) : null
  if (!made) return null
  made.pen.scale(px, px)
  made.pen.translate(reach.x, reach.top)
  work({ pen: made.pen, light, px, fire, next: sequence(seed) })
  finish(made.pen, light)
  return made.canvas
}

/** Draws a sheet in the middle of `rect`. */
export function lay(pen: Pen, rect: Rect, scale: number, picture: HTMLCanvasElement): void {
  const x = rect.x + rect.w / 2 - reach.x * scale
  const y = rect.y + rect.h / 2 - (reach.top - 8) * scale
  pen.drawImage(picture, x, y, reach.x * 2 * scale, (reach.top + reach.bottom) * scale)
}

function finish(pen: Pen, light: Light): void {
  const all = [-reach.x - 2, -reach.top - 2, reach.x * 2 + 4, reach.top + reach.bottom + 4] as const
  pen.globalCompositeOperation = 'source-atop'
  const side = pen.createLinearGradient(-110, -60, 110, 60)
  side.addColorStop(0, hsl(light.hue + 24, 0.9, 0.72, 0.13))
  side.addColorStop(0.45, hsl(light.hue, 0.5, 0.4, 0))
  side.addColorStop(1, hsl(light.far, 0.6, 0.03, 0.62))
  pen.fillStyle = side
  pen.fillRect(...all)
  const rough = grain(pen)
  if (rough) {
    pen.globalAlpha = 0.05
    pen.fillStyle = rough
    pen.save()
    pen.scale(0.6, 0.6)
    pen.fillRect(-reach.x * 2, -reach.top * 2, reach.x * 4, reach.top * 4)
    pen.restore()
    pen.globalAlpha = 1
  }
  pen.globalCompositeOperation = 'destination-out'
  const foot = pen.createLinearGradient(0, 72, 0, reach.bottom - 2)
  foot.addColorStop(0, 'rgba(0, 0, 0, 0)')
  foot.addColorStop(0.94, 'rgba(0, 0, 0, 1)')
  pen.fillStyle = foot
  pen.fillRect(...all)
  pen.globalCompositeOperation = 'source-over'
}

function follow(path: Path2D, line: Line, side: number): void {
  line.forEach((p, i) => {
    if (i === 0) path.moveTo(p[0] * side, p[1])
    else if (p.length === 2) path.lineTo(p[0] * side, p[1])
    else path.quadraticCurveTo(p[0] * side, p[1], p[2] * side, p[3])
  })
}

/** A closed symmetric shape: the line goes down its right side, from the middle to the middle. */
export function closedPath(line: Line): Path2D {
  const path = new Path2D()
  follow(path, line, 1)
  const back = [...line].reverse()
  for (const [i, to] of back.slice(1).entries()) {
    const [x, y] = to.length === 2 ? to : [to[2], to[3]]
    const by = back[i]
    if (by?.length === 4) path.quadraticCurveTo(-by[0], by[1], -x, y)
    else path.lineTo(-x, y)
  }
  path.closePath()
  return path
}

/** A closed shape on the right, and its mirror image. */
export function pair(line: Line): Path2D[] {
  return [1, -1].map((side) => {
    const path = new Path2D()
    follow(path, line, side)
    path.closePath()
    return path
  })
}

export function shape(line: Line): Path2D {
  const path = new Path2D()
  follow(path, line, 1)
  path.closePath()
  return path
}

export interface Matter {
  hue: number
  /** How strong the color is, and how light at the top and at the bottom. */
  sat: number
  top: number
  low: number
  /** Where the top and the bottom are. */
  from?: number
  to?: number
  /** How brightly its edge is lit, 0 to 1. */
  rim?: number
  /** How far in the edges darken. */
  round?: number
}

/** A body: its edges darken, and its rim catches the light of the hall. Uses strokes, because canvas shadows are slow. */
export function solid({ pen, light }: Clay, path: Path2D, m: Matter): void {
  const fall = pen.createLinearGradient(0, m.from ?? -100, 0, m.to ?? 100)
  fall.addColorStop(0, hsl(m.hue, m.sat, m.top))
  fall.addColorStop(1, hsl(m.hue, m.sat, m.low))
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

/** Several bodies of the same matter. */
export const solids = (clay: Clay, paths: readonly Path2D[], m: Matter): void => {
  for (const path of paths) solid(clay, path, m)
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
export function scales({ pen, light, px }: Clay, path: Path2D, size: number, [x, y]: Point, strength = 0.3): void {
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

/** Cracks with fire shining through, from a point outward. */
export function cracks(clay: Clay, path: Path2D, [x, y]: Point, n: number, length: number): void {
  const { pen, light, fire, next } = clay
  const [near, middle, end] = [new Path2D(), new Path2D(), new Path2D()]
  for (let i = 0; i < n; i++) {
    let angle = (i / n) * Math.PI * 2 + next()
    let [cx, cy] = [x + (next() - 0.5) * 12, y + (next() - 0.5) * 12]
    const steps = 3 + Math.floor(next() * 4)
    for (let step = 0; step < steps; step++) {
      const third = Math.floor((step / steps) * 3)
      const part = third === 0 ? near : third === 1 ? middle : end
      part.moveTo(cx, cy)
      angle += (next() - 0.5) * 1.3
      const far = (length / steps) * (0.6 + next() * 0.8)
      cx += Math.cos(angle) * far
      cy += Math.sin(angle) * far
      part.lineTo(cx, cy)
    }
  }
  pen.save()
  pen.clip(path)
  pen.lineCap = 'round'
  for (const [i, part] of [near, middle, end].entries())
    for (const [width, bright, alpha] of [
      [8, 0.4, 0.16],
      [4.4, 0.48, 0.3],
      [2.2, 0.6, 0.95],
    ] as const) {
      pen.lineWidth = width * (1 - i * 0.26)
      pen.strokeStyle = hsl(light.hue + 24 - i * 8, 1, bright * (0.45 + 0.55 * fire), alpha)
      pen.stroke(part)
    }
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
  solid(clay, path, {
    hue: light.far,
    sat: 0.22,
    top: 0.2 * dark,
    low: 0.08 * dark,
    from: y - r,
    to: y + r,
    rim: 0.45,
    round: r * 0.4,
  })
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

/** A glow in the air. */
export function glow({ pen, light }: Clay, { x, y, r }: Round, alpha: number, hue = light.hue): void {
  const shine = pen.createRadialGradient(x, y, 0, x, y, r)
  shine.addColorStop(0, hsl(hue + 22, 1, 0.72, alpha))
  shine.addColorStop(0.35, hsl(hue + 6, 1, 0.48, alpha * 0.55))
  shine.addColorStop(1, hsl(hue, 0.95, 0.3, 0))
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  pen.fillStyle = shine
  pen.fillRect(x - r, y - r, r * 2, r * 2)
  pen.restore()
}

/** Flames on a line from `x - w` to `x + w`, highest in the middle. */
export function flames(clay: Clay, { x, y, w, h }: Rect, n: number, alpha = 0.8): void {
  const { pen, light, fire, next } = clay
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  for (let i = 0; i < n; i++) {
    const part = (i + 0.5) / n
    const at = x + (part * 2 - 1) * w + (next() - 0.5) * (w / n)
    const tall = h * (0.45 + 0.55 * Math.sin(part * Math.PI)) * (0.65 + next() * 0.5) * (0.55 + 0.45 * fire)
    const wide = Math.max(3, (w / n) * (1.5 + next()))
    const lean = (next() - 0.5) * tall * 0.35 + (part - 0.5) * tall * 0.3
    const up = pen.createLinearGradient(0, y, 0, y - tall)
    up.addColorStop(0, hsl(light.hue + 30, 1, 0.62, 0))
    up.addColorStop(0.16, hsl(light.hue + 28, 1, 0.6, alpha * 0.75))
    up.addColorStop(0.42, hsl(light.hue + 14, 1, 0.5, alpha * 0.7))
    up.addColorStop(0.75, hsl(light.hue, 0.95, 0.36, alpha * 0.45))
    up.addColorStop(1, hsl(light.far, 0.9, 0.25, 0))
    pen.fillStyle = up
    pen.beginPath()
    pen.moveTo(at - wide, y)
    pen.bezierCurveTo(
      at - wide * 1.2,
      y - tall * 0.4,
      at + lean * 0.2 - wide * 0.2,
      y - tall * 0.55,
      at + lean,
      y - tall,
    )
    pen.bezierCurveTo(at + lean * 0.4 + wide * 0.7, y - tall * 0.6, at + wide * 1.3, y - tall * 0.3, at + wide, y)
    pen.closePath()
    pen.fill()
  }
  pen.restore()
}

interface Eyes extends Rect {
  /** How far their outer ends are raised. */
  tilt: number
  pupil?: boolean
  middle?: number
}

/** Two burning eyes, `x` left and right of the middle. */
export function eyes(clay: Clay, { x, y, w, h, tilt, pupil = true, middle = 0 }: Eyes): void {
  const { pen, light, fire } = clay
  for (const side of [1, -1]) {
    glow(clay, { x: middle + x * side, y, r: w * (1.6 + fire) }, 0.3 + 0.4 * fire)
    pen.save()
    pen.translate(middle + x * side, y)
    pen.scale(side, 1)
    pen.rotate(-tilt)
    const almond = new Path2D()
    almond.moveTo(-w, h * 0.3)
    almond.quadraticCurveTo(-w * 0.1, -h * 1.25, w, -h * 0.35)
    almond.quadraticCurveTo(w * 0.2, h * 1.15, -w, h * 0.3)
    almond.closePath()
    const iris = pen.createRadialGradient(0, 0, 0, 0, 0, w * 1.05)
    iris.addColorStop(0, hsl(light.hue + 36, 1, 0.5 + 0.44 * fire))
    iris.addColorStop(0.5, hsl(light.hue + 24, 1, 0.34 + 0.28 * fire))
    iris.addColorStop(1, hsl(light.hue, 1, 0.2 + 0.22 * fire))
    pen.fillStyle = iris
    pen.fill(almond)
    if (pupil) {
      pen.fillStyle = 'rgba(18, 5, 0, 0.94)'
      pen.beginPath()
      pen.ellipse(w * 0.06, -h * 0.08, w * 0.13, h * 0.62, tilt * 0.6, 0, 7)
      pen.fill()
    }
    pen.strokeStyle = 'rgba(6, 2, 0, 0.8)'
    pen.lineWidth = 1.1
    pen.stroke(almond)
    pen.restore()
  }
}

/** A fiery throat, or any glowing hole. */
export function throat(clay: Clay, path: Path2D, x: number, y: number, r: number): void {
  const { pen, light, fire } = clay
  const hot = pen.createRadialGradient(x, y, 0, x, y, r)
  hot.addColorStop(0, hsl(light.hue + 34, 1, 0.38 + 0.54 * fire))
  hot.addColorStop(0.38, hsl(light.hue + 18, 1, 0.24 + 0.34 * fire))
  hot.addColorStop(0.75, hsl(light.hue, 1, 0.12 + 0.22 * fire))
  hot.addColorStop(1, hsl(light.far, 0.9, 0.07))
  pen.fillStyle = hot
  pen.fill(path)
  glow(clay, { x, y, r: r * 1.7 }, 0.4 * fire)
}

/** Horns, bones and tusks: dark at the root, pale at the tip, with rings. */
export function horns(
  clay: Clay,
  line: Line,
  root: readonly [number, number],
  tip: readonly [number, number],
  rings = 6,
): void {
  const { pen, light } = clay
  pair(line).forEach((path, i) => {
    const side = i === 0 ? 1 : -1
    const fall = pen.createLinearGradient(root[0] * side, root[1], tip[0] * side, tip[1])
    fall.addColorStop(0, hsl(light.far, 0.3, 0.07))
    fall.addColorStop(0.5, hsl(30, 0.26, 0.27))
    fall.addColorStop(0.85, hsl(36, 0.34, 0.58))
    fall.addColorStop(1, hsl(40, 0.5, 0.84))
    pen.fillStyle = fall
    pen.fill(path)
    solidEdge(clay, path)
    pen.save()
    pen.clip(path)
    pen.lineWidth = 1.6
    for (let ring = 1; ring <= rings; ring++) {
      const t = ring / (rings + 2)
      const [cx, cy] = [(root[0] + (tip[0] - root[0]) * t) * side, root[1] + (tip[1] - root[1]) * t]
      const angle = Math.atan2(tip[1] - root[1], (tip[0] - root[0]) * side)
      pen.strokeStyle = `rgba(10, 5, 2, ${0.5 - t * 0.35})`
      pen.beginPath()
      pen.ellipse(cx, cy, 7, 34, angle, -Math.PI * 0.5, Math.PI * 0.5)
      pen.stroke()
    }
    pen.restore()
  })
}

function solidEdge({ pen, light }: Clay, path: Path2D): void {
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

/** Teeth at the given points: white, with dark roots. */
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
export function metal(clay: Clay, path: Path2D, from: number, to: number, gold = false): void {
  const { pen, light } = clay
  solid(
    clay,
    path,
    gold
      ? { hue: 38, sat: 0.5, top: 0.5, low: 0.16, from, to, rim: 0.5, round: 7 }
      : { hue: light.far + 10, sat: 0.14, top: 0.32, low: 0.07, from, to, rim: 0.65, round: 10 },
  )
  pen.save()
  pen.clip(path)
  const gleam = pen.createLinearGradient(-70, from, 10, to)
  gleam.addColorStop(0.1, 'rgba(255, 255, 255, 0)')
  gleam.addColorStop(0.3, 'rgba(255, 236, 210, 0.2)')
  gleam.addColorStop(0.46, 'rgba(255, 255, 255, 0)')
  pen.fillStyle = gleam
  pen.fillRect(-150, from - 20, 300, to - from + 40)
  pen.restore()
  if (gold) return
  pen.strokeStyle = hsl(38, 0.55, 0.42, 0.85)
  pen.lineWidth = 1.6
  pen.stroke(path)
}
