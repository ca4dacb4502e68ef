/** The Boss on the table: its picture, its name, and its health as a bar with numbers. */
import { Container } from 'pixi.js'
import { paintBeing } from '../art/beings/index.ts'
import { chip, hex, stamp, turned, write } from '../art/frame.ts'
import { paintRing, ringOf } from '../art/marks.ts'
import { paintStandins } from '../art/meters.ts'
import { ownPicture } from '../art/own.ts'
import { type Pen, roughen, sheet } from '../art/paint.ts'
import { damagePath, signPaths } from '../art/signs.ts'
import type { Rect } from '../places/pack.ts'
import { chipsOf, type Show } from '../places/place.ts'
import { colors, damageColor, shade } from '../theme.ts'
import { type Box, cut } from './measure.ts'
import { painted } from './picture.ts'

type BossShow = Extract<Show, { kind: 'boss' }>

export function drawBoss(show: BossShow, box: Box): Container {
  const container = new Container()
  container.addChild(painted(box.w, box.h, 12 * box.u, (pen) => paintBoss(pen, show, box)))
  return container
}

function paintBoss(pen: Pen, { face, being, lit, picked, gone, attack, under, standins }: BossShow, box: Box): void {
  const { w, h, u, measure } = box
  const foot = Math.min(42 * u, h * 0.28)
  const band = { ...box, h: foot * 0.5 }
  pen.save()
  if (gone) pen.globalAlpha = 0.16
  const room = { x: 0, y: -8 * u, w, h: h - foot * 0.62 + 8 * u }
  const own = ownPicture(face.look?.picture)
  if (own) paintOwnBoss(pen, own, room)
  else paintBeing(pen, room, being, face.lying || gone)
  pen.restore()
  if (gone) {
    paintName(pen, face.name === '' ? 'Nobody' : `${face.name} has fallen`, h - foot, band)
    return
  }

  const ring = ringOf(face.role, { lit, picked })
  if (ring) {
    pen.save()
    pen.shadowColor = hex(ring.color)
    pen.shadowBlur = 14 * u
    paintRing(pen, ring, { w, h, u }, 10 * u)
    pen.restore()
  }
  paintName(pen, face.name, h - foot, band)
  const bar = { x: w * 0.04, y: h - foot * 0.5, w: w * 0.92, h: foot * 0.46 }
  if (face.health !== null) paintHealth(pen, face.health, face.damage, bar, u)
  else if (standins) paintStandins(pen, standins, bar, u, measure)
  const [type = 'melee'] = face.damageTypes
  const big = Math.min(20 * u, w * 0.12)
  if (attack) {
    const y = h - foot - big * 0.7
    stamp(pen, damagePath(type), { x: big * 0.8, y, size: big, color: damageColor(type) })
    write(pen, attack, { x: big * 1.4, y, size: big, bold: true })
  }
  if (face.lying) turned(pen, w - 18 * u, h - foot - 14 * u, 9 * u)
  const chips = [
    ...face.keywords.map((word) => [word, colors.soft] as const),
    ...chipsOf(face),
    ...(face.turned ? [['flipped', colors.text] as const] : []),
  ]
  for (const [i, [text, color]] of chips.entries())
    chip(pen, text, { x: w / 2, y: under + 12 * u + i * 16 * u, size: 11 * u, color })
}

/** The name on a parchment band with torn ends, below `y`, within the size of `band`. */
function paintName(pen: Pen, name: string, y: number, band: Box): void {
  const { w, h, u, measure } = band
  const fitting = (text: string): number => (h * 0.72 * w * 0.8) / (measure(text, h * 0.72, true) * 1.3)
  // Where there is little room for it, the name of the side is left to the map above.
  const told = fitting(name) < h * 0.42 ? name.replace(/ \([^()]*\)$/, '') : name
  const size = Math.max(h * 0.42, Math.min(h * 0.72, fitting(told)))
  const text = cut(told, { width: (w * 0.86) / 1.3, size, measure, bold: true })
  const half = Math.min(w / 2, (measure(text, size, true) * 1.3) / 2 + 16 * u)
  const x = w / 2
  pen.beginPath()
  pen.moveTo(x - half, y)
  pen.lineTo(x + half, y)
  pen.lineTo(x + half - 7 * u, y + h / 2)
  pen.lineTo(x + half, y + h)
  pen.lineTo(x - half, y + h)
  pen.lineTo(x - half + 7 * u, y + h / 2)
  pen.closePath()
  const fall = pen.createLinearGradient(0, y, 0, y + h)
  fall.addColorStop(0, hex(colors.parchment))
  fall.addColorStop(1, hex(shade(colors.parchment, 0.76)))
  pen.save()
  pen.shadowColor = 'rgba(0, 0, 0, 0.8)'
  pen.shadowBlur = 8 * u
  pen.fillStyle = fall
  pen.fill()
  pen.restore()
  pen.save()
  pen.clip()
  roughen(pen, { x: x - half, y, w: half * 2, h }, 0.3)
  pen.restore()
  write(pen, text, { x, y: y + h / 2, size, bold: true, title: true, color: colors.ink, align: 'center' })
}

function paintHealth(pen: Pen, health: number, damage: number, bar: Rect, u: number): void {
  const kept = Math.max(0, health - damage)
  const part = health > 0 ? kept / health : 0
  pen.fillStyle = 'rgba(12, 8, 7, 0.92)'
  pen.beginPath()
  pen.roundRect(bar.x, bar.y, bar.w, bar.h, 3 * u)
  pen.fill()
  const blood = pen.createLinearGradient(0, bar.y, 0, bar.y + bar.h)
  blood.addColorStop(0, '#d8413c')
  blood.addColorStop(0.5, '#a51f22')
  blood.addColorStop(1, '#6d1015')
  pen.fillStyle = blood
  const inner = { x: bar.x + 2 * u, y: bar.y + 2 * u, w: (bar.w - 4 * u) * part, h: bar.h - 4 * u }
  pen.fillRect(inner.x, inner.y, inner.w, inner.h)
  pen.strokeStyle = hex(colors.cost)
  pen.lineWidth = 1.5 * u
  pen.beginPath()
  pen.roundRect(bar.x, bar.y, bar.w, bar.h, 3 * u)
  pen.stroke()
  const y = bar.y + bar.h / 2
  stamp(pen, signPaths.heart, { x: bar.x + bar.h * 0.55, y, size: bar.h * 0.95, color: colors.health })
  pen.save()
  pen.shadowColor = 'rgba(0, 0, 0, 0.9)'
  pen.shadowBlur = 3 * u
  write(pen, `${kept} / ${health}`, { x: bar.x + bar.w / 2, y, size: bar.h * 0.86, bold: true, align: 'center' })
  pen.restore()
}

/** The whole picture as large as fits, its edges fading into the hall: a Boss. */
function paintOwnBoss(pen: Pen, own: ImageBitmap, { x, y, w, h }: Rect): void {
  const scale = Math.min(w / own.width, h / own.height)
  const [wide, high] = [own.width * scale, own.height * scale]
  const made = sheet(Math.ceil(wide), Math.ceil(high))
  if (!made) return
  made.pen.drawImage(own, 0, 0, made.canvas.width, made.canvas.height)
  made.pen.globalCompositeOperation = 'destination-in'
  made.pen.scale(made.canvas.width / 2, made.canvas.height / 2)
  const fade = made.pen.createRadialGradient(1, 1, 0.72, 1, 1, 1)
  fade.addColorStop(0, '#000')
  fade.addColorStop(1, 'rgba(0, 0, 0, 0)')
  made.pen.fillStyle = fade
  made.pen.fillRect(0, 0, 2, 2)
  pen.drawImage(made.canvas, x + (w - wide) / 2, y + (h - high) / 2, wide, high)
}
