/** Tools for characters: shapes as short texts, and their lighting. */
import { closedPath, type Line, pair } from './beings/lines.ts'
import type { Figure, Tint } from './figures.ts'
import { hsl, type Pen } from './paint.ts'

/** Half its width, half its height, half its jaw, the middle of its face, half its neck; and half the width of the shoulders. */
export interface Head {
  w: number
  h: number
  jaw: number
  y: number
  neck: number
  reach: number
}

/** The painting context of all parts of a character; `hue` is that of the light behind it. */
export interface Bust {
  pen: Pen
  hue: number
  figure: Figure
  head: Head
}

export const tint = ([hue, strength, light]: Tint, by = 1, alpha = 1): string =>
  hsl(hue, strength, Math.min(0.95, light * by), alpha)

export const bone: Tint = [46, 0.3, 0.82]

/** The placing of a shape: its middle, and the size of its units. */
export interface Frame {
  x?: number
  y: number
  w: number
  h: number
}

/** A line from a text: points `x,y` and curves `cx,cy,x,y`, in units of the frame. */
export const lineOf = (text: string, { x = 0, y, w, h }: Frame): Line =>
  text.split(' ').map((part) => {
    const [a = 0, b = 0, c, d] = part.split(',').map((n, i) => (i % 2 ? y + Number(n) * h : x + Number(n) * w))
    return c === undefined || d === undefined ? [a, b] : [a, b, c, d]
  })

/** One shape across the middle, from its right half. */
export const across = (bust: Bust, text: string, color: Tint, rim?: number): void =>
  body(bust, closedPath(lineOf(text, bust.head)), color, rim)

/** A shape on the right, and its mirror image. */
export function sides(bust: Bust, text: string, color: Tint, rim?: number, frame: Frame = bust.head): void {
  for (const path of pair(lineOf(text, frame))) body(bust, path, color, rim)
}

/** A body: lighter on the side of the light, dark at its edge, with a bright rim there. */
export function body({ pen, hue }: Bust, path: Path2D, color: Tint, rim = 0.75): void {
  const fall = pen.createLinearGradient(-22, -26, 26, 34)
  fall.addColorStop(0, tint(color, 1.35))
  fall.addColorStop(0.45, tint(color))
  fall.addColorStop(1, tint(color, 0.34))
  pen.strokeStyle = 'rgba(8, 5, 6, 0.88)'
  pen.lineWidth = 2.6
  pen.stroke(path)
  pen.fillStyle = fall
  pen.fill(path)
  if (rim <= 0) return
  pen.save()
  pen.clip(path)
  pen.translate(1.1, 0.9)
  pen.strokeStyle = hsl(hue + 12, 0.95, 0.78, rim)
  pen.lineWidth = 1.5
  pen.stroke(path)
  pen.restore()
}

/** Two equal ovals, right and left. */
export function ovals(pen: Pen, { x = 0, y, w, h }: Frame, color: string, turn = 0): void {
  pen.fillStyle = color
  for (const side of [1, -1]) {
    pen.beginPath()
    pen.ellipse(side * x, y, w, h, side * turn, 0, 7)
    pen.fill()
  }
}
