/** The basis of all painting: sheets, colors, grain, the shapes of emblems. */
import type { Rect } from '../places/pack.ts'
import { sequence } from '../seed.ts'

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
 * A canvas to paint on, with its pen; null if the browser refuses one.
 * It is painted by the CPU: for many small strokes that is faster than a graphics card, and much faster than a simulated one.
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
