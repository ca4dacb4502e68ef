/** Card faces. A ready card is upright, an exhausted one dark and tilted on the same ground. */
import { Container } from 'pixi.js'
import type { CardView } from '../../engine/types.ts'
import type { CardDef } from '../../language/types.ts'
import { compose } from '../art/compose.ts'
import { back, chip, frameOf, gem, hex, metalOf, plate, stamp, turned, write } from '../art/frame.ts'
import { paintRing, ringOf } from '../art/marks.ts'
import { type Pen, sheet } from '../art/paint.ts'
import { paintPicture } from '../art/picture.ts'
import { classPaths, crestPaths, damagePath, signPaths } from '../art/signs.ts'
import { aspect, clamp, type Rect } from '../places/pack.ts'
import { chipsOf, type Face, faceOf, faceOfPrinted } from '../places/place.ts'
import type { PrintedFace } from '../scene.ts'
import { borders, colors, damageColor, shade } from '../theme.ts'
import { type Box, cut, type Measure, makeMeasure, wrapName } from './measure.ts'
import { painted, sharpness } from './picture.ts'

export interface FaceMarks {
  count: number
  /** Whether it can be chosen now. */
  lit: boolean
  picked: boolean
  /** Whether it can only be placed. */
  dim?: boolean
}

/** For a single card with which nothing can be done. */
export const plainFace: FaceMarks = { count: 1, lit: false, picked: false }

/** A card's face. */
export function drawFace(face: Face, marks: FaceMarks, box: Box): Container {
  const container = new Container()
  container.addChild(painted(box.w, box.h, 9 * box.u, (pen) => paintFace(pen, face, marks, box)))
  return container
}

/** A hero's picture alone, with the signs of its state, for a raider of whom a small page shows no more. */
export function drawPortrait({ face, turn }: { face: Face; turn: boolean }, { w, h, u }: Box): Container {
  const container = new Container()
  const radius = 4 * u
  container.addChild(
    painted(w, h, 2, (pen) => {
      const all = { x: 0, y: 0, w, h }
      pen.save()
      pen.beginPath()
      pen.roundRect(0, 0, w, h, radius)
      pen.clip()
      paintPicture(pen, face.name, compose(face), all, { x: w * 0.1, y: h * 0.08, w: w * 0.8, h: h * 0.84 })
      if (face.away) pale(pen, all)
      if (face.lying || face.out) {
        pen.fillStyle = 'rgba(14, 12, 11, 0.55)'
        pen.fillRect(0, 0, w, h)
      }
      pen.restore()
      pen.lineWidth = turn ? 2 : 1.2
      pen.strokeStyle = hex(turn ? colors.gold : metalOf(face.frame, face.type))
      pen.beginPath()
      pen.roundRect(0, 0, w, h, radius)
      pen.stroke()
      if (face.lying) turned(pen, w * 0.24, h * 0.24, h * 0.17)
      if (turn) stamp(pen, signPaths.pointer, { x: w * 0.82, y: h * 0.18, size: h * 0.26, color: colors.gold })
    }),
  )
  return container
}

/** The face of a card as an element for the page, `h` pixels tall; null if it can't be painted. */
export function facePicture(
  card: CardView,
  printed: (def: string) => PrintedFace | null,
  h: number,
): HTMLElement | null {
  return pictureOf({ ...faceOf(card, printed), lying: false }, h)
}

/** The face of a card as it is printed, as an element for the page, `h` pixels tall; null if it can't be painted. */
export const printedPicture = (
  card: CardDef,
  printed: (def: string) => PrintedFace | null,
  h: number,
): HTMLElement | null => pictureOf(faceOfPrinted(card, printed), h)

function pictureOf(face: Face, h: number): HTMLElement | null {
  const w = Math.round(h * aspect)
  const scale = sharpness()
  const margin = 8
  const made = sheet((w + margin * 2) * scale, (h + margin * 2) * scale)
  if (!made) return null
  made.pen.scale(scale, scale)
  made.pen.translate(margin, margin)
  paintFace(made.pen, face, plainFace, { w, h, u: h / 236, measure: makeMeasure() })
  made.canvas.style.cssText = `width: ${w + margin * 2}px; height: ${h + margin * 2}px`
  made.canvas.setAttribute('aria-hidden', 'true')
  return made.canvas
}

/** A face in its box. That of an exhausted card is tilted inside it; where the box is wider than high, the frame lies on its side. */
export function paintFace(pen: Pen, face: Face, marks: FaceMarks, box: Box): void {
  const { w, h } = box
  pen.save()
  if (face.lying && w <= h) {
    pen.translate(w / 2, h / 2)
    pen.rotate(tilt)
    pen.scale(0.92, 0.92)
    pen.translate(-w / 2, -h / 2)
  }
  paintUpright(pen, face, marks, box)
  pen.restore()
}

/** The tilt of an exhausted card, in radians. */
const tilt = 0.14

function paintUpright(pen: Pen, face: Face, marks: FaceMarks, box: Box): void {
  const { w, h, u } = box
  const short = Math.min(w, h)
  const radius = short * 0.075
  const edge = clamp(short * 0.032, 2, 6 * u)
  const ring = ringOf(face.role, marks)
  if (marks.count > 1) {
    for (const by of marks.count > 3 ? [2, 1] : [1]) {
      pen.save()
      pen.translate(by * Math.max(2, w * 0.03), -by * Math.max(2, w * 0.03))
      frameOf(pen, { w, h, radius, edge }, metalOf(face.frame, face.type))
      pen.restore()
    }
  }
  pen.save()
  const glows = ring !== null && ring.as !== 'dim'
  pen.shadowColor = glows ? hex(ring.color) : 'rgba(0, 0, 0, 0.75)'
  pen.shadowBlur = (glows ? 9 : 6) * u * (globalThis.devicePixelRatio || 1)
  pen.shadowOffsetY = glows ? 0 : 2 * u
  pen.fillStyle = '#0b0806'
  pen.beginPath()
  pen.roundRect(0, 0, w, h, radius)
  pen.fill()
  if (glows) pen.fill()
  pen.restore()
  frameOf(pen, { w, h, radius, edge }, metalOf(face.frame, face.type))
  pen.save()
  pen.beginPath()
  pen.roundRect(edge, edge, w - edge * 2, h - edge * 2, Math.max(1, radius - edge / 2))
  pen.clip()
  if (face.hidden) back(pen, w, h, edge)
  else paintFront(pen, face, edge, box)
  pen.restore()
  paintMarks(pen, face, marks, box)
  if (ring) paintRing(pen, ring, { w, h, u }, radius)
}

function paintFront(pen: Pen, face: Face, edge: number, box: Box): void {
  const { w, h, u, measure } = box
  const pad = Math.max(2.5, 2.5 * u)
  const ideal = clamp(Math.sqrt(w * h) * 0.125, 9 * u, 17 * u)
  const gemRoom = face.cost === '' ? 0 : ideal * 1.45
  const width = w - edge * 2 - pad * 2 - gemRoom
  const size = sizeFor(face.name, width, ideal, measure)
  const name = wrapName(face.name, { width, size, measure, bold: true, most: h < 52 * u ? 1 : 2 })
  const plateHeight = name.length * size * 1.06 + pad * 1.3
  const footSize = clamp(Math.min(w, h) * 0.2, 11 * u, 26 * u)
  const foot = hasFoot(face)
  const footHeight = foot ? footSize * 1.25 : edge
  const words =
    face.keywords.length > 0 && h > 60 * u
      ? cut(face.keywords.join(', '), { width: w - edge * 2 - pad * 2, size: size * 0.88, measure })
      : ''

  const top = edge + plateHeight
  const bottom = h - edge - footHeight - (words ? size * 1.1 : 0)
  const room = { x: edge + w * 0.08, y: top + pad, w: w * 0.84 - edge * 2, h: Math.max(0, bottom - top - pad * 2) }
  paintPicture(pen, face.name, compose(face), { x: edge, y: edge, w: w - edge * 2, h: h - edge * 2 }, room)
  if (face.away) pale(pen, { x: edge, y: edge, w: w - edge * 2, h: h - edge * 2 })
  const dim = face.lying || face.out
  if (dim) {
    pen.fillStyle = 'rgba(14, 12, 11, 0.5)'
    pen.fillRect(edge, edge, w - edge * 2, h - edge * 2)
  }
  if (foot || words) {
    const from = bottom - size * 0.4
    const dark = pen.createLinearGradient(0, from, 0, h - edge)
    dark.addColorStop(0, 'rgba(10, 7, 5, 0)')
    dark.addColorStop(0.4, 'rgba(10, 7, 5, 0.78)')
    dark.addColorStop(1, 'rgba(10, 7, 5, 0.92)')
    pen.fillStyle = dark
    pen.fillRect(edge, from, w - edge * 2, h - from)
  }
  const parchment = face.type === 'quest'
  plate(pen, { x: edge, y: edge, w: w - edge * 2, h: plateHeight }, parchment, face.classes)
  const ink = parchment ? colors.ink : dim ? colors.soft : colors.text
  name.forEach((line, i) => {
    const y = edge + pad * 0.6 + size * 1.06 * (i + 0.5)
    write(pen, line, { x: edge + pad + gemRoom, y, size, bold: true, color: ink })
  })
  paintCrest(pen, face, w - edge - pad, edge + plateHeight, clamp(Math.min(w, h) * 0.095, 4.5 * u, 11 * u))
  const wordsAt = { x: edge + pad, y: bottom + size * 0.6 }
  if (words) write(pen, words, { ...wordsAt, size: size * 0.88, italic: true, color: colors.gold })
  if (face.cost) gem(pen, face.cost, { x: edge + ideal * 0.72, y: edge + ideal * 0.78, r: ideal * 0.74 })
  if (foot) paintFoot(pen, face, { y: h - edge - footHeight * 0.5, size: footSize, pad: edge + pad }, box)
}

/** A picture in the other realm: without color, with mist rising from below. */
function pale(pen: Pen, { x, y, w, h }: Rect): void {
  pen.save()
  pen.globalCompositeOperation = 'saturation'
  pen.fillStyle = '#707070'
  pen.fillRect(x, y, w, h)
  pen.globalCompositeOperation = 'screen'
  const mist = pen.createLinearGradient(0, y, 0, y + h)
  mist.addColorStop(0, 'rgba(60, 110, 150, 0.25)')
  mist.addColorStop(0.45, 'rgba(110, 170, 210, 0.4)')
  mist.addColorStop(1, 'rgba(150, 205, 240, 0.65)')
  pen.fillStyle = mist
  pen.fillRect(x, y, w, h)
  pen.restore()
}

/** A small crest that hangs from the name: its field shows the faction, its charge the class. `x`, `y` is its upper right corner. */
function paintCrest(pen: Pen, face: Face, x: number, y: number, r: number): void {
  const kind = face.classes.map((one) => one.toLowerCase()).find((one) => classPaths[one])
  if (!kind && !borders[face.frame]) return
  pen.save()
  pen.translate(x - r, y + r * 0.9)
  pen.scale(r, r)
  pen.lineJoin = 'round'
  const field = new Path2D(crestPaths[face.frame] ?? crestPaths[''])
  pen.lineWidth = 0.34
  pen.strokeStyle = 'rgba(10, 6, 4, 0.95)'
  pen.stroke(field)
  pen.fillStyle = hex(shade(borders[face.frame] ?? colors.edge, 0.8))
  pen.fill(field)
  pen.lineWidth = 0.12
  pen.strokeStyle = hex(colors.cost)
  pen.stroke(field)
  if (kind) {
    pen.scale(0.56, 0.56)
    pen.fillStyle = '#fff6e0'
    pen.fill(new Path2D(classPaths[kind]), 'evenodd')
  }
  pen.restore()
}

/** The font size at which the longest word fits, but at least seven tenths of the ideal. */
function sizeFor(name: string, width: number, ideal: number, measure: Measure): number {
  const longest = Math.max(...name.split(' ').map((word) => measure(word, ideal, true)))
  return longest <= width ? ideal : Math.max(ideal * 0.7, (ideal * width * 0.95) / longest)
}

/** Numbers smaller than this, in table units, can't be read. */
const legible = 9.5

const hasNumbers = ({ atk, strike, health, def }: Face): boolean => [atk, strike, health, def].some((n) => n !== null)
const hasFoot = (face: Face): boolean => hasNumbers(face) || face.gist.length > 0

interface Number {
  path: string
  color: number
  text: string
  ink: number
  /** Relative to the card's other numbers. */
  size: number
}

/** A part of an ability's gist, as a number of a card. */
function gistNumber({ sign, text }: Face['gist'][number]): Number {
  if (sign === '') return { path: '', color: colors.text, text, ink: colors.text, size: 0.72 }
  if (sign === 'heal') return { path: signPaths.heart, color: colors.good, text, ink: colors.good, size: 0.9 }
  return { path: damagePath(sign), color: damageColor(sign), text, ink: colors.text, size: 0.9 }
}

/** The places of a card's numbers: their middle, their largest size, and their distance from the edges. */
interface Foot {
  y: number
  size: number
  pad: number
}

/**
 * ATK and strike cost on the left, armor or health on the right, smaller if they would collide.
 * If that would be too small to read, only the remaining health is shown.
 */
function paintFoot(pen: Pen, face: Face, { y, size, pad }: Foot, { w, u, measure }: Box): void {
  const left: Number[] = []
  const [type = 'melee'] = face.damageTypes
  if (face.atk !== null)
    left.push({ path: damagePath(type), color: damageColor(type), text: `${face.atk}`, ink: colors.text, size: 1 })
  if (face.strike !== null)
    left.push({ path: signPaths.swords, color: colors.cost, text: `${face.strike}`, ink: colors.cost, size: 0.8 })
  if (!hasNumbers(face)) left.push(...face.gist.map(gistNumber))
  const right: Number[] = []
  const hurt = face.damage > 0
  if (face.health !== null) {
    const kept = Math.max(0, face.health - face.damage)
    const text = hurt || face.type === 'hero' ? `${kept}/${face.health}` : `${kept}`
    right.push({ path: signPaths.heart, color: colors.health, text, ink: hurt ? colors.hurt : colors.text, size: 1 })
  } else if (face.def !== null)
    right.push({ path: signPaths.shield, color: colors.armor, text: `${face.def}`, ink: colors.text, size: 1 })

  const widthOf = (one: Number, by: number): number =>
    measure(one.text, by * one.size, true) + by * one.size * (one.path ? 1.05 : 0.2)
  const total = (by: number): number =>
    [...left, ...right].reduce(
      (sum, one) => sum + widthOf(one, by) + by * 0.12,
      left.length && right.length ? by * 0.2 : 0,
    )
  const fitting = (): number => Math.min(size, (size * (w - pad * 2)) / total(size))
  for (const one of right) if (fitting() < legible * u) one.text = one.text.replace(/\/.*/, '')
  const fit = fitting()
  const put = (one: Number, x: number): number => {
    const s = fit * one.size
    if (one.path) stamp(pen, one.path, { x: x + s * 0.46, y, size: s * 0.86, color: one.color })
    write(pen, one.text, { x: x + s * (one.path ? 0.98 : 0.1), y, size: s, bold: true, color: one.ink })
    return widthOf(one, fit) + fit * 0.12
  }
  let x = pad
  for (const one of left) x += put(one, x)
  x = w - pad - right.reduce((sum, one) => sum + widthOf(one, fit), 0)
  for (const one of right) x += put(one, x)
}

function paintMarks(pen: Pen, face: Face, marks: FaceMarks, { w, h, u }: Box): void {
  const flipped = face.turned && !face.hidden
  // On a small card these two lie one over the other.
  const tight = marks.count > 1 && face.fresh && !face.lying && w < 100 * u
  if (face.lying) turned(pen, w * 0.16, h * 0.4, Math.min(7 * u, Math.min(w, h) * 0.12))
  else if (face.fresh) {
    // Below the other chips, if there are any.
    const y = Math.min(h * 0.7, Math.max(h * 0.52, h * 0.38 + chipsOf(face).length * 15 * u))
    chip(pen, 'new', {
      x: marks.count > 1 ? w * 0.3 : w / 2,
      y: tight ? h * 0.67 : y,
      size: 10 * u,
      color: colors.text,
    })
  }
  if (flipped) {
    chip(pen, 'flipped', { x: w / 2, y: h * 0.64, size: 10 * u, color: colors.text })
  }
  for (const [i, [text, color]] of chipsOf(face).entries())
    chip(pen, text, { x: marks.count > 1 ? w * 0.36 : w / 2, y: h * 0.38 + i * 15 * u, size: 10.5 * u, color })
  if (marks.count > 1)
    chip(pen, `×${marks.count}`, {
      x: w * 0.74,
      y: h * (tight ? 0.42 : 0.5),
      size: Math.min(20 * u, h * 0.22),
      color: colors.gold,
    })
}
