/** Beings of stone and fire: elementals whose stones float around a burning heart, giants whose stones have grown together. */
import { hsl } from '../paint.ts'
import {
  boulder,
  type Clay,
  closedPath,
  cracks,
  eyes,
  flames,
  glow,
  metal,
  pair,
  shape,
  solid,
  solids,
  throat,
} from './clay.ts'

export function elemental(clay: Clay): void {
  const { pen, light, fire, next } = clay
  glow(clay, { x: 0, y: 10, r: 145 }, 0.75)
  flames(clay, { x: 0, y: 60, w: 96, h: 180 }, 19, 0.5)
  flames(clay, { x: 0, y: 118, w: 44, h: 120 }, 9, 0.5)
  for (const side of [1, -1]) {
    boulder(clay, { x: 96 * side, y: 70 + next() * 8, r: 17 }, 0.9)
    boulder(clay, { x: 112 * side, y: 92, r: 24 }, 1.05)
    boulder(clay, { x: (126 - next() * 6) * side, y: 60, r: 9 })
  }
  const body = boulder(clay, { x: 0, y: 44, r: 50 }, 0.9, 0.85)
  throat(clay, heart, 0, 46, 26)
  cracks(clay, body, [0, 46], 11, 56)
  boulder(clay, { x: -26, y: 92, r: 18 }, 0.8)
  boulder(clay, { x: 24, y: 96, r: 20 }, 0.8)
  boulder(clay, { x: 0, y: 112, r: 15 }, 0.8)
  for (const side of [1, -1]) {
    const shoulder = boulder(clay, { x: 72 * side, y: 8, r: 40 }, 0.82, 1.15)
    cracks(clay, shoulder, [60 * side, 16], 5, 46)
    boulder(clay, { x: 58 * side, y: -34, r: 13 }, 1.6, 1.1)
    boulder(clay, { x: 88 * side, y: -36, r: 15 }, 1.7, 1.1)
    for (const cuff of [
      shape([
        [92 * side, 66],
        [114 * side, 56, 132 * side, 74],
        [128 * side, 80, 126 * side, 86],
        [110 * side, 72, 92 * side, 78],
      ]),
    ])
      metal(clay, cuff, 56, 86, true)
  }
  const head = boulder(clay, { x: 0, y: -36, r: 32 }, 1.05, 1.25)
  cracks(clay, head, [0, -58], 4, 30)
  solids(clay, crags, { hue: light.far, sat: 0.22, top: 0.34, low: 0.12, from: -104, to: -50, rim: 0.7, round: 6 })
  eyes(clay, { x: 13, y: -36, w: 10, h: 6, tilt: 0.26, pupil: false })
  solids(clay, brows, { hue: light.far, sat: 0.2, top: 0.26, low: 0.12, from: -56, to: -36, rim: 0.6, round: 5 })
  throat(clay, jaw, 0, -14, 16)
  for (let i = 0; i < 26; i++) {
    pen.fillStyle = hsl(light.hue + 24, 1, 0.7, 0.3 + next() * 0.6)
    pen.beginPath()
    pen.arc((next() - 0.5) * 240, 100 - next() * 220, 0.6 + next() * 1.8 * fire, 0, 7)
    pen.fill()
  }
  glow(clay, { x: 0, y: 46, r: 60 }, 0.5 * fire)
}

const heart = shape([
  [-8, 24],
  [4, 30, 14, 22],
  [18, 40, 26, 46],
  [12, 56, 8, 70],
  [-4, 60, -16, 64],
  [-12, 48, -22, 40],
  [-10, 36, -8, 24],
])
const crags = pair([
  [14, -60],
  [24, -84, 42, -104],
  [42, -74, 32, -48],
])
const brows = pair([
  [2, -38],
  [14, -52, 34, -50],
  [30, -42, 28, -38],
  [14, -44, 4, -34],
])
const jaw = shape([
  [-15, -17],
  [-7, -12, 0, -15],
  [7, -12, 15, -17],
  [10, -6, 0, -8],
  [-10, -6, -15, -17],
])

const hulk = closedPath([
  [0, -52],
  [40, -74, 84, -58],
  [132, -34, 134, 40],
  [130, 90, 128, 120],
  [0, 120],
])
const shoulders = pair([
  [30, -42],
  [56, -92, 104, -74],
  [142, -50, 138, 8],
  [112, 30, 78, 16],
  [44, 2, 30, -42],
])
const chest = closedPath([
  [0, 18],
  [44, 14, 66, 40],
  [70, 84, 56, 120],
  [0, 120],
])
const face = closedPath([
  [0, -40],
  [24, -42, 34, -20],
  [40, 4, 34, 28],
  [28, 54, 14, 62],
  [6, 66, 0, 66],
])
const forehead = pair([
  [0, -16],
  [10, -24, 22, -26],
  [38, -32, 46, -16],
  [42, -4, 36, -2],
  [20, -8, 6, 4],
  [0, 4],
])
const nose = closedPath([
  [0, -8],
  [7, 0, 9, 16],
  [10, 24, 0, 26],
])
const beard = [
  [-26, 34, 15],
  [26, 34, 15],
  [-16, 54, 15],
  [16, 54, 15],
  [0, 66, 17],
  [0, 44, 0],
] as const
const spikes = [
  pair([
    [60, -70],
    [62, -104, 76, -126],
    [86, -94, 88, -68],
  ]),
  pair([
    [96, -66],
    [110, -92, 130, -98],
    [126, -70, 122, -46],
  ]),
  pair([
    [38, -58],
    [38, -78, 46, -92],
    [56, -74, 60, -62],
  ]),
]

export function giant(clay: Clay): void {
  const { light, fire } = clay
  const stone = { hue: light.far + 6, sat: 0.2 }
  glow(clay, { x: 0, y: 0, r: 145 }, 0.6)
  flames(clay, { x: 0, y: -20, w: 100, h: 110 }, 15, 0.35)
  solid(clay, hulk, { ...stone, top: 0.18, low: 0.05, rim: 0.6 })
  for (const one of spikes)
    solids(clay, one, { ...stone, top: 0.36, low: 0.1, from: -126, to: -50, rim: 0.85, round: 7 })
  for (const [i, path] of shoulders.entries()) {
    solid(clay, path, { ...stone, top: 0.3, low: 0.09, from: -90, to: 30, rim: 0.7, round: 18 })
    cracks(clay, path, [i === 0 ? 84 : -84, -24], 9, 62)
  }
  solid(clay, chest, { ...stone, top: 0.16, low: 0.06, from: 10, to: 120, rim: 0.3 })
  cracks(clay, chest, [0, 70], 14, 70)
  for (const side of [1, -1]) {
    const fist = boulder(clay, { x: 104 * side, y: 92, r: 36 }, 0.85, 1.1)
    cracks(clay, fist, [104 * side, 84], 5, 36)
    for (let i = 0; i < 3; i++) boulder(clay, { x: (84 + i * 20) * side, y: 104, r: 11 }, 1.2, 1.05)
  }
  solid(clay, face, { ...stone, top: 0.26, low: 0.12, from: -42, to: 66, rim: 0.45 })
  for (const [x, y, r] of beard) if (r > 0) boulder(clay, { x, y, r }, 1.15, 1.15)
  throat(clay, maw, 0, 38, 18)
  eyes(clay, { x: 18, y: 2, w: 11, h: 6, tilt: 0.2, pupil: false })
  solids(clay, forehead, { ...stone, top: 0.36, low: 0.14, from: -32, to: 4, rim: 0.65, round: 8 })
  solid(clay, nose, { ...stone, top: 0.3, low: 0.2, from: -8, to: 26, rim: 0.4, round: 6 })
  glow(clay, { x: 0, y: 40, r: 46 }, 0.4 * fire)
}

const maw = shape([
  [-17, 36],
  [-8, 32, 0, 34],
  [8, 32, 17, 36],
  [12, 48, 0, 46],
  [-12, 48, -17, 36],
])
