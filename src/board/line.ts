/** A card as a line of words, where cards would be too small to read. */
import { Container, Graphics } from 'pixi.js'
import { type FaceMarks, ringColor, turnedSign } from './cards.ts'
import { damageSign, heartSign, shieldSign } from './icons.ts'
import { cut, type Measure } from './measure.ts'
import type { Face } from './place.ts'
import { label } from './text.ts'
import { borders, colors, frames, shade } from './theme.ts'

export function drawLine(face: Face, w: number, h: number, marks: FaceMarks, u: number, measure: Measure): Container {
  const box = new Container()
  const base = face.attached ? 0x453a5c : (frames[face.type] ?? colors.panelLit)
  const ring = ringColor(face.role, marks)
  const border = ring?.color ?? borders[face.frame] ?? shade(base, 1.3)
  box.addChild(
    new Graphics()
      .roundRect(0, 0, w, h, 3 * u)
      .fill(face.lying ? shade(base, 0.6) : base)
      .roundRect(0, 0, w, h, 3 * u)
      .stroke({ color: border, width: ring ? 2 * u : 1, alignment: 1 }),
  )
  const size = Math.min(11.5 * u, h * 0.76)
  let x = w - 3 * u
  const put = (text: string, sign: Graphics | null, color: number): void => {
    const words = label(text, { size, bold: true, color })
    words.anchor.set(1, 0.5)
    words.position.set(x, h / 2)
    x -= words.width + size * 0.1
    box.addChild(words)
    if (!sign) return
    sign.position.set(x - size * 0.42, h / 2)
    x -= size * 1.05
    box.addChild(sign)
  }
  const hurt = face.damage > 0
  if (face.health !== null) {
    const kept = Math.max(0, face.health - face.damage)
    put(hurt ? `${kept}/${face.health}` : `${kept}`, heartSign(size * 0.72), hurt ? 0xff9a8f : colors.text)
  } else if (face.def !== null) put(`${face.def}`, shieldSign(size * 0.75), colors.text)
  if (face.atk !== null && (face.atk > 0 || face.type !== 'hero')) {
    put(`${face.atk}`, damageSign(face.damageTypes[0] ?? 'melee', size * 0.8), colors.text)
  }
  if (marks.count > 1) put(`×${marks.count}`, null, colors.gold)
  let from = 4 * u
  if (face.lying) {
    const sign = turnedSign(h, h, u * 0.8)
    sign.position.set(-h * 0.1, 0)
    box.addChild(sign)
    from = h * 0.85
  }
  const text = cut(face.name, x - from - 2 * u, size, measure)
  const name = label(text, { size, color: face.lying ? colors.soft : colors.text })
  name.anchor.set(0, 0.5)
  name.position.set(from, h / 2)
  box.addChild(name)
  return box
}
