/** A core hound: two heads on one burning back. */
import { hsl } from '../paint.ts'
import { type Clay, closedPath, cracks, eyes, flames, glow, pair, shape, solid, solids, teeth, throat } from './clay.ts'

const back = closedPath([
  [0, -66],
  [46, -72, 78, -34],
  [116, -6, 118, 60],
  [124, 100, 132, 120],
  [0, 120],
])
const skull = closedPath([
  [0, -56],
  [20, -60, 34, -46],
  [50, -26, 48, -2],
  [46, 22, 34, 36],
  [20, 44, 0, 44],
])
const ears = pair([
  [24, -48],
  [40, -78, 62, -96],
  [62, -64, 50, -26],
])
const tufts = [
  pair([
    [46, -16],
    [66, -14, 82, -2],
    [64, 8, 44, 12],
  ]),
  pair([
    [44, 10],
    [60, 20, 68, 38],
    [50, 36, 34, 34],
  ]),
]
const jaw = closedPath([
  [0, 36],
  [30, 34, 34, 48],
  [30, 74, 16, 86],
  [8, 92, 0, 92],
])
const mouth = closedPath([
  [0, 30],
  [24, 32, 28, 46],
  [24, 68, 14, 76],
  [6, 80, 0, 80],
])
const muzzle = closedPath([
  [0, -18],
  [14, -16, 18, 4],
  [30, 18, 32, 36],
  [26, 48, 14, 44],
  [6, 42, 0, 46],
])
const nose = closedPath([
  [0, 14],
  [13, 12, 16, 22],
  [10, 32, 0, 33],
])
const brow = pair([
  [5, -18],
  [20, -34, 46, -36],
  [44, -22, 40, -14],
  [24, -18, 9, -6],
])

function head(clay: Clay, x: number, y: number, size: number, turn: number): void {
  const { pen, light } = clay
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(size, size)
  const coat = { hue: light.far + 4, sat: 0.24, from: -60, to: 60 }
  solids(clay, ears, { ...coat, top: 0.24, low: 0.08, rim: 0.8, round: 8 })
  for (const tuft of tufts) solids(clay, tuft, { ...coat, top: 0.16, low: 0.08, rim: 0.7, round: 6 })
  solid(clay, jaw, { ...coat, top: 0.2, low: 0.08, to: 92, rim: 0.6 })
  throat(clay, mouth, 0, 54, 36)
  teeth(clay, [
    [22, 74, 3, -16],
    [13, 80, 3, -18],
    [5, 82, 2.4, -11],
  ])
  solid(clay, skull, { ...coat, top: 0.26, low: 0.1, rim: 0.75 })
  cracks(clay, skull, [0, -40], 5, 42)
  teeth(clay, [
    [26, 40, 3.6, 24],
    [17, 43, 3, 14],
    [8, 43, 2.8, 11],
  ])
  solid(clay, muzzle, { ...coat, top: 0.28, low: 0.18, rim: 0.4 })
  for (let i = 0; i < 4; i++) {
    pen.strokeStyle = 'rgba(6, 2, 1, 0.6)'
    pen.lineWidth = 1.6
    pen.beginPath()
    pen.moveTo(-14 - i, -4 + i * 6)
    pen.quadraticCurveTo(0, -12 + i * 6, 14 + i, -4 + i * 6)
    pen.stroke()
  }
  solid(clay, nose, { hue: light.far, sat: 0.2, top: 0.14, low: 0.04, from: 12, to: 33, rim: 0.5, round: 5 })
  pen.fillStyle = hsl(light.hue + 10, 1, 0.4)
  for (const side of [1, -1]) {
    pen.beginPath()
    pen.ellipse(7 * side, 25, 2.6, 3.6, 0.5 * side, 0, 7)
    pen.fill()
  }
  eyes(clay, { x: 23, y: -9, w: 12, h: 8, tilt: 0.42, pupil: false })
  solids(clay, brow, { ...coat, top: 0.26, low: 0.1, from: -38, to: -6, rim: 0.7, round: 6 })
  pen.restore()
}

export function hound(clay: Clay): void {
  const { light, fire } = clay
  glow(clay, { x: 0, y: 0, r: 140 }, 0.5)
  flames(clay, { x: 0, y: 0, w: 78, h: 130 }, 15, 0.55)
  solid(clay, back, { hue: light.far, sat: 0.26, top: 0.2, low: 0.05, rim: 0.7 })
  cracks(clay, back, [0, 10], 12, 110)
  for (let i = -3; i <= 3; i++) {
    const [x, y, tall] = [i * 22, -52 + Math.abs(i) * 11, 44 - Math.abs(i) * 5]
    const spine = shape([
      [x - 9, y + 16],
      [x - 4, y - tall * 0.5, x + i * 7, y - tall],
      [x + 8, y - tall * 0.3, x + 10, y + 16],
    ])
    solid(clay, spine, { hue: 26, sat: 0.3, top: 0.42, low: 0.1, from: y - tall, to: y + 16, rim: 0.8, round: 5 })
  }
  flames(clay, { x: 0, y: 20, w: 40, h: 60 }, 7, 0.35 * fire)
  head(clay, -50, 14, 0.86, -0.2)
  head(clay, 50, 20, 0.92, 0.17)
  glow(clay, { x: -48, y: 62, r: 40 }, 0.3 * fire)
  glow(clay, { x: 46, y: 72, r: 42 }, 0.3 * fire)
}
