/** A lord of fire: a horned mask in a storm of flame, a hammer in its fist. While out of reach it is under the surface, except for horns and eyes. */
import { hsl } from '../paint.ts'
import {
  type Clay,
  closedPath,
  cracks,
  eyes,
  flames,
  glow,
  horns,
  type Line,
  metal,
  pair,
  shape,
  solid,
  solids,
  teeth,
  throat,
} from './clay.ts'

const mask = closedPath([
  [0, -66],
  [22, -70, 36, -50],
  [50, -30, 44, -4],
  [40, 18, 26, 34],
  [14, 48, 0, 50],
])
const brow = pair([
  [2, -26],
  [14, -36, 30, -46],
  [48, -54, 64, -44],
  [54, -34, 48, -24],
  [28, -30, 8, -12],
])
const maw = closedPath([
  [0, 8],
  [18, 8, 26, 16],
  [24, 36, 12, 42],
  [6, 45, 0, 45],
])
const cheek = pair([
  [46, -16],
  [58, 0, 54, 30],
  [42, 44, 30, 50],
  [38, 26, 40, 4],
])
const nose = closedPath([
  [0, -24],
  [6, -14, 8, -2],
  [6, 6, 0, 7],
])
const horn: Line = [
  [28, -54],
  [60, -66, 74, -94],
  [80, -116, 66, -138],
  [104, -116, 102, -84],
  [94, -46, 44, -36],
]
const side: Line = [
  [46, -24],
  [74, -24, 92, -40],
  [104, -52, 106, -66],
  [118, -42, 104, -22],
  [86, -2, 48, -4],
]
const body = closedPath([
  [0, 30],
  [50, 24, 86, 44],
  [116, 62, 118, 96],
  [112, 116, 96, 124],
  [0, 124],
])
const shoulder = pair([
  [40, 46],
  [56, 14, 96, 20],
  [134, 30, 130, 76],
  [104, 58, 84, 66],
  [60, 70, 40, 46],
])
const crown = pair([
  [56, 24],
  [58, 4, 68, -10],
  [78, 6, 82, 22],
])

const hammer = {
  shaft: shape([
    [104, 124],
    [112, 124],
    [124, -30],
    [116, -31],
  ]),
  head: shape([
    [88, -66],
    [118, -80, 146, -70],
    [150, -50, 147, -28],
    [120, -22, 92, -30],
    [84, -46, 88, -66],
  ]),
}

export function lord(clay: Clay): void {
  const { light, fire } = clay
  glow(clay, { x: 0, y: 0, r: 150 }, 1)
  flames(clay, { x: 0, y: 90, w: 118, h: 220 }, 23, 0.6)
  flames(clay, { x: 0, y: 40, w: 70, h: 170 }, 13, 0.5)
  solid(clay, hammer.shaft, { hue: 24, sat: 0.3, top: 0.3, low: 0.1, rim: 0.6, round: 4 })
  metal(clay, hammer.head, -80, -22, true)
  cracks(clay, hammer.head, [118, -48], 8, 30)
  solid(clay, body, { hue: light.hue, sat: 0.75, top: 0.2, low: 0.06, from: 24, to: 124, rim: 1 })
  cracks(clay, body, [0, 66], 22, 120)
  flames(clay, { x: 0, y: 124, w: 110, h: 96 }, 17, 0.55)
  for (const one of crown) metal(clay, one, -10, 24)
  for (const [i, one] of shoulder.entries()) {
    solid(clay, one, { hue: light.far, sat: 0.25, top: 0.32, low: 0.08, from: 14, to: 76, rim: 0.9 })
    cracks(clay, one, [i === 0 ? 90 : -90, 40], 7, 44)
  }
  visage(clay)
  flames(clay, { x: -96, y: 70, w: 22, h: 70 }, 5, 0.4)
  glow(clay, { x: 0, y: 26, r: 60 }, 0.6 * fire)
}

function visage(clay: Clay): void {
  const { light } = clay
  flames(clay, { x: 0, y: -40, w: 44, h: 100 }, 9, 0.6)
  horns(clay, horn, [38, -48], [72, -134], 7)
  horns(clay, side, [50, -14], [108, -60], 5)
  solid(clay, mask, { hue: light.far, sat: 0.3, top: 0.3, low: 0.12, from: -70, to: 50, rim: 0.85 })
  cracks(clay, mask, [0, -56], 9, 54)
  throat(clay, maw, 0, 24, 28)
  teeth(clay, [
    [19, 13, 2.8, 17],
    [11, 11, 2.4, 11],
    [4, 10, 2, 9],
    [15, 41, 2.6, -14],
    [7, 45, 2.4, -11],
  ])
  solids(clay, cheek, { hue: light.far, sat: 0.28, top: 0.26, low: 0.14, from: -16, to: 50, rim: 0.7, round: 7 })
  solid(clay, nose, { hue: light.far, sat: 0.25, top: 0.34, low: 0.2, from: -24, to: 7, rim: 0.3, round: 4 })
  eyes(clay, { x: 24, y: -14, w: 14, h: 9, tilt: 0.4, pupil: false })
  solids(clay, brow, { hue: light.far, sat: 0.26, top: 0.34, low: 0.12, from: -54, to: -12, rim: 0.9, round: 6 })
}

/** The lava surface: its glow, waves and bubbles, and what sticks out. */
export function sunken(clay: Clay): void {
  const { pen, light, fire, next } = clay
  glow(clay, { x: 0, y: 60, r: 150 }, 0.9)
  flames(clay, { x: 0, y: 84, w: 120, h: 70 }, 17, 0.35)
  pen.save()
  pen.translate(0, 44)
  pen.beginPath()
  pen.rect(-150, -220, 300, 222)
  pen.clip()
  visage(clay)
  pen.restore()
  for (let i = 0; i < 7; i++) {
    const y = 46 + i * 11
    const wave = new Path2D()
    wave.moveTo(-150, 130)
    wave.lineTo(-150, y)
    for (let x = -150; x <= 150; x += 25)
      wave.quadraticCurveTo(x + 12, y + (next() - 0.5) * 14 - 3, x + 25, y + (next() - 0.5) * 5)
    wave.lineTo(150, 130)
    wave.closePath()
    const lava = pen.createRadialGradient(0, y, 0, 0, y, 140)
    lava.addColorStop(0, hsl(light.hue + 26 - i * 4, 1, 0.56 - i * 0.05, 0.85))
    lava.addColorStop(0.5, hsl(light.hue + 6, 1, 0.34 - i * 0.03, 0.9))
    lava.addColorStop(1, hsl(light.far, 0.8, 0.12, 0.2))
    pen.fillStyle = lava
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
  glow(clay, { x: 0, y: 54, r: 110 }, 0.4 * fire)
}
