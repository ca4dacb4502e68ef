/** The surroundings of pictures: metal frames, plates, gems, badges, chips, card backs. */
import type { Rect, Round } from '../places/pack.ts'
import { borders, classColors, colors, fonts, frames, shade } from '../theme.ts'
import { emblemPath, hsl, type Pen, roughen } from './paint.ts'

export const hex = (color: number, alpha = 1): string =>
  alpha >= 1
    ? `#${color.toString(16).padStart(6, '0')}`
    : `rgba(${color >> 16}, ${(color >> 8) & 255}, ${color & 255}, ${alpha})`

/** The place and the style of a line of words. */
export interface WordStyle {
  /** Its left end, its middle or its right end, by `align`. */
  x: number
  /** The middle of its height. */
  y: number
  align?: CanvasTextAlign
  size: number
  color?: number
  bold?: boolean
  italic?: boolean
  title?: boolean
}

/** Writes one line of words, and returns its width. */
export function write(pen: Pen, text: string, style: WordStyle): number {
  pen.font = `${style.italic ? 'italic ' : ''}${style.bold ? 'bold ' : ''}${style.size}px ${style.title ? fonts.title : fonts.body}`
  pen.textAlign = style.align ?? 'left'
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = hex(style.color ?? colors.text)
  pen.fillText(text, style.x, style.y + style.size * 0.34)
  return pen.measureText(text).width
}

/** The place (its middle), size and color of a sign or chip. */
export interface FrameMark {
  x: number
  y: number
  size: number
  color: number
}

/** A sign with a dark outline. */
export function stamp(pen: Pen, path: string, { x, y, size, color }: FrameMark): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 2, size / 2)
  const shape = new Path2D(path)
  pen.lineJoin = 'round'
  pen.lineWidth = 0.34
  pen.strokeStyle = 'rgba(8, 5, 4, 0.85)'
  pen.stroke(shape)
  pen.fillStyle = hex(color)
  pen.fill(shape)
  pen.restore()
}

interface Frame {
  w: number
  h: number
  /** Of its corners. */
  radius: number
  /** The width of the metal. */
  edge: number
}

/** A card's frame: metal in the color of its faction, lit from above. */
export function frameOf(pen: Pen, { w, h, radius, edge }: Frame, metal: number): void {
  const fall = pen.createLinearGradient(0, 0, w * 0.3, h)
  fall.addColorStop(0, hex(shade(metal, 1.5)))
  fall.addColorStop(0.25, hex(metal))
  fall.addColorStop(0.7, hex(shade(metal, 0.5)))
  fall.addColorStop(1, hex(shade(metal, 0.85)))
  pen.fillStyle = fall
  pen.beginPath()
  pen.roundRect(0, 0, w, h, radius)
  pen.fill()
  pen.lineWidth = 1
  pen.strokeStyle = 'rgba(0, 0, 0, 0.8)'
  pen.beginPath()
  pen.roundRect(0.5, 0.5, w - 1, h - 1, radius)
  pen.stroke()
  pen.beginPath()
  pen.roundRect(edge - 0.5, edge - 0.5, w - edge * 2 + 1, h - edge * 2 + 1, Math.max(1, radius - edge / 2))
  pen.stroke()
}

export const metalOf = (frame: string, type: string): number =>
  borders[frame] ?? shade(frames[type] ?? colors.edge, 1.25)

/** The plate behind a name: iron, or parchment for quests; below it a line in the class color. */
export function plate(pen: Pen, { x, y, w, h }: Rect, parchment: boolean, classes: readonly string[]): void {
  const fall = pen.createLinearGradient(0, y, 0, y + h)
  fall.addColorStop(0, parchment ? hex(colors.parchment) : 'rgba(34, 28, 25, 0.97)')
  fall.addColorStop(1, parchment ? hex(shade(colors.parchment, 0.8)) : 'rgba(17, 13, 11, 0.93)')
  pen.fillStyle = fall
  pen.fillRect(x, y, w, h)
  const band = classes.map((name) => classColors[name.toLowerCase()]).filter((color) => color !== undefined)
  const each = w / Math.max(1, band.length)
  band.forEach((color, i) => {
    pen.fillStyle = hex(color)
    pen.fillRect(x + i * each, y + h, each, Math.max(1.5, h * 0.07))
  })
  if (band.length === 0) {
    pen.fillStyle = 'rgba(0, 0, 0, 0.6)'
    pen.fillRect(x, y + h, w, 1)
  }
}

/** The cost: a golden gem with its number. */
export function gem(pen: Pen, text: string, { x, y, r }: Round): void {
  pen.save()
  pen.translate(x, y)
  const sides = 6
  const outline = (by: number): void => {
    pen.beginPath()
    for (let i = 0; i < sides; i++) {
      const angle = -Math.PI / 2 + (i * 2 * Math.PI) / sides
      pen.lineTo(Math.cos(angle) * by, Math.sin(angle) * by)
    }
    pen.closePath()
  }
  outline(r * 1.14)
  pen.fillStyle = '#1a120a'
  pen.fill()
  outline(r)
  const shine = pen.createLinearGradient(-r, -r, r, r)
  shine.addColorStop(0, '#fff0b8')
  shine.addColorStop(0.45, hex(colors.cost))
  shine.addColorStop(1, '#9a7330')
  pen.fillStyle = shine
  pen.fill()
  pen.restore()
  write(pen, text, { x, y, size: r * 1.35, bold: true, color: 0x1a120a, align: 'center' })
}

/** A word on a dark pill. */
export function chip(pen: Pen, text: string, { x, y, size, color }: FrameMark): void {
  pen.font = `bold ${size}px ${fonts.body}`
  const w = pen.measureText(text).width + size * 0.9
  const h = size * 1.4
  pen.beginPath()
  pen.roundRect(x - w / 2, y - h / 2, w, h, h / 2)
  pen.fillStyle = 'rgba(14, 10, 8, 0.88)'
  pen.fill()
  pen.lineWidth = 1
  pen.strokeStyle = hex(color, 0.7)
  pen.stroke()
  write(pen, text, { x, y, size, bold: true, color, align: 'center' })
}

/** The back of a card: dark leather, an iron ring, a dragon. */
export function back(pen: Pen, w: number, h: number, edge: number): void {
  const hue = 14
  const [x, y] = [w / 2, h / 2]
  const leather = pen.createRadialGradient(x, y, 0, x, y, Math.max(w, h) * 0.7)
  leather.addColorStop(0, hsl(hue, 0.5, 0.24))
  leather.addColorStop(1, hsl(hue, 0.45, 0.07))
  pen.fillStyle = leather
  const inner = { x: edge, y: edge, w: w - edge * 2, h: h - edge * 2 }
  pen.fillRect(inner.x, inner.y, inner.w, inner.h)
  roughen(pen, inner, 0.35)
  const r = Math.min(w, h) * 0.33
  pen.strokeStyle = hsl(38, 0.5, 0.45)
  pen.lineWidth = Math.max(1, r * 0.07)
  pen.beginPath()
  pen.arc(x, y, r * 1.12, 0, 7)
  pen.stroke()
  pen.save()
  pen.translate(x - r * 0.82, y - r * 0.82)
  pen.scale((r * 1.64) / 512, (r * 1.64) / 512)
  pen.fillStyle = hsl(38, 0.55, 0.52)
  pen.fill(emblemPath('dragon-head'))
  pen.restore()
}

/** A bent arrow: the card is exhausted. */
export function turned(pen: Pen, x: number, y: number, r: number): void {
  pen.save()
  pen.translate(x, y)
  pen.beginPath()
  pen.arc(0, 0, r * 1.55, 0, 7)
  pen.fillStyle = 'rgba(10, 8, 7, 0.62)'
  pen.fill()
  pen.beginPath()
  pen.arc(0, 0, r, -Math.PI * 0.9, Math.PI * 0.4)
  pen.lineWidth = r * 0.24
  pen.strokeStyle = hex(colors.text)
  pen.stroke()
  const [tx, ty] = [Math.cos(Math.PI * 0.4) * r, Math.sin(Math.PI * 0.4) * r]
  pen.beginPath()
  pen.moveTo(tx - r * 0.7, ty - r * 0.1)
  pen.lineTo(tx + r * 0.35, ty - r * 0.55)
  pen.lineTo(tx + r * 0.1, ty + r * 0.6)
  pen.fillStyle = hex(colors.text)
  pen.fill()
  pen.restore()
}

/** A sign at the left end of a button: a card back for a deck, a skull for a graveyard, a rift for removed cards. */
export function zoneSign(pen: Pen, sign: 'deck' | 'graveyard' | 'removed', x: number, height: number): void {
  const h = Math.min(height, 30) * 0.82
  const y = (height - h) / 2
  pen.save()
  pen.translate(x, y)
  if (sign === 'deck') {
    const w = h * 0.72
    pen.beginPath()
    pen.roundRect(0, 0, w, h, 2)
    pen.clip()
    back(pen, w, h, 0)
    pen.lineWidth = 1.5
    pen.strokeStyle = hex(colors.cost)
    pen.strokeRect(0, 0, w, h)
  } else {
    const size = h * 0.78
    pen.translate(0, (h - size) / 2)
    pen.scale(size / 512, size / 512)
    pen.fillStyle = hex(colors.soft)
    pen.fill(emblemPath(sign === 'graveyard' ? 'death-skull' : 'implosion'))
  }
  pen.restore()
}
