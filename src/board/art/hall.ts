/** The hall: dark stone, pillars, and one light that comes from the Boss. */
import type { Rect } from '../pack.ts'
import type { Light } from '../theme.ts'
import { type Being, paintBehind } from './beings/index.ts'
import { sequence } from './compose.ts'
import { hsl, type Pen, roughen } from './paint.ts'

/** The whole page; `boss` is where the light stands, `floor` where the arena begins. */
export function paintHall(
  pen: Pen,
  w: number,
  h: number,
  boss: Rect,
  floor: number,
  being: Being,
  built: 'stone' | 'brick' = 'stone',
): void {
  const { light } = being
  const [bx, by] = [boss.x + boss.w / 2, boss.y + boss.h * 0.5]
  const wall = pen.createLinearGradient(0, 0, 0, h)
  wall.addColorStop(0, hsl(light.far, 0.35, 0.05))
  wall.addColorStop(1, hsl(light.far, 0.3, 0.025))
  pen.fillStyle = wall
  pen.fillRect(0, 0, w, h)
  shine(pen, w, h, bx, by, Math.max(w * 0.62, h * 0.85), light, 0.62)
  if (built === 'brick') pit(pen, w, floor, bx, light)
  else pillars(pen, w, floor, bx, light)
  arch(pen, w, boss.y + boss.h, light)
  paintBehind(pen, boss, being)
  paintFloor(pen, w, h, bx, floor, light)
  if (built === 'brick') moat(pen, w, bx, floor, light)
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

/** The round wall of a pit: rows of bricks that bend away, buttresses, and iron rings for chains. */
function pit(pen: Pen, w: number, floor: number, bx: number, light: Light): void {
  const next = sequence(57)
  const rows = 11
  for (let row = 0; row < rows; row++) {
    const [top, low] = [(floor * row) / rows, (floor * (row + 1)) / rows]
    const n = 26
    for (let i = -1; i < n; i++) {
      const at = (j: number): number => bx + Math.sin((((j + (row % 2) * 0.5) / n) * 2 - 1) * 1.42) * w * 0.62
      const [x, to] = [at(i), at(i + 1)]
      const aside = Math.min(1, Math.abs((x + to) / 2 - bx) / (w * 0.55))
      const bow = aside * aside * floor * 0.05 // the rows sink towards the sides
      pen.fillStyle = hsl(8 + next() * 16, 0.42, 0.05 + (1 - aside) * 0.09 + next() * 0.05, 0.8)
      pen.fillRect(x + 1, top + bow + 1, to - x - 2, low - top - 2)
      pen.fillStyle = hsl(light.hue, 0.8, 0.5, 0.16 * (1 - aside))
      pen.fillRect(x + 1, low + bow - 3, to - x - 2, 2)
    }
  }
  for (const side of [-1, 1])
    for (const far of [0.3, 0.46]) {
      const [x, wide] = [bx + side * w * far, w * 0.036]
      const stone = pen.createLinearGradient(side > 0 ? x : x + wide, 0, side > 0 ? x + wide : x, 0)
      stone.addColorStop(0, hsl(light.hue, 0.55, 0.22))
      stone.addColorStop(0.3, hsl(light.far, 0.3, 0.09))
      stone.addColorStop(1, hsl(light.far, 0.3, 0.03))
      pen.fillStyle = stone
      pen.fillRect(x, 0, wide, floor)
      pen.strokeStyle = hsl(light.hue, 0.3, 0.3)
      pen.lineWidth = 3
      pen.beginPath()
      pen.arc(x + wide / 2, floor * 0.5, wide * 0.26, 0, 7)
      pen.stroke()
    }
}

/** A ring of fire in the floor around the Boss. */
function moat(pen: Pen, w: number, bx: number, floor: number, light: Light): void {
  const [wide, deep] = [w * 0.31, w * 0.022]
  const next = sequence(83)
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  for (let i = 0; i < 90; i++) {
    const angle = Math.PI * (1 + i / 90)
    const [x, y] = [bx + Math.cos(angle) * wide, floor + 2 + Math.sin(angle) * deep]
    const tall = w * (0.008 + next() * 0.022)
    const up = pen.createLinearGradient(0, y, 0, y - tall)
    up.addColorStop(0, hsl(light.hue + 10, 0.95, 0.45, 0.32))
    up.addColorStop(1, hsl(light.hue, 0.9, 0.3, 0))
    pen.fillStyle = up
    pen.beginPath()
    pen.moveTo(x - w * 0.006, y)
    pen.quadraticCurveTo(x - w * 0.003, y - tall * 0.5, x + (next() - 0.5) * w * 0.008, y - tall)
    pen.quadraticCurveTo(x + w * 0.004, y - tall * 0.5, x + w * 0.006, y)
    pen.fill()
  }
  pen.restore()
  for (const [width, lightness, alpha] of [
    [16, 0.26, 0.2],
    [8, 0.38, 0.3],
    [2.5, 0.6, 0.5],
  ] as const) {
    pen.strokeStyle = hsl(light.hue + 8, 0.9, lightness, alpha)
    pen.lineWidth = width
    pen.beginPath()
    pen.ellipse(bx, floor + 2, wide, deep, 0, 0, 7)
    pen.stroke()
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
