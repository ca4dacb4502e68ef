/** Pictures for the cards beside a Boss: a pool of drops with its gauge, a cube on its plinth, and the plate of the looming effect. */
import type { Box } from '../draw/measure.ts'
import type { Rect, Round } from '../places/pack.ts'
import { colors } from '../theme.ts'
import { hex, stamp, write } from './frame.ts'
import { paintRing, ringOf } from './marks.ts'
import { hsl, type Pen } from './paint.ts'
import { signPaths } from './signs.ts'

export interface PoolLook {
  called: string
  there: number
  used: number
  pile: number
  marks: readonly number[]
  /** The text of the Boss's clock if that counts them; '' if not. */
  says: string
  lit: boolean
}

const drop = 'M0 -1C0.2 -0.45 0.72 -0.1 0.72 0.36A0.72 0.64 0 0 1 -0.72 0.36C-0.72 -0.1 -0.2 -0.45 0 -1Z'

/** A drop with the number in play, a gauge marked with the numbers that card texts ask for, and how many of the supply are used. */
export function paintPool(
  pen: Pen,
  { called, there, used, pile, marks, says, lit }: PoolLook,
  { w, h, u, measure }: Box,
): void {
  pen.fillStyle = 'rgba(18, 10, 9, 0.82)'
  pen.beginPath()
  pen.roundRect(0, 0, w, h, 4 * u)
  pen.fill()
  const high = Math.min(h, 34 * u)
  const r = high * 0.42
  pen.save()
  pen.translate(high * 0.52, h * 0.52)
  pen.scale(r, r)
  const path = new Path2D(drop)
  const red = pen.createRadialGradient(-0.25, 0, 0.1, 0, 0.2, 1.1)
  red.addColorStop(0, '#ff6a4d')
  red.addColorStop(0.55, '#a8161c')
  red.addColorStop(1, '#4a060d')
  pen.fillStyle = red
  pen.fill(path)
  pen.lineWidth = 0.12
  pen.strokeStyle = hex(colors.cost)
  pen.stroke(path)
  pen.restore()
  write(pen, `${there}`, { x: high * 0.52, y: h * 0.52 + high * 0.08, size: high * 0.5, bold: true, align: 'center' })
  const left = high * 1.05
  const room = w - left - 6 * u
  const tall = h > 26 * u
  const kept = pile > 0 ? `${used} of ${pile} used` : ''
  const told = [tall ? called : `${there} ${called}`, kept].filter(Boolean).join(' · ')
  const short = tall ? `${used}/${pile || used}` : `${there} ${called}`
  const text = room > (tall ? 112 : 140) * u ? told : short
  const top = tall ? high * 0.25 : h * 0.5
  if (room > 60 * u) write(pen, text, { x: left, y: top, size: 11.5 * u, bold: true })
  if (says && h > high) {
    const size = Math.min(10.5 * u, (10.5 * u * room) / measure(says, 10.5 * u, true))
    write(pen, says, { x: left, y: top + 14 * u, size, bold: true, color: colors.soft })
  }
  const low = h - high * 0.53
  if (tall && marks.length > 0) gauge(pen, there, marks, { x: left, y: low, w: room, h: high * 0.17 }, u)
  const ring = ringOf('', { lit, picked: false })
  if (ring) paintRing(pen, ring, { w, h, u }, 4 * u)
}

/** Filled as far as there are drops, with a tick at each number that card texts ask for; reached ticks are bright. */
function gauge(pen: Pen, there: number, marks: readonly number[], box: Rect, u: number): void {
  const most = Math.max(there, ...marks)
  pen.fillStyle = 'rgba(255, 255, 255, 0.14)'
  pen.fillRect(box.x, box.y, box.w, box.h)
  pen.fillStyle = '#c2252a'
  pen.fillRect(box.x, box.y, (box.w * Math.min(there, most)) / most, box.h)
  for (const mark of marks) {
    const x = box.x + (box.w * mark) / most
    const on = there >= mark
    const color = on ? colors.gold : colors.soft
    pen.fillStyle = hex(color)
    pen.fillRect(x - 1 * u, box.y - 1 * u, 2 * u, box.h + 4 * u)
    const at = { x: x - 3 * u, y: box.y + box.h + 6.5 * u }
    write(pen, `${mark}`, { ...at, size: 9.5 * u, bold: on, color, align: 'right' })
  }
}

export interface PostLook {
  manned: boolean
  lit: boolean
  picked: boolean
}

/** A cube on a plinth: dark and cold while it is free; alight, with a check mark, while someone mans it. */
export function paintPost(pen: Pen, { manned, lit, picked }: PostLook, { w, h, u }: Box): void {
  const r = Math.min(w * 0.34, h * 0.4)
  const [x, y] = [w / 2, h * 0.48]
  if (manned) {
    const shine = pen.createRadialGradient(x, y, 0, x, y, r * 2)
    shine.addColorStop(0, hsl(96, 1, 0.6, 0.6))
    shine.addColorStop(1, hsl(110, 1, 0.4, 0))
    pen.fillStyle = shine
    pen.fillRect(x - r * 2, y - r * 2, r * 4, r * 4)
  }
  pen.fillStyle = 'rgba(0, 0, 0, 0.55)'
  pen.beginPath()
  pen.ellipse(x, y + r * 1.06, r * 1.25, r * 0.26, 0, 0, 7)
  pen.fill()
  const [dx, dy] = [r * 0.87, r * 0.5]
  const side = (points: readonly (readonly [number, number])[], light: number): void => {
    pen.beginPath()
    for (const [px, py] of points) pen.lineTo(x + px, y + py)
    pen.closePath()
    pen.fillStyle = manned ? hsl(96, 0.65, light * 1.25) : hsl(210, 0.1, light * 0.72)
    pen.fill()
    pen.lineWidth = 1.6 * u
    pen.strokeStyle = manned ? hsl(88, 0.9, 0.82) : hsl(40, 0.18, 0.5)
    pen.lineJoin = 'round'
    pen.stroke()
  }
  side([[0, -r], [dx, -dy], [0, 0], [-dx, -dy]], 0.44) // biome-ignore format: a face is a line
  side([[-dx, -dy], [0, 0], [0, r], [-dx, dy]], 0.2) // biome-ignore format: a face is a line
  side([[dx, -dy], [0, 0], [0, r], [dx, dy]], 0.29) // biome-ignore format: a face is a line
  if (manned) stamp(pen, signPaths.check, { x, y: y + r * 0.1, size: r * 0.62, color: 0x0c1a06 })
  else {
    pen.setLineDash([4 * u, 3 * u])
    pen.strokeStyle = hex(colors.soft, 0.8)
    pen.lineWidth = 1.3 * u
    pen.beginPath()
    pen.arc(x, y, r * 1.3, 0, 7)
    pen.stroke()
    pen.setLineDash([])
  }
  const ring = ringOf('', { lit, picked })
  if (ring) paintRing(pen, ring, { w, h, u }, 5 * u)
}

export interface LoomsLook {
  called: string
  /** 1 is the next of `whose` turns. */
  turns: number
  whose: string
  met: number
  of: number
  by: string
  /** '10 fire to all raiders' heroes'; '' if it deals none. */
  deals: string
  lit: boolean
}

/** The plate's texts, longest first. The longest includes the turn of its effect. */
function sayings({ called, turns, whose, met, of }: LoomsLook): string[] {
  if (turns > 1) return [`${called} in two of ${whose}’s turns`, `${called} in ${turns} turns`, called]
  return met >= of
    ? [`${called} held off at ${whose}’s next turn`, `${called} held off`, called]
    : [`${called} at ${whose}’s next turn`, `${called} next turn`, called]
}

/** Whether enough has been done to avert it; if not, whether it comes next turn. */
const fateOf = ({ met, of, turns }: LoomsLook): { held: boolean; near: boolean } => ({
  held: met >= of,
  near: met < of && turns === 1,
})

/** The plate of the looming effect: a jagged star when it is near, a plain ring when it is far, a check mark when it is averted. */
export function paintLooms(pen: Pen, look: LoomsLook, { w, h, u, measure }: Box): void {
  const { called, met, of, by, deals, lit } = look
  const { held, near } = fateOf(look)
  const back = pen.createLinearGradient(0, 0, w, 0)
  back.addColorStop(0, near ? 'rgba(150, 22, 12, 0.95)' : held ? 'rgba(20, 66, 34, 0.95)' : 'rgba(38, 32, 24, 0.92)')
  back.addColorStop(1, near ? 'rgba(62, 12, 8, 0.92)' : held ? 'rgba(12, 34, 20, 0.92)' : 'rgba(22, 18, 14, 0.88)')
  pen.fillStyle = back
  pen.beginPath()
  pen.roundRect(0, 0, w, h, 5 * u)
  pen.fill()
  pen.lineWidth = near ? 2.5 * u : 1.4 * u
  pen.strokeStyle = hex(near ? colors.gold : held ? colors.good : colors.edgeLit)
  pen.stroke()
  sign(pen, { x: h * 0.55, y: h / 2, r: h * 0.4 }, look)
  const [bright, strong] = [near ? 0xffffff : held ? colors.good : colors.gold, near ? colors.gold : colors.text]
  const left = h * 1.1
  const count = `${met}/${of}`
  if (h < 26 * u) {
    const size = h * 0.62
    const wide = measure(count, size, true) + 8 * u
    if (left + measure(called, size, true) + wide < w)
      write(pen, called, { x: left, y: h * 0.53, size, bold: true, color: bright })
    write(pen, count, { x: w - 5 * u, y: h * 0.53, size, bold: true, color: strong, align: 'right' })
  } else {
    const size = h * 0.44
    const beside = w > 300 * u ? measure(count, size * 1.5, true) + 14 * u : 0
    const room = w - left - beside - 14 * u
    const fits = (text: string): number => Math.min(size, (size * room) / (measure(text, size, true) * 1.42))
    const text = sayings(look).find((one) => fits(one) > size * 0.76) ?? called
    write(pen, text, { x: left, y: h * 0.32, size: fits(text), bold: true, title: true, color: bright })
    const short = `${beside > 0 ? count.replace('/', ' of ') : count} ${by}`
    const long = deals && met < of ? `${deals} unless ${of} ${by}` : short
    const told = fits(long) > size * 0.56 ? long : short
    write(pen, told, { x: left, y: h * 0.75, size: Math.min(size * 0.8, fits(told)), bold: true, color: strong })
    if (beside > 0)
      write(pen, count, { x: w - 10 * u, y: h * 0.52, size: size * 1.5, bold: true, color: strong, align: 'right' })
  }
  const ring = ringOf('', { lit, picked: false })
  if (ring) paintRing(pen, ring, { w, h, u }, 5 * u)
}

function sign(pen: Pen, { x, y, r }: Round, look: LoomsLook): void {
  const { held, near } = fateOf(look)
  const points = near ? 12 : 40
  pen.beginPath()
  for (let i = 0; i < points * 2; i++) {
    const far = near && i % 2 === 1 ? r * 0.66 : r
    const angle = (i / (points * 2)) * Math.PI * 2 - Math.PI / 2
    pen.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
  }
  pen.closePath()
  const hot = pen.createRadialGradient(x, y, 0, x, y, r)
  hot.addColorStop(0, near ? '#fff6c8' : held ? '#0f2416' : '#2c251d')
  hot.addColorStop(1, near ? '#ff8a1e' : held ? '#16351f' : '#1a1512')
  pen.fillStyle = hot
  pen.fill()
  pen.lineWidth = Math.max(1.2, r * 0.1)
  pen.strokeStyle = hex(near ? 0xfff0b0 : held ? colors.good : colors.soft)
  pen.stroke()
  if (held) stamp(pen, signPaths.check, { x, y, size: r * 1.1, color: colors.good })
  else {
    const color = near ? 0x2a0a02 : colors.text
    write(pen, `${look.turns}`, { x, y: y + r * 0.06, size: r * 1.05, bold: true, color, align: 'center' })
  }
}
