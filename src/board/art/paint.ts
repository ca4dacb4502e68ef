/** Paints a `Picture`: sky, light, ground, texture, and the emblem in front. */
import type { Rect } from '../places/pack.ts'
import { sequence } from '../seed.ts'
import type { Picture } from './compose.ts'
import { ownPicture, paintOwn } from './own.ts'

export type Pen = CanvasRenderingContext2D

let shapes: Readonly<Record<string, string>> = {}
const paths = new Map<string, Path2D>()

/** Loads the emblem shapes after the program, because there are many; without them cards have no emblems. */
export async function loadEmblems(): Promise<void> {
  const loaded = await import('../../../assets/icons.json').catch(() => null)
  if (loaded) shapes = loaded.default
}

/** An emblem as a path in a box of 512 by 512. */
export function emblemPath(name: string): Path2D {
  let path = paths.get(name)
  if (!path) {
    path = new Path2D(shapes[name] ?? shapes['dragon-shield'])
    paths.set(name, path)
  }
  return path
}

export const hsl = (hue: number, saturation: number, light: number, alpha = 1): string =>
  `hsla(${hue.toFixed(1)}, ${(saturation * 100).toFixed(1)}%, ${(light * 100).toFixed(1)}%, ${alpha})`

/**
 * A canvas to paint on, with its pen; null if the browser refuses one. It is painted by the CPU: for many small strokes that is
 * faster than a graphics card, and much faster than a simulated one.
 */
export function sheet(w: number, h: number): { canvas: HTMLCanvasElement; pen: Pen } | null {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(w))
  canvas.height = Math.max(1, Math.ceil(h))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  return pen ? { canvas, pen } : null
}

let grainTile: HTMLCanvasElement | null = null

/** A tile of fine and coarse grain, for parchment, iron and skies. */
export function grain(pen: Pen): CanvasPattern | null {
  if (!grainTile) {
    const made = sheet(128, 128)
    if (!made) return null
    const data = made.pen.createImageData(128, 128)
    const next = sequence(7)
    const coarse = Array.from({ length: 16 * 16 }, next)
    for (let i = 0; i < 128 * 128; i++) {
      const x = i % 128
      const y = i >> 7
      const [cx, cy] = [x >> 3, y >> 3]
      const [fx, fy] = [(x & 7) / 8, (y & 7) / 8]
      const at = (dx: number, dy: number): number => coarse[((cy + dy) & 15) * 16 + ((cx + dx) & 15)] ?? 0
      const top = at(0, 0) * (1 - fx) + at(1, 0) * fx
      const low = at(0, 1) * (1 - fx) + at(1, 1) * fx
      const v = 255 * (0.55 * (top * (1 - fy) + low * fy) + 0.45 * next())
      data.data.set([v, v, v, 255], i * 4)
    }
    made.pen.putImageData(data, 0, 0)
    grainTile = made.canvas
  }
  return pen.createPattern(grainTile, 'repeat')
}

/** Adds grain to a painted area. */
export function roughen(pen: Pen, { x, y, w, h }: Rect, strength: number): void {
  const pattern = grain(pen)
  if (!pattern) return
  pen.save()
  pen.globalCompositeOperation = 'overlay'
  pen.globalAlpha = strength
  pen.fillStyle = pattern
  pen.fillRect(x, y, w, h)
  pen.restore()
}

const side = 192
const kept = new Map<string, HTMLCanvasElement>()

/** The picture's background as a square, cached for the next card of that name. */
function background(name: string, picture: Picture): HTMLCanvasElement | null {
  const before = kept.get(name)
  if (before) return before
  const made = sheet(side, side)
  if (!made) return null
  paintSky(made.pen, picture)
  paintGround(made.pen, picture)
  roughen(made.pen, { x: 0, y: 0, w: side, h: side }, 0.28)
  if (kept.size > 300) kept.clear()
  kept.set(name, made.canvas)
  return made.canvas
}

function paintSky(pen: Pen, { hue, deep, strength, light }: Picture): void {
  const sky = pen.createLinearGradient(0, 0, 0, side)
  sky.addColorStop(0, hsl(deep, strength * 0.6, 0.13))
  sky.addColorStop(0.6, hsl(hue, strength * 0.75, 0.24))
  sky.addColorStop(1, hsl(deep, strength * 0.5, 0.09))
  pen.fillStyle = sky
  pen.fillRect(0, 0, side, side)
  const [x, y] = [light[0] * side, light[1] * side]
  const glow = pen.createRadialGradient(x, y, 0, x, y, side * 0.75)
  glow.addColorStop(0, hsl(hue + 10, strength, 0.74, 0.95))
  glow.addColorStop(0.25, hsl(hue, strength, 0.52, 0.75))
  glow.addColorStop(1, hsl(hue, strength, 0.3, 0))
  pen.fillStyle = glow
  pen.fillRect(0, 0, side, side)
}

/** What a ground is painted with: pen, colors, the place of the light, and random numbers from 0 to 1. */
interface GroundPaint extends Pick<Picture, 'ground' | 'hue' | 'deep' | 'strength'> {
  pen: Pen
  lx: number
  ly: number
  next: () => number
}

/** Each kind of ground; a missing one does not compile. */
const grounds: { readonly [G in Picture['ground']]: (paint: GroundPaint) => void } = {
  rays: paintRays,
  rings: paintRings,
  flames: paintRidges,
  shards: paintRidges,
  spires: paintRidges,
  leaves: paintLeaves,
  mist: paintMist,
  cave: paintCave,
  hills: paintHills,
}

/** What lies behind the emblem: hills, flames, shards of ice, rays, rings, mist. */
function paintGround(pen: Pen, { ground, hue, deep, strength, light, seed }: Picture): void {
  const next = sequence(seed ^ 0x5bd1e995)
  grounds[ground]({ pen, ground, hue, deep, strength, lx: light[0] * side, ly: light[1] * side, next })
}

/** The color of a ground layer: the nearer, the darker. */
const layerColor = ({ deep, strength }: GroundPaint, i: number): string =>
  hsl(deep, strength * 0.55, 0.2 - i * 0.055, 0.92)

function paintRays({ pen, hue, strength, lx, ly, next }: GroundPaint): void {
  const turn = next() * Math.PI
  const rays = 10 + Math.floor(next() * 8)
  pen.fillStyle = hsl(hue + 8, strength, 0.8, 0.22)
  for (let i = 0; i < rays; i++) {
    const angle = turn + (i * 2 * Math.PI) / rays
    const wide = 0.05 + next() * 0.12
    pen.beginPath()
    pen.moveTo(lx, ly)
    pen.lineTo(lx + Math.cos(angle - wide) * 300, ly + Math.sin(angle - wide) * 300)
    pen.lineTo(lx + Math.cos(angle + wide) * 300, ly + Math.sin(angle + wide) * 300)
    pen.fill()
  }
}

function paintRings({ pen, hue, strength, lx, ly, next }: GroundPaint): void {
  for (let i = 0; i < 6; i++) {
    pen.strokeStyle = hsl(hue + i * 9, strength, 0.75, 0.35 - i * 0.04)
    pen.lineWidth = 1.5 + next() * 4
    const from = next() * 7
    pen.beginPath()
    pen.arc(lx, ly, 16 + i * (14 + next() * 8), from, from + 2 + next() * 4)
    pen.stroke()
  }
  sparks(pen, hue, strength, 26, next)
}

/** Jagged ground in three layers: flames, shards of ice, or spires of rock. */
function paintRidges(paint: GroundPaint): void {
  const { pen, ground, hue, strength, next } = paint
  for (let i = 0; i < 3; i++) {
    const flames = ground === 'flames'
    pen.fillStyle = flames ? hsl(hue + 14 - i * 9, 0.95, 0.5 - i * 0.15, 0.62) : layerColor(paint, i)
    if (ground === 'shards') pen.fillStyle = hsl(hue, strength, 0.62 - i * 0.2, 0.5)
    pen.beginPath()
    pen.moveTo(0, side)
    const base = side * (0.5 + i * 0.14)
    const step = ground === 'spires' ? 26 : 18
    for (let x = -step; x < side + step; x += step * (0.6 + next() * 0.8)) {
      const tall = base - (20 + next() * (flames ? 62 : 56))
      if (flames) {
        pen.quadraticCurveTo(x + step * 0.1, base + 14, x + step * (next() - 0.2), tall)
        pen.quadraticCurveTo(x + step * 0.5, tall + 30, x + step * 0.7, base + 10)
      } else {
        pen.lineTo(x, base + next() * 8)
        pen.lineTo(x + step * (0.2 + next() * 0.4), tall)
      }
    }
    pen.lineTo(side, side)
    pen.fill()
  }
  sparks(pen, hue + 15, strength, ground === 'spires' ? 6 : 22, next)
}

function paintLeaves({ pen, hue, strength, next }: GroundPaint): void {
  for (let i = 0; i < 22; i++) {
    pen.save()
    pen.translate(next() * side, next() * side)
    pen.rotate(next() * 7)
    pen.fillStyle = hsl(hue + (next() - 0.5) * 50, strength, 0.22 + next() * 0.3, 0.45)
    pen.beginPath()
    const r = 10 + next() * 22
    pen.moveTo(-r, 0)
    pen.quadraticCurveTo(0, -r * 0.8, r, 0)
    pen.quadraticCurveTo(0, r * 0.8, -r, 0)
    pen.fill()
    pen.restore()
  }
}

function paintMist({ pen, hue, deep, strength, next }: GroundPaint): void {
  for (let i = 0; i < 16; i++) {
    const [x, y, r] = [next() * side, side * (0.25 + next() * 0.75), 18 + next() * 46]
    const cloud = pen.createRadialGradient(x, y, 0, x, y, r)
    cloud.addColorStop(0, hsl(i % 3 ? hue : deep, strength, i % 2 ? 0.5 : 0.08, 0.34))
    cloud.addColorStop(1, hsl(hue, strength, 0.3, 0))
    pen.fillStyle = cloud
    pen.fillRect(0, 0, side, side)
  }
}

function paintCave({ pen, hue, deep, strength, next }: GroundPaint): void {
  pen.fillStyle = hsl(deep, strength * 0.4, 0.05, 0.9)
  pen.beginPath()
  pen.rect(0, 0, side, side)
  for (let i = 0; i <= 22; i++) {
    const angle = (i * 2 * Math.PI) / 22
    const r = side * (0.36 + next() * 0.13)
    const [x, y] = [side / 2 + Math.cos(angle) * r, side / 2 + Math.sin(angle) * r]
    if (i === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
  pen.fill('evenodd')
  sparks(pen, hue, strength, 12, next)
}

function paintHills(paint: GroundPaint): void {
  const { pen, next } = paint
  for (let i = 0; i < 3; i++) {
    pen.fillStyle = layerColor(paint, i)
    pen.beginPath()
    pen.moveTo(0, side)
    const base = side * (0.56 + i * 0.13)
    pen.lineTo(0, base + (next() - 0.5) * 30)
    for (let x = 0; x < side; x += 48)
      pen.quadraticCurveTo(x + 24, base - next() * 46 + 10, x + 48, base + (next() - 0.5) * 22)
    pen.lineTo(side, side)
    pen.fill()
  }
}

function sparks(pen: Pen, hue: number, strength: number, n: number, next: () => number): void {
  for (let i = 0; i < n; i++) {
    pen.fillStyle = hsl(hue + 12, strength, 0.8, 0.25 + next() * 0.6)
    pen.beginPath()
    pen.arc(next() * side, next() * side, 0.6 + next() * 2, 0, 7)
    pen.fill()
  }
}

/** The whole picture, filling `rect`; the emblem is in the middle of `room`. */
export function paintPicture(pen: Pen, name: string, picture: Picture, rect: Rect, room: Rect): void {
  const own = ownPicture(picture.own)
  if (own) {
    paintOwn(pen, own, rect)
    return
  }
  const back = background(name, picture)
  const square = Math.max(rect.w, rect.h)
  if (back) {
    pen.save()
    pen.beginPath()
    pen.rect(rect.x, rect.y, rect.w, rect.h)
    pen.clip()
    pen.drawImage(back, rect.x + (rect.w - square) / 2, rect.y + (rect.h - square) / 2, square, square)
    pen.restore()
  }
  paintEmblem(pen, picture, room)
}

/** Only the emblem, lit like the picture, with a dark outline so that it stands out even at 60 pixels. */
export function paintEmblem(pen: Pen, { icon, hue, strength, mirrored }: Picture, room: Rect): void {
  const size = Math.min(room.w, room.h)
  if (size < 6) return
  pen.save()
  pen.translate(room.x + room.w / 2, room.y + room.h / 2)
  pen.scale(((mirrored ? -1 : 1) * size) / 512, size / 512)
  pen.translate(-256, -256)
  const path = emblemPath(icon)
  pen.lineJoin = 'round'
  pen.strokeStyle = hsl(hue, strength * 0.6, 0.05, 0.75)
  pen.lineWidth = Math.max(30, (2.2 / size) * 512)
  pen.stroke(path)
  const metal = pen.createLinearGradient(0, 0, 0, 512)
  metal.addColorStop(0, hsl(hue + 14, strength * 0.5, 0.97))
  metal.addColorStop(0.5, hsl(hue + 6, strength * 0.85, 0.82))
  metal.addColorStop(1, hsl(hue - 6, strength, 0.55))
  pen.fillStyle = metal
  pen.fill(path)
  pen.restore()
}
