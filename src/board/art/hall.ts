/** The hall: dark stone, pillars, and one light that comes from the Boss. */
import type { Rect } from '../pack.ts'
import type { Light } from '../theme.ts'
import { type Being, paintBehind } from './beings/index.ts'
import { sequence } from './compose.ts'
import { hsl, type Pen, roughen } from './paint.ts'

/** The whole page; `boss` is where the light stands, `floor` where the arena begins. */
export function paintHall(pen: Pen, w: number, h: number, boss: Rect, floor: number, being: Being): void {
  const { light } = being
  const [bx, by] = [boss.x + boss.w / 2, boss.y + boss.h * 0.5]
  const wall = pen.createLinearGradient(0, 0, 0, h)
  wall.addColorStop(0, hsl(light.far, 0.35, 0.05))
  wall.addColorStop(1, hsl(light.far, 0.3, 0.025))
  pen.fillStyle = wall
  pen.fillRect(0, 0, w, h)
  shine(pen, w, h, bx, by, Math.max(w * 0.62, h * 0.85), light, 0.62)
  pillars(pen, w, floor, bx, light)
  arch(pen, w, boss.y + boss.h, light)
  paintBehind(pen, boss, being)
  paintFloor(pen, w, h, bx, floor, light)
  roughen(pen, { x: 0, y: 0, w, h }, 0.3)
  const dim = pen.createRadialGradient(bx, by, Math.min(w, h) * 0.35, bx, by + h * 0.2, Math.max(w, h) * 0.8)
  dim.addColorStop(0, 'rgba(6, 4, 3, 0)')
  dim.addColorStop(1, 'rgba(6, 4, 3, 0.72)')
  pen.fillStyle = dim
  pen.fillRect(0, 0, w, h)
  embers(pen, w, h, bx, by, light)
}

function shine(pen: Pen, w: number, h: number, x: number, y: number, r: number, light: Light, strength: number): void {
  const glow = pen.createRadialGradient(x, y, 0, x, y, r)
  glow.addColorStop(0, hsl(light.hue + 10, 0.95, 0.5, strength))
  glow.addColorStop(0.22, hsl(light.hue, 0.85, 0.32, strength * 0.8))
  glow.addColorStop(0.6, hsl(light.far, 0.7, 0.16, strength * 0.55))
  glow.addColorStop(1, hsl(light.far, 0.6, 0.06, 0))
  pen.fillStyle = glow
  pen.fillRect(0, 0, w, h)
}

/** Pillars left and right of the Boss; the edge towards the light glows. */
function pillars(pen: Pen, w: number, floor: number, bx: number, light: Light): void {
  for (const side of [-1, 1]) {
    for (let i = 3; i >= 0; i--) {
      const wide = w * (0.028 + i * 0.011)
      const x = bx + side * w * (0.2 + i * 0.13) - wide / 2
      const stone = pen.createLinearGradient(side > 0 ? x : x + wide, 0, side > 0 ? x + wide : x, 0)
      stone.addColorStop(0, hsl(light.hue, 0.55, 0.26 - i * 0.035))
      stone.addColorStop(0.22, hsl(light.far, 0.35, 0.11 - i * 0.012))
      stone.addColorStop(1, hsl(light.far, 0.3, 0.035))
      pen.fillStyle = stone
      pen.fillRect(x, 0, wide, floor)
      pen.fillRect(x - wide * 0.18, floor - wide * 0.35, wide * 1.36, wide * 0.35)
      pen.fillRect(x - wide * 0.14, 0, wide * 1.28, wide * 0.5)
    }
  }
}

/** Stone that hangs from the roof. */
function arch(pen: Pen, w: number, low: number, light: Light): void {
  const next = sequence(31)
  pen.fillStyle = hsl(light.far, 0.3, 0.03)
  pen.beginPath()
  pen.moveTo(0, 0)
  for (let x = 0; x < w + 40; x += 18 + next() * 30) {
    const side = Math.abs(x / w - 0.5) * 2
    pen.lineTo(x, low * (0.03 + side * side * 0.2) + next() * low * 0.16 * (0.3 + side))
    pen.lineTo(x + 8 + next() * 10, low * (0.01 + side * side * 0.16))
  }
  pen.lineTo(w, 0)
  pen.fill()
}

/** Flagstones towards the viewer, and the light that falls on them. */
function paintFloor(pen: Pen, w: number, h: number, bx: number, floor: number, light: Light): void {
  const stone = pen.createLinearGradient(0, floor, 0, h)
  stone.addColorStop(0, hsl(light.hue, 0.45, 0.17))
  stone.addColorStop(0.3, hsl(light.far, 0.35, 0.085))
  stone.addColorStop(1, hsl(light.far, 0.3, 0.03))
  pen.fillStyle = stone
  pen.fillRect(0, floor, w, h - floor)
  pen.strokeStyle = 'rgba(0, 0, 0, 0.42)'
  pen.lineWidth = 1.5
  pen.beginPath()
  for (let i = -16; i <= 16; i++) {
    pen.moveTo(bx + i * w * 0.045, floor)
    pen.lineTo(bx + i * w * 0.13, h)
  }
  for (let i = 0; i < 7; i++) {
    const y = floor + (h - floor) * (i / 7) ** 1.7
    pen.moveTo(0, y)
    pen.lineTo(w, y)
  }
  pen.stroke()
  const pool = pen.createRadialGradient(bx, floor, 0, bx, floor, w * 0.42)
  pool.addColorStop(0, hsl(light.hue + 8, 0.95, 0.5, 0.34))
  pool.addColorStop(1, hsl(light.hue, 0.8, 0.3, 0))
  pen.save()
  pen.translate(0, floor)
  pen.scale(1, 0.55)
  pen.translate(0, -floor)
  pen.fillStyle = pool
  pen.fillRect(0, floor - 4, w, h * 2)
  pen.restore()
}

function embers(pen: Pen, w: number, h: number, x: number, y: number, light: Light): void {
  const next = sequence(97)
  for (let i = 0; i < 70; i++) {
    const angle = next() * Math.PI * 2
    const far = next() ** 0.6 * Math.max(w, h) * 0.45
    pen.fillStyle = hsl(light.hue + 16, 1, 0.68, 0.12 + next() * 0.5)
    pen.beginPath()
    pen.arc(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.6, 0.5 + next() * 1.5, 0, 7)
    pen.fill()
  }
}
