/** Paints the background of an emblem or a character: the sky with its light, and the ground. */
import { sequence } from '../seed.ts'
import type { Picture } from './compose.ts'
import { hsl, type Pen } from './paint.ts'

/** The pixels along each side of a background, which is a square. */
export const side = 192

export function paintSky(pen: Pen, { hue, deep, strength, light, sky: body }: Picture): void {
  const sky = pen.createLinearGradient(0, 0, 0, side)
  sky.addColorStop(0, hsl(deep, strength * 0.6, 0.13))
  sky.addColorStop(0.6, hsl(hue, strength * 0.75, 0.24))
  sky.addColorStop(1, hsl(deep, strength * 0.5, 0.09))
  pen.fillStyle = sky
  pen.fillRect(0, 0, side, side)
  const [x, y] = [light[0] * side, light[1] * side]
  const glow = pen.createRadialGradient(x, y, 0, x, y, side * 0.75)
  glow.addColorStop(0, hsl(hue + 10, strength, 0.74, 0.95))
  glow.addColorStop(0.25, hsl(hue, strength, 0.52, 0.75))
  glow.addColorStop(1, hsl(hue, strength, 0.3, 0))
  pen.fillStyle = glow
  pen.fillRect(0, 0, side, side)
  if (body !== 'none') paintBody(pen, { hue, strength, x, y, body })
}

/** The body in the sky from which the light comes. */
function paintBody(
  pen: Pen,
  { hue, strength, x, y, body }: { hue: number; strength: number; x: number; y: number; body: Picture['sky'] },
): void {
  const r = side * 0.17
  const light = hsl(hue + 12, strength * 0.7, 0.88, 0.85)
  pen.fillStyle = light
  pen.strokeStyle = light
  pen.beginPath()
  switch (body) {
    case 'none':
      return
    case 'disc':
      pen.arc(x, y, r, 0, 7)
      pen.fill()
      return
    case 'crescent':
      pen.arc(x, y, r, 0.6, Math.PI + 1.2)
      pen.quadraticCurveTo(x - r * 0.1, y + r * 0.1, x + Math.cos(0.6) * r, y + Math.sin(0.6) * r)
      pen.fill()
      return
    case 'ringed':
      pen.arc(x, y, r * 0.8, 0, 7)
      pen.fill()
      pen.lineWidth = 3
      pen.beginPath()
      pen.ellipse(x, y, r * 1.7, r * 0.4, -0.4, 0, 7)
      pen.stroke()
      return
    case 'comet': {
      const tail = pen.createLinearGradient(x, y, x > side / 2 ? x - r * 4 : x + r * 4, y - r * 2)
      tail.addColorStop(0, light)
      tail.addColorStop(1, hsl(hue, strength, 0.7, 0))
      pen.fillStyle = tail
      const far = x > side / 2 ? -1 : 1
      pen.moveTo(x - far * r * 0.2, y + r * 0.4)
      pen.lineTo(x + far * r * 4, y - r * 2.2)
      pen.lineTo(x + far * r * 0.2, y - r * 0.4)
      pen.fill()
      pen.beginPath()
      pen.arc(x, y, r * 0.42, 0, 7)
      pen.fill()
    }
  }
}

/** The painting context of a ground: pen, colors, the place of the light, and random numbers from 0 to 1. */
interface GroundPaint extends Pick<Picture, 'ground' | 'hue' | 'deep' | 'strength'> {
  pen: Pen
  lx: number
  ly: number
  next: () => number
}

/** Each kind of ground; a missing one does not compile. */
const grounds: { readonly [G in Picture['ground']]: (paint: GroundPaint) => void } = {
  rays: paintRays,
  rings: paintRings,
  flames: paintRidges,
  shards: paintRidges,
  spires: paintRidges,
  leaves: paintLeaves,
  mist: paintMist,
  cave: paintCave,
  hills: paintHills,
  trees: paintTrees,
  towers: paintTowers,
  waves: paintWaves,
  storm: paintStorm,
  stars: paintStars,
  peaks: paintPeaks,
}

/** The ground behind the emblem: hills, flames, shards of ice, rays, rings, mist. */
export function paintGround(pen: Pen, { ground, hue, deep, strength, light, seed }: Picture): void {
  const next = sequence(seed ^ 0x5bd1e995)
  grounds[ground]({ pen, ground, hue, deep, strength, lx: light[0] * side, ly: light[1] * side, next })
}

/** The color of a ground layer: the nearer, the darker. */
const layerColor = ({ deep, strength }: GroundPaint, i: number): string =>
  hsl(deep, strength * 0.55, 0.2 - i * 0.055, 0.92)

function paintRays({ pen, hue, strength, lx, ly, next }: GroundPaint): void {
  const turn = next() * Math.PI
  const rays = 10 + Math.floor(next() * 8)
  pen.fillStyle = hsl(hue + 8, strength, 0.8, 0.22)
  for (let i = 0; i < rays; i++) {
    const angle = turn + (i * 2 * Math.PI) / rays
    const wide = 0.05 + next() * 0.12
    pen.beginPath()
    pen.moveTo(lx, ly)
    pen.lineTo(lx + Math.cos(angle - wide) * 300, ly + Math.sin(angle - wide) * 300)
    pen.lineTo(lx + Math.cos(angle + wide) * 300, ly + Math.sin(angle + wide) * 300)
    pen.fill()
  }
}

function paintRings({ pen, hue, strength, lx, ly, next }: GroundPaint): void {
  for (let i = 0; i < 6; i++) {
    pen.strokeStyle = hsl(hue + i * 9, strength, 0.75, 0.35 - i * 0.04)
    pen.lineWidth = 1.5 + next() * 4
    const from = next() * 7
    pen.beginPath()
    pen.arc(lx, ly, 16 + i * (14 + next() * 8), from, from + 2 + next() * 4)
    pen.stroke()
  }
  sparks(pen, hue, strength, 26, next)
}

/** Jagged ground in three layers: flames, shards of ice, or spires of rock. */
function paintRidges(paint: GroundPaint): void {
  const { pen, ground, hue, strength, next } = paint
  for (let i = 0; i < 3; i++) {
    const flames = ground === 'flames'
    pen.fillStyle = flames ? hsl(hue + 14 - i * 9, 0.95, 0.5 - i * 0.15, 0.62) : layerColor(paint, i)
    if (ground === 'shards') pen.fillStyle = hsl(hue, strength, 0.62 - i * 0.2, 0.5)
    pen.beginPath()
    pen.moveTo(0, side)
    const base = side * (0.5 + i * 0.14)
    const step = ground === 'spires' ? 26 : 18
    for (let x = -step; x < side + step; x += step * (0.6 + next() * 0.8)) {
      const tall = base - (20 + next() * (flames ? 62 : 56))
      if (flames) {
        pen.quadraticCurveTo(x + step * 0.1, base + 14, x + step * (next() - 0.2), tall)
        pen.quadraticCurveTo(x + step * 0.5, tall + 30, x + step * 0.7, base + 10)
      } else {
        pen.lineTo(x, base + next() * 8)
        pen.lineTo(x + step * (0.2 + next() * 0.4), tall)
      }
    }
    pen.lineTo(side, side)
    pen.fill()
  }
  sparks(pen, hue + 15, strength, ground === 'spires' ? 6 : 22, next)
}

function paintLeaves({ pen, hue, strength, next }: GroundPaint): void {
  for (let i = 0; i < 22; i++) {
    pen.save()
    pen.translate(next() * side, next() * side)
    pen.rotate(next() * 7)
    pen.fillStyle = hsl(hue + (next() - 0.5) * 50, strength, 0.22 + next() * 0.3, 0.45)
    pen.beginPath()
    const r = 10 + next() * 22
    pen.moveTo(-r, 0)
    pen.quadraticCurveTo(0, -r * 0.8, r, 0)
    pen.quadraticCurveTo(0, r * 0.8, -r, 0)
    pen.fill()
    pen.restore()
  }
}

function paintMist({ pen, hue, deep, strength, next }: GroundPaint): void {
  for (let i = 0; i < 16; i++) {
    const [x, y, r] = [next() * side, side * (0.25 + next() * 0.75), 18 + next() * 46]
    const cloud = pen.createRadialGradient(x, y, 0, x, y, r)
    cloud.addColorStop(0, hsl(i % 3 ? hue : deep, strength, i % 2 ? 0.5 : 0.08, 0.34))
    cloud.addColorStop(1, hsl(hue, strength, 0.3, 0))
    pen.fillStyle = cloud
    pen.fillRect(0, 0, side, side)
  }
}

function paintCave({ pen, hue, deep, strength, next }: GroundPaint): void {
  pen.fillStyle = hsl(deep, strength * 0.4, 0.05, 0.9)
  pen.beginPath()
  pen.rect(0, 0, side, side)
  for (let i = 0; i <= 22; i++) {
    const angle = (i * 2 * Math.PI) / 22
    const r = side * (0.36 + next() * 0.13)
    const [x, y] = [side / 2 + Math.cos(angle) * r, side / 2 + Math.sin(angle) * r]
    if (i === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
  pen.fill('evenodd')
  sparks(pen, hue, strength, 12, next)
}

function paintHills(paint: GroundPaint): void {
  const { pen, next } = paint
  for (let i = 0; i < 3; i++) {
    pen.fillStyle = layerColor(paint, i)
    pen.beginPath()
    pen.moveTo(0, side)
    const base = side * (0.56 + i * 0.13)
    pen.lineTo(0, base + (next() - 0.5) * 30)
    for (let x = 0; x < side; x += 48)
      pen.quadraticCurveTo(x + 24, base - next() * 46 + 10, x + 48, base + (next() - 0.5) * 22)
    pen.lineTo(side, side)
    pen.fill()
  }
}

function sparks(pen: Pen, hue: number, strength: number, n: number, next: () => number): void {
  for (let i = 0; i < n; i++) {
    pen.fillStyle = hsl(hue + 12, strength, 0.8, 0.25 + next() * 0.6)
    pen.beginPath()
    pen.arc(next() * side, next() * side, 0.6 + next() * 2, 0, 7)
    pen.fill()
  }
}

/** A forest of firs in two rows. */
function paintTrees(paint: GroundPaint): void {
  const { pen, next } = paint
  for (let i = 0; i < 3; i++) {
    pen.fillStyle = layerColor(paint, i)
    const base = side * (0.72 + i * 0.13)
    pen.fillRect(0, base, side, side - base)
    for (let x = -10; x < side + 10; x += 15 + next() * 14) {
      const [tall, wide] = [34 + next() * 52 - i * 8, 9 + next() * 7]
      pen.beginPath()
      for (const part of [0, 0.3, 0.6]) {
        pen.moveTo(x, base - tall * (1 - part * 0.9))
        pen.lineTo(x + wide * (0.55 + part), base - tall * (0.58 - part * 0.9))
        pen.lineTo(x - wide * (0.55 + part), base - tall * (0.58 - part * 0.9))
      }
      pen.rect(x - 2, base - tall * 0.4, 4, tall * 0.5)
      pen.fill()
    }
  }
}

/** Towers and walls against the sky, with lit windows. */
function paintTowers(paint: GroundPaint): void {
  const { pen, hue, strength, next } = paint
  for (let i = 0; i < 2; i++) {
    const base = side * (0.62 + i * 0.2)
    for (let x = -8; x < side; x += 20 + next() * 22) {
      const [wide, tall] = [13 + next() * 15, 22 + next() * 60 - i * 12]
      pen.fillStyle = layerColor(paint, i)
      pen.fillRect(x, base - tall, wide, side)
      pen.beginPath()
      if (next() < 0.5) {
        pen.moveTo(x - 3, base - tall)
        pen.lineTo(x + wide / 2, base - tall - 15 - next() * 14)
        pen.lineTo(x + wide + 3, base - tall)
      } else for (let b = 0; b < 3; b++) pen.rect(x - 2 + (b * (wide + 1)) / 2.4, base - tall - 6, (wide + 4) / 5, 7)
      pen.fill()
      pen.fillStyle = hsl(hue + 18, Math.max(0.6, strength), 0.76, 0.85)
      if (next() < 0.7) pen.fillRect(x + wide * 0.4, base - tall * (0.4 + next() * 0.4), 2.6, 5)
    }
    pen.fillStyle = layerColor(paint, i)
    pen.fillRect(0, base, side, side)
  }
}

/** Rows of waves, with light on their crests. */
function paintWaves(paint: GroundPaint): void {
  const { pen, hue, strength, next } = paint
  for (let i = 0; i < 4; i++) {
    const base = side * (0.56 + i * 0.12)
    pen.fillStyle = hsl(hue + i * 8, strength * 0.8, 0.36 - i * 0.07, 0.85)
    pen.strokeStyle = hsl(hue + 8, strength, 0.85, 0.4)
    pen.lineWidth = 1.6
    pen.beginPath()
    const from = -next() * 40
    pen.moveTo(from, base)
    for (let x = from; x < side + 40; x += 40) {
      pen.quadraticCurveTo(x + 16, base - 20 - next() * 6, x + 24, base - 4)
      pen.quadraticCurveTo(x + 28, base + 6, x + 40, base)
    }
    pen.stroke()
    pen.lineTo(side + 40, side)
    pen.lineTo(from, side)
    pen.fill()
  }
}

/** Clouds torn by lightning. */
function paintStorm(paint: GroundPaint): void {
  const { pen, hue, strength, next } = paint
  paintMist(paint)
  for (let i = 0; i < 3; i++) {
    let [x, y] = [side * (0.15 + next() * 0.7), 0]
    pen.beginPath()
    pen.moveTo(x, y)
    while (y < side) {
      x += (next() - 0.5) * 40
      y += 14 + next() * 26
      pen.lineTo(x, y)
    }
    pen.lineJoin = 'miter'
    for (const [width, alpha] of [
      [6, 0.2],
      [2, 0.8],
    ] as const) {
      pen.lineWidth = width
      pen.strokeStyle = hsl(hue + 14, strength, 0.86, alpha)
      pen.stroke()
    }
  }
}

/** A night sky with stars and one band of them. */
function paintStars({ pen, hue, deep, strength, next }: GroundPaint): void {
  pen.save()
  pen.translate(side / 2, side / 2)
  pen.rotate(next() * 3)
  const band = pen.createLinearGradient(0, -46, 0, 46)
  band.addColorStop(0, hsl(deep, strength, 0.5, 0))
  band.addColorStop(0.5, hsl(hue + 30, strength, 0.66, 0.4))
  band.addColorStop(1, hsl(deep, strength, 0.5, 0))
  pen.fillStyle = band
  pen.fillRect(-side, -46, side * 2, 92)
  pen.restore()
  for (let i = 0; i < 70; i++) {
    const [x, y, r] = [next() * side, next() * side, next() ** 3 * 3.4 + 0.5]
    pen.fillStyle = hsl(hue + next() * 50, strength * 0.6, 0.9, 0.35 + next() * 0.6)
    pen.beginPath()
    pen.moveTo(x, y - r * 2)
    pen.quadraticCurveTo(x, y, x + r * 2, y)
    pen.quadraticCurveTo(x, y, x, y + r * 2)
    pen.quadraticCurveTo(x, y, x - r * 2, y)
    pen.quadraticCurveTo(x, y, x, y - r * 2)
    pen.fill()
  }
}

/** High mountains with snow on them. */
function paintPeaks(paint: GroundPaint): void {
  const { pen, hue, next } = paint
  for (let i = 0; i < 3; i++) {
    const base = side * (0.78 + i * 0.12)
    for (let x = -20 + next() * 30; x < side + 20; x += 46 + next() * 26) {
      const [tall, wide] = [56 + next() * 42 - i * 22, 40 + next() * 20]
      pen.fillStyle = layerColor(paint, i)
      pen.beginPath()
      pen.moveTo(x - wide, base)
      pen.lineTo(x, base - tall)
      pen.lineTo(x + wide, base)
      pen.fill()
      pen.fillStyle = hsl(hue + 10, 0.3, 0.86, 0.55 - i * 0.14)
      pen.beginPath()
      pen.moveTo(x, base - tall)
      pen.lineTo(x + wide * 0.3, base - tall * 0.7)
      pen.lineTo(x + wide * 0.12, base - tall * 0.76)
      pen.lineTo(x, base - tall * 0.62)
      pen.lineTo(x - wide * 0.12, base - tall * 0.78)
      pen.lineTo(x - wide * 0.28, base - tall * 0.72)
      pen.fill()
    }
    pen.fillStyle = layerColor(paint, i)
    pen.fillRect(0, base - 1, side, side)
  }
}
