/** Meters of a raid: resources against the threat level, cards that wait face down, stand-ins for the Boss. */
import { type Box, type Measure, wrap } from '../draw/measure.ts'
import type { Rect } from '../places/pack.ts'
import { colors } from '../theme.ts'
import { hex, stamp, write } from './frame.ts'
import type { Pen } from './paint.ts'
import { signPaths } from './signs.ts'

export interface ThreatLook {
  /** The raider's resources; null to show only the level. */
  have: number | null
  level: number
  /** The name of the level, shown where there is room. */
  called: string
}

const warning = 'M0 -1L1 0.8L-1 0.8Z'

/** Resources out of the level: plain below it, gold with a warning sign at it, white on red with the excess above it. */
export function paintThreat(pen: Pen, { have, level, called }: ThreatLook, { w, h, u, measure }: Box): void {
  const over = have === null ? 0 : Math.max(0, have - level)
  const full = have !== null && have >= level
  pen.fillStyle = over > 0 ? 'rgba(150, 22, 18, 0.96)' : 'rgba(18, 12, 10, 0.86)'
  pen.beginPath()
  pen.roundRect(0, 0, w, h, 3 * u)
  pen.fill()
  pen.lineWidth = (full ? 1.8 : 1) * u
  pen.strokeStyle = hex(over > 0 ? 0xffffff : full ? colors.gold : colors.edgeLit)
  pen.stroke()
  const ink = over > 0 ? 0xffffff : full ? colors.gold : colors.soft
  const size = Math.min(h * 0.82, 13 * u)
  if (have === null) {
    const long = `${called} ${level}`
    const text = measure(long, size * 0.8, true) <= w - 4 * u ? long : `${level}`
    const fit = Math.min(size, (size * (w - 6 * u)) / measure(text, size, true))
    write(pen, text, { x: w / 2, y: h * 0.53, size: fit, bold: true, color: colors.text, align: 'center' })
    return
  }
  const short = `${have}/${level}`
  const long = `${short}${over > 0 ? ` −${over}` : ''}`
  const room = w - (full ? h * 0.85 : 0) - 4 * u
  const named = `${called} ${long}`
  const text = [named, long].find((one) => measure(one, size * (one === named ? 0.8 : 1), true) <= room) ?? short
  const fit = Math.min(size, (size * room) / measure(text, size, true))
  if (full) sign(pen, h * 0.52, h * 0.52, h * 0.36, ink)
  write(pen, text, {
    x: (w + (full ? h * 0.75 : 0)) / 2,
    y: h * 0.53,
    size: fit,
    bold: true,
    color: ink,
    align: 'center',
  })
}

function sign(pen: Pen, x: number, y: number, r: number, color: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(r, r)
  pen.fillStyle = hex(color)
  pen.fill(new Path2D(warning))
  pen.restore()
  write(pen, '!', { x, y: y + r * 0.22, size: r * 1.5, bold: true, color: 0x1a0a06, align: 'center' })
}

export interface ClockLook {
  counts: string
  n: number
  at: number
  says: string
  near: boolean
  down?: true
}

/** The lines of a clock, from the longest to the shortest text. */
export function clockLines({ counts, n, at, says, down }: ClockLook): { head: string; foot: string; short: string } {
  const short = down ? `${n} ${counts.toLowerCase()}` : n < at ? `${n}/${at}` : `${n}`
  return { head: down ? `${counts} ${n} left` : `${counts} ${short}`, foot: `at ${at}: ${says}`, short }
}

const clockSize = 12.2
const footSize = clockSize * 0.78
const besideClock = 11

/** The height of a clock of this width: its text takes a second line if one is too short. */
export function clockHeight(look: ClockLook, w: number, u: number, measure: Measure): number {
  const room = w - (besideClock + (look.near ? 12 : 0)) * u
  return (measure(clockLines(look).foot, footSize * u, true) <= room ? 34 : 47) * u
}

/** A bar that fills up to the Boss's goal; red with a warning sign once it is near. */
export function paintClock(pen: Pen, look: ClockLook, { w, h, u, measure }: Box): void {
  const { n, at, near, down } = look
  const { head, foot, short } = clockLines(look)
  const part = down ? 1 / (1 + Math.max(0, n - at)) : at > 0 ? Math.min(1, n / at) : 1
  pen.fillStyle = 'rgba(18, 12, 10, 0.9)'
  pen.beginPath()
  pen.roundRect(0, 0, w, h, 3 * u)
  pen.fill()
  pen.save()
  pen.clip()
  pen.fillStyle = near ? 'rgba(150, 22, 18, 0.95)' : 'rgba(120, 84, 32, 0.6)'
  pen.fillRect(0, 0, w * part, h)
  pen.restore()
  pen.lineWidth = (near ? 1.8 : 1) * u
  pen.strokeStyle = hex(near ? colors.gold : colors.edgeLit)
  pen.beginPath()
  pen.roundRect(0, 0, w, h, 3 * u)
  pen.stroke()
  const tall = h >= 26 * u
  const left = near ? Math.min(h, 20 * u) + 3 * u : 6 * u
  const room = w - left - 5 * u
  if (near) sign(pen, left / 2 + 0.5 * u, h * 0.52, Math.min(h, 20 * u) * 0.4, colors.gold)
  const size = tall ? clockSize * u : Math.min(h * 0.72, 12.5 * u)
  const one = [`${head}, ${foot}`, head, `${short}, ${foot}`]
  const first = tall
    ? head
    : (one.find((text) => measure(text, size * (text === head ? 0.8 : 1), true) <= room) ?? short)
  const sized = (text: string, most: number): number => Math.min(most, (most * room) / measure(text, most, true))
  const ink = near ? 0xffffff : colors.text
  write(pen, first, { x: left, y: tall ? 10 * u : h * 0.53, size: sized(first, size), bold: true, color: ink })
  if (!tall) return
  const setting = { width: room, size: footSize * u, measure, bold: true }
  const told = wrap(foot, { ...setting, most: h >= 44 * u ? 2 : 1 })
  const most = told.length > 1 ? footSize * u : size * 0.92
  told.forEach((text, i) => {
    const ink = near ? 0xffe3c0 : colors.soft
    write(pen, text, { x: left, y: (24.5 + 12.5 * i) * u, size: sized(text, most), bold: true, color: ink })
  })
}

export interface WaitsLook {
  n: number
  /** '3 Events'. */
  text: string
}

/** Face-down cards, one behind the other, with their number. */
export function paintWaits(pen: Pen, { n, text }: WaitsLook, { w, h, u, measure }: Box): void {
  pen.fillStyle = 'rgba(18, 12, 10, 0.82)'
  pen.beginPath()
  pen.roundRect(0, 0, w, h, 3 * u)
  pen.fill()
  const [tall, wide] = [h * 0.76, h * 0.54]
  const behind = Math.min(3, n) - 1
  for (let i = behind; i >= 0; i--) {
    const [x, y] = [4 * u + i * 2.5 * u, (h - tall) / 2 - (i - behind / 2) * 1.2 * u]
    pen.fillStyle = '#3b1f4d'
    pen.beginPath()
    pen.roundRect(x, y, wide, tall, 2 * u)
    pen.fill()
    pen.lineWidth = 1 * u
    pen.strokeStyle = hex(colors.cost)
    pen.stroke()
    if (i > 0) continue
    const middle = { x: x + wide / 2, y: y + tall * 0.54 }
    write(pen, '?', { ...middle, size: tall * 0.72, bold: true, color: colors.gold, align: 'center' })
  }
  const left = 4 * u + wide + behind * 2.5 * u + 4 * u
  const room = w - left - 3 * u
  const size = Math.min(h * 0.74, 12.5 * u)
  const said = measure(text, size, true) <= room * 1.4 ? text : `${n}`
  const fit = Math.min(size, (size * room) / measure(said, size, true))
  write(pen, said, { x: left, y: h * 0.53, size: fit, bold: true })
}

export interface StandinsLook {
  of: number
  left: number
  /** 'Council Members stand'. */
  text: string
}

/** Instead of the Boss's own health: a heart for each stand-in, crossed out once that one is beaten. */
export function paintStandins(
  pen: Pen,
  { of, left, text }: StandinsLook,
  bar: Rect,
  u: number,
  measure: Measure,
): void {
  pen.fillStyle = 'rgba(12, 8, 7, 0.92)'
  pen.beginPath()
  pen.roundRect(bar.x, bar.y, bar.w, bar.h, 3 * u)
  pen.fill()
  pen.strokeStyle = hex(colors.cost)
  pen.lineWidth = 1.5 * u
  pen.stroke()
  const step = Math.min(bar.h * 1.05, (bar.w * 0.5) / of)
  const y = bar.y + bar.h / 2
  for (let i = 0; i < of; i++) {
    const x = bar.x + step * (i + 0.6)
    stamp(pen, signPaths.heart, { x, y, size: step * 0.8, color: i < left ? colors.health : 0x5b4a48 })
    if (i < left) continue
    pen.lineWidth = 2 * u
    pen.strokeStyle = hex(colors.text)
    pen.beginPath()
    pen.moveTo(x - step * 0.3, y - step * 0.3)
    pen.lineTo(x + step * 0.3, y + step * 0.3)
    pen.moveTo(x + step * 0.3, y - step * 0.3)
    pen.lineTo(x - step * 0.3, y + step * 0.3)
    pen.stroke()
  }
  const from = bar.x + step * (of + 0.3)
  const room = bar.x + bar.w - from - 4 * u
  const size = bar.h * 0.7
  const all = `${left} of ${of} ${text}`
  const said = measure(all, size, true) <= room * 1.5 ? all : `${left} of ${of}`
  const fit = Math.min(size, (size * room) / measure(said, size, true))
  write(pen, said, { x: from + room / 2, y, size: fit, bold: true, align: 'center' })
}
