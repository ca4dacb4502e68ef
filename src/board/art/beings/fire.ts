/** What burns: glows, flames, cracks, eyes, throats, sparks, lava. */
import type { Rect, Round } from '../../places/pack.ts'
import { hsl } from '../paint.ts'
import type { Clay } from './clay.ts'
import type { Point } from './lines.ts'

/** Cracks with fire shining through, from a point outward. */
export function cracks(clay: Clay, path: Path2D, [x, y]: Point, n: number, length: number): void {
  const { pen, light, fire, next } = clay
  const [near, middle, end] = [new Path2D(), new Path2D(), new Path2D()]
  for (let i = 0; i < n; i++) {
    let angle = (i / n) * Math.PI * 2 + next()
    let [cx, cy] = [x + (next() - 0.5) * 12, y + (next() - 0.5) * 12]
    const steps = 3 + Math.floor(next() * 4)
    for (let step = 0; step < steps; step++) {
      const third = Math.floor((step / steps) * 3)
      const part = third === 0 ? near : third === 1 ? middle : end
      part.moveTo(cx, cy)
      angle += (next() - 0.5) * 1.3
      const far = (length / steps) * (0.6 + next() * 0.8)
      cx += Math.cos(angle) * far
      cy += Math.sin(angle) * far
      part.lineTo(cx, cy)
    }
  }
  pen.save()
  pen.clip(path)
  pen.lineCap = 'round'
  for (const [i, part] of [near, middle, end].entries())
    for (const [width, bright, alpha] of [
      [8, 0.4, 0.16],
      [4.4, 0.48, 0.3],
      [2.2, 0.6, 0.95],
    ] as const) {
      pen.lineWidth = width * (1 - i * 0.26)
      pen.strokeStyle = hsl(light.hue + 24 - i * 8, 1, bright * (0.45 + 0.55 * fire), alpha)
      pen.stroke(part)
    }
  pen.restore()
}

/** A glow in the air. */
export function glow({ pen, light: { hue } }: Clay, { x, y, r }: Round, alpha: number): void {
  const shine = pen.createRadialGradient(x, y, 0, x, y, r)
  shine.addColorStop(0, hsl(hue + 22, 1, 0.72, alpha))
  shine.addColorStop(0.35, hsl(hue + 6, 1, 0.48, alpha * 0.55))
  shine.addColorStop(1, hsl(hue, 0.95, 0.3, 0))
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  pen.fillStyle = shine
  pen.fillRect(x - r, y - r, r * 2, r * 2)
  pen.restore()
}

/** Flames on a line from `x - w` to `x + w`, highest in the middle. */
export function flames(clay: Clay, { x, y, w, h }: Rect, n: number, alpha: number): void {
  const { pen, light, fire, next } = clay
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  for (let i = 0; i < n; i++) {
    const part = (i + 0.5) / n
    const at = x + (part * 2 - 1) * w + (next() - 0.5) * (w / n)
    const tall = h * (0.45 + 0.55 * Math.sin(part * Math.PI)) * (0.65 + next() * 0.5) * (0.55 + 0.45 * fire)
    const wide = Math.max(3, (w / n) * (1.5 + next()))
    const lean = (next() - 0.5) * tall * 0.35 + (part - 0.5) * tall * 0.3
    const up = pen.createLinearGradient(0, y, 0, y - tall)
    up.addColorStop(0, hsl(light.hue + 30, 1, 0.62, 0))
    up.addColorStop(0.16, hsl(light.hue + 28, 1, 0.6, alpha * 0.75))
    up.addColorStop(0.42, hsl(light.hue + 14, 1, 0.5, alpha * 0.7))
    up.addColorStop(0.75, hsl(light.hue, 0.95, 0.36, alpha * 0.45))
    up.addColorStop(1, hsl(light.far, 0.9, 0.25, 0))
    pen.fillStyle = up
    pen.beginPath()
    pen.moveTo(at - wide, y)
    pen.bezierCurveTo(
      at - wide * 1.2,
      y - tall * 0.4,
      at + lean * 0.2 - wide * 0.2,
      y - tall * 0.55,
      at + lean,
      y - tall,
    )
    pen.bezierCurveTo(at + lean * 0.4 + wide * 0.7, y - tall * 0.6, at + wide * 1.3, y - tall * 0.3, at + wide, y)
    pen.closePath()
    pen.fill()
  }
  pen.restore()
}

interface Eyes extends Rect {
  /** How far their outer ends are raised. */
  tilt: number
  pupil?: boolean | undefined
}

/** Two burning eyes, `x` left and right of the middle. */
export function eyes(clay: Clay, { x, y, w, h, tilt, pupil = false }: Eyes): void {
  const { pen, light, fire } = clay
  for (const side of [1, -1]) {
    glow(clay, { x: x * side, y, r: w * (1.6 + fire) }, 0.3 + 0.4 * fire)
    pen.save()
    pen.translate(x * side, y)
    pen.scale(side, 1)
    pen.rotate(-tilt)
    const almond = new Path2D()
    almond.moveTo(-w, h * 0.3)
    almond.quadraticCurveTo(-w * 0.1, -h * 1.25, w, -h * 0.35)
    almond.quadraticCurveTo(w * 0.2, h * 1.15, -w, h * 0.3)
    almond.closePath()
    const iris = pen.createRadialGradient(0, 0, 0, 0, 0, w * 1.05)
    iris.addColorStop(0, hsl(light.hue + 36, 1, 0.5 + 0.44 * fire))
    iris.addColorStop(0.5, hsl(light.hue + 24, 1, 0.34 + 0.28 * fire))
    iris.addColorStop(1, hsl(light.hue, 1, 0.2 + 0.22 * fire))
    pen.fillStyle = iris
    pen.fill(almond)
    if (pupil) {
      pen.fillStyle = 'rgba(18, 5, 0, 0.94)'
      pen.beginPath()
      pen.ellipse(w * 0.06, -h * 0.08, w * 0.13, h * 0.62, tilt * 0.6, 0, 7)
      pen.fill()
    }
    pen.strokeStyle = 'rgba(6, 2, 0, 0.8)'
    pen.lineWidth = 1.1
    pen.stroke(almond)
    pen.restore()
  }
}

/** A fiery throat, or any glowing hole. */
export function throat(clay: Clay, path: Path2D, { x, y, r }: Round): void {
  const { pen, light, fire } = clay
  const hot = pen.createRadialGradient(x, y, 0, x, y, r)
  hot.addColorStop(0, hsl(light.hue + 34, 1, 0.38 + 0.54 * fire))
  hot.addColorStop(0.38, hsl(light.hue + 18, 1, 0.24 + 0.34 * fire))
  hot.addColorStop(0.75, hsl(light.hue, 1, 0.12 + 0.22 * fire))
  hot.addColorStop(1, hsl(light.far, 0.9, 0.07))
  pen.fillStyle = hot
  pen.fill(path)
  glow(clay, { x, y, r: r * 1.7 }, 0.4 * fire)
}

/** Sparks that rise from the bottom left corner `x`, `y`. */
export function sparks({ pen, light, fire, next }: Clay, { x, y, w, h }: Rect, n: number): void {
  for (let i = 0; i < n; i++) {
    pen.fillStyle = hsl(light.hue + 24, 1, 0.7, 0.3 + next() * 0.6)
    pen.beginPath()
    pen.arc(x + next() * w, y - next() * h, 0.6 + next() * 1.8 * fire, 0, 7)
    pen.fill()
  }
}

/** A lake of lava over the lower half, with waves and bubbles; it ends softly on both sides. */
export function lava({ pen, light, next }: Clay): void {
  for (let i = 0; i < 7; i++) {
    const y = 46 + i * 11
    const wave = new Path2D()
    wave.moveTo(-150, 130)
    wave.lineTo(-150, y)
    for (let x = -150; x <= 150; x += 25)
      wave.quadraticCurveTo(x + 12, y + (next() - 0.5) * 14 - 3, x + 25, y + (next() - 0.5) * 5)
    wave.lineTo(150, 130)
    wave.closePath()
    const heat = pen.createRadialGradient(0, y, 0, 0, y, 140)
    heat.addColorStop(0, hsl(light.hue + 26 - i * 4, 1, 0.56 - i * 0.05, 0.85))
    heat.addColorStop(0.5, hsl(light.hue + 6, 1, 0.34 - i * 0.03, 0.9))
    heat.addColorStop(1, hsl(light.far, 0.8, 0.12, 0.2))
    pen.fillStyle = heat
    pen.fill(wave)
    pen.strokeStyle = hsl(light.hue + 34, 1, 0.7, 0.4)
    pen.lineWidth = 1
    pen.stroke(wave)
  }
  for (let i = 0; i < 16; i++) {
    const [x, y, r] = [(next() - 0.5) * 220, 54 + next() * 50, 2 + next() * 6]
    pen.fillStyle = hsl(light.hue + 30, 1, 0.66, 0.7)
    pen.beginPath()
    pen.arc(x, y, r, Math.PI, 0)
    pen.fill()
    pen.fillStyle = hsl(light.hue, 1, 0.24, 0.6)
    pen.beginPath()
    pen.ellipse(x, y, r, r * 0.3, 0, 0, 7)
    pen.fill()
  }
  pen.globalCompositeOperation = 'destination-out'
  for (const side of [1, -1]) {
    const shore = pen.createLinearGradient(96 * side, 0, 148 * side, 0)
    shore.addColorStop(0, 'rgba(0, 0, 0, 0)')
    shore.addColorStop(1, 'rgba(0, 0, 0, 1)')
    pen.fillStyle = shore
    pen.fillRect(side > 0 ? 96 : -152, -142, 56, 264)
  }
  pen.globalCompositeOperation = 'source-over'
}
