/** A card as a line of text, where cards would be too small to read: emblem, name, numbers. */
import { Container } from 'pixi.js'
import { compose } from '../art/compose.ts'
import { hex, metalOf, stamp, turned, write } from '../art/frame.ts'
import { paintBadge, ringOf } from '../art/marks.ts'
import { hsl, type Pen } from '../art/paint.ts'
import { paintEmblem } from '../art/picture.ts'
import { damagePath, signPaths } from '../art/signs.ts'
import { chipsOf, type Face } from '../places/place.ts'
import { colors, damageColor, lineLight } from '../theme.ts'
import type { FaceMarks } from './cards.ts'
import { type Box, wrapName } from './measure.ts'
import { painted } from './picture.ts'

export function drawLine(face: Face, marks: FaceMarks, box: Box): Container {
  const container = new Container()
  container.addChild(painted(box.w, box.h, 4 * box.u, (pen) => paintLine(pen, face, marks, box)))
  return container
}

function paintLine(pen: Pen, face: Face, marks: FaceMarks, { w, h, u, measure }: Box): void {
  const picture = compose(face)
  const ring = ringOf(face.role, marks)
  const radius = 3 * u
  const dim = face.lying || face.out ? 0.5 : 1
  pen.beginPath()
  pen.roundRect(0, 0, w, h, radius)
  const fall = pen.createLinearGradient(0, 0, w, 0)
  const strength = picture.strength * 0.55
  fall.addColorStop(0, face.hidden ? hex(colors.panelLit) : hsl(picture.hue, strength, lineLight * dim))
  fall.addColorStop(1, face.hidden ? hex(colors.panel) : hsl(picture.deep, strength, 0.13 * dim))
  pen.fillStyle = fall
  pen.fill()
  pen.lineWidth = ring ? 2 * u : 1
  pen.save()
  pen.setLineDash((ring?.dash ?? []).map((part) => part * u))
  pen.strokeStyle = hex(ring?.color ?? metalOf(face.frame, face.type))
  pen.stroke()
  pen.restore()

  const size = Math.min(12 * u, h * 0.8)
  let x = w - 3 * u
  const put = (text: string, path: string | null, tint: number, ink: number): void => {
    x -= write(pen, text, { x, y: h / 2, size, bold: true, color: ink, align: 'right' }) + size * 0.1
    if (!path) return
    stamp(pen, path, { x: x - size * 0.42, y: h / 2, size: size * 0.76, color: tint })
    x -= size * 1.05
  }
  const hurt = face.damage > 0
  if (face.health !== null) {
    const kept = Math.max(0, face.health - face.damage)
    put(hurt ? `${kept}/${face.health}` : `${kept}`, signPaths.heart, colors.health, hurt ? colors.hurt : colors.text)
  } else if (face.def !== null) put(`${face.def}`, signPaths.shield, colors.armor, colors.text)
  if (face.atk !== null && (face.atk > 0 || face.type !== 'hero')) {
    const [type = 'melee'] = face.damageTypes
    put(`${face.atk}`, damagePath(type), damageColor(type), colors.text)
  }
  if (marks.count > 1) put(`×${marks.count}`, null, 0, colors.gold)
  for (const [text, color] of chipsOf(face)) put(text, null, 0, color)
  let from = 3 * u
  if (ring) {
    const r = h * 0.36
    paintBadge(pen, ring.badge || signPaths.pointer, ring.color, { x: from + r, y: h / 2, r })
    from += r * 2 + 2 * u
  }
  if (!face.hidden && w > 125 * u) {
    paintEmblem(pen, picture, { x: from, y: 1, w: h - 2, h: h - 2 })
    from += h
  }
  if (face.lying) {
    turned(pen, from + size * 0.5, h / 2, size * 0.34)
    from += size + 2 * u
  }
  const [text = ''] = wrapName(face.name, { width: x - from - 2 * u, size, measure })
  write(pen, text, { x: from, y: h / 2, size, color: face.lying ? colors.soft : colors.text })
}
