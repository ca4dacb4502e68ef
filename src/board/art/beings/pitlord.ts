/** A pit lord: a mountain of hide with a bull's horns, tusks, a furnace for a throat, and a double-bladed glaive on its back. */
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
  scales,
  shape,
  solid,
  solids,
  teeth,
  throat,
} from './clay.ts'

const chest = closedPath([
  [0, 6],
  [50, 0, 82, 26],
  [128, 44, 140, 122],
  [0, 122],
])
const shoulder = pair([
  [42, 26],
  [54, -14, 104, -8],
  [150, 8, 146, 78],
  [128, 52, 104, 50],
  [74, 46, 42, 26],
])
const pauldron = pair([
  [58, 4],
  [80, -24, 116, -10],
  [142, 4, 144, 40],
  [118, 16, 58, 4],
])
const spike = (x: number, y: number, lean: number): Line => [
  [x - 9, y + 14],
  [x - 2 + lean * 0.3, y - 8, x + lean, y - 32],
  [x + 5 + lean * 0.3, y - 6, x + 9, y + 14],
]
const spikes = [spike(78, -10, 4), spike(102, -6, 12), spike(126, 6, 18)].flatMap((line) => pair(line))
const great: Line = [
  [24, -50],
  [56, -66, 92, -60],
  [126, -54, 126, -92],
  [124, -112, 104, -128],
  [148, -112, 148, -78],
  [146, -32, 94, -34],
  [56, -34, 38, -24],
]
const brow: Line = [
  [8, -58],
  [12, -78, 8, -100],
  [26, -86, 26, -54],
]
const skull = closedPath([
  [0, -66],
  [30, -68, 44, -46],
  [56, -22, 52, 2],
  [66, 24, 56, 52],
  [44, 76, 22, 82],
  [10, 84, 0, 84],
])
const crest = closedPath([
  [0, -72],
  [12, -58, 10, -30],
  [8, -14, 0, -8],
])
const ridges = pair([
  [3, -22],
  [18, -36, 36, -40],
  [54, -40, 58, -24],
  [46, -24, 40, -16],
  [24, -20, 9, -4],
])
const snout = closedPath([
  [0, -8],
  [14, -4, 20, 12],
  [22, 24, 14, 28],
  [6, 30, 0, 30],
])
const maw = closedPath([
  [0, 36],
  [26, 32, 42, 38],
  [44, 60, 26, 70],
  [10, 76, 0, 76],
])
const tusks: Line = [
  [34, 62],
  [54, 60, 54, 30],
  [56, 6, 44, -8],
  [72, 4, 72, 36],
  [70, 70, 36, 78],
]
const chin: Line = [
  [14, 74],
  [20, 92, 12, 108],
  [28, 98, 28, 72],
]

const glaive = {
  shaft: shape([
    [-132, 124],
    [-124, 126],
    [108, -116],
    [101, -122],
  ]),
  blade: shape([
    [86, -92],
    [92, -128, 128, -138],
    [112, -120, 116, -104],
    [122, -94, 142, -96],
    [122, -78, 100, -84],
    [92, -84, 86, -92],
  ]),
}

export function pitlord(clay: Clay): void {
  const { pen, light, fire } = clay
  const hide = { hue: 16, sat: 0.34 }
  glow(clay, { x: 0, y: -10, r: 148 }, 0.8)
  flames(clay, { x: 0, y: 60, w: 120, h: 180 }, 19, 0.4)
  solid(clay, glaive.shaft, { hue: 24, sat: 0.35, top: 0.3, low: 0.1, rim: 0.5, round: 4 })
  metal(clay, glaive.blade, -138, -78, true)
  solid(clay, chest, { ...hide, top: 0.24, low: 0.05, from: 0, to: 122, rim: 0.5, round: 20 })
  scales(clay, chest, 12, [0, 60], 0.28)
  cracks(clay, chest, [0, 104], 9, 70)
  solids(clay, shoulder, { ...hide, top: 0.3, low: 0.08, from: -10, to: 78, rim: 0.8, round: 16 })
  for (const one of spikes) metal(clay, one, -40, 20)
  for (const one of pauldron) metal(clay, one, -24, 40)
  horns(clay, great, [34, -40], [110, -126], 10)
  horns(clay, brow, [16, -58], [10, -98], 5)
  solid(clay, skull, { ...hide, top: 0.36, low: 0.12, from: -68, to: 84, rim: 0.75 })
  cracks(clay, skull, [0, -50], 7, 34)
  throat(clay, maw, 0, 54, 38)
  teeth(clay, [
    [34, 38, 3.4, 18],
    [24, 36, 3, 13],
    [14, 36, 3, 15],
    [5, 36, 2.6, 11],
    [30, 66, 3, -14],
    [19, 72, 3, -17],
    [8, 75, 2.8, -13],
  ])
  horns(clay, tusks, [44, 70], [48, -4], 5)
  horns(clay, chin, [20, 76], [14, 106], 3)
  solid(clay, snout, { ...hide, top: 0.38, low: 0.2, from: -8, to: 30, rim: 0.4, round: 7 })
  pen.fillStyle = 'rgba(4, 6, 0, 0.92)'
  for (const side of [1, -1]) {
    pen.beginPath()
    pen.ellipse(8 * side, 21, 4.6, 3.2, 0.4 * side, 0, 7)
    pen.fill()
  }
  solid(clay, crest, { ...hide, top: 0.42, low: 0.22, from: -72, to: -8, rim: 0.6, round: 6 })
  eyes(clay, { x: 27, y: -14, w: 14, h: 8, tilt: 0.34, pupil: false })
  solids(clay, ridges, { ...hide, top: 0.36, low: 0.14, from: -40, to: -4, rim: 0.85, round: 7 })
  glow(clay, { x: 0, y: 54, r: 56 }, 0.5 * fire, light.hue)
  pen.fillStyle = hsl(light.hue + 20, 1, 0.7, 0.14 * fire)
  pen.beginPath()
  pen.ellipse(0, 60, 60, 30, 0, 0, 7)
  pen.fill()
}
