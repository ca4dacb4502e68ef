/** An orc swollen with fel blood: tusks, a jaw like an anvil, bone spikes and glowing boils. */
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
  solid,
  solids,
  teeth,
  throat,
} from './clay.ts'

const chest = closedPath([
  [0, 20],
  [60, 8, 104, 40],
  [140, 66, 144, 122],
  [0, 122],
])
const shoulder = pair([
  [40, 30],
  [52, -14, 104, -10],
  [152, 2, 148, 80],
  [126, 52, 100, 54],
  [68, 56, 40, 30],
])
const spikes = (
  [
    [66, -4, 0],
    [92, -12, 8],
    [118, 0, 16],
  ] as const
).flatMap(([x, y, lean]) =>
  pair([
    [x - 10, y + 12],
    [x - 2, y - 10, x + lean, y - 40],
    [x + 6, y - 8, x + 10, y + 12],
  ]),
)
const topknot = closedPath([
  [0, -126],
  [10, -122, 14, -98],
  [20, -76, 12, -64],
  [0, -62],
])
const skull = closedPath([
  [0, -72],
  [30, -74, 44, -46],
  [52, -22, 48, -2],
  [68, 20, 62, 50],
  [50, 80, 20, 86],
  [8, 88, 0, 88],
])
const ear = pair([
  [44, -26],
  [70, -44, 92, -40],
  [76, -16, 48, -4],
])
const brow = pair([
  [2, -22],
  [18, -38, 38, -40],
  [54, -36, 54, -20],
  [40, -20, 32, -12],
  [16, -12, 6, -6],
])
const snout = closedPath([
  [0, -10],
  [12, -6, 18, 10],
  [20, 22, 0, 24],
])
const maw = closedPath([
  [0, 36],
  [26, 30, 42, 40],
  [44, 62, 24, 70],
  [10, 74, 0, 74],
])
const tusks: Line = [
  [26, 66],
  [44, 66, 46, 36],
  [46, 8, 36, -14],
  [64, 4, 64, 38],
  [60, 76, 28, 82],
]
const boils: readonly (readonly [x: number, y: number, r: number])[] = [
  [70, 24, 11],
  [94, 14, 8],
  [112, 40, 13],
  [34, 60, 8],
  [82, 76, 10],
  [-62, 20, 9],
  [-100, 30, 14],
  [-84, 62, 8],
  [-40, 82, 11],
  [-120, 58, 8],
]

export function brute(clay: Clay): void {
  const { pen, fire } = clay
  const hide = { hue: 6, sat: 0.48 }
  glow(clay, { x: 0, y: 0, r: 148 }, 0.7)
  flames(clay, { x: 0, y: 70, w: 116, h: 180 }, 15, 0.35)
  for (const one of spikes) metal(clay, one, -52, 12)
  solid(clay, chest, { ...hide, top: 0.26, low: 0.06, from: 8, to: 122, rim: 0.5, round: 20 })
  solids(clay, shoulder, { ...hide, top: 0.36, low: 0.1, from: -14, to: 80, rim: 0.85, round: 18 })
  for (const [x, y, r] of boils) {
    const boil = new Path2D()
    boil.arc(x, y, r, 0, 7)
    throat(clay, boil, x - r * 0.2, y - r * 0.2, r * 1.1)
    pen.strokeStyle = 'rgba(30, 4, 0, 0.7)'
    pen.lineWidth = 2
    pen.stroke(boil)
  }
  solid(clay, topknot, { hue: 20, sat: 0.15, top: 0.12, low: 0.05, from: -126, to: -62, rim: 0.6, round: 6 })
  solids(clay, ear, { ...hide, top: 0.36, low: 0.16, from: -44, to: -4, rim: 0.8, round: 7 })
  solid(clay, skull, { ...hide, top: 0.44, low: 0.14, from: -74, to: 88, rim: 0.75 })
  cracks(clay, skull, [20, -56], 4, 30)
  throat(clay, maw, 0, 54, 34)
  teeth(clay, [
    [32, 38, 3, 12],
    [20, 35, 3, 10],
    [8, 36, 3, 10],
    [20, 69, 3, -12],
    [8, 73, 3, -12],
  ])
  horns(clay, tusks, [38, 68], [40, -8], 5)
  solid(clay, snout, { ...hide, top: 0.44, low: 0.24, from: -10, to: 24, rim: 0.3, round: 6 })
  pen.fillStyle = 'rgba(6, 0, 0, 0.9)'
  for (const side of [1, -1]) {
    pen.beginPath()
    pen.ellipse(8 * side, 15, 4.4, 3.4, 0.3 * side, 0, 7)
    pen.fill()
  }
  eyes(clay, { x: 25, y: -8, w: 12, h: 8, tilt: 0.24, pupil: false })
  solids(clay, brow, { ...hide, top: 0.42, low: 0.18, from: -40, to: -4, rim: 0.7, round: 7 })
  glow(clay, { x: 0, y: 54, r: 50 }, 0.35 * fire)
}
