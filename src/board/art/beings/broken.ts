/** A being bent by magic: a ridged brow, feelers at the chin, eyes like lamps under a torn hood. */
import { hsl } from '../paint.ts'
import {
  type Clay,
  closedPath,
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
} from './clay.ts'

const cloak = closedPath([
  [0, -108],
  [54, -102, 70, -50],
  [88, -4, 84, 40],
  [118, 60, 138, 122],
  [0, 122],
])
const inside = closedPath([
  [0, -84],
  [40, -82, 52, -38],
  [60, 10, 48, 56],
  [26, 84, 0, 88],
])
const skull = closedPath([
  [0, -72],
  [30, -72, 40, -38],
  [44, -4, 32, 22],
  [18, 42, 0, 44],
])
const ridge = closedPath([
  [0, -82],
  [16, -78, 22, -52],
  [18, -32, 8, -26],
  [4, -24, 0, -24],
])
const ear = pair([
  [38, -30],
  [70, -44, 100, -30],
  [74, -14, 42, 0],
])
const stump: Line = [
  [24, -68],
  [36, -88, 52, -92],
  [58, -84],
  [50, -66, 38, -52],
]
const brow = pair([
  [6, -24],
  [20, -34, 38, -30],
  [40, -22],
  [22, -24, 8, -16],
])
const feelers: readonly Line[] = [
  [
    [22, 20],
    [46, 42, 40, 88],
    [34, 100, 30, 88],
    [30, 56, 12, 34],
  ],
  [
    [4, 34],
    [20, 64, 14, 104],
    [8, 114, 4, 102],
    [8, 70, -6, 38],
  ],
]
const clasp = shape([
  [-18, 96],
  [0, 84],
  [18, 96],
  [0, 116],
])

export function broken(clay: Clay): void {
  const { pen, light, fire } = clay
  const hide = { hue: 205, sat: 0.14 }
  glow(clay, { x: 0, y: -10, r: 146 }, 0.7)
  flames(clay, { x: 0, y: 100, w: 120, h: 210 }, 17, 0.32)
  solids(clay, ear, { ...hide, top: 0.4, low: 0.18, from: -44, to: 0, rim: 0.8, round: 7 })
  solid(clay, cloak, { hue: light.far, sat: 0.22, top: 0.17, low: 0.04, from: -108, to: 122, rim: 0.75, round: 24 })
  for (let i = -5; i <= 5; i++) {
    pen.strokeStyle = 'rgba(0, 0, 0, 0.4)'
    pen.lineWidth = 4
    pen.beginPath()
    pen.moveTo(i * 10, 76)
    pen.quadraticCurveTo(i * 16, 96, i * 25, 122)
    pen.stroke()
  }
  pen.fillStyle = 'rgba(4, 3, 4, 0.94)'
  pen.fill(inside)
  horns(clay, stump, [30, -62], [56, -90], 3)
  solid(clay, skull, { ...hide, top: 0.5, low: 0.2, from: -72, to: 44, rim: 0.6 })
  solid(clay, ridge, { ...hide, top: 0.58, low: 0.32, from: -82, to: -24, rim: 0.6, round: 7 })
  for (let i = 0; i < 4; i++) {
    pen.strokeStyle = 'rgba(10, 14, 20, 0.6)'
    pen.lineWidth = 2
    pen.beginPath()
    pen.moveTo(-16 + i * 2, -70 + i * 12)
    pen.quadraticCurveTo(0, -62 + i * 12, 16 - i * 2, -70 + i * 12)
    pen.stroke()
  }
  for (const one of feelers.flatMap((line) => pair(line)))
    solid(clay, one, { ...hide, top: 0.46, low: 0.2, from: 20, to: 112, rim: 0.6, round: 6 })
  pen.fillStyle = 'rgba(6, 6, 10, 0.9)'
  for (const side of [1, -1]) {
    pen.beginPath()
    pen.ellipse(5 * side, 10, 3, 5, 0.3 * side, 0, 7)
    pen.fill()
  }
  eyes(clay, { x: 19, y: -13, w: 13, h: 8, tilt: -0.12, pupil: false })
  pen.fillStyle = hsl(light.hue + 20, 0.6, 0.95, 0.5 + 0.4 * fire)
  for (const side of [1, -1]) {
    pen.beginPath()
    pen.ellipse(19 * side, -13, 5, 3, 0, 0, 7)
    pen.fill()
  }
  solids(clay, brow, { ...hide, top: 0.46, low: 0.22, from: -34, to: -16, rim: 0.5, round: 5 })
  metal(clay, clasp, 84, 116, true)
  glow(clay, { x: 0, y: -14, r: 54 }, 0.4 * fire)
}
