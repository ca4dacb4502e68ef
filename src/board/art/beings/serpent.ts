/** Half serpent, half warrior: a flared hood, scales, pauldrons, and coils below. */
import { hsl } from '../paint.ts'
import {
  type Clay,
  closedPath,
  eyes,
  flames,
  glow,
  horns,
  metal,
  pair,
  scales,
  shape,
  solid,
  solids,
  teeth,
  throat,
} from './clay.ts'

const coil = closedPath([
  [0, 70],
  [80, 60, 124, 96],
  [140, 112, 136, 130],
  [0, 130],
])
const hood = pair([
  [10, -70],
  [40, -104, 74, -96],
  [70, -84, 72, -74],
  [92, -68, 100, -46],
  [88, -40, 84, -30],
  [98, -18, 94, 6],
  [70, 6, 52, 26],
  [34, 34, 20, 34],
])
const rays: readonly (readonly [number, number])[] = [
  [74, -96],
  [100, -46],
  [94, 6],
  [56, 26],
]
const arms = pair([
  [48, 34],
  [84, 30, 104, 52],
  [124, 80, 118, 120],
  [88, 124, 70, 122],
  [70, 84, 48, 60],
])
const torso = closedPath([
  [0, 18],
  [34, 22, 56, 36],
  [64, 62, 52, 90],
  [46, 110, 48, 124],
  [0, 124],
])
const neck = closedPath([
  [0, 0],
  [22, 4, 24, 24],
  [30, 38, 0, 46],
])
const head = closedPath([
  [0, -78],
  [20, -78, 28, -58],
  [40, -40, 36, -20],
  [32, -2, 20, 12],
  [12, 26, 0, 27],
])
const snout = closedPath([
  [0, -44],
  [10, -40, 12, -20],
  [20, -8, 20, 4],
  [14, 16, 0, 17],
])
const mouth = closedPath([
  [0, 10],
  [16, 10, 18, 4],
  [16, 24, 0, 27],
])
const brow = pair([
  [4, -34],
  [16, -50, 40, -50],
  [36, -38, 32, -32],
  [20, -36, 7, -25],
])
const crest = closedPath([
  [0, -132],
  [8, -104, 12, -82],
  [10, -60, 0, -48],
])
const horn = [
  [24, -60],
  [44, -72, 50, -96],
  [54, -112, 46, -126],
  [68, -110, 66, -88],
  [60, -62, 34, -48],
] as const
const pauldron = pair([
  [44, 44],
  [50, 20, 84, 16],
  [120, 22, 126, 58],
  [108, 54, 90, 58],
  [64, 62, 44, 44],
])
const thorns = [
  pair([
    [70, 20],
    [74, -2, 82, -16],
    [92, 4, 94, 20],
  ]),
  pair([
    [96, 24],
    [110, 6, 124, 0],
    [122, 22, 118, 36],
  ]),
]
const collar = pair([
  [0, 44],
  [24, 40, 40, 26],
  [54, 34, 58, 44],
  [34, 62, 0, 66],
])

export function serpent(clay: Clay): void {
  const { pen, light, fire } = clay
  glow(clay, { x: 0, y: -20, r: 140 }, 0.5)
  flames(clay, { x: 0, y: 6, w: 66, h: 138 }, 13, 0.42)
  solid(clay, coil, { hue: light.far, sat: 0.34, top: 0.18, low: 0.05, from: 60, to: 130, rim: 0.5 })
  scales(clay, coil, 12, [0, 80], 0.4)
  for (const [i, path] of hood.entries()) {
    const side = i === 0 ? 1 : -1
    solid(clay, path, { hue: light.hue, sat: 0.75, top: 0.3, low: 0.1, from: -100, to: 30, rim: 0.95, round: 12 })
    pen.save()
    pen.globalCompositeOperation = 'lighter'
    const skin = pen.createRadialGradient(16 * side, -24, 4, 30 * side, -24, 84)
    skin.addColorStop(0, hsl(light.hue + 20, 1, 0.42, 0.7))
    skin.addColorStop(1, hsl(light.hue, 0.9, 0.1, 0))
    pen.fillStyle = skin
    pen.fill(path)
    pen.restore()
    for (const [x, y] of rays) {
      pen.strokeStyle = hsl(light.far, 0.5, 0.05, 0.9)
      pen.lineWidth = 3.4
      pen.lineCap = 'round'
      pen.beginPath()
      pen.moveTo(18 * side, -14)
      pen.quadraticCurveTo(x * 0.6 * side, y * 0.6 - 14, x * side, y)
      pen.stroke()
    }
  }
  solids(clay, arms, { hue: light.far, sat: 0.3, top: 0.2, low: 0.06, from: 30, to: 120, rim: 0.6 })
  solid(clay, torso, { hue: light.far, sat: 0.3, top: 0.24, low: 0.08, from: 18, to: 124, rim: 0.4 })
  scales(clay, torso, 8, [0, 50], 0.4)
  for (let i = 0; i < 6; i++) {
    const [y, w] = [58 + i * 11, 27 - i * 1.4]
    const belly = shape([
      [-w, y],
      [0, y + 9, w, y],
      [w * 0.8, y + 12, 0, y + 14],
      [-w * 0.8, y + 12, -w, y],
    ])
    solid(clay, belly, { hue: light.hue + 20, sat: 0.5, top: 0.46, low: 0.2, from: y, to: y + 14, rim: 0.15, round: 4 })
  }
  for (const thorn of thorns) for (const one of thorn) metal(clay, one, -16, 40)
  for (const one of pauldron) metal(clay, one, 12, 62)
  for (const side of [1, -1]) {
    const stud = new Path2D()
    stud.arc(86 * side, 40, 8, 0, 7)
    throat(clay, stud, 86 * side, 40, 9)
  }
  solid(clay, neck, { hue: light.far, sat: 0.3, top: 0.18, low: 0.1, rim: 0.3 })
  for (const one of collar) metal(clay, one, 26, 66, true)
  horns(clay, horn, [30, -54], [48, -122], 6)
  solid(clay, crest, { hue: light.hue + 8, sat: 0.85, top: 0.5, low: 0.2, from: -132, to: -50, rim: 0.9, round: 5 })
  solid(clay, head, { hue: light.far, sat: 0.34, top: 0.28, low: 0.12, from: -78, to: 26, rim: 0.7 })
  scales(clay, head, 7, [0, -20], 0.48)
  throat(clay, mouth, 0, 14, 20)
  teeth(clay, [
    [14, 6, 2.4, 14],
    [6, 9, 1.8, 8],
  ])
  solid(clay, snout, { hue: light.far, sat: 0.32, top: 0.32, low: 0.2, from: -44, to: 16, rim: 0.35 })
  pen.fillStyle = 'rgba(8, 2, 0, 0.9)'
  for (const side of [1, -1]) {
    pen.beginPath()
    pen.ellipse(7 * side, 2, 1.8, 4, -0.4 * side, 0, 7)
    pen.fill()
  }
  eyes(clay, { x: 22, y: -28, w: 13, h: 8, tilt: 0.36 })
  solids(clay, brow, { hue: light.far, sat: 0.3, top: 0.28, low: 0.12, from: -50, to: -26, rim: 0.75, round: 5 })
  glow(clay, { x: 0, y: 20, r: 40 }, 0.3 * fire)
}
