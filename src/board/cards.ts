/** Faces of cards. Upright is ready, lying is exhausted; words stay upright so that they can be read. */
import { Container, Graphics, type Text } from 'pixi.js'
import { damageSign, emblem, heartSign, shieldSign, swordsSign } from './icons.ts'
import { cut, type Measure, wrap } from './measure.ts'
import type { Face } from './place.ts'
import { label } from './text.ts'
import { borders, colors, frames, shade } from './theme.ts'

export interface FaceMarks {
  count: number
  /** It can be chosen now. */
  lit: boolean
  picked: boolean
}

/** A card's face, `w` by `h` pixels. */
export function drawFace(face: Face, w: number, h: number, marks: FaceMarks, u: number, measure: Measure): Container {
  const box = new Container()
  const base = face.hidden ? colors.panelLit : (frames[face.type] ?? colors.panelLit)
  const border = borders[face.frame] ?? colors.edge
  const radius = Math.min(w, h) * 0.08
  if (marks.count > 1) box.addChild(sheets(w, h, radius, base, border))
  const frame = new Graphics().roundRect(0, 0, w, h, radius).fill(face.lying ? shade(base, 0.72) : base)
  frame.roundRect(0, 0, w, h, radius).stroke({ color: border, width: Math.max(1.5, 2 * u), alignment: 1 })
  box.addChild(frame)
  if (face.hidden) box.addChild(back(w, h))
  else drawFront(box, face, w, h, u, measure)
  drawMarks(box, face, w, h, marks, u, radius)
  return box
}

function sheets(w: number, h: number, radius: number, base: number, border: number): Graphics {
  const by = Math.max(2, w * 0.04)
  return new Graphics()
    .roundRect(by, -by, w, h, radius)
    .fill(shade(base, 0.7))
    .stroke({ color: border, width: 1, alignment: 1 })
}

function back(w: number, h: number): Graphics {
  const r = Math.min(w, h) * 0.3
  return new Graphics()
    .poly([w / 2, h / 2 - r, w / 2 + r * 0.7, h / 2, w / 2, h / 2 + r, w / 2 - r * 0.7, h / 2])
    .stroke({ color: colors.faint, width: 2 })
}

function drawFront(box: Container, face: Face, w: number, h: number, u: number, measure: Measure): void {
  const pad = Math.max(3, 3 * u)
  const ideal = clamp(Math.sqrt(w * h) * 0.125, 8.2 * u, 13 * u)
  const costRoom = face.cost === null ? 0 : ideal * 1.5
  const size = sizeFor(face.name, w - pad * 2 - costRoom, ideal, measure)
  const nameLines = h < 46 * u ? 1 : 2
  const name = wrap(face.name, w - pad * 2 - costRoom, size, measure, nameLines, true)
  const nameHeight = name.length * size * 1.12
  const footSize = clamp(Math.min(w, h) * 0.2, 10.5 * u, 22 * u)
  const footY = h - pad - footSize * 0.55

  const bar = new Graphics()
    .roundRect(0, 0, w, nameHeight + pad * 1.6, Math.min(w, h) * 0.08)
    .fill({ color: 0, alpha: 0.35 })
  box.addChild(bar)
  const title = label(name.join('\n'), {
    size,
    bold: true,
    leading: 1.12,
    color: face.lying ? colors.soft : colors.text,
  })
  title.position.set(pad + costRoom, pad * 0.7)
  box.addChild(title)

  const words = face.keywords.length > 0 ? cut(face.keywords.join(', '), w - pad * 2, size * 0.86, measure) : ''
  const middle = { from: nameHeight + pad * 2, to: footY - footSize * 0.6 - (words ? size : 0) }
  const room = Math.min(middle.to - middle.from, w * 0.5)
  if (room > 9 * u && !face.lying) {
    const sign = emblem(face.type, room * 0.8, shade(frames[face.type] ?? colors.edge, 1.75))
    sign.position.set(w / 2, (middle.from + middle.to) / 2)
    sign.alpha = 0.85
    box.addChild(sign)
  }
  if (words && h > 40 * u) {
    const line = label(words, { size: size * 0.86, italic: true, color: colors.gold })
    line.position.set(pad, footY - footSize * 0.62 - size)
    box.addChild(line)
  }
  if (face.cost !== null) addCost(box, face.cost, size, pad)
  drawFoot(box, face, w, footY, footSize, pad)
}

/** The size at which the longest word fits, not below seven tenths of the ideal one. */
function sizeFor(name: string, width: number, ideal: number, measure: Measure): number {
  const longest = Math.max(...name.split(' ').map((word) => measure(word, ideal, true)))
  return longest <= width ? ideal : Math.max(ideal * 0.7, (ideal * width * 0.95) / longest)
}

function addCost(box: Container, cost: number, size: number, pad: number): void {
  const r = size * 0.8
  box.addChild(new Graphics().circle(pad * 0.6 + r, pad * 0.6 + r, r).fill(colors.cost))
  const text = label(`${cost}`, { size: size * 1.1, bold: true, color: colors.ground })
  centre(text, pad * 0.6 + r, pad * 0.6 + r)
  box.addChild(text)
}

/** ATK and strike cost at the left, armor or health at the right; smaller where both would meet. */
function drawFoot(box: Container, face: Face, w: number, y: number, size: number, pad: number): void {
  const left = new Container()
  if (face.atk !== null) addNumber(left, damageSign(face.damageTypes[0] ?? 'melee', size * 0.8), `${face.atk}`, size)
  if (face.strike !== null)
    addNumber(left, swordsSign(size * 0.6, colors.cost), `${face.strike}`, size * 0.8, colors.cost)
  const right = new Container()
  const hurt = face.damage > 0
  if (face.health !== null) {
    const kept = Math.max(0, face.health - face.damage)
    const text = hurt || face.type === 'hero' ? `${kept}/${face.health}` : `${kept}`
    addNumber(right, heartSign(size * 0.75), text, size, hurt ? 0xff9a8f : colors.text)
  } else if (face.def !== null) addNumber(right, shieldSign(size * 0.8), `${face.def}`, size)
  const room = w - pad * 2
  const scale = Math.min(
    1,
    (room - (left.width && right.width ? pad * 1.5 : 0)) / Math.max(1, left.width + right.width),
  )
  left.scale.set(scale)
  right.scale.set(scale)
  left.position.set(pad, y)
  right.position.set(w - pad - right.width, y)
  box.addChild(left, right)
}

/** A sign and its number, after what the group holds already. */
function addNumber(group: Container, sign: Graphics, text: string, size: number, color: number = colors.text): void {
  const x = group.width > 0 ? group.width + size * 0.25 : 0
  sign.position.set(x + size * 0.42, 0)
  const words = label(text, { size, bold: true, color })
  words.anchor.set(0, 0.5)
  words.position.set(x + size * 0.9, 0)
  group.addChild(sign, words)
}

function drawMarks(
  box: Container,
  face: Face,
  w: number,
  h: number,
  marks: FaceMarks,
  u: number,
  radius: number,
): void {
  const flipped = face.turned && !face.hidden
  if (face.lying) {
    const sign = turnedSign(w, h, u)
    if (flipped) sign.position.x = -w * 0.22
    box.addChild(sign)
  } else if (face.fresh) box.addChild(chip('new', w / 2, h / 2, 9 * u, colors.soft))
  if (flipped)
    box.addChild(chip('flipped', face.lying ? w * 0.62 : w / 2, face.lying ? h / 2 : h * 0.62, 9 * u, colors.soft))
  face.counters.slice(0, 3).forEach(([name, n], i) => {
    box.addChild(chip(`${n} ${name}`, w / 2, h * 0.36 + i * 13 * u, 9.5 * u, colors.good))
  })
  if (marks.count > 1) box.addChild(chip(`×${marks.count}`, w * 0.5, h * 0.5, Math.min(20 * u, h * 0.26), colors.gold))
  const ring = ringColor(face.role, marks)
  if (ring)
    box.addChild(
      new Graphics().roundRect(0, 0, w, h, radius).stroke({ color: ring.color, width: ring.width * u, alignment: 0 }),
    )
}

export function ringColor(role: string, marks: FaceMarks): { color: number; width: number } | null {
  if (marks.picked) return { color: colors.good, width: 4 }
  if (marks.lit) return { color: colors.gold, width: 3 }
  if (role.endsWith('attacker')) return { color: colors.attack, width: 3 }
  if (role.endsWith('defender')) return { color: colors.defend, width: 3 }
  return null
}

/** A bent arrow: the card is exhausted. */
export function turnedSign(w: number, h: number, u: number): Graphics {
  const r = Math.min(9 * u, Math.min(w, h) * 0.14)
  const g = new Graphics()
    .arc(w / 2, h / 2, r, -Math.PI * 0.9, Math.PI * 0.4)
    .stroke({ color: colors.soft, width: 1.6 * u })
  const x = w / 2 + Math.cos(Math.PI * 0.4) * r
  const y = h / 2 + Math.sin(Math.PI * 0.4) * r
  return g.poly([x - r * 0.7, y - r * 0.1, x + r * 0.35, y - r * 0.55, x + r * 0.1, y + r * 0.6]).fill(colors.soft)
}

function chip(text: string, x: number, y: number, size: number, color: number): Container {
  const box = new Container()
  const words = label(text, { size, bold: true, color })
  const w = words.width + size * 0.8
  const h = size * 1.45
  box.addChild(new Graphics().roundRect(-w / 2, -h / 2, w, h, h / 2).fill({ color: colors.ground, alpha: 0.85 }), words)
  centre(words, 0, 0)
  box.position.set(x, y)
  return box
}

export function centre(text: Text, x: number, y: number): void {
  text.anchor.set(0.5)
  text.position.set(x, y)
}

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n))
