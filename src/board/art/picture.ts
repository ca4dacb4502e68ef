/** Paints a `Picture`: sky, light, ground, texture, and in front of them its emblems or its character. */
import type { Rect } from '../places/pack.ts'
import type { Picture } from './compose.ts'
import { paintGround, paintSky, side } from './grounds.ts'
import { ownPicture, paintOwn } from './own.ts'
import { emblemPath, hsl, type Pen, roughen, sheet } from './paint.ts'
import { paintFigure } from './paint-figure.ts'

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

/** The whole picture, filling `rect`; the emblem is in the middle of `room`. */
export function paintPicture(pen: Pen, name: string, picture: Picture, rect: Rect, room: Rect): void {
  const own = ownPicture(picture.own)
  if (own) {
    paintOwn(pen, own, rect)
    return
  }
  const back = background(name, picture)
  const square = Math.max(rect.w, rect.h)
  pen.save()
  pen.beginPath()
  pen.rect(rect.x, rect.y, rect.w, rect.h)
  pen.clip()
  if (back) pen.drawImage(back, rect.x + (rect.w - square) / 2, rect.y + (rect.h - square) / 2, square, square)
  if (picture.figure) paintBust(pen, picture, rect, room)
  else paintArranged(pen, picture, room)
  pen.restore()
}

/** A character fills the width and goes on below the edge. */
function paintBust(pen: Pen, picture: Picture, rect: Rect, room: Rect): void {
  if (!picture.figure) return
  const size = Math.min(rect.w * 1.06, (rect.y + rect.h - room.y) * 0.98)
  const at = { x: room.x + (room.w - size) / 2, y: room.y + size * 0.02, w: size, h: size }
  paintFigure(pen, picture.figure, at, { hue: picture.hue, left: picture.light[0] < 0.5 })
}

/** A part of the room: the middle and the size of an emblem, as fractions, and its turn. */
interface Spot {
  x: number
  y: number
  size: number
  turn?: number
  mirrored?: boolean
  second?: boolean
  light?: number
}

/** The places of the emblems in each arrangement, back to front; a missing one does not compile. */
const arrangements: { readonly [L in Picture['layout']]: readonly Spot[] } = {
  bust: [{ x: 0.5, y: 0.5, size: 1 }],
  alone: [{ x: 0.5, y: 0.5, size: 1 }],
  tilted: [{ x: 0.52, y: 0.52, size: 1.28, turn: 0.5 }],
  pair: [
    { x: 0.42, y: 0.42, size: 0.9 },
    { x: 0.79, y: 0.79, size: 0.5, second: true },
  ],
  trio: [
    { x: 0.2, y: 0.36, size: 0.56, turn: -0.3, light: 0.7 },
    { x: 0.8, y: 0.36, size: 0.56, turn: 0.3, light: 0.7 },
    { x: 0.5, y: 0.62, size: 0.8 },
  ],
  burst: [{ x: 0.5, y: 0.5, size: 0.82 }],
  ring: [{ x: 0.5, y: 0.5, size: 0.66 }],
  rising: [{ x: 0.5, y: 0.56, size: 0.95 }],
  crest: [{ x: 0.5, y: 0.46, size: 0.6 }],
  crossed: [
    { x: 0.5, y: 0.5, size: 1, mirrored: true, light: 0.75 },
    { x: 0.5, y: 0.5, size: 1 },
  ],
}

function paintArranged(pen: Pen, picture: Picture, room: Rect): void {
  const size = Math.min(room.w, room.h)
  if (size < 6) return
  const box = { x: room.x + (room.w - size) / 2, y: room.y + (room.h - size) / 2, w: size, h: size }
  paintSetting(pen, picture, box)
  for (const spot of arrangements[picture.layout]) paintSpot(pen, picture, box, spot)
}

/** The layer between ground and emblem. */
function paintSetting(pen: Pen, { layout, hue, deep, strength, tint }: Picture, { x, y, w }: Rect): void {
  const [cx, cy] = [x + w / 2, y + w / 2]
  const bright = (alpha: number): string => hsl(hue + 10, strength, 0.8, alpha)
  const circle = (r: number, width: number, style: string): void => {
    pen.lineWidth = width
    pen.strokeStyle = style
    pen.beginPath()
    pen.arc(cx, cy, r, 0, 7)
    pen.stroke()
  }
  if (layout === 'ring') {
    pen.fillStyle = hsl(deep, strength * 0.6, 0.1, 0.55)
    pen.beginPath()
    pen.arc(cx, cy, w * 0.5, 0, 7)
    pen.fill()
    circle(w * 0.5, w * 0.03, bright(0.95))
    circle(w * 0.41, w * 0.014, bright(0.7))
    pen.beginPath()
    for (let i = 0; i < 24; i++) {
      const [c, s] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)]
      pen.moveTo(cx + c * w * 0.43, cy + s * w * 0.43)
      pen.lineTo(cx + c * w * (i % 3 ? 0.455 : 0.49), cy + s * w * (i % 3 ? 0.455 : 0.49))
    }
    pen.stroke()
  } else if (layout === 'burst') {
    pen.fillStyle = bright(0.55)
    pen.beginPath()
    for (let i = 0; i < 24; i++) {
      const angle = (i * Math.PI) / 12
      const r = w * (i % 2 ? 0.34 : i % 4 ? 0.56 : 0.68)
      pen.lineTo(cx + Math.cos(angle) * r, cy + Math.sin(angle) * r)
    }
    pen.fill()
  } else if (layout === 'rising') {
    const disc = pen.createLinearGradient(0, cy - w * 0.52, 0, cy + w * 0.4)
    disc.addColorStop(0, hsl(hue + 16, strength, 0.86, 0.95))
    disc.addColorStop(1, hsl(hue - 10, strength, 0.5, 0.75))
    pen.fillStyle = disc
    pen.beginPath()
    pen.arc(cx, cy, w * 0.5, 0, 7)
    pen.fill()
  } else if (layout === 'crest') {
    pen.beginPath()
    pen.moveTo(cx - w * 0.42, y + w * 0.04)
    pen.quadraticCurveTo(cx, y + w * 0.12, cx + w * 0.42, y + w * 0.04)
    pen.quadraticCurveTo(cx + w * 0.46, y + w * 0.7, cx, y + w * 1.02)
    pen.quadraticCurveTo(cx - w * 0.46, y + w * 0.7, cx - w * 0.42, y + w * 0.04)
    const field = pen.createLinearGradient(cx - w * 0.3, y, cx + w * 0.3, y + w)
    field.addColorStop(0, hsl(deep, strength * 0.8, 0.42, 0.96))
    field.addColorStop(1, hsl(deep, strength * 0.8, 0.16, 0.96))
    pen.fillStyle = field
    pen.fill()
    pen.lineWidth = w * 0.07
    pen.strokeStyle = 'rgba(8, 5, 6, 0.8)'
    pen.stroke()
    pen.lineWidth = w * 0.04
    pen.strokeStyle = hsl(tint[0], tint[1], 0.72)
    pen.stroke()
  }
}

function paintSpot(pen: Pen, picture: Picture, { x, y, w }: Rect, spot: Spot): void {
  pen.save()
  pen.translate(x + spot.x * w, y + spot.y * w)
  if (picture.mirrored !== (spot.mirrored ?? false)) pen.scale(-1, 1)
  pen.rotate(spot.turn ?? 0)
  const icon = spot.second ? (picture.second ?? picture.icon) : picture.icon
  const [hue, strength] = spot.second ? ([picture.hue + 40, 0.8] as const) : picture.tint
  if (spot.second) paintDisc(pen, picture, (spot.size * w) / 2)
  const style = picture.layout === 'rising' ? 'dark' : 'light'
  paintShape(pen, icon, {
    size: spot.size * w * (spot.second ? 0.62 : 1),
    hue,
    strength,
    style,
    light: spot.light ?? 1,
  })
  pen.restore()
}

/** A small dark disc with a bright edge, for a second emblem. */
function paintDisc(pen: Pen, { deep, hue, strength }: Picture, r: number): void {
  pen.beginPath()
  pen.arc(0, 0, r, 0, 7)
  pen.fillStyle = hsl(deep, strength * 0.6, 0.12, 0.92)
  pen.fill()
  pen.lineWidth = Math.max(1, r * 0.12)
  pen.strokeStyle = hsl(hue + 20, Math.max(0.5, strength), 0.72)
  pen.stroke()
}

interface ShapeStyle {
  size: number
  hue: number
  strength: number
  /** In front of a disc of light a shape is dark. */
  style: 'light' | 'dark'
  light: number
}

/** An emblem around 0, 0: with a dark outline so that it stands out even at 60 pixels, its upper edges in the light. */
function paintShape(pen: Pen, icon: string, { size, hue, strength, style, light }: ShapeStyle): void {
  const path = emblemPath(icon)
  pen.save()
  pen.scale(size / 512, size / 512)
  pen.translate(-256, -256)
  pen.lineJoin = 'round'
  const fall = pen.createLinearGradient(90, 0, 300, 512)
  if (style === 'dark') {
    pen.strokeStyle = hsl(hue + 16, 0.9, 0.9, 0.9)
    pen.lineWidth = Math.max(16, (1.1 / size) * 512)
    fall.addColorStop(0, hsl(hue, strength * 0.7, 0.24))
    fall.addColorStop(1, hsl(hue, strength * 0.6, 0.07))
  } else {
    pen.strokeStyle = hsl(hue, strength * 0.6, 0.04, 0.8)
    pen.lineWidth = Math.max(30, (2.2 / size) * 512)
    fall.addColorStop(0, hsl(hue + 14, strength * 0.55, 0.97 * light))
    fall.addColorStop(0.45, hsl(hue + 6, strength * 0.9, 0.76 * light))
    fall.addColorStop(1, hsl(hue - 8, strength, 0.42 * light))
  }
  pen.stroke(path)
  pen.fillStyle = fall
  pen.fill(path)
  pen.restore()
}

/** Only the emblem, lit like the picture. */
export function paintEmblem(pen: Pen, { icon, hue, strength, mirrored }: Picture, room: Rect): void {
  const size = Math.min(room.w, room.h)
  if (size < 6) return
  pen.save()
  pen.translate(room.x + room.w / 2, room.y + room.h / 2)
  if (mirrored) pen.scale(-1, 1)
  paintShape(pen, icon, { size, hue, strength, style: 'light', light: 1 })
  pen.restore()
}
