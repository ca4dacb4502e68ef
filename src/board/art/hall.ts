/** The hall: dark stone, pillars, and one light that comes from the Boss. */
import type { RaidTable } from '../../engine/types.ts'
import type { Rect, Round } from '../places/pack.ts'
import { sequence } from '../seed.ts'
import type { Light } from '../theme.ts'
import { type Being, paintBehind } from './beings/index.ts'
import { hsl, type Pen, roughen } from './paint.ts'

export type Built = NonNullable<NonNullable<RaidTable['hall']>['built']>

export interface HallLook {
  /** The place of the Boss, with the light behind it. */
  boss: Rect
  being: Being
  /** The height where the wall ends and the floor begins. */
  floor: number
  built?: Built
  /** Whether it is seen from the other realm. */
  away?: boolean
}

/** The measures that every part of the hall is painted with. */
interface Hall {
  w: number
  h: number
  /** The middle of the Boss. */
  bx: number
  by: number
  floor: number
  light: Light
}

/** The hall, over the whole page. */
export function paintHall(
  pen: Pen,
  { w, h }: { w: number; h: number },
  { boss, floor, being, built = 'stone', away = false }: HallLook,
): void {
  const { light } = being
  const [bx, by] = [boss.x + boss.w / 2, boss.y + boss.h * 0.5]
  const hall: Hall = { w, h, bx, by, floor, light }
  const wall = pen.createLinearGradient(0, 0, 0, h)
  wall.addColorStop(0, hsl(light.far, 0.35, 0.05))
  wall.addColorStop(1, hsl(light.far, 0.3, 0.025))
  pen.fillStyle = wall
  pen.fillRect(0, 0, w, h)
  shine(pen, hall)
  if (built === 'brick') pit(pen, hall)
  else if (built === 'temple') temple(pen, hall)
  else pillars(pen, hall)
  if (built !== 'temple') arch(pen, w, boss.y + boss.h, light)
  paintBehind(pen, boss, being)
  paintFloor(pen, hall)
  if (built === 'brick') moat(pen, hall)
  if (built === 'temple') braziers(pen, hall)
  roughen(pen, { x: 0, y: 0, w, h }, 0.3)
  const dim = pen.createRadialGradient(bx, by, Math.min(w, h) * 0.35, bx, by + h * 0.2, Math.max(w, h) * 0.8)
  dim.addColorStop(0, 'rgba(6, 4, 3, 0)')
  dim.addColorStop(1, 'rgba(6, 4, 3, 0.72)')
  pen.fillStyle = dim
  pen.fillRect(0, 0, w, h)
  embers(pen, hall)
  if (away) veil(pen, w, h)
}

/** Removes all color but a cold one, and lays mist over the floor. */
function veil(pen: Pen, w: number, h: number): void {
  pen.save()
  pen.globalCompositeOperation = 'saturation'
  pen.fillStyle = 'rgba(90, 100, 110, 0.8)'
  pen.fillRect(0, 0, w, h)
  pen.restore()
  const cold = pen.createLinearGradient(0, 0, 0, h)
  cold.addColorStop(0, 'rgba(150, 205, 245, 0.06)')
  cold.addColorStop(0.5, 'rgba(150, 205, 245, 0.2)')
  cold.addColorStop(1, 'rgba(120, 170, 215, 0.12)')
  pen.fillStyle = cold
  pen.fillRect(0, 0, w, h)
  const next = sequence(41)
  for (let i = 0; i < 26; i++) {
    const [x, y, r] = [next() * w, h * (0.3 + next() * 0.5), w * (0.04 + next() * 0.09)]
    const puff = pen.createRadialGradient(x, y, 0, x, y, r)
    puff.addColorStop(0, 'rgba(200, 230, 255, 0.1)')
    puff.addColorStop(1, 'rgba(200, 230, 255, 0)')
    pen.fillStyle = puff
    pen.fillRect(x - r, y - r, r * 2, r * 2)
  }
}

/** A dark temple: steep walls with ledges, a gate with a pointed arch behind the Boss, tall columns, spikes along the top. */
function temple(pen: Pen, hall: Hall): void {
  const { w, floor, bx, light } = hall
  const stone = (x: number, to: number, lit: number): void => {
    const fall = pen.createLinearGradient(x, 0, to, 0)
    fall.addColorStop(0, hsl(light.far, 0.18, 0.045 + lit * 0.05))
    fall.addColorStop(0.5, hsl(light.far, 0.22, 0.075 + lit * 0.1))
    fall.addColorStop(1, hsl(light.far, 0.18, 0.03))
    pen.fillStyle = fall
  }
  for (let ledge = 0; ledge < 4; ledge++) {
    const y = floor * (0.16 + ledge * 0.21)
    pen.fillStyle = hsl(light.far, 0.2, 0.05 + ledge * 0.008, 0.75)
    pen.fillRect(0, y, w, floor * 0.05)
    pen.fillStyle = hsl(light.hue, 0.6, 0.42, 0.16)
    pen.fillRect(0, y, w, 1.5)
  }
  gate(pen, hall)
  for (const side of [-1, 1])
    for (const [i, far] of [0.2, 0.33, 0.47].entries()) {
      const wide = w * (0.03 + i * 0.007)
      const x = bx + side * w * far - wide / 2
      stone(side > 0 ? x : x + wide, side > 0 ? x + wide : x, 1 - i * 0.3)
      pen.beginPath()
      pen.moveTo(x - wide * 0.25, floor)
      pen.lineTo(x + wide * 0.06, floor * 0.04)
      pen.lineTo(x + wide * 0.94, floor * 0.04)
      pen.lineTo(x + wide * 1.25, floor)
      pen.fill()
      for (const y of [0.12, 0.52, 0.86]) {
        pen.fillStyle = hsl(42, 0.45, 0.2 - i * 0.03)
        pen.fillRect(x - wide * 0.16, floor * y, wide * 1.32, floor * 0.022)
      }
      rune(pen, { x: x + wide / 2, y: floor * 0.33, r: wide * 0.3 }, light)
    }
  pen.fillStyle = hsl(light.far, 0.25, 0.022)
  const spikes = Math.round(w / 46)
  pen.beginPath()
  pen.moveTo(0, 0)
  for (let i = 0; i <= spikes; i++) {
    const x = (w * i) / spikes
    pen.lineTo(x - 9, floor * 0.045)
    pen.lineTo(x, floor * (i % 2 === 0 ? 0.15 : 0.1))
    pen.lineTo(x + 9, floor * 0.045)
  }
  pen.lineTo(w, 0)
  pen.fill()
}

/** The gate through which the light falls: pointed arches one inside the other. */
function gate(pen: Pen, { w, floor, bx, light }: Hall): void {
  for (const [far, tint, alpha] of [
    [1, 0.07, 0.95],
    [0.86, 0.2, 0.55],
    [0.78, 0.11, 0.9],
  ] as const) {
    const [half, top] = [w * 0.165 * far, floor * (1 - 0.98 * far)]
    pen.beginPath()
    pen.moveTo(bx - half, floor)
    pen.lineTo(bx - half, floor * 0.5)
    pen.quadraticCurveTo(bx - half * 0.8, floor * 0.18, bx, top)
    pen.quadraticCurveTo(bx + half * 0.8, floor * 0.18, bx + half, floor * 0.5)
    pen.lineTo(bx + half, floor)
    pen.closePath()
    const deep = pen.createRadialGradient(bx, floor * 0.6, 0, bx, floor * 0.6, half * 2)
    deep.addColorStop(0, hsl(light.hue, 0.75, tint * 2.4, alpha))
    deep.addColorStop(1, hsl(light.far, 0.4, tint * 0.5, alpha))
    pen.fillStyle = deep
    pen.fill()
    pen.lineWidth = 2
    pen.strokeStyle = hsl(light.hue, 0.8, 0.5, 0.4)
    pen.stroke()
  }
}

/** A rune cut into the stone, glowing a little. */
function rune(pen: Pen, { x, y, r }: Round, light: Light): void {
  for (const [width, alpha] of [
    [6, 0.16],
    [2, 0.75],
  ] as const) {
    pen.lineWidth = width
    pen.strokeStyle = hsl(light.hue + 10, 0.95, 0.6, alpha)
    pen.beginPath()
    pen.moveTo(x, y - r * 1.5)
    pen.lineTo(x, y + r * 1.5)
    pen.moveTo(x - r, y - r * 0.6)
    pen.lineTo(x, y)
    pen.lineTo(x + r, y - r * 0.6)
    pen.moveTo(x - r * 0.8, y + r)
    pen.lineTo(x + r * 0.8, y + r)
    pen.stroke()
  }
}

/** Bowls of green fire on both sides of the gate, whatever the Boss's light. */
function braziers(pen: Pen, { w, bx, floor }: Hall): void {
  const next = sequence(29)
  for (const side of [-1, 1])
    for (const far of [0.265, 0.4]) {
      const [x, r] = [bx + side * w * far, w * (0.012 + far * 0.014)]
      const y = floor - r * 0.6
      pen.save()
      pen.globalCompositeOperation = 'lighter'
      const shine = pen.createRadialGradient(x, y - r, 0, x, y - r, r * 7)
      shine.addColorStop(0, hsl(104, 0.95, 0.45, 0.5))
      shine.addColorStop(1, hsl(112, 0.9, 0.3, 0))
      pen.fillStyle = shine
      pen.fillRect(x - r * 7, y - r * 8, r * 14, r * 14)
      for (let i = 0; i < 9; i++) {
        const [at, tall] = [x + (next() - 0.5) * r * 1.7, r * (1.6 + next() * 2.4)]
        const up = pen.createLinearGradient(0, y, 0, y - tall)
        up.addColorStop(0, hsl(90, 1, 0.62, 0.5))
        up.addColorStop(1, hsl(110, 0.9, 0.3, 0))
        pen.fillStyle = up
        pen.beginPath()
        pen.moveTo(at - r * 0.35, y)
        pen.quadraticCurveTo(at - r * 0.3, y - tall * 0.5, at + (next() - 0.5) * r * 0.6, y - tall)
        pen.quadraticCurveTo(at + r * 0.35, y - tall * 0.5, at + r * 0.35, y)
        pen.fill()
      }
      pen.restore()
      pen.fillStyle = '#17120f'
      pen.beginPath()
      pen.moveTo(x - r * 1.3, y - r * 0.2)
      pen.quadraticCurveTo(x, y + r * 1.5, x + r * 1.3, y - r * 0.2)
      pen.fill()
      pen.fillRect(x - r * 0.25, y + r * 0.5, r * 0.5, r * 1.9)
      pen.fillRect(x - r * 0.8, y + r * 2.2, r * 1.6, r * 0.4)
      pen.lineWidth = 1.5
      pen.strokeStyle = hsl(42, 0.5, 0.4)
      pen.stroke()
    }
}

/** The light around the Boss. */
function shine(pen: Pen, { w, h, bx, by, light }: Hall): void {
  const strength = 0.62
  const glow = pen.createRadialGradient(bx, by, 0, bx, by, Math.max(w * 0.62, h * 0.85))
  glow.addColorStop(0, hsl(light.hue + 10, 0.95, 0.5, strength))
  glow.addColorStop(0.22, hsl(light.hue, 0.85, 0.32, strength * 0.8))
  glow.addColorStop(0.6, hsl(light.far, 0.7, 0.16, strength * 0.55))
  glow.addColorStop(1, hsl(light.far, 0.6, 0.06, 0))
  pen.fillStyle = glow
  pen.fillRect(0, 0, w, h)
}

/** Pillars left and right of the Boss; their edges facing the light glow. */
function pillars(pen: Pen, { w, floor, bx, light }: Hall): void {
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

/** The round wall of a pit: curving rows of bricks, buttresses, and iron rings for chains. */
function pit(pen: Pen, { w, floor, bx, light }: Hall): void {
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
function moat(pen: Pen, { w, bx, floor, light }: Hall): void {
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

/** Rocks that hang from the roof. */
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

/** Flagstones that run towards the viewer, and the light on them. */
function paintFloor(pen: Pen, { w, h, bx, floor, light }: Hall): void {
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

/** Embers that drift around the Boss. */
function embers(pen: Pen, { w, h, bx, by, light }: Hall): void {
  const next = sequence(97)
  for (let i = 0; i < 70; i++) {
    const angle = next() * Math.PI * 2
    const far = next() ** 0.6 * Math.max(w, h) * 0.45
    pen.fillStyle = hsl(light.hue + 16, 1, 0.68, 0.12 + next() * 0.5)
    pen.beginPath()
    pen.arc(bx + Math.cos(angle) * far, by + Math.sin(angle) * far * 0.6, 0.5 + next() * 1.5, 0, 7)
    pen.fill()
  }
}
